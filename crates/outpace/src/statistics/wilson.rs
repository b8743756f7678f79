//! How sure a counted proportion is: of so many comparisons, so many were false alarms.
//!
//! Wilson's score interval holds exactly the proportions that the count does not contradict (Wilson, *Journal of the American
//! Statistical Association* 22, 1927). The textbook's interval, the share plus and minus its standard error, has no
//! width where nothing was seen: no false alarm in 500 comparisons would be "0 % for sure". Wilson's says "below 0.8 %".

use statrs::distribution::{ContinuousCDF, Normal};

/// Wilson's score interval of the proportion that gave `successes` in so many trials; everything where nothing was tried.
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
    // Where all went one way the interval ends at 0 or 1 exactly, which rounding must not miss.
    let low = if count == 0.0 { 0.0 } else { (centre - reach) / (trials + z * z) };
    let high = if failures == 0.0 { 1.0 } else { (centre + reach) / (trials + z * z) };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn no_alarm_at_all_still_leaves_room_for_some() {
        assert_eq!(wilson(0, 0, 0.95), (0.0, 1.0));
        let (low, high) = wilson(0, 500, 0.95);
        assert_eq!(low, 0.0);
        assert!((0.007..0.008).contains(&high), "{high}");
    }

    #[test]
    fn counting_the_failures_mirrors_the_interval() {
        for count in 0..=40 {
            let (low, high) = wilson(count, 40, 0.99);
            let (mirrored_low, mirrored_high) = wilson(40 - count, 40, 0.99);
            assert!((low - (1.0 - mirrored_high)).abs() < 1e-12);
            assert!((high - (1.0 - mirrored_low)).abs() < 1e-12);
            assert!(low <= f64::from(count) / 40.0 && f64::from(count) / 40.0 <= high);
        }
    }

    #[test]
    fn intervals_of_95_percent_hold_rare_proportions_about_as_often_as_they_say() {
        let mut rng = Rng::new(1, "wilson");
        for (percent, trials) in [(2, 500), (10, 200), (50, 100)] {
            let held = (0..1000)
                .filter(|_| {
                    let successes = (0..trials).filter(|_| rng.below(100) < percent).count();
                    let (low, high) = wilson(successes as u32, trials, 0.95);
                    let truth = percent as f64 / 100.0;
                    low <= truth && truth <= high
                })
                .count();
            // Counts come in steps, so the exact coverage of these three lies between 93 % and 97 %; and two standard errors.
            assert!((916..=984).contains(&held), "{held} of 1000 at {percent} %");
        }
    }
}
