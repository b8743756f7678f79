//! The study of parallel minimax: what splitting a search of fixed depth over threads gives on this machine, and what it would give on one with
//! more cores (claims 8 to 18 in `docs/claims.md`).
//!
//! `reports/<machine>/scaling.json` holds one [`Scaling`]: every repetition of every search, what things cost here, and what the simulator
//! makes of that. The page beside it ([`page`]) and the verdict on each claim ([`claims`]) follow from it alone.
//!
//! - [`ask`]: the study's program, `benches/minimax.rs`, which searches, simulates and measures; it is built as a release is.
//! - [`plan`]: what is asked of it, and in which order.
//! - [`costs`]: what a node costs, told by the searches.
//! - [`quiet`]: which repetitions count.
//! - [`figures`]: medians, speed-ups, and what they are compared with.
//! - [`source`]: the source's own figures.
//! - [`shares`]: where a profile says that the time goes.

pub(crate) mod ask;
pub(crate) mod claims;
pub(crate) mod costs;
pub(crate) mod figures;
pub(crate) mod page;
pub(crate) mod plan;
pub(crate) mod quiet;
pub(crate) mod shares;
pub(crate) mod source;
#[cfg(test)]
mod tests;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use self::quiet::Repetition;
use crate::record::{Compiler, Machine, Noise, Phase, Source};
use outpace::sealed;

/// The version of the schema that this lab writes and reads.
pub(crate) const SCHEMA: u32 = 3;

/// No study searches deeper.
const DEEPEST: u32 = 100;

/// One run of `cargo lab study scaling`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Scaling {
    /// [`SCHEMA`] when it was written.
    pub(crate) schema: u32,
    /// The command that made it.
    pub(crate) command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    /// The seed of every random choice in the run.
    pub(crate) seed: u64,
    /// Whether it was a `--quick` run.
    pub(crate) quick: bool,
    /// The machine.
    pub(crate) machine: Machine,
    /// The compiler.
    pub(crate) compiler: Compiler,
    /// The engine's source, of which the boards are part.
    pub(crate) source: Source,
    /// The program that searched.
    pub(crate) program: Program,
    /// The positions.
    pub(crate) benchmarks: Vec<Position>,
    /// The depth of the searches with pruning, without it, and of the leaves' splits.
    pub(crate) depths: Depths,
    /// What was measured.
    pub(crate) runs: Vec<Run>,
    /// Sequential searches, as many at once as there are threads: their mean time.
    pub(crate) crowds: Vec<Run>,
    /// What things cost on each board, but for nodes.
    pub(crate) prices: Vec<Prices>,
    /// What was simulated.
    pub(crate) simulated: Vec<Simulated>,
    /// Where the time goes by the profiles that lay there; nothing where none did.
    pub(crate) shares: Vec<Share>,
    /// How quiet the machine was.
    pub(crate) noise: Noise,
    /// How long each phase took.
    pub(crate) phases: Vec<Phase>,
    /// What a probe takes at most on the quiet machine, in nanoseconds ([`mod@self::quiet`]). It follows from the repetitions.
    #[serde(skip)]
    pub(crate) quiet: u64,
    /// SHA-256 over all of the above as it stands in the file.
    pub(crate) sha256: String,
}

/// The program that searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// The line that builds it.
    pub(crate) command: String,
    /// SHA-256 of the file.
    pub(crate) sha256: String,
    /// The variants of the axes that it runs here.
    pub(crate) recipe: String,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    /// Its name.
    pub(crate) name: String,
    /// What it is.
    pub(crate) title: String,
    /// The position.
    pub(crate) fen: String,
}

/// How deep is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Depths {
    /// With pruning; one ply less is searched too.
    pub(crate) pruned: u32,
    /// Without.
    pub(crate) plain: u32,
    /// By the splits of the leaves, with pruning.
    pub(crate) leaves: u32,
}

