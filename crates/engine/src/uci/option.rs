//! The engine's options, which `uci` declares and `setoption` sets.
//!
//! One table, [`OPTIONS`], serves both the declarations and the parser, so the two cannot disagree.
//! A new option needs a line there, a [`Setting`], and the code in the engine that applies it.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::time::Duration;

use super::command::Wrong;
#[cfg(feature = "handicap")]
use super::handicap;
use super::number::number;
use crate::board::quoted;
use crate::search::{ELO, FULL_LEVEL, MAX_HASH_MIB, MAX_THREADS, MIN_HASH_MIB};
use crate::syzygy::MOST_PIECES;

/// Initial size of the transposition table, in MiB.
pub(super) const DEFAULT_HASH: usize = 16;

/// Initial value of `Move Overhead`: the time of each move that is taken to be lost.
pub(super) const DEFAULT_OVERHEAD: Duration = Duration::from_millis(25);

/// Initial seed of the random moves.
pub(super) const DEFAULT_SEED: u64 = 1;

/// Greatest number of lines to search. No position that can occur in a game has more than 218 legal
/// moves.
const MOST_LINES: i64 = 218;

/// The engine's description of itself. It is printed and cannot be set.
const ABOUT: &str = concat!("Plywright ", env!("CARGO_PKG_VERSION"), ", a chess engine core and its lab");

/// The protocol's notation of an empty text.
const EMPTY: &str = "<empty>";

/// The effect of one `setoption`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Setting {
    /// Size of the transposition table, in MiB.
    Hash(usize),
    /// Forgets everything learnt: the transposition table, the histories and the corrections.
    ClearHash,
    /// Number of threads that search.
    Threads(usize),
    /// Time of each move that the operating system and the user interface may take.
    MoveOverhead(Duration),
    /// Number of lines to search and print.
    Lines(usize),
    /// The level to play at.
    SkillLevel(u32),
    /// True to play at an Elo number.
    LimitStrength(bool),
    /// The Elo number to play at, if `LimitStrength` is true.
    Elo(u32),
    /// Seed of the random moves, which are played if the strength is limited.
    Seed(u64),
    /// True for analysis: full strength, and no moves from a book.
    Analyse(bool),
    /// True to print the probabilities of a win, a draw and a loss.
    ShowChances(bool),
    /// No effect: `Ponder` and `UCI_EngineAbout` are accepted and change nothing.
    Nothing,
    /// True to play from a book.
    OwnBook(bool),
    /// Path of the book; empty for the book in the program.
    BookFile(String),
    /// Number of plies from the start of the game in which the book is used.
    BookDepth(u32),
    /// Seed of the choice between the book's moves; 0 for a new seed each game.
    BookSeed(u64),
    /// Folders with Syzygy files; empty for no files.
    SyzygyPath(String),
    /// Greatest number of pieces of a position that is looked up in Syzygy files.
    SyzygyProbeLimit(u32),
    /// Least remaining depth, in plies, at which the positions with the most pieces are looked up:
    /// with as many pieces as the largest Syzygy file has, or `SyzygyProbeLimit` if that is less.
    SyzygyProbeDepth(i32),
    /// True if a win that the fifty-move rule spoils counts as a draw.
    SyzygyRule(bool),
    /// Share of its own time by which every search lasts longer, in hundredths of a per cent.
    #[cfg(feature = "handicap")]
    Handicap(u32),
    /// Path of the network that evaluates; empty for the shipped one.
    EvalFile(String),
    /// Path of the evaluation's weights; empty for the shipped ones.
    #[cfg(feature = "weights-file")]
    WeightsFile(String),
}

/// An option: its name, its type with the possible values, and the settings that these give.
struct Entry {
    name: &'static str,
    kind: Kind,
}

