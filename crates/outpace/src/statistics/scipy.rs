//! The statistics against reference values from SciPy: `scipy.json`, which `scipy.py` makes.
//!
//! What is a formula must agree to many digits. What is resampled cannot: SciPy's generator draws other samples than ours.
//! There the script derives, from the number of redraws on both sides, how far two honest answers lie apart at most (four
//! standard errors of the shares that are compared), and keeps that with the value.

use serde::Deserialize;

use super::bootstrap::Sampled;
use super::ranks::{sign_test, signed_rank_test};
use super::wilson::wilson;
use crate::rng::Rng;

#[derive(Deserialize)]
struct Vectors {
    /// How often the test redraws, which the tolerances count on.
    redraws: u32,
    signs: Vec<Signs>,
    signed_ranks: Vec<SignedRanks>,
    wilsons: Vec<Wilson>,
    medians: Vec<Median>,
    bootstraps: Vec<Bootstrap>,
    percentiles: Interval,
}

#[derive(Debug, Deserialize)]
struct Signs {
    above: usize,
    below: usize,
    zeros: usize,
    p: f64,
}

#[derive(Debug, Deserialize)]
struct SignedRanks {
    why: String,
    values: Vec<f64>,
    p: f64,
}

#[derive(Debug, Deserialize)]
struct Wilson {
    successes: u32,
    trials: u32,
    confidence: f64,
    low: f64,
    high: f64,
}

#[derive(Debug, Deserialize)]
struct Median {
    samples: Vec<i32>,
    median: f64,
}

/// A sample, its midmean and Yuen's error.
#[derive(Deserialize)]
struct Bootstrap {
    why: String,
    medians: Vec<f64>,
    centre: f64,
    error: f64,
    reaches: Vec<Reach>,
    chances: Vec<Within>,
}

/// How many standard errors an interval reaches to either side, and between which two values ours must lie.
#[derive(Debug, Deserialize)]
struct Reach {
    confidence: f64,
    low: f64,
    reach: f64,
    high: f64,
}

/// The chance of a centre so far out if the truth were within the border, and by how much ours may differ.
#[derive(Debug, Deserialize)]
struct Within {
    border: f64,
    p: f64,
    tolerance: f64,
}

#[derive(Deserialize)]
struct Interval {
    medians: Vec<f64>,
    confidence: f64,
    low: f64,
    high: f64,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("scipy.json")).unwrap()
}

/// Whether two figures agree to so many digits.
fn agree(ours: f64, theirs: f64, digits: i32) -> bool {
    (ours - theirs).abs() <= 10_f64.powi(-digits) * theirs.abs()
}

#[test]
fn the_sign_test_agrees() {
    let vectors = vectors().signs;
    assert!(vectors.len() >= 15);
    for case in vectors {
        let values = [vec![0.5; case.above], vec![-2.0; case.below], vec![0.0; case.zeros]].concat();
        assert!(agree(sign_test(&values), case.p, 9), "{} for {case:?}", sign_test(&values));
    }
}

#[test]
fn the_signed_rank_test_agrees() {
    let vectors = vectors().signed_ranks;
    assert!(vectors.len() >= 15);
    for case in vectors {
        let ours = signed_rank_test(&case.values);
        assert!(agree(ours, case.p, 9), "{}: {ours}, not {}", case.why, case.p);
    }
}

#[test]
fn wilsons_interval_agrees() {
    let vectors = vectors().wilsons;
    assert!(vectors.len() >= 30);
    for case in vectors {
        let (low, high) = wilson(case.successes, case.trials, case.confidence);
        assert!(agree(low, case.low, 9) && agree(high, case.high, 9), "{low} to {high} for {case:?}");
    }
}

#[test]
fn the_median_agrees() {
    let vectors = vectors().medians;
    assert!(vectors.len() >= 5);
    for case in vectors {
        assert_eq!(super::median(case.samples.iter().copied().map(f64::from)), Some(case.median), "{case:?}");
    }
}

#[test]
fn the_midmean_and_its_error_agree() {
    for case in vectors().bootstraps {
        let ours = Sampled::new(&case.medians, 1, &mut Rng::new(1, "scipy")).unwrap();
        assert!(agree(ours.centre, case.centre, 12), "{}: {}", case.why, ours.centre);
        assert!(agree(ours.error, case.error, 12), "{}: {}", case.why, ours.error);
    }
}

#[test]
fn the_bootstrap_agrees_as_closely_as_chance_allows() {
    let vectors = vectors();
    assert!(vectors.bootstraps.len() >= 4);
    for case in vectors.bootstraps {
        let ours = Sampled::new(&case.medians, vectors.redraws, &mut Rng::new(2, "scipy")).unwrap();
        assert_eq!(case.reaches.len(), 2);
        for reach in case.reaches {
            assert!(reach.low < reach.reach && reach.reach < reach.high, "{reach:?}");
            let (low, high) = ours.interval(reach.confidence);
            for end in [case.centre - low, high - case.centre] {
                let end = end / case.error;
                assert!(reach.low <= end && end <= reach.high, "{}: {end} for {reach:?}", case.why);
            }
        }
        assert!(case.chances.len() >= 4);
        for within in case.chances {
            let chance = ours.chance_within(within.border);
            assert!((chance - within.p).abs() <= within.tolerance, "{}: {chance} for {within:?}", case.why);
        }
    }
}

#[test]
fn a_large_sample_without_outliers_has_nearly_the_plain_percentile_interval() {
    let theirs = vectors().percentiles;
    let ours = Sampled::new(&theirs.medians, 9_999, &mut Rng::new(3, "scipy")).unwrap();
    let (low, high) = ours.interval(theirs.confidence);
    // With 240 values the two kinds of interval differ by a few hundredths of their width; one that took a one-sided
    // level for a two-sided one would differ by 8 % at each end, and one of 99 % by 16 %.
    let width = theirs.high - theirs.low;
    let (low, high) = ((low - theirs.low) / width, (high - theirs.high) / width);
    assert!(low.abs() < 0.04 && high.abs() < 0.04, "{low} and {high} of the width");
}
