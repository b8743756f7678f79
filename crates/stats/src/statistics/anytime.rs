//! An interval of a median that holds at every moment, however often one looks and whenever one stops.
//!
//! Whoever looks after every launch and stops at the first clear answer is fooled more often than a plain interval says. This one is a
//! confidence sequence: the probability that the median is *ever* outside of it, at any number of values, is at most `alpha`. It assumes only
//! that the values are independent and fall above and below the same median equally often; they may be as wild as they like.
//!
//! For each end there is a bet that a coin is fair. If the median is `m`, a value lies above it with a probability of at most a half. A gambler
//! who bets on "more often than that", with the coin's true probability spread as a beta distribution over the upper half, multiplies his money
//! by `2^n 2 B(k+A, n-k+A) P / B(A, A)` after `k` of `n` values above, `P` being the part of that beta distribution above a half. Money from a
//! fair game reaches `2 / alpha` with a probability of at most `alpha / 2` (Ville 1939), so an `m` with which it does is too low. The bet is
//! Robbins' mixture (*Annals of Mathematical Statistics* 41, 1970), and turning it into an interval of a quantile is from Howard and Ramdas
//! (*Bernoulli* 28, 2022, theorem 4 and section 3).

use statrs::function::beta::{beta_reg, ln_beta};

/// The bet's beta distribution has this parameter twice. It makes the interval narrowest near 150 values at an `alpha` of 0.005;
/// elsewhere it is a few per cent wider than it could be.
const PRIOR: f64 = 5.0;

/// The interval of the median that these values are drawn around, at the level `alpha`; none while there are too few values for any.
pub fn median_interval(values: &[f64], alpha: f64) -> Option<(f64, f64)> {
    let needed = needed(values.len(), alpha)?;
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let low = *sorted.get(sorted.len().checked_sub(needed)?)?;
    Some((low, *sorted.get(needed - 1)?))
}

/// How many values the first interval at that level takes; [`usize::MAX`] where no number of them would do.
pub fn fewest(alpha: f64) -> usize {
    if !target(alpha).is_finite() {
        return usize::MAX;
    }
    (1..).find(|&count| needed(count, alpha).is_some()).unwrap_or(usize::MAX)
}

/// The logarithm of the money at which a number is ruled out.
fn target(alpha: f64) -> f64 {
    (2.0 / alpha).ln()
}

/// How many of so many values must lie on one side of a number for it to be ruled out; none where all of them would be too few.
fn needed(count: usize, alpha: f64) -> Option<usize> {
    let target = target(alpha);
    let enough = |above: usize| log_wealth(above, count) >= target;
    // The more of them, the more money.
    let (mut low, mut high) = (count / 2, count);
    if !enough(high) {
        return None;
    }
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if enough(middle) { high = middle } else { low = middle }
    }
    Some(high)
}

/// The logarithm of the gambler's money after so many of so many values lay above.
fn log_wealth(above: usize, count: usize) -> f64 {
    let (above, below) = (above as f64 + PRIOR, (count - above) as f64 + PRIOR);
    let upper = beta_reg(below, above, 0.5);
    (count as f64 + 1.0) * std::f64::consts::LN_2 + ln_beta(above, below) - ln_beta(PRIOR, PRIOR) + upper.ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Whether zero is ever outside, after any number of values of that kind; `needed` says how many on one side it takes for each.
    fn is_ever_wrong(needed: &[Option<usize>], mut draw: impl FnMut() -> f64) -> bool {
        let (mut above, mut below) = (0, 0);
        needed.iter().any(|needed| {
            let value = draw();
            above += usize::from(value > 0.0);
            below += usize::from(value < 0.0);
            needed.is_some_and(|needed| above >= needed || below >= needed)
        })
    }

    #[test]
    fn the_money_comes_from_a_fair_game() {
        // Over all ways that ten fair coins can fall, it is 1 on average.
        for count in [1, 2, 10, 30] {
            let ways =
                |above: usize| (1..=above).fold(1.0, |all, at| all * (count - at + 1) as f64 / at as f64);
            let mean: f64 =
                (0..=count).map(|above| ways(above) * log_wealth(above, count).exp()).sum::<f64>()
                    / 2_f64.powi(count as i32);
            assert!((mean - 1.0).abs() < 1e-9, "{count}: {mean}");
        }
    }

    #[test]
    fn who_looks_after_every_value_is_hardly_ever_fooled() {
        let mut rng = Rng::new(1, "anytime");
        let mut wrong = [0; 3];
        let needed: Vec<Option<usize>> = (1..=200).map(|count| needed(count, 0.05)).collect();
        for _ in 0..1_000 {
            let mut wild = rng.clone();
            let mut lumpy = rng.clone();
            wrong[0] += u32::from(is_ever_wrong(&needed, || rng.normal()));
            wrong[1] += u32::from(is_ever_wrong(&needed, || wild.normal() / wild.normal()));
            // Two thirds are zero exactly, which is on neither side.
            wrong[2] += u32::from(is_ever_wrong(&needed, || lumpy.normal().trunc()));
        }
        // At most 5 %; a plain interval at that level would be wrong in a third.
        assert!(wrong.iter().all(|&wrong| wrong < 50), "{wrong:?}");
        assert!(wrong[0] > 5, "{wrong:?}: it is not empty talk either");
    }

    #[test]
    fn an_effect_is_found_and_the_interval_shrinks() {
        let mut rng = Rng::new(2, "anytime");
        let values: Vec<f64> = (0..400).map(|_| 1.0 + rng.normal()).collect();
        assert_eq!(median_interval(&values[..5], 0.005), None);
        let widths = [20, 100, 400].map(|count| {
            let (low, high) = median_interval(&values[..count], 0.005).unwrap();
            high - low
        });
        assert!(widths.is_sorted_by(|before, after| before > after), "{widths:?}");
        let (low, high) = median_interval(&values[..60], 0.005).unwrap();
        assert!(low > 0.0 && low < 1.0 && high > 1.0, "{low} {high}");
        assert_eq!(median_interval(&[0.0; 50], 0.005), Some((0.0, 0.0)));
        assert_eq!(median_interval(&[], 0.005), None);
        assert_eq!(fewest(0.005), 17);
        assert_eq!([0.0, -1.0, f64::from_bits(1), f64::NAN].map(fewest), [usize::MAX; 4]);
        let has_one = [16, 17].map(|count| median_interval(&values[..count], 0.005).is_some());
        assert_eq!(has_one, [false, true]);
    }
}
