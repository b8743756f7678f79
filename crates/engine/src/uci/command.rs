//! Parsing of lines into commands. The parser is pure: the same text gives the same command or the
//! same error, and no state changes.

use std::borrow::Cow;

use super::go::Go;
use super::notation::MoveText;
use super::number::number;
use super::option::{self, Setting};
use crate::board::{FenError, FenRepair, Position, quoted};
use crate::search::MAX_PLY;

/// Greatest depth of perft that is accepted. A count that deep may never end by itself, but `stop`
/// ends it.
const DEEPEST_PERFT: i64 = 64;

/// A command of the protocol, or one of the engine's own (`bench`, `perft`, `eval`, `weights`,
/// `d`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Command {
    /// Prints the engine's name and options.
    Uci,
    /// Answers `readyok`: at once while a search runs, else when everything requested before is
    /// done.
    IsReady,
    /// `debug on|off`, which changes nothing here.
    Debug,
    /// `register ...`, which changes nothing here.
    Register,
    /// Sets an option.
    SetOption(Setting),
    /// Announces that the next position belongs to another game.
    NewGame,
    /// Sets up a position.
    Position(Setup),
    /// Searches the position of the game.
    Go(Go),
    /// Announces that the opponent has played the move that the search ponders on.
    PonderHit,
    /// Ends every search that was requested before.
    Stop,
    /// Ends the program.
    Quit,
    /// Searches the fixed set of positions, to the given depth or else the usual one.
    Bench(Option<u32>),
    /// Counts the positions this number of plies below a position, move by move.
    Perft(u32, Subject),
    /// Prints the evaluation: the network's value, or the classical one term by term.
    Eval(Subject),
    /// Prints the shipped weights of the evaluation in the format that the option `WeightsFile`
    /// reads.
    Weights,
    /// Draws the board.
    Draw(Subject),
}

/// A position and the moves that were played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The first position of the game.
    pub root: Box<Position>,
    /// Impossible parts of the FEN, which were left out.
    pub repairs: Vec<FenRepair>,
    /// The moves played from there. They may be illegal.
    pub moves: Vec<MoveText>,
}

/// The position that a command is about, or `None` for the position of the game.
pub type Subject = Option<Box<Position>>;

/// A fault in a line. With every fault but `PassedOver` the line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Wrong {
    /// The line is not text.
    #[error("the line is not UTF-8 from byte {} on", .valid + 1)]
    NotText {
        /// Number of bytes before the fault, which are valid UTF-8.
        valid: usize,
    },
    /// The line is too long to be kept. It was read to its end and dropped.
    #[error("the line is longer than {limit} bytes")]
    TooLong {
        /// Greatest length of a line, in bytes.
        limit: usize,
    },
    /// The first word is not the name of a command.
    #[error("unknown command {0}")]
    Unknown(String),
    /// The words before a command are unknown. The command is executed all the same.
    #[error("unknown words are passed over: {0}")]
    PassedOver(String),
    /// Something after the first word is wrong.
    #[error("{place}: {reason}")]
    Argument {
        /// The command, with the part of it that is wrong.
        place: String,
        /// Description of the fault.
        reason: String,
    },
    /// A FEN is wrong.
    #[error("{command}: {error}")]
    Fen {
        /// Name of the command.
        command: &'static str,
        /// The wrong field and the reason.
        error: FenError,
    },
}

/// The names of all commands.
const NAMES: [&str; 16] = [
    "uci",
    "isready",
    "ucinewgame",
    "debug",
    "register",
    "setoption",
    "position",
    "go",
    "ponderhit",
    "stop",
    "quit",
    "bench",
    "perft",
    "eval",
    "weights",
    "d",
];

