//! The state of the line being searched, ply by ply.

use super::MAX_PLY;
use super::Value;
use super::history::PieceTo;
use super::picker::Scored;
use super::pruning::Candidate;
use super::pv::PvTable;
use super::threats::Threats;
use crate::types::Move;

/// The state of one ply of the current line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The static evaluation, or `None` in check.
    pub(super) eval: Option<Value>,
    /// The piece that moves at this ply and its target square, or `None` for a null move.
    pub(super) piece_to: Option<PieceTo>,
    /// Number of nodes at this ply that were cut off since the search entered the node two plies
    /// above, or the root.
    pub(super) cutoffs: u32,
    /// Quiet moves that caused a cut-off at this ply, the latest first.
    pub(super) killers: [Move; 2],
    /// The move that a singular search leaves out, or the null move.
    pub(super) excluded: Move,
    /// The attacks of the other side. They belong to an earlier node if this one tries no quiet
    /// moves.
    pub(super) threats: Threats,
}

impl Ply {
    const EMPTY: Self = Self {
        eval: None,
        piece_to: None,
        cutoffs: 0,
        killers: [Move::NULL; 2],
        excluded: Move::NULL,
        threats: Threats::NONE,
    };
}

/// The search stack.
pub(super) struct Stack {
    pub(super) plies: Vec<Ply>,
    pub(super) pv: PvTable,
    /// The deepest ply that was searched with an open window in this iteration.
    pub(super) seldepth: usize,
    /// While a null-move cut-off is being verified: the lowest ply at which null moves are tried. 0
    /// at all other times.
    pub(super) null_move_from: usize,
    /// The moves of all nodes of the line, node after node.
    pub(super) moves: Vec<Scored>,
    /// The moves that the nodes of the line have deferred because other threads are searching them,
    /// node after node.
    pub(super) deferred: Vec<Candidate>,
}

impl Stack {
    pub(super) fn new() -> Self {
        Self {
            plies: vec![Ply::EMPTY; MAX_PLY + 2],
            pv: PvTable::new(),
            seldepth: 0,
            null_move_from: 0,
            moves: Vec::with_capacity(8192),
            deferred: Vec::new(),
        }
    }

    /// Begins a node with an open window.
    #[inline(always)]
    pub(super) fn enter_pv(&mut self, ply: usize) {
        self.pv.clear(ply);
        self.seldepth = self.seldepth.max(ply);
    }

    /// The last two moves of the line, the latest first.
    #[inline(always)]
    pub(super) fn earlier(&self, ply: usize) -> [Option<PieceTo>; 2] {
        match self.plies[..ply] {
            [.., before, last] => [last.piece_to, before.piece_to],
            [last] => [last.piece_to, None],
            [] => [None, None],
        }
    }

    /// Returns true if the last move of the line was a null move.
    pub(super) fn is_after_null(&self, ply: usize) -> bool {
        ply > 0 && self.plies[ply - 1].piece_to.is_none()
    }

    /// Returns true if the static evaluation is higher than at the side's last turn, or than at the
    /// turn before that if the side was in check at its last turn.
    #[inline(always)]
    pub(super) fn is_improving(&self, ply: usize, eval: Option<Value>) -> bool {
        let before = |plies| ply.checked_sub(plies).and_then(|ply| self.plies[ply].eval);
        match (eval, before(2).or_else(|| before(4))) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        }
    }

    /// Resets the data that the nodes below this one collect.
    #[inline(always)]
    pub(super) fn reset_below(&mut self, ply: usize, is_root: bool) {
        self.plies[ply + 1].killers = [Move::NULL; 2];
        self.plies[ply + 2].cutoffs = 0;
        if is_root {
            self.plies[1].cutoffs = 0;
        }
    }
}
