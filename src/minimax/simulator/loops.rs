//! The splits of the source, simulated.
//!
//! An iteration begins with the window as it is then and is not told of later ones. So what it will find is known when it begins, and only
//! when that becomes known to others is a matter of clocks: a loop is a queue of iterations that have ended, the earliest first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::ops::Range;

use super::{Costs, Simulated};
use crate::minimax::material::lost;
use crate::minimax::parallel::Plan;
use crate::minimax::schedule::Iterations;
use crate::minimax::search::{Node, chosen, is_better};
use crate::minimax::{Board, LOST, Pruning};
use crate::movegen::MoveList;
use crate::types::Move;

/// What [`search_in_parallel`](crate::minimax::search_in_parallel) would do by that plan on cores of these costs, one for each thread.
pub fn simulate<B: Board>(
    board: &B,
    depth: u32,
    pruning: Pruning,
    plan: Plan,
    seed: u64,
    costs: Costs,
) -> Simulated {
    let mut simulation = Simulation { plan, costs, seed, positions: 0 };
    let found = simulation.value(&mut board.clone(), 0, depth.max(1), Node::new(pruning, -LOST, LOST), 0);
    Simulated { value: found.value, best: found.best, positions: simulation.positions, time: found.end }
}

struct Simulation {
    plan: Plan,
    costs: Costs,
    seed: u64,
    positions: u64,
}

/// What a part of the tree comes to, and when.
struct Ended {
    value: i32,
    best: Option<Move>,
    end: u64,
}

impl Simulation {
    /// What a position is worth, where its search begins at a time.
    fn value<B: Board>(&mut self, board: &mut B, ply: u32, left: u32, node: Node, begin: u64) -> Ended {
        let threads = self.plan.split.threads(self.plan.threads, ply, left);
        if left == 0 && threads == 1 {
            let last = board.last_ply();
            self.positions += last.positions;
            return Ended { value: last.value, best: None, end: begin + self.costs.node };
        }
        let mut list = MoveList::new();
        board.moves(&mut list);
        if threads == 1 {
            return self.alone(board, &list, ply, left, node, begin + self.costs.node);
        }
        self.shared(board, &list, ply, left, node, begin + self.costs.node, threads)
    }

    /// A node whose moves are searched one after the other.
    fn alone<B: Board>(
        &mut self,
        board: &mut B,
        list: &[Move],
        ply: u32,
        left: u32,
        mut node: Node,
        begin: u64,
    ) -> Ended {
        let side = board.side();
        let mut so_far = Ended { value: lost(side), best: chosen(list, self.seed), end: begin };
        for &mv in list {
            let undo = board.make(mv);
            let found = self.value(board, ply + 1, left - 1, node, so_far.end);
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

    /// A node whose moves are shared out.
    #[expect(clippy::too_many_arguments, reason = "the place in the tree, and the time")]
    fn shared<B: Board>(
        &mut self,
        board: &B,
        list: &[Move],
        ply: u32,
        left: u32,
        mut node: Node,
        begin: u64,
        threads: usize,
    ) -> Ended {
        let Costs { position, start, copy, lock, .. } = self.costs;
        let side = board.side();
        let (is_white, mut value, mut best) = (side.is_white(), lost(side), chosen(list, self.seed));
        let iterations = Iterations::new(self.plan.schedule, list.len(), threads);
        // The first worker is the one that starts the others, and begins when they have all been started.
        let all_started = begin + start * (threads as u64 - 1);
        let first = |worker: usize| if worker == 0 { all_started } else { begin + start * worker as u64 };
        let mut own: Vec<VecDeque<usize>> =
            (0..threads).map(|worker| iterations.first(worker).collect()).collect();
        // When each worker is free, and what it has found then, the earliest first and of the same time the first worker.
        let mut free: BinaryHeap<_> =
            (0..threads).map(|worker| Reverse((first(worker), worker, None::<(i32, usize)>))).collect();
        let (mut is_cut, mut lock_free, mut end) = (false, 0, all_started);
        while let Some(Reverse((mut time, worker, found))) = free.pop() {
            if let Some((found, index)) = found {
                lock_free = lock_free.max(time) + lock;
                time = lock_free;
                if is_better(is_white, found, value) {
                    (value, best) = (found, Some(list[index]));
                    is_cut |= node.raise(is_white, found) && left > 0;
                }
            }
            end = end.max(time);
            let next = own[worker].pop_front().or_else(|| {
                let range: Range<usize> = iterations.next()?;
                own[worker].extend(range);
                own[worker].pop_front()
            });
            let Some(index) = next.filter(|_| !is_cut) else { continue };
            lock_free = lock_free.max(time) + lock;
            time = lock_free + copy;
            let mut copied = board.clone();
            let _ = copied.make(list[index]);
            let (found, done) = if left == 0 {
                self.positions += 1;
                (copied.material(), time + position)
            } else {
                let below = self.value(&mut copied, ply + 1, left - 1, node, time);
                (below.value, below.end)
            };
            free.push(Reverse((done, worker, Some((found, index)))));
        }
        Ended { value, best, end }
    }
}
