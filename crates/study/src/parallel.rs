//! The search on several threads: workers share the iterations of a loop at one level of the tree
//! or at two (claims 10, 11, 18).
//!
//! As in the OpenMP study, each loop has threads of its own, each iteration has its own copy of the
//! board, and all iterations share one best value and one window behind a lock. When the window is
//! empty, a flag makes the workers skip the remaining iterations, because an OpenMP loop cannot be
//! left early. An iteration uses the window as it was when the iteration began.
//!
//! A [`team`] searches the splits that the study did not try.

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

/// Level of the tree at which the work is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// No level: one thread does all the work.
    Sequential,
    /// The last ply of every line, which is the greedy one.
    Leaves,
    /// The ply above the last, shared by half of the threads, and the last ply, which each of these
    /// threads shares with one more.
    AboveLeaves,
    /// The moves of the root.
    Root,
    /// The moves of the root and the answers to each. The numbers of threads at the two levels
    /// multiply to about the total.
    BelowRoot,
    /// The moves of the root, which workers take as they come. A worker looks at the shared window
    /// again throughout a move, and not only when it begins one.
    RootWatched,
    /// Any node with work, once its first moves have been searched.
    YoungBrothers,
    /// The same as `YoungBrothers`, with moves ordered by a shallow search. Its times are compared
    /// with those of the same search in one thread, which orders moves too.
    Ordered,
}

impl Split {
    /// All splits; the four of the OpenMP study follow the sequential search.
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

    /// Name in one word.
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

    /// Returns true if the split's loops follow a [`Schedule`]. Workers of the other splits take
    /// work as it comes.
    pub const fn has_schedule(self) -> bool {
        matches!(self, Self::Leaves | Self::AboveLeaves | Self::Root | Self::BelowRoot)
    }

    /// Rules of the team that searches with this split; None for a split of loops.
    pub(super) const fn rules(self) -> Option<Rules> {
        match self {
            Self::RootWatched => Some(Rules::ROOT),
            Self::YoungBrothers => Some(Rules::YOUNG_BROTHERS),
            Self::Ordered => Some(Rules::ORDERED),
            _ => None,
        }
    }

    /// Number of threads that share the loop at a node `ply` plies below the root and `left` plies
    /// above the last one.
    pub(super) fn threads(self, available: usize, ply: u32, left: u32) -> usize {
        let outer = available.isqrt().max(1);
        let is_two = available >= 2;
        match (self, ply, left) {
            (Self::Leaves, _, 0) | (Self::Root, 0, _) => available,
            (Self::AboveLeaves, _, 1) if is_two => available / 2,
            (Self::AboveLeaves, _, 0) if is_two => 2,
            (Self::BelowRoot, 0, _) => available / outer,
            (Self::BelowRoot, 1, _) => outer,
            _ => 1,
        }
    }

    /// Returns true if a loop at this ply or below is shared.
    pub(super) const fn is_shared_below(self, ply: u32) -> bool {
        match self {
            Self::Sequential | Self::RootWatched | Self::YoungBrothers | Self::Ordered => false,
            Self::Leaves | Self::AboveLeaves => true,
            Self::Root => ply == 0,
            Self::BelowRoot => ply <= 1,
        }
    }
}

/// Distribution of a search over threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Level of the tree at which the work is split.
    pub split: Split,
    /// Schedule of the loops, if the split has any.
    pub schedule: Schedule,
    /// Number of threads.
    pub threads: usize,
}

/// Searches by a plan. Finds the same value as [`search`](super::search()). The number of positions
/// considered, and the move chosen among several best ones, may depend on the threads' timing.
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

/// State that all workers share.
struct Tree {
    plan: Plan,
    /// Work that the workers have done so far.
    tally: Mutex<Tally>,
}

/// State that the iterations of a loop share.
struct Shared {
    value: i32,
    best: Option<Move>,
    node: Node,
}

impl Tree {
    /// Returns the value of a position `ply` plies below the root and `left` plies above the greedy
    /// one, and the best move.
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
            // A shared last ply considers every move.
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
            let mut child = board.clone();
            let window = locked(&shared).node;
            let _ = child.make(mv);
            let found = if left == 0 {
                child.material()
            } else {
                self.value(&mut child, ply + 1, left - 1, window, seed).0
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

/// Runs the iterations of a loop on this number of threads, the calling one included.
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
