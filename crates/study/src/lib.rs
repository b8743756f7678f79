//! Fixed-depth minimax, split over threads in several ways: a reconstruction of the program of a
//! student's study with OpenMP (claims 8 to 18 of `docs/claims.md`). These files call that study
//! *the source*.
//!
//! The source's program searches a fixed number of plies with minimax, with or without alpha-beta,
//! and then one ply greedily: the last move is the one that leaves the best material. It spreads
//! the work over threads at one level of the tree, by one of OpenMP's schedules, and compares the
//! speed-up. This crate has the same search on two boards, so that the effect of the board can be
//! told apart from the effect of the split.
//!
//! | file | content |
//! |---|---|
//! | `material` | the value of a position |
//! | `mailbox` | the source's board: 64 characters; moves are tried to see whether they are legal |
//! | `bitboards` | the engine's board, on which a last ply is counted rather than played |
//! | `search` | the search in one thread |
//! | `schedule` | the schedules by which workers share the iterations of a loop |
//! | `parallel` | the source's splits over threads |
//! | `team` | designs that the source did not try: workers share a tree wherever there is work |
//! | `simulator` | the search on more cores than the machine has |
//! | `benchmarks` | the positions |
//! | `protocol` | questions of `cargo studies scaling` to the program that searches, and its answers |
//!
//! The value at the root depends on the position and the depth alone: not on the order of moves,
//! the board, the pruning, the split or the number of threads. The number of positions searched may
//! depend on all of these.

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

/// Result of the greedy last ply at one node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastPly {
    /// Value after the best move for the side to move, in pawns, from White's point of view;
    /// [`LOST`] or its negative if there is no legal move, stalemate included, as in the source.
    pub value: i32,
    /// Number of positions considered, one for each legal move.
    pub positions: u64,
}

/// A board that the study can search on. Each worker has its own copy.
pub trait Board: Clone + Send + Sync {
    /// Data needed to take back a move.
    type Undo;

    /// Returns the side to move.
    fn side(&self) -> Colour;

    /// Appends the legal moves, in the board's own order.
    fn moves(&mut self, list: &mut MoveList);

    /// Makes a legal move.
    fn make(&mut self, mv: Move) -> Self::Undo;

    /// Takes back the last move.
    fn unmake(&mut self, mv: Move, undo: Self::Undo);

    /// Returns White's material less Black's, in pawns.
    fn material(&self) -> i32;

    /// Evaluates the position after every legal move, without searching further.
    fn last_ply(&mut self) -> LastPly;
}
