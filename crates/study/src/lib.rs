//! Fixed-depth minimax, split over threads in several ways: the study of the OpenMP source, rebuilt (claims 8-18).
//!
//! A program of the sources searches a fixed number of plies with minimax, with or without alpha-beta, and then one ply
//! greedily: of the last moves the one counts that leaves the best material. It spreads the work over threads at one
//! level of the tree or another, by one schedule of OpenMP's or another, and compares the speed-up. Here the same search stands on
//! two boards, so that what a representation is worth can be told apart from what a split is worth.
//!
//! | file | what it holds |
//! |---|---|
//! | `material` | what a position is worth |
//! | `mailbox` | the source's board: 64 characters, moves tried and taken back to see whether they are legal |
//! | `bitboards` | the engine's board, on which a last ply is counted and not played |
//! | `search` | the search in one thread |
//! | `schedule` | which worker takes which iterations of a loop |
//! | `parallel` | the splits of the source on threads |
//! | `team` | designs that the source did not try: workers that share a tree wherever there is work |
//! | `simulator` | the search on more cores than there are |
//! | `benchmarks` | the positions |
//! | `protocol` | what `cargo studies scaling` asks the study's program, and what that answers |
//!
//! The value at the root depends on the depth alone: not on the order of moves, the board, the pruning, the split or the
//! number of threads. How many positions it takes depends on all of them.

#![forbid(unsafe_code)]

mod benchmarks;
mod bitboards;
mod mailbox;
mod material;
mod parallel;
pub mod protocol;
mod schedule;
mod search;
mod simulator;
mod team;
#[cfg(test)]
mod tests;

pub use benchmarks::{BENCHMARKS, Benchmark};
pub use bitboards::Bitboards;
pub use mailbox::Mailbox;
pub use material::LOST;
pub use parallel::{Plan, Split, search_in_parallel};
pub use schedule::Schedule;
pub use search::{Found, Pruning, Tally, search};
pub use simulator::{Costs, Simulated, Simulator};

use plywright::movegen::MoveList;
use plywright::types::{Colour, Move};

/// What a last ply comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastPly {
    /// The best value for the side to move, in pawns, from White's point of view; [`LOST`] or its negative where there is
    /// no legal move, stalemate included, as in the source.
    pub value: i32,
    /// How many positions were considered: one for each legal move.
    pub positions: u64,
}

/// A board that the study can search on. Each worker has its own copy.
pub trait Board: Clone + Send + Sync {
    /// What it takes to take back a move.
    type Undo;

    /// Whose turn it is.
    fn side(&self) -> Colour;

    /// Appends the legal moves, in the board's own order.
    fn moves(&mut self, list: &mut MoveList);

    /// Makes a legal move.
    fn make(&mut self, mv: Move) -> Self::Undo;

    /// Takes back the last move.
    fn unmake(&mut self, mv: Move, undo: Self::Undo);

    /// White's material less Black's, in pawns.
    fn material(&self) -> i32;

    /// Considers every legal move and nothing after it.
    fn last_ply(&mut self) -> LastPly;
}
