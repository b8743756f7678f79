//! How many samples a launch should give before the next one is started.
//!
//! A launch's samples average out what changes from slice to slice, but not what a process keeps for life. More launches
//! average out both, yet each costs its start. Which pays more follows from the two variances, which every run measures on the
//! way, and from the two costs. It is the allocation of two-stage sampling (Cochran, *Sampling Techniques*, chapter 10):
//! for a given time, the variance of the mean over launches is smallest with
//! `(within / between) * sqrt(launch cost / sample cost)` samples a launch, whatever the time.
//!
//! Launches are spoilt now and then, and so are slices, so spreads are read from the quartiles: divided by 1.349 their
//! distance is the standard deviation of what would be normal without the outliers. The launch is centred on its median,
//! which in normal noise needs `pi / 2` times the samples of the mean for the same variance (a little less where they are
//! few: below ten samples a launch, the spread between launches comes out rather too small than too large).
//!
//! The answer need not be exact: with half or twice the best number the variance is at most an eighth larger. That is as
//! well, since the spread between a dozen launches is known to a third of itself only. And it takes the samples of a
//! launch to be drawn independently of one another: a drift that outlasts the launch counts as a difference between launches,
//! one that fades within it makes more samples look worth more than they are.

use std::f64::consts::FRAC_PI_2;
use std::ops::RangeInclusive;

/// The distance of a normal distribution's quartiles, in its standard deviations.
const QUARTILES: f64 = 1.348_979_500_392_163;

/// Launches with fewer samples say nothing about their own noise.
const FEWEST: usize = 3;

/// The two standard deviations of a comparison, in the unit of its samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variances {
    /// Of one sample, around what its own launch would give in the long run.
    pub within: f64,
    /// Of that between launches; zero where the samples' own noise accounts for all that was seen.
    pub between: f64,
}

impl Variances {
    /// Estimates them from some launches' samples; at least two launches of at least three samples are needed.
    pub fn of(launches: &[Vec<f64>]) -> Option<Self> {
        let launches: Vec<&[f64]> =
            launches.iter().map(Vec::as_slice).filter(|samples| samples.len() >= FEWEST).collect();
        if launches.len() < 2 {
            return None;
        }
        let all: Vec<f64> = launches.iter().flat_map(|samples| residuals(samples)).collect();
        let within = spread(&all);
        let middles: Vec<f64> =
            launches.iter().map(|samples| quantile(&sorted(samples.to_vec()), 0.5)).collect();
        let seen = spread(&middles);
        // What the medians would differ by if all launches were alike.
        let shares = launches.iter().map(|samples| FRAC_PI_2 * within.powi(2) / samples.len() as f64);
        let share = shares.sum::<f64>() / launches.len() as f64;
        Some(Self { within, between: (seen.powi(2) - share).max(0.0).sqrt() })
    }

    /// The number of samples a launch that makes the most of a given time, where a launch takes so long to start and a
    /// sample so long to take.
    ///
    /// Where launches do not differ it is the most that the bounds allow, and where samples do not it is the least.
    pub fn samples(&self, launch_seconds: f64, sample_seconds: f64, bounds: RangeInclusive<u32>) -> u32 {
        let ratio = FRAC_PI_2.sqrt() * self.within / self.between;
        let best = ratio * (launch_seconds / sample_seconds).sqrt();
        // What is not a number (no noise at all) becomes zero, what is endless the largest number; the bounds hold both.
        (best.round() as u32).min(*bounds.end()).max(*bounds.start())
    }
}

/// The samples' distances from their median, without the sample that is the median: its distance is none by
/// construction, and would make few samples look closer together than they are.
fn residuals(samples: &[f64]) -> Vec<f64> {
    // Of an even number two would be drawn to the median between them, so one sample is left out.
    let odd = samples.len() - usize::from(samples.len().is_multiple_of(2));
    let mut samples = sorted(samples[..odd].to_vec());
    let median = samples.remove(odd / 2);
    samples.iter_mut().for_each(|sample| *sample -= median);
    samples
}

