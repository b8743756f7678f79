//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::{Colour, File, Rank, Square};

/// A set of squares: bit `n` stands for the square with index `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The set of all squares.
    pub const FULL: Self = Self(!0);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);
    /// The dark squares, which include a1.
    pub const DARK: Self = Self(!Self::LIGHT.0);

    const FILE_A: u64 = 0x0101_0101_0101_0101;
    const FILE_H: u64 = Self::FILE_A << 7;

    /// Returns the squares of a file.
    #[inline(always)]
    pub const fn file(file: File) -> Self {
        Self(Self::FILE_A << (file & 7))
    }

    /// Returns the squares of a rank.
    #[inline(always)]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (8 * (rank & 7)))
    }

    /// Returns the squares of a rank, counted from the side of the board where `colour` starts.
    #[inline(always)]
    pub const fn rank_for(colour: Colour, rank: Rank) -> Self {
        match colour {
            Colour::White => Self::rank(rank),
            Colour::Black => Self::rank(7 - (rank & 7)),
        }
    }

    /// Returns the set of one square.
    #[inline(always)]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Returns true if the set is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the set is not empty.
    #[inline(always)]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Returns true if the set has two or more squares.
    #[inline(always)]
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns true if `square` is in the set.
    #[inline(always)]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Returns true if the two sets share a square.
    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the set with `square` added.
    #[inline(always)]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | Self::of(square).0)
    }

    /// Returns the set with `square` removed.
    #[inline(always)]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !Self::of(square).0)
    }

    /// Returns the union; usable in constants.
    #[inline(always)]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the square with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the square with the highest index.
    #[inline(always)]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(63 - self.0.leading_zeros() as u8)) }
    }

    /// Removes the square with the lowest index and returns it.
    #[inline(always)]
    pub const fn pop(&mut self) -> Option<Square> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// Moves every square one rank up; those on the last rank leave the board.
    #[inline(always)]
    pub const fn north(self) -> Self {
        Self(self.0 << 8)
    }

    /// Moves every square one rank down; those on the first rank leave the board.
    #[inline(always)]
    pub const fn south(self) -> Self {
        Self(self.0 >> 8)
    }

    /// Moves every square one file towards h; those on the h-file leave the board.
    #[inline(always)]
    pub const fn east(self) -> Self {
        Self((self.0 & !Self::FILE_H) << 1)
    }

    /// Moves every square one file towards a; those on the a-file leave the board.
    #[inline(always)]
    pub const fn west(self) -> Self {
        Self((self.0 & !Self::FILE_A) >> 1)
    }

    /// Moves every square one rank ahead as `colour` moves.
    #[inline(always)]
    pub const fn ahead(self, colour: Colour) -> Self {
        match colour {
            Colour::White => self.north(),
            Colour::Black => self.south(),
        }
    }

    /// Returns the squares that pawns of `colour` on these squares attack.
    #[inline(always)]
    pub const fn pawn_attacks(self, colour: Colour) -> Self {
        let ahead = self.ahead(colour);
        ahead.east().or(ahead.west())
    }

    /// Returns these squares and all squares north of them.
    #[inline(always)]
    pub const fn fill_north(self) -> Self {
        let mut set = self.0;
        set |= set << 8;
        set |= set << 16;
        set |= set << 32;
        Self(set)
    }

    /// Returns these squares and all squares south of them.
    #[inline(always)]
    pub const fn fill_south(self) -> Self {
        let mut set = self.0;
        set |= set >> 8;
        set |= set >> 16;
        set |= set >> 32;
        Self(set)
    }

    /// Returns these squares and all squares ahead of them as `colour` moves.
    #[inline(always)]
    pub const fn fill_ahead(self, colour: Colour) -> Self {
        match colour {
            Colour::White => self.fill_north(),
            Colour::Black => self.fill_south(),
        }
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt) => {
        impl $trait for Bitboard {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }

        impl $assign_trait for Bitboard {
            #[inline(always)]
            fn $assign(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    };
}

operator!(BitAnd bitand BitAndAssign bitand_assign &);
operator!(BitOr bitor BitOrAssign bitor_assign |);
operator!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for Bitboard {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl From<Square> for Bitboard {
    #[inline(always)]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// An iterator over the squares of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        self.0.pop()
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_never_wrap_round_the_board() {
        for square in Square::all() {
            let set = Bitboard::of(square);
            for (step, files, ranks) in
                [(set.north(), 0, 1), (set.south(), 0, -1), (set.east(), 1, 0), (set.west(), -1, 0)]
            {
                let (file, rank) = (square.file() as i8 + files, square.rank() as i8 + ranks);
                let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
                let expected = on_board.then(|| Square::at(file as u8, rank as u8));
                assert_eq!(step.first(), expected);
                assert!(!step.several());
            }
        }
    }

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let squares = [Square::A1, Square::D4, Square::H8];
        let set: Bitboard = squares.into_iter().collect();
        assert!(set.into_iter().eq(squares));
        assert_eq!((set.first(), set.last()), (Some(Square::A1), Some(Square::H8)));
        assert!(set.several() && !Bitboard::of(Square::A1).several());
    }
}
