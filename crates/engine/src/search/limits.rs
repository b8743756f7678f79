//! When a search ends.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::types::Move;

/// When the opponent has played the move that a search ponders on: empty until then. The reader of the protocol fills it,
/// and from then on the search watches its clock.
pub type Ponderhit = Arc<OnceLock<Instant>>;

/// The limits of a search; where several are given, the first that is met ends it.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// How many nodes. The first iteration, of some dozen nodes, is searched to its end all the same, as it is whatever the clock or a
    /// stop says.
    pub nodes: Option<u64>,
    /// This long, less the overhead; where that leaves less than half of it, half of it.
    pub movetime: Option<Duration>,
    /// A mate in this many moves has been found.
    pub mate: Option<u32>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
    /// Only these moves at the root, as far as they are legal; all moves where none of them is.
    pub searchmoves: Vec<Move>,
    /// How many of the best moves are searched with a line of their own; none is one.
    pub lines: usize,
    /// One thread searches, however many there are.
    pub alone: bool,
    /// Limits and a stop are heeded as soon as one move has been searched, and not only behind the first iteration.
    pub first_move_is_enough: bool,
    /// When the clocks began to run, or the pondering: before the command was read to its end.
    pub start: Option<Instant>,
    /// How much of each move's time the operating system and the user interface may take.
    pub overhead: Duration,
    /// Until this is filled, no time ends the search.
    pub ponderhit: Option<Ponderhit>,
}

/// A chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Time added for each move.
    pub increment: Duration,
    /// Moves until more time is added; none for the rest of the game.
    pub moves_to_go: Option<u32>,
}
