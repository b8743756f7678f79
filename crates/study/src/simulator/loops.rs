//! Simulates the splits of the OpenMP study, whose threads share the iterations of loops.
//!
//! An iteration uses the window as it was when the iteration began, so its result is known at once.
//! Only the time from which other threads can use the result depends on the clocks. So a loop is a
//! queue of iterations, ordered by the time at which they end.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::ops::Range;

use super::{Costs, Known, Simulated};
use crate::material::lost;
use crate::parallel::Plan;
use crate::schedule::Iterations;
use crate::search::{Node, Tally, below, chosen, is_better};
use crate::{Board, Found, LOST, Pruning};
use plywright::movegen::MoveList;
use plywright::types::Move;

/// Returns the result and time of a search whose loops are shared by this plan.
pub(super) fn simulate<B: Board>(
    board: &B,
    depth: u32,
    pruning: Pruning,
    plan: Plan,
    seed: u64,
    costs: Costs,
    known: &mut Known,
) -> Simulated {
    let mut simulation = Simulation { plan, costs, seed, tally: Tally::default(), known };
    let root = Place { ply: 0, left: depth, path: 0 };
    let ended = simulation.value(&mut board.clone(), root, Node::new(pruning, -LOST, LOST), 0);
    let found = Found { value: ended.value, best: ended.best, tally: simulation.tally };
    Simulated { found, time: ended.end }
}

struct Simulation<'a> {
    plan: Plan,
    costs: Costs,
    seed: u64,
    tally: Tally,
    known: &'a mut Known,
}

/// Position of a node in the tree.
#[derive(Clone, Copy)]
struct Place {
    /// Plies below the root.
    ply: u32,
    /// Plies above the last one.
    left: u32,
    /// The last four moves that lead to the node, the latest in the lowest bits.
    path: u64,
}

impl Place {
    const fn after(self, mv: Move) -> Self {
        Self { ply: self.ply + 1, left: self.left - 1, path: self.path << 16 | mv.bits() as u64 }
    }
}

/// Result of a part of the tree, and the time at which it is known.
struct Ended {
    value: i32,
    best: Option<Move>,
    end: u64,
}

impl Simulation<'_> {
    /// Returns the value of a position whose search begins at time `begin`.
    fn value<B: Board>(&mut self, board: &mut B, place: Place, node: Node, begin: u64) -> Ended {
        let Place { ply, left, path } = place;
        let threads = self.plan.split.threads(self.plan.threads, ply, left);
        if left == 0 && threads == 1 || !self.plan.split.is_shared_below(ply) {
            let mut search = || {
                let mut tally = Tally::default();
                (below(board, left, node, &mut tally), tally)
            };
            // Results are kept down to two moves below the root: unless the last plies are shared,
            // no part that one worker searches begins deeper.
            let (value, tally) = if ply <= 2 {
                *self.known.entry((path, node.bounds())).or_insert_with(search)
            } else {
                search()
            };
            self.tally += tally;
            return Ended { value, best: None, end: begin + self.costs.time(tally) };
        }
        let mut list = MoveList::new();
        board.moves(&mut list);
        if left == 0 {
            self.tally += Tally { positions: list.len() as u64, last: 1, inner: 0 };
            return self.shared(board, &list, place, node, begin, threads);
        }
        self.tally.inner += 1;
        let begin = begin + self.costs.inner;
        if threads == 1 {
            return self.alone(board, &list, place, node, begin);
        }
        self.shared(board, &list, place, node, begin, threads)
    }

    /// Searches a node's moves one after the other.
    fn alone<B: Board>(
        &mut self,
        board: &mut B,
        list: &[Move],
        place: Place,
        mut node: Node,
        begin: u64,
    ) -> Ended {
        let side = board.side();
        let mut so_far = Ended { value: lost(side), best: chosen(list, self.seed), end: begin };
        for &mv in list {
            let undo = board.make(mv);
            let found = self.value(board, place.after(mv), node, so_far.end);
            board.unmake(mv, undo);
            so_far.end = found.end;
            if is_better(side.is_white(), found.value, so_far.value) {
                (so_far.value, so_far.best) = (found.value, Some(mv));
                if node.raise(side.is_white(), found.value) {
                    break;
                }
            }
        }
        so_far
    }

    /// Searches a node's moves on several threads.
    fn shared<B: Board>(
        &mut self,
        board: &B,
        list: &[Move],
        place: Place,
        mut node: Node,
        begin: u64,
        threads: usize,
    ) -> Ended {
        let Costs { position, start, latency, join, copy, lock, .. } = self.costs;
        let left = place.left;
        let side = board.side();
        let (is_white, mut value, mut best) = (side.is_white(), lost(side), chosen(list, self.seed));
        let iterations = Iterations::new(self.plan.schedule, list.len(), threads);
        // The first worker starts the others, and begins once all have been started.
        let others = threads as u64 - 1;
        let first = |worker: usize| match worker as u64 {
            0 => begin + start * others,
            worker => begin + start * worker + latency,
        };
        let mut queues: Vec<VecDeque<usize>> =
            (0..threads).map(|worker| iterations.first(worker).collect()).collect();
        // Time at which each worker is free, with its latest result, the earliest first; among
        // equal times, the first worker.
        let mut free: BinaryHeap<_> =
            (0..threads).map(|worker| Reverse((first(worker), worker, None::<(i32, usize)>))).collect();
        let (mut is_cut, mut lock_free, mut end) = (false, 0, begin);
        while let Some(Reverse((mut time, worker, found))) = free.pop() {
            if let Some((found, index)) = found {
                lock_free = lock_free.max(time) + lock;
                time = lock_free;
                if is_better(is_white, found, value) {
                    (value, best) = (found, Some(list[index]));
                    is_cut |= node.raise(is_white, found) && left > 0;
                }
            }
            // The worker that waits for the others notices the end of each a little later.
            end = end.max(if worker == 0 { time } else { time + join });
            let next = queues[worker].pop_front().or_else(|| {
                let range: Range<usize> = iterations.next()?;
                queues[worker].extend(range);
                queues[worker].pop_front()
            });
            let Some(index) = next.filter(|_| !is_cut) else { continue };
            lock_free = lock_free.max(time) + lock;
            time = lock_free + copy;
            let mut copied = board.clone();
            let _ = copied.make(list[index]);
            let (found, done) = if left == 0 {
                (copied.material(), time + position)
            } else {
                let below = self.value(&mut copied, place.after(list[index]), node, time);
                (below.value, below.end)
            };
            free.push(Reverse((done, worker, Some((found, index)))));
        }
        Ended { value, best, end }
    }
}
