//! Principal-variation alpha-beta.
//!
//! The first move of a node gets the whole window, the others a null window that only asks whether they are better; one
//! that is, and that the whole window still cares for, is searched again. What is unlikely to matter is searched less
//! deeply or not at all. Every margin is an integer of centipawns or plies, so all targets prune alike.

use super::checks::Checks;
use super::history::Arrival;
use super::reductions::reduction;
use super::run::Run;
use super::see::see_ge;
use super::table::{Bound, Record, table_key};
use super::{MATE, MATE_FLOOR, MAX_PLY, Observer, Value};
use crate::recipe::Recipe;
use crate::types::{Kind, Move};

/// So many tried moves are remembered to be punished when a later one cuts off.
const TRIED: usize = 32;

/// Null moves are verified from this depth on.
const VERIFIED_DEPTH: i32 = 10;

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// The value of the position within the window, searched `depth` plies deep. `cut` says that a cut-off is expected.
    /// The node has been counted when it was made.
    pub(super) fn alphabeta<const PV: bool>(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
        ply: usize,
        cut: bool,
    ) -> Value {
        debug_assert!(-MATE <= alpha && alpha < beta && beta <= MATE && (PV || alpha == beta - 1));
        if depth <= 0 {
            return self.quiescence::<PV>(alpha, beta, ply);
        }
        let root = PV && ply == 0;
        if PV {
            self.lines.clear(ply);
            self.seldepth = self.seldepth.max(ply);
        }
        let in_check = self.checkers().any();
        if !root {
            if self.is_drawn(ply, in_check) {
                return 0;
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { 0 } else { self.evaluate() };
            }
            // Even mate at once cannot beat a shorter mate that has been found elsewhere.
            alpha = alpha.max(-MATE + ply as Value);
            beta = beta.min(MATE - ply as Value - 1);
            if alpha >= beta {
                return alpha;
            }
        }

        let excluded = self.plies[ply].excluded;
        let is_alternative = !excluded.is_null();
        let key = table_key(&self.position);
        let hit =
            if is_alternative { None } else { self.table.probe(key, ply, self.position.halfmove_clock()) };
        if !PV
            && let Some(hit) = hit
            && hit.depth >= depth
            && hit.bound.settles(hit.value, beta)
        {
            return hit.value;
        }
        let hash = if root && self.root_depth > 1 {
            self.best_line.first().copied().unwrap_or(Move::NULL)
        } else {
            hit.map_or(Move::NULL, |hit| hit.mv)
        };

        // The static evaluation, and the better judgement of the table where there is one.
        let eval = if in_check {
            None
        } else if is_alternative {
            self.plies[ply].eval
        } else {
            Some(hit.and_then(|hit| hit.eval).unwrap_or_else(|| self.evaluate()))
        };
        self.plies[ply].eval = eval;
        let improving = match (eval, ply.checked_sub(2).and_then(|ply| self.plies[ply].eval)) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        };
        if !is_alternative {
            self.plies[ply + 1].killers = [Move::NULL; 2];
        }

        if !PV
            && !is_alternative
            && let Some(eval) = eval
        {
            let judged = hit.map_or(eval, |hit| hit.refined(eval));
            if let Some(value) = self.prune_node(judged, eval, alpha, beta, depth, ply, improving, cut) {
                return value;
            }
            if self.stopped {
                return 0;
            }
        }

        // Without a hash move the order is poor: a shallower search first will find one for next time.
        if depth >= 4 && hash.is_null() && (PV || cut) && !is_alternative {
            depth -= 1;
        }

        let side = self.position.side();
        let earlier = self.earlier(ply);
        let before = alpha;
        let mut best = -MATE + ply as Value;
        let mut best_move = Move::NULL;
        let mut number = 0;
        let mut quiets = 0;
        let mut tried = [Move::NULL; TRIED];
        let mut tried_count = 0;
        let mut checks: Option<Checks> = None;
        let has_pieces = self.has_pieces();
        let mut picker = self.picker(ply, hash, false);
        while let Some(mv) = self.next_move(&mut picker) {
            if mv == excluded || root && !self.root_moves.contains(&mv) {
                continue;
            }
            number += 1;
            let quiet = mv.is_quiet();
            quiets += i32::from(quiet);
            let arrival = self.arrival(mv);
            let gives_check = checks
                .get_or_insert_with(|| Checks::new(self.sliders, &self.position))
                .gives(&self.position, mv);
            let merit = if quiet { self.history.quiet(side, mv, arrival, earlier) } else { 0 };
            let usual = reduction(depth, number);

            if !root && has_pieces && best > -MATE_FLOOR {
                let left = (depth - usual / 1024).max(0);
                if quiet && !gives_check {
                    let enough = (3 + depth * depth) / if improving { 1 } else { 2 };
                    if quiets > enough {
                        picker.skip_quiets();
                        continue;
                    }
                    if let Some(eval) = eval
                        && left <= 7
                        && eval + 110 + 85 * left + merit / 256 <= alpha
                    {
                        picker.skip_quiets();
                        continue;
                    }
                    if left <= 4 && merit < -3500 * depth {
                        continue;
                    }
                }
                if depth <= 8 && picker.is_past_good_captures() {
                    let threshold = if quiet { -25 * left * left } else { -90 * depth };
                    if !see_ge(self.sliders, &self.position, mv, threshold) {
                        continue;
                    }
                }
            }

            let mut extension = 0;
            if gives_check && ply < 2 * self.root_depth as usize {
                extension = i32::from(see_ge(self.sliders, &self.position, mv, 0));
            }
            if !root
                && mv == hash
                && depth >= 7
                && let Some(hit) = hit
                && hit.depth >= depth - 3
                && hit.bound != Bound::Upper
                && hit.value.abs() < MATE_FLOOR
                && ply < 2 * self.root_depth as usize
            {
                // Is the hash move the only good one? The others are searched without it.
                let target = hit.value - 2 * depth;
                self.plies[ply].excluded = mv;
                let value = self.alphabeta::<false>(target - 1, target, (depth - 1) / 2, ply, cut);
                self.plies[ply].excluded = Move::NULL;
                if self.stopped {
                    return 0;
                }
                if value < target {
                    extension = 1;
                } else if !PV && target >= beta {
                    // Several moves cut off.
                    self.put_away(&picker);
                    return target;
                } else if hit.value >= beta {
                    extension = -1;
                }
            }

            let Some(undo) = self.make(ply, mv, arrival) else { return 0 };
            let next = depth - 1 + extension;
            let mut value = 0;
            let mut whole = PV && number == 1;
            if !whole {
                let reduced =
                    self.reduced_depth::<PV>(next, usual, number, quiet, merit, gives_check, improving, cut);
                value =
                    -self.alphabeta::<false>(-alpha - 1, -alpha, reduced, ply + 1, reduced < next || !cut);
                if value > alpha && reduced < next && !self.stopped {
                    value = -self.alphabeta::<false>(-alpha - 1, -alpha, next, ply + 1, !cut);
                }
                whole = PV && value > alpha && !self.stopped;
            }
            if whole {
                value = -self.alphabeta::<true>(-beta, -alpha, next, ply + 1, false);
            }
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
                        if root {
                            self.best_line.clear();
                            self.best_line.extend_from_slice(self.lines.line(0));
                        }
                    }
                    if value >= beta {
                        self.learn(mv, &tried[..tried_count], depth, ply);
                        break;
                    }
                    alpha = value;
                }
            }
            if mv != best_move && tried_count < TRIED {
                tried[tried_count] = mv;
                tried_count += 1;
            }
        }
        self.put_away(&picker);

        if number == 0 {
            // Mate, stalemate, or no alternative.
            return if is_alternative {
                alpha
            } else if in_check {
                best
            } else {
                0
            };
        }
        if !is_alternative {
            let bound = if best >= beta {
                Bound::Lower
            } else if PV && best > before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.store(key, ply, Record { mv: best_move, value: best, eval, depth, bound });
        }
        best
    }

    /// Whether the whole node can be judged without trying its moves one by one.
    #[expect(clippy::too_many_arguments, reason = "what the node knows about itself")]
    fn prune_node(
        &mut self,
        judged: Value,
        eval: Value,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        improving: bool,
        cut: bool,
    ) -> Option<Value> {
        // So far above beta that a shallow search will not bring it down.
        let margin = 75 * (depth - i32::from(improving));
        if depth <= 8 && judged - margin >= beta && judged < MATE_FLOOR && beta > -MATE_FLOOR {
            return Some(judged);
        }
        // So far below alpha that only captures could help.
        if depth <= 3 && judged + 220 * depth + 80 <= alpha {
            let value = self.quiescence::<false>(alpha, beta, ply);
            if self.stopped || value <= alpha {
                return Some(value);
            }
        }
        // So good that even passing is good enough. Without pieces, passing may be just what one would like to do.
        let after_null = ply > 0 && self.plies[ply - 1].arrival.is_none();
        if depth >= 3
            && judged >= beta
            && eval + 20 * depth >= beta + 60
            && beta > -MATE_FLOOR
            && !after_null
            && ply >= self.null_from
            && self.has_pieces()
        {
            let reduced = depth - 3 - depth / 3 - ((judged - beta) / 200).min(3);
            let undo = self.make_null(ply)?;
            let mut value = -self.alphabeta::<false>(-beta, -beta + 1, reduced, ply + 1, !cut);
            self.unmake_null(undo);
            if self.stopped {
                return None;
            }
            if value >= beta {
                // A mate found by passing has not been proven.
                if value >= MATE_FLOOR {
                    value = beta;
                }
                if depth < VERIFIED_DEPTH || self.null_from > 0 {
                    return Some(value);
                }
                // Deep down a zugzwang would be dear: the same side must hold without passing.
                self.null_from = ply + 1 + (3 * reduced.max(0) / 4) as usize;
                let verified = self.alphabeta::<false>(beta - 1, beta, reduced, ply, false);
                self.null_from = 0;
                if self.stopped {
                    return None;
                }
                if verified >= beta {
                    return Some(value);
                }
            }
        }
        None
    }

    /// How deeply a move is first searched, where it would be `next` plies without reduction.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "what the node knows about the move")]
    fn reduced_depth<const PV: bool>(
        &self,
        next: i32,
        usual: i32,
        number: i32,
        quiet: bool,
        merit: i32,
        gives_check: bool,
        improving: bool,
        cut: bool,
    ) -> i32 {
        if next < 2 || number <= 1 + i32::from(PV) {
            return next;
        }
        let mut less = usual;
        if !quiet {
            less /= 2;
        }
        less -= merit / 8;
        less -= 1024 * i32::from(PV);
        less -= 1024 * i32::from(gives_check);
        less += 512 * i32::from(!improving);
        less += 1024 * i32::from(cut);
        (next - less / 1024).clamp(1, next)
    }

    /// A move has cut off: it is rewarded, and those that were tried before it are punished.
    fn learn(&mut self, mv: Move, tried: &[Move], depth: i32, ply: usize) {
        let bonus = (20 * depth * depth + 60 * depth - 40).clamp(40, 1800);
        let (side, earlier) = (self.position.side(), self.earlier(ply));
        if mv.is_quiet() {
            let killers = &mut self.plies[ply].killers;
            if killers[0] != mv {
                *killers = [mv, killers[0]];
            }
            self.history.learn_quiet(side, mv, self.arrival(mv), earlier, bonus);
        } else {
            self.learn_capture(mv, bonus);
        }
        for &other in tried {
            if !other.is_quiet() {
                self.learn_capture(other, -bonus);
            } else if mv.is_quiet() {
                let arrival: Arrival = self.arrival(other);
                self.history.learn_quiet(side, other, arrival, earlier, -bonus);
            }
        }
    }

    fn learn_capture(&mut self, mv: Move, bonus: i32) {
        let victim: Kind = self.victim(mv);
        self.history.learn_capture(self.arrival(mv), victim, bonus);
    }
}
