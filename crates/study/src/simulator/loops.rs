//! The splits of the source, simulated.
//!
//! An iteration begins with the window as it is then and does not learn of later ones. So what it will find is known when it begins, and only
//! when that becomes known to others is a matter of clocks: a loop is a queue of iterations that have ended, the earliest first.

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

/// What loops that are shared by that plan would find, and when.
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

/// Where a node is.
#[derive(Clone, Copy)]
struct Place {
    /// So many plies below the root.
    ply: u32,
    /// So many above the last one.
    left: u32,
    /// The moves that lead to it, as far as any split looks, the last one in the lowest bits.
    path: u64,
}

impl Place {
    const fn after(self, mv: Move) -> Self {
        Self { ply: self.ply + 1, left: self.left - 1, path: self.path << 16 | mv.bits() as u64 }
    }
}

/// What a part of the tree comes to, and when.
struct Ended {
    value: i32,
    best: Option<Move>,
    end: u64,
}

impl Simulation<'_> {
    /// What a position is worth, where its search begins at a time.
    fn value<B: Board>(&mut self, board: &mut B, place: Place, node: Node, begin: u64) -> Ended {
        let Place { ply, left, path } = place;
        let threads = self.plan.split.threads(self.plan.threads, ply, left);
        if left == 0 && threads == 1 || !self.plan.split.is_shared_below(ply) {
            let mut search = || {
                let mut tally = Tally::default();
                (below(board, left, node, &mut tally), tally)
            };
            // Two moves are all that the path of such a node holds, unless leaves are split.
            let (value, tally) = if ply <= 2 {
                *self.known.entry((path, node.bounds())).or_insert_with(search)
            } else {
                search()
            };
            self.tally += tally;
            return Ended { value, best: None, end: begin + self.costs.of(tally) };
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

    /// A node whose moves are searched one after the other.
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

    /// A node whose moves are shared out.
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
        // The first worker is the one that starts the others, and begins when they have all been started.
        let others = threads as u64 - 1;
        let first = |worker: usize| match worker as u64 {
            0 => begin + start * others,
            worker => begin + start * worker + latency,
        };
        let mut own: Vec<VecDeque<usize>> =
            (0..threads).map(|worker| iterations.first(worker).collect()).collect();
        // When each worker is free, and what it has found then, the earliest first and of the same time the first worker.
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
            // Who waits for the others sees the end of each of them a little later.
            end = end.max(if worker == 0 { time } else { time + join });
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
