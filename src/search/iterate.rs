//! Iterative deepening with aspiration windows.

use super::run::Run;
use super::{Limits, MATE, MATE_FLOOR, MAX_PLY, Observer, Outcome, Report, Score, Value};
use crate::movegen;
use crate::recipe::Recipe;
use crate::types::Move;

/// Half the first aspiration window, in centipawns.
const WINDOW: Value = 14;

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// Searches deeper and deeper until a limit is met.
    pub(super) fn iterate(mut self, limits: &Limits) -> Outcome {
        let deepest = limits.depth.map_or(MAX_PLY as u32 - 1, |depth| depth.clamp(1, MAX_PLY as u32 - 1));
        let mut value = 0;
        // For how many iterations the best move has been the same.
        let mut steady = 0;
        for depth in 1..=deepest {
            (self.root_depth, self.seldepth) = (depth as i32, 0);
            let favourite = self.best_line.first().copied();
            let found = self.aspirate(value, depth as i32);
            if self.stopped {
                break;
            }
            let drop = value - found;
            value = found;
            steady = if self.best_line.first().copied() == favourite { steady + 1 } else { 0 };
            self.observer.report(&Report {
                depth,
                seldepth: self.seldepth as u32,
                score: Score::from(value),
                nodes: self.nodes,
                time: self.timer.elapsed(),
                hashfull: self.table.hashfull(),
                line: &self.best_line,
            });
            if self.is_enough(limits, depth, value, drop, steady) {
                break;
            }
        }
        Outcome {
            best: self.best_line.first().copied(),
            ponder: self.expected_answer(),
            score: Score::from(value),
            nodes: self.nodes,
        }
    }

    /// One iteration: a window around the last value, widened on the side where the new one falls out.
    fn aspirate(&mut self, last: Value, depth: i32) -> Value {
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
                beta = (alpha + beta) / 2;
                alpha = if width > 600 { -MATE } else { (value - width).max(-MATE) };
            } else if value >= beta && beta < MATE {
                beta = if width > 600 { MATE } else { (value + width).min(MATE) };
            } else {
                return value;
            }
        }
    }

    /// Whether the iteration that has just ended should be the last.
    fn is_enough(&self, limits: &Limits, depth: u32, value: Value, drop: Value, steady: u32) -> bool {
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
        if self.root_moves.len() == 1
            || value.abs() >= MATE_FLOOR && depth as Value >= 2 * (MATE - value.abs())
        {
            return true;
        }
        let unrest = 40 * (3 - steady.min(3)) / 3 + 2 * drop.clamp(0, 30) as u32;
        self.timer.is_enough(80 + unrest)
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
