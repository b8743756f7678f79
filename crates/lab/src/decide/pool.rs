//! Pools the runs of one machine.
//!
//! Two runs differ by more than their standard errors, because each has its own builds and
//! launches, and the other load on the machine varies over the day. So the figures are pooled with
//! a random effect for the run (DerSimonian and Laird, "Meta-analysis in clinical trials",
//! *Controlled Clinical Trials* 7, 1986), whose variance is assumed to be the same for all engines.

use std::collections::BTreeMap;

use crate::record::runs::{Figure, Run, Runs};
use crate::record::{BASELINE, Known, LOSS_RULES};
use outpace::choose::BETWEEN;

/// Engines with a gain below this are left out of the estimate of how much runs differ.
const FAR: f64 = -0.05;

/// A gain counts as well known if its standard error is smaller than this, or if several runs have
/// measured it.
const WELL: f64 = 0.005;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pooled {
    /// Standard deviation of a gain from run to run, beyond the runs' own errors.
    pub between: f64,
    /// Gain of every engine over the default build, with the standard error of its mean over runs.
    pub engines: Vec<Known>,
}

impl Pooled {
    pub fn from_runs<'a>(runs: impl IntoIterator<Item = &'a Run>) -> Self {
        let mut figures: BTreeMap<&str, Vec<&Figure>> = BTreeMap::new();
        for figure in runs.into_iter().flat_map(|run| &run.engines) {
            figures.entry(&figure.candidate).or_default().push(figure);
        }
        let (mut excess, mut scale) = (0.0, 0.0);
        for figures in figures.values().filter(|figures| figures.len() > 1) {
            let weights: Vec<f64> = figures.iter().map(|figure| figure.error.powi(-2)).collect();
            let whole: f64 = weights.iter().sum();
            let mean = mean(figures, &weights);
            // The gains of engines that are far behind vary in proportion to their size, so they
            // differ more from run to run.
            if mean < FAR {
                continue;
            }
            let squares =
                figures.iter().zip(&weights).map(|(figure, weight)| weight * (figure.gain - mean).powi(2));
            excess += squares.sum::<f64>() - (figures.len() - 1) as f64;
            scale += whole - weights.iter().map(|weight| weight.powi(2)).sum::<f64>() / whole;
        }
        let between = if scale > 0.0 { (excess / scale).max(0.0).sqrt() } else { BETWEEN };
        let engines = figures.into_iter().map(|(candidate, figures)| {
            let weights: Vec<f64> =
                figures.iter().map(|figure| (figure.error.powi(2) + between.powi(2)).recip()).collect();
            Known {
                candidate: candidate.to_owned(),
                gain: mean(&figures, &weights),
                error: weights.iter().sum::<f64>().recip().sqrt(),
                runs: figures.len(),
            }
        });
        Self { between, engines: engines.collect() }
    }

    /// Returns the best of the engines whose gain is well known, if it beats the default build. The
    /// other engines are left out, because the best of them probably leads by luck.
    pub fn best(&self) -> Option<&Known> {
        let well = self.engines.iter().filter(|engine| engine.runs > 1 || engine.error < WELL);
        let best = well.max_by(|a, b| a.gain.total_cmp(&b.gain));
        best.filter(|best| best.gain > 0.0)
    }

    /// Returns the gains that the next run may begin from. Their errors include the expected
    /// difference between that run and the earlier ones.
    pub fn known(self) -> Vec<Known> {
        let wider = |known: Known| Known { error: known.error.hypot(self.between), ..known };
        self.engines.into_iter().map(wider).collect()
    }

    /// Returns the loss from taking an engine instead of the best one, by the pooled gains, or
    /// `None` if no run had that engine. The gain of the default build is zero. The best one is
    /// that of [`Pooled::best`]. An engine whose gain is larger, but not well known, loses nothing.
    pub fn regret(&self, candidate: &str) -> Option<f64> {
        let gain = match self.engines.iter().find(|engine| engine.candidate == candidate) {
            None if candidate == BASELINE => 0.0,
            found => found?.gain,
        };
        let best = self.best().map_or(0.0, |best| best.gain).max(gain);
        Some(1.0 - (1.0 + gain) / (1.0 + best))
    }
}

/// Runs with the same source of the engine, the same compiler and the same baseline, either all
/// from bundles or all from checkouts, in the order of time.
#[derive(Debug)]
pub struct Group<'a> {
    pub runs: Vec<&'a Run>,
    pub pooled: Pooled,
    /// The choice made most often by the runs that covered all axes. If two are equally frequent,
    /// the one that loses less.
    pub usual: Option<&'a str>,
}

