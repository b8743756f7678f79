//! Principal-variation alpha-beta.
//!
//! The first move of a node gets the whole window, the others a null window that only asks whether they are better; one
//! that is, and that the whole window still cares for, is searched again. Where threads share the work by telling what they are at,
//! a move that another one is searching is put off until the others have been searched.

use super::checks::Checks;
use super::correction::Place;
use super::endgames::Known;
use super::pruning::{Candidate, Node, Verdict};
use super::run::Run;
use super::see::see_ge;
use super::table::{Bound, Record, table_key};
use super::tablebases;
use super::{MATE, MAX_PLY, Observer, TABLE_FLOOR, Value};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::types::Move;

/// So many tried moves are remembered to be punished when a later one cuts off.
const TRIED: usize = 32;

/// In shallower nodes it is not worth the while to ask what other threads do.
const SHARED_DEPTH: i32 = 3;

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
        let known = match self.known() {
            Some(known) => known,
            None if root => Known::default(),
            None => return 0,
        };
        if !root {
            if self.is_drawn(ply, in_check) {
                return 0;
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { 0 } else { self.evaluate(known) };
            }
            if alpha < 0 && self.can_repeat(ply) {
                alpha = 0;
                if alpha >= beta {
                    return alpha;
                }
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
        // What Syzygy files know: the value is at least the one, and at most the other.
        let (mut floor, mut ceiling) = (-MATE + ply as Value, MATE);
        if self.table_men > 0
            && !root
            && !is_alternative
            && let Some(sign) = self.look_up(depth)
        {
            let value = tablebases::value(sign, ply);
            let bound = match sign {
                1 => Bound::Lower,
                0 => Bound::Exact,
                _ => Bound::Upper,
            };
            if bound == Bound::Exact
                || (bound == Bound::Lower && value >= beta)
                || (bound == Bound::Upper && value <= alpha)
            {
                // It is worth more than a search as deep as this.
                let record = Record { mv: Move::NULL, value, eval: None, depth: depth + 6, bound };
                self.table.store(key, ply, record);
                return value;
            }
            if PV && bound == Bound::Lower {
                floor = value;
                alpha = alpha.max(value);
            } else if PV {
                ceiling = value;
            }
        }
        let hash = if root && self.root_depth > 1 {
            self.best_line.first().copied().unwrap_or(Move::NULL)
        } else {
            hit.map_or(Move::NULL, |hit| hit.mv)
        };

        // The static evaluation, and the place by which experience corrects it.
        let earlier = self.earlier(ply);
        let raw = if in_check || is_alternative {
            None
        } else {
            let value = hit.and_then(|hit| hit.eval).unwrap_or_else(|| self.evaluate(known));
            Some((value, Place::new(&self.position, earlier)))
        };
        let eval = match &raw {
            Some((raw, place)) => Some(self.corrected(*raw, place)),
            None if is_alternative => self.plies[ply].eval,
            None => None,
        };
        self.plies[ply].eval = eval;
        let improving = match (eval, ply.checked_sub(2).and_then(|ply| self.plies[ply].eval)) {
            (Some(now), Some(before)) => now > before,
            _ => false,
        };
        if !is_alternative {
            self.plies[ply + 1].killers = [Move::NULL; 2];
            self.plies[ply + 2].cutoffs = 0;
            if root {
                self.plies[1].cutoffs = 0;
            }
        }

        let mut node = Node { ply, depth, eval, improving, cut, capture: hash.is_capture() };
        if !PV
            && !is_alternative
            && let Some(eval) = eval
        {
            // The table may know better.
            let judged = hit.map_or(eval, |hit| hit.refined(eval));
            let value = self.prune_node(&node, eval, judged, beta);
            if self.stopped {
                return 0;
            }
            if let Some(value) = value {
                return value;
            }
        }

        // Without a hash move the order is poor: a shallower search first will find one for next time.
        if depth >= 4 && hash.is_null() && (PV || cut) && !is_alternative {
            depth -= 1;
            node.depth = depth;
        }

        let side = self.position.side();
        let before = alpha;
        let mut best = floor;
        let mut best_move = Move::NULL;
        let mut number = 0;
        let mut quiets = 0;
        let mut tried = [Move::NULL; TRIED];
        let mut tried_count = 0;
        let mut checks: Option<Checks> = None;
        let has_pieces = self.has_pieces();
        let shares = R::Parallel::PUTS_OFF && self.puts_off && depth >= SHARED_DEPTH && !is_alternative;
        let first_put_off = self.put_off.len();
        let mut next_put_off = first_put_off;
        let mut picker = self.picker(ply, hash, false);
        loop {
            let (candidate, arrival, marks) = if let Some(mv) = self.next_move(&mut picker) {
                if mv == excluded || root && !self.root_moves.contains(&mv) {
                    continue;
                }
                number += 1;
                quiets += i32::from(mv.is_quiet());
                let arrival = self.arrival(mv);
                let merit = if mv.is_quiet() { self.history.quiet(side, mv, arrival, earlier) } else { 0 };
                let gives_check = checks
                    .get_or_insert_with(|| Checks::new(self.sliders, &self.position))
                    .gives(&self.position, mv);
                let late = picker.is_past_good_captures();
                let candidate = Candidate { mv, number, quiets, merit, gives_check, late };
                if !root && has_pieces && best > -TABLE_FLOOR {
                    match self.judge(&node, &candidate, alpha) {
                        Verdict::Keep => {}
                        Verdict::Drop => continue,
                        Verdict::DropQuiets => {
                            picker.hurry();
                            continue;
                        }
                    }
                }
                if shares && number > 1 && self.parallel.is_taken(key, mv) {
                    self.put_off.push(candidate);
                    continue;
                }
                (candidate, arrival, shares && number > 1)
            } else if shares && let Some(&candidate) = self.put_off.get(next_put_off) {
                // Its turn has come, whoever searches it. But who did so meanwhile may have found that the position is settled.
                if !PV
                    && let Some(hit) = self.table.probe(key, ply, self.position.halfmove_clock())
                    && hit.depth >= depth
                    && hit.bound.settles(hit.value, beta)
                {
                    self.put_away(&picker);
                    self.put_off.truncate(first_put_off);
                    return hit.value;
                }
                next_put_off += 1;
                (candidate, self.arrival(candidate.mv), false)
            } else {
                break;
            };
            let Candidate { mv, number, gives_check, .. } = candidate;

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
                && hit.value.abs() < TABLE_FLOOR
                && ply < 2 * self.root_depth as usize
            {
                // Is the hash move the only good one? The others are searched without it.
                let target = (hit.value - 2 * depth).max(-TABLE_FLOOR);
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

            if root {
                self.begin_root_move(mv, number as usize);
            }
            let Some(undo) = self.make(ply, mv, arrival) else { return 0 };
            let mut next = depth - 1 + extension;
            let mut value = 0;
            let mut whole = PV && number == 1;
            if !whole {
                let place = if marks { self.parallel.take(key, mv) } else { 0 };
                let reduced = candidate.reduced::<PV>(&node, next, self.plies[ply + 1].cutoffs);
                let expect_cut = reduced < next || !cut;
                value = -self.alphabeta::<false>(-alpha - 1, -alpha, reduced, ply + 1, expect_cut);
                // How well a reduced move did says how deeply it is worth searching again.
                if value > alpha && reduced < next && !self.stopped {
                    next += i32::from(value > best + 40 + 2 * next) - i32::from(value < best + next);
                }
                if value > alpha && reduced < next && !self.stopped {
                    value = -self.alphabeta::<false>(-alpha - 1, -alpha, next, ply + 1, !cut);
                }
                whole = PV && value > alpha && !self.stopped;
                // Also where the search is broken off: it may go on with another iteration.
                if marks {
                    self.parallel.release(key, mv, place);
                }
            }
            if whole {
                value = -self.alphabeta::<true>(-beta, -alpha, next, ply + 1, false);
            }
            self.unmake(mv, undo);
            if self.stopped {
                return 0;
            }
            if root {
                self.end_root_move(mv);
            }

            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if PV {
                        self.lines.extend(ply, mv);
                        if root {
                            self.root.value = Some(value);
                            self.best_line.clear();
                            self.best_line.extend_from_slice(self.lines.line(0));
                        }
                    }
                    if value >= beta {
                        self.plies[ply].cutoffs += 1;
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
        self.put_off.truncate(first_put_off);

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
        best = best.min(ceiling);
        // What holds for some of the root's moves does not hold for the root.
        if !(is_alternative || root && self.restricted) {
            let bound = if best >= beta {
                Bound::Lower
            } else if PV && best > before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            if let (Some(eval), Some((_, place))) = (eval, &raw)
                && !best_move.is_capture()
                && best.abs() < TABLE_FLOOR
                && bound.contradicts(best, eval)
            {
                self.corrections.learn(place, best - eval, depth);
            }
            self.table.store(
                key,
                ply,
                Record { mv: best_move, value: best, eval: raw.map(|(value, _)| value), depth, bound },
            );
        }
        best
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
                let arrival = self.arrival(other);
                self.history.learn_quiet(side, other, arrival, earlier, -bonus);
            }
        }
    }

    fn learn_capture(&mut self, mv: Move, bonus: i32) {
        let victim = self.victim(mv);
        self.history.learn_capture(self.arrival(mv), victim, bonus);
    }
}
