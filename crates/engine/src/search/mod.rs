//! The search: iterative deepening, alpha-beta, quiescence.
//!
//! A [`Searcher`] keeps what outlives a search, the transposition table and the histories; a run, made anew for each search,
//! keeps the rest. One file a part:
//!
//! | file | what it decides |
//! |---|---|
//! | `iterate` | which depths and windows are searched, and when that is enough |
//! | `alphabeta`, `quiescence` | what a position is worth |
//! | `picker`, `history`, `see`, `checks` | which moves are tried first |
//! | `endgames`, `progress` | what is known of positions with few men, and how near a won one is to its mate |
//! | `tablebases` | what Syzygy files say of them, where the user has some |
//! | `correction` | by how much experience corrects the evaluation |
//! | `pruning`, `reductions` | what is not searched, or less deeply |
//! | `table`, `slot` | what is remembered about positions |
//! | `team` | the threads of a search |
//! | `run`, `root`, `line` | the state of a search, its root and its principal variations |
//! | `erased` | the same without a recipe in its type |
//! | `observer` | what a search tells while it runs |
//! | `time`, `limits` | how long it may take |
//! | `skill` | how well it plays, where it is not to play as well as it can |
//! | `wdl` | what a value means in results |
//! | `bench` | the positions whose node count is the engine's signature |
//!
//! All is integer arithmetic of fixed width and in one thread nothing depends on time but the clock limits, so that the same
//! search counts the same nodes on every target.

mod alphabeta;
mod bench;
mod checks;
mod correction;
mod endgames;
mod erased;
mod history;
mod iterate;
mod limits;
mod line;
mod observer;
mod picker;
mod progress;
mod pruning;
mod quiescence;
mod reductions;
mod root;
mod run;
mod see;
mod skill;
mod slot;
mod table;
mod tablebases;
mod team;
#[cfg(test)]
mod tests;
mod time;
mod wdl;

pub use bench::{
    Bench, DEPTH as BENCH_DEPTH, HASH_MIB as BENCH_HASH_MIB, POSITIONS as BENCH_POSITIONS, bench,
};
pub use erased::{AnyRecipe, AnySearcher};
pub use limits::{Clock, Limits, Ponderhit};
pub use observer::{Edge, Listener, Observer, Report, Score, Told, nodes_per_second};
pub use skill::{ELO, FULL_LEVEL, Strength};
pub use table::{MAX_HASH_MIB, MIN_HASH_MIB, OutOfMemory};
pub use tablebases::Tablebases;
pub use wdl::{Chances, Material};

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use self::table::Table;
use self::team::{Common, Mind, Order};
use self::time::Timer;
use crate::board::Position;
use crate::endings::Endings;
use crate::eval::{Evaluator, Weights};
use crate::movegen::{self, MoveList};
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

/// More than a thread takes beside its stack: its histories and corrections are the most of it.
const THREAD_BYTES: usize = 3 << 20;

/// There is not enough memory for so many threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no memory for {threads} threads")]
pub struct NoRoom {
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
    pub score: Score,
    /// Nodes searched: every move made, passing included, is one; the root is none.
    pub nodes: u64,
}

/// A searcher with its transposition table, and the histories of its threads.
#[derive(Debug)]
pub struct Searcher<R: Recipe> {
    recipe: R,
    evaluator: Evaluator<R>,
    endings: Endings,
    tablebases: Tablebases,
    table: Table,
    parallel: R::Parallel,
    /// One for each thread.
    minds: Vec<Mind<R>>,
    /// How many of them share a CPU.
    crowd: usize,
}

impl<R: Recipe> Searcher<R> {
    /// A searcher with a transposition table of `hash_mib` MiB, brought within [`MIN_HASH_MIB`] and [`MAX_HASH_MIB`].
    /// Where memory is short the table is smaller: [`hash_mib`](Self::hash_mib) tells.
    pub fn new(recipe: R, hash_mib: usize) -> Self {
        Self {
            recipe,
            evaluator: Evaluator::new(recipe),
            endings: Endings::new(recipe),
            tablebases: Tablebases::default(),
            table: Table::new(hash_mib),
            parallel: R::Parallel::new(),
            minds: vec![Mind::new()],
            crowd: 1,
        }
    }

    /// What the user should know of what is known of endgames, if there is anything.
    pub fn endings_notice(&self) -> Option<&'static str> {
        self.endings.notice()
    }

    /// How many threads search.
    pub fn threads(&self) -> usize {
        self.minds.len()
    }

    /// Searches with so many threads from now on, at least one and at most [`MAX_THREADS`]. New ones know nothing yet but what is in the
    /// transposition table.
    ///
    /// # Errors
    ///
    /// Where there is not enough memory for what each keeps, as far as the system tells, their number stays as it was.
    pub fn set_threads(&mut self, threads: usize) -> Result<(), NoRoom> {
        let threads = threads.clamp(1, MAX_THREADS);
        // Room for all of them is asked for at once, and given back: each for itself would abort the program where there is none.
        let missing = threads.saturating_sub(self.threads()) * THREAD_BYTES;
        let mut room = Vec::<u8>::new();
        room.try_reserve_exact(missing).map_err(|_| NoRoom { threads })?;
        // What is asked for and never used the compiler might not ask for at all.
        drop(black_box(room));
        self.minds.resize_with(threads, Mind::new);
        // The system is asked once, and not for each search: it has to read files for its answer.
        let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.crowd = threads.div_ceil(cpus);
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

    /// What the search asks what a position is worth.
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

    /// How Syzygy files are used.
    pub const fn tablebases(&self) -> &Tablebases {
        &self.tablebases
    }

    /// Uses Syzygy files so from now on, and forgets everything learnt, which may rest on others.
    pub fn set_tablebases(&mut self, tablebases: Tablebases) {
        self.tablebases = tablebases;
        self.new_game();
    }

    /// Forgets everything learnt: the table and the histories.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.minds.iter_mut().for_each(Mind::clear);
    }

    /// Searches until a limit is met or `stop` is set. The same task, limits (without clocks) and state give the same
    /// outcome, always, if there is one thread. With several, chance has a part in it, and a limit of nodes is met as nearly as
    /// all threads have told of theirs. Where there is a legal move, one is returned, however early the search was stopped.
    ///
    /// A search nests to [`MAX_PLY`]; a thread that runs one should have [`STACK_BYTES`] of stack.
    pub fn search<O: Observer>(
        &mut self,
        task: &Task,
        limits: &Limits,
        stop: &AtomicBool,
        observer: &mut O,
    ) -> Outcome {
        let timer = Timer::new(limits);
        let mut list = MoveList::new();
        movegen::legal(self.recipe, &task.position, &mut list);
        if list.is_empty() {
            let in_check = movegen::checkers(self.recipe.sliders(), &task.position).any();
            let score = Score::from(if in_check { -MATE } else { 0 });
            let (time, hashfull) = (timer.elapsed(), self.table.hashfull());
            observer.report(&Report {
                rank: 1,
                depth: 0,
                seldepth: 0,
                score,
                edge: None,
                nodes: 0,
                time,
                hashfull,
                table_hits: self.tablebases.are_there().then_some(0),
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
            ref endings,
            ref tablebases,
            ref table,
            ref parallel,
            ref mut minds,
            crowd,
        } = *self;
        let ranking = &tablebases.rank(recipe.into(), task, &list);
        let common = Common { recipe, evaluator, endings, tablebases, table, parallel };
        let order = Order { task, legal: &list, limits, ranking };
        team::search(common, minds, order, timer, crowd, stop, observer)
    }
}
