//! The limits of a search.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::types::Move;

/// The time at which the opponent played the move that a search ponders on; empty until then. The
/// reader of the protocol fills it in, and from then on the search obeys its clock.
pub type Ponderhit = Arc<OnceLock<Instant>>;

/// The limits of a search. If several are given, the first one that is met ends the search.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Depth of the deepest iteration, in plies.
    pub depth: Option<u32>,
    /// Greatest number of nodes. Neither this limit nor the clock nor a stop ends the first
    /// iteration, which usually takes up to some hundred nodes, unless it takes several thousand or
    /// [`first_move_is_enough`](Self::first_move_is_enough) is true.
    pub nodes: Option<u64>,
    /// Time to think, from which the overhead is subtracted; at least half of the time is kept.
    pub movetime: Option<Duration>,
    /// Number of moves of a mate; the search ends when it has found a mate at least that short.
    pub mate: Option<u32>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
    /// The moves to search at the root; illegal ones are ignored. If no legal move is among them,
    /// all moves are searched.
    pub searchmoves: Vec<Move>,
    /// Number of best moves that get a line of their own; 0 counts as 1.
    pub lines: usize,
    /// True if only one thread searches, however many there are.
    pub alone: bool,
    /// True if limits and a stop apply as soon as one move has been searched, and not only after
    /// the first iteration.
    pub first_move_is_enough: bool,
    /// The time from which the limits of time count, such as the time at which the command was
    /// read; `None` for the beginning of the search.
    pub start: Option<Instant>,
    /// Time per move to reserve for the operating system and the user interface.
    pub overhead: Duration,
    /// The signal that ends pondering. Until it is filled, no time limit ends the search.
    pub ponderhit: Option<Ponderhit>,
}

/// A chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Time added for each move.
    pub increment: Duration,
    /// Moves until more time is added, or `None` if the clock must last for the rest of the game.
    pub moves_to_go: Option<u32>,
}
