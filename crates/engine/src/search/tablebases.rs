//! Syzygy files, where the user has some.
//!
//! The search looks a position below the root up right after a capture or a pawn move. A draw is a draw; a win is worth more than any
//! evaluation and less than any mate. At the root each move is ranked, and only the best ones are searched. Where distances are known, nothing
//! is looked up below the root: by the ranks a win is carried out before the fifty-move rule ends the game, and the search looks for the mate.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;

use super::alphabeta::Step;
use super::table::{Record, table_key};
use super::worker::Worker;
use super::{Bound, MATE, Observer, TABLE_WIN, Task, Value};
use crate::movegen::Rules;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::syzygy::{Files, MOST_PIECES, Ranking, Wdl};
use crate::types::{Key, Move};

/// Syzygy files and how they are used.
#[derive(Clone, Debug)]
pub struct Tablebases {
    /// The files.
    pub files: Option<Arc<Files>>,
    /// Positions with more pieces are not looked up.
    pub most_pieces: u32,
    /// Positions with the most pieces are looked up only where they would be searched at least so many plies deep.
    pub depth: i32,
    /// A win that the fifty-move rule spoils is a draw.
    pub has_rule: bool,
}

impl Default for Tablebases {
    fn default() -> Self {
        Self { files: None, most_pieces: MOST_PIECES as u32, depth: 1, has_rule: true }
    }
}

impl Tablebases {
    /// Whether there are files.
    pub(super) fn has_files(&self) -> bool {
        self.files.is_some()
    }

    /// Positions with at most so many pieces are looked up; 0 where none is.
    fn limit(&self) -> u32 {
        self.files.as_ref().map_or(0, |files| self.most_pieces.min(files.found().most_pieces as u32))
    }

    /// The same, below a root whose moves are ranked so.
    pub(super) fn limit_below(&self, ranking: Option<&Ranking>) -> u32 {
        let wins = |ranking: &Ranking| ranking.moves.iter().any(|ranked| ranked.wdl > Wdl::Draw);
        match ranking {
            Some(ranking) if ranking.is_by_distance || !wins(ranking) => 0,
            _ => self.limit(),
        }
    }

    /// The moves of a root with their ranks, if the files know them.
    pub(super) fn rank(&self, rules: Rules, task: &Task, moves: &[Move]) -> Option<Ranking> {
        let Task { position, history } = task;
        let files = self.files.as_ref().filter(|_| rules.count(position.occupied()) <= self.limit())?;
        let keys: Vec<Key> = history.iter().map(|&(key, _)| key).collect();
        files.rank(rules, position, &keys, moves, self.has_rule)
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// The lowest and the highest value that the position can have by the files. Breaks where they settle it within the window.
    #[cold]
    pub(super) fn tablebase_range<const PV: bool>(
        &mut self,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Step<(Value, Value)> {
        let (lowest, highest) = (-MATE + ply as Value, MATE);
        let found = self.look_up(depth);
        if self.control.stopped {
            return Break(0);
        }
        let Some(sign) = found else { return Continue((lowest, highest)) };
        let value = sign * (TABLE_WIN - ply as Value);
        let (bound, settles) = match sign {
            1 => (Bound::Lower, value >= beta),
            0 => (Bound::Exact, true),
            _ => (Bound::Upper, value <= alpha),
        };
        if settles {
            // The files know more than a search of this depth.
            let record = Record { mv: Move::NULL, value, eval: None, depth: depth + 6, bound };
            self.context.table.store(table_key(&self.position), ply, record);
            return Break(value);
        }
        Continue(match bound {
            Bound::Lower if PV => (value, highest),
            Bound::Upper if PV => (lowest, value),
            _ => (lowest, highest),
        })
    }

    /// What the files say of a position below the root that would be searched so many plies deep: 1 if the side to move wins, -1 if
    /// it loses, 0 for a draw.
    fn look_up(&mut self, depth: i32) -> Option<i32> {
        let tablebases = self.context.tablebases;
        let pieces = self.context.recipe.popcount().count(self.position.occupied().0);
        if pieces > self.table_pieces
            || pieces == self.table_pieces && depth < tablebases.depth
            || self.position.halfmove_clock() > 0
        {
            return None;
        }
        let wdl = tablebases.files.as_ref()?.wdl(self.context.recipe, &self.position);
        // A slow disk may have taken longer than the nodes between two looks at the clock.
        self.control.poll(self.deepening.depth);
        let wdl = wdl?;
        self.control.table_hits += 1;
        Some(if tablebases.has_rule && wdl.is_spoilt() { 0 } else { wdl.sign() })
    }
}
