//! Virtual workers: what a split gives on as many cores as one likes, computed by one thread.
//!
//! Each worker has a clock. The one whose clock is lowest goes on: it searches a part of the tree, or starts a thread, copies a board, waits
//! for the lock; and its clock goes on by what that costs. What a worker knows is what had been found when its clock showed the same, so the
//! search that is simulated considers the very positions that workers of exactly these speeds would. The [`Costs`] are measured; nothing else
//! is, and nothing but the seed of a tie is random: the same question has the same answer.
//!
//! `loops` simulates the splits of the source, whose loops know their workers; `crew` lets the workers of a team step, the same that threads
//! run.

mod crew;
mod loops;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use super::parallel::Plan;
use super::search::{Tally, search};
use super::{Board, Found, Pruning, Split};

/// What things take, in picoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Costs {
    /// To generate a node's moves, and to make them.
    pub inner: u64,
    /// To consider a last ply.
    pub last: u64,
    /// To make one move of a last ply and look at what it comes to, where moves of last plies are shared out.
    pub position: u64,
    /// To start a thread: what the one that starts it is busy with.
    pub start: u64,
    /// From then until the thread runs.
    pub latency: u64,
    /// To see that a thread has ended.
    pub join: u64,
    /// To copy a board.
    pub copy: u64,
    /// To take the lock, read or write what it guards, and give it back.
    pub lock: u64,
    /// Until an idle worker sees that there is something to do.
    pub wake: u64,
}

impl Costs {
    fn of(&self, tally: Tally) -> u64 {
        self.inner * tally.inner + self.last * tally.last
    }
}

/// What a simulated search comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// What was found.
    pub found: Found,
    /// When all was done, in picoseconds.
    pub time: u64,
}

/// What a part of the tree comes to that one worker searches, by the moves that lead there and its window.
type Known = HashMap<(u64, (i32, i32)), (i32, Tally)>;

/// Simulates searches of a position. What one worker searches alone is searched once, whatever the number of workers: it is what
/// simulations spend their time with.
#[derive(Debug)]
pub struct Simulator<B> {
    board: B,
    depth: u32,
    pruning: Pruning,
    known: Known,
}

impl<B: Board> Simulator<B> {
    /// For searches of that depth.
    pub fn new(board: B, depth: u32, pruning: Pruning) -> Self {
        Self { board, depth: depth.max(1), pruning, known: Known::new() }
    }

    /// What [`search_in_parallel`](super::search_in_parallel) would do by that plan on cores of these costs, one for each thread.
    pub fn simulate(&mut self, plan: Plan, seed: u64, costs: Costs) -> Simulated {
        if let Some(rules) = plan.split.rules() {
            return crew::simulate(&self.board, self.depth, self.pruning, plan.threads, rules, seed, costs);
        }
        if plan.split == Split::Sequential {
            let found = search(&mut self.board.clone(), self.depth, self.pruning, seed);
            return Simulated { found, time: costs.of(found.tally) };
        }
        loops::simulate(&self.board, self.depth, self.pruning, plan, seed, costs, &mut self.known)
    }
}
