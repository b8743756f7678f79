//! Moves in sixteen bits.

use std::fmt;

use super::{Kind, Square};

/// The special effect of a move besides going from one square to another. Its number is the move's
/// top four bits: bit 2 marks a capture, bit 3 a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// No special effect.
    Quiet = 0,
    /// A pawn moves two squares.
    DoublePush = 1,
    /// The king moves two squares towards the h-file, and its rook jumps over it.
    CastleShort = 2,
    /// The king moves two squares towards the a-file, and its rook jumps over it.
    CastleLong = 3,
    /// The move captures a piece on the target square.
    Capture = 4,
    /// A pawn captures a pawn in passing.
    EnPassant = 5,
    /// A pawn becomes a knight.
    PromoteKnight = 8,
    /// A pawn becomes a bishop.
    PromoteBishop = 9,
    /// A pawn becomes a rook.
    PromoteRook = 10,
    /// A pawn becomes a queen.
    PromoteQueen = 11,
    /// A pawn captures and becomes a knight.
    CapturePromoteKnight = 12,
    /// A pawn captures and becomes a bishop.
    CapturePromoteBishop = 13,
    /// A pawn captures and becomes a rook.
    CapturePromoteRook = 14,
    /// A pawn captures and becomes a queen.
    CapturePromoteQueen = 15,
}

impl MoveKind {
    /// Returns the kind of move of a promotion to `kind`; the promotion to a queen if no pawn can
    /// become a `kind`.
    #[inline(always)]
    pub const fn promotion(kind: Kind, captures: bool) -> Self {
        match (kind, captures) {
            (Kind::Knight, false) => Self::PromoteKnight,
            (Kind::Bishop, false) => Self::PromoteBishop,
            (Kind::Rook, false) => Self::PromoteRook,
            (_, false) => Self::PromoteQueen,
            (Kind::Knight, true) => Self::CapturePromoteKnight,
            (Kind::Bishop, true) => Self::CapturePromoteBishop,
            (Kind::Rook, true) => Self::CapturePromoteRook,
            (_, true) => Self::CapturePromoteQueen,
        }
    }
}

/// A move: from, to and kind in sixteen bits. It is meaningful only with the position that it was
/// generated for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Move(u16);

impl Move {
    /// The null move, a1 to a1, which no position generates.
    pub const NULL: Self = Self(0);

    /// Makes a move of `kind` from one square to another.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Self {
        Self(from.index() as u16 | (to.index() as u16) << 6 | (kind as u16) << 12)
    }

    /// Reads the move from a stored word. A word from outside may be nonsense: check the move
    /// against a position before playing it.
    #[inline(always)]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns the sixteen bits: from, to and kind, from the lowest bit up.
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the square where the move starts.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u8)
    }

    /// Returns the square where the move ends.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u8)
    }

    /// Returns the kind of the move. The two numbers without a kind read as a capture.
    #[inline(always)]
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 12 {
            1 => MoveKind::DoublePush,
            2 => MoveKind::CastleShort,
            3 => MoveKind::CastleLong,
            4 | 6 | 7 => MoveKind::Capture,
            5 => MoveKind::EnPassant,
            8 => MoveKind::PromoteKnight,
            9 => MoveKind::PromoteBishop,
            10 => MoveKind::PromoteRook,
            11 => MoveKind::PromoteQueen,
            12 => MoveKind::CapturePromoteKnight,
            13 => MoveKind::CapturePromoteBishop,
            14 => MoveKind::CapturePromoteRook,
            15 => MoveKind::CapturePromoteQueen,
            _ => MoveKind::Quiet,
        }
    }

    /// Returns true for the null move.
    #[inline(always)]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the move captures, en passant included.
    #[inline(always)]
    pub const fn is_capture(self) -> bool {
        self.0 >> 14 & 1 != 0
    }

    /// Returns true if the move castles.
    #[inline(always)]
    pub const fn is_castling(self) -> bool {
        self.0 >> 13 == 1
    }

    /// Returns the kind that a pawn becomes by this move.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Kind> {
        if self.0 >> 15 == 0 {
            return None;
        }
        Some(match self.0 >> 12 & 3 {
            0 => Kind::Knight,
            1 => Kind::Bishop,
            2 => Kind::Rook,
            _ => Kind::Queen,
        })
    }

    /// Returns true if the move neither captures nor promotes.
    #[inline(always)]
    pub const fn is_quiet(self) -> bool {
        self.0 >> 14 == 0
    }
}

/// Writes UCI's notation: `e2e4`, `e7e8q`, castling as the king's move, `0000` for the null move.
impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() {
            return out.write_str("0000");
        }
        write!(out, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(out, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_move_round_trip() {
        let take = Move::new(Square::B7, Square::A8, MoveKind::promotion(Kind::Rook, true));
        assert_eq!((take.from(), take.to(), take.promotion()), (Square::B7, Square::A8, Some(Kind::Rook)));
        assert!(take.is_capture() && !take.is_quiet() && !take.is_castling());
        assert_eq!(take.to_string(), "b7a8r");

        let castle = Move::new(Square::E8, Square::C8, MoveKind::CastleLong);
        assert!(castle.is_castling() && castle.is_quiet() && castle.promotion().is_none());
        assert_eq!(castle.to_string(), "e8c8");
        assert_eq!(Move::NULL.to_string(), "0000");
    }

    #[test]
    fn any_sixteen_bits_read_without_a_panic() {
        for bits in 0..=u16::MAX {
            let word = Move::from_bits(bits);
            let _ = (word.from(), word.to(), word.kind(), word.promotion(), word.to_string());
        }
    }
}
