//! What the engine knows of endgames: the one place that the search asks.

use super::Answer;
use super::exact::{Exact, Loaded};
use super::material::MOST_PIECES;
use super::rules::Ready;
use crate::board::Placement;
use crate::endgame::{Endgame, Sources};
use crate::popcount::Popcount;
use crate::recipe::Recipe;

/// What is known of endgames.
#[derive(Clone, Copy, Debug, Default)]
pub struct Endings {
    rules: Option<&'static Ready>,
    exact: Option<&'static Exact>,
    notice: Option<&'static str>,
}

/// A position, to be asked about.
struct Asked<'a, R> {
    endings: &'a Endings,
    recipe: R,
    board: &'a Placement,
}

impl<R: Recipe> Sources for Asked<'_, R> {
    type Answer = Answer;

    #[inline]
    fn rules(&self) -> Option<Answer> {
        self.endings.rules?.ask(self.recipe, self.board)
    }

    #[inline]
    fn tables(&self) -> Option<Answer> {
        let wdl = self.endings.exact?.probe(self.board)?;
        Some(Answer { wdl, is_complete: true })
    }
}

impl Endings {
    /// What the recipe's sources know. Exact tables are unpacked when this is called for the first time, for all who ask.
    pub fn new<R: Recipe>(recipe: R) -> Self {
        let rules = if R::Endgame::ASKS { Some(Ready::get()) } else { None };
        if !R::Endgame::NEEDS_TABLES {
            return Self { rules, ..Self::default() };
        }
        let Loaded { exact, notice } = Loaded::shipped(recipe);
        Self { rules, exact: exact.as_ref(), notice: notice.as_deref() }
    }

    /// What the user should know about it, if there is anything.
    pub fn notice(&self) -> Option<&'static str> {
        self.notice
    }

    /// What a legal position is worth for the side to move, if the recipe's sources know it. The fifty-move rule and repetitions
    /// are not looked at. Nothing is known where there are castling rights, or where a pawn attacks the square behind one
    /// that has just gone two.
    // Nearly always there are too many pieces: that is seen where it is asked, without a call.
    #[inline(always)]
    pub fn ask<R: Recipe>(&self, recipe: R, board: &Placement) -> Option<Answer> {
        if !R::Endgame::ASKS || recipe.popcount().count(board.occupied().0) > MOST_PIECES as u32 {
            return None;
        }
        self.ask_sources(recipe, board)
    }

    #[inline(never)]
    fn ask_sources<R: Recipe>(&self, recipe: R, board: &Placement) -> Option<Answer> {
        if board.castling().index() != 0 || board.en_passant().is_some() {
            return None;
        }
        R::Endgame::ask(&Asked { endings: self, recipe, board })
    }
}
