//! Predicts whether a move gives check, without making it.

use crate::board::{Castling, Position, geometry};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, Move, Square};

/// The squares and pieces from which the side to move can give check, computed once for all moves
/// of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct CheckSquares {
    /// Square of the opponent's king.
    king: Square,
    /// The squares from which a piece of each kind attacks that king.
    direct: [Bitboard; 6],
    /// The mover's own pieces that stand alone between that king and one of the mover's sliders.
    screens: Bitboard,
}

impl CheckSquares {
    pub(super) fn new<S: Sliders>(sliders: S, position: &Position) -> Self {
        let us = position.side();
        let king = position.king(!us);
        let occupied = position.occupied();
        let (bishop, rook) = (sliders.bishop(king, occupied), sliders.rook(king, occupied));
        let snipers = geometry::bishop_lines(king) & position.diagonal_sliders(us)
            | geometry::rook_lines(king) & position.straight_sliders(us);
        let mut screens = Bitboard::EMPTY;
        for sniper in snipers {
            let between = geometry::between(sniper, king) & occupied;
            if !between.several() {
                screens |= between & position.colour(us);
            }
        }
        let pawn = geometry::pawn(!us, king);
        let knight = geometry::knight(king);
        Self { king, direct: [pawn, knight, bishop, rook, bishop | rook, Bitboard::EMPTY], screens }
    }

    /// Returns true if a legal move gives check. This misses the three rarest kinds: an en-passant
    /// capture that opens a line through the captured pawn, a promotion that gives check through
    /// the square that the pawn leaves, and castling that gives check along the first rank through
    /// the square that the king leaves. Pruning tolerates that.
    #[inline]
    pub(super) fn gives(&self, position: &Position, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        if mv.is_castling() {
            return self.direct[Kind::Rook.index()].has(Castling::rook_path(to).1);
        }
        let Some(placed) = mv.promotion().or(position.kind_at(from)) else { return false };
        self.direct[placed.index()].has(to)
            || self.screens.has(from) && !geometry::line(self.king, from).has(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen::{MoveList, checkers, legal};
    use crate::recipe::Portable;
    use crate::sliders::Rays;
    use crate::types::MoveKind;

    #[test]
    fn checks_are_predicted_before_the_move_is_made() {
        let mut found = 0;
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
            "3k4/8/8/3N4/3R4/8/3B4/3QK3 w - - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        ] {
            let mut position: Position = fen.parse().unwrap();
            let mut list = MoveList::new();
            legal(Portable::PORTABLE, &position, &mut list);
            let checks = CheckSquares::new(Rays, &position);
            for &mv in &list {
                let predicted = checks.gives(&position, mv);
                let undo = position.make(mv);
                let given = checkers(Rays, &position).any();
                position.unmake(mv, undo);
                found += u32::from(given);
                let rare = mv.promotion().is_some() || mv.kind() == MoveKind::EnPassant;
                assert!(predicted == given || rare && !predicted, "{fen} {mv}");
            }
        }
        assert!(found >= 15);
    }
}