/// Relation of a run's choice to the choice of most runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    Same,
    /// A different engine whose speed differs from the usual choice's by at most the allowed loss.
    AsGood,
    Other,
}

impl<'a> Group<'a> {
    /// Returns the groups of the runs that may be pooled ([`Run::adds_up`]) and have the same
    /// source as the latest of them. The group of the latest run comes first.
    pub fn current(runs: &'a Runs) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        let latest_first = || runs.runs.iter().rev().filter(|run| run.adds_up());
        let latest = latest_first().next();
        let source = |run: &&Run| latest.is_some_and(|latest| latest.source.sha256 == run.source.sha256);
        for run in latest_first().filter(source) {
            let is_known =
                |run: &&Run| groups.iter().any(|group| group.runs.iter().any(|known| known == run));
            if !is_known(&run) {
                groups.push(Self::new(runs.like(&run.source, &run.rustc, run.bundle, run.with()).collect()));
            }
        }
        groups
    }

    fn new(runs: Vec<&'a Run>) -> Self {
        let mut group = Self { pooled: Pooled::from_runs(runs.iter().copied()), runs, usual: None };
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let whole = group.runs.iter().filter(|run| Self::lack(run).is_none());
        whole.for_each(|run| *counts.entry(&run.chosen).or_default() += 1);
        let regret = |chosen: &str| group.pooled.regret(chosen).unwrap_or(f64::INFINITY);
        let usual = counts.into_iter().max_by(|(chosen, count), (other, other_count)| {
            count.cmp(other_count).then_with(|| regret(other).total_cmp(&regret(chosen)))
        });
        group.usual = usual.map(|(chosen, _)| chosen);
        group
    }

    /// Returns the reason why the run's choice does not count towards the usual choice (the run
    /// covered only some axes), or `None` if it counts. A run whose tools were missing still
    /// counts.
    pub fn lack(run: &Run) -> Option<&'static str> {
        (!run.is_whole()).then_some("some axes only")
    }

    /// Returns the relation of a run's choice to the choice of most runs.
    pub fn agreement(&self, run: &Run) -> Agreement {
        let kept = |chosen: &str| Some(1.0 - self.pooled.regret(chosen)?);
        let ratio = self.usual.and_then(kept).zip(kept(&run.chosen)).map(|(usual, this)| this / usual - 1.0);
        match ratio {
            _ if self.usual == Some(&run.chosen) => Agreement::Same,
            Some(ratio) if ratio.abs() <= LOSS_RULES.loss => Agreement::AsGood,
            _ => Agreement::Other,
        }
    }
}

