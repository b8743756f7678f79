//! The search: iterative deepening, alpha-beta and quiescence.
//!
//! A [`Searcher`] owns everything that outlives one search: the transposition table and the data of
//! its threads. Each search makes one worker per thread, which owns the rest. The files and their
//! subjects:
//!
//! | file | subject |
//! |---|---|
//! | `iterate`, `root` | the depths, windows and root moves to search, and when to stop deepening |
//! | `alphabeta`, `quiescence` | the value of a position |
//! | `candidates`, `picker` | the order in which moves are searched |
//! | `history`, `see`, `check_squares`, `threats` | the facts that order and prune the moves |
//! | `pruning`, `reductions` | the nodes and moves that are skipped or searched less deeply |
//! | `endgame_probe`, `progress` | facts about positions with few pieces; progress towards mate |
//! | `tablebases` | the answers of Syzygy files, where the user has some |
//! | `correction` | the correction of the evaluation by experience |
//! | `table`, `slot`, `bound` | the memory of positions searched before |
//! | `team`, `context` | the threads of a search, and the data they share |
//! | `worker`, `stack`, `pv` | the search of one thread, and the state of its current line |
//! | `control`, `time`, `limits` | the end of a search |
//! | `observer`, `report` | the reports of a running search |
//! | `erased` | searchers without a recipe in their type |
//! | `skill` | limited strength |
//! | `wdl` | the conversion of a value into chances to win, draw and lose |
//! | `bench` | the positions whose node count is the engine's signature |
//!
//! All arithmetic uses integers of fixed width, and with one thread nothing but the limits of time
//! depends on time, so the same search counts the same nodes on every target.

mod alphabeta;
mod bench;
mod bound;
mod candidates;
mod check_squares;
mod context;
mod control;
mod correction;
mod endgame_probe;
mod erased;
mod history;
mod iterate;
mod limits;
mod observer;
mod picker;
mod progress;
mod pruning;
mod pv;
mod quiescence;
mod reductions;
mod report;
mod root;
mod see;
mod skill;
mod slot;
mod stack;
mod table;
mod tablebases;
mod team;
#[cfg(test)]
mod tests;
mod threats;
mod time;
mod wdl;
mod worker;

pub use bench::{
    Bench, DEPTH as BENCH_DEPTH, HASH_MIB as BENCH_HASH_MIB, POSITIONS as BENCH_POSITIONS, bench,
};
pub use bound::Bound;
pub use erased::{AnyRecipe, AnySearcher};
pub use limits::{Clock, Limits, Ponderhit};
pub use observer::{AnyListener, Listener, Observer, Report, UciScore, nodes_per_second};
pub use skill::{ELO, FULL_LEVEL, Strength};
pub use table::{MAX_HASH_MIB, MIN_HASH_MIB, OutOfMemory};
pub use tablebases::Tablebases;
pub use time::Deadline;
pub use wdl::{Chances, Material};

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use self::context::{Context, RootTask, ThreadData};
use self::table::Table;
use self::time::Timer;
use crate::board::Position;
use crate::endings::Endings;
use crate::eval::{Evaluator, Weights};
use crate::evaluation::Evaluation as _;
use crate::movegen::{self, MoveList};
use crate::network::{self, Network};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::types::{Key, Move};
use crate::weights::Fixed;

/// A value in centipawns from the side to move's point of view. Values of at least [`MATE_FLOOR`],
/// and of at most its negative, are mates.
pub type Value = i32;

/// The value of a mate that is on the board already at the root, for the side that gave it. A mate
/// after `n` plies has the value `MATE - n`.
pub const MATE: Value = 32_000;

/// Greatest depth of a line, in plies.
pub const MAX_PLY: usize = 128;

/// Lowest value that is a mate; values from here up to [`MATE`] are mates.
pub const MATE_FLOOR: Value = MATE - MAX_PLY as Value;

/// Stack size that a searching thread needs, with room to spare, in builds of every kind.
pub const STACK_BYTES: usize = 4 << 20;

/// Greatest number of threads of a search.
pub const MAX_THREADS: usize = 256;

/// Upper bound of the memory of one thread besides its stack; most of it is histories and
/// corrections.
const THREAD_BYTES: usize = 3 << 20;

/// The memory does not suffice for the requested number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no memory for {threads} threads")]
pub struct NoThreadMemory {
    /// The number of threads that was requested.
    pub threads: usize,
}

