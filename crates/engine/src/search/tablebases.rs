//! Uses Syzygy files in the search, if the user has some.
//!
//! Below the root, the search looks up a position right after a capture or a pawn move. A known
//! draw has the value 0; a known win is worth more than any evaluation and less than any mate. At
//! the root each move gets a rank, and only the moves with the best rank are searched.
//!
//! If the root's moves have ranks, nothing is looked up below the root in two cases: no move wins,
//! or the ranks come from distances. In the second case the moves of the best rank lead to the win,
//! if there is one, before the fifty-move rule ends the game, and the search is free to look for
//! the mate.

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

/// Syzygy files and their settings.
#[derive(Clone, Debug)]
pub struct Tablebases {
    /// The files, or `None` if the user has none.
    pub files: Option<Arc<Files>>,
    /// Greatest number of pieces of a position that is looked up.
    pub most_pieces: u32,
    /// Least remaining depth, in plies, at which the positions with the most pieces are looked up:
    /// with as many pieces as the largest file has, or `most_pieces` if that is less. Positions
    /// with fewer pieces are looked up at any depth.
    pub depth: i32,
    /// True if a win that the fifty-move rule spoils counts as a draw.
    pub has_rule: bool,
}

impl Default for Tablebases {
    fn default() -> Self {
        Self { files: None, most_pieces: MOST_PIECES as u32, depth: 1, has_rule: true }
    }
}

impl Tablebases {
    /// Returns true if there are files.
    pub(super) fn has_files(&self) -> bool {
        self.files.is_some()
    }

    /// Returns the greatest number of pieces of a position that is looked up, or 0 without files.
    fn limit(&self) -> u32 {
        self.files.as_ref().map_or(0, |files| self.most_pieces.min(files.found().most_pieces as u32))
    }

    /// Returns the [`limit`](Self::limit) for the positions below a root with these ranks, or 0 if
    /// nothing needs to be looked up there.
    pub(super) fn limit_below(&self, ranking: Option<&Ranking>) -> u32 {
        let wins = |ranking: &Ranking| ranking.moves.iter().any(|ranked| ranked.wdl > Wdl::Draw);
        match ranking {
            Some(ranking) if ranking.is_by_distance || !wins(ranking) => 0,
            _ => self.limit(),
        }
    }

    /// Ranks the moves of a root, if the files know them.
    pub(super) fn rank(&self, rules: Rules, task: &Task, moves: &[Move]) -> Option<Ranking> {
        let Task { position, history } = task;
        let files = self.files.as_ref().filter(|_| rules.count(position.occupied()) <= self.limit())?;
        let keys: Vec<Key> = history.iter().map(|&(key, _)| key).collect();
        files.rank(rules, position, &keys, moves, self.has_rule)
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// Returns the lowest and the highest value that the position can have according to the files.
    /// Breaks if they settle the position within the window. In a null window a bound that does not
    /// settle the position is ignored.
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
            // The record counts as 6 plies deeper, because the files know more than a search of
            // this depth.
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

    /// Looks up a position below the root that would be searched `depth` plies deep. Returns 1 if
    /// the side to move wins, -1 if it loses and 0 for a draw; `None` if the settings exclude the
    /// position or the files do not know it.
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
        // With a slow disk, the lookup may have taken longer than all the nodes between two polls,
        // so the clock and the flags are checked here too.
        self.control.poll(self.deepening.depth);
        let wdl = wdl?;
        self.control.table_hits += 1;
        Some(if tablebases.has_rule && wdl.is_spoilt() { 0 } else { wdl.sign() })
    }
}