fn mean(figures: &[&Figure], weights: &[f64]) -> f64 {
    let sum = figures.iter().zip(weights).map(|(figure, weight)| figure.gain * weight).sum::<f64>();
    sum / weights.iter().sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Loss;

    fn run(gains: &[(&str, f64, f64)]) -> Run {
        let figure = |&(candidate, gain, error): &(&str, f64, f64)| {
            let candidate = candidate.to_owned();
            Figure { candidate, gain, error, launches: 30 }
        };
        let candidate = "a".into();
        let loss = Loss { candidate, gain: 0.0, error: 0.0, expected: 0.0, bound: 0.0, best: 1.0 };
        Run {
            command: "cargo lab".into(),
            engines: gains.iter().map(figure).collect(),
            chosen: "a".into(),
            loss: Some(loss),
            ..Run::default()
        }
    }

    #[test]
    fn runs_that_agree_are_weighted_by_their_errors_and_runs_that_differ_nearly_equally() {
        let agree = Pooled::from_runs(&[run(&[("a", 0.02, 0.001)]), run(&[("a", 0.021, 0.002)])]);
        assert_eq!(agree.between, 0.0);
        let [a] = &agree.engines[..] else { panic!("{agree:?}") };
        assert!((a.gain - 0.0202).abs() < 1e-6 && a.error < 0.001 && a.runs == 2, "{a:?}");

        let differ = Pooled::from_runs(&[run(&[("a", 0.02, 0.001)]), run(&[("a", 0.04, 0.002)])]);
        assert!((0.012..0.016).contains(&differ.between), "{differ:?}");
        assert!((differ.engines[0].gain - 0.03).abs() < 0.0005, "{differ:?}");
        assert!(differ.clone().known()[0].error > differ.engines[0].error);
    }

    #[test]
    fn the_error_of_a_single_run_includes_the_difference_between_runs() {
        let known = Pooled::from_runs(&[run(&[("a", 0.02, 0.001)])]).known();
        assert!(known[0].error > BETWEEN, "{known:?}");
        assert_eq!(Pooled::from_runs(&[]).known(), []);
    }

    #[test]
    fn the_regret_is_against_the_best_of_all_runs_or_the_default() {
        let pooled = Pooled::from_runs(&[run(&[("a", 0.05, 0.001), ("b", 0.02, 0.001)])]);
        assert_eq!(pooled.regret("a"), Some(0.0));
        assert!((pooled.regret("b").unwrap() - (1.0 - 1.02 / 1.05)).abs() < 1e-12);
        assert!((pooled.regret("baseline").unwrap() - (1.0 - 1.0 / 1.05)).abs() < 1e-12);
        assert_eq!(pooled.regret("c"), None);
        let worse = Pooled::from_runs(&[run(&[("a", -0.05, 0.001)])]);
        assert_eq!(worse.regret("baseline"), Some(0.0));
        let unsure = Pooled::from_runs(&[run(&[("a", 0.05, 0.006), ("b", 0.02, 0.001)])]);
        assert_eq!((unsure.best().map(|best| best.gain), unsure.regret("a")), (Some(0.02), Some(0.0)));
    }

    #[test]
    fn a_choice_within_the_allowed_loss_is_as_good_as_the_usual_one() {
        let gains = [("a", 0.02, 0.001), ("b", 0.018, 0.001), ("c", 0.01, 0.001)];
        let run_with_choice = |chosen: &str, started, command: &str| Run {
            chosen: chosen.to_owned(),
            started,
            command: command.to_owned(),
            ..run(&gains)
        };
        let mut runs = Runs::none("zen");
        let older = Run { rustc: "older".to_owned(), ..run_with_choice("c", 9, "") };
        let part = run_with_choice("c", 4, "cargo lab choose --axis side --seed 1");
        let by_an_older_rule = Run { loss: None, ..run_with_choice("c", 10, "") };
        let added = [
            run_with_choice("a", 1, ""),
            run_with_choice("c", 2, ""),
            run_with_choice("b", 3, ""),
            part.clone(),
            run_with_choice("a", 5, ""),
            older,
        ];
        added.into_iter().chain([by_an_older_rule]).for_each(|run| runs.add(run));
        let groups = Group::current(&runs);
        let [other, group] = &groups[..] else { panic!("{groups:?}") };
        assert_eq!((other.runs.len(), group.runs.len(), group.usual), (1, 5, Some("a")));
        let agreements: Vec<Agreement> = group.runs.iter().map(|run| group.agreement(run)).collect();
        use Agreement::{AsGood, Other, Same};
        assert_eq!(agreements, [Same, Other, AsGood, Other, Same]);
        let unknown = Run { chosen: "unknown".to_owned(), ..part };
        assert_eq!(group.agreement(&unknown), Other);
        assert!(Group::current(&Runs::none("zen")).is_empty());
    }

    #[test]
    fn the_regret_of_a_run_without_guided_builds_counts_those_of_other_runs() {
        let mut runs = Runs::none("zen");
        let guided = [("a", 0.04, 0.001), ("a+profile-pgo", 0.08, 0.001)];
        runs.add(Run { started: 1, ..run(&guided[..1]) });
        let profiles = "cargo lab choose --axis profile".to_owned();
        runs.add(Run { started: 2, command: profiles, ..run(&guided) });
        runs.add(Run { started: 3, chosen: "a+profile-pgo".to_owned(), ..run(&guided) });
        let groups = Group::current(&runs);
        let [group] = &groups[..] else { panic!("{groups:?}") };
        let lacks: Vec<Option<&str>> = group.runs.iter().map(|run| Group::lack(run)).collect();
        assert_eq!((group.usual, lacks), (Some("a+profile-pgo"), vec![None, Some("some axes only"), None]));
        assert_eq!(group.agreement(group.runs[0]), Agreement::Other);
        assert!(group.pooled.regret("a").unwrap() > 0.03);
    }

    #[test]
    fn the_oldest_runs_are_dropped_if_there_are_too_many_for_a_file() {
        let mut runs = Runs::none("zen");
        (1..=1_002).for_each(|started| runs.add(Run { started, ..run(&[]) }));
        assert_eq!((runs.runs.len(), runs.runs[0].started), (1_000, 3));
    }

    #[test]
    fn runs_with_another_baseline_are_a_group_of_their_own() {
        let mut runs = Runs::none("zen");
        for (started, with) in [(1, ""), (2, " --with evaluation-network"), (3, " --with evaluation-network")]
        {
            runs.add(Run { started, command: format!("cargo lab choose{with} --seed 1"), ..run(&[]) });
        }
        let groups: Vec<usize> = Group::current(&runs).iter().map(|group| group.runs.len()).collect();
        assert_eq!(groups, [2, 1]);
    }
}
