//! Runs of one machine, taken together.
//!
//! Each run has its own launches, builds, hour and neighbours, so two runs differ by more than their errors say. The figures are pooled
//! with a random effect for the run (DerSimonian and Laird, "Meta-analysis in clinical trials", *Controlled Clinical Trials* 7, 1986), whose
//! variance is taken to be one for all engines.

use std::collections::BTreeMap;

use crate::record::Known;
use crate::record::runs::{Figure, Run};

/// What two runs differ by (standard deviation of the gain) as long as no engine was in two.
const UNKNOWN: f64 = 0.003;

/// Several runs, taken together.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pooled {
    /// The standard deviation of a gain from run to run, beyond the runs' own errors.
    pub(crate) between: f64,
    /// Every engine's gain over the default build: its error is that of the mean over runs.
    pub(crate) engines: Vec<Known>,
}

impl Pooled {
    /// Takes these runs together.
    pub(crate) fn of<'a>(runs: impl IntoIterator<Item = &'a Run>) -> Self {
        let mut figures: BTreeMap<&str, Vec<&Figure>> = BTreeMap::new();
        for figure in runs.into_iter().flat_map(|run| &run.engines) {
            figures.entry(&figure.candidate).or_default().push(figure);
        }
        let (mut excess, mut scale) = (0.0, 0.0);
        for figures in figures.values().filter(|figures| figures.len() > 1) {
            let weights: Vec<f64> = figures.iter().map(|one| one.error.powi(-2)).collect();
            let whole: f64 = weights.iter().sum();
            let mean = mean(figures, &weights);
            let squares =
                figures.iter().zip(&weights).map(|(one, weight)| weight * (one.gain - mean).powi(2));
            excess += squares.sum::<f64>() - (figures.len() - 1) as f64;
            scale += whole - weights.iter().map(|weight| weight.powi(2)).sum::<f64>() / whole;
        }
        let between = if scale > 0.0 { (excess / scale).max(0.0).sqrt() } else { UNKNOWN };
        let engines = figures.into_iter().map(|(candidate, figures)| {
            let weights: Vec<f64> =
                figures.iter().map(|one| (one.error.powi(2) + between.powi(2)).recip()).collect();
            Known {
                candidate: candidate.to_owned(),
                gain: mean(&figures, &weights),
                error: weights.iter().sum::<f64>().recip().sqrt(),
                runs: figures.len(),
            }
        });
        Self { between, engines: engines.collect() }
    }

    /// What one more run may begin from: what it will differ by from the others is in the errors.
    pub(crate) fn known(self) -> Vec<Known> {
        let wider = |one: Known| Known { error: one.error.hypot(self.between), ..one };
        self.engines.into_iter().map(wider).collect()
    }

    #[cfg_attr(not(test), expect(dead_code, reason = "the page of runs will show it"))]
    /// What is lost by taking an engine instead of the best one, by the pooled gains; none of an engine that no run had. The default build
    /// gains nothing.
    pub(crate) fn regret(&self, candidate: &str, baseline: &str) -> Option<f64> {
        let gain = |name: &str| match self.engines.iter().find(|one| one.candidate == name) {
            None if name == baseline => Some(0.0),
            found => found.map(|one| one.gain),
        };
        let best = self.engines.iter().map(|one| one.gain).fold(0.0, f64::max);
        Some(1.0 - (1.0 + gain(candidate)?) / (1.0 + best))
    }
}

fn mean(figures: &[&Figure], weights: &[f64]) -> f64 {
    let sum = figures.iter().zip(weights).map(|(one, weight)| one.gain * weight).sum::<f64>();
    sum / weights.iter().sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(gains: &[(&str, f64, f64)]) -> Run {
        let figure = |&(candidate, gain, error): &(&str, f64, f64)| Figure {
            candidate: candidate.to_owned(),
            gain,
            error,
            launches: 30,
        };
        Run {
            command: "cargo lab".into(),
            started: 0,
            quick: true,
            bundle: false,
            source: crate::record::Source::default(),
            rustc: "rustc".into(),
            noise: crate::record::Noise::default(),
            seconds: 1.0,
            engines: gains.iter().map(figure).collect(),
            known: 0,
            chosen: "a".into(),
            loss: None,
        }
    }

    #[test]
    fn runs_that_agree_count_by_their_errors_and_others_alike() {
        let agree = Pooled::of(&[run(&[("a", 0.02, 0.001)]), run(&[("a", 0.021, 0.002)])]);
        assert_eq!(agree.between, 0.0);
        let [a] = &agree.engines[..] else { panic!("{agree:?}") };
        assert!((a.gain - 0.0202).abs() < 1e-6 && a.error < 0.001 && a.runs == 2, "{a:?}");

        let differ = Pooled::of(&[run(&[("a", 0.02, 0.001)]), run(&[("a", 0.04, 0.002)])]);
        assert!((0.012..0.016).contains(&differ.between), "{differ:?}");
        assert!((differ.engines[0].gain - 0.03).abs() < 0.0005, "{differ:?}");
        assert!(differ.clone().known()[0].error > differ.engines[0].error);
    }

    #[test]
    fn one_run_alone_is_not_taken_for_the_truth() {
        let known = Pooled::of(&[run(&[("a", 0.02, 0.001)])]).known();
        assert!(known[0].error > UNKNOWN, "{known:?}");
        assert_eq!(Pooled::of(&[]).known(), []);
    }

    #[test]
    fn the_regret_is_against_the_best_of_all_runs_or_the_default() {
        let pooled = Pooled::of(&[run(&[("a", 0.05, 0.001), ("b", 0.02, 0.001)])]);
        assert_eq!(pooled.regret("a", "baseline"), Some(0.0));
        assert!((pooled.regret("b", "baseline").unwrap() - (1.0 - 1.02 / 1.05)).abs() < 1e-12);
        assert!((pooled.regret("baseline", "baseline").unwrap() - (1.0 - 1.0 / 1.05)).abs() < 1e-12);
        assert_eq!(pooled.regret("c", "baseline"), None);
        let worse = Pooled::of(&[run(&[("a", -0.05, 0.001)])]);
        assert_eq!(worse.regret("baseline", "baseline"), Some(0.0));
    }
}
