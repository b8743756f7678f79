//! The number of samples that a launch should give before the next one is started.
//!
//! The samples of a launch average out what differs from one sample to the next, but not what stays
//! the same from a process's start to its end. More launches average out both, yet each costs its
//! start. The better choice follows from the two variances, which every run measures on the way,
//! and from the two costs. It is the allocation of two-stage sampling (Cochran, *Sampling
//! Techniques*, chapter 10): for a given time, the variance of the mean over launches is smallest
//! with `(within / between) * sqrt(launch cost / sample cost)` samples a launch, whatever the time.
//!
//! Launches are disturbed now and then, and so are samples, so spreads are computed from the
//! quartiles: the distance between them divided by 1.349 is the standard deviation of values that
//! are normally distributed but for the outliers. A launch is represented by its median, which in
//! normal noise needs `pi / 2` times the samples of the mean for the same variance. The spread
//! between launches is what remains of the variance of the medians after the part that the noise of
//! the samples explains is subtracted. With fewer than ten samples a launch, the factor is a little
//! less than `pi / 2`. Then too much is subtracted, and the spread between launches comes out too
//! small rather than too large.
//!
//! The answer need not be exact: with half or twice the best number the variance is at most an
//! eighth larger. That tolerance is needed, since a dozen launches give the spread between launches
//! only to within a third. The formula also assumes that the samples of a launch are independent of
//! one another: a drift that outlasts the launch counts as a difference between launches, and with
//! one that fades within the launch, additional samples bring less than the formula says.

use std::f64::consts::FRAC_PI_2;
use std::ops::RangeInclusive;

/// Distance between a normal distribution's quartiles, in standard deviations.
const QUARTILES: f64 = 1.348_979_500_392_163;

/// Samples that a launch needs to say something about its own noise.
const FEWEST: usize = 3;

/// The two standard deviations of a comparison, in the unit of its samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variances {
    /// Standard deviation of a sample around the long-run value of its own launch.
    pub within: f64,
    /// Standard deviation between launches; zero where the noise of the samples explains all of the
    /// observed differences.
    pub between: f64,
}

impl Variances {
    /// Estimates both from the samples of some launches. Returns `None` for fewer than two launches
    /// of at least three samples.
    pub fn estimate(launches: &[Vec<f64>]) -> Option<Self> {
        let launches: Vec<&[f64]> =
            launches.iter().map(Vec::as_slice).filter(|samples| samples.len() >= FEWEST).collect();
        if launches.len() < 2 {
            return None;
        }
        let deviations: Vec<f64> = launches.iter().flat_map(|samples| residuals(samples)).collect();
        let within = spread(&deviations);
        let middles: Vec<f64> =
            launches.iter().map(|samples| quantile(&sorted(samples.to_vec()), 0.5)).collect();
        let seen = spread(&middles);
        // The variance that the medians would have if all launches were alike.
        let shares = launches.iter().map(|samples| FRAC_PI_2 * within.powi(2) / samples.len() as f64);
        let share = shares.sum::<f64>() / launches.len() as f64;
        Some(Self { within, between: (seen.powi(2) - share).max(0.0).sqrt() })
    }

    /// Returns the number of samples per launch that gives the smallest variance in a given time.
    /// It follows from the time to start a launch and the time of a sample.
    ///
    /// If launches do not differ it is the largest number within the bounds; if samples do not
    /// differ, the smallest.
    pub fn samples(&self, launch_seconds: f64, sample_seconds: f64, bounds: RangeInclusive<u32>) -> u32 {
        let ratio = FRAC_PI_2.sqrt() * self.within / self.between;
        let best = ratio * (launch_seconds / sample_seconds).sqrt();
        // NaN (no noise at all) becomes zero and infinity the largest number; the bounds limit
        // both.
        (best.round() as u32).min(*bounds.end()).max(*bounds.start())
    }
}

/// Returns the distances of the samples from their median, without the sample that is the median:
/// its distance is zero by construction, and would make few samples look closer together than they
/// are.
fn residuals(samples: &[f64]) -> Vec<f64> {
    // With an even number of samples, two would lie equally close to the median between them, so
    // one sample is left out.
    let odd = samples.len() - usize::from(samples.len().is_multiple_of(2));
    let mut samples = sorted(samples[..odd].to_vec());
    let median = samples.remove(odd / 2);
    samples.iter_mut().for_each(|sample| *sample -= median);
    samples
}

/// Returns the standard deviation of a normal distribution that has the quartiles of these values;
/// 0 for fewer than two values.
pub fn spread(values: &[f64]) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    let values = sorted(values.to_vec());
    (quantile(&values, 0.75) - quantile(&values, 0.25)) / QUARTILES
}

