//! The statistics against reference values from SciPy: `scipy.json`, which `scipy.py` makes.
//!
//! What is a formula must agree to many digits. What is resampled cannot: SciPy's generator draws other samples than ours.
//! There the script derives, from the number of redraws on both sides, how far two honest answers lie apart at most (four
//! standard errors of the shares that are compared), and keeps that with the value.

use serde_json::Value;

use super::{Sampled, median, sign_test, signed_rank_test, wilson};
use crate::rng::Rng;

/// One object of the file.
#[derive(Debug)]
struct Case(Value);

fn vectors() -> Case {
    Case(serde_json::from_str(include_str!("scipy.json")).unwrap())
}

impl Case {
    /// The cases of that name; there are at least so many.
    fn cases(&self, name: &str, least: usize) -> impl Iterator<Item = Self> {
        let cases = self.0[name].as_array().unwrap();
        assert!(cases.len() >= least, "{} cases of {name}", cases.len());
        cases.clone().into_iter().map(Self)
    }

    fn number(&self, name: &str) -> f64 {
        self.0[name].as_f64().unwrap()
    }

    fn numbers(&self, name: &str) -> Vec<f64> {
        self.0[name].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect()
    }

    /// Fails unless the value agrees with the reference of that name to so many digits.
    fn agrees(&self, ours: f64, name: &str, digits: i32) {
        let theirs = self.number(name);
        let most = 10_f64.powi(-digits) * theirs.abs();
        assert!((ours - theirs).abs() <= most, "{ours} for {name} of {self:?}");
    }
}

#[test]
fn the_tests_of_signs_and_ranks_agree() {
    for case in vectors().cases("signs", 15) {
        let [above, below, zeros] = [("above", 0.5), ("below", -2.0), ("zeros", 0.0)]
            .map(|(name, value)| vec![value; case.number(name) as usize]);
        case.agrees(sign_test(&[above, below, zeros].concat()), "p", 9);
    }
    for case in vectors().cases("signed_ranks", 15) {
        case.agrees(signed_rank_test(&case.numbers("values")), "p", 9);
    }
}

#[test]
fn wilsons_interval_agrees() {
    for case in vectors().cases("wilsons", 30) {
        let [successes, trials] = ["successes", "trials"].map(|name| case.number(name) as u32);
        let (low, high) = wilson(successes, trials, case.number("confidence"));
        case.agrees(low, "low", 9);
        case.agrees(high, "high", 9);
    }
    assert_eq!(wilson(0, 0, 0.95), (0.0, 1.0));
}

#[test]
fn the_median_the_midmean_and_its_error_agree() {
    for case in vectors().cases("medians", 5) {
        assert_eq!(median(case.numbers("samples")), Some(case.number("median")), "{case:?}");
    }
    for case in vectors().cases("bootstraps", 4) {
        let ours = Sampled::new(&case.numbers("medians"), 1, &mut Rng::new(1, "scipy")).unwrap();
        case.agrees(ours.centre, "centre", 12);
        case.agrees(ours.error, "error", 12);
    }
}

#[test]
fn the_bootstrap_agrees_as_closely_as_its_resampling_allows() {
    let redraws = vectors().number("redraws") as u32;
    for case in vectors().cases("bootstraps", 4) {
        let ours = Sampled::new(&case.numbers("medians"), redraws, &mut Rng::new(2, "scipy")).unwrap();
        for reach in case.cases("reaches", 2) {
            let (low, high) = ours.interval(reach.number("confidence"));
            let [centre, error] = ["centre", "error"].map(|name| case.number(name));
            for end in [(centre - low) / error, (high - centre) / error] {
                assert!(reach.number("low") <= end && end <= reach.number("high"), "{end} for {reach:?}");
            }
        }
        for within in case.cases("chances", 4) {
            let p_value = ours.p_value(within.number("border"));
            let off = (p_value - within.number("p")).abs();
            assert!(off <= within.number("tolerance"), "{p_value} for {within:?}");
        }
    }
}

#[test]
fn a_large_sample_without_outliers_has_nearly_the_plain_percentile_interval() {
    let theirs = Case(vectors().0["percentiles"].take());
    let ours = Sampled::new(&theirs.numbers("medians"), 9_999, &mut Rng::new(3, "scipy")).unwrap();
    let (low, high) = ours.interval(theirs.number("confidence"));
    // With 240 values the two kinds of interval differ by a few hundredths of their width; one that took a one-sided
    // level for a two-sided one would differ by 8 % at each end, and one of 99 % by 16 %.
    let width = theirs.number("high") - theirs.number("low");
    let (low, high) = ((low - theirs.number("low")) / width, (high - theirs.number("high")) / width);
    assert!(low.abs() < 0.04 && high.abs() < 0.04, "{low} and {high} of the width");
}
