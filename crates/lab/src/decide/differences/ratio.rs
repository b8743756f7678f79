//! The ratio of two estimates that were measured independently, with its interval.

use crate::decide::figures::Value;

/// Number of standard deviations on either side of the mean that enclose 99.5 % of a normal
/// distribution.
const REACH: f64 = 2.81;

/// The interval of a ratio, as the logarithms of its two ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    low: f64,
    high: f64,
}

impl Ratio {
    /// Returns the second estimate divided by the first. The lower end of the interval is the lower
    /// end of the second estimate divided by the upper end of the first; the upper end is computed
    /// the other way round. The interval is widened, if necessary, to allow for a standard
    /// deviation of `floor` (of the logarithm). Returns `None` if the values are not valid
    /// estimates: a record is read from a file, which may contain anything.
    pub(super) fn new(both: [Value; 2], floor: f64) -> Option<Self> {
        let [a, b] = both.map(ends);
        let ((low_a, high_a), (low_b, high_b)) = (a?, b?);
        let log = (both[1].value / both[0].value).ln();
        let low = (low_b - high_a).min(log - REACH * floor);
        let high = (high_b - low_a).max(log + REACH * floor);
        (log.is_finite() && low.is_finite() && high.is_finite()).then_some(Self { low, high })
    }

    pub(super) fn interval(self) -> (f64, f64) {
        (self.low.exp(), self.high.exp())
    }

    pub(super) fn logs(self) -> (f64, f64) {
        (self.low, self.high)
    }
}

/// Returns the logarithms of the ends of an estimate's interval, or `None` if it has no valid one.
fn ends(estimate: Value) -> Option<(f64, f64)> {
    let (low, high) = estimate.interval?;
    let ends = (low.ln(), high.ln());
    (estimate.launches > 1 && low <= high && ends.0.is_finite()).then_some(ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(value: f64, low: f64, high: f64, launches: usize) -> Value {
        Value { value, interval: Some((low, high)), launches }
    }

    #[test]
    fn the_interval_is_computed_from_the_ends_of_both_and_widened_to_the_floor() {
        let both = [estimate(1.0, 0.99, 1.01, 20), estimate(1.1, 1.05, 1.15, 20)];
        let (low, high) = Ratio::new(both, 0.0).unwrap().interval();
        assert!((low - 1.05 / 1.01).abs() < 1e-12 && (high - 1.15 / 0.99).abs() < 1e-12, "{low} {high}");
        let (low, high) = Ratio::new(both, 0.1).unwrap().logs();
        assert!((high - low - 2.0 * REACH * 0.1).abs() < 1e-12, "{low} {high}");
    }

    #[test]
    fn invalid_estimates_have_no_ratio() {
        let sound = estimate(1.0, 0.99, 1.01, 20);
        for (value, low, high, launches) in [
            (0.0, 0.99, 1.01, 20),
            (-2.0, 0.99, 1.01, 20),
            (1.0, -1.0, 1.01, 20),
            (1.0, 1.5, 1.1, 20),
            (1.0, 0.99, 1.01, 0),
            (1.0, 0.99, 1.01, 1),
            (f64::INFINITY, 0.99, 1.01, 20),
        ] {
            let other = estimate(value, low, high, launches);
            for both in [[sound, other], [other, sound]] {
                assert!(Ratio::new(both, 0.0).is_none(), "{other:?}");
            }
        }
    }
}
