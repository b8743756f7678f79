//! Patterns of trapped pieces, which no sum of general rules detects.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::side::Side;
use crate::types::{Bitboard, Kind};

impl<R: Recipe> Survey<'_, R> {
    /// Value of trapped pieces: bishops trapped by a pawn at the edge, bishops behind their own
    /// blocked centre pawns, and rooks shut in by their own king.
    #[inline(always)]
    pub(super) fn patterns(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let popcount = self.recipe.popcount();
        let weights = self.weights;
        let bishops = self.pieces(us, Kind::Bishop);
        let edges = Bitboard::file(0).or(Bitboard::file(7));

        // A bishop on a7 with an enemy pawn on b6, or on h7 with one on g6. It is lost in return
        // for the pawn that it captured there.
        let guards = (self.pieces(them, Kind::Pawn) & Bitboard::rank_for(us, 5)).ahead(us);
        let trapped = bishops & edges & (guards.east() | guards.west());
        let mut sum = weights.trapped_bishop * popcount.count_few(trapped.0) as i32;

        // A bishop on c1 behind a blocked pawn on d2, or on f1 behind one on e2.
        let home = self.pieces(us, Kind::Pawn) & Bitboard::rank_for(us, 1) & self.occupied.ahead(them);
        let behind = home.ahead(them);
        let boxed = (behind & Bitboard::file(3)).west() | (behind & Bitboard::file(4)).east();
        sum += weights.boxed_bishop * popcount.count_few((bishops & boxed).0) as i32;

        // A rook behind a pawn, between the edge and a king that has left the centre.
        let king = self.board.king(us);
        let shut = match king.file() {
            file @ 1..=2 => Bitboard::file(0).or(if file == 2 { Bitboard::file(1) } else { Bitboard::EMPTY }),
            file @ 5..=6 => Bitboard::file(7).or(if file == 5 { Bitboard::file(6) } else { Bitboard::EMPTY }),
            _ => Bitboard::EMPTY,
        };
        if shut.any() && king.rank_for(us) == 0 {
            let nook = shut & (Bitboard::rank_for(us, 0) | Bitboard::rank_for(us, 1));
            let shut_in = self.pieces(us, Kind::Rook) & nook & self.pawn_files[us.index()];
            sum += weights.shut_in_rook * popcount.count_few(shut_in.0) as i32;
        }
        trace.note(us, Term::Patterns, sum)
    }
}