/// The value of a root that Syzygy tablebases know to be won. A won position `n` plies below the
/// root has the value `TABLE_WIN - n`. In the names of this constant, [`TABLE_FLOOR`],
/// `table_pieces` and `table_hits`, "table" is a tablebase; elsewhere in this module it is the
/// transposition table.
const TABLE_WIN: Value = MATE_FLOOR - 1;

/// Lowest value of a win that Syzygy files know. Values from here up to [`TABLE_WIN`] are such
/// wins; every value from here on counts as decided.
const TABLE_FLOOR: Value = TABLE_WIN - MAX_PLY as Value;

/// Greatest absolute value of an evaluation, so that no evaluation can be mistaken for a known win.
const EVAL_LIMIT: Value = TABLE_FLOOR - 1;

/// The task of a search: a position and the game that led to it.
#[derive(Clone, Debug)]
pub struct Task {
    /// The root.
    pub position: Position,
    /// The keys and reversible plies of the earlier positions that can still be repeated, oldest
    /// first.
    pub history: Vec<(Key, u32)>,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The best move, or `None` where there is no legal move.
    pub best: Option<Move>,
    /// The expected answer to the best move.
    pub ponder: Option<Move>,
    /// The value of the last finished iteration, or 0 if no iteration was finished. If Syzygy files
    /// know the result of the best move for certain, it is their value, unless the search has found
    /// a mate. Without a legal move: the value of checkmate or stalemate.
    pub score: UciScore,
    /// Nodes searched. Every move made counts as one node, a null move too; the root does not
    /// count.
    pub nodes: u64,
}

/// A searcher with its transposition table and the data of its threads.
#[derive(Debug)]
pub struct Searcher<R: Recipe> {
    recipe: R,
    evaluator: Evaluator<R>,
    /// The network that replaces the shipped one, if the user has chosen one.
    network: Option<Box<Network>>,
    endings: Endings,
    tablebases: Tablebases,
    table: Table,
    parallel: R::Parallel,
    threads: Vec<ThreadData<R>>,
    threads_per_cpu: usize,
}

impl<R: Recipe> Searcher<R> {
    /// Creates a searcher with a transposition table of `hash_mib` MiB, clamped to the range from
    /// [`MIN_HASH_MIB`] to [`MAX_HASH_MIB`]. Where memory is short the table is smaller;
    /// [`hash_mib`](Self::hash_mib) returns its actual size.
    pub fn new(recipe: R, hash_mib: usize) -> Self {
        Self {
            recipe,
            evaluator: Evaluator::new(recipe),
            network: None,
            endings: Endings::new(recipe),
            tablebases: Tablebases::default(),
            table: Table::new(hash_mib),
            parallel: R::Parallel::new(),
            threads: vec![ThreadData::new()],
            threads_per_cpu: 1,
        }
    }

