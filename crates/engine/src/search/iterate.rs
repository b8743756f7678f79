//! Iterative deepening with aspiration windows.

use super::root::RootLine;
use super::worker::Worker;
use super::{Bound, Limits, MATE, MATE_FLOOR, MAX_PLY, Observer, Outcome, UciScore, Value};
use crate::recipe::Recipe;
use crate::types::Move;

/// Half the first aspiration window, in centipawns.
const WINDOW: Value = 13;

/// A forced move needs no search, but the expected answer does; this depth finds it at once.
const FORCED_DEPTH: u32 = 4;

/// How far iterative deepening has come.
#[derive(Debug)]
pub(super) struct Deepening {
    /// The iteration that is being searched, in plies.
    pub(super) depth: i32,
    /// The last finished iteration, in plies.
    pub(super) finished: u32,
    /// The value that it found.
    pub(super) value: Value,
    /// Its lines, the best first. Where the iteration after it was broken off, its new lines come first.
    pub(super) lines: Vec<RootLine>,
    /// The best line found at the root, in this iteration or the one before.
    pub(super) best_line: Vec<Move>,
    /// The value of the best line of this iteration so far.
    pub(super) best_value: Option<Value>,
    /// The line of the first rank that was reported last. What is expected is taken from there, since interfaces compare the two.
    pub(super) reported: Vec<Move>,
}

impl Deepening {
    /// Nothing is searched yet; `first` is played where nothing better is found.
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

    /// The best move of the last iteration.
    pub(super) fn best_move(&self) -> Option<Move> {
        self.lines.first().and_then(RootLine::first)
    }

    /// The iteration is finished with these lines.
    fn finish(&mut self, depth: u32) {
        self.finished = depth;
        self.value = self.lines.first().map_or(0, |line| line.value);
    }

    /// A better line was found at the root.
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
        // For how many iterations the best move has been the same.
        let mut stability = 0;
        let mut is_enough = false;
        while !is_enough {
            // Every second thread is a ply ahead: two that do the same at the same time are worth little more than one.
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

    /// Goes on from what another thread has found, where that was faster. False where the search ends.
    fn take_over(&mut self) -> bool {
        let goes_on = self.control.resume();
        if goes_on {
            self.stack.moves.clear();
            self.stack.deferred.clear();
            self.catch_up();
        }
        goes_on
    }

    /// Takes over the deepest iteration that any thread has finished, where that is deeper than this thread's.
    pub(super) fn catch_up(&mut self) {
        let Some((depth, lines)) = self.control.team.beyond(self.deepening.finished) else { return };
        self.deepening.best_line = lines.first().map_or_else(Vec::new, |line| line.moves.clone());
        self.deepening.lines = lines;
        self.control.found_line();
        self.deepening.finish(depth);
        self.report_lines();
    }

    /// What has been found.
    pub(super) fn outcome(&self) -> Outcome {
        let best = self.deepening.best_line.first().copied();
        Outcome {
            best,
            ponder: self.expected_answer(),
            score: UciScore::from(self.root.reported_value(self.deepening.value, best).0),
            nodes: self.control.all_nodes(),
        }
    }

    /// One search of the root: a window around the last value, widened on the side where the new one falls out.
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

    /// Whether the iteration that has just ended should be the last one.
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
        // With a clock running, a decided position gets no more time: a single move, or a mate that a search of twice
        // its length has not shortened.
        let is_forced = self.root.is_forced() && depth >= FORCED_DEPTH;
        let is_mate = value.abs() >= MATE_FLOOR && depth as Value >= 2 * (MATE - value.abs());
        self.control.time_percent =
            if is_forced || is_mate { 0 } else { self.time_percent(value_before - value, stability) };
        self.control.timer.is_enough(self.control.time_percent)
    }

    /// How much of the usual time the search should take, in per cent: more while the best move changes, while other moves are
    /// hard to refute, and where the value has dropped.
    fn time_percent(&self, drop: Value, stability: u32) -> u32 {
        let instability = 130 - 15 * stability.min(3);
        let effort = self.deepening.lines.first().map_or(100, |line| line.effort);
        let rivals = (170 - effort.min(100)).clamp(75, 140);
        instability * rivals / 100 + 2 * drop.clamp(0, 30) as u32
    }

    /// The answer to the best move, as the last report of it says.
    fn expected_answer(&self) -> Option<Move> {
        match *self.deepening.reported.as_slice() {
            [best, answer, ..] if self.deepening.best_line.first() == Some(&best) => Some(answer),
            _ => None,
        }
    }
}
