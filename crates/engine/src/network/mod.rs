//! A small neural network that says what a position is worth.
//!
//! | file | what |
//! |---|---|
//! | `inputs` | which inputs of the network a position sets |
//! | `file` | the network as a file: how it is read, checked and written |
//! | `accumulators` | the hidden layer of the line being searched, updated by what changed |
//!
//! # The network
//!
//! (768 -> [`HIDDEN`]) x 2 -> 1. Each side sees the board its own way ([`Perspective`]) through the same first layer: the biases, plus a column of
//! weights for each piece. Both results, that of the side to move first, are clipped to 0..=[`ONE`], squared and multiplied
//! with the weights of an output. There are [`OUTPUTS`] outputs, and the number of pieces on the board decides which is used. All is integer
//! arithmetic, the same on every target, so a position has one value whatever adds the numbers up.
//!
//! No sum can overflow: a [`Network`] can only be had from weights of which that is proved ([`Network::from_bytes`]).
//!
//! The shape is the common one of small networks ("NNUE" by Yu Nasu, the perspective network of `bullet` by Jamie Whiting).

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

/// How many neurons the hidden layer has for each side.
pub const HIDDEN: usize = 128;

/// How many outputs there are: the first for one to four pieces on the board, the next for five to eight, and so on.
pub const OUTPUTS: usize = 8;

/// What a weight of the output is multiplied with to become an integer.
pub const OUTPUT_ONE: i32 = 64;

/// The centipawns of an output of 1.
pub const SCALE: i32 = 400;

/// The network that is shipped.
pub static SHIPPED: Network = {
    let mut network = Network::BLANK;
    match network.read(include_bytes!("shipped.net")) {
        Ok(()) => network,
        Err(_) => panic!("shipped.net is no network of this shape"),
    }
};

/// The network of a search that asks none.
pub(crate) static BLANK: Network = Network::BLANK;

/// The network's weights, as integers: those of the first layer in [`ONE`]ths, those of the output in [`OUTPUT_ONE`]ths.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Network {
    columns: [Row<HIDDEN>; INPUTS],
    biases: Row<HIDDEN>,
    outputs: [Output; OUTPUTS],
}

/// The weights of an output, for the side to move and for the other one, and its bias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
struct Output {
    weights: [Row<HIDDEN>; 2],
    bias: i32,
}

impl Network {
    /// A network that finds every position worth nothing.
    pub(crate) const BLANK: Self = Self {
        columns: [Row([0; HIDDEN]); INPUTS],
        biases: Row([0; HIDDEN]),
        outputs: [Output { weights: [Row([0; HIDDEN]); 2], bias: 0 }; OUTPUTS],
    };

    /// The value of a position, in centipawns for the side to move.
    ///
    /// From nothing: a search updates its [`Accumulators`] instead.
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

    /// The value that both sides' rows come to, with so many pieces on the board.
    #[inline(always)]
    fn output(&self, simd: impl Simd, rows: &[Row<HIDDEN>; 2], side: Colour, pieces: u32) -> i32 {
        let rows = [&rows[side.index()], &rows[(!side).index()]];
        let Output { weights, bias } = &self.outputs[output_of(pieces)];
        let sum = i64::from(simd.output(rows, weights)) / i64::from(ONE) + i64::from(*bias);
        let value = sum * i64::from(SCALE) / (i64::from(ONE) * i64::from(OUTPUT_ONE));
        value.clamp(-i64::from(LIMIT), i64::from(LIMIT)) as i32
    }
}

/// The output that is used with so many pieces on the board.
#[inline(always)]
pub const fn output_of(pieces: u32) -> usize {
    (pieces.saturating_sub(1) as usize * OUTPUTS / MOST_PIECES) % OUTPUTS
}
