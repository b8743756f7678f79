//! Virtual workers: what a split gives on as many cores as one likes, told by one thread.
//!
//! Each worker has a clock. The one whose clock is lowest goes on: it searches a node, or starts a thread, copies a board, waits for the lock;
//! and its clock goes on by what that costs. What a worker knows is what had been found when its clock showed the same, so the search that
//! is simulated considers the very positions that workers of exactly these speeds would. The [`Costs`] are measured; nothing else is,
//! and nothing is random: the same question has the same answer.
//!
//! `loops` simulates the splits of the source, whose loops know their workers; `tree` a design that the source did not try, in which
//! idle workers join wherever there is work.

mod loops;
mod tree;

use crate::types::Move;

/// What things take, in picoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// To search a node: to generate the moves of one, or to consider its last ply.
    pub node: u64,
    /// To make one move of a last ply and look at what it comes to, where moves of last plies are shared out.
    pub position: u64,
    /// To start a thread.
    pub start: u64,
    /// To copy a board.
    pub copy: u64,
    /// To take the lock, read or write what it guards, and give it back.
    pub lock: u64,
    /// To wake an idle worker.
    pub wake: u64,
}

/// What a simulated search comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// What the position is worth.
    pub value: i32,
    /// A move that keeps it.
    pub best: Option<Move>,
    /// How many positions were considered.
    pub positions: u64,
    /// When the last worker was done, in picoseconds.
    pub time: u64,
}

pub use loops::simulate;
pub use tree::simulate_tree;
