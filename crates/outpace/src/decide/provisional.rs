//! Provisional interval of a gain, for comparisons with too few launches for an interval that holds
//! no matter when the run is stopped.
//!
//! The ends of the interval are two of the sorted launches: those of the same rank from the lower
//! and from the upper end. The true median is outside only if too many of the launches fall on one
//! side of it, and each launch falls on either side like a fair coin. The interval holds for a
//! single look, at a number of launches that was chosen without regard to the figures. It is
//! therefore no answer, and no comparison ends because of it.

use crate::record::Launch;

/// Required confidence; two to five launches give less.
const WANTED: f64 = 0.95;

/// Interval of a gain that holds for one look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Provisional {
    /// Lower end of the gain.
    pub low: f64,
    /// Upper end of the gain.
    pub high: f64,
    /// Probability that the interval holds, at this one look.
    pub confidence: f64,
}

impl Provisional {
    /// Returns the direction of the gain, if the interval excludes zero.
    pub fn word(&self) -> Option<&'static str> {
        match self {
            Self { low, .. } if *low > 0.0 => Some("faster"),
            Self { high, .. } if *high < 0.0 => Some("slower"),
            _ => None,
        }
    }
}

/// Returns the narrowest interval between launches that holds with 95 % confidence or, if there is
/// no such interval, the widest one. Returns `None` for fewer than two launches.
pub fn provisional(launches: &[Launch]) -> Option<Provisional> {
    let mut centres: Vec<f64> = launches.iter().filter_map(Launch::centre).collect();
    centres.sort_by(f64::total_cmp);
    let count = centres.len();
    if count < 2 {
        return None;
    }
    let confidences = confidences(count);
    let rank = confidences.iter().rposition(|confidence| *confidence >= WANTED).unwrap_or(0);
    let gain = |at: usize| (centres[at] / 1e6).exp_m1();
    Some(Provisional { low: gain(rank), high: gain(count - 1 - rank), confidence: confidences[rank] })
}

/// Returns, for each rank 0, 1, ..., the probability that the median lies between two of `count`
/// sorted launches: the one of that rank from the lower end and the one from the upper end.
fn confidences(count: usize) -> Vec<f64> {
    // Probability that exactly `fallen` of the fair coins fall on one side.
    let mut exactly = 0.5_f64.powi(i32::try_from(count).unwrap_or(i32::MAX));
    let mut at_most = 0.0;
    let confidence = |fallen: usize| {
        at_most += exactly;
        exactly *= (count - fallen) as f64 / (fallen + 1) as f64;
        1.0 - 2.0 * at_most
    };
    (0..count / 2).map(confidence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn launches(centres: impl IntoIterator<Item = i32>) -> Vec<Launch> {
        centres.into_iter().map(Launch::of_centre).collect()
    }

    #[test]
    fn two_launches_give_an_interval_of_low_confidence() {
        let after = |count: i32| provisional(&launches((1..=count).map(|at| at * 10_000)));
        assert_eq!((after(0), after(1)), (None, None));
        for (count, confidence) in [(2, 0.5), (3, 0.75), (5, 0.9375), (6, 0.96875), (8, 0.9921875)] {
            assert_eq!(after(count).map(|result| result.confidence), Some(confidence), "{count}");
        }
        // From nine launches on, the outermost ones are excluded: 1 - 2 (1 + 9) / 2^9.
        let nine = after(9).unwrap();
        assert!((nine.confidence - 0.9609375).abs() < 1e-12 && (nine.low - 0.02_f64.exp_m1()).abs() < 1e-12);
        assert_eq!(nine.word(), Some("faster"));
        assert_eq!(
            provisional(&launches([-20_000, -10_000])).and_then(|result| result.word()),
            Some("slower")
        );
        assert_eq!(provisional(&launches([-20_000, 10_000])).and_then(|result| result.word()), None);
        assert!(after(400).is_some_and(|result| result.confidence >= WANTED && result.confidence < 0.97));
    }

    #[test]
    fn intervals_hold_as_often_as_their_confidence() {
        let mut rng = Rng::new(1, "provisional");
        for count in [2, 6, 12] {
            let mut held = 0;
            let mut said = 0.0;
            for _ in 0..4_000 {
                // The ratio of two normal values has tails as wild as those of real launches.
                let centres = (0..count).map(|_| (1e4 * rng.normal() / rng.normal()).clamp(-1e6, 1e6) as i32);
                let found = provisional(&launches(centres.collect::<Vec<_>>())).unwrap();
                said = found.confidence;
                held += u32::from(found.low <= 0.0 && found.high >= 0.0);
            }
            assert!((f64::from(held) / 4_000.0 - said).abs() < 0.025, "{count}: {held} of 4000, {said}");
        }
    }
}
