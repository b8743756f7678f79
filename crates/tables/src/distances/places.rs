//! Numbers the placements of pieces: mirroring brings the first piece to a part of the board, and
//! the square of each other piece takes six bits of the number.

use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

/// Greatest number of pieces.
pub(super) const MOST: usize = 5;

/// The squares in the order of the pieces; entries beyond the last piece are unused.
pub(super) type Squares = [Square; MOST];

/// The ten squares of the triangle a1, d1, d4.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// The pieces of an ending, and the numbering of their squares.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    /// A pawn, if there is one; White's king, Black's king; the others.
    pub(super) ordered: Vec<Piece>,
    /// True if the first piece is a pawn.
    has_pawn: bool,
}

/// Returns the square mirrored at the diagonal a1 to h8.
const fn transposed(square: Square) -> Square {
    Square::at(square.rank(), square.file())
}

impl Pieces {
    /// Combines the kings and these pieces.
    pub(super) fn with(mut others: Vec<Piece>) -> Self {
        let pawn = others.iter().position(|piece| piece.kind == Kind::Pawn).map(|at| others.remove(at));
        let kings = Colour::ALL.map(|colour| Piece::new(colour, Kind::King));
        let ordered = pawn.into_iter().chain(kings).chain(others).collect();
        Self { ordered, has_pawn: pawn.is_some() }
    }

    /// Returns the index of a king.
    pub(super) fn king(&self, colour: Colour) -> usize {
        usize::from(self.has_pawn) + colour.index()
    }

    /// Returns one more than the largest number of a placement.
    pub(super) fn numbers(&self) -> usize {
        let firsts = if self.has_pawn { 24 } else { TRIANGLE.len() };
        firsts << (6 * (self.ordered.len() - 1))
    }

    /// Returns the number of a placement, mirrored so that the first piece stands on one of the
    /// squares that are numbered for it. If that piece stands on the diagonal, also returns the
    /// number of the mirror image at the diagonal, which has the same value.
    pub(super) fn numbers_of(&self, squares: &Squares) -> (usize, Option<usize>) {
        let mirror = if squares[0].file() > 3 { 7 } else { 0 };
        if self.has_pawn {
            let folded = squares.map(|square| Square::wrapping(square.index() as u8 ^ mirror));
            return (self.number(&folded), None);
        }
        let mirror = mirror ^ if squares[0].rank() > 3 { 56 } else { 0 };
        let folded = squares.map(|square| Square::wrapping(square.index() as u8 ^ mirror));
        let other = folded.map(transposed);
        match folded[0].rank().cmp(&folded[0].file()) {
            std::cmp::Ordering::Less => (self.number(&folded), None),
            std::cmp::Ordering::Equal => (self.number(&folded), Some(self.number(&other))),
            std::cmp::Ordering::Greater => (self.number(&other), None),
        }
    }

    fn number(&self, squares: &Squares) -> usize {
        let first = squares[0];
        let first = if self.has_pawn {
            usize::from(first.rank().wrapping_sub(1)) * 4 + usize::from(first.file())
        } else {
            TRIANGLE.iter().position(|&square| usize::from(square) == first.index()).unwrap_or_default()
        };
        squares[1..self.ordered.len()].iter().fold(first, |number, square| number << 6 | square.index())
    }

    /// Returns the squares of the pieces in the placement with this number.
    pub(super) fn squares(&self, mut number: usize) -> Squares {
        let mut squares = [Square::A1; MOST];
        for square in squares[1..self.ordered.len()].iter_mut().rev() {
            *square = Square::wrapping((number & 63) as u8);
            number >>= 6;
        }
        squares[0] = if self.has_pawn {
            Square::at((number % 4) as u8, (number / 4 + 1) as u8)
        } else {
            Square::wrapping(TRIANGLE[number])
        };
        squares
    }

    /// Returns the occupied squares.
    pub(super) fn occupied(&self, squares: &Squares) -> Bitboard {
        squares[..self.ordered.len()].iter().fold(Bitboard::EMPTY, |set, &square| set.with(square))
    }
}
