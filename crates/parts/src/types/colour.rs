//! The two sides.

use std::ops::Not;

/// A side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Colour {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Colour {
    /// White, then Black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns 0 for White, 1 for Black.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns White if `white`, otherwise Black. Code that is written once for both sides is
    /// generic over `const WHITE: bool`, and gets its colour from this function.
    #[inline(always)]
    pub const fn of(white: bool) -> Self {
        if white { Self::White } else { Self::Black }
    }

    /// Returns true for White.
    #[inline(always)]
    pub const fn is_white(self) -> bool {
        matches!(self, Self::White)
    }

    /// Returns the other side; usable in constants.
    #[inline(always)]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Not for Colour {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.other()
    }
}
