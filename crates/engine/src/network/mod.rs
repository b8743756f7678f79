//! A small neural network that values positions.
//!
//! | file | content |
//! |---|---|
//! | `inputs` | the inputs of the network that a position sets |
//! | `file` | the network as a file: its reading, checking and writing |
//! | `accumulators` | the hidden layer for each ply of the line being searched |
//!
//! # The network
//!
//! (768 -> [`HIDDEN`]) x 2 -> 1. Each side sees the board in its own way ([`Perspective`]), through
//! the same first layer: the biases, plus a column of weights for each piece. Both results, first
//! the one of the side to move, are clipped to 0..=[`ONE`], squared, and multiplied with the
//! weights of an output. There are [`OUTPUTS`] outputs; the number of pieces on the board selects
//! one of them. All arithmetic is in integers and the same on every target, so a position has one
//! value, whatever instructions add up the numbers.
//!
//! No sum over a position's pieces can overflow: a [`Network`] is only built from weights that pass
//! a check of this ([`Network::from_bytes`]).
//!
//! The shape is the usual one of small networks ("NNUE" by Yu Nasu, the perspective network of
//! `bullet` by Jamie Whiting).

mod accumulators;
mod file;
mod inputs;
#[cfg(test)]
mod tests;

pub use accumulators::Accumulators;
pub use file::{Damaged, Weights};
use inputs::MOST_PIECES;
pub use inputs::{INPUTS, Perspective};

use crate::board::Position;
use crate::eval::LIMIT;
use crate::simd::{ONE, Row, Simd};
use crate::types::Colour;

/// Number of neurons in the hidden layer for each side.
pub const HIDDEN: usize = 128;

/// Number of outputs: the first is for one to four pieces on the board, the next for five to eight,
/// and so on.
pub const OUTPUTS: usize = 8;

/// Factor by which a weight of the output is multiplied to become an integer.
pub const OUTPUT_ONE: i32 = 64;

/// Value of an output of 1, in centipawns.
pub const SCALE: i32 = 400;

/// The shipped network.
pub static SHIPPED: Network = {
    let mut network = Network::BLANK;
    match network.read(include_bytes!("shipped.net")) {
        Ok(()) => network,
        Err(_) => panic!("shipped.net is no network of this shape"),
    }
};

/// Stands in for the network in a search that uses none.
pub(crate) static BLANK: Network = Network::BLANK;

/// The network's weights as integers: the first layer in units of 1/[`ONE`], the outputs' weights
/// in units of 1/[`OUTPUT_ONE`], and the outputs' biases in units of 1/([`ONE`] x [`OUTPUT_ONE`]).
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Network {
    columns: [Row<HIDDEN>; INPUTS],
    biases: Row<HIDDEN>,
    outputs: [Output; OUTPUTS],
}

/// The weights of an output, for the side to move and for the other side, and its bias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
struct Output {
    weights: [Row<HIDDEN>; 2],
    bias: i32,
}

impl Network {
    /// A network that values every position at 0.
    pub(crate) const BLANK: Self = Self {
        columns: [Row([0; HIDDEN]); INPUTS],
        biases: Row([0; HIDDEN]),
        outputs: [Output { weights: [Row([0; HIDDEN]); 2], bias: 0 }; OUTPUTS],
    };

    /// Returns the value of a position, in centipawns for the side to move.
    ///
    /// This computes the hidden layer from scratch; a search updates its [`Accumulators`] instead.
    pub fn evaluate(&self, simd: impl Simd, position: &Position) -> i32 {
        let rows = Colour::ALL.map(|colour| {
            let perspective = Perspective::of(position, colour);
            let mut row = self.biases;
            for input in perspective.inputs(position) {
                let from = row;
                simd.update(&from, &mut row, &[&self.columns[input]], &[]);
            }
            row
        });
        self.output(simd, &rows, position.side(), position.occupied().0.count_ones())
    }

    /// Returns the value for `side`, which is to move, from both sides' rows of the hidden layer
    /// and the number of pieces on the board.
    #[inline(always)]
    fn output(&self, simd: impl Simd, rows: &[Row<HIDDEN>; 2], side: Colour, pieces: u32) -> i32 {
        let rows = [&rows[side.index()], &rows[(!side).index()]];
        let Output { weights, bias } = &self.outputs[output_of(pieces)];
        let sum = i64::from(simd.output(rows, weights)) / i64::from(ONE) + i64::from(*bias);
        let value = sum * i64::from(SCALE) / (i64::from(ONE) * i64::from(OUTPUT_ONE));
        value.clamp(-i64::from(LIMIT), i64::from(LIMIT)) as i32
    }
}

/// Returns the index of the output for this number of pieces on the board.
#[inline(always)]
pub const fn output_of(pieces: u32) -> usize {
    (pieces.saturating_sub(1) as usize * OUTPUTS / MOST_PIECES) % OUTPUTS
}