/// The protocol's types of options.
enum Kind {
    /// A whole number in a range.
    Spin { range: RangeInclusive<i64>, default: i64, set: fn(i64) -> Setting },
    /// True or false.
    Check { default: bool, set: fn(bool) -> Setting },
    /// An action without a value.
    Button(fn() -> Setting),
    /// Any text, which is passed on as it was written; `<empty>` means an empty text.
    Text { default: &'static str, set: fn(&str) -> Setting },
}

const fn spin(range: RangeInclusive<i64>, default: i64, set: fn(i64) -> Setting) -> Kind {
    Kind::Spin { range, default, set }
}

const fn check(default: bool, set: fn(bool) -> Setting) -> Kind {
    Kind::Check { default, set }
}

const fn text(default: &'static str, set: fn(&str) -> Setting) -> Kind {
    Kind::Text { default, set }
}

/// Every option, in the order in which `uci` declares them.
#[rustfmt::skip]
const OPTIONS: &[Entry] = &[
    Entry { name: "Hash", kind: spin(MIN_HASH_MIB as i64..=MAX_HASH_MIB as i64, DEFAULT_HASH as i64, |mib| Setting::Hash(mib as usize)) },
    Entry { name: "Clear Hash", kind: Kind::Button(|| Setting::ClearHash) },
    Entry { name: "Move Overhead", kind: spin(0..=5_000, DEFAULT_OVERHEAD.as_millis() as i64, |ms| Setting::MoveOverhead(Duration::from_millis(ms as u64))) },
    Entry { name: "Threads", kind: spin(1..=MAX_THREADS as i64, 1, |threads| Setting::Threads(threads as usize)) },
    Entry { name: "Ponder", kind: check(false, |_| Setting::Nothing) },
    Entry { name: "MultiPV", kind: spin(1..=MOST_LINES, 1, |lines| Setting::Lines(lines as usize)) },
    Entry { name: "Skill Level", kind: spin(0..=FULL_LEVEL as i64, FULL_LEVEL as i64, |level| Setting::SkillLevel(level as u32)) },
    Entry { name: "UCI_LimitStrength", kind: check(false, Setting::LimitStrength) },
    Entry { name: "UCI_Elo", kind: spin(ELO.0 as i64..=ELO.1 as i64, ELO.1 as i64, |elo| Setting::Elo(elo as u32)) },
    Entry { name: "Skill Seed", kind: spin(0..=i64::MAX, DEFAULT_SEED as i64, |seed| Setting::Seed(seed as u64)) },
    Entry { name: "UCI_AnalyseMode", kind: check(false, Setting::Analyse) },
    Entry { name: "UCI_ShowWDL", kind: check(false, Setting::ShowChances) },
    Entry { name: "OwnBook", kind: check(false, Setting::OwnBook) },
    Entry { name: "BookFile", kind: text("", |path| Setting::BookFile(path.to_owned())) },
    Entry { name: "BookDepth", kind: spin(0..=1_000, 60, |plies| Setting::BookDepth(plies as u32)) },
    Entry { name: "BookSeed", kind: spin(0..=i64::MAX, 0, |seed| Setting::BookSeed(seed as u64)) },
    Entry { name: "SyzygyPath", kind: text("", |folders| Setting::SyzygyPath(folders.to_owned())) },
    Entry { name: "SyzygyProbeDepth", kind: spin(1..=100, 1, |plies| Setting::SyzygyProbeDepth(plies as i32)) },
    Entry { name: "SyzygyProbeLimit", kind: spin(0..=MOST_PIECES as i64, MOST_PIECES as i64, |pieces| Setting::SyzygyProbeLimit(pieces as u32)) },
    Entry { name: "Syzygy50MoveRule", kind: check(true, Setting::SyzygyRule) },
    #[cfg(feature = "handicap")]
    Entry { name: "Handicap", kind: spin(handicap::SHARES, 0, |share| Setting::Handicap(share as u32)) },
    Entry { name: EVAL_FILE, kind: text("", |path| Setting::EvalFile(path.to_owned())) },
    #[cfg(feature = "weights-file")]
    Entry { name: WEIGHTS_FILE, kind: text("", |path| Setting::WeightsFile(path.to_owned())) },
    Entry { name: "UCI_EngineAbout", kind: text(ABOUT, |_| Setting::Nothing) },
];

/// Name of the option that is declared only if a network evaluates.
const EVAL_FILE: &str = "EvalFile";

/// Name of the option that is declared only if the classical terms with their weights evaluate.
const WEIGHTS_FILE: &str = "WeightsFile";

/// Returns the lines with which `uci` declares the options.
pub(super) fn declarations(uses_network: bool) -> String {
    let mut lines = String::new();
    let undeclared = if uses_network { WEIGHTS_FILE } else { EVAL_FILE };
    for Entry { name, kind } in OPTIONS.iter().filter(|entry| entry.name != undeclared) {
        let _ = write!(lines, "option name {name} type ");
        let _ = match kind {
            Kind::Spin { range, default, .. } => {
                writeln!(lines, "spin default {default} min {} max {}", range.start(), range.end())
            }
            Kind::Check { default, .. } => writeln!(lines, "check default {default}"),
            Kind::Button(_) => writeln!(lines, "button"),
            Kind::Text { default: "", .. } => writeln!(lines, "string default {EMPTY}"),
            Kind::Text { default, .. } => writeln!(lines, "string default {default}"),
        };
    }
    lines
}

/// Parses the text after `setoption`: `name N [value V]`, where both N and V may have several
/// words.
pub(super) fn parse(line: &str) -> Result<Setting, Wrong> {
    let wrong = |reason: String| Wrong::Argument { place: "setoption".to_owned(), reason };
    let (first, rest) = split_word(line);
    match first {
        "name" => {}
        "" => return Err(wrong("expected `name`, found nothing".to_owned())),
        word => return Err(wrong(format!("expected `name`, found {}", quoted(word)))),
    }
    let (name, value) = split_at_value(rest);
    let name = name.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(wrong("the name is missing".to_owned()));
    }
    match OPTIONS.iter().find(|option| option.name.eq_ignore_ascii_case(&name)) {
        Some(option) => option.read(value),
        None => Err(wrong(format!("there is no option {}", quoted(&name)))),
    }
}

