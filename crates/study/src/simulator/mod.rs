//! Virtual workers: one thread computes the result of a split on any number of cores.
//!
//! Each worker has a clock. The worker with the lowest clock acts next: it searches a part of the
//! tree, starts a thread, copies a board or waits for the lock, and its clock advances by the cost.
//! A worker knows only the results that were found, by the clocks of their finders, before the time
//! on its own clock. So the simulated search considers exactly the positions that workers of these
//! speeds would consider. Only the [`Costs`] are measured. Chance enters only by the seed that
//! chooses a move if every move loses. The seed is part of the question, so the same question has
//! the same answer.
//!
//! `loops` simulates the splits of the OpenMP study, whose loops have fixed workers; `crew` steps
//! the workers of a team, with the same code that threads run.

mod crew;
mod loops;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use super::parallel::Plan;
use super::search::{Tally, search};
use super::{Board, Found, Pruning, Split};

/// Costs in picoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Costs {
    /// Generating the moves of a node above the last ply, and making them.
    pub inner: u64,
    /// Choosing the last ply of a node.
    pub last: u64,
    /// Making one move of a last ply and evaluating it, if moves of last plies are shared among
    /// threads.
    pub position: u64,
    /// Starting a thread: the time that this takes the starting thread.
    pub start: u64,
    /// Delay from then until the new thread runs.
    pub latency: u64,
    /// Noticing that a thread has ended.
    pub join: u64,
    /// Copying a board.
    pub copy: u64,
    /// Taking the lock, reading or writing the data that it guards, and releasing it.
    pub lock: u64,
    /// Delay until an idle worker notices new work.
    pub wake: u64,
}

impl Costs {
    fn time(&self, tally: Tally) -> u64 {
        self.inner * tally.inner + self.last * tally.last
    }
}

/// Result of a simulated search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// Value, best move and work.
    pub found: Found,
    /// Time at which all work was done, in picoseconds.
    pub time: u64,
}

/// Results of parts of the tree that one worker searches, by the moves that lead there and the
/// window.
type Known = HashMap<(u64, (i32, i32)), (i32, Tally)>;

/// Simulates searches of a position. In the splits of loops, a part of the tree near the root that
/// one worker searches alone is searched only once, for any number of workers, since simulations
/// spend most of their time on such parts.
#[derive(Debug)]
pub struct Simulator<B> {
    board: B,
    depth: u32,
    pruning: Pruning,
    known: Known,
}

impl<B: Board> Simulator<B> {
    /// Creates a simulator of searches to this depth.
    pub fn new(board: B, depth: u32, pruning: Pruning) -> Self {
        Self { board, depth: depth.max(1), pruning, known: Known::new() }
    }

    /// Predicts the result and time of [`search_in_parallel`](super::search_in_parallel) by this
    /// plan with these costs, if each thread has its own core.
    pub fn simulate(&mut self, plan: Plan, seed: u64, costs: Costs) -> Simulated {
        if let Some(rules) = plan.split.rules() {
            return crew::simulate(&self.board, self.depth, self.pruning, plan.threads, rules, seed, costs);
        }
        if plan.split == Split::Sequential {
            let found = search(&mut self.board.clone(), self.depth, self.pruning, seed);
            return Simulated { found, time: costs.time(found.tally) };
        }
        loops::simulate(&self.board, self.depth, self.pruning, plan, seed, costs, &mut self.known)
    }
}
