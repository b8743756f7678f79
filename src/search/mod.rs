//! The search: iterative deepening, alpha-beta, quiescence.

mod limits;
mod observer;

pub use limits::{Clock, Limits};
pub use observer::{Observer, Report, Score};

use std::sync::atomic::AtomicBool;

use crate::board::Position;
use crate::recipe::Recipe;
use crate::types::{Key, Move};

/// A value in centipawns, from the side to move's point of view; mates lie beyond [`MATE_FLOOR`].
pub type Value = i32;

/// The value of having given mate at the root; mate in `n` plies is `MATE - n`.
pub const MATE: Value = 32_000;

/// The deepest line, in plies.
pub const MAX_PLY: usize = 128;

/// Values from here up to [`MATE`] are mates.
pub const MATE_FLOOR: Value = MATE - MAX_PLY as Value;

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
    /// The value of the last finished iteration.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
}

/// A searcher with its transposition table and histories.
#[derive(Debug)]
pub struct Searcher<R: Recipe> {
    recipe: R,
}

impl<R: Recipe> Searcher<R> {
    /// A searcher with a transposition table of `hash_mib` MiB.
    pub fn new(recipe: R, hash_mib: usize) -> Self {
        let _ = hash_mib;
        Self { recipe }
    }

    /// Gives the transposition table another size, and empties it.
    pub fn resize(&mut self, hash_mib: usize) {
        let _ = hash_mib;
    }

    /// Forgets everything learnt: the table and the histories.
    pub fn new_game(&mut self) {}

    /// Searches until a limit is met or `stop` is set. The same task, limits (without clocks) and state give the same
    /// outcome, always.
    pub fn search<O: Observer>(
        &mut self,
        task: &Task,
        limits: &Limits,
        stop: &AtomicBool,
        observer: &mut O,
    ) -> Outcome {
        let _ = (limits, stop, observer);
        let mut list = crate::movegen::MoveList::new();
        crate::movegen::legal(self.recipe.sliders(), &task.position, &mut list);
        Outcome { best: list.first().copied(), ponder: None, score: Score::Centipawns(0), nodes: 1 }
    }
}
