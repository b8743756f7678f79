//! What threads were seen to be worth, kept in `reports/<machine>/threads.json`.
//!
//! The times and each match are parts of their own: a run replaces those that it has made anew and leaves the others, which say
//! themselves how old they are.

use serde::{Deserialize, Serialize};

use crate::machine::provenance::Provenance;
use crate::measure::matches::Outcome;
use crate::record::Machine;
use outpace::sealed::Kept;

/// All parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// The version of this format.
    pub(crate) schema: u32,
    /// The machine.
    pub(crate) machine: Machine,
    /// Times to a depth, and how soon a search stops.
    pub(crate) times: Option<Times>,
    /// Matches at equal time.
    pub(crate) matches: Vec<Match>,
    /// SHA-256 over all other fields.
    pub(crate) sha256: String,
}

impl Kept for Record {
    const SCHEMA: u32 = 1;
    const WHAT: &'static str = "record of threads";

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> anyhow::Result<()> {
        self.machine.check()
    }
}

/// Times to a depth, and how soon a search stops.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Times {
    /// How it was made.
    pub(crate) made: Provenance,
    /// The size of the transposition table, in MiB; it is empty at the beginning of each search.
    pub(crate) hash_mib: u32,
    /// What was searched, and how deeply.
    pub(crate) positions: Vec<Place>,
    /// Each variant with each number of threads.
    pub(crate) runs: Vec<Run>,
    /// How soon searches stop.
    pub(crate) stops: Vec<Stops>,
}

/// A position and a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The position.
    pub(crate) fen: String,
    /// How deeply it is searched, in plies.
    pub(crate) depth: u32,
}

/// A variant with a number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    /// The variant of the axis `parallel`.
    pub(crate) variant: String,
    /// How many threads.
    pub(crate) threads: usize,
    /// Seconds of each search, a list for each position.
    pub(crate) seconds: Vec<Vec<f64>>,
    /// Nodes of each search, likewise.
    pub(crate) nodes: Vec<Vec<u64>>,
}

/// How soon searches stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Stops {
    /// The variant.
    pub(crate) variant: String,
    /// How many threads.
    pub(crate) threads: usize,
    /// How many of them came while the search still began.
    pub(crate) early: usize,
    /// From sending `stop` to reading `bestmove`, in milliseconds, each time.
    pub(crate) milliseconds: Vec<f64>,
}

/// A match between two numbers of threads, or two variants, at equal time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Match {
    /// How it was made.
    pub(crate) made: Provenance,
    /// Who plays.
    pub(crate) first: Player,
    /// Against whom.
    pub(crate) second: Player,
    /// What `tests/match/match.py` has found.
    pub(crate) result: Outcome,
}

/// A variant with a number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The variant of the axis `parallel`.
    pub(crate) variant: String,
    /// How many threads.
    pub(crate) threads: usize,
}

impl Record {
    /// A record of nothing yet.
    pub(crate) fn new(machine: Machine) -> Self {
        Self { schema: Self::SCHEMA, machine, times: None, matches: Vec::new(), sha256: String::new() }
    }

    /// Takes a match in, in place of an older one of the same players.
    pub(crate) fn take(&mut self, played: Match) {
        let same = |old: &&mut Match| old.first == played.first && old.second == played.second;
        match self.matches.iter_mut().find(same) {
            Some(old) => *old = played,
            None => self.matches.push(played),
        }
    }
}

impl Times {
    /// The run of a variant with so many threads.
    pub(crate) fn run(&self, variant: &str, threads: usize) -> Option<&Run> {
        self.runs.iter().find(|run| run.variant == variant && run.threads == threads)
    }
}
