//! The engine's options: what `uci` declares and `setoption` sets.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::time::Duration;

use super::command::Wrong;
#[cfg(feature = "handicap")]
use super::handicap;
use super::number::number;
use crate::board::shown;
use crate::search::{MAX_HASH_MIB, MIN_HASH_MIB};

/// The size of the transposition table at the start, in MiB.
pub(super) const DEFAULT_HASH: usize = 16;

/// What is taken to be lost of each move at the start.
pub(super) const DEFAULT_OVERHEAD: Duration = Duration::from_millis(25);

/// The sizes of the transposition table, in MiB.
const HASH: RangeInclusive<i64> = MIN_HASH_MIB as i64..=MAX_HASH_MIB as i64;

/// The times that may be lost of each move, in milliseconds.
const MOVE_OVERHEAD: RangeInclusive<i64> = 0..=5_000;

/// The numbers of searching threads. The search has one for now; graphical interfaces set the option all the same.
const THREADS: RangeInclusive<i64> = 1..=1;

/// One `setoption`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The size of the transposition table, in MiB.
    Hash(usize),
    /// Empty the transposition table.
    ClearHash,
    /// What the operating system and the user interface may eat of each move.
    MoveOverhead(Duration),
    /// The number of searching threads, which is one.
    Threads,
    /// Whether the interface is going to ponder; the engine does nothing else for it.
    Ponder(bool),
    /// By which share every search is to last longer, in hundredths of a per cent.
    #[cfg(feature = "handicap")]
    Handicap(u32),
}

/// The lines by which `uci` declares the options.
pub(super) fn declarations() -> String {
    let mut lines = String::new();
    for (name, range, default) in [
        ("Hash", HASH, DEFAULT_HASH as u128),
        ("Move Overhead", MOVE_OVERHEAD, DEFAULT_OVERHEAD.as_millis()),
        ("Threads", THREADS, 1),
        #[cfg(feature = "handicap")]
        ("Handicap", handicap::SHARES, 0),
    ] {
        let (min, max) = range.into_inner();
        let _ = writeln!(lines, "option name {name} type spin default {default} min {min} max {max}");
    }
    lines.push_str("option name Clear Hash type button\n");
    lines.push_str("option name Ponder type check default false\n");
    lines
}

/// Reads what follows `setoption`: `name N [value V]`, where either may be several words.
pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Setting, Wrong> {
    let wrong = |reason: String| Wrong::Argument { place: "setoption".to_owned(), reason };
    match words.next() {
        Some("name") => {}
        Some(word) => return Err(wrong(format!("expected `name`, found {}", shown(word)))),
        None => return Err(wrong("expected `name`, found nothing".to_owned())),
    }
    let name = words.by_ref().take_while(|&word| word != "value").collect::<Vec<_>>().join(" ");
    let value = words.collect::<Vec<_>>().join(" ");

    let spin = |range: RangeInclusive<i64>| {
        number(&value).filter(|number| range.contains(number)).ok_or_else(|| Wrong::Argument {
            place: format!("setoption {name}"),
            reason: format!(
                "expected a number from {} to {}, found {}",
                range.start(),
                range.end(),
                shown(&value)
            ),
        })
    };
    match name.to_ascii_lowercase().as_str() {
        "hash" => Ok(Setting::Hash(spin(HASH)? as usize)),
        "clear hash" => Ok(Setting::ClearHash),
        "move overhead" => Ok(Setting::MoveOverhead(Duration::from_millis(spin(MOVE_OVERHEAD)? as u64))),
        "threads" => spin(THREADS).map(|_| Setting::Threads),
        "ponder" => match value.to_ascii_lowercase().as_str() {
            "true" => Ok(Setting::Ponder(true)),
            "false" => Ok(Setting::Ponder(false)),
            _ => Err(Wrong::Argument {
                place: "setoption Ponder".to_owned(),
                reason: format!("expected `true` or `false`, found {}", shown(&value)),
            }),
        },
        #[cfg(feature = "handicap")]
        "handicap" => Ok(Setting::Handicap(spin(handicap::SHARES)? as u32)),
        "" => Err(wrong("the name is missing".to_owned())),
        _ => Err(wrong(format!("there is no option {}", shown(&name)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(line: &str) -> Result<Setting, Wrong> {
        parse(line.split_ascii_whitespace())
    }

    #[test]
    fn options_are_set_whatever_the_case_of_their_names() {
        assert_eq!(set("name Hash value 64"), Ok(Setting::Hash(64)));
        assert_eq!(set("name hash value 65536"), Ok(Setting::Hash(65_536)));
        assert_eq!(set("name Clear Hash"), Ok(Setting::ClearHash));
        assert_eq!(set("name  move   overhead value 0"), Ok(Setting::MoveOverhead(Duration::ZERO)));
        assert_eq!(set("name Threads value 1"), Ok(Setting::Threads));
        assert_eq!(set("name Ponder value true"), Ok(Setting::Ponder(true)));
    }

    #[test]
    fn what_is_out_of_range_is_refused_and_named() {
        for (line, part) in [
            ("", "expected `name`"),
            ("Hash value 1", "expected `name`"),
            ("name", "name is missing"),
            ("name value 3", "name is missing"),
            ("name Hash", "from 1 to 65536"),
            ("name Hash value 0", "`0`"),
            ("name Hash value 65537", "`65537`"),
            ("name Hash value -1", "`-1`"),
            ("name Hash value 99999999999999999999", "Hash"),
            ("name Hash value 16 MB", "`16 MB`"),
            ("name Threads value 2", "Threads"),
            ("name Move Overhead value 5001", "Move Overhead"),
            ("name Ponder value maybe", "`maybe`"),
            ("name NalimovPath value /", "no option `NalimovPath`"),
        ] {
            let error = set(line).expect_err(line).to_string();
            assert!(error.contains(part), "{line}: {error}");
        }
    }

    #[cfg(feature = "handicap")]
    #[test]
    fn a_handicap_is_an_option_like_any_other() {
        assert_eq!(set("name Handicap value 0"), Ok(Setting::Handicap(0)));
        assert_eq!(set("name handicap value 10000"), Ok(Setting::Handicap(10_000)));
        for value in ["-1", "10001", "99999999999999999999", "1.5", "1%", ""] {
            let error = set(&format!("name Handicap value {value}")).expect_err(value).to_string();
            assert!(error.contains("Handicap") && error.contains("from 0 to 10000"), "{value}: {error}");
        }
        assert!(declarations().contains("option name Handicap type spin default 0 min 0 max 10000\n"));
    }

    #[cfg(not(feature = "handicap"))]
    #[test]
    fn without_its_feature_there_is_no_handicap() {
        let error = set("name Handicap value 0").unwrap_err().to_string();
        assert!(error.contains("no option `Handicap`"), "{error}");
        assert!(!declarations().contains("Handicap"));
    }

    #[test]
    fn the_defaults_are_declared() {
        let lines = declarations();
        assert!(lines.contains("option name Hash type spin default 16 min 1 max 65536\n"));
        assert!(lines.contains("option name Move Overhead type spin default 25 min 0 max 5000\n"));
        assert!(lines.contains("option name Threads type spin default 1 min 1 max 1\n"));
    }
}
