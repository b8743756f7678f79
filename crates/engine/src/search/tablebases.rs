//! Syzygy files, where the user has some.
//!
//! Right behind a capture or a pawn move, a position below the root is looked up: a draw is a draw, and a win is worth more than any evaluation
//! and less than any mate. At the root each move is ranked, and only the best ones are searched. Where distances are known there is nothing more
//! to be looked up: the ranks see to it that a win is carried out before the fifty-move rule comes, and the search looks for the mate.

use std::sync::Arc;

use super::run::Run;
use super::{Observer, TABLE_WIN, Task, Value};
use crate::movegen::Rules;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::syzygy::{Files, MOST_MEN, Ranking, Wdl};
use crate::types::{Key, Move};

/// Files and how they are used.
#[derive(Clone, Debug)]
pub struct Tablebases {
    /// The files.
    pub files: Option<Arc<Files>>,
    /// Positions with more men are not looked up.
    pub most_men: u32,
    /// Positions with as many men as any that are looked up are looked up where they would be searched so many plies deep.
    pub depth: i32,
    /// A win that the fifty-move rule spoils is a draw.
    pub has_rule: bool,
}

impl Default for Tablebases {
    fn default() -> Self {
        Self { files: None, most_men: MOST_MEN as u32, depth: 1, has_rule: true }
    }
}

impl Tablebases {
    /// Whether there are files.
    pub(super) fn are_there(&self) -> bool {
        self.files.is_some()
    }

    /// Positions with so many men are looked up; 0 where none is.
    fn men(&self) -> u32 {
        self.files.as_ref().map_or(0, |files| self.most_men.min(files.found().most_men as u32))
    }

    /// Likewise below a root whose moves are ranked so.
    pub(super) fn men_below(&self, ranking: Option<&Ranking>) -> u32 {
        let wins = |ranking: &Ranking| ranking.moves.iter().any(|ranked| ranked.wdl > Wdl::Draw);
        match ranking {
            Some(ranking) if ranking.is_by_distance || !wins(ranking) => 0,
            _ => self.men(),
        }
    }

    /// The moves of a root with their ranks, if it is known what they keep.
    pub(super) fn rank(&self, rules: Rules, task: &Task, moves: &[Move]) -> Option<Ranking> {
        let Task { position, history } = task;
        let files = self.files.as_ref().filter(|_| rules.count(position.occupied()) <= self.men())?;
        let keys: Vec<Key> = history.iter().map(|&(key, _)| key).collect();
        files.rank(rules, position, &keys, moves, self.has_rule)
    }
}

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// What the files say of a position below the root that is to be searched so many plies deep: 1 if the side to move wins, -1 if
    /// it loses, 0 for a draw.
    #[cold]
    pub(super) fn look_up(&mut self, depth: i32) -> Option<i32> {
        let men = self.recipe.popcount().count(self.position.occupied().0);
        if men > self.table_men
            || men == self.table_men && depth < self.tablebases.depth
            || self.position.halfmove_clock() > 0
        {
            return None;
        }
        let wdl = self.tablebases.files.as_ref()?.wdl(self.recipe, &self.position)?;
        self.table_hits += 1;
        Some(if self.tablebases.has_rule && wdl.is_spoilt() { 0 } else { wdl.sign() })
    }
}

/// The value of a position `ply` plies below the root of which the files say this.
pub(super) fn value(sign: i32, ply: usize) -> Value {
    sign * (TABLE_WIN - ply as Value)
}
