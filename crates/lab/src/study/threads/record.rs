//! What several threads are worth, kept in `reports/<machine>/threads.json`.

use serde::{Deserialize, Serialize};

use crate::machine::provenance::Provenance;
use crate::record::parts::{InParts, Parts};
use crate::study::games::Match;

/// The record.
pub(crate) type Record = InParts<Threads>;

/// Its parts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Threads {
    /// Times to a depth, and how soon a search stops.
    pub(crate) times: Option<Times>,
    pub(crate) matches: Vec<Match<Player>>,
}

impl Parts for Threads {
    const WHAT: &'static str = "record of threads";
}

/// Times to a depth, and how soon a search stops.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Times {
    pub(crate) made: Provenance,
    /// The size of the transposition table, in MiB; it is empty at the beginning of each search.
    pub(crate) hash_mib: u32,
    /// What was searched, and how deeply.
    pub(crate) positions: Vec<Place>,
    /// Each variant with each number of threads.
    pub(crate) runs: Vec<Run>,
    pub(crate) stops: Vec<Stops>,
}

/// A position and a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) fen: String,
    /// How deeply it is searched, in plies.
    pub(crate) depth: u32,
}

/// A variant of the axis `parallel` with a number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    pub(crate) variant: String,
    pub(crate) threads: usize,
    /// Seconds of each search, a list for each position.
    pub(crate) seconds: Vec<Vec<f64>>,
    /// Nodes of each search, likewise.
    pub(crate) nodes: Vec<Vec<u64>>,
}

/// How soon searches stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Stops {
    pub(crate) variant: String,
    pub(crate) threads: usize,
    /// How many of them came while the search still began.
    pub(crate) early: usize,
    /// From sending `stop` to reading `bestmove`, in milliseconds, each time.
    pub(crate) milliseconds: Vec<f64>,
}

/// Who plays a match: a variant with a number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) variant: String,
    pub(crate) threads: usize,
}

impl Times {
    /// The run of a variant with so many threads.
    pub(crate) fn run(&self, variant: &str, threads: usize) -> Option<&Run> {
        self.runs.iter().find(|run| run.variant == variant && run.threads == threads)
    }
}
