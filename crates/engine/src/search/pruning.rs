//! Which nodes and moves need no search, and which moves need a shallower one.
//!
//! Each rule weighs what a deeper search could still change against what it would cost. The margins are integers of
//! centipawns, plies and history, so all targets prune alike.

use super::reductions::reduction;
use super::see::{gain, see_ge};
use super::worker::Worker;
use super::{Observer, TABLE_FLOOR, Value, history};
use crate::recipe::Recipe;
use crate::types::Move;

/// Null moves are verified from this depth on.
const VERIFIED_DEPTH: i32 = 10;

/// No quiet move's histories are worth more.
const MOST_MERIT: i32 = 3 * history::LIMIT;

/// What pruning and reductions need to know of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How many plies below the root.
    pub(super) ply: usize,
    /// How many plies deep it is searched.
    pub(super) depth: i32,
    /// The static evaluation; none in check.
    pub(super) eval: Option<Value>,
    /// The static evaluation has risen since the side's last turn.
    pub(super) improving: bool,
    /// A cut-off is expected.
    pub(super) cut: bool,
    /// The hash move; null where there is none.
    pub(super) hash: Move,
}

/// What is known about a move before it is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// How many moves have been tried, this one included.
    pub(super) number: i32,
    /// How good the move has been elsewhere.
    pub(super) merit: i32,
    pub(super) gives_check: bool,
    /// No more good captures will come.
    pub(super) late: bool,
}

/// What is to be done with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruning {
    /// Search it.
    Keep,
    /// Skip it.
    Skip,
    /// Skip it and all other quiet moves that give no check.
    SkipQuiets,
}

impl Node {
    /// After so many quiet moves, no more is searched that gives no check.
    #[inline(always)]
    pub(super) fn most_quiets(&self) -> i32 {
        let sixteenths = 60 + 25 * self.depth * self.depth;
        sixteenths / if self.improving { 16 } else { 26 }
    }
}

impl Candidate {
    /// The usual reduction, in 1024ths of a ply.
    #[inline(always)]
    fn usual(&self, depth: i32) -> i32 {
        reduction(depth, self.number)
    }

    /// How deeply the move is searched first, where it would be `next` plies without reduction. `cutoffs` counts the cut-offs at
    /// the next ply since the node above this one was entered.
    #[inline(always)]
    pub(super) fn reduced<const PV: bool>(&self, node: &Node, next: i32, cutoffs: u32) -> i32 {
        if next < 2 || self.number <= 1 + i32::from(PV) {
            return next;
        }
        let mut less = self.usual(node.depth);
        if !self.mv.is_quiet() {
            less = less * 573 / 1024;
        }
        less -= self.merit * if self.mv.is_quiet() { 174 } else { 115 } / 1024;
        less -= 970 * i32::from(PV);
        less -= 999 * i32::from(self.gives_check);
        less += 508 * i32::from(!node.improving);
        less += 941 * i32::from(node.cut);
        // A quiet move is unlikely to be good where the hash move is a capture or the answers keep cutting off.
        if self.mv.is_quiet() && !self.gives_check {
            less += 1093 * i32::from(node.hash.is_capture());
            less += 853 * i32::from(cutoffs > 3);
        }
        (next - less / 1024).clamp(1, next)
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// The value of the whole node, where that is known without trying its moves one by one. `refined` is the static
    /// evaluation, or a value from the table that is closer to the truth; the window is the null window below `beta`.
    pub(super) fn prune_node(
        &mut self,
        node: &Node,
        eval: Value,
        refined: Value,
        beta: Value,
    ) -> Option<Value> {
        let &Node { ply, depth, improving, cut, hash, .. } = node;
        let alpha = beta - 1;
        // So far above beta that a shallow search will not bring it down. With a quiet
        // hash move the node is searched all the same.
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
        // So far below alpha that only captures could help.
        if depth <= 3 && refined + 263 * depth + 143 <= alpha {
            let value = self.quiescence::<false>(alpha, beta, ply);
            if self.control.stopped || value <= alpha {
                return Some(value);
            }
        }
        // So good that even passing is good enough. Without pieces, passing may be better than any move.
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
        // A mate found by passing has not been proven.
        let value = if value >= TABLE_FLOOR { beta } else { value };
        if depth < VERIFIED_DEPTH || self.stack.null_move_from > 0 {
            return Some(value);
        }
        // In a deep search a zugzwang would cost much, so the value is verified without passing.
        self.stack.null_move_from = ply + 1 + (3 * reduced.max(0) / 4) as usize;
        let verified = self.alphabeta::<false>(alpha, beta, reduced, ply, false);
        self.stack.null_move_from = 0;
        (!self.control.stopped && verified >= beta).then_some(value)
    }

    /// Whether a move needs a search, in a node where a line that avoids mate is known already.
    #[inline(always)]
    pub(super) fn prune_move(&self, node: &Node, candidate: &Candidate, alpha: Value) -> Pruning {
        let depth = node.depth;
        let &Candidate { mv, merit, .. } = candidate;
        let left = (depth - candidate.usual(depth) / 1024).max(0);
        if mv.is_quiet() && !candidate.gives_check {
            if let Some(eval) = node.eval
                && left <= 7
            {
                let hope = eval + 48 + 47 * left;
                if hope + MOST_MERIT / 288 <= alpha {
                    return Pruning::SkipQuiets;
                }
                if hope + merit / 288 <= alpha {
                    return Pruning::Skip;
                }
            }
            if left <= 4 && merit < -2990 * depth {
                return Pruning::Skip;
            }
        }
        // Not even with what it takes does a capture come near alpha.
        if mv.is_capture()
            && !candidate.gives_check
            && let Some(eval) = node.eval
            && left <= 6
            && eval + gain(&self.position, mv) + 151 + 195 * left + merit / 65 <= alpha
        {
            return Pruning::Skip;
        }
        if depth <= 8 && candidate.late {
            let threshold = if mv.is_quiet() { -34 * left * left } else { -119 * depth - merit / 61 };
            if !see_ge(self.sliders(), &self.position, mv, threshold) {
                return Pruning::Skip;
            }
        }
        Pruning::Keep
    }
}
