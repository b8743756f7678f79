//! Passed pawns: pawns that no enemy pawn stands before or can take on their way.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::recipe::Recipe;
use crate::score::Score;
use crate::side::Side;
use crate::types::{Bitboard, Kind};

impl<R: Recipe> Survey<'_, R> {
    /// A side's passed pawns: how far they are, how far the kings are, and what stands or looks on their way.
    #[inline(always)]
    pub(super) fn passed_pawns(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let weights = self.weights;
        let ours = self.pieces(us, Kind::Pawn);
        let theirs = self.pieces(them, Kind::Pawn);
        let (our_king, their_king) = (self.board.king(us), self.board.king(them));
        let attacked = self.attacks(them).all();

        let behind_ours = ours.ahead(them).fill_ahead(them);
        let stopped = theirs.ahead(them).fill_ahead(them) | self.pawn_reach[them.index()] | behind_ours;
        let mut sum = R::Score::ZERO;
        for square in ours & !stopped {
            let rank = usize::from(square.rank_for(us));
            let stop = square.ahead(us);
            sum += weights.passed[rank];
            sum += weights.passed_their_king[rank] * i32::from(stop.distance(their_king));
            sum += weights.passed_our_king[rank] * i32::from(stop.distance(our_king));

            let way = Bitboard::of(stop).fill_ahead(us);
            if self.occupied.has(stop) {
                sum += weights.passed_blocked[rank];
            } else if !way.meets(self.occupied | attacked) {
                sum += weights.passed_free[rank];
            } else if !attacked.has(stop) {
                sum += weights.passed_safe_step[rank];
            }
        }
        trace.note(us, Term::PassedPawns, sum)
    }
}
