//! The axis `simd`: the accumulator update and the output layer of a small NNUE, by instruction
//! set.
//!
//! An efficiently updatable network keeps an *accumulator* for each side: the biases of its hidden
//! layer plus a column of weights for each piece on the board. A move changes few pieces, so the
//! accumulator is updated by a few columns ([`Simd::update`]). The value of the position is a dot
//! product of both accumulators, each number clipped and squared, with the weights of the output
//! ([`Simd::output`]).
//!
//! All numbers are integers, and every variant gives the same sums on every target, whatever the
//! order of its additions.
//!
//! | quantity | range |
//! |---|---|
//! | numbers and partial sums of an accumulator | an `i16` |
//! | a clipped number | 0 to [`ONE`] |
//! | a weight of the output | -[`LARGEST_WEIGHT`] to [`LARGEST_WEIGHT`] |
//! | the sum of the output | an `i32` (see below) |
//!
//! Sums of an accumulator wrap, so every variant gives the same result even outside the range, but
//! such a result has no meaning: the maker of the weights must ensure that no number and no partial
//! sum of an accumulator leaves its range. The product of a weight of the output and a clipped
//! number fits in an `i16`. The sum of the output cannot overflow if the absolute weights add up to
//! at most [`LARGEST_SUM`].
//!
//! ```
//! use plywright_parts::simd::{Dispatched, Row, Simd};
//!
//! let simd = Dispatched::new().expect("it runs everywhere");
//! let (biases, column) = (Row([5; 32]), Row([7; 32]));
//! let mut accumulator = Row([0; 32]);
//! simd.update(&biases, &mut accumulator, &[&column], &[]);
//! assert_eq!(accumulator.0, [12; 32]);
//! assert_eq!(simd.output([&accumulator, &accumulator], &[Row([1; 32]), Row([2; 32])]), 32 * 3 * 12 * 12);
//! ```
//!
//! The activation is the squared clipped ReLU (SCReLU). The method that keeps a clipped value times
//! its weight within 16 bits comes from the engine Lizard; the trainer `bullet` describes it.

mod vectors;

use std::fmt::Debug;

crate::axis! {
    name: simd,
    variant: Simd,
    asks: "with which instructions are the network's numbers added up?",
    registry: simd_variants,
    default: Dispatched else Dispatched,
    dispatched => Dispatched ["simd-dispatched"],
    avx512_vnni => Avx512Vnni ["simd-avx512-vnni"] needs [AVX512VNNI],
    avx_vnni => AvxVnni ["simd-avx-vnni"] needs [AVXVNNI],
    avx512 => Avx512 ["simd-avx512"] needs [AVX512BW],
    avx2 => Avx2 ["simd-avx2"] needs [AVX2],
    sse2 => Sse2 ["simd-sse2"] needs [SSE2],
    neon => Neon ["simd-neon"] needs [ARM64],
    autovectorised => Autovectorised ["simd-autovectorised"],
    scalar => Scalar ["simd-scalar"],
}

/// Greatest clipped number; it stands for 1.
pub const ONE: i16 = 255;

/// Greatest absolute weight of an output: its product with [`ONE`] fits in an `i16`.
pub const LARGEST_WEIGHT: i16 = i16::MAX / ONE;

/// Greatest sum of the absolute weights of an output, over both rows: its product with [`ONE`]
/// squared fits in an `i32`.
pub const LARGEST_SUM: i32 = i32::MAX / (ONE as i32 * ONE as i32);

/// The `N` values of an accumulator or of a column of weights, aligned to 64 bytes. `N` must be a
/// multiple of 32; the vector variants do not compile otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row<const N: usize>(pub [i16; N]);

/// A way to compute with rows of numbers.
pub trait Simd: Copy + Debug + Send + Sync + 'static {
    /// The name of the variant. In Plywright it is also the suffix of its cargo feature, its bench
    /// id, the file name of its listing and its key in the records.
    const NAME: &'static str;

    /// Returns the variant if this CPU can run it.
    fn new() -> Option<Self>;

    /// Writes the sum of `from` and the `added` rows less the `removed` ones to `to`. Sums wrap.
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]);

    /// Returns the sum, over the numbers of both rows, of the clipped number's square times its
    /// weight. Numbers are clipped to 0..=[`ONE`] before they are squared.
    ///
    /// `weights[0]` belongs to `rows[0]`, by convention the side to move, `weights[1]` to
    /// `rows[1]`. No bias is added, and nothing is divided: an output of 1 is a sum of [`ONE`]
    /// squared times the scale of the weights.
    ///
    /// The weights must be in the ranges of [the table](self); otherwise the sum has no meaning,
    /// and differs between variants.
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32;
}

/// Returns a number clipped to 0..=[`ONE`].
#[inline(always)]
fn clipped(number: i16) -> i16 {
    number.clamp(0, ONE)
}

#[cfg(test)]
mod tests;
