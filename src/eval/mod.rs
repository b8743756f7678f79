//! The tapered evaluation.

use crate::board::Position;
use crate::recipe::Recipe;
use crate::types::Kind;

/// Evaluates positions with the variants of a recipe.
#[derive(Clone, Copy, Debug)]
pub struct Evaluator<R: Recipe> {
    recipe: R,
}

impl<R: Recipe> Evaluator<R> {
    /// An evaluator for this recipe.
    pub const fn new(recipe: R) -> Self {
        Self { recipe }
    }

    /// The value of a position that is not check, in centipawns, from the side to move's point of view.
    pub fn evaluate(&self, position: &Position) -> i32 {
        use crate::popcount::Popcount;
        let count = |kind, colour| self.recipe.popcount().count(position.pieces(colour, kind).0) as i32;
        [(Kind::Pawn, 100), (Kind::Knight, 320), (Kind::Bishop, 330), (Kind::Rook, 500), (Kind::Queen, 900)]
            .into_iter()
            .map(|(kind, worth)| worth * (count(kind, position.side()) - count(kind, !position.side())))
            .sum()
    }
}
