//! What the engine knows of endgames: the one place that the search asks.

use super::material::MOST_MEN;
use super::{Answer, Wdl};
use crate::board::Placement;
use crate::endgame::{Endgame, Sources};
use crate::popcount::Popcount;
use crate::recipe::Recipe;

/// What is known of endgames.
#[derive(Clone, Debug, Default)]
pub struct Endings {}

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
        None
    }

    #[inline]
    fn tables(&self) -> Option<Answer> {
        None
    }
}

impl Endings {
    /// What the recipe's sources know.
    pub fn new<R: Recipe>(_: R) -> Self {
        Self::default()
    }

    /// What a legal position is worth for the side to move, if the recipe's sources know it. The fifty-move rule and repetitions
    /// are not looked at. Nothing is known where there are castling rights, or where a pawn attacks the square behind one
    /// that has just gone two.
    #[inline]
    pub fn ask<R: Recipe>(&self, recipe: R, board: &Placement) -> Option<Answer> {
        if !R::Endgame::ASKS || recipe.popcount().count(board.occupied().0) > MOST_MEN as u32 {
            return None;
        }
        if board.castling().index() != 0 || board.en_passant().is_some() {
            return None;
        }
        R::Endgame::ask(&Asked { endings: self, recipe, board })
    }
}
