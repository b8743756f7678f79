//! Quiescence: captures and promotions, and out of check every move, until the position is quiet enough to be judged.

use super::correction::Place;
use super::run::Run;
use super::see::{gain, see_ge};
use super::table::{Bound, Record, table_key};
use super::{MATE, MAX_PLY, Observer, TABLE_FLOOR, Value};
use crate::recipe::Recipe;
use crate::types::Move;

/// A capture must bring the side to move this close to alpha, in centipawns, or it is not tried.
const DELTA: Value = 180;

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// The value of the position within the window, once it is quiet. The node has been counted when it was made.
    pub(super) fn quiescence<const PV: bool>(&mut self, mut alpha: Value, beta: Value, ply: usize) -> Value {
        debug_assert!(alpha < beta && (PV || alpha == beta - 1));
        if PV {
            self.lines.clear(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        let in_check = self.checkers().any();
        let Some(known) = self.known() else { return 0 };
        if self.is_drawn(ply, in_check) {
            return 0;
        }
        if alpha < 0 && self.can_repeat(ply) {
            alpha = 0;
            if alpha >= beta {
                return alpha;
            }
        }
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.evaluate(known) };
        }

        let key = table_key(&self.position);
        let hit = self.table.probe(key, ply, self.position.halfmove_clock());
        if !PV
            && let Some(hit) = hit
            && hit.bound.settles(hit.value, beta)
        {
            return hit.value;
        }

        let before = alpha;
        let (mut kept, mut eval) = (None, None);
        let mut best = -MATE + ply as Value;
        if !in_check {
            let raw = hit.and_then(|hit| hit.eval).unwrap_or_else(|| self.evaluate(known));
            kept = Some(raw);
            let stand = self.corrected(raw, &Place::new(&self.position, self.earlier(ply)));
            eval = Some(stand);
            // A bound from the table is a better judgement than the evaluation, if it is on the right side of it.
            best = hit.map_or(stand, |hit| hit.refined(stand));
            if best >= beta {
                if hit.is_none() {
                    let record =
                        Record { mv: Move::NULL, value: best, eval: kept, depth: 0, bound: Bound::Lower };
                    self.table.store(key, ply, record);
                }
                return best;
            }
            alpha = alpha.max(best);
        }
        self.plies[ply].eval = eval;

        let mut best_move = Move::NULL;
        let mut picker = self.picker(ply, hit.map_or(Move::NULL, |hit| hit.mv), !in_check);
        while let Some(mv) = self.next_move(&mut picker) {
            if let Some(stand) = eval {
                if picker.is_past_good_captures() {
                    // What is left loses material.
                    break;
                }
                let hope = stand + DELTA + gain(&self.position, mv);
                if hope <= alpha {
                    best = best.max(hope);
                    continue;
                }
            } else if best > -TABLE_FLOOR {
                // Mate has been avoided, so what loses material may be left out, and quiet evasions with it.
                if picker.is_past_good_captures()
                    && (mv.is_quiet() || !see_ge(self.sliders, &self.position, mv, 0))
                {
                    break;
                }
            }
            let arrival = self.arrival(mv);
            let Some(undo) = self.make(ply, mv, arrival) else { return 0 };
            let value = -self.quiescence::<PV>(-beta, -alpha, ply + 1);
            self.unmake(mv, undo);
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if PV {
                        self.lines.extend(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        self.put_away(&picker);

        let bound = if best >= beta {
            Bound::Lower
        } else if PV && best > before && !best_move.is_null() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(key, ply, Record { mv: best_move, value: best, eval: kept, depth: 0, bound });
        best
    }
}
