//! Positions that neither side can win.

use super::Placement;
use crate::types::{Bitboard, Kind};

impl Placement {
    /// Returns true if the material is too little for any series of legal moves to lead to mate:
    /// bare kings, a single minor piece, or only bishops that all stand on squares of one colour.
    ///
    /// The code counts no squares, because the popcount is an axis of the recipe, which a position
    /// does not know. It only tests whether a set has more than one member.
    #[inline]
    pub fn is_material_draw(&self) -> bool {
        let heavy = self.kind(Kind::Pawn) | self.kind(Kind::Rook) | self.kind(Kind::Queen);
        if heavy.any() {
            return false;
        }
        let (knights, bishops) = (self.kind(Kind::Knight), self.kind(Kind::Bishop));
        if !(knights | bishops).several() {
            return true;
        }
        knights.is_empty() && !(bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK))
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Position;

    #[test]
    fn only_dead_material_is_a_draw() {
        for (fen, drawn) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/4K3 w - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
            ("4kb2/8/3b4/8/8/8/8/2B1K3 w - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", false),
            ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", false),
            ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false),
            ("3qk3/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(position.is_material_draw(), drawn, "{fen}");
        }
    }
}