    /// Returns a notice to the user about the endgame sources, if there is one.
    pub fn endings_notice(&self) -> Option<&'static str> {
        self.endings.notice()
    }

    /// Number of searching threads.
    pub fn threads(&self) -> usize {
        self.threads.len()
    }

    /// Sets the number of searching threads, clamped to the range from 1 to [`MAX_THREADS`]. A new
    /// thread starts with empty histories and corrections, which threads do not share.
    ///
    /// # Errors
    ///
    /// Fails where the system reports too little memory for the data of the threads. Their number
    /// then stays as it was.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreadMemory> {
        let threads = threads.clamp(1, MAX_THREADS);
        // The memory for all new threads is reserved once and freed again, which turns a shortage
        // into an error: a failed allocation in `ThreadData::new` would abort the program.
        let missing = threads.saturating_sub(self.threads()) * THREAD_BYTES;
        let mut memory = Vec::<u8>::new();
        memory.try_reserve_exact(missing).map_err(|_| NoThreadMemory { threads })?;
        // Without the black box the compiler might remove a request whose memory is never used.
        drop(black_box(memory));
        self.threads.resize_with(threads, ThreadData::new);
        // The CPUs are counted here and not in each search, because the system reads files to count
        // them.
        let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads_per_cpu = threads.div_ceil(cpus);
        Ok(())
    }

    /// Returns the size of the transposition table in MiB.
    pub fn hash_mib(&self) -> usize {
        self.table.mib()
    }

    /// Resizes the transposition table to `hash_mib` MiB, clamped to the allowed range, and empties
    /// it.
    ///
    /// # Errors
    ///
    /// Fails where memory does not suffice. The table then keeps its former size.
    pub fn resize(&mut self, hash_mib: usize) -> Result<(), OutOfMemory> {
        self.table.resize(hash_mib)
    }

    /// Returns the static evaluator.
    pub const fn evaluator(&self) -> &Evaluator<R> {
        &self.evaluator
    }

    /// Replaces the weights of the evaluation, and forgets everything learnt with the former ones.
    ///
    /// # Errors
    ///
    /// Fails if the weights of this recipe are constants of the program.
    pub fn set_weights(&mut self, weights: Weights<R::Score>) -> Result<(), Fixed> {
        self.evaluator = Evaluator::with_weights(self.recipe, weights)?;
        self.new_game();
        Ok(())
    }

    /// Returns the network that [`set_network`](Self::set_network) was given. Without one it
    /// returns the shipped network, or for a recipe without a network a blank one, which gives
    /// every position the value 0.
    pub fn network(&self) -> &Network {
        network_in_use::<R>(&self.network)
    }

    /// Evaluates with `network` from now on, or with the shipped network if it is `None`, and
    /// forgets everything learnt before, as for a new game. In a recipe without a network it only
    /// forgets.
    pub fn set_network(&mut self, network: Option<Box<Network>>) {
        self.network = network;
        self.new_game();
    }

    /// Returns the static value of a position without check, in centipawns for the side to move, as
    /// computed by the recipe's evaluation.
    pub fn evaluate(&self, position: &Position) -> Value {
        if R::Evaluation::USES_NETWORK {
            self.network().evaluate(self.recipe.simd(), position)
        } else {
            self.evaluator.evaluate(position)
        }
    }

    /// Returns the Syzygy files and their settings.
    pub const fn tablebases(&self) -> &Tablebases {
        &self.tablebases
    }

    /// Uses these Syzygy files from now on, and forgets everything learnt, because it may rest on
    /// other files.
    pub fn set_tablebases(&mut self, tablebases: Tablebases) {
        self.tablebases = tablebases;
        self.new_game();
    }

    /// Forgets everything learnt: the table, and the histories and corrections of the threads.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.threads.iter_mut().for_each(ThreadData::clear);
    }

    /// Searches until a limit is met or `stop` is set. With one thread, the same task, limits
    /// (without clocks) and state always give the same outcome. With several threads the outcome
    /// varies, and a node limit is met only as closely as the threads know each other's counts. If
    /// there is a legal move, the outcome has one, however early the search was stopped.
    ///
    /// The search recurses up to [`MAX_PLY`] deep, so the calling thread should have
    /// [`STACK_BYTES`] of stack.
    pub fn search<O: Observer>(
        &mut self,
        task: &Task,
        limits: &Limits,
        stop: &AtomicBool,
        observer: &mut O,
    ) -> Outcome {
        let timer = Timer::new(limits, task.position.fullmove_number());
        let mut list = MoveList::new();
        movegen::legal(self.recipe, &task.position, &mut list);
        if list.is_empty() {
            let in_check = movegen::checkers(self.recipe.sliders(), &task.position).any();
            let score = UciScore::from(if in_check { -MATE } else { 0 });
            let (time, hashfull) = (timer.elapsed(), self.table.hashfull());
            observer.report(&Report {
                rank: 1,
                depth: 0,
                seldepth: 0,
                score,
                bound: Bound::Exact,
                nodes: 0,
                time,
                hashfull,
                table_hits: self.tablebases.has_files().then_some(0),
                line: &[],
            });
            return Outcome { best: None, ponder: None, score, nodes: 0 };
        }
        self.table.begin_search();
        if self.threads() > 1 {
            self.parallel.clear();
        }
        let Self {
            recipe,
            ref evaluator,
            ref network,
            ref endings,
            ref tablebases,
            ref table,
            ref parallel,
            ref mut threads,
            threads_per_cpu,
        } = *self;
        let network = network_in_use::<R>(network);
        let ranking = tablebases.rank(recipe.into(), task, &list);
        let context = Context { recipe, evaluator, network, endings, tablebases, table, parallel };
        let root_task = RootTask { task, legal: &list, limits, ranking: ranking.as_ref() };
        team::search(context, threads, threads_per_cpu, root_task, timer, stop, observer)
    }
}

/// Returns the network that the recipe evaluates with: the user's, if there is one, otherwise the
/// shipped one (a blank one for a recipe without a network).
fn network_in_use<R: Recipe>(network: &Option<Box<Network>>) -> &Network {
    let shipped = if R::Evaluation::USES_NETWORK { &network::SHIPPED } else { &network::BLANK };
    network.as_deref().unwrap_or(shipped)
}