fn sorted(mut values: Vec<f64>) -> Vec<f64> {
    values.sort_by(f64::total_cmp);
    values
}

/// Returns a quantile of ascending values, interpolated between two of them; there must be at least
/// one value.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    below + (above - below) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Returns launches with these standard deviations; `outliers` per cent of the launches and of
    /// their samples are outliers.
    fn launches(count: usize, samples: usize, within: f64, between: f64, outliers: usize) -> Vec<Vec<f64>> {
        let mut rng = Rng::new(6, "split");
        let mut noise =
            |deviation: f64| deviation * rng.normal() * if rng.below(100) < outliers { 30.0 } else { 1.0 };
        (0..count)
            .map(|_| {
                let centre = 7.0 + noise(between);
                (0..samples).map(|_| centre + noise(within)).collect()
            })
            .collect()
    }

    #[test]
    fn both_deviations_are_estimated() {
        for samples in [15, 24, 60] {
            for (within, between) in [(5.0, 1.2), (1.0, 3.0), (0.0, 1.0)] {
                let found = Variances::estimate(&launches(8000, samples, within, between, 0)).unwrap();
                assert!((found.within - within).abs() <= 0.02 * within, "{found:?}, {samples} samples");
                // The spread between launches is what remains after the noise of the samples is
                // subtracted, so it is known less precisely.
                let seen = (between.powi(2) + FRAC_PI_2 * within.powi(2) / samples as f64).sqrt();
                let off = (found.between - between).abs();
                assert!(off < 0.05 * seen.powi(2) / between, "{found:?}, {samples} samples");
            }
        }
    }

    #[test]
    fn a_tenth_of_outliers_hardly_changes_the_deviations() {
        let found = Variances::estimate(&launches(2000, 40, 4.0, 2.0, 10)).unwrap();
        // The plain standard deviations would be 38 and 19. The outliers push the quartiles
        // outwards by a sixth.
        assert!((3.8..5.0).contains(&found.within), "{found:?}");
        assert!((1.8..2.6).contains(&found.between), "{found:?}");
    }

    #[test]
    fn equal_launches_have_no_deviation_between_them() {
        let found = Variances::estimate(&launches(4000, 30, 5.0, 0.0, 0)).unwrap();
        assert!(found.between < 0.35, "{found:?}");
        let alike = vec![vec![1.0, 2.0, 3.0, 4.0, 5.0]; 9];
        assert_eq!(Variances::estimate(&alike).unwrap().between, 0.0);
    }

    #[test]
    fn one_launch_or_launches_of_two_samples_give_no_estimate() {
        assert_eq!(Variances::estimate(&[]), None);
        assert_eq!(Variances::estimate(&[vec![1.0, 2.0, 3.0]]), None);
        assert_eq!(Variances::estimate(&vec![vec![1.0, 2.0]; 50]), None);
        assert_eq!(
            Variances::estimate(&vec![vec![1.0; 3]; 2]),
            Some(Variances { within: 0.0, between: 0.0 })
        );
    }

    #[test]
    fn the_number_of_samples_has_the_least_variance() {
        for (within, between) in [(5.0, 1.2), (3.0, 1.0), (30.0, 0.5)] {
            for (launch, sample) in [(0.3, 0.002), (0.05, 0.01), (2.0, 0.004)] {
                let variances = Variances { within, between };
                let best = variances.samples(launch, sample, 1..=100_000);
                // The variance of the mean over the launches that fit into a second.
                let variance = |samples: u32| {
                    let samples = f64::from(samples);
                    let of_a_launch = between.powi(2) + FRAC_PI_2 * within.powi(2) / samples;
                    of_a_launch * (launch + samples * sample)
                };
                let least = (1..=5000).map(variance).fold(f64::INFINITY, f64::min);
                assert!(variance(best) <= least * 1.001, "{best} samples, {variances:?}");
                // An eighth, plus the effect of rounding.
                assert!(variance(2 * best) <= least * 1.14, "{best} samples, {variances:?}");
            }
        }
    }

    #[test]
    fn the_number_stays_within_its_bounds() {
        let samples =
            |within, between, launch, sample| Variances { within, between }.samples(launch, sample, 8..=200);
        assert_eq!(samples(5.0, 0.0, 0.3, 0.002), 200);
        assert_eq!(samples(0.0, 1.0, 0.3, 0.002), 8);
        assert_eq!(samples(0.0, 0.0, 0.3, 0.002), 8);
        assert_eq!(samples(5.0, 1.0, 0.3, 0.0), 200);
        assert_eq!(samples(5.0, 1.0, 0.0, 0.002), 8);
        assert_eq!(samples(1.0, 1.0, 0.128, 0.002), 10);
    }
}
