//! The search in one thread.

use super::Board;
use super::material::{LOST, lost};
use plywright::movegen::MoveList;
use plywright::types::{Move, Random};

/// Pruning of branches that cannot change the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pruning {
    /// Searches every branch: plain minimax.
    None,
    /// Alpha-beta.
    AlphaBeta,
}

/// Result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Value of the position in pawns, from White's point of view.
    pub value: i32,
    /// Best move, or None if there is no legal move.
    pub best: Option<Move>,
    /// Work done by the search.
    pub tally: Tally,
}

/// Work done by a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions considered in last plies, which is the count of the OpenMP study.
    pub positions: u64,
    /// Number of nodes whose last ply was chosen greedily.
    pub last: u64,
    /// Number of nodes above them, whose moves were generated.
    pub inner: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.last += other.last;
        self.inner += other.inner;
    }
}

/// Searches `depth` plies, at least one, and then the greedy one. The first of several equal moves
/// is chosen. If every move loses, `seed` decides; the OpenMP study then chooses at random.
pub fn search<B: Board>(board: &mut B, depth: u32, pruning: Pruning, seed: u64) -> Found {
    let mut list = MoveList::new();
    board.moves(&mut list);
    let side = board.side();
    let mut node = Node::new(pruning, -LOST, LOST);
    let mut tally = Tally { inner: 1, ..Tally::default() };
    let mut best = chosen(&list, seed);
    let mut value = lost(side);
    for &mv in &list {
        let undo = board.make(mv);
        let found = below(board, depth.saturating_sub(1), node, &mut tally);
        board.unmake(mv, undo);
        if is_better(side.is_white(), found, value) {
            (value, best) = (found, Some(mv));
            if node.raise(side.is_white(), value) {
                break;
            }
        }
    }
    Found { value, best, tally }
}

/// Move chosen by the seed, for a position in which every move loses; None if there is no move.
pub(super) fn chosen(list: &[Move], seed: u64) -> Option<Move> {
    let count = list.len() as u64;
    (count > 0).then(|| list[Random::new(seed).below(count) as usize])
}

/// Returns true if `value` is better than `than`, for White or, if `for_white` is false, for Black.
#[inline(always)]
pub(super) const fn is_better(for_white: bool, value: i32, than: i32) -> bool {
    if for_white { value > than } else { value < than }
}

/// Window of a node: the values that White and Black have already secured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pruning: Pruning,
    alpha: i32,
    beta: i32,
}

impl Node {
    pub(super) const fn new(pruning: Pruning, alpha: i32, beta: i32) -> Self {
        Self { pruning, alpha, beta }
    }

    /// White's bound and Black's.
    pub(super) const fn bounds(&self) -> (i32, i32) {
        (self.alpha, self.beta)
    }

    /// Narrows the window by bounds that were found at nodes above.
    #[inline(always)]
    pub(super) fn narrow(&mut self, (alpha, beta): (i32, i32)) {
        self.alpha = self.alpha.max(alpha);
        self.beta = self.beta.min(beta);
    }

    /// Returns true if no further move can change the result.
    pub(super) const fn is_empty(&self) -> bool {
        self.alpha >= self.beta
    }

    /// Records a value that the side to move can reach. Returns true if no further move matters.
    #[inline(always)]
    pub(super) fn raise(&mut self, for_white: bool, value: i32) -> bool {
        if self.pruning == Pruning::None {
            return false;
        }
        if for_white {
            self.alpha = self.alpha.max(value);
        } else {
            self.beta = self.beta.min(value);
        }
        self.alpha >= self.beta
    }
}

/// Value of a position `depth` plies above the greedy one.
pub(super) fn below<B: Board>(board: &mut B, depth: u32, mut node: Node, tally: &mut Tally) -> i32 {
    if depth == 0 {
        let last = board.last_ply();
        tally.positions += last.positions;
        tally.last += 1;
        return last.value;
    }
    tally.inner += 1;
    let mut list = MoveList::new();
    board.moves(&mut list);
    let side = board.side();
    let mut value = lost(side);
    for &mv in &list {
        let undo = board.make(mv);
        let found = below(board, depth - 1, node, tally);
        board.unmake(mv, undo);
        if is_better(side.is_white(), found, value) {
            value = found;
            if node.raise(side.is_white(), value) {
                break;
            }
        }
    }
    value
}
