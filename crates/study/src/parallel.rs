//! The search on several threads: one level of the tree, or two, is a loop whose iterations workers share (claims 10, 11, 18).
//!
//! As in the source each loop has threads of its own, each iteration its own copy of the board, and all iterations one best value and
//! one window behind a lock; where the window is empty, a flag makes the workers let the remaining iterations pass, since a loop of
//! OpenMP's cannot be left. An iteration begins with the window as it is then, and goes on with it.
//!
//! The splits that the source did not try are searched by a [`team`].

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::material::lost;
use super::schedule::{Iterations, Schedule};
use super::search::{Node, Tally, below, chosen, is_better, search};
use super::team::{self, Rules, locked};
use super::{Board, Found, LOST, Pruning};
use plywright::movegen::MoveList;
use plywright::types::Move;

/// At which level of the tree the work is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// Nowhere: one thread does it all.
    Sequential,
    /// The last ply of every line: the greedy one.
    Leaves,
    /// The ply above it, by half of the threads, and the last ply by two each.
    AboveLeaves,
    /// The moves of the root.
    Root,
    /// The moves of the root and the answers to each, by as many threads at either level as make that many together.
    BelowRoot,
    /// The moves of the root, as they come; but a worker looks at the shared window again all the way, and not only when it begins
    /// a move.
    RootWatched,
    /// Wherever there is work, once the eldest moves of a node have been searched.
    YoungBrothers,
    /// The same, with moves put in order by a shallow search. In one thread too, so that is what it compares with.
    Ordered,
}

impl Split {
    /// All of them, the source's four after the sequential search.
    pub const ALL: [Self; 8] = [
        Self::Sequential,
        Self::Leaves,
        Self::AboveLeaves,
        Self::Root,
        Self::BelowRoot,
        Self::RootWatched,
        Self::YoungBrothers,
        Self::Ordered,
    ];

    /// A name, in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sequential => "sequential",
            Self::Leaves => "leaves",
            Self::AboveLeaves => "above-leaves",
            Self::Root => "root",
            Self::BelowRoot => "below-root",
            Self::RootWatched => "root-watched",
            Self::YoungBrothers => "young-brothers",
            Self::Ordered => "ordered",
        }
    }

    /// Whether its loops follow a [`Schedule`]; the others' work is taken as it comes.
    pub const fn has_schedule(self) -> bool {
        matches!(self, Self::Leaves | Self::AboveLeaves | Self::Root | Self::BelowRoot)
    }

    /// The rules by which a team searches so; none where loops are split.
    pub(super) const fn rules(self) -> Option<Rules> {
        match self {
            Self::RootWatched => Some(Rules::ROOT),
            Self::YoungBrothers => Some(Rules::YOUNG_BROTHERS),
            Self::Ordered => Some(Rules::ORDERED),
            _ => None,
        }
    }

    /// How many threads share the loop at a node: `ply` plies below the root and `left` above the last one.
    pub(super) fn threads(self, all: usize, ply: u32, left: u32) -> usize {
        let outer = all.isqrt().max(1);
        let is_two = all >= 2;
        match (self, ply, left) {
            (Self::Leaves, _, 0) | (Self::Root, 0, _) => all,
            (Self::AboveLeaves, _, 1) if is_two => all / 2,
            (Self::AboveLeaves, _, 0) if is_two => 2,
            (Self::BelowRoot, 0, _) => all / outer,
            (Self::BelowRoot, 1, _) => outer,
            _ => 1,
        }
    }

    /// Whether some loop at this ply or below is shared.
    pub(super) const fn is_shared_below(self, ply: u32) -> bool {
        match self {
            Self::Sequential | Self::RootWatched | Self::YoungBrothers | Self::Ordered => false,
            Self::Leaves | Self::AboveLeaves => true,
            Self::Root => ply == 0,
            Self::BelowRoot => ply <= 1,
        }
    }
}

/// How a search is spread over threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Where.
    pub split: Split,
    /// By which schedule, where the split has one.
    pub schedule: Schedule,
    /// Over how many threads.
    pub threads: usize,
}

/// Searches as [`search`](super::search()) does, with the same value, by a plan. How many positions are considered and which of several
/// best moves is found depends on which thread is faster.
pub fn search_in_parallel<B: Board>(board: &B, depth: u32, pruning: Pruning, plan: Plan, seed: u64) -> Found {
    if plan.split == Split::Sequential {
        return search(&mut board.clone(), depth, pruning, seed);
    }
    if let Some(rules) = plan.split.rules() {
        return team::search(board, depth, pruning, plan.threads, rules, seed);
    }
    let tree = Tree { plan, tally: Mutex::default() };
    let (value, best) =
        tree.value(&mut board.clone(), 0, depth.max(1), Node::new(pruning, -LOST, LOST), seed);
    Found { value, best, tally: tree.tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) }
}

/// What all workers know.
struct Tree {
    plan: Plan,
    /// What the workers have gone through.
    tally: Mutex<Tally>,
}

/// What the iterations of a loop share.
struct Shared {
    value: i32,
    best: Option<Move>,
    node: Node,
}

impl Tree {
    /// What a position is worth, `ply` plies below the root and `left` above the greedy one, and the move that makes it so.
    fn value<B: Board>(
        &self,
        board: &mut B,
        ply: u32,
        left: u32,
        node: Node,
        seed: u64,
    ) -> (i32, Option<Move>) {
        let Plan { split, schedule, threads } = self.plan;
        if !split.is_shared_below(ply) || left == 0 && split.threads(threads, ply, left) == 1 {
            let mut tally = Tally::default();
            let value = below(board, left, node, &mut tally);
            *locked(&self.tally) += tally;
            return (value, None);
        }
        let mut list = MoveList::new();
        board.moves(&mut list);
        *locked(&self.tally) += match left {
            // Every move of a last ply is considered.
            0 => Tally { positions: list.len() as u64, last: 1, inner: 0 },
            _ => Tally { inner: 1, ..Tally::default() },
        };
        let side = board.side();
        let is_white = side.is_white();
        let shared = Mutex::new(Shared { value: lost(side), best: chosen(&list, seed), node });
        let cut = AtomicBool::new(false);
        let board = &*board;
        let iteration = |index: usize| {
            if cut.load(Ordering::Relaxed) {
                return;
            }
            let mv = list[index];
            let mut own = board.clone();
            let window = locked(&shared).node;
            let _ = own.make(mv);
            let found = if left == 0 {
                own.material()
            } else {
                self.value(&mut own, ply + 1, left - 1, window, seed).0
            };
            let mut shared = locked(&shared);
            if is_better(is_white, found, shared.value) {
                (shared.value, shared.best) = (found, Some(mv));
                if shared.node.raise(is_white, found) && left > 0 {
                    cut.store(true, Ordering::Relaxed);
                }
            }
        };
        share(schedule, split.threads(threads, ply, left), list.len(), &iteration);
        let shared = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        (shared.value, shared.best)
    }
}

/// Runs the iterations of a loop on so many threads, this one among them.
fn share(schedule: Schedule, threads: usize, count: usize, iteration: &(impl Fn(usize) + Sync)) {
    let iterations = Iterations::new(schedule, count, threads);
    let work = |worker: usize| {
        iterations.first(worker).for_each(iteration);
        while let Some(range) = iterations.next() {
            range.for_each(iteration);
        }
    };
    if threads <= 1 {
        return work(0);
    }
    thread::scope(|scope| {
        for worker in 1..threads {
            let work = &work;
            scope.spawn(move || work(worker));
        }
        work(0);
    });
}
