//! Plain loops, which the compiler turns into the vectors of its target.

use super::{Row, Simd, clipped};

/// Plain loops. The compiler uses SSE2 for them on x86-64, NEON on 64-bit ARM, and wider vectors
/// only if `-C target-cpu` allows these.
#[derive(Clone, Copy, Debug)]
pub struct Autovectorised;

impl Simd for Autovectorised {
    const NAME: &'static str = "autovectorised";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline]
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) {
        let mut sum = *from;
        for row in added {
            for (number, &one) in sum.0.iter_mut().zip(&row.0) {
                *number = number.wrapping_add(one);
            }
        }
        for row in removed {
            for (number, &one) in sum.0.iter_mut().zip(&row.0) {
                *number = number.wrapping_sub(one);
            }
        }
        *to = sum;
    }

    #[inline]
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
        let mut sum = 0_i32;
        for (row, weights) in rows.into_iter().zip(weights) {
            for (&number, &weight) in row.0.iter().zip(&weights.0) {
                let number = clipped(number);
                sum = sum.wrapping_add(i32::from(number.wrapping_mul(weight)) * i32::from(number));
            }
        }
        sum
    }
}
