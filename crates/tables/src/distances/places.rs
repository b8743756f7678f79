//! Where the pieces stand, as a number: the first piece is brought to a part of the board by symmetry, each other one has six bits.

use plywright::types::{Bitboard, Colour, Kind, Piece, Square};

/// The most pieces.
pub(super) const MOST: usize = 5;

/// Where they stand, in the order of the pieces; what is behind the last one is not used.
pub(super) type Squares = [Square; MOST];

/// The ten squares of the triangle a1, d1, d4.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// The pieces of an ending, and how their places are numbered.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    /// A pawn, if there is one; White's king, Black's king; the others.
    pub(super) all: Vec<Piece>,
    /// Whether the first of them is a pawn.
    has_pawn: bool,
}

/// The square on the other side of the diagonal a1 to h8.
const fn transposed(square: Square) -> Square {
    Square::at(square.rank(), square.file())
}

impl Pieces {
    /// The kings and these.
    pub(super) fn with(mut others: Vec<Piece>) -> Self {
        let pawn = others.iter().position(|piece| piece.kind == Kind::Pawn).map(|at| others.remove(at));
        let kings = Colour::ALL.map(|colour| Piece::new(colour, Kind::King));
        let all = pawn.into_iter().chain(kings).chain(others).collect();
        Self { all, has_pawn: pawn.is_some() }
    }

    /// Which piece a king is.
    pub(super) fn king(&self, colour: Colour) -> usize {
        usize::from(self.has_pawn) + colour.index()
    }

    /// How many numbers there are.
    pub(super) fn numbers(&self) -> usize {
        let firsts = if self.has_pawn { 24 } else { TRIANGLE.len() };
        firsts << (6 * (self.all.len() - 1))
    }

    /// The number of a place, mirrored and turned until the first piece stands where it should; and where that piece stands on the diagonal, that of
    /// the place on the other side of it, which is worth the same.
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
        squares[1..self.all.len()].iter().fold(first, |number, square| number << 6 | square.index())
    }

    /// Where the pieces of that number stand.
    pub(super) fn squares(&self, mut number: usize) -> Squares {
        let mut squares = [Square::A1; MOST];
        for square in squares[1..self.all.len()].iter_mut().rev() {
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

    /// The squares that are taken.
    pub(super) fn occupied(&self, squares: &Squares) -> Bitboard {
        squares[..self.all.len()].iter().fold(Bitboard::EMPTY, |all, &square| all.with(square))
    }
}