/// What is searched, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Search {
    /// The position's name.
    pub(crate) benchmark: String,
    /// `mailbox` or `bitboards`.
    pub(crate) board: String,
    /// Plies above the greedy one.
    pub(crate) depth: u32,
    /// With alpha-beta, or every branch.
    pub(crate) pruned: bool,
    /// `sequential`, `leaves`, `above-leaves`, `root`, `below-root`, `root-watched`, `young-brothers`.
    pub(crate) split: String,
    /// `static`, `dynamic`, `guided`; none where the split has no schedule.
    pub(crate) schedule: Option<String>,
    /// How many threads.
    pub(crate) threads: usize,
}

/// A search that was measured several times.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Run {
    /// What.
    pub(crate) search: Search,
    /// The value that it found each time: the sequential search's.
    pub(crate) value: i32,
    /// The move that it found the first time; none where there is none.
    pub(crate) best: Option<String>,
    /// Last plies of the first.
    pub(crate) last: u64,
    /// Nodes above them, of the first.
    pub(crate) inner: u64,
    /// Every repetition, as it was measured.
    pub(crate) repetitions: Vec<Repetition>,
    /// How long each of those that count took, in nanoseconds. It follows from the repetitions.
    #[serde(skip)]
    pub(crate) nanoseconds: Vec<u64>,
    /// How many positions each of these considered.
    #[serde(skip)]
    pub(crate) positions: Vec<u64>,
    /// Whether the machine was quiet beside all of these. If not, they are of the quietest moments that there were.
    #[serde(skip)]
    pub(crate) is_quiet: bool,
}

impl Run {
    /// Works out which repetitions count.
    fn complete(&mut self, quiet: u64) {
        let (counting, is_quiet) = quiet::choose(&self.repetitions, quiet);
        self.nanoseconds = counting.iter().map(|repetition| repetition.nanoseconds).collect();
        self.positions = counting.iter().map(|repetition| repetition.positions).collect();
        self.is_quiet = is_quiet;
    }
}

/// What things cost on a board, in picoseconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Prices {
    /// The board.
    pub(crate) board: String,
    /// Its size in bytes.
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

/// A search that was simulated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Simulated {
    /// What.
    pub(crate) search: Search,
    /// The value that it found: the sequential search's.
    pub(crate) value: i32,
    /// How long it would take, in nanoseconds.
    pub(crate) nanoseconds: u64,
    /// How many positions it would consider.
    pub(crate) positions: u64,
}

/// A part of the time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Share {
    /// The board.
    pub(crate) board: String,
    /// The split.
    pub(crate) split: String,
    /// What the time is spent with.
    pub(crate) part: String,
    /// The fraction.
    pub(crate) fraction: f64,
}

impl sealed::Kept for Scaling {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "study of scaling";

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        let searches = self.runs.iter().chain(&self.crowds).map(|run| &run.search);
        let searches = searches.chain(self.simulated.iter().map(|simulated| &simulated.search));
        let Depths { pruned, plain, leaves } = self.depths;
        let is_searched = |depth: &u32| (1..=DEEPEST).contains(depth);
        let deep = searches
            .map(|search| search.depth)
            .chain([pruned, plain, leaves])
            .find(|depth| !is_searched(depth));
        ensure!(deep.is_none(), "a depth of {} plies is not searched", deep.unwrap_or_default());
        let (known, told) = (source::POSITIONS.len(), self.benchmarks.len());
        ensure!(told <= known, "it has {told} positions, and the source {known}");
        Ok(())
    }

    fn complete(&mut self) {
        let Self { runs, crowds, .. } = self;
        let all = runs.iter().chain(crowds.iter()).flat_map(|run| &run.repetitions);
        let quiet = quiet::quiet(all.map(|one| one.beside.slowest()).collect()).unwrap_or_default();
        for run in runs.iter_mut().chain(crowds) {
            run.complete(quiet);
        }
        self.quiet = quiet;
    }
}
