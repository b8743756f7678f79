//! What threads were seen to be worth, kept in `reports/<machine>/threads.json`.
//!
//! The times and each match are parts of their own: a run replaces those that it has made anew and leaves the others, which say
//! themselves how old they are.

use serde::{Deserialize, Serialize};

use crate::json::Kept;
use crate::record::{Compiler, Machine, Noise, Source};

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
}

/// What was run, when, and of what it was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Made {
    /// The command that made this part.
    pub(crate) command: String,
    /// When it was begun, in seconds since 1970.
    pub(crate) started: u64,
    /// How long it took.
    pub(crate) seconds: f64,
    /// The compiler.
    pub(crate) compiler: Compiler,
    /// The engine's source.
    pub(crate) source: Source,
    /// What else the machine did.
    pub(crate) noise: Noise,
}

/// Times to a depth, and how soon a search stops.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Times {
    /// How it was made.
    pub(crate) made: Made,
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
    pub(crate) made: Made,
    /// Who plays.
    pub(crate) first: Player,
    /// Against whom.
    pub(crate) second: Player,
    /// What `tests/match/match.py` has found.
    pub(crate) result: Result,
}

/// A variant with a number of threads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The variant of the axis `parallel`.
    pub(crate) variant: String,
    /// How many threads.
    pub(crate) threads: usize,
}

/// What a match came to, as `tests/match/match.py --json` writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Result {
    /// The clock of either.
    pub(crate) limits: [String; 2],
    /// What the order of the openings was seeded with.
    pub(crate) seed: u64,
    /// How many games.
    pub(crate) games: u32,
    /// Won by the first.
    pub(crate) wins: u32,
    /// Drawn.
    pub(crate) draws: u32,
    /// Lost by the first.
    pub(crate) losses: u32,
    /// The first's share of the points.
    pub(crate) score: f64,
    /// The difference, and its 95 % interval from pairs of games; none where it is infinite.
    pub(crate) elo: [Option<f64>; 3],
    /// Games lost by time, an illegal move or a crash, by either.
    pub(crate) faults: [u32; 2],
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
