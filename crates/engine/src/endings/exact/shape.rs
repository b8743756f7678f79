//! What is kept of a table: which positions, and how many bits of each.

use super::super::Wdl;
use super::super::layout::{Layout, Squares};
use super::super::material::Material;
use super::super::symmetry::Symmetry;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// What a bit says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bit {
    /// The side to move wins.
    Won,
    /// It loses.
    Lost,
}

/// What positions with one side to move can be worth, and which bits say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The bits of a position, none to two.
    bits: &'static [Bit],
    /// What they mean together.
    values: [Wdl; 4],
}

impl Side {
    /// By what occurs: 1 for a draw, 2 for a win, 4 for a loss.
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

    /// What the bits of a position mean.
    #[inline(always)]
    pub fn value(self, bits: usize) -> Wdl {
        self.values[bits & 3]
    }

    /// The members that are lost, by the words of the bits.
    pub fn lost(self, words: &[u64]) -> Bitboard {
        let word = |bit| words.get(bit).copied().unwrap_or_default();
        (0..4).filter(|&bits| self.value(bits) == Wdl::Loss).fold(Bitboard::EMPTY, |lost, bits| {
            let [first, second] = [0, 1].map(|bit| if bits >> bit & 1 == 1 { word(bit) } else { !word(bit) });
            lost | Bitboard(first & second)
        })
    }
}

/// Which positions a table keeps.
#[derive(Clone, Debug)]
pub struct Shape {
    /// How the positions are numbered.
    pub layout: Layout,
    /// The last piece and the one before it are of one kind and colour.
    has_twins: bool,
    /// The last piece and the first are such pawns.
    has_twin_pawns: bool,
    /// There are no pawns, so that a board turned along its diagonal is the same board.
    turns: bool,
}

/// A pawn's square, the same for that on the other wing.
fn wing(square: Square) -> u8 {
    square.rank() * 4 + square.file().min(7 - square.file())
}

impl Shape {
    /// Of a canonical material with three pieces or more.
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

    /// Brings the pieces to where the table has them.
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
            // White's king is on the diagonal or below it, so that it is another piece that may have to be turned there.
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

    /// Of twins, the one on the lower square is named first.
    #[inline(always)]
    fn order(&self, squares: &mut Squares) {
        let last = self.layout.fixed();
        if self.has_twins && squares[last - 1] > squares[last] {
            squares.swap(last - 1, last);
        }
    }

    /// The members of a set to which [`folded`](Self::folded) can lead. What the others are worth is not known.
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

/// Whether the table of a material keeps positions with that colour to move. Where both sides have the same pieces, one side's are enough.
pub fn keeps(material: Material, to_move: Colour) -> bool {
    to_move.is_white() || material != material.flipped()
}
