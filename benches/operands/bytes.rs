//! Operands for the network's output layer computed with 8-bit numbers: a set `bytes-N` for every
//! width N.
//!
//! The numbers are random: some lie inside the clipped range, others beyond either end. The running
//! time of a kernel does not depend on their values.

use plywright::simd::Row;

use super::simd::{MOVES, row};
use super::{Expected, Set, below, random};
use crate::kernels::bytes::{AnyWidth, Bytes, Layer};
use crate::kernels::simd::widths;
use plywright_benches::corpus::Corpus;

/// Greatest absolute value of a number in a row.
const LARGEST: usize = 300;

fn layer<const N: usize>() -> Box<Layer<N>> {
    let random = &mut random(&format!("bytes-{N}"));
    let line = std::array::from_fn(|_| std::array::from_fn(|_| row(random, LARGEST)));
    let weights = std::array::from_fn(|_| std::array::from_fn(|_| (below(random, 255) as i16 - 127) as i8));
    Box::new(Layer::new(line, weights))
}

/// Returns every set. They do not use the corpus.
pub(crate) fn all(_: &Corpus) -> impl Iterator<Item = Set<Bytes>> {
    let mut sets = Vec::new();
    macro_rules! each {
        ($(($Of:ident, $width:literal))*) => {
            $(
                let operands = Bytes { rows: AnyWidth::$Of(layer::<$width>()), turns: MOVES };
                sets.push(Set {
                    name: format!("bytes-{}", $width),
                    operations: MOVES as u64,
                    right: Expected::All(operands.answer()),
                    operands,
                    reorder: None,
                });
            )*
        };
    }
    widths!(each);
    sets.into_iter()
}
