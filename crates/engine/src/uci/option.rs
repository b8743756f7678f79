//! The engine's options: what `uci` declares and `setoption` sets.
//!
//! They are one table, [`OPTIONS`], from which both the declarations and the reading come, so that they cannot disagree. To
//! add an option is to add a line there, a [`Setting`], and what the engine does with it.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::time::Duration;

use super::command::Wrong;
#[cfg(feature = "handicap")]
use super::handicap;
use super::number::number;
use crate::board::shown;
use crate::search::{ELO, FULL_LEVEL, MAX_HASH_MIB, MAX_THREADS, MIN_HASH_MIB};
use crate::syzygy::MOST_PIECES;

/// The size of the transposition table at the start, in MiB.
pub(super) const DEFAULT_HASH: usize = 16;

/// What is taken to be lost of each move at the start.
pub(super) const DEFAULT_OVERHEAD: Duration = Duration::from_millis(25);

/// What the random choice is seeded with at the start.
pub(super) const DEFAULT_SEED: u64 = 1;

/// No position that can come up in a game has more legal moves than 218.
const MOST_LINES: i64 = 218;

/// What the engine says of itself. It is printed and cannot be set.
const ABOUT: &str = concat!("Plywright ", env!("CARGO_PKG_VERSION"), ", a chess engine core and its lab");

/// How an empty text is written.
const EMPTY: &str = "<empty>";

/// One `setoption`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Setting {
    /// The size of the transposition table, in MiB.
    Hash(usize),
    /// Empty the transposition table.
    ClearHash,
    /// How many threads search.
    Threads(usize),
    /// What the operating system and the user interface may eat of each move.
    MoveOverhead(Duration),
    /// How many lines are searched and printed.
    Lines(usize),
    /// The level to play at.
    SkillLevel(u32),
    /// Whether to play as an Elo number says.
    LimitStrength(bool),
    /// The Elo number to play at, where that is asked for.
    Elo(u32),
    /// What the random choice is seeded with, where the strength is limited.
    Seed(u64),
    /// Whether to analyse, for which one plays as well as one can.
    Analyse(bool),
    /// Whether to print the probabilities of a win, a draw and a loss.
    ShowChances(bool),
    /// Something that is taken and changes nothing: whether the interface is going to ponder; what the engine says of
    /// itself.
    Nothing,
    /// Whether to play from a book.
    OwnBook(bool),
    /// The book's file; empty for the book in the program.
    BookFile(String),
    /// Up to which ply of the game the book is asked.
    BookDepth(u32),
    /// What the choice between a book's moves is seeded with; 0 for a new seed each game.
    BookSeed(u64),
    /// The folders with Syzygy files; empty for none.
    SyzygyPath(String),
    /// Positions with more pieces are not looked up in them.
    SyzygyProbeLimit(u32),
    /// Those with as many pieces as any are looked up from this depth on, in plies.
    SyzygyProbeDepth(i32),
    /// Whether a win that the fifty-move rule spoils is a draw.
    SyzygyRule(bool),
    /// By which share every search is to last longer, in hundredths of a per cent.
    #[cfg(feature = "handicap")]
    Handicap(u32),
    /// The file of the network that evaluates; empty for the shipped one.
    EvalFile(String),
    /// The file with the evaluation's weights; empty for the shipped ones.
    #[cfg(feature = "weights-file")]
    WeightsFile(String),
}

/// An option: its name, what it may be set to, and what that means.
struct Entry {
    name: &'static str,
    kind: Kind,
}

/// The protocol's types of options.
enum Kind {
    /// A whole number of a range.
    Spin { range: RangeInclusive<i64>, default: i64, set: fn(i64) -> Setting },
    /// Yes or no.
    Check { default: bool, set: fn(bool) -> Setting },
    /// Something to do.
    Button(fn() -> Setting),
    /// Any text, which is handed on as it was written; `<empty>` is none.
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

/// The option that is declared where a network evaluates, and nowhere else.
const EVAL_FILE: &str = "EvalFile";

/// The option that is declared where the terms with their weights evaluate, and nowhere else.
const WEIGHTS_FILE: &str = "WeightsFile";

/// The lines by which `uci` declares the options.
pub(super) fn declarations(uses_network: bool) -> String {
    let mut lines = String::new();
    let foreign = if uses_network { WEIGHTS_FILE } else { EVAL_FILE };
    for Entry { name, kind } in OPTIONS.iter().filter(|entry| entry.name != foreign) {
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

/// Reads what follows `setoption`: `name N [value V]`, where either may be several words.
pub(super) fn parse(line: &str) -> Result<Setting, Wrong> {
    let wrong = |reason: String| Wrong::Argument { place: "setoption".to_owned(), reason };
    let (first, rest) = split_word(line);
    match first {
        "name" => {}
        "" => return Err(wrong("expected `name`, found nothing".to_owned())),
        word => return Err(wrong(format!("expected `name`, found {}", shown(word)))),
    }
    let (name, value) = split_at_value(rest);
    let name = name.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(wrong("the name is missing".to_owned()));
    }
    match OPTIONS.iter().find(|option| option.name.eq_ignore_ascii_case(&name)) {
        Some(option) => option.read(value),
        None => Err(wrong(format!("there is no option {}", shown(&name)))),
    }
}

impl Entry {
    /// What setting the option to `value` means.
    fn read(&self, value: &str) -> Result<Setting, Wrong> {
        let wrong = |expected: String| Wrong::Argument {
            place: format!("setoption {}", self.name),
            reason: format!("expected {expected}, found {}", shown(value)),
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

/// The first word, and what follows it.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii_start();
    text.split_at(text.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(text.len()))
}

/// What stands before the word `value`, and what stands behind it, with the blanks that it has within.
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
    fn a_value_is_all_that_follows_and_keeps_its_blanks() {
        assert_eq!(split_at_value(" A  B value  c:/my  books/x.bin \r"), (" A  B ", "c:/my  books/x.bin"));
        assert_eq!(split_at_value(" value value"), (" ", "value"));
        assert_eq!(split_at_value(" valued"), (" valued", ""));
        assert_eq!(split_at_value(" \u{a0}value value \u{e9}"), (" \u{a0}value ", "\u{e9}"));
        let option = Entry { name: "T", kind: text("", |text| Setting::Hash(text.len())) };
        assert_eq!(option.read(EMPTY), Ok(Setting::Hash(0)));
        assert_eq!(option.read("a  b"), Ok(Setting::Hash(4)));
    }

    #[test]
    fn what_is_out_of_range_is_refused_and_named() {
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
        let own = |name| format!("option name {name} type string default <empty>\n");
        let [network, weights] = [EVAL_FILE, WEIGHTS_FILE].map(own);
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
