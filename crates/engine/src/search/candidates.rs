//! Chooses the next move to search at a node: first the picker's moves that are neither pruned nor
//! deferred, then the deferred ones.

use std::ops::ControlFlow::{Break, Continue};

use super::alphabeta::Step;
use super::check_squares::CheckSquares;
use super::history::PieceTo;
use super::picker::Picker;
use super::pruning::{Candidate, Node, Pruning};
use super::worker::Worker;
use super::{Observer, TABLE_FLOOR, Value};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::types::{Key, Move};

/// Greatest number of tried moves that are remembered; they are punished when a later move cuts
/// off.
const TRIED: usize = 32;

/// Least depth of a node, in plies, at which announcing and deferring its moves is worthwhile.
const SHARED_DEPTH: i32 = 3;

/// The moves of a node.
pub(super) struct Moves {
    picker: Picker,
    /// The node's key in the transposition table.
    pub(super) key: Key,
    pub(super) hash: Move,
    excluded: Move,
    earlier: [Option<PieceTo>; 2],
    /// The squares from which the side to move gives check.
    checks: CheckSquares,
    has_pieces: bool,
    /// Number of moves that the picker has given so far, without the excluded move and, at the
    /// root, without the moves that are not to be searched.
    pub(super) number: i32,
    /// Number of quiet moves among them.
    quiets: i32,
    /// Number of quiet moves after which further quiet moves without check are skipped.
    most_quiets: i32,
    tried: [Move; TRIED],
    tried_count: usize,
    /// True if moves are announced to other threads, and moves that others have announced are
    /// deferred.
    shares: bool,
    /// Start of the node's deferred moves in the stack.
    deferred_base: usize,
    next_deferred: usize,
}

/// The next move to search.
pub(super) struct Next {
    pub(super) candidate: Candidate,
    pub(super) piece_to: PieceTo,
    /// True if the search of the move is announced to the other threads.
    pub(super) announced: bool,
}

impl Moves {
    /// The first [`TRIED`] searched moves whose values were not above alpha.
    pub(super) fn tried(&self) -> &[Move] {
        &self.tried[..self.tried_count]
    }

    /// Adds a searched move whose value was not above alpha.
    #[inline(always)]
    pub(super) fn add_tried(&mut self, mv: Move) {
        if self.tried_count < TRIED {
            self.tried[self.tried_count] = mv;
            self.tried_count += 1;
        }
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Prepares the choice of a node's moves.
    #[inline(always)]
    pub(super) fn moves(&mut self, node: &Node, key: Key, hash: Move, excluded: Move) -> Moves {
        let deferred_base = self.stack.deferred.len();
        Moves {
            picker: self.picker(node.ply, hash, false),
            key,
            hash,
            excluded,
            earlier: self.stack.earlier(node.ply),
            checks: CheckSquares::new(self.sliders(), &self.position),
            has_pieces: self.has_pieces(),
            number: 0,
            quiets: 0,
            most_quiets: node.most_quiets(),
            tried: [Move::NULL; TRIED],
            tried_count: 0,
            shares: R::Parallel::DEFERS && self.defers && node.depth >= SHARED_DEPTH && excluded.is_null(),
            deferred_base,
            next_deferred: deferred_base,
        }
    }

    /// Removes the node's moves from the stack.
    #[inline(always)]
    pub(super) fn release_moves(&mut self, moves: &Moves) {
        self.release(&moves.picker);
        self.stack.deferred.truncate(moves.deferred_base);
    }

    /// Returns the next move to search, given the best value so far. Breaks if only deferred moves
    /// are left and the table shows that another thread has settled the node.
    #[inline(always)]
    pub(super) fn next_candidate<const PV: bool>(
        &mut self,
        node: &Node,
        moves: &mut Moves,
        alpha: Value,
        beta: Value,
        best: Value,
    ) -> Step<Option<Next>> {
        let is_root = PV && node.ply == 0;
        let may_skip = !is_root && moves.has_pieces && best > -TABLE_FLOOR;
        while let Some(mv) = self.next_move(&mut moves.picker) {
            if mv == moves.excluded || is_root && !self.root.searched.contains(&mv) {
                continue;
            }
            moves.number += 1;
            moves.quiets += i32::from(mv.is_quiet());
            let gives_check = moves.checks.gives(&self.position, mv);
            if may_skip && mv.is_quiet() && !gives_check && moves.quiets > moves.most_quiets {
                moves.picker.stop_ordering();
                continue;
            }
            let merit = if mv.is_quiet() {
                let threats = self.stack.plies[node.ply].threats;
                let history = self.data.history.quiets(self.position.side(), threats, moves.earlier);
                history.of(mv, self.moved(mv))
            } else {
                self.data.history.capture(self.piece_to(mv), self.victim(mv))
            };
            let late = moves.picker.is_past_good_captures();
            let candidate = Candidate { mv, number: moves.number, merit, gives_check, late };
            if may_skip {
                match self.prune_move(node, &candidate, alpha) {
                    Pruning::Keep => {}
                    Pruning::Skip => continue,
                    Pruning::SkipQuiets => {
                        moves.picker.stop_ordering();
                        moves.most_quiets = 0;
                        continue;
                    }
                }
            }
            let announced = moves.shares && moves.number > 1;
            if announced && self.context.parallel.is_taken(moves.key, mv) {
                self.stack.deferred.push(candidate);
                continue;
            }
            return Continue(Some(Next { candidate, piece_to: self.piece_to(mv), announced }));
        }
        if moves.shares
            && let Some(&candidate) = self.stack.deferred.get(moves.next_deferred)
        {
            // The thread that searched the deferred move may have settled the position.
            if !PV
                && let Some(hit) = self.probe_table(node.ply)
                && hit.settles(node.depth, beta)
            {
                return Break(hit.value);
            }
            moves.next_deferred += 1;
            let piece_to = self.piece_to(candidate.mv);
            return Continue(Some(Next { candidate, piece_to, announced: false }));
        }
        Continue(None)
    }
}
