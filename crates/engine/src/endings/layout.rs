//! The numbering of an endgame's positions.
//!
//! A table consists of sets of squares. The squares of all pieces but one give the number of the
//! set, and the squares of the last piece are its members. So one operation on a word of 64 bits
//! works on 64 positions.
//!
//! Of several positions that are the same by symmetry, a table has only one. To "bring the pieces
//! into the table" means to move them, by symmetry, to the squares that the table has: a pawn to
//! the files a to d, or White's king to the triangle a1, d1, d4.

use super::material::{MOST_PIECES, Material};
use super::symmetry::Symmetry;
use crate::board::Placement;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Squares of the pieces in the order of a layout; entries after the last piece are unused.
pub type Squares = [Square; MOST_PIECES];

/// The ten squares of the triangle a1, d1, d4.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// The index of each square within the triangle.
const IN_TRIANGLE: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut i = 0;
    while i < TRIANGLE.len() {
        numbers[TRIANGLE[i] as usize] = i as u8;
        i += 1;
    }
    numbers
};

/// The squares to which symmetry brings the first piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    /// A pawn that is not the last piece: the files a to d, 24 squares.
    Pawn,
    /// White's king, if the last piece is the only pawn: any square.
    KingAnywhere,
    /// White's king, if there are no pawns: the triangle a1, d1, d4.
    KingInTriangle,
}

/// The order of the pieces and the numbering of the sets.
#[derive(Clone, Debug)]
pub struct Layout {
    /// A pawn, if there is one that is not the last piece; then White's king, Black's king, and the
    /// others.
    pieces: Vec<Piece>,
    first: First,
}

impl Layout {
    /// Creates the layout of a canonical material with at least three pieces.
    pub fn of(material: Material) -> Self {
        let mut others = material.pieces_without_kings();
        let last = others.iter().rposition(|piece| piece.kind != Kind::Pawn).unwrap_or(others.len() - 1);
        let last = others.remove(last);
        let pawn = others.iter().position(|piece| piece.kind == Kind::Pawn).map(|at| others.remove(at));
        let first = match (pawn, last.kind) {
            (Some(_), _) => First::Pawn,
            (None, Kind::Pawn) => First::KingAnywhere,
            (None, _) => First::KingInTriangle,
        };
        let kings = Colour::ALL.map(|colour| Piece::new(colour, Kind::King));
        let pieces = pawn.into_iter().chain(kings).chain(others).chain([last]).collect();
        Self { pieces, first }
    }

    /// The pieces in their order. The last one's squares are the members of the sets.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Number of pieces whose squares determine the number of a set: all but the last.
    ///
    /// There are three to five pieces. The code states this again for the compiler, which would
    /// otherwise check every index.
    #[inline(always)]
    pub fn fixed(&self) -> usize {
        match self.pieces.len() {
            ..=3 => 2,
            4 => 3,
            _ => MOST_PIECES - 1,
        }
    }

    /// Index of a king in the order of the pieces.
    pub fn king(&self, colour: Colour) -> usize {
        usize::from(self.first == First::Pawn) + colour.index()
    }

    /// Number of squares for the first piece.
    pub fn firsts(&self) -> usize {
        match self.first {
            First::Pawn => 24,
            First::KingAnywhere => 64,
            First::KingInTriangle => 10,
        }
    }

    /// Number of sets for one square of the first piece.
    pub fn sets_of_a_first(&self) -> usize {
        1 << (6 * (self.fixed() - 1))
    }

    /// Number of sets.
    pub fn sets(&self) -> usize {
        self.firsts() * self.sets_of_a_first()
    }

    /// The symmetry that brings the pieces into the table.
    #[inline(always)]
    pub fn symmetry(&self, squares: &Squares) -> Symmetry {
        match self.first {
            First::Pawn => Symmetry::to_left(squares[0]),
            First::KingAnywhere => Symmetry::default(),
            First::KingInTriangle => Symmetry::to_triangle(squares[0]),
        }
    }

    /// Number of the set for pieces that are already in the table.
    #[inline(always)]
    pub fn set(&self, squares: &Squares) -> usize {
        let first = squares[0];
        let first = match self.first {
            First::Pawn => usize::from(first.rank().wrapping_sub(1)) * 4 + usize::from(first.file()),
            First::KingAnywhere => first.index(),
            First::KingInTriangle => IN_TRIANGLE[first.index()].into(),
        };
        squares[1..self.fixed()].iter().fold(first, |set, square| set << 6 | square.index())
    }

    /// Squares of the pieces of a set; the square of the last piece is meaningless.
    pub fn squares(&self, mut set: usize) -> Squares {
        let mut squares = [Square::A1; MOST_PIECES];
        for square in squares[1..self.fixed()].iter_mut().rev() {
            *square = Square::wrapping((set & 63) as u8);
            set >>= 6;
        }
        squares[0] = match self.first {
            First::Pawn => Square::at((set % 4) as u8, (set / 4 + 1) as u8),
            First::KingAnywhere => Square::wrapping(set as u8),
            First::KingInTriangle => Square::wrapping(TRIANGLE.get(set).copied().unwrap_or_default()),
        };
        squares
    }

    /// Squares of the pieces on a board with this material, or with its colours exchanged if
    /// `flipped`. Returns `None` if a piece is missing.
    #[inline]
    pub fn read(&self, board: &Placement, flipped: bool) -> Option<Squares> {
        let mut squares = [Square::A1; MOST_PIECES];
        let mut taken = Bitboard::EMPTY;
        for (square, piece) in squares.iter_mut().zip(&self.pieces) {
            let colour = if flipped { !piece.colour } else { piece.colour };
            let found = (board.pieces(colour, piece.kind) & !taken).first()?;
            taken = taken.with(found);
            *square = if flipped { found.flipped() } else { found };
        }
        Some(squares)
    }

    /// Like `read`, with the squares brought into the table by symmetry.
    #[inline]
    pub fn folded(&self, board: &Placement, flipped: bool) -> Option<Squares> {
        let squares = self.read(board, flipped)?;
        let symmetry = self.symmetry(&squares);
        Some(squares.map(|square| symmetry.square(square)))
    }

    /// Returns the number of the set to which a position belongs, and the square of the last piece,
    /// as a set with one member.
    #[inline(always)]
    pub fn place(&self, squares: &Squares) -> (usize, Bitboard) {
        let symmetry = self.symmetry(squares);
        let folded = squares.map(|square| symmetry.square(square));
        (self.set(&folded), Bitboard::of(folded[self.fixed()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_number() {
        for text in ["KRK", "KPK", "KPPK", "KPKP", "KRKP", "KBNK"] {
            let layout = Layout::of(text.parse().unwrap());
            for set in 0..layout.sets() {
                let squares = layout.squares(set);
                assert_eq!(layout.set(&squares), set, "{text}");
                assert_eq!(layout.symmetry(&squares), Symmetry::default(), "{text}");
            }
        }
    }

    #[test]
    fn the_last_piece_is_a_pawn_only_if_all_pieces_are() {
        let order = |text: &str| -> String {
            Layout::of(text.parse().unwrap()).pieces().iter().map(|piece| piece.letter()).collect()
        };
        assert_eq!(order("KRPKR"), "PKkRr");
        assert_eq!(order("KRKP"), "pKkR");
        assert_eq!(order("KPK"), "KkP");
        assert_eq!(order("KPKP"), "PKkp");
        assert_eq!(order("KBNKN"), "KkBNn");
    }
}
