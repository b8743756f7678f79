//! The engine's own knowledge of endgames. The search asks for it only here.

use super::Answer;
use super::exact::{Exact, Loaded};
use super::material::MOST_PIECES;
use super::rules::Ready;
use crate::board::Placement;
use crate::endgame::{Endgame, Sources};
use crate::popcount::Popcount;
use crate::recipe::Recipe;

/// The sources of knowledge about endgames that the recipe uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Endings {
    rules: Option<&'static Ready>,
    exact: Option<&'static Exact>,
    notice: Option<&'static str>,
}

/// A position about which the sources are asked.
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
    /// Prepares the recipe's sources. The first call for a recipe that uses the exact tables
    /// unpacks them, for all later callers too.
    pub fn new<R: Recipe>(_: R) -> Self {
        let rules = if R::Endgame::ASKS { Some(Ready::get()) } else { None };
        if !R::Endgame::NEEDS_TABLES {
            return Self { rules, ..Self::default() };
        }
        let Loaded { exact, notice } = Loaded::shipped();
        Self { rules, exact: exact.as_ref(), notice: notice.as_deref() }
    }

    /// A message for the user about the tables, if there is one.
    pub fn notice(&self) -> Option<&'static str> {
        self.notice
    }

    /// Returns the value of a legal position for the side to move, if the recipe's sources know it.
    /// Ignores the fifty-move rule and repetitions. Returns `None` if the position has castling
    /// rights or an en-passant square ([`Placement::en_passant`]).
    // Nearly always there are too many pieces. This test is inlined, so that it needs no call.
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
