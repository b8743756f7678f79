//! The kept part of a table: its positions, and the number of bits for each.

use super::super::Wdl;
use super::super::layout::{Layout, Squares};
use super::super::material::Material;
use super::super::symmetry::Symmetry;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// The meaning of a set bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bit {
    /// The side to move wins.
    Won,
    /// The side to move loses.
    Lost,
}

/// The possible values of a table's positions with a given side to move, and the bits that express
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The bits of a position, at most two.
    bits: &'static [Bit],
    /// The value for each combination of the bits.
    values: [Wdl; 4],
}

impl Side {
    /// Creates a side from the sum of the values that occur: 1 for a draw, 2 for a win, 4 for a
    /// loss. Returns `None` for a number that is no such sum.
    pub fn new(occurs: u8) -> Option<Self> {
        use Wdl::{Draw, Loss, Win};
        let (bits, values): (&[Bit], _) = match occurs {
            1 => (&[], [Draw; 4]),
            2 => (&[], [Win; 4]),
            4 => (&[], [Loss; 4]),
            3 => (&[Bit::Won], [Draw, Win, Draw, Win]),
            5 => (&[Bit::Lost], [Draw, Loss, Draw, Loss]),
            6 => (&[Bit::Won], [Loss, Win, Loss, Win]),
            7 => (&[Bit::Won, Bit::Lost], [Draw, Win, Loss, Win]),
            _ => return None,
        };
        Some(Self { bits, values })
    }

    /// The bits of a position, in their order.
    pub fn bits(self) -> &'static [Bit] {
        self.bits
    }

    /// The value that the bits of a position express.
    #[inline(always)]
    pub fn value(self, bits: usize) -> Wdl {
        self.values[bits & 3]
    }
}

/// The positions that a table keeps.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Numbering of the positions.
    pub layout: Layout,
    /// True if the last piece and the one before it have the same kind and colour.
    has_twins: bool,
    /// True if the last piece and the first are pawns of the same colour.
    has_twin_pawns: bool,
    /// True if there are no pawns, so that a board transposed along its diagonal is equivalent.
    turns: bool,
}

/// Number of a pawn's square, the same for its mirror image on the other wing.
fn wing(square: Square) -> u8 {
    square.rank() * 4 + square.file().min(7 - square.file())
}

impl Shape {
    /// Creates the shape of a canonical material with three pieces or more.
    pub fn of(material: Material) -> Self {
        let layout = Layout::of(material);
        let (pieces, fixed) = (layout.pieces(), layout.fixed());
        let is_pawn = |piece: Piece| piece.kind == Kind::Pawn;
        Self {
            has_twins: pieces[fixed] == pieces[fixed - 1],
            has_twin_pawns: is_pawn(pieces[0]) && pieces[0] == pieces[fixed],
            turns: !pieces.iter().any(|&piece| is_pawn(piece)),
            layout,
        }
    }

    /// Brings the pieces to the squares under which the table keeps the position.
    #[inline(always)]
    pub fn folded(&self, mut squares: Squares) -> Squares {
        let last = self.layout.fixed();
        if self.has_twin_pawns && wing(squares[0]) > wing(squares[last]) {
            squares.swap(0, last);
        }
        let symmetry = self.layout.symmetry(&squares);
        for square in &mut squares[..=last] {
            *square = symmetry.square(*square);
        }
        self.order(&mut squares);
        if self.turns {
            // White's king is on the diagonal or below it. If it is on the diagonal, the first
            // piece off the diagonal decides whether the board must be transposed.
            let off = squares[..=last].iter().find(|square| square.rank() != square.file());
            if off.is_some_and(|square| square.rank() > square.file()) {
                for square in &mut squares[..=last] {
                    *square = Symmetry::TURNED.square(*square);
                }
                self.order(&mut squares);
            }
        }
        squares
    }

    /// Puts the twin on the lower square first.
    #[inline(always)]
    fn order(&self, squares: &mut Squares) {
        let last = self.layout.fixed();
        if self.has_twins && squares[last - 1] > squares[last] {
            squares.swap(last - 1, last);
        }
    }

    /// Returns the squares of the last piece that [`folded`](Self::folded) can return together with
    /// these `squares` of the other pieces. A table's values for all other squares are undefined.
    pub fn kept(&self, squares: &Squares) -> Bitboard {
        let fixed = self.layout.fixed();
        let among = |keeps: &dyn Fn(Square) -> bool| {
            Square::all().filter(|&square| keeps(square)).fold(Bitboard::EMPTY, Bitboard::with)
        };
        let mut kept = Bitboard::FULL;
        if self.has_twins {
            kept &= among(&|square| square > squares[fixed - 1]);
        }
        if self.has_twin_pawns {
            kept &= among(&|square| wing(square) >= wing(squares[0]));
        }
        if self.turns {
            match squares[..fixed].iter().find(|square| square.rank() != square.file()) {
                Some(square) if square.rank() > square.file() => kept = Bitboard::EMPTY,
                Some(_) => {}
                None => kept &= among(&|square| square.rank() <= square.file()),
            }
        }
        kept
    }
}

/// Returns true if the table of a material keeps positions with this colour to move. If both sides
/// have the same pieces, the positions with White to move are enough.
pub fn keeps(material: Material, to_move: Colour) -> bool {
    to_move.is_white() || material != material.flipped()
}
