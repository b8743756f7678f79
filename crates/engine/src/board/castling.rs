//! Castling rights, as a set of four bits.

use std::fmt;

use crate::types::{Bitboard, Colour, Square};

/// The castlings that the moves so far still allow, as four bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(u8);

impl Castling {
    /// No rights.
    pub const NONE: Self = Self(0);
    /// All four rights.
    pub const ALL: Self = Self(15);

    /// The right of `colour` to castle towards the h-file.
    #[inline(always)]
    pub const fn short(colour: Colour) -> Self {
        Self(1 << (2 * colour as u8))
    }

    /// The right of `colour` to castle towards the a-file.
    #[inline(always)]
    pub const fn long(colour: Colour) -> Self {
        Self(2 << (2 * colour as u8))
    }

    /// Index for tables, 0 to 15.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Returns true if all of `rights` are held.
    #[inline(always)]
    pub const fn has(self, rights: Self) -> bool {
        self.0 & rights.0 == rights.0
    }

    /// Returns true if `colour` holds at least one right.
    #[inline(always)]
    pub const fn any_of(self, colour: Colour) -> bool {
        self.0 >> (2 * colour as u8) & 3 != 0
    }

    /// The union of two sets of rights.
    #[inline(always)]
    pub const fn with(self, rights: Self) -> Self {
        Self(self.0 | rights.0)
    }

    /// The rights left after a piece has moved from `square` or been captured on it.
    #[inline(always)]
    pub const fn after_touching(self, square: Square) -> Self {
        Self(self.0 & KEPT[square.index()])
    }

    /// The squares where the rook starts and ends in the castling that takes the king to `king_to`.
    #[inline(always)]
    pub const fn rook_path(king_to: Square) -> (Square, Square) {
        let rank = king_to.rank();
        if king_to.file() == 6 {
            (Square::at(7, rank), Square::at(5, rank))
        } else {
            (Square::at(0, rank), Square::at(3, rank))
        }
    }

    /// The squares that must be empty for `colour` to castle short.
    #[inline(always)]
    pub const fn short_path(colour: Colour) -> Bitboard {
        Bitboard(0x60 << (56 * colour as u8))
    }

    /// The squares that must be empty for `colour` to castle long.
    #[inline(always)]
    pub const fn long_path(colour: Colour) -> Bitboard {
        Bitboard(0x0e << (56 * colour as u8))
    }
}

/// For each square, the rights that survive a move from or to it.
static KEPT: [u8; 64] = {
    let mut rights = [15; 64];
    rights[Square::A1.index()] = 15 & !Castling::long(Colour::White).0;
    rights[Square::H1.index()] = 15 & !Castling::short(Colour::White).0;
    rights[Square::E1.index()] = 15 & !3;
    rights[Square::A8.index()] = 15 & !Castling::long(Colour::Black).0;
    rights[Square::H8.index()] = 15 & !Castling::short(Colour::Black).0;
    rights[Square::E8.index()] = 15 & !12;
    rights
};

/// Writes the rights as in a FEN: `KQkq`, or `-` if there are none.
impl fmt::Display for Castling {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return out.write_str("-");
        }
        for (bit, letter) in ["K", "Q", "k", "q"].into_iter().enumerate() {
            if self.0 >> bit & 1 != 0 {
                out.write_str(letter)?;
            }
        }
        Ok(())
    }
}