/// The standard deviation that normal values with these quartiles have; none of fewer than two.
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

/// The quantile of ascending values, of which there is at least one; between two of them in proportion.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    below + (above - below) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Launches with these standard deviations, of which so many percent, and so many percent of whose samples, are wild.
    fn launches(count: usize, samples: usize, within: f64, between: f64, wild: usize) -> Vec<Vec<f64>> {
        let mut rng = Rng::new(6, "split");
        let mut noise =
            |deviation: f64| deviation * rng.normal() * if rng.below(100) < wild { 30.0 } else { 1.0 };
        (0..count)
            .map(|_| {
                let own = 7.0 + noise(between);
                (0..samples).map(|_| own + noise(within)).collect()
            })
            .collect()
    }

    #[test]
    fn both_deviations_are_found_again() {
        for samples in [15, 24, 60] {
            for (within, between) in [(5.0, 1.2), (1.0, 3.0), (0.0, 1.0)] {
                let found = Variances::of(&launches(8000, samples, within, between, 0)).unwrap();
                assert!((found.within - within).abs() <= 0.02 * within, "{found:?}, {samples} samples");
                // What is left between launches after the larger part was taken off is known less well.
                let seen = (between.powi(2) + FRAC_PI_2 * within.powi(2) / samples as f64).sqrt();
                let off = (found.between - between).abs();
                assert!(off < 0.05 * seen.powi(2) / between, "{found:?}, {samples} samples");
            }
        }
    }

    #[test]
    fn a_tenth_of_wild_launches_and_samples_hardly_matters() {
        let found = Variances::of(&launches(2000, 40, 4.0, 2.0, 10)).unwrap();
        // The plain standard deviations would be 38 and 19. Quartiles of nine tenths lie further out, by a sixth.
        assert!((3.8..5.0).contains(&found.within), "{found:?}");
        assert!((1.8..2.6).contains(&found.between), "{found:?}");
    }

    #[test]
    fn launches_that_do_not_differ_are_not_said_to() {
        let found = Variances::of(&launches(4000, 30, 5.0, 0.0, 0)).unwrap();
        assert!(found.between < 0.35, "{found:?}");
        let alike = vec![vec![1.0, 2.0, 3.0, 4.0, 5.0]; 9];
        assert_eq!(Variances::of(&alike).unwrap().between, 0.0);
    }

    #[test]
    fn one_launch_or_launches_of_two_samples_say_nothing() {
        assert_eq!(Variances::of(&[]), None);
        assert_eq!(Variances::of(&[vec![1.0, 2.0, 3.0]]), None);
        assert_eq!(Variances::of(&vec![vec![1.0, 2.0]; 50]), None);
        assert_eq!(Variances::of(&vec![vec![1.0; 3]; 2]), Some(Variances { within: 0.0, between: 0.0 }));
    }

    #[test]
    fn no_other_number_of_samples_makes_more_of_the_time() {
        for (within, between) in [(5.0, 1.2), (3.0, 1.0), (30.0, 0.5)] {
            for (launch, sample) in [(0.3, 0.002), (0.05, 0.01), (2.0, 0.004)] {
                let variances = Variances { within, between };
                let best = variances.samples(launch, sample, 1..=100_000);
                // The variance of the centre of a second's launches.
                let variance = |samples: u32| {
                    let samples = f64::from(samples);
                    let of_a_launch = between.powi(2) + FRAC_PI_2 * within.powi(2) / samples;
                    of_a_launch * (launch + samples * sample)
                };
                let least = (1..=5000).map(variance).fold(f64::INFINITY, f64::min);
                assert!(variance(best) <= least * 1.001, "{best} samples, {variances:?}");
                // An eighth, and what rounding adds to it.
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
