//! The study of parallel minimax (claims 8 to 18, 52, 60 and 61 in `docs/claims.md`): the gain from
//! splitting a search of fixed depth over threads on this machine, and the simulated gain with more
//! cores.
//!
//! `reports/<machine>/scaling.json` holds one [`Scaling`]: every repetition of every search, the
//! costs on this machine, and the simulator's results. The page ([`page`]) and the verdict on each
//! claim ([`claims`]) follow from this record alone.
//!
//! - [`plan`]: the searches to measure and to simulate; [`program`] runs them for [`measure`].
//! - [`costs`]: the cost of a node, from the times of the searches.
//! - [`quiet`]: the repetitions that count.
//! - [`figures`]: speed-ups, measured and simulated.
//! - [`source`]: the figures of the published study that makes the claims.
//! - [`shares`]: shares of the time by activity, from a profile.

pub(crate) mod claims;
mod costs;
mod figures;
pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod plan;
mod program;
mod quiet;
mod shares;
mod source;
#[cfg(test)]
mod tests;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use self::quiet::Repetition;
use outpace::record::sealed::SealedRecord;
use plywright_lab::record::{Compiler, Machine, Noise, Source};
use plywright_lab::sealed_record;

/// Upper bound of the depth of a search.
const DEEPEST: u32 = 100;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Scaling {
    pub(crate) schema: u32,
    pub(crate) command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    pub(crate) seed: u64,
    pub(crate) quick: bool,
    pub(crate) machine: Machine,
    pub(crate) compiler: Compiler,
    /// The engine's source, which includes the boards.
    pub(crate) source: Source,
    pub(crate) program: Program,
    pub(crate) benchmarks: Vec<Position>,
    pub(crate) depths: Depths,
    pub(crate) runs: Vec<Run>,
    /// Crowds: sequential searches that ran at once, one on each of `Search::threads` cores. The
    /// time is their mean.
    pub(crate) crowds: Vec<Run>,
    /// Costs on each board, except those of nodes.
    pub(crate) prices: Vec<Prices>,
    pub(crate) simulated: Vec<Simulated>,
    /// Searches that found another value than the first search of the same position and depth. They
    /// are not timed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) unequal: Vec<Unequal>,
    /// Shares of the time by activity, read from the machine's profiles; empty if it has none.
    pub(crate) shares: Vec<Share>,
    pub(crate) noise: Noise,
    /// Longest time of a probe on the quiet machine, in nanoseconds ([`mod@self::quiet`]). It
    /// follows from the repetitions.
    #[serde(skip)]
    pub(crate) quiet: u64,
    /// SHA-256 over all of the above as it stands in the file.
    pub(crate) sha256: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// Command that builds the program.
    pub(crate) command: String,
    pub(crate) sha256: String,
    /// Variants of the axes in the program.
    pub(crate) recipe: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) fen: String,
}

/// Depths of the searches, in plies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Depths {
    /// Depth with pruning; searches one ply less deep run too.
    pub(crate) pruned: u32,
    /// Depth without pruning.
    pub(crate) plain: u32,
    /// Depth for the splits at the leaves, with pruning.
    pub(crate) leaves: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Search {
    pub(crate) benchmark: String,
    /// `mailbox` or `bitboards`.
    pub(crate) board: String,
    /// Plies searched in full; the greedy last ply below them is not counted.
    pub(crate) depth: u32,
    /// True for alpha-beta, false for a search of every branch.
    pub(crate) pruned: bool,
    /// Name of a [`plywright_study::Split`].
    pub(crate) split: String,
    /// `static`, `dynamic` or `guided`; None if the split has no schedule.
    pub(crate) schedule: Option<String>,
    pub(crate) threads: usize,
}

/// A search that was measured several times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    pub(crate) search: Search,
    /// Value found each time, the same as in the first search of the position and depth.
    pub(crate) value: i32,
    /// Move found the first time; None if there is no move.
    pub(crate) best: Option<String>,
    /// Number of greedy last plies evaluated in the first repetition.
    pub(crate) last: u64,
    /// Number of nodes above the greedy last plies in the first repetition.
    pub(crate) inner: u64,
    pub(crate) repetitions: Vec<Repetition>,
    #[serde(skip)]
    pub(crate) figures: Figures,
}

/// Figures of a search, from those of its repetitions that count ([`mod@self::quiet`]); NaN without
/// repetitions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figures {
    /// Median time in nanoseconds.
    pub(crate) time: f64,
    /// Median number of positions considered.
    pub(crate) positions: f64,
    /// Spread of the times: half the distance between their quartiles, as a fraction of the median.
    pub(crate) spread: f64,
    /// True if at least three repetitions count, and the machine was quiet before and after each of
    /// them. Otherwise the three from the quietest moments count, or all if there are fewer.
    pub(crate) is_quiet: bool,
}

/// Size of a board in bytes, and the costs on it in picoseconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Prices {
    pub(crate) board: String,
    pub(crate) bytes: usize,
    /// One move of a last ply, when the moves are divided among threads.
    pub(crate) position: u64,
    /// Starting a thread.
    pub(crate) start: u64,
    /// Delay until a started thread runs.
    pub(crate) latency: u64,
    /// Noticing that a thread has ended.
    pub(crate) join: u64,
    /// Copying a board.
    pub(crate) copy: u64,
    /// Taking the lock and releasing it.
    pub(crate) lock: u64,
    /// Delay until an idle worker notices new work.
    pub(crate) wake: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Simulated {
    pub(crate) search: Search,
    /// Value found, the same as in the first search of the position and depth.
    pub(crate) value: i32,
    pub(crate) nanoseconds: u64,
    pub(crate) positions: u64,
}

/// A search that found another value than the first search of the same position and depth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Unequal {
    pub(crate) search: Search,
    pub(crate) is_simulated: bool,
    pub(crate) value: i32,
    pub(crate) wanted: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Share {
    pub(crate) board: String,
    pub(crate) split: String,
    /// Activity that takes the time.
    pub(crate) part: String,
    pub(crate) fraction: f64,
}

impl SealedRecord for Scaling {
    sealed_record!(4, "study of scaling");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        let searches = self.runs.iter().chain(&self.crowds).map(|run| &run.search);
        let searches = searches.chain(self.simulated.iter().map(|simulated| &simulated.search));
        let searches = searches.chain(self.unequal.iter().map(|unequal| &unequal.search));
        let Depths { pruned, plain, leaves } = self.depths;
        let depths = searches.map(|search| search.depth).chain([pruned, plain, leaves]);
        for depth in depths {
            ensure!((1..=DEEPEST).contains(&depth), "a depth of {depth} plies is not searched");
        }
        let (known, positions) = (source::POSITIONS.len(), self.benchmarks.len());
        ensure!(
            positions <= known,
            "it has {positions} positions, more than the {known} of the published study"
        );
        Ok(())
    }

    fn complete(&mut self) {
        let repetitions = self.runs.iter().chain(&self.crowds).flat_map(|run| &run.repetitions);
        self.quiet = quiet::limit(repetitions.map(Repetition::slowest).collect()).unwrap_or_default();
        for run in self.runs.iter_mut().chain(&mut self.crowds) {
            run.figures = Figures::new(&run.repetitions, self.quiet);
        }
    }
}
