//! Tests the features of the CPU at every call.

use super::{Autovectorised, Avx2, Neon, Row, Simd, Sse2};

/// Tests the CPU before every call, and uses vectors of 256 bits if it has them, otherwise of 128
/// bits. On targets with neither it runs the plain loops of [`Autovectorised`].
///
/// A static keeps the answer of CPUID, so the test is a load and a well-predicted branch. An
/// evaluation with 128 numbers a side makes three tests, which take twelve of its 320 instructions.
///
/// It uses no vectors of 512 bits and no VNNI. On a Zen 5, which runs both at full speed, they gain
/// nothing at 64 numbers. At 128 numbers they gain half a nanosecond of 4.3 in an update and two of
/// 16 in an output. While Intel's servers before Ice Lake execute vectors of 512 bits, they lower
/// their clock, also for everything else that runs at the same time. For wider rows, choose the
/// variant yourself.
#[derive(Clone, Copy, Debug)]
pub struct Dispatched;

impl Simd for Dispatched {
    const NAME: &'static str = "dispatched";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) {
        match Avx2::new() {
            Some(simd) => simd.update(from, to, added, removed),
            None => Narrow.update(from, to, added, removed),
        }
    }

    #[inline(always)]
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
        match Avx2::new() {
            Some(simd) => simd.output(rows, weights),
            None => Narrow.output(rows, weights),
        }
    }
}

/// The variant without AVX2. On x86 it is never inlined. SSE2 is in the baseline, so the compiler
/// would inline this code beside the call of the AVX2 function, which would cost an evaluation 40
/// more instructions.
struct Narrow;

impl Narrow {
    #[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), inline(never))]
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), inline)]
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) {
        if let Some(simd) = Sse2::new() {
            simd.update(from, to, added, removed);
        } else if let Some(simd) = Neon::new() {
            simd.update(from, to, added, removed);
        } else {
            Autovectorised.update(from, to, added, removed);
        }
    }

    #[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), inline(never))]
    #[cfg_attr(not(any(target_arch = "x86", target_arch = "x86_64")), inline)]
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
        if let Some(simd) = Sse2::new() {
            simd.output(rows, weights)
        } else if let Some(simd) = Neon::new() {
            simd.output(rows, weights)
        } else {
            Autovectorised.output(rows, weights)
        }
    }
}
