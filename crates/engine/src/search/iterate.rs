//! Iterative deepening with aspiration windows.

use super::run::Run;
use super::{Edge, Limits, MATE, MATE_FLOOR, MAX_PLY, Observer, Outcome, Score, Value};
use crate::movegen;
use crate::recipe::Recipe;
use crate::types::Move;

/// Half the first aspiration window, in centipawns.
const WINDOW: Value = 14;

/// A forced move needs no search but for the answer that is expected to it, which this depth tells at once.
const FORCED_DEPTH: u32 = 4;

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// Searches deeper and deeper until a limit is met.
    pub(super) fn iterate(&mut self, limits: &Limits) {
        let deepest = limits.depth.map_or(MAX_PLY as u32 - 1, |depth| depth.clamp(1, MAX_PLY as u32 - 1));
        let key = self.position.key();
        // For how many iterations the best move has been the same.
        let mut steady = 0;
        let mut is_enough = false;
        while !is_enough {
            // Every second thread is a ply ahead: two that do the same at the same time are worth little more than one.
            let lead = self.thread as u32 % 2;
            let depth = (self.finished + 1 + lead).min(deepest);
            self.root_depth = depth as i32;
            let (favourite, before) = (self.favourite(), self.value);
            if self.search_lines(depth as i32) && self.team.publish(depth, &self.root.lines) {
                self.finished = depth;
                self.value = self.root.lines.first().map_or(0, |line| line.value);
            } else if !self.take_over() {
                break;
            }
            steady = if self.favourite() == favourite { steady + 1 } else { 0 };
            is_enough = self.is_enough(limits, before, steady) || self.finished >= deepest;
        }
        debug_assert_eq!(
            self.position.key(),
            key,
            "a search returns to its root, also where it is broken off"
        );
    }

    /// Goes on from what another thread has found, if one was sooner.
    fn take_over(&mut self) -> bool {
        let goes_on = self.overtaken || !self.stopped;
        if goes_on {
            (self.overtaken, self.stopped) = (false, false);
            self.moves.clear();
            self.put_off.clear();
            self.catch_up();
        }
        goes_on
    }

    /// Takes what the thread that has come farthest has found, if that is farther than here.
    pub(super) fn catch_up(&mut self) {
        let Some((depth, lines)) = self.team.beyond(self.finished) else { return };
        self.finished = depth;
        self.value = lines.first().map_or(0, |line| line.value);
        self.best_line = lines.first().map_or_else(Vec::new, |line| line.line.clone());
        self.root.lines = lines;
        self.tell_lines();
    }

    /// What has been found.
    pub(super) fn outcome(&mut self) -> Outcome {
        Outcome {
            best: self.best_line.first().copied(),
            ponder: self.expected_answer(),
            score: Score::from(self.root.judged(self.value, self.best_line.first()).0),
            nodes: self.all_nodes(),
        }
    }

    /// The best move of the last iteration.
    fn favourite(&self) -> Option<Move> {
        self.root.lines.first().and_then(|line| line.line.first()).copied()
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
            if self.stopped {
                return value;
            }
            width *= 2;
            if value <= alpha && alpha > -MATE {
                self.tell_edge(value, Edge::Upper);
                beta = (alpha + beta) / 2;
                alpha = if width > 600 { -MATE } else { (value - width).max(-MATE) };
            } else if value >= beta && beta < MATE {
                self.tell_edge(value, Edge::Lower);
                beta = if width > 600 { MATE } else { (value + width).min(MATE) };
            } else {
                return value;
            }
        }
    }

    /// Whether the iteration that has just ended should be the last, where the value `before` it was this.
    fn is_enough(&mut self, limits: &Limits, before: Value, steady: u32) -> bool {
        let (depth, value) = (self.finished, self.value);
        if let (Some(wanted), Score::Mate(moves)) = (limits.mate, Score::from(value))
            && moves > 0
            && moves as u32 <= wanted
        {
            return true;
        }
        if !self.timer.has_clock() {
            return self.timer.is_over();
        }
        // With a clock running, time is not spent on what is decided: a single move, or a mate that a search of twice
        // its length has not shortened.
        let is_forced = self.root.is_forced() && depth >= FORCED_DEPTH;
        let is_mate = value.abs() >= MATE_FLOOR && depth as Value >= 2 * (MATE - value.abs());
        self.pace = if is_forced || is_mate { 0 } else { self.pace(before - value, steady) };
        self.timer.is_enough(self.pace)
    }

    /// How much of the usual time seems right, in per cent: more while the best move changes, while other moves are
    /// hard to refute, and where the value has dropped.
    fn pace(&self, drop: Value, steady: u32) -> u32 {
        let unrest = 130 - 15 * steady.min(3);
        let share = self.root.lines.first().map_or(100, |line| line.share);
        let rivals = (170 - share.min(100)).clamp(75, 140);
        unrest * rivals / 100 + 2 * drop.clamp(0, 30) as u32
    }

    /// The answer to the best move: from the principal variation, or else from the table.
    fn expected_answer(&mut self) -> Option<Move> {
        match *self.best_line.as_slice() {
            [_, answer, ..] => Some(answer),
            [best] => {
                let undo = self.position.make(best);
                let key = super::table::table_key(&self.position);
                let hit = self.table.probe(key, 1, self.position.halfmove_clock());
                let answer = hit
                    .map(|hit| hit.mv)
                    .filter(|&mv| !mv.is_null() && movegen::is_legal(self.recipe, &self.position, mv));
                self.position.unmake(best, undo);
                answer
            }
            [] => None,
        }
    }
}
