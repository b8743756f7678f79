//! One number at a time.

use std::hint::black_box;

use super::{Row, Simd, clipped};

/// Processes one number at a time, for comparison with the vectors.
///
/// Each sum goes through [`black_box`], so that the compiler does not vectorise the loop. That
/// costs a store and a load per number: this variant is slower than a plain scalar loop, so the
/// gain of vectors looks larger than it is.
#[derive(Clone, Copy, Debug)]
pub struct Scalar;

impl Simd for Scalar {
    const NAME: &'static str = "scalar";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline]
    fn update<const N: usize>(self, from: &Row<N>, to: &mut Row<N>, added: &[&Row<N>], removed: &[&Row<N>]) {
        for (index, sum) in to.0.iter_mut().enumerate() {
            let mut number = from.0[index];
            for row in added {
                number = number.wrapping_add(row.0[index]);
            }
            for row in removed {
                number = number.wrapping_sub(row.0[index]);
            }
            *sum = black_box(number);
        }
    }

    #[inline]
    fn output<const N: usize>(self, rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
        let mut sum = 0_i32;
        for (row, weights) in rows.into_iter().zip(weights) {
            for (&number, &weight) in row.0.iter().zip(&weights.0) {
                let number = clipped(number);
                sum = black_box(sum.wrapping_add(i32::from(number.wrapping_mul(weight)) * i32::from(number)));
            }
        }
        sum
    }
}
