//! The search: iterative deepening, alpha-beta, quiescence.
//!
//! A [`Searcher`] keeps what outlives a search: the transposition table and the data of its threads. Each search makes a worker for each
//! thread, which keeps the rest. One file a part:
//!
//! | file | what it decides |
//! |---|---|
//! | `iterate`, `root` | which depths, windows and root moves are searched, and when that is enough |
//! | `alphabeta`, `quiescence` | what a position is worth |
//! | `candidates`, `picker` | in which order moves are searched |
//! | `history`, `see`, `checks`, `threats` | what orders and prunes them |
//! | `pruning`, `reductions` | which nodes and moves are not searched, or less deeply |
//! | `endgame_probe`, `progress` | what is known of positions with few pieces, and how close a won one is to mate |
//! | `tablebases` | what Syzygy files say of them, where the user has some |
//! | `correction` | by how much experience corrects the evaluation |
//! | `table`, `slot`, `bound` | what is remembered about positions |
//! | `team`, `context` | the threads of a search, and what they share |
//! | `worker`, `stack`, `pv` | one thread's search, and what its line keeps |
//! | `control`, `time`, `limits` | when a search ends |
//! | `observer`, `report` | what a search reports while it runs |
//! | `erased` | searchers without a recipe in their type |
//! | `skill` | limited strength |
//! | `wdl` | what a value means in results |
//! | `bench` | the positions whose node count is the engine's signature |
//!
//! All arithmetic is in integers of fixed width, and in one thread nothing depends on time but the clock limits, so the same
//! search counts the same nodes on every target.

mod alphabeta;
mod bench;
mod bound;
mod candidates;
mod checks;
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

/// A value in centipawns, from the side to move's point of view; mates lie beyond [`MATE_FLOOR`].
pub type Value = i32;

/// The value of having given mate at the root; mate in `n` plies is `MATE - n`.
pub const MATE: Value = 32_000;

/// The deepest line, in plies.
pub const MAX_PLY: usize = 128;

/// Values from here up to [`MATE`] are mates.
pub const MATE_FLOOR: Value = MATE - MAX_PLY as Value;

/// The stack that a thread needs for a search, with room to spare, in builds of every kind.
pub const STACK_BYTES: usize = 4 << 20;

/// With more threads than this no search is begun.
pub const MAX_THREADS: usize = 256;

/// More than a thread takes besides its stack, mostly for its histories and corrections.
const THREAD_BYTES: usize = 3 << 20;

/// There is not enough memory for so many threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no memory for {threads} threads")]
pub struct NoThreadMemory {
    /// The number that was asked for.
    pub threads: usize,
}

/// The value of a root that Syzygy files know to be won; of a position `n` plies below, it is `TABLE_WIN - n`.
const TABLE_WIN: Value = MATE_FLOOR - 1;

/// Values from here up to [`TABLE_WIN`] are wins that Syzygy files know; values from here on are decided.
const TABLE_FLOOR: Value = TABLE_WIN - MAX_PLY as Value;

/// No evaluation is beyond this, so none can be taken for a win that is known.
const EVAL_LIMIT: Value = TABLE_FLOOR - 1;

/// What to search: a position and the game that led to it.
#[derive(Clone, Debug)]
pub struct Task {
    /// The root.
    pub position: Position,
    /// The keys and reversible plies of the positions before the root, oldest first, as far as they can be repeated.
    pub history: Vec<(Key, u32)>,
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The best move; none where there is no legal move.
    pub best: Option<Move>,
    /// The expected answer.
    pub ponder: Option<Move>,
    /// The value of the last finished iteration; 0 where none was.
    pub score: UciScore,
    /// Nodes searched: every move made, passing included, is one; the root is none.
    pub nodes: u64,
}

/// A searcher with its transposition table and the data of its threads.
#[derive(Debug)]
pub struct Searcher<R: Recipe> {
    recipe: R,
    evaluator: Evaluator<R>,
    /// What evaluates instead of the one that is shipped, where a network is asked.
    network: Option<Box<Network>>,
    endings: Endings,
    tablebases: Tablebases,
    table: Table,
    parallel: R::Parallel,
    threads: Vec<ThreadData<R>>,
    threads_per_cpu: usize,
}

impl<R: Recipe> Searcher<R> {
    /// A searcher with a transposition table of `hash_mib` MiB, brought within [`MIN_HASH_MIB`] and [`MAX_HASH_MIB`].
    /// Where memory is short the table is smaller: [`hash_mib`](Self::hash_mib) says how large it is.
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

