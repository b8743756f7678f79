//! Tests of "no difference" that look at signs and ranks alone.
//!
//! They are asked in addition to the interval of [`super::bootstrap`], not instead of it: they take nothing for granted about how
//! wild the launches are and have no resampling in them, so where they contradict the interval something is amiss. The
//! sign test asks only whether as many values lie above zero as below. Wilcoxon's signed-rank test also looks at which of
//! them are the larger ones; it sees smaller differences, but takes for granted that the noise falls alike to
//! either side.
//!
//! Both are exact where that is possible. For the signed-rank test, which null distribution is used when is as SciPy
//! has it (1.13 and later: `wilcoxon(zero_method="wilcox", correction=False, method="auto")`), so that anyone can check
//! our figures with it.

use statrs::distribution::{ContinuousCDF, Normal};
use statrs::function::beta::beta_reg;

/// Up to so many values the exact distribution of the rank sum is used, if no two are alike in size and none is zero.
const EXACT: usize = 50;

/// Up to so many values it is used even so.
const EXACT_WITH_TIES: usize = 13;

/// The probability that values whose median is zero fall at least as unevenly to its two sides (two-sided, exact).
///
/// Zeros say nothing and are left out, as is what is not a number; of nothing the probability is 1.
pub fn sign_test(values: &[f64]) -> f64 {
    let above = values.iter().filter(|value| **value > 0.0).count();
    let below = values.iter().filter(|value| **value < 0.0).count();
    let (fewer, more) = (above.min(below), above.max(below));
    if fewer == more {
        return 1.0;
    }
    // The binomial distribution's tail at a half, as an incomplete beta function. Both tails together are at most 1.
    (2.0 * beta_reg(more as f64, fewer as f64 + 1.0, 0.5)).min(1.0)
}

/// The probability that values which are symmetric around zero have rank sums at least as uneven (two-sided): Wilcoxon's
/// signed-rank test (*Biometrics Bulletin* 1, 1945).
///
/// Zeros are left out, as is what is not a number; values of the same size share their ranks' mean; of nothing the
/// probability is 1.
pub fn signed_rank_test(values: &[f64]) -> f64 {
    let mut ranked: Vec<f64> = values.iter().copied().filter(|value| value.abs() > 0.0).collect();
    ranked.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    if ranked.is_empty() {
        return 1.0;
    }
    // Twice the ranks: the mean of shared ones may end in a half.
    let mut ranks = Vec::with_capacity(ranked.len());
    let mut positive = 0;
    let mut tied = 0.0;
    for alike in ranked.chunk_by(|a, b| a.abs() == b.abs()) {
        let rank = 2 * ranks.len() + alike.len() + 1;
        ranks.extend(std::iter::repeat_n(rank, alike.len()));
        positive += rank * alike.iter().filter(|value| **value > 0.0).count();
        tied += (alike.len() as f64).powi(3) - alike.len() as f64;
    }
    let plain = tied == 0.0 && ranks.len() == values.len();
    if values.len() <= EXACT_WITH_TIES || (plain && values.len() <= EXACT) {
        exact(&ranks, positive)
    } else {
        approximate(ranks.len() as f64, tied, positive as f64 / 2.0)
    }
}

/// Counts the ways to give each rank a sign by the sum of the positive ones. There are 2^50 at most, so the counts are exact.
fn exact(ranks: &[usize], positive: usize) -> f64 {
    let total: usize = ranks.iter().sum();
    let mut ways = vec![0.0; total + 1];
    ways[0] = 1.0;
    let mut reached = 0;
    for &rank in ranks {
        for sum in (0..=reached).rev() {
            ways[sum + rank] += ways[sum];
        }
        reached += rank;
    }
    let outer = positive.min(total - positive);
    let tail: f64 = ways[..=outer].iter().sum();
    (2.0 * tail / 2_f64.powi(ranks.len() as i32)).min(1.0)
}

/// The normal approximation, its variance lessened by the ties (without a correction for continuity).
fn approximate(count: f64, tied: f64, positive: f64) -> f64 {
    let mean = count * (count + 1.0) / 4.0;
    let variance = (count * (count + 1.0) * (2.0 * count + 1.0) - tied / 2.0) / 24.0;
    let z = (positive - mean).abs() / variance.sqrt();
    2.0 * Normal::standard().sf(z)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_zeros_alone_speak_against_nothing() {
        for values in [&[][..], &[0.0; 5], &[0.0; 20], &[-0.0, 0.0]] {
            assert_eq!((sign_test(values), signed_rank_test(values)), (1.0, 1.0));
        }
    }
}
