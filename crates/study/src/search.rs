//! The search in one thread.

use super::Board;
use super::material::{LOST, lost};
use plywright::movegen::MoveList;
use plywright::types::{Move, Random};

/// Whether branches are left out that cannot matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pruning {
    /// Every branch is searched: plain minimax.
    None,
    /// Alpha-beta.
    AlphaBeta,
}

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What the position is worth, in pawns, from White's point of view.
    pub value: i32,
    /// A move that keeps it; none where there is no legal move.
    pub best: Option<Move>,
    /// What it took.
    pub tally: Tally,
}

/// What a search has gone through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions considered in last plies: what the source counts.
    pub positions: u64,
    /// Last plies.
    pub last: u64,
    /// Nodes above them, whose moves were generated.
    pub inner: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.last += other.last;
        self.inner += other.inner;
    }
}

/// Searches `depth` plies, at least one, and then the greedy one. Of moves that turn out alike the first one counts; where none is any better than
/// having lost, `seed` chooses, where the source chooses at random.
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

/// The move that is taken where none is better than another.
pub(super) fn chosen(list: &[Move], seed: u64) -> Option<Move> {
    let count = list.len() as u64;
    (count > 0).then(|| list[Random::new(seed).below(count) as usize])
}

/// Whether a value is better than another one for White, or for Black.
#[inline(always)]
pub(super) const fn is_better(for_white: bool, value: i32, than: i32) -> bool {
    if for_white { value > than } else { value < than }
}

/// The window of a node: what White has already, and what Black has.
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

    /// The same node, after others above it were found to be worth so much.
    #[inline(always)]
    pub(super) fn narrow(&mut self, (alpha, beta): (i32, i32)) {
        self.alpha = self.alpha.max(alpha);
        self.beta = self.beta.min(beta);
    }

    /// Whether nothing can matter any more.
    pub(super) const fn is_empty(&self) -> bool {
        self.alpha >= self.beta
    }

    /// Takes note of a value that the side to move can have. Whether no further move matters.
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

/// What a position is worth, `depth` plies above the greedy one.
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
