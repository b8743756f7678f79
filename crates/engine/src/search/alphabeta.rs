//! Principal-variation alpha-beta.
//!
//! The first move of a node gets the whole window. Each other move gets a null window, which only
//! tests whether the move is better; if it is, and the node has an open window, it is searched
//! again with the whole window. If threads announce the moves they are searching, a move that
//! another thread is searching waits until the node's other moves have been searched.
//!
//! Each step that can settle a node returns a [`Step`]: `Break` with the value of the node, or
//! `Continue`.

use std::ops::ControlFlow::{self, Break, Continue};

use super::candidates::{Moves, Next};
use super::correction::CorrectionSlots;
use super::endgame_probe::EndgameInfo;
use super::pruning::{Candidate, Node};
use super::see::see_ge;
use super::table::{Record, table_key};
use super::worker::Worker;
use super::{Bound, MATE, MAX_PLY, Observer, TABLE_FLOOR, Value};
use crate::parallel::Parallel;
use crate::recipe::Recipe;
use crate::types::{Key, Move};

/// The result of one step of a node: the value of the node, or the data for the next steps. The
/// value means nothing once the worker is stopped.
pub(super) type Step<T> = ControlFlow<Value, T>;

/// The static evaluation of a node.
struct StaticEval {
    /// The evaluator's own value, with the slots of its correction. `None` in check and in a
    /// singular search.
    raw: Option<(Value, CorrectionSlots)>,
    /// The value with its correction, or `None` in check.
    eval: Option<Value>,
    improving: bool,
}

/// The best move of a node so far.
struct Best {
    value: Value,
    /// The null move if no move was above alpha.
    mv: Move,
}

