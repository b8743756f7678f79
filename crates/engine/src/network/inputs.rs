//! The inputs of the network that a position sets.

use crate::board::{Placement, Position};
use crate::types::{Colour, Kind, Square};

/// Number of inputs: one for each kind of piece of each side on each square.
pub const INPUTS: usize = 2 * Kind::ALL.len() * 64;

/// Largest number of pieces in a position, and so of inputs that are set.
pub(super) const MOST_PIECES: usize = 32;

/// A side's view of the board: its own pieces first, its own back rank at the bottom, and its king
/// on the files e to h. If the king stands on the files a to d, the board is mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    colour: Colour,
    /// Mask whose exclusive or with a square gives the square as the side sees it.
    turn: u8,
}

impl Perspective {
    /// Returns the view of `colour` in this position.
    #[inline(always)]
    pub fn of(board: &Placement, colour: Colour) -> Self {
        let mirror = if board.king(colour).file() < 4 { 7 } else { 0 };
        Self { colour, turn: mirror ^ if colour.is_white() { 0 } else { 56 } }
    }

    /// The side whose view it is.
    #[inline(always)]
    pub(super) fn colour(self) -> Colour {
        self.colour
    }

    /// Index of the input that a piece sets.
    #[inline(always)]
    pub fn input(self, colour: Colour, kind: Kind, square: Square) -> usize {
        let side = usize::from(colour != self.colour);
        (side * Kind::ALL.len() + kind.index()) * 64 + (square.index() ^ usize::from(self.turn))
    }

    /// The inputs that a position sets, in no particular order.
    pub fn inputs(self, position: &Position) -> impl Iterator<Item = usize> {
        Colour::ALL.into_iter().flat_map(move |colour| {
            Kind::ALL.into_iter().flat_map(move |kind| {
                let squares = position.pieces(colour, kind);
                squares.into_iter().map(move |square| self.input(colour, kind, square))
            })
        })
    }
}