    /// A notice to the user about the endgame sources, if there is one.
    pub fn endings_notice(&self) -> Option<&'static str> {
        self.endings.notice()
    }

    /// How many threads search.
    pub fn threads(&self) -> usize {
        self.threads.len()
    }

    /// Searches with so many threads from now on, at least one and at most [`MAX_THREADS`]. New threads have learnt nothing but what is in the
    /// transposition table.
    ///
    /// # Errors
    ///
    /// Where there is not enough memory for what each keeps, as far as the system reports it, their number stays as it was.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoThreadMemory> {
        let threads = threads.clamp(1, MAX_THREADS);
        // The memory for all of them is requested at once and given back: a thread's own request would abort the program where it fails.
        let missing = threads.saturating_sub(self.threads()) * THREAD_BYTES;
        let mut memory = Vec::<u8>::new();
        memory.try_reserve_exact(missing).map_err(|_| NoThreadMemory { threads })?;
        // Without the black box the compiler might remove a request whose memory is never used.
        drop(black_box(memory));
        self.threads.resize_with(threads, ThreadData::new);
        // Here and not for each search, because the system reads files for it.
        let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads_per_cpu = threads.div_ceil(cpus);
        Ok(())
    }

    /// The size of the transposition table in MiB.
    pub fn hash_mib(&self) -> usize {
        self.table.mib()
    }

    /// Gives the transposition table another size, brought within the limits, and empties it.
    ///
    /// # Errors
    ///
    /// Where there is not enough memory, the table keeps the size it had.
    pub fn resize(&mut self, hash_mib: usize) -> Result<(), OutOfMemory> {
        self.table.resize(hash_mib)
    }

    /// The static evaluation.
    pub const fn evaluator(&self) -> &Evaluator<R> {
        &self.evaluator
    }

    /// Evaluates with other weights from now on, and forgets everything learnt with those before.
    ///
    /// # Errors
    ///
    /// The recipe's weights must be variables.
    pub fn set_weights(&mut self, weights: Weights<R::Score>) -> Result<(), Fixed> {
        self.evaluator = Evaluator::with_weights(self.recipe, weights)?;
        self.new_game();
        Ok(())
    }

    /// The network that is asked; one that finds everything worth nothing where the recipe asks none.
    pub fn network(&self) -> &Network {
        asked::<R>(&self.network)
    }

    /// Evaluates with another network from now on, or with the shipped one, and forgets everything learnt before, as for a new game. Where
    /// the recipe asks no network, that is all.
    pub fn set_network(&mut self, network: Option<Box<Network>>) {
        self.network = network;
        self.new_game();
    }

    /// The static value of a position that is not check, in centipawns for the side to move: what the recipe's evaluation gives.
    pub fn evaluate(&self, position: &Position) -> Value {
        if R::Evaluation::USES_NETWORK {
            self.network().evaluate(self.recipe.simd(), position)
        } else {
            self.evaluator.evaluate(position)
        }
    }

    /// How Syzygy files are used.
    pub const fn tablebases(&self) -> &Tablebases {
        &self.tablebases
    }

    /// Uses these Syzygy files from now on, and forgets everything learnt, which may rest on others.
    pub fn set_tablebases(&mut self, tablebases: Tablebases) {
        self.tablebases = tablebases;
        self.new_game();
    }

    /// Forgets everything learnt: the table and the histories.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.threads.iter_mut().for_each(ThreadData::clear);
    }

    /// Searches until a limit is met or `stop` is set. With one thread, the same task, limits (without clocks) and state always give the
    /// same outcome. With several threads the outcome varies, and a limit of nodes is met as closely as the threads know each other's
    /// counts. Where there is a legal move, one is returned, however early the search was stopped.
    ///
    /// A search nests to [`MAX_PLY`]; a thread that runs one should have [`STACK_BYTES`] of stack.
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
        let network = asked::<R>(network);
        let ranking = tablebases.rank(recipe.into(), task, &list);
        let context = Context { recipe, evaluator, network, endings, tablebases, table, parallel };
        let root_task = RootTask { task, legal: &list, limits, ranking: ranking.as_ref() };
        team::search(context, threads, threads_per_cpu, root_task, timer, stop, observer)
    }
}

/// The network that a recipe asks: that of the user, if there is one, or the shipped one.
fn asked<R: Recipe>(network: &Option<Box<Network>>) -> &Network {
    let shipped = if R::Evaluation::USES_NETWORK { &network::SHIPPED } else { &network::BLANK };
    network.as_deref().unwrap_or(shipped)
}