impl Entry {
    /// Returns the setting that `value` gives, or a fault if the option cannot have this value.
    fn read(&self, value: &str) -> Result<Setting, Wrong> {
        let wrong = |expected: String| Wrong::Argument {
            place: format!("setoption {}", self.name),
            reason: format!("expected {expected}, found {}", quoted(value)),
        };
        match &self.kind {
            Kind::Spin { range, set, .. } => match number(value) {
                Some(number) if range.contains(&number) => Ok(set(number)),
                _ => Err(wrong(format!("a number from {} to {}", range.start(), range.end()))),
            },
            Kind::Check { set, .. } => match value.to_ascii_lowercase().as_str() {
                "true" => Ok(set(true)),
                "false" => Ok(set(false)),
                _ => Err(wrong("`true` or `false`".to_owned())),
            },
            Kind::Button(press) => Ok(press()),
            Kind::Text { set, .. } => Ok(set(if value == EMPTY { "" } else { value })),
        }
    }
}

/// Splits a text after its first word. Leading blanks are dropped.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii_start();
    text.split_at(text.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(text.len()))
}

/// Splits a text at its first word `value`. The part after it keeps its inner blanks; it is empty
/// if there is no such word.
fn split_at_value(text: &str) -> (&str, &str) {
    let mut rest = text;
    loop {
        let before = text.len() - rest.trim_ascii_start().len();
        let (word, behind) = split_word(rest);
        match word {
            "" => return (text, ""),
            "value" => return (&text[..before], behind.trim_ascii()),
            _ => rest = behind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_whatever_the_case_of_their_names() {
        assert_eq!(parse(" name Hash value 64"), Ok(Setting::Hash(64)));
        assert_eq!(parse(" name hash value 65536 \r"), Ok(Setting::Hash(65_536)));
        assert_eq!(parse(" name Clear Hash"), Ok(Setting::ClearHash));
        assert_eq!(parse("\tname  move \t overhead value 0"), Ok(Setting::MoveOverhead(Duration::ZERO)));
        assert_eq!(parse(" name Threads value 8"), Ok(Setting::Threads(8)));
        assert_eq!(parse(" name Ponder value TRUE"), Ok(Setting::Nothing));
    }

    #[test]
    fn a_value_keeps_its_blanks() {
        assert_eq!(split_at_value(" A  B value  c:/my  books/x.bin \r"), (" A  B ", "c:/my  books/x.bin"));
        assert_eq!(split_at_value(" value value"), (" ", "value"));
        assert_eq!(split_at_value(" valued"), (" valued", ""));
        assert_eq!(split_at_value(" \u{a0}value value \u{e9}"), (" \u{a0}value ", "\u{e9}"));
        let option = Entry { name: "T", kind: text("", |text| Setting::Hash(text.len())) };
        assert_eq!(option.read(EMPTY), Ok(Setting::Hash(0)));
        assert_eq!(option.read("a  b"), Ok(Setting::Hash(4)));
    }

    #[test]
    fn values_out_of_range_are_refused() {
        for (line, part) in [
            ("", "expected `name`"),
            (" Hash value 1", "expected `name`"),
            (" name", "name is missing"),
            (" name value 3", "name is missing"),
            (" name Hash", "from 1 to 65536"),
            (" name Hash value 0", "`0`"),
            (" name Hash value 65537", "`65537`"),
            (" name Hash value -1", "`-1`"),
            (" name Hash value 99999999999999999999", "Hash"),
            (" name Hash value 16 MB", "`16 MB`"),
            (" name Threads value 257", "from 1 to 256"),
            (" name Threads value 0", "Threads"),
            (" name Move Overhead value 5001", "Move Overhead"),
            (" name Ponder value maybe", "`maybe`"),
            (" name NalimovPath value /", "no option `NalimovPath`"),
        ] {
            let error = parse(line).expect_err(line).to_string();
            assert!(error.contains(part), "{line}: {error}");
        }
    }

    #[test]
    fn every_option_is_declared_once_with_a_default_that_may_be_set() {
        let lines = declarations(true);
        let declaration = |name| format!("option name {name} type string default <empty>\n");
        let [network, weights] = [EVAL_FILE, WEIGHTS_FILE].map(declaration);
        let has_weights = cfg!(feature = "weights-file");
        assert_eq!(lines.lines().count(), OPTIONS.len() - usize::from(has_weights));
        assert!(lines.contains(&network));
        let instead = if has_weights { weights.as_str() } else { "" };
        assert_eq!(declarations(false), lines.replace(&network, instead));
        for (index, Entry { name, kind }) in OPTIONS.iter().enumerate() {
            assert!(!name.split(' ').any(|word| ["value", "type", ""].contains(&word)), "{name}");
            assert!(OPTIONS[..index].iter().all(|other| !other.name.eq_ignore_ascii_case(name)), "{name}");
            if let Kind::Spin { range, default, .. } = kind {
                assert!(range.contains(default), "{name}");
            }
        }
        assert!(lines.contains("option name Hash type spin default 16 min 1 max 65536\n"));
        assert!(lines.contains("option name Clear Hash type button\n"));
        assert!(lines.contains("option name Move Overhead type spin default 25 min 0 max 5000\n"));
        assert!(lines.contains("option name Threads type spin default 1 min 1 max 256\n"));
    }

    #[cfg(not(feature = "handicap"))]
    #[test]
    fn without_its_feature_there_is_no_handicap() {
        let error = parse(" name Handicap value 0").unwrap_err().to_string();
        assert!(error.contains("no option `Handicap`"), "{error}");
        assert!(!declarations(true).contains("Handicap"));
    }
}