/// Returns the unknown words at the beginning of a line as a fault, and the command after them. The
/// command begins with the first word that is the name of a command. Returns `None` if that is the
/// first word of the line, if there is no such word, or if the command has a fault, is a bare `go`,
/// or is a `go` with words that would be left out.
pub(super) fn behind_unknown_words(line: &[u8]) -> Option<(Wrong, &[u8])> {
    let mut rest = line.trim_ascii_start();
    while !rest.is_empty() {
        let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        if NAMES.iter().any(|name| name.as_bytes() == &rest[..length]) {
            break;
        }
        rest = rest[length..].trim_ascii_start();
    }
    let unknown = line[..line.len() - rest.len()].trim_ascii();
    if unknown.is_empty() || rest.is_empty() {
        return None;
    }
    let is_whole = match parse(rest) {
        Ok(Some(Command::Go(go))) => go.notes.is_empty() && rest.trim_ascii() != b"go",
        command => command.is_ok(),
    };
    is_whole.then(|| (Wrong::PassedOver(quoted(&String::from_utf8_lossy(unknown))), rest))
}

/// Parses a line. Returns `None` for a blank line.
///
/// A line whose first word is `go` never has a fault, because its sender waits for the end of a
/// search: unknown words are left out. The exception is `go perft`, which starts no search and can
/// be wrong.
pub fn parse(line: &[u8]) -> Result<Option<Command>, Wrong> {
    let line = match str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) if is(line, "go") => String::from_utf8_lossy(line),
        Err(error) => return Err(Wrong::NotText { valid: error.valid_up_to() }),
    };
    let mut words = line.split_ascii_whitespace();
    let Some(name) = words.next() else { return Ok(None) };
    let command = match name {
        "uci" => alone(name, words, Command::Uci),
        "isready" => alone(name, words, Command::IsReady),
        "ucinewgame" => alone(name, words, Command::NewGame),
        "ponderhit" => alone(name, words, Command::PonderHit),
        "stop" => alone(name, words, Command::Stop),
        "quit" => alone(name, words, Command::Quit),
        "register" => Ok(Command::Register),
        "debug" => match words.next() {
            Some("on" | "off") => alone(name, words, Command::Debug),
            other => {
                let found = other.map_or_else(|| "nothing".to_owned(), quoted);
                wrong(name, format!("expected `on` or `off`, found {found}"))
            }
        },
        "setoption" => option::parse(&line.trim_ascii_start()[name.len()..]).map(Command::SetOption),
        "position" => setup(words).map(Command::Position),
        "go" => {
            let mut ahead = words.clone();
            if ahead.next() == Some("perft") {
                let depth = depth("go perft", ahead.next(), DEEPEST_PERFT)?;
                alone("go perft", ahead, Command::Perft(depth, None))
            } else {
                Ok(Command::Go(Go::parse(words)))
            }
        }
        "bench" => match words.next() {
            None => Ok(Command::Bench(None)),
            word => {
                let depth = depth(name, word, MAX_PLY as i64)?;
                alone(name, words, Command::Bench(Some(depth)))
            }
        },
        "perft" => Ok(Command::Perft(depth(name, words.next(), DEEPEST_PERFT)?, subject("perft", words)?)),
        "eval" => subject("eval", words).map(Command::Eval),
        "weights" => alone(name, words, Command::Weights),
        "d" => subject("d", words).map(Command::Draw),
        _ => Err(Wrong::Unknown(quoted(name))),
    };
    command.map(Some)
}

/// Returns true if the first word of a line is `name`.
pub(super) fn is(line: &[u8], name: &str) -> bool {
    let line = line.trim_ascii_start();
    line.strip_prefix(name.as_bytes()).is_some_and(|rest| rest.first().is_none_or(u8::is_ascii_whitespace))
}

fn wrong<T>(place: &str, reason: String) -> Result<T, Wrong> {
    Err(Wrong::Argument { place: place.to_owned(), reason })
}

/// Returns the command if no word follows, else a fault.
fn alone<'a>(
    place: &str,
    mut words: impl Iterator<Item = &'a str>,
    command: Command,
) -> Result<Command, Wrong> {
    match words.next() {
        None => Ok(command),
        Some(word) => wrong(place, format!("unexpected {}", quoted(word))),
    }
}

fn depth(place: &str, word: Option<&str>, deepest: i64) -> Result<u32, Wrong> {
    let Some(word) = word else { return wrong(place, "the depth is missing".to_owned()) };
    match number(word) {
        Some(depth) if (1..=deepest).contains(&depth) => Ok(depth as u32),
        _ => wrong(place, format!("expected a depth from 1 to {deepest}, found {}", quoted(word))),
    }
}

