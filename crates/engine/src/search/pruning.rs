//! Pruning: nodes and moves that need no search, and moves that need only a shallower one.
//!
//! Each rule weighs the possible gain of a deeper search against its cost. The margins are
//! integers, so all targets prune alike.

use super::reductions::reduction;
use super::see::{gain, see_ge};
use super::worker::Worker;
use super::{Observer, TABLE_FLOOR, Value, history};
use crate::recipe::Recipe;
use crate::types::Move;

/// Least depth, in plies, at which a null-move cut-off is verified.
const VERIFIED_DEPTH: i32 = 10;

/// Upper bound of the sum of a quiet move's histories.
const MOST_MERIT: i32 = 3 * history::LIMIT;

/// The facts about a node on which pruning and reductions depend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Distance from the root in plies.
    pub(super) ply: usize,
    /// Remaining search depth in plies.
    pub(super) depth: i32,
    /// The static evaluation, or `None` in check.
    pub(super) eval: Option<Value>,
    /// True if the static evaluation has risen since this side's last turn.
    pub(super) improving: bool,
    /// True if a cut-off is expected.
    pub(super) cut: bool,
    /// The hash move, or the null move if there is none.
    pub(super) hash: Move,
}

/// The facts about a move before it is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// Place of the move in the node's order, from 1.
    pub(super) number: i32,
    /// The move's history score: its success elsewhere in the tree.
    pub(super) merit: i32,
    pub(super) gives_check: bool,
    /// True once all good captures have been tried.
    pub(super) late: bool,
}

/// The decision about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// Search the move.
    Keep,
    /// Skip the move.
    Skip,
    /// Skip the move and all further quiet moves without check.
    SkipQuiets,
}

impl Node {
    /// Number of quiet moves after which further quiet moves without check are skipped.
    #[inline(always)]
    pub(super) fn most_quiets(&self) -> i32 {
        let sixteenths = 60 + 25 * self.depth * self.depth;
        sixteenths / if self.improving { 16 } else { 26 }
    }
}

impl Candidate {
    /// The usual reduction of this move, in 1024ths of a ply.
    #[inline(always)]
    fn usual(&self, depth: i32) -> i32 {
        reduction(depth, self.number)
    }

    /// Returns the depth of the move's first search, where `next` is its depth without a reduction.
    /// `cutoffs` counts the cut-offs at the next ply since the node above this one was entered.
    #[inline(always)]
    pub(super) fn reduced<const PV: bool>(&self, node: &Node, next: i32, cutoffs: u32) -> i32 {
        if next < 2 || self.number <= 1 + i32::from(PV) {
            return next;
        }
        let mut reduction = self.usual(node.depth);
        if !self.mv.is_quiet() {
            reduction = reduction * 573 / 1024;
        }
        reduction -= self.merit * if self.mv.is_quiet() { 174 } else { 115 } / 1024;
        reduction -= 970 * i32::from(PV);
        reduction -= 999 * i32::from(self.gives_check);
        reduction += 508 * i32::from(!node.improving);
        reduction += 941 * i32::from(node.cut);
        // A quiet move is unlikely to be good if the hash move is a capture, or if the answers to
        // earlier moves keep cutting off.
        if self.mv.is_quiet() && !self.gives_check {
            reduction += 1093 * i32::from(node.hash.is_capture());
            reduction += 853 * i32::from(cutoffs > 3);
        }
        (next - reduction / 1024).clamp(1, next)
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Returns the value of the whole node, if it is known without trying the moves one by one.
    /// `refined` is the static evaluation, or a table value that is closer to the truth. The window
    /// is the null window below `beta`.
    pub(super) fn prune_node(
        &mut self,
        node: &Node,
        eval: Value,
        refined: Value,
        beta: Value,
    ) -> Option<Value> {
        let &Node { ply, depth, improving, cut, hash, .. } = node;
        let alpha = beta - 1;
        // Reverse futility: the value is so far above beta that a shallow search will not bring it
        // down. A node with a quiet hash move is searched all the same.
        let margin = 92 * depth - 56 * i32::from(improving);
        let has_quiet_hash = !hash.is_null() && hash.is_quiet();
        if depth <= 8
            && !has_quiet_hash
            && refined - margin >= beta
            && refined < TABLE_FLOOR
            && beta > -TABLE_FLOOR
        {
            return Some(refined);
        }
        // Razoring: the value is so far below alpha that only captures could help.
        if depth <= 3 && refined + 263 * depth + 143 <= alpha {
            let value = self.quiescence::<false>(alpha, beta, ply);
            if self.control.stopped || value <= alpha {
                return Some(value);
            }
        }
        // Null move: the position is so good that even passing suffices. It is not tried without
        // pieces, because passing may then be better than every legal move.
        if depth < 3
            || refined < beta
            || eval + 19 * depth < beta + 61
            || beta <= -TABLE_FLOOR
            || self.stack.is_after_null(ply)
            || ply < self.stack.null_move_from
            || !self.has_pieces()
        {
            return None;
        }
        let reduced = depth - (3145 + 417 * depth) / 1024 - ((refined - beta) / 205).min(3);
        let undo = self.make_null(ply)?;
        let value = -self.alphabeta::<false>(-beta, -alpha, reduced, ply + 1, !cut);
        self.unmake_null(undo);
        if self.control.stopped || value < beta {
            return None;
        }
        // A mate or a tablebase win found after a null move is not proven.
        let value = if value >= TABLE_FLOOR { beta } else { value };
        if depth < VERIFIED_DEPTH || self.stack.null_move_from > 0 {
            return Some(value);
        }
        // In a deep search an overlooked zugzwang would cost much, so a search that makes no null
        // moves in its first plies verifies the value.
        self.stack.null_move_from = ply + 1 + (3 * reduced.max(0) / 4) as usize;
        let verified = self.alphabeta::<false>(alpha, beta, reduced, ply, false);
        self.stack.null_move_from = 0;
        (!self.control.stopped && verified >= beta).then_some(value)
    }

    /// Decides whether a move needs a search, in a node that already has a move which avoids mate
    /// and a tablebase loss.
    #[inline(always)]
    pub(super) fn prune_move(&self, node: &Node, candidate: &Candidate, alpha: Value) -> Pruning {
        let depth = node.depth;
        let &Candidate { mv, merit, .. } = candidate;
        let reduced_depth = (depth - candidate.usual(depth) / 1024).max(0);
        if mv.is_quiet() && !candidate.gives_check {
            if let Some(eval) = node.eval
                && reduced_depth <= 7
            {
                let hope = eval + 48 + 47 * reduced_depth;
                if hope + MOST_MERIT / 288 <= alpha {
                    return Pruning::SkipQuiets;
                }
                if hope + merit / 288 <= alpha {
                    return Pruning::Skip;
                }
            }
            if reduced_depth <= 4 && merit < -2990 * depth {
                return Pruning::Skip;
            }
        }
        // The capture stays far below alpha even with the value of the piece it takes.
        if mv.is_capture()
            && !candidate.gives_check
            && let Some(eval) = node.eval
            && reduced_depth <= 6
            && eval + gain(&self.position, mv) + 151 + 195 * reduced_depth + merit / 65 <= alpha
        {
            return Pruning::Skip;
        }
        if depth <= 8 && candidate.late {
            let threshold =
                if mv.is_quiet() { -34 * reduced_depth * reduced_depth } else { -119 * depth - merit / 61 };
            if !see_ge(self.sliders(), &self.position, mv, threshold) {
                return Pruning::Skip;
            }
        }
        Pruning::Keep
    }
}
