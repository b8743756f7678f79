//! The attacks of the other side. A quiet move that takes a piece away from the attack of a cheaper
//! one is tried earlier, and a quiet move that exposes a piece to such an attack is tried later, as
//! in Stockfish 15. The histories of quiet moves distinguish attacked squares from others.
//! `docs/tried.md` has the Elo that each of these (saving, exposing and the histories) gained in
//! this engine.

use crate::board::{Position, geometry};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, Move};

/// Bonus of a move that saves a minor piece, on the scale of the histories. Saving a rook counts
/// twice as much, a queen three times.
const SAVED: i32 = 5_570;

/// Penalty of a move that exposes a minor piece, with the same factors.
const EXPOSED: i32 = 4_090;

/// The squares that the side not to move attacks, by attacker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threats {
    /// Attacked by pawns.
    pawns: Bitboard,
    /// Attacked by pawns, knights or bishops.
    minors: Bitboard,
    /// Attacked by any piece except queens and the king.
    rooks: Bitboard,
    /// Attacked by any piece.
    all: Bitboard,
}

impl Threats {
    /// Number of classes of moves: a move's origin and its target can each be attacked or not. The
    /// histories of quiet moves have a table for each class.
    pub(super) const PLACES: usize = 4;

    /// No attacks at all.
    pub(super) const NONE: Self = Self {
        pawns: Bitboard::EMPTY,
        minors: Bitboard::EMPTY,
        rooks: Bitboard::EMPTY,
        all: Bitboard::EMPTY,
    };

    /// Computes the attacks of a position.
    pub(super) fn new(sliders: impl Sliders, position: &Position) -> Self {
        let (them, occupied) = (!position.side(), position.occupied());
        let of = |kind| position.pieces(them, kind);
        let pawns = of(Kind::Pawn).pawn_attacks(them);
        let mut minors = pawns | geometry::knights(of(Kind::Knight));
        for from in of(Kind::Bishop) {
            minors |= sliders.bishop(from, occupied);
        }
        let mut rooks = minors;
        for from in of(Kind::Rook) {
            rooks |= sliders.rook(from, occupied);
        }
        let mut all = rooks;
        for from in of(Kind::Queen) {
            all |= sliders.bishop(from, occupied) | sliders.rook(from, occupied);
        }
        for from in of(Kind::King) {
            all |= geometry::king(from);
        }
        Self { pawns, minors, rooks, all }
    }

    /// Returns the class of a move, below [`Self::PLACES`]: bit 1 is set if its origin is attacked,
    /// bit 0 if its target is.
    #[inline(always)]
    pub(super) fn place(&self, mv: Move) -> usize {
        2 * usize::from(self.all.has(mv.from())) + usize::from(self.all.has(mv.to()))
    }

    /// Returns the bonus that a quiet move by a piece of this kind gets on top of its histories;
    /// negative if the move exposes the piece.
    #[inline(always)]
    pub(super) fn bonus(&self, mv: Move, kind: Kind) -> i32 {
        let (attacked, worth) = match kind {
            Kind::Queen => (self.rooks, 3),
            Kind::Rook => (self.minors, 2),
            Kind::Knight | Kind::Bishop => (self.pawns, 1),
            Kind::Pawn | Kind::King => return 0,
        };
        match (attacked.has(mv.from()), attacked.has(mv.to())) {
            (true, false) => worth * SAVED,
            (false, true) => -worth * EXPOSED,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders::Magic;
    use crate::types::{MoveKind, Square};

    #[test]
    fn threats_come_only_from_cheaper_pieces() {
        let position: Position = "6k1/8/8/2p5/3N4/1b6/Q6R/7K w - - 0 1".parse().unwrap();
        let threats = Threats::new(Magic, &position);
        let bonus = |from, to, kind| threats.bonus(Move::new(from, to, MoveKind::Quiet), kind);
        assert_eq!(bonus(Square::D4, Square::F5, Kind::Knight), SAVED, "c5 attacks d4");
        assert_eq!(bonus(Square::A2, Square::C1, Kind::Queen), 3 * SAVED, "b3 attacks a2");
        assert_eq!(bonus(Square::A2, Square::B1, Kind::Queen), 3 * SAVED);
        assert_eq!(bonus(Square::H2, Square::C2, Kind::Rook), -2 * EXPOSED, "b3 attacks c2");
        assert_eq!(bonus(Square::H2, Square::H4, Kind::Rook), 0);
        assert_eq!(bonus(Square::H1, Square::G1, Kind::King), 0);
        let place = |from, to| threats.place(Move::new(from, to, MoveKind::Quiet));
        assert_eq!(place(Square::D4, Square::F5), 2, "from an attacked square");
        assert_eq!(place(Square::H2, Square::C2), 1, "to an attacked square");
        assert_eq!(place(Square::H2, Square::H4), 0);
    }
}
