//! The study of parallel minimax: what splitting a search of fixed depth over threads gives on this machine, and what it would give on one with
//! more cores (claims 8 to 18 in `docs/claims.md`).
//!
//! `reports/<machine>/scaling.json` holds one [`Scaling`]: every repetition of every search, what things cost here, and what the simulator
//! makes of that. Its page ([`page`]) and the verdict on each claim ([`claims`]) follow from it alone.
//!
//! - [`plan`]: which searches are measured and simulated; [`program`] makes them, [`measure`] asks it.
//! - [`costs`]: what a node costs, by the times of the searches.
//! - [`quiet`]: which repetitions count.
//! - [`figures`]: speed-ups, measured and simulated.
//! - [`source`]: the source's own figures.
//! - [`shares`]: which functions a profile says that the time goes to.

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
use outpace::record::sealed::Kept;
use plywright_lab::kept;
use plywright_lab::record::{Compiler, Machine, Noise, Source};

/// No study searches deeper.
const DEEPEST: u32 = 100;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Scaling {
    pub(crate) schema: u32,
    pub(crate) command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    pub(crate) seed: u64,
    pub(crate) quick: bool,
    pub(crate) machine: Machine,
    pub(crate) compiler: Compiler,
    /// The engine's source, of which the boards are part.
    pub(crate) source: Source,
    pub(crate) program: Program,
    pub(crate) benchmarks: Vec<Position>,
    pub(crate) depths: Depths,
    pub(crate) runs: Vec<Run>,
    /// Sequential searches, as many at once as there are threads: their mean time.
    pub(crate) crowds: Vec<Run>,
    /// What things cost on each board, but for nodes.
    pub(crate) prices: Vec<Prices>,
    pub(crate) simulated: Vec<Simulated>,
    /// Searches that found another value than those of their depth before them: they are not timed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) unequal: Vec<Unequal>,
    /// The parts of the time by the profiles that lay there; nothing where none did.
    pub(crate) shares: Vec<Share>,
    pub(crate) noise: Noise,
    /// What a probe takes at most on the quiet machine, in nanoseconds ([`mod@self::quiet`]). It follows from the repetitions.
    #[serde(skip)]
    pub(crate) quiet: u64,
    /// SHA-256 over all of the above as it stands in the file.
    pub(crate) sha256: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// The line that builds it.
    pub(crate) command: String,
    pub(crate) sha256: String,
    /// The variants of the axes that it runs here.
    pub(crate) recipe: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) fen: String,
}

/// How deep is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Depths {
    /// With pruning; one ply less is searched too.
    pub(crate) pruned: u32,
    /// Without.
    pub(crate) plain: u32,
    /// By the splits of the leaves, with pruning.
    pub(crate) leaves: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Search {
    pub(crate) benchmark: String,
    /// `mailbox` or `bitboards`.
    pub(crate) board: String,
    /// Plies above the greedy one.
    pub(crate) depth: u32,
    /// With alpha-beta, or every branch.
    pub(crate) pruned: bool,
    /// The name of a [`plywright_study::Split`].
    pub(crate) split: String,
    /// `static`, `dynamic`, `guided`; none where the split has no schedule.
    pub(crate) schedule: Option<String>,
    pub(crate) threads: usize,
}

/// A search that was measured several times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    pub(crate) search: Search,
    /// The value that it found each time: the sequential search's.
    pub(crate) value: i32,
    /// The move that it found the first time; none where there is none.
    pub(crate) best: Option<String>,
    /// Last plies of the first.
    pub(crate) last: u64,
    /// Nodes above them, of the first.
    pub(crate) inner: u64,
    pub(crate) repetitions: Vec<Repetition>,
    #[serde(skip)]
    pub(crate) figures: Figures,
}

/// What follows from the repetitions of a search that count ([`mod@self::quiet`]); no number without any.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figures {
    /// The median time, in nanoseconds.
    pub(crate) time: f64,
    /// The median of the positions considered.
    pub(crate) positions: f64,
    /// About how far the times of two repetitions are apart: half the distance of the quartiles, as a fraction of the median.
    pub(crate) spread: f64,
    /// Whether the machine was quiet before and after all of them. If not, they are of the quietest moments that there were.
    pub(crate) is_quiet: bool,
}

/// What things cost on a board, in picoseconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Prices {
    pub(crate) board: String,
    pub(crate) bytes: usize,
    /// One move of a last ply, where these are shared out.
    pub(crate) position: u64,
    /// To start a thread.
    pub(crate) start: u64,
    /// Until it runs.
    pub(crate) latency: u64,
    /// To see that it has ended.
    pub(crate) join: u64,
    /// To copy a board.
    pub(crate) copy: u64,
    /// To take the lock and give it back.
    pub(crate) lock: u64,
    /// Until an idle worker sees that there is something to do.
    pub(crate) wake: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Simulated {
    pub(crate) search: Search,
    /// The value that it found: the sequential search's.
    pub(crate) value: i32,
    pub(crate) nanoseconds: u64,
    pub(crate) positions: u64,
}

/// A search that found another value than those of its depth before it.
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
    /// What the time is spent with.
    pub(crate) part: String,
    pub(crate) fraction: f64,
}

impl Kept for Scaling {
    kept!(4, "study of scaling");

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
        ensure!(positions <= known, "it has {positions} positions, and the source {known}");
        Ok(())
    }

    fn complete(&mut self) {
        let all = self.runs.iter().chain(&self.crowds).flat_map(|run| &run.repetitions);
        self.quiet = quiet::limit(all.map(Repetition::slowest).collect()).unwrap_or_default();
        for run in self.runs.iter_mut().chain(&mut self.crowds) {
            run.figures = Figures::of(&run.repetitions, self.quiet);
        }
    }
}
