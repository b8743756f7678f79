//! What the rules of moving read.

use super::Castling;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Where the pieces stand, who moves, and the rights that the past has left.
///
/// Eight sets of squares and four bytes: small enough to be copied for each move, as perft does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub(crate) kinds: [Bitboard; 6],
    pub(crate) colours: [Bitboard; 2],
    pub(crate) side: Colour,
    pub(crate) castling: Castling,
    pub(crate) en_passant: Option<Square>,
}

impl Placement {
    /// An empty board, White to move.
    pub const EMPTY: Self = Self {
        kinds: [Bitboard::EMPTY; 6],
        colours: [Bitboard::EMPTY; 2],
        side: Colour::White,
        castling: Castling::NONE,
        en_passant: None,
    };

    /// The side to move.
    #[inline(always)]
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// The castling rights.
    #[inline(always)]
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square behind a pawn that has just gone two squares; there only where a pawn of the side to move attacks
    /// it, whether or not it may take.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The pieces of a kind, of both colours.
    #[inline(always)]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The pieces of a colour.
    #[inline(always)]
    pub const fn colour(&self, colour: Colour) -> Bitboard {
        self.colours[colour.index()]
    }

    /// The pieces of a kind and a colour.
    #[inline(always)]
    pub fn pieces(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.kind(kind) & self.colour(colour)
    }

    /// The bishops and queens of a colour.
    #[inline(always)]
    pub fn diagonal_sliders(&self, colour: Colour) -> Bitboard {
        (self.kind(Kind::Bishop) | self.kind(Kind::Queen)) & self.colour(colour)
    }

    /// The rooks and queens of a colour.
    #[inline(always)]
    pub fn straight_sliders(&self, colour: Colour) -> Bitboard {
        (self.kind(Kind::Rook) | self.kind(Kind::Queen)) & self.colour(colour)
    }

    /// Every piece on the board.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colours[0] | self.colours[1]
    }

    /// Where the king of `colour` stands; a1 on a board without one, which no checked position is.
    #[inline(always)]
    pub fn king(&self, colour: Colour) -> Square {
        Square::wrapping(self.pieces(colour, Kind::King).0.trailing_zeros() as u8)
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        self.kinds[piece.kind.index()] |= square.into();
        self.colours[piece.colour.index()] |= square.into();
    }
}
