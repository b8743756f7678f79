//! Positions that every player knows by name, in the ending of rook and pawn against rook: Lucena's
//! win and Philidor's draw (claim 29).
//!
//! Their conditions are those of the textbooks, made a little narrower so that they are never
//! wrong. Like the trees, they are checked against every position of the ending.

use super::tree::Leaf;
use super::view::View;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Returns true if these are the pieces of the ending of rook and pawn against rook, in the order
/// of their layout: White's pawn, the kings, White's rook, Black's rook.
pub(super) fn are_named(pieces: &[Piece]) -> bool {
    use Kind::{King, Pawn, Rook};
    let wanted = [
        (Colour::White, Pawn),
        (Colour::White, King),
        (Colour::Black, King),
        (Colour::White, Rook),
        (Colour::Black, Rook),
    ];
    pieces.iter().map(|piece| (piece.colour, piece.kind)).eq(wanted)
}

impl<R: Recipe> View<'_, R> {
    /// Returns the value of a position of these pieces if it has a name, else `Open`.
    #[inline]
    pub(super) fn named(&self) -> Leaf {
        let [pawn, king, black_king, rook, black_rook, ..] = self.squares;
        if self.is_lucena(pawn, king, black_king, rook, black_rook) {
            Leaf::White
        } else if self.is_philidor(pawn, king, black_king, rook, black_rook) {
            Leaf::Draw
        } else {
            Leaf::Open
        }
    }

    /// Returns true for Lucena's position. White's pawn is on the seventh rank and not a rook's
    /// pawn, and White's king stands in front of it on the last rank. White's rook cuts Black's
    /// king off: it stands on a file between the pawn and that king, and Black does not attack it.
    /// Black's rook keeps White's king in on the other side: it stands on the file next to the pawn
    /// on the side away from Black's king.
    fn is_lucena(
        &self,
        pawn: Square,
        king: Square,
        black_king: Square,
        rook: Square,
        black_rook: Square,
    ) -> bool {
        let right = |square: Square| square.file() as i8 - pawn.file() as i8;
        let away = right(black_king).signum();
        pawn.rank() == 6
            && !matches!(pawn.file(), 0 | 7)
            && king == pawn.ahead(Colour::White)
            && (1..right(black_king) * away).contains(&(right(rook) * away))
            && right(black_rook) == -away
            && !self.attacked[Colour::Black.index()].has(rook)
    }

    /// Returns true for Philidor's position. Black's king stands on the pawn's promotion square or
    /// beside it. White's king and pawn have not reached the sixth rank, and Black's rook stands on
    /// that rank. No king is in check, and no rook is attacked. With White to move, its king and
    /// pawn have reached the fourth rank, and the king cannot uncover a check by its rook. With
    /// Black to move, White's king is not on its first rank or on an edge file, and Black has no
    /// shot.
    fn is_philidor(
        &self,
        pawn: Square,
        king: Square,
        black_king: Square,
        rook: Square,
        black_rook: Square,
    ) -> bool {
        let [white, black] = self.attacked;
        let stands = black_rook.rank() == 5
            && black_king.rank() == 7
            && black_king.file().abs_diff(pawn.file()) <= 1
            && pawn.rank() < 5
            && king.rank() < 5
            && !white.has(black_rook)
            && !white.has(black_king)
            && !black.has(king)
            && !black.has(rook);
        if !stands {
            return false;
        }
        if self.to_move.is_white() {
            let lines = self.hit(Kind::Rook, black_king, self.occupied & !Bitboard::of(king));
            king.rank() >= 3 && pawn.rank() >= 3 && !lines.has(rook)
        } else {
            king.rank() >= 1 && !matches!(king.file(), 0 | 7) && !self.shot(Colour::Black)
        }
    }
}
