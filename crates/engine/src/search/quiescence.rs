//! Quiescence: searches good captures, promotions to a queen, and moves out of check, until the
//! position is quiet enough to be evaluated.

use super::correction::CorrectionSlots;
use super::see::{gain, see_ge};
use super::table::{Record, table_key};
use super::worker::Worker;
use super::{Bound, MATE, MAX_PLY, Observer, TABLE_FLOOR, Value};
use crate::recipe::Recipe;
use crate::types::Move;

/// Margin of delta pruning, in centipawns: a capture is tried only if its gain brings the side to
/// move this close to alpha.
const DELTA: Value = 309;

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Returns the value of the position after good captures, promotions to a queen and moves out
    /// of check have been searched. A value outside the window (`alpha`, `beta`) is only a bound.
    /// The node was counted when its move was made.
    pub(super) fn quiescence<const PV: bool>(&mut self, mut alpha: Value, beta: Value, ply: usize) -> Value {
        debug_assert!(alpha < beta && (PV || alpha == beta - 1));
        if PV {
            self.stack.enter_pv(ply);
        }
        let in_check = self.is_check(ply);
        let Some(endgame) = self.probe_endgame() else { return 0 };
        if self.is_drawn(ply, in_check) {
            return 0;
        }
        let has_draw = alpha < 0 && self.can_repeat(ply);
        if has_draw {
            alpha = 0;
            if alpha >= beta {
                return alpha;
            }
        }
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.evaluate(endgame, ply) };
        }

        let key = table_key(&self.position);
        let hit = self.context.table.probe(key, ply, self.position.halfmove_clock());
        if !PV
            && let Some(hit) = hit
            && hit.bound.settles(hit.value, beta)
        {
            return hit.value;
        }

        let original_alpha = alpha;
        let (mut raw_eval, mut eval) = (None, None);
        let mut best = -MATE + ply as Value;
        if !in_check {
            let raw = hit.and_then(|hit| hit.eval).unwrap_or_else(|| self.evaluate(endgame, ply));
            raw_eval = Some(raw);
            let slots = CorrectionSlots::new(&self.position, self.stack.earlier(ply));
            let stand_pat = self.corrected(raw, &slots);
            eval = Some(stand_pat);
            // A bound from the table may be closer to the truth than the evaluation.
            best = hit.map_or(stand_pat, |hit| hit.refined(stand_pat));
            if best >= beta {
                if hit.is_none() {
                    let bound = Bound::Lower;
                    let record = Record { mv: Move::NULL, value: best, eval: raw_eval, depth: 0, bound };
                    self.context.table.store(key, ply, record);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        self.stack.plies[ply].eval = eval;

        let mut best_move = Move::NULL;
        let mut picker = self.picker(ply, hit.map_or(Move::NULL, |hit| hit.mv), !in_check);
        while let Some(mv) = self.next_move(&mut picker) {
            if let Some(stand_pat) = eval {
                if picker.is_past_good_captures() {
                    // Only losing captures and promotions to lesser pieces remain.
                    break;
                }
                let optimistic = stand_pat + DELTA + gain(&self.position, mv);
                if optimistic <= alpha {
                    best = best.max(optimistic);
                    continue;
                }
            } else if best > -TABLE_FLOOR {
                // A move that avoids mate is known, so moves that lose material and quiet evasions
                // may be left out.
                if picker.is_past_good_captures()
                    && (mv.is_quiet() || !see_ge(self.sliders(), &self.position, mv, 0))
                {
                    break;
                }
            }
            let piece_to = self.piece_to(mv);
            let Some(undo) = self.make(ply, mv, piece_to) else { return 0 };
            let value = -self.quiescence::<PV>(-beta, -alpha, ply + 1);
            self.unmake(mv, undo);
            if self.control.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if PV {
                        self.stack.pv.extend(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        self.release(&picker);

        let bound = if best >= beta {
            Bound::Lower
        } else if PV && best > original_alpha && !best_move.is_null() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.context.table.store(
            key,
            ply,
            Record { mv: best_move, value: best, eval: raw_eval, depth: 0, bound },
        );
        if has_draw { best.max(0) } else { best }
    }
}
