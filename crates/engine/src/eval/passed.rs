//! Passed pawns, which no enemy pawn blocks or can capture on their way, and candidates that may
//! become passed. A pawn behind another of its side on the same file counts as neither.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::recipe::Recipe;
use crate::score::Score;
use crate::side::Side;
use crate::types::{Bitboard, Kind, Square};

impl<R: Recipe> Survey<'_, R> {
    /// Value of a side's passed pawns: their rank, the distance of the kings, and the pieces that
    /// block or attack their way.
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
        let only_pawns = self.census[them.index()].phase() == 0;
        let mut sum = R::Score::ZERO;
        for square in ours & !stopped {
            let rank = usize::from(square.rank_for(us));
            let stop = square.ahead(us);
            sum += weights.passed[rank];
            sum += weights.passed_their_king[rank] * i32::from(stop.distance(their_king));
            sum += weights.passed_our_king[rank] * i32::from(stop.distance(our_king));

            let behind = Bitboard::of(square).fill_ahead(them);
            if behind.meets(self.pieces(us, Kind::Rook)) {
                sum += weights.passed_rook_behind;
            } else if behind.meets(self.pieces(them, Kind::Rook)) {
                sum += weights.passed_rook_against;
            }

            let way = Bitboard::of(stop).fill_ahead(us);
            if self.occupied.has(stop) {
                sum += weights.passed_blocked[rank];
            } else if !way.meets(self.occupied | attacked) {
                sum += weights.passed_free[rank];
            } else if !attacked.has(stop) {
                sum += weights.passed_safe_step[rank];
            }
            if only_pawns && !way.meets(self.occupied) && self.outruns(side, square, their_king) {
                sum += weights.passed_unstoppable;
            }
        }
        sum = trace.note(us, Term::PassedPawns, sum);

        // Pawns that are not passed and have no pawn in front of them, with at least as many own
        // pawns beside or behind them as enemy pawns guard their way.
        let open =
            ours & !(theirs.ahead(them).fill_ahead(them) | behind_ours) & self.pawn_reach[them.index()];
        if open.any() {
            let (ahead, against) = (ours.ahead(us).fill_ahead(us), theirs.ahead(them).fill_ahead(them));
            let stops = open.ahead(us);
            let guarded_twice = against.east() & against.west();
            let helped_twice = ahead.east() & ahead.west();
            let helped = ahead.east() | ahead.west();
            let candidates = stops & (helped_twice | helped & !guarded_twice);
            let mut dynamic = R::Score::ZERO;
            for square in candidates.ahead(them) {
                dynamic += weights.candidate[usize::from(square.rank_for(us))];
            }
            sum += trace.note(us, Term::PawnDynamics, dynamic);
        }
        sum
    }

    /// Returns true if a pawn with a free way promotes before the enemy king catches it.
    #[inline(always)]
    fn outruns(&self, side: impl Side, pawn: Square, king: Square) -> bool {
        let us = side.colour();
        let steps = (7 - pawn.rank_for(us)).min(5);
        let end = Square::at(pawn.file(), if us.is_white() { 7 } else { 0 });
        let head_start = u8::from(self.board.side() != us);
        end.distance(king) > steps + head_start
    }
}
