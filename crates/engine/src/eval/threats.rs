//! Threats: enemy pieces that could be won soon, and enemy pieces without a defender.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::side::Side;
use crate::types::{Bitboard, Kind};

impl<R: Recipe> Survey<'_, R> {
    /// Value of a side's threats against the other side.
    #[inline(always)]
    pub(super) fn threats(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let popcount = self.recipe.popcount();
        let weights = self.weights;
        let (ours, theirs) = (self.attacks(us), self.attacks(them));

        let pawns = self.pieces(them, Kind::Pawn);
        let minors = self.pieces(them, Kind::Knight) | self.pieces(them, Kind::Bishop);
        let rooks = self.pieces(them, Kind::Rook);
        let queens = self.pieces(them, Kind::Queen);
        let pieces = minors | rooks | queens;

        let by_pawn = pieces & ours.by(Kind::Pawn);
        let mut sum = weights.threat_by_pawn * popcount.count_few(by_pawn.0) as i32;

        let pushes = self.push_attacks(side);
        let by_push = pieces & pushes & !by_pawn;
        sum += weights.threat_by_push * popcount.count_few(by_push.0) as i32;

        // A piece of equal or greater value does not threaten a defended pawn, or a minor piece
        // that a pawn defends.
        let loose_pawns = pawns & !theirs.all();
        let loose_minors = minors & !theirs.by(Kind::Pawn);
        let by_minor = ours.by(Kind::Knight) | ours.by(Kind::Bishop);
        let [pawn, knight, bishop, rook, queen] = weights.threat_by_minor;
        sum += pawn * popcount.count_few((loose_pawns & by_minor).0) as i32;
        sum +=
            knight * popcount.count_few((self.pieces(them, Kind::Knight) & loose_minors & by_minor).0) as i32;
        sum +=
            bishop * popcount.count_few((self.pieces(them, Kind::Bishop) & loose_minors & by_minor).0) as i32;
        sum += rook * popcount.count_few((rooks & by_minor).0) as i32;
        sum += queen * popcount.count_few((queens & by_minor).0) as i32;

        let by_rook = ours.by(Kind::Rook);
        sum += weights.rook_threat_pawn * popcount.count_few((loose_pawns & by_rook).0) as i32;
        sum += weights.rook_threat_minor * popcount.count_few((loose_minors & by_rook).0) as i32;
        sum += weights.rook_threat_queen * popcount.count_few((queens & by_rook).0) as i32;

        let undefended = (pawns | pieces) & !theirs.all();
        let by_king = undefended & ours.by(Kind::King);
        sum += weights.threat_by_king * popcount.count_few(by_king.0) as i32;

        let hanging = pieces & undefended & ours.all();
        sum += weights.hanging * popcount.count_few(hanging.0) as i32;

        let outnumbered = pieces & ours.twice() & theirs.all() & !theirs.twice() & !theirs.by(Kind::Pawn);
        sum += weights.outnumbered * popcount.count_few(outnumbered.0) as i32;

        sum = trace.note(us, Term::Threats, sum);

        // Enemy pawns that a pawn could attack after a safe advance, and those that a pawn attacks
        // now and no pawn defends.
        let levers = pawns & pushes;
        let mut dynamic = weights.lever * popcount.count_few(levers.0) as i32;
        let loose = pawns & ours.by(Kind::Pawn) & !theirs.by(Kind::Pawn);
        dynamic += weights.loose_pawn * popcount.count_few(loose.0) as i32;
        sum + trace.note(us, Term::PawnDynamics, dynamic)
    }

    /// The squares that a side's pawns would attack after one safe advance.
    #[inline(always)]
    fn push_attacks(&self, side: impl Side) -> Bitboard {
        let us = side.colour();
        let them = !us;
        let (ours, theirs) = (self.attacks(us), self.attacks(them));
        let one = self.pieces(us, Kind::Pawn).ahead(us) & !self.occupied;
        let two = (one & Bitboard::rank_for(us, 2)).ahead(us) & !self.occupied;
        let safe = (one | two) & !theirs.by(Kind::Pawn) & (ours.all() | !theirs.all());
        safe.pawn_attacks(us)
    }
}
