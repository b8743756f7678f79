//! Iterative deepening with aspiration windows.

use super::root::RootLine;
use super::worker::Worker;
use super::{Bound, Limits, MATE, MATE_FLOOR, MAX_PLY, Observer, Outcome, UciScore, Value};
use crate::recipe::Recipe;
use crate::types::Move;

/// Half width of the first aspiration window, in centipawns.
const WINDOW: Value = 13;

/// Depth at which the search of a forced move ends, in plies. The move itself needs no search, but
/// the expected answer does, and this depth finds it at once.
const FORCED_DEPTH: u32 = 4;

/// Progress of iterative deepening.
#[derive(Debug)]
pub(super) struct Deepening {
    /// Depth of the present iteration, in plies.
    pub(super) depth: i32,
    /// Depth of the last finished iteration, in plies.
    pub(super) finished: u32,
    /// Value of the last finished iteration.
    pub(super) value: Value,
    /// Lines of the last finished iteration, the best first. If the next iteration was broken off,
    /// its new lines come first.
    pub(super) lines: Vec<RootLine>,
    /// The best line found at the root, in this iteration or the one before.
    pub(super) best_line: Vec<Move>,
    /// Value of the best line of this iteration so far, or `None` without a line.
    pub(super) best_value: Option<Value>,
    /// The first-ranked line of the latest report. The expected answer comes from there, because
    /// chess interfaces compare the answer with that line.
    pub(super) reported: Vec<Move>,
}

impl Deepening {
    /// Creates the state before the first iteration; `first` is played if nothing better is found.
    pub(super) fn new(first: Option<Move>) -> Self {
        Self {
            depth: 0,
            finished: 0,
            value: 0,
            lines: Vec::new(),
            best_line: first.into_iter().collect(),
            best_value: None,
            reported: Vec::new(),
        }
    }

    /// Returns the best move of the last iteration.
    pub(super) fn best_move(&self) -> Option<Move> {
        self.lines.first().and_then(RootLine::first)
    }

    /// Marks the iteration of this depth as finished with the present lines.
    fn finish(&mut self, depth: u32) {
        self.finished = depth;
        self.value = self.lines.first().map_or(0, |line| line.value);
    }

    /// Notes a better line of the root.
    pub(super) fn improve(&mut self, value: Value, line: &[Move]) {
        self.best_value = Some(value);
        self.best_line.clear();
        self.best_line.extend_from_slice(line);
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Searches deeper and deeper until a limit is met.
    pub(super) fn iterate(&mut self, limits: &Limits) {
        let deepest = limits.depth.map_or(MAX_PLY as u32 - 1, |depth| depth.clamp(1, MAX_PLY as u32 - 1));
        let key = self.position.key();
        // Number of consecutive iterations with the same best move.
        let mut stability = 0;
        let mut is_enough = false;
        while !is_enough {
            // Every second thread is a ply ahead: two threads that do the same at the same time are
            // worth little more than one.
            let lead = self.control.thread as u32 % 2;
            let depth = (self.deepening.finished + 1 + lead).min(deepest);
            self.deepening.depth = depth as i32;
            let (best_before, value_before) = (self.deepening.best_move(), self.deepening.value);
            if self.search_lines() && self.control.team.publish(depth, &self.deepening.lines) {
                self.deepening.finish(depth);
            } else if !self.take_over() {
                break;
            }
            stability = if self.deepening.best_move() == best_before { stability + 1 } else { 0 };
            is_enough = self.is_enough(limits, value_before, stability) || self.deepening.finished >= deepest;
        }
        debug_assert_eq!(
            self.position.key(),
            key,
            "a search returns to its root, also where it is broken off"
        );
    }

    /// Continues from the result of a faster thread. Returns false if the search ends.
    fn take_over(&mut self) -> bool {
        let goes_on = self.control.resume();
        if goes_on {
            self.stack.moves.clear();
            self.stack.deferred.clear();
            self.catch_up();
        }
        goes_on
    }

    /// Takes over the deepest iteration that any thread has finished, if it is deeper than the last
    /// one that this thread has finished or taken over. Then reports its lines.
    pub(super) fn catch_up(&mut self) {
        let Some((depth, lines)) = self.control.team.beyond(self.deepening.finished) else { return };
        self.deepening.best_line = lines.first().map_or_else(Vec::new, |line| line.moves.clone());
        self.deepening.lines = lines;
        self.control.found_line();
        self.deepening.finish(depth);
        self.report_lines();
    }

    /// Returns the result of the search.
    pub(super) fn outcome(&self) -> Outcome {
        let best = self.deepening.best_line.first().copied();
        Outcome {
            best,
            ponder: self.expected_answer(),
            score: UciScore::from(self.root.reported_value(self.deepening.value, best).0),
            nodes: self.control.all_nodes(),
        }
    }

    /// Searches the root, from depth 4 on with a window around the last value, and widens the
    /// window on the side on which the new value falls out.
    pub(super) fn aspirate(&mut self, last: Value, depth: i32) -> Value {
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (-MATE, MATE);
        if depth >= 4 {
            (alpha, beta) = ((last - width).max(-MATE), (last + width).min(MATE));
        }
        loop {
            let value = self.alphabeta::<true>(alpha, beta, depth, 0, false);
            if self.control.stopped {
                return value;
            }
            width *= 2;
            if value <= alpha && alpha > -MATE {
                self.report_bound(value, Bound::Upper);
                beta = (alpha + beta) / 2;
                alpha = if width > 600 { -MATE } else { (value - width).max(-MATE) };
            } else if value >= beta && beta < MATE {
                self.report_bound(value, Bound::Lower);
                beta = if width > 600 { MATE } else { (value + width).min(MATE) };
            } else {
                return value;
            }
        }
    }

    /// Returns true if the iteration that has just ended should be the last one.
    fn is_enough(&mut self, limits: &Limits, value_before: Value, stability: u32) -> bool {
        let (depth, value) = (self.deepening.finished, self.deepening.value);
        if let (Some(wanted), UciScore::Mate(moves)) = (limits.mate, UciScore::from(value))
            && moves > 0
            && moves as u32 <= wanted
        {
            return true;
        }
        if !self.control.timer.has_clock() {
            return self.control.timer.is_over();
        }
        // With a running clock, a decided position gets no more time: a position with a single
        // move, or a mate that a search to twice its length has not shortened.
        let is_forced = self.root.is_forced() && depth >= FORCED_DEPTH;
        let is_mate = value.abs() >= MATE_FLOOR && depth as Value >= 2 * (MATE - value.abs());
        self.control.time_percent =
            if is_forced || is_mate { 0 } else { self.time_percent(value_before - value, stability) };
        self.control.timer.is_enough(self.control.time_percent)
    }

    /// Time that the search should take, in per cent of the usual time. It grows while the best
    /// move changes, while other moves are hard to refute, and after the value has dropped.
    fn time_percent(&self, drop: Value, stability: u32) -> u32 {
        let instability = 130 - 15 * stability.min(3);
        let effort = self.deepening.lines.first().map_or(100, |line| line.effort);
        let rivals = (170 - effort.min(100)).clamp(75, 140);
        instability * rivals / 100 + 2 * drop.clamp(0, 30) as u32
    }

    /// Returns the answer to the best move, if the first line of the latest report begins with that
    /// move.
    fn expected_answer(&self) -> Option<Move> {
        match *self.deepening.reported.as_slice() {
            [best, answer, ..] if self.deepening.best_line.first() == Some(&best) => Some(answer),
            _ => None,
        }
    }
}
