//! The symmetries of the board, for squares and for sets of squares.

use crate::types::{Bitboard, Square};

/// A symmetry of the board, made of up to three steps in this order: mirror left to right, flip top
/// to bottom, transpose along the diagonal from a1 to h8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symmetry {
    mirrored: bool,
    flipped: bool,
    transposed: bool,
}

impl Symmetry {
    /// The symmetry that exchanges files and ranks.
    pub const TURNED: Self = Self { mirrored: false, flipped: false, transposed: true };

    /// Returns the symmetry that brings a square to the files a to d.
    pub fn to_left(square: Square) -> Self {
        Self { mirrored: square.file() > 3, ..Self::default() }
    }

    /// Returns the symmetry that brings a square into the triangle a1, d1, d4.
    pub fn to_triangle(square: Square) -> Self {
        let near = |line: u8| line.min(7 - line);
        Self {
            mirrored: square.file() > 3,
            flipped: square.rank() > 3,
            transposed: near(square.rank()) > near(square.file()),
        }
    }

    /// Applies the symmetry to a square.
    #[inline(always)]
    pub fn square(self, square: Square) -> Square {
        let index =
            square.index() as u8 ^ if self.mirrored { 7 } else { 0 } ^ if self.flipped { 56 } else { 0 };
        Square::wrapping(if self.transposed { index >> 3 | index << 3 } else { index })
    }

    /// Returns the set whose squares this symmetry brings into `set`.
    #[inline(always)]
    pub fn undo(self, set: Bitboard) -> Bitboard {
        let mut set = set.0;
        if self.transposed {
            set = transposed(set);
        }
        if self.flipped {
            set = set.swap_bytes();
        }
        if self.mirrored {
            set = set.swap_bytes().reverse_bits();
        }
        Bitboard(set)
    }
}

/// Exchanges files and ranks: within blocks of two by two, then of four by four, then of the whole
/// board.
fn transposed(mut set: u64) -> u64 {
    for (mask, shift) in
        [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)]
    {
        let moved = (set ^ set >> shift) & mask;
        set ^= moved ^ moved << shift;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_reverses_every_symmetry() {
        for king in Square::all() {
            for symmetry in [Symmetry::to_left(king), Symmetry::to_triangle(king)] {
                for square in Square::all() {
                    let taken = Bitboard::of(symmetry.square(square));
                    assert_eq!(symmetry.undo(taken), Bitboard::of(square), "{king} {square}");
                }
            }
            assert!(Symmetry::to_left(king).square(king).file() < 4);
            let folded = Symmetry::to_triangle(king).square(king);
            assert!(folded.file() < 4 && folded.rank() <= folded.file(), "{king} {folded}");
        }
    }
}