/// Amount by which a search `depth` plies deep changes the histories.
fn bonus(depth: i32) -> i32 {
    (25 * depth * depth + 79 * depth - 26).clamp(40, 2326)
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Returns the value of the position, searched `depth` plies deep. A value outside the window
    /// (`alpha`, `beta`) is only a bound. `cut` is true if a cut-off is expected. The node was
    /// counted when its move was made.
    pub(super) fn alphabeta<const PV: bool>(
        &mut self,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> Value {
        debug_assert!(-MATE <= alpha && alpha < beta && beta <= MATE && (PV || alpha == beta - 1));
        if depth <= 0 {
            return self.quiescence::<PV>(alpha, beta, ply);
        }
        match self.search_node::<PV>(alpha, beta, depth, ply, cut) {
            Break(value) | Continue(value) => value,
        }
    }

    /// Runs the steps of a node above quiescence.
    #[inline(always)]
    fn search_node<const PV: bool>(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
        ply: usize,
        cut: bool,
    ) -> Step<Value> {
        let is_root = PV && ply == 0;
        if PV {
            self.stack.enter_pv(ply);
        }
        let in_check = self.is_check(ply);
        let endgame = match self.probe_endgame() {
            Some(endgame) => endgame,
            None if is_root => EndgameInfo::default(),
            None => return Break(0),
        };
        let original_alpha = alpha;
        if !is_root {
            (alpha, beta) = self.narrow(alpha, beta, ply, in_check, endgame)?;
        }
        // True if a move that repeats a position has raised alpha to 0. Perhaps that move will not
        // be searched, so the result is raised to 0 at the end. In a null window the raise reached
        // beta and has settled the node already.
        let has_draw = PV && original_alpha < 0 && alpha == 0;

        let excluded = self.stack.plies[ply].excluded;
        let is_singular_search = !excluded.is_null();
        let key = table_key(&self.position);
        let hit = if is_singular_search {
            None
        } else {
            self.context.table.probe(key, ply, self.position.halfmove_clock())
        };
        if !PV
            && let Some(hit) = hit
            && hit.settles(depth, beta)
        {
            return Break(hit.value);
        }
        let (mut floor, mut ceiling) = (-MATE + ply as Value, MATE);
        if self.table_pieces > 0 && !is_root && !is_singular_search {
            (floor, ceiling) = self.tablebase_range::<PV>(alpha, beta, depth, ply)?;
            alpha = alpha.max(floor);
        }
        let best_before = if is_root && self.deepening.depth > 1 {
            self.deepening.best_line.first().copied()
        } else {
            hit.map(|hit| hit.mv)
        };
        let hash = best_before.unwrap_or(Move::NULL);

        let static_eval = self.static_eval(ply, hit, endgame, in_check, is_singular_search);
        let StaticEval { eval, improving, .. } = static_eval;
        if !is_singular_search {
            self.stack.reset_below(ply, is_root);
        }
        let mut node = Node { ply, depth, eval, improving, cut, hash };
        if !PV
            && !is_singular_search
            && let Some(eval) = eval
        {
            // A bound from the table may be closer to the truth than the evaluation.
            let refined = hit.map_or(eval, |hit| hit.refined(eval));
            let value = self.prune_node(&node, eval, refined, beta);
            if self.control.stopped {
                return Break(0);
            }
            if let Some(value) = value {
                return Break(value);
            }
        }

        // Without a hash move, or with one from a much shallower search, the moves are poorly
        // ordered. So the node is searched less deeply now, which finds a hash move for the next
        // time.
        if depth >= 4 && (PV || cut) && !is_singular_search {
            let is_stale = depth >= 6 && !is_root && hit.is_some_and(|hit| hit.depth + 5 <= depth);
            if hash.is_null() {
                depth -= 1 + i32::from(cut && depth >= 8);
            } else if is_stale {
                depth -= 1;
            }
            node.depth = depth;
        }

        let mut moves = self.moves(&node, key, hash, excluded);
        let searched = self.search_moves::<PV>(&node, &mut moves, hit, (alpha, beta), floor);
        self.release_moves(&moves);
        let best = searched?;
        if moves.number == 0 {
            // Mate, stalemate, or a position whose only move is the excluded one.
            return Break(if is_singular_search {
                alpha
            } else if in_check {
                best.value
            } else {
                0
            });
        }
        let best = Best { value: best.value.min(ceiling), ..best };
        // Neither a singular search nor a search of only some root moves gives the value of the
        // position, so neither is stored.
        if !(is_singular_search || is_root && self.root.restricted) {
            self.remember::<PV>(&node, key, &best, &static_eval, (alpha, beta));
        }
        Continue(if has_draw { best.value.max(0) } else { best.value })
    }

    /// Stores the result of a node's search in the transposition table. If the best move is no
    /// capture and the result proves the evaluation wrong, records the difference for later
    /// corrections too.
    #[inline(always)]
    fn remember<const PV: bool>(
        &mut self,
        node: &Node,
        key: Key,
        best: &Best,
        static_eval: &StaticEval,
        (alpha, beta): (Value, Value),
    ) {
        let &Best { value, mv } = best;
        let StaticEval { raw, eval, .. } = static_eval;
        let &Node { ply, depth, .. } = node;
        let bound = if value >= beta {
            Bound::Lower
        } else if PV && value > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if let (Some(eval), Some((_, slots))) = (eval, raw)
            && !mv.is_capture()
            && value.abs() < TABLE_FLOOR
            && bound.contradicts(value, *eval)
        {
            self.data.corrections.learn(slots, value - eval, depth);
        }
        let eval = raw.map(|(eval, _)| eval);
        self.context.table.store(key, ply, Record { mv, value, eval, depth, bound });
    }

    /// For a node below the root: settles draws and lines that are too deep, and narrows the window
    /// to the values that are possible here.
    #[inline(always)]
    fn narrow(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        ply: usize,
        in_check: bool,
        endgame: EndgameInfo,
    ) -> Step<(Value, Value)> {
        if self.is_drawn(ply, in_check) {
            return Break(0);
        }
        if ply >= MAX_PLY - 1 {
            return Break(if in_check { 0 } else { self.evaluate(endgame, ply) });
        }
        if alpha < 0 && self.can_repeat(ply) {
            alpha = 0;
            if alpha >= beta {
                return Break(alpha);
            }
        }
        // Even an immediate mate cannot beat a shorter mate found elsewhere.
        alpha = alpha.max(-MATE + ply as Value);
        beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta { Break(alpha) } else { Continue((alpha, beta)) }
    }

    /// Returns the static evaluation and keeps it on the stack. A singular search takes it from
    /// there.
    #[inline(always)]
    fn static_eval(
        &mut self,
        ply: usize,
        hit: Option<Record>,
        endgame: EndgameInfo,
        in_check: bool,
        is_singular_search: bool,
    ) -> StaticEval {
        let raw = if in_check || is_singular_search {
            None
        } else {
            let value = hit.and_then(|hit| hit.eval).unwrap_or_else(|| self.evaluate(endgame, ply));
            Some((value, CorrectionSlots::new(&self.position, self.stack.earlier(ply))))
        };
        let eval = match &raw {
            Some((value, slots)) => Some(self.corrected(*value, slots)),
            None if is_singular_search => self.stack.plies[ply].eval,
            None => None,
        };
        self.stack.plies[ply].eval = eval;
        StaticEval { raw, eval, improving: self.stack.is_improving(ply, eval) }
    }

    /// Searches the moves of a node until one cuts off. The best value starts at `floor`.
    #[inline(always)]
    fn search_moves<const PV: bool>(
        &mut self,
        node: &Node,
        moves: &mut Moves,
        hit: Option<Record>,
        (mut alpha, beta): (Value, Value),
        floor: Value,
    ) -> Step<Best> {
        let ply = node.ply;
        let is_root = PV && ply == 0;
        let mut best = Best { value: floor, mv: Move::NULL };
        while let Some(next) = self.next_candidate::<PV>(node, moves, alpha, beta, best.value)? {
            let mv = next.candidate.mv;
            let extension = self.extension::<PV>(node, &next.candidate, moves.hash, hit, beta)?;
            if is_root {
                self.begin_root_move(mv, next.candidate.number as usize);
            }
            let Some(undo) = self.make(ply, mv, next.piece_to) else { return Break(0) };
            let depth = node.depth - 1 + extension;
            let value = self.search_move::<PV>(node, &next, moves, depth, (alpha, beta), best.value);
            self.unmake(mv, undo);
            if self.control.stopped {
                return Break(0);
            }
            if is_root {
                self.end_root_move(mv);
            }

            if value > best.value {
                best.value = value;
                if value > alpha {
                    best.mv = mv;
                    if PV {
                        self.stack.pv.extend(ply, mv);
                        if is_root {
                            self.deepening.improve(value, self.stack.pv.line(0));
                            self.control.found_move();
                        }
                    }
                    if value >= beta {
                        self.stack.plies[ply].cutoffs += 1;
                        self.learn(mv, moves.tried(), node.depth, ply);
                        break;
                    }
                    alpha = value;
                }
            }
            if mv != best.mv {
                moves.add_tried(mv);
            }
        }
        Continue(best)
    }

    /// Returns the number of plies by which a move is searched deeper than the others; it may be
    /// negative. Breaks if the hash move and another move both seem to cut off.
    #[inline(always)]
    fn extension<const PV: bool>(
        &mut self,
        node: &Node,
        candidate: &Candidate,
        hash: Move,
        hit: Option<Record>,
        beta: Value,
    ) -> Step<i32> {
        let &Node { ply, depth, cut, .. } = node;
        let mv = candidate.mv;
        let may_extend = ply < 2 * self.deepening.depth as usize;
        let mut extension = 0;
        if candidate.gives_check && may_extend && (PV || depth <= 6) {
            extension = i32::from(see_ge(self.sliders(), &self.position, mv, 0));
        }
        if !(PV && ply == 0)
            && mv == hash
            && depth >= 7
            && let Some(hit) = hit
            && hit.depth >= depth - 3
            && hit.bound != Bound::Upper
            && hit.value.abs() < TABLE_FLOOR
            && may_extend
        {
            // A search of the other moves, without the hash move, shows whether the hash move is
            // the only good one.
            let target = (hit.value - 31 * depth / 16).max(-TABLE_FLOOR);
            self.stack.plies[ply].excluded = mv;
            let value = self.alphabeta::<false>(target - 1, target, (depth - 1) / 2, ply, cut);
            self.stack.plies[ply].excluded = Move::NULL;
            if self.control.stopped {
                return Break(0);
            }
            if value < target {
                extension = 1;
            } else if !PV && target >= beta {
                return Break(target);
            } else if hit.value >= beta {
                extension = -1;
            }
        }
        Continue(extension)
    }

    /// Returns the value of a move that has been made, searched `depth` plies deep. The first move
    /// of a node with an open window gets the whole window at once. Any other move is first
    /// searched with a reduction and a null window. If that value is above alpha, and the search
    /// was reduced, the move is searched again to about its full depth. If the value is still above
    /// alpha and the node has an open window, a search with the whole window follows.
    #[inline(always)]
    fn search_move<const PV: bool>(
        &mut self,
        node: &Node,
        next: &Next,
        moves: &Moves,
        mut depth: i32,
        (alpha, beta): (Value, Value),
        best: Value,
    ) -> Value {
        let &Node { ply, cut, .. } = node;
        let &Next { candidate, announced, .. } = next;
        let mv = candidate.mv;
        let mut value = 0;
        let mut full_window = PV && candidate.number == 1;
        if !full_window {
            let slot = if announced { self.context.parallel.take(moves.key, mv) } else { 0 };
            let reduced = candidate.reduced::<PV>(node, depth, self.stack.plies[ply + 1].cutoffs);
            let expect_cut = reduced < depth || !cut;
            value = -self.alphabeta::<false>(-alpha - 1, -alpha, reduced, ply + 1, expect_cut);
            // The value of the reduced search decides the depth of the second search.
            if value > alpha && reduced < depth && !self.control.stopped {
                depth += i32::from(value > best + 45 + 39 * depth / 16) - i32::from(value < best + depth);
            }
            if value > alpha && reduced < depth && !self.control.stopped {
                value = -self.alphabeta::<false>(-alpha - 1, -alpha, depth, ply + 1, !cut);
                // The value of the second search updates the move's continuation history.
                if mv.is_quiet() && !self.control.stopped && (value <= alpha || value >= beta) {
                    let bonus = if value >= beta { bonus(depth) } else { -bonus(depth) };
                    let earlier = self.stack.earlier(ply);
                    self.data.history.learn_continuations(next.piece_to, earlier, 53 * bonus / 64);
                }
            }
            full_window = PV && value > alpha && !self.control.stopped;
            // The announcement is withdrawn even after a stop, because the search may go on with
            // another iteration.
            if announced {
                self.context.parallel.release(moves.key, mv, slot);
            }
        }
        if full_window {
            value = -self.alphabeta::<true>(-beta, -alpha, depth, ply + 1, false);
        }
        value
    }

    /// Rewards a move that has cut off, and punishes the moves that were tried before it: all of
    /// them if the move is quiet, only the captures and promotions if it is one of these itself.
    fn learn(&mut self, mv: Move, tried: &[Move], depth: i32, ply: usize) {
        let bonus = bonus(depth);
        let (side, earlier) = (self.position.side(), self.stack.earlier(ply));
        let threats = self.stack.plies[ply].threats;
        if mv.is_quiet() {
            let killers = &mut self.stack.plies[ply].killers;
            if killers[0] != mv {
                *killers = [mv, killers[0]];
            }
            self.data.history.learn_quiet(side, mv, self.moved(mv), threats.place(mv), earlier, bonus);
        } else {
            self.learn_capture(mv, bonus);
        }
        let bonus = 75 * bonus / 64;
        for &other in tried {
            if !other.is_quiet() {
                self.learn_capture(other, -bonus);
            } else if mv.is_quiet() {
                self.data.history.learn_quiet(
                    side,
                    other,
                    self.moved(other),
                    threats.place(other),
                    earlier,
                    -bonus,
                );
            }
        }
    }

    fn learn_capture(&mut self, mv: Move, bonus: i32) {
        let victim = self.victim(mv);
        self.data.history.learn_capture(self.piece_to(mv), victim, bonus);
    }
}
