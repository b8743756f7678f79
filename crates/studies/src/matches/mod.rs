//! Matches of our engine with other engines on the clock, one record each in
//! `reports/<machine>/matches/`, and the verdicts that follow from them.
//!
//! - [`time`]: games lost on time, claim 43.
//! - [`ratings`]: a list of ratings, anchored on one opponent's published rating, claim 47.

pub(crate) mod ratings;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod time;

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::games::Played;
use crate::provenance::Provenance;
use crate::soak::{MOST_MOVES, check_counts};
use outpace::record::sealed::{self, SealedRecord};
use plywright_lab::record::{Compiler, Machine, Source};
use plywright_lab::sealed_record;
use plywright_lab::terminal::format::date;
use plywright_lab::terminal::table::Table;
use plywright_lab::workspace;

/// Record of a match. The first engine is ours.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    pub(crate) schema: u32,
    /// Name of the [`Plan`] and of the file.
    pub(crate) name: String,
    pub(crate) machine: Machine,
    pub(crate) made: Provenance,
    /// Node count of our engine's `bench`.
    pub(crate) signature: u64,
    /// Program of the opponent; for a build of ours, [`OWN_BUILD`] and the feature.
    pub(crate) opponent: String,
    pub(crate) played: Played,
    pub(crate) sha256: String,
}

impl Record {
    /// The name that the opponent reports, or the feature of a build of ours.
    pub(crate) fn opponent(&self) -> &str {
        self.own_build().unwrap_or_else(|| self.played.versions[1].as_deref().unwrap_or(&self.opponent))
    }

    /// Returns true if this match follows the plan and the requirements in `asked`, and our engine
    /// in it was of this source and compiler.
    pub(crate) fn is(&self, plan: &Plan, asked: &Asked, source: &Source, compiler: &Compiler) -> bool {
        let Played { outcome, programs, options, at_once, .. } = &self.played;
        self.name == plan.name()
            && self.made.source.sha256 == source.sha256
            && self.made.compiler == *compiler
            && outcome.games >= asked.games
            && outcome.seed == asked.seed
            && asked.at_once.is_none_or(|number| number == *at_once as usize)
            && asked.opponent.as_ref().is_none_or(|sha256| programs[1].as_ref() == Some(sha256))
            && *options == [plan.own, plan.options].map(settings)
    }

    /// Feature of the opponent, if it is a build of ours.
    fn own_build(&self) -> Option<&str> {
        self.opponent.strip_prefix(OWN_BUILD)
    }

    /// Clock of both sides. None if they have different clocks or no clock, or if a clock could be
    /// overstepped by a margin.
    fn clock(&self) -> Option<&str> {
        let [ours, theirs] = &self.played.outcome.limits;
        let is_clock = ours == theirs && !ours.contains('=') && self.played.margin == 0.0;
        is_clock.then_some(ours)
    }
}

impl SealedRecord for Record {
    sealed_record!(1, "record of a match");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        ensure!(!self.name.contains('/'), "`{}` is no name of a match", self.name.escape_debug());
        let Played { outcome, pairs, kinds, moves, thought, .. } = &self.played;
        let [games, wins, draws] = [outcome.games, outcome.wins, outcome.draws].map(u64::from);
        check_counts("its opponent", outcome.games, [outcome.wins, outcome.draws, outcome.losses], kinds)?;
        ensure!(games > 0, "it has no games");
        let by_side: [u64; 2] = [0, 1].map(|side| kinds.values().map(|counts| u64::from(counts[side])).sum());
        ensure!(by_side == outcome.faults.map(u64::from), "its faults are not the sum over the kinds");
        let in_pairs: u64 = pairs.iter().map(|&count| u64::from(count)).sum();
        let halves: u64 = pairs.iter().zip(0..).map(|(&count, halves)| u64::from(count) * halves).sum();
        ensure!((2 * in_pairs, halves) == (games, 2 * wins + draws), "its pairs disagree with its games");
        let is_time = |(moves, seconds): (&u32, &f64)| *moves <= MOST_MOVES && *seconds >= 0.0;
        ensure!(moves.iter().zip(thought).all(is_time), "its number or time of moves is impossible");
        Ok(())
    }
}

/// Folder for matches inside a machine's folder.
pub(crate) const FOLDER: &str = "matches";

/// Reads all matches that are stored in a machine's folder.
pub(crate) fn all(folder: &Path) -> Result<Vec<Record>> {
    let entries = workspace::entries_if_any(&folder.join(FOLDER))?;
    let kept = entries.iter().filter(|path| path.extension().is_some_and(|end| end == "json"));
    kept.map(|path| Ok(sealed::load_from(path)?)).collect()
}

/// Prefix of [`Record::opponent`] if the opponent is a build of ours; its feature follows.
pub(crate) const OWN_BUILD: &str = "plywright --features ";

/// A planned match. Both engines have one thread, no opening book, and a transposition table of
/// 64 MiB if its size can be set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) opponent: Opponent,
    /// Arguments of the opponent's program.
    pub(crate) arguments: &'static str,
    /// The referee's options for the opponent.
    pub(crate) options: &'static str,
    /// The referee's options for our engine.
    pub(crate) own: &'static str,
    pub(crate) clock: &'static str,
    pub(crate) games: u32,
}

