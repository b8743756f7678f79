//! Confidence interval of a counted proportion, such as the share of comparisons that were false
//! alarms.
//!
//! Wilson's score interval contains exactly the proportions that the count does not contradict
//! (Wilson, *Journal of the American Statistical Association* 22, 1927). The textbook interval, the
//! share plus and minus its standard error, has no width where nothing was counted: no false alarm
//! in 500 comparisons would be "0 % for sure". Wilson's interval says "below 0.8 %".

use statrs::distribution::{ContinuousCDF, Normal};

/// Returns Wilson's score interval of a proportion with this many successes in this many trials;
/// from 0 to 1 if there were no trials.
pub fn wilson(successes: u32, trials: u32, confidence: f64) -> (f64, f64) {
    debug_assert!(successes <= trials, "{successes} of {trials}");
    if trials == 0 {
        return (0.0, 1.0);
    }
    let (count, trials) = (f64::from(successes.min(trials)), f64::from(trials));
    let z = Normal::standard().inverse_cdf(f64::midpoint(1.0, confidence));
    let failures = trials - count;
    let centre = count + z * z / 2.0;
    let reach = z * (count * failures / trials + z * z / 4.0).sqrt();
    // If all trials went one way the interval ends at 0 or 1 exactly, which rounding must not miss.
    let low = if count == 0.0 { 0.0 } else { (centre - reach) / (trials + z * z) };
    let high = if failures == 0.0 { 1.0 } else { (centre + reach) / (trials + z * z) };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_scipy() {
        // scipy.stats.binomtest(successes, trials).proportion_ci(0.9, method="wilson")
        for (successes, trials, low, high) in [
            (0, 1, 0.0, 0.730_134_051_215_945_8),
            (0, 10, 0.0, 0.212_941_970_083_406_98),
            (3, 10, 0.126_876_583_903_197_9, 0.558_300_204_130_164_9),
            (1, 500, 0.000_446_310_970_990_848_6, 0.008_914_125_800_331_725),
            (57, 60, 0.881_324_867_412_736_2, 0.979_843_013_853_320_6),
        ] {
            let (ours, theirs) = (wilson(successes, trials, 0.9), (low, high));
            let is_near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b;
            assert!(is_near(ours.0, theirs.0) && is_near(ours.1, theirs.1), "{ours:?} {theirs:?}");
        }
        assert_eq!(wilson(0, 0, 0.95), (0.0, 1.0));
    }
}
