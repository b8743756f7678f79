//! The reports of a worker to its observer.

use std::time::Duration;

use super::root::{LONG_SEARCH, RootLine};
use super::worker::Worker;
use super::{Bound, Observer, Report, UciScore, Value};
use crate::recipe::Recipe;

/// The figures that all lines of a report have in common.
struct Totals {
    nodes: u64,
    time: Duration,
    hashfull: u32,
    table_hits: Option<u64>,
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    fn totals(&self) -> Totals {
        Totals {
            nodes: self.control.all_nodes(),
            time: self.control.timer.elapsed(),
            hashfull: self.context.table.hashfull(),
            table_hits: self.context.tablebases.has_files().then(|| self.control.all_table_hits()),
        }
    }

    /// Reports the lines of the last iteration.
    pub(super) fn report_lines(&mut self) {
        let Totals { nodes, time, hashfull, table_hits } = self.totals();
        if let Some(best) = self.deepening.lines.first() {
            self.deepening.reported.clone_from(&best.moves);
        }
        for (rank, line) in (1..).zip(&self.deepening.lines) {
            let &RootLine { depth, value, seldepth, ref moves, .. } = line;
            let (value, _) = self.root.reported_value(value, line.first());
            self.observer.report(&Report {
                rank,
                depth,
                seldepth: seldepth as u32,
                score: UciScore::from(value),
                bound: Bound::Exact,
                nodes,
                time,
                hashfull,
                table_hits,
                line: moves,
            });
        }
    }

    /// In a long search for a single line, reports that a value fell out of its window.
    pub(super) fn report_bound(&mut self, value: Value, bound: Bound) {
        if self.root.multi_pv == 1 && self.control.timer.elapsed() >= LONG_SEARCH {
            self.report_unfinished(value, bound);
        }
    }

    /// Reports the best move of an iteration that was broken off, if the last finished iteration
    /// had a different one.
    pub(super) fn report_new_best(&mut self) {
        if let Some(value) = self.deepening.best_value
            && self.deepening.best_line.first().copied() != self.deepening.best_move()
        {
            self.report_unfinished(value, Bound::Lower);
        }
    }

    fn report_unfinished(&mut self, value: Value, bound: Bound) {
        let mut line = self.deepening.best_line.clone();
        self.lengthen(&mut line);
        self.deepening.reported.clone_from(&line);
        let (value, is_known) = self.root.reported_value(value, line.first().copied());
        let Totals { nodes, time, hashfull, table_hits } = self.totals();
        self.observer.report(&Report {
            rank: 1,
            depth: self.deepening.depth as u32,
            seldepth: self.stack.seldepth as u32,
            score: UciScore::from(value),
            bound: if is_known { Bound::Exact } else { bound },
            nodes,
            time,
            hashfull,
            table_hits,
            line: &line,
        });
    }
}
