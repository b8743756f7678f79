//! Material: the piece counts, their value, and the phase of the game.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::side::Side;
use crate::types::{Colour, Kind};

/// The numbers of a side's pieces by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Census {
    pub(super) pawns: i32,
    pub(super) knights: i32,
    pub(super) bishops: i32,
    pub(super) rooks: i32,
    pub(super) queens: i32,
}

impl Census {
    pub(super) const NOTHING: Self = Self { pawns: 0, knights: 0, bishops: 0, rooks: 0, queens: 0 };

    /// Counts the pieces of `colour`.
    #[inline(always)]
    pub(super) fn of<R: Recipe>(recipe: R, board: &Placement, colour: Colour) -> Self {
        let popcount = recipe.popcount();
        Self {
            pawns: popcount.count(board.pieces(colour, Kind::Pawn).0) as i32,
            knights: popcount.count_few(board.pieces(colour, Kind::Knight).0) as i32,
            bishops: popcount.count_few(board.pieces(colour, Kind::Bishop).0) as i32,
            rooks: popcount.count_few(board.pieces(colour, Kind::Rook).0) as i32,
            queens: popcount.count_few(board.pieces(colour, Kind::Queen).0) as i32,
        }
    }

    /// The side's part of the game phase: 12 at the start of a game. Lost pieces lower it, lost
    /// pawns do not.
    #[inline(always)]
    pub(super) const fn phase(&self) -> i32 {
        self.knights + self.bishops + 2 * self.rooks + 4 * self.queens
    }
}

/// Number of pawns at which knights and rooks have exactly the value that the weight `material`
/// gives them.
const USUAL_PAWNS: i32 = 5;

impl<R: Recipe> Survey<'_, R> {
    /// Value of a side's material: each piece by itself, and the effect of the pieces and pawns on
    /// each other's value.
    #[inline(always)]
    pub(super) fn material(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let census = &self.census[us.index()];
        let [pawn, knight, bishop, rook, queen] = self.weights.material;
        let mut sum = pawn * census.pawns
            + knight * census.knights
            + bishop * census.bishops
            + rook * census.rooks
            + queen * census.queens;
        sum = trace.note(us, Term::Material, sum);

        let weights = self.weights;
        let more_pawns = census.pawns - USUAL_PAWNS;
        let mut dynamic = weights.knight_with_pawns * (census.knights * more_pawns)
            + weights.rook_with_pawns * (census.rooks * more_pawns);
        if census.bishops >= 2 {
            dynamic += weights.bishop_pair;
        }
        if census.knights >= 2 {
            dynamic += weights.knight_pair;
        }
        if census.rooks >= 2 {
            dynamic += weights.rook_pair;
        }
        if census.queens > 0 {
            dynamic += weights.rook_beside_queen * census.rooks;
        }
        sum + trace.note(us, Term::Imbalance, dynamic)
    }
}
