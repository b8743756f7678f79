//! Pawn structure: the value of the pawns in relation to each other, without regard to pieces.
//!
//! Almost all of it works on whole sets: a weakness is a set of pawns, and costs its weight times
//! the size of the set.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::side::Side;
use crate::types::Kind;

impl<R: Recipe> Survey<'_, R> {
    /// Value of a side's pawns: their squares, doubled, isolated, backward, defended and connected
    /// pawns, and islands.
    #[inline(always)]
    pub(super) fn pawn_structure(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let popcount = self.recipe.popcount();
        let weights = self.weights;
        let pawns = self.pieces(us, Kind::Pawn);
        let files = self.pawn_files[us.index()];
        let defended = self.attacks(us).by(Kind::Pawn);

        let doubled = pawns & pawns.ahead(us).fill_ahead(us);
        let mut sum = weights.doubled * popcount.count_few(doubled.0) as i32;

        let isolated = pawns & !(files.east() | files.west());
        let isolated_open = isolated & !self.pawn_files[them.index()];
        sum += weights.isolated * popcount.count_few(isolated.0) as i32;
        sum += weights.isolated_open * popcount.count_few(isolated_open.0) as i32;

        let stops = pawns.ahead(us) & self.attacks(them).by(Kind::Pawn) & !self.pawn_reach[us.index()];
        let backward = stops.ahead(them) & !isolated;
        sum += weights.backward * popcount.count_few(backward.0) as i32;

        let supported = pawns & defended;
        sum += weights.supported * popcount.count_few(supported.0) as i32;

        // The files as a set of the eight squares of the first rank.
        let first_rank = files.0 & 0xff;
        let island_starts = first_rank & !(first_rank << 1);
        sum += weights.island * popcount.count_few(island_starts) as i32;

        for square in pawns & (defended | pawns.east() | pawns.west()) {
            sum += weights.connected[usize::from(square.rank_for(us))];
        }
        sum = trace.note(us, Term::PawnStructure, sum);

        for square in pawns {
            sum += trace.note(us, Term::PieceSquare, self.on_square(side, Kind::Pawn, square));
        }
        sum
    }
}