/// Opponent of our engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Program with the same name as its Debian package.
    Program(&'static str),
    /// Build of ours with this feature.
    Build(&'static str),
}

impl Opponent {
    /// Name of the program or of the feature.
    pub(crate) fn name(self) -> &'static str {
        let (Self::Program(name) | Self::Build(name)) = self;
        name
    }
}

const fn plan(program: &'static str, clock: &'static str, games: u32) -> Plan {
    Plan {
        opponent: Opponent::Program(program),
        arguments: "",
        options: "option.OwnBook=false option.Hash=64",
        own: "option.Hash=64",
        clock,
        games,
    }
}

/// A longer clock, for matches with the strongest opponent and between our two evaluations.
const LONG: &str = "20+0.2";

const fn classical(clock: &'static str, games: u32) -> Plan {
    let opponent = Opponent::Build("evaluation-classical");
    Plan { opponent, options: "option.Hash=64", ..plan("", clock, games) }
}

/// Match with Stockfish. Both engines hold back 10 ms of each move, which is Stockfish's default.
/// Our engine's default is larger, and would give it less time to think than Stockfish.
const fn stockfish(clock: &'static str, games: u32) -> Plan {
    Plan {
        options: "\"option.Use NNUE=false\" option.Hash=64",
        own: "\"option.Move Overhead=10\" option.Hash=64",
        ..plan("stockfish", clock, games)
    }
}

// By default Glaurung uses two threads and thinks in the opponent's time, so both are set.
const GLAURUNG: &str = "option.OwnBook=false option.Hash=64 option.Threads=1 option.Ponder=false";

/// Matches of `cargo studies matches`. Six are on the clock of the list of ratings: against a build
/// of ours with the classical evaluation (which is not on the list), the stronger engine Stockfish,
/// and four other engines. Four are on the clocks of claim 43. The last two repeat the first two on
/// a longer clock.
pub(crate) const PLANS: [Plan; 12] = [
    classical(ratings::CLOCK, 400),
    stockfish(ratings::CLOCK, 400),
    Plan { options: GLAURUNG, ..plan("glaurung", ratings::CLOCK, 200) },
    Plan { arguments: " --uci", ..plan("gnuchess", ratings::CLOCK, 200) },
    Plan { arguments: " -b-", options: "proto=xboard", ..plan("phalanx", ratings::CLOCK, 200) },
    plan("toga2", ratings::CLOCK, 200),
    plan("toga2", "100/3+0.3", 60),
    plan("toga2", "1+0.1", 300),
    plan("toga2", "0.2+0.01", 400),
    Plan { options: GLAURUNG, ..plan("glaurung", "0.2+0.01", 400) },
    classical(LONG, 200),
    stockfish(LONG, 200),
];

/// Requirements for a stored match beyond its plan; one that meets them is not played again.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// Least number of games.
    pub(crate) games: u32,
    pub(crate) seed: u64,
    /// Games at a time, if specified.
    pub(crate) at_once: Option<usize>,
    /// SHA-256 of the opponent's program, if it is another engine and installed.
    pub(crate) opponent: Option<String>,
}

/// Parses the engine's options (`option.Hash=64`) from the referee's options for a player.
fn settings(options: &str) -> BTreeMap<String, String> {
    let words = shlex::split(options).unwrap_or_default();
    let settings = words.iter().filter_map(|word| word.strip_prefix("option.")?.split_once('='));
    settings.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

impl Plan {
    pub(crate) fn name(&self) -> String {
        format!("{}-{}", self.opponent.name(), self.clock).replace('/', "-in-")
    }
}

/// Date of a time that is given in seconds since 1970.
fn day(seconds: u64) -> String {
    date(seconds).chars().take_while(|&letter| letter != ' ').collect()
}

/// Table of matches, for the terminal and for the page on the search.
pub(crate) fn table(matches: &[&Record]) -> Table {
    let rows = matches.iter().map(|record| {
        let outcome = &record.played.outcome;
        let [ours, theirs] = &outcome.limits;
        let clock = if ours == theirs { ours.clone() } else { format!("{ours}, theirs {theirs}") };
        let timed = time::Timed::of_match(record);
        let pace = timed.as_ref().and_then(time::Timed::pace).map_or_else(String::new, time::milliseconds);
        let lost = |side: usize| record.played.kinds.get("time").map_or(0, |counts| counts[side]);
        [
            record.opponent().to_owned(),
            record.machine.key.clone(),
            format!("{}, {}", day(record.made.started), record.made.source.short(7)),
            clock,
            format!("{}, {}, {}", outcome.wins, outcome.draws, outcome.losses),
            format!("{:.1} %", 100.0 * outcome.score),
            outcome.difference(),
            pace,
            format!("{}, {}", lost(0), lost(1)),
            format!("{}, {}", outcome.faults[0] - lost(0), outcome.faults[1] - lost(1)),
        ]
    });
    let headings = [
        "opponent",
        "machine",
        "played",
        "clock",
        "won, drawn, lost",
        "score",
        "Elo",
        "our time a move",
        "lost on time, ours and theirs",
        "other faults",
    ];
    Table::of_texts(3, headings, rows)
}
