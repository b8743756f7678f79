//! Squares, files and ranks: a1 is 0, b1 is 1, h8 is 63.

use std::fmt;
use std::hint::assert_unchecked;
use std::str::FromStr;

use super::Colour;

/// A file, 0 for the a-file to 7 for the h-file.
pub type File = u8;

/// A rank, 0 for the first to 7 for the eighth.
pub type Rank = u8;

/// One of the 64 squares.
///
/// The number inside is always below 64: every constructor ensures it, and [`Square::index`] tells
/// the compiler, so that a table of 64 entries is read without a bounds check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Square(u8);

macro_rules! name_squares {
    ($($name:ident)*) => { name_squares!(@ 0; $($name)*); };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[allow(missing_docs, reason = "the name of a square says it all")]
        pub const $name: Self = Self($index);
        name_squares!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

#[rustfmt::skip]
impl Square {
    name_squares! {
        A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4
        A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
    }
}

impl Square {
    /// Number of squares.
    pub const COUNT: usize = 64;

    /// Returns the square with this index, if it is below 64.
    #[inline(always)]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Returns the square whose index is the low six bits of `index`.
    #[inline(always)]
    pub const fn wrapping(index: u8) -> Self {
        Self(index & 63)
    }

    /// Returns the square on `file` and `rank`, both taken modulo 8.
    #[inline(always)]
    pub const fn at(file: File, rank: Rank) -> Self {
        Self((rank & 7) << 3 | file & 7)
    }

    /// Returns all squares, a1 first, then along the ranks.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// Returns the index, from 0 for a1 to 63 for h8.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // SAFETY: every constructor keeps the number below 64.
        unsafe { assert_unchecked(self.0 < 64) };
        self.0 as usize
    }

    /// Returns the file, 0 to 7.
    #[inline(always)]
    pub const fn file(self) -> File {
        self.0 & 7
    }

    /// Returns the rank, 0 to 7.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        self.0 >> 3
    }

    /// Returns the rank as `colour` counts it: 0 is its own first rank.
    #[inline(always)]
    pub const fn rank_for(self, colour: Colour) -> Rank {
        self.relative(colour).rank()
    }

    /// Returns the square as `colour` sees it: mirrored top to bottom for Black.
    #[inline(always)]
    pub const fn relative(self, colour: Colour) -> Self {
        Self(self.0 ^ (56 * colour as u8))
    }

    /// Returns the square mirrored top to bottom.
    #[inline(always)]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// Returns the square one step ahead of a pawn of `colour`. On the last rank it wraps round the
    /// board.
    #[inline(always)]
    pub const fn ahead(self, colour: Colour) -> Self {
        Self(
            match colour {
                Colour::White => self.0.wrapping_add(8),
                Colour::Black => self.0.wrapping_sub(8),
            } & 63,
        )
    }

    /// Number of king steps between two squares, 0 to 7.
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", (b'a' + self.file()) as char, (b'1' + self.rank()) as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// An error: the text is not the name of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASquare(pub String);

impl fmt::Display for NotASquare {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "`{}` is not a square: expected a letter a-h and a digit 1-8", self.0)
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::at(file - b'a', rank - b'1')),
            _ => Err(NotASquare(text.chars().take(16).flat_map(char::escape_default).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_agree() {
        assert_eq!((Square::A1.index(), Square::H1.index(), Square::H8.index()), (0, 7, 63));
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::at(square.file(), square.rank()), square);
        }
        for wrong in ["", "e", "i1", "a9", "a0", "e44", "é4"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }
}