/// Parses the rest of the line as a FEN. Returns `None` if nothing follows.
fn subject<'a>(command: &'static str, words: impl Iterator<Item = &'a str>) -> Result<Subject, Wrong> {
    let mut words = words.peekable();
    if words.peek().is_none() {
        return Ok(None);
    }
    let (position, repairs) = fen(command, words)?;
    // These commands must show the very position of the text, so a FEN with impossible parts is
    // refused.
    match repairs.into_iter().next() {
        Some(FenRepair { error, .. }) => Err(Wrong::Fen { command, error }),
        None => Ok(Some(position)),
    }
}

fn fen<'a>(
    command: &'static str,
    words: impl Iterator<Item = &'a str>,
) -> Result<(Box<Position>, Vec<FenRepair>), Wrong> {
    // One field more than a FEN has is enough to detect that there are too many.
    let text = words.take(7).collect::<Vec<_>>().join(" ");
    let (position, repairs) =
        Position::from_foreign_fen(&text).map_err(|error| Wrong::Fen { command, error })?;
    Ok((Box::new(position), repairs))
}

fn setup<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Setup, Wrong> {
    let (root, repairs) = match words.next() {
        Some("startpos") => match words.next() {
            None | Some("moves") => (Box::new(Position::start()), Vec::new()),
            Some(word) => {
                return wrong("position startpos", format!("expected `moves`, found {}", quoted(word)));
            }
        },
        Some("fen") => {
            let mut fields = Vec::new();
            for word in words.by_ref().take_while(|&word| word != "moves") {
                // One field too many is an error already, so further fields are not kept.
                if fields.len() < 7 {
                    fields.push(word);
                }
            }
            fen("position", fields.into_iter())?
        }
        other => {
            let found = other.map_or_else(|| "nothing".to_owned(), quoted);
            return wrong("position", format!("expected `startpos` or `fen`, found {found}"));
        }
    };
    let mut moves = Vec::new();
    for word in words {
        match word.parse() {
            Ok(mv) => moves.push(mv),
            Err(error) => {
                return wrong("position", format!("move {}, {}: {error}", moves.len() + 1, quoted(word)));
            }
        }
    }
    Ok(Setup { root, repairs, moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    fn read(line: &str) -> Command {
        parse(line.as_bytes()).unwrap().unwrap()
    }

    #[test]
    fn every_command_is_read() {
        for (line, command) in [
            ("uci", Command::Uci),
            ("isready\r", Command::IsReady),
            (" \t ucinewgame  ", Command::NewGame),
            ("debug on", Command::Debug),
            ("register name A code 4359874324", Command::Register),
            ("setoption name Clear Hash", Command::SetOption(Setting::ClearHash)),
            ("ponderhit", Command::PonderHit),
            ("stop", Command::Stop),
            ("quit", Command::Quit),
            ("bench", Command::Bench(None)),
            ("bench 7", Command::Bench(Some(7))),
            ("perft 5", Command::Perft(5, None)),
            ("go perft 5", Command::Perft(5, None)),
            ("eval", Command::Eval(None)),
            ("weights", Command::Weights),
            ("d", Command::Draw(None)),
        ] {
            assert_eq!(read(line), command, "{line}");
        }
        assert!(matches!(read("go depth 3"), Command::Go(Go { depth: Some(3), .. })));
        let kiwipete: Position = KIWIPETE.parse().unwrap();
        assert_eq!(read(&format!("perft 2 {KIWIPETE}")), Command::Perft(2, Some(Box::new(kiwipete))));
    }

    #[test]
    fn every_line_that_begins_with_go_is_a_search() {
        for line in
            [&b"go wtime 100 btime 100 foo 7"[..], b"go depth 3 \xff", b" go \0", b"go go", b"go\tdepth\tx"]
        {
            assert!(matches!(parse(line), Ok(Some(Command::Go(_)))), "{}", String::from_utf8_lossy(line));
        }
        assert!(is(b" \tposition", "position") && is(b"position startpos", "position"));
        assert!(!is(b"positions", "position") && !is(b"", "position") && !is(b"x position", "position"));
    }

    #[test]
    fn unknown_words_before_a_command_are_ignored() {
        for (line, unknown, rest) in [
            (&b"joho isready"[..], "`joho`", &b"isready"[..]),
            (b" joho \t debug on\r", "`joho`", b"debug on\r"),
            (b"\xff \0 go depth 3", "`\\u{fffd} \\u{0}`", b"go depth 3"),
            (b"oh well go infinite", "`oh well`", b"go infinite"),
            (b"please stop", "`please`", b"stop"),
            (b"x position startpos moves e2e4", "`x`", b"position startpos moves e2e4"),
        ] {
            let (wrong, found) = behind_unknown_words(line).unwrap();
            assert_eq!(
                (wrong.to_string(), found),
                (format!("unknown words are passed over: {unknown}"), rest)
            );
            assert!(parse(found).unwrap().is_some());
        }
        for line in [
            &b""[..],
            b" ",
            b"isready",
            b"isready isready",
            b"joho",
            b"is ready",
            b"here we go",
            b"we go and see",
            b"do not stop it",
            b"stop the quit",
            b"I quit now",
            b"x position startpos moves e2e9",
            b"x go perft",
            b"x d \xff",
            b"UCI\x0bisready",
        ] {
            assert_eq!(behind_unknown_words(line), None, "{}", String::from_utf8_lossy(line));
        }
    }

    #[test]
    fn every_name_begins_a_command() {
        for name in NAMES {
            assert!(!matches!(parse(name.as_bytes()), Err(Wrong::Unknown(_))), "{name}");
        }
    }

    #[test]
    fn a_blank_line_is_no_command() {
        for line in ["", " ", "\r", "\t \r"] {
            assert_eq!(parse(line.as_bytes()), Ok(None));
        }
    }

    #[test]
    fn a_position_is_its_root_and_its_moves() {
        let start = Box::new(Position::start());
        let moves = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect();
        for (line, root, played) in [
            ("position startpos", &start, &[][..]),
            ("position startpos moves", &start, &[]),
            ("position startpos moves e2e4 e7e5", &start, &["e2e4", "e7e5"]),
            (&format!("position fen {KIWIPETE}"), &Box::new(KIWIPETE.parse().unwrap()), &[]),
            (&format!("position fen {KIWIPETE} moves e1g1"), &Box::new(KIWIPETE.parse().unwrap()), &["e1g1"]),
        ] {
            assert_eq!(
                read(line),
                Command::Position(Setup { root: root.clone(), repairs: Vec::new(), moves: moves(played) }),
                "{line}"
            );
        }
    }

    #[test]
    fn every_fault_is_named() {
        for (line, part) in [
            (&b"hello"[..], "unknown command `hello`"),
            (b"UCI", "unknown command `UCI`"),
            (b"\0\0\0", "`\\u{0}\\u{0}\\u{0}`"),
            (b"d \xff\xfe", "not UTF-8 from byte 3 on"),
            (b"uci now", "uci: unexpected `now`"),
            (b"debug", "debug: expected `on` or `off`, found nothing"),
            (b"position", "expected `startpos` or `fen`, found nothing"),
            (b"position somewhere", "found `somewhere`"),
            (b"position startpos e2e4", "expected `moves`, found `e2e4`"),
            (b"position startpos moves e2e4 e7e9", "move 2, `e7e9`"),
            (b"position fen", "position: FEN fields: expected 6, found 0"),
            (b"position fen 8/8/8/8/8/8/8/8 w - - 0 1", "field 1 (placement)"),
            (b"position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra words here", "found more"),
            (b"perft", "perft: the depth is missing"),
            (b"perft 0", "from 1 to 64, found `0`"),
            (b"perft x", "found `x`"),
            (b"go perft 3 4", "unexpected `4`"),
            (b"perft 3 startpos", "perft: FEN"),
            (b"bench -1", "bench: expected a depth from 1 to 128, found `-1`"),
            (b"bench 5 5", "bench: unexpected `5`"),
            (b"d somewhere", "d: FEN"),
        ] {
            let error = parse(line).expect_err(&String::from_utf8_lossy(line)).to_string();
            assert!(error.contains(part), "{}: {error}", String::from_utf8_lossy(line));
            assert!(!error.contains(['\n', '\r', '\0']));
        }
    }
}
