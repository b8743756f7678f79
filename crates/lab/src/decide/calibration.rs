//! The lab's own error: known cases sent through the shipped verdict code, and what became of them.
//!
//! `reports/<machine>/calibration.json` holds one [`Calibration`]: every comparison with its launches' centres, so that
//! the verdicts can be given again. The summary is a pure function of it.
//!
//! Three kinds of cases have a known answer. *Copies*: the baseline against a byte-identical copy; whatever is told apart is
//! a false positive. *Layouts*: the baseline against itself in another code layout; those differ in truth, by a per cent
//! or so, but not by anything that a feature does, so a false positive is what also survives the check over layouts.
//! *Handicaps*: an engine against itself when it dawdles by an exactly known share of its time; the verdict must find it, and
//! the interval must hold it.

use std::path::Path;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::decide::verdict::{self, Launches, Stream};
use crate::record::{
    Comparison, Compiler, Engine, Judgement, Launch, Machine, Noise, Rules, Slice, Source, Survey, Verdict,
};
use outpace::rng::Rng;
use outpace::sealed;

/// The version of this file's schema.
pub(crate) const SCHEMA: u32 = 1;

/// The handicaps, in hundredths of a per cent.
pub(crate) const HANDICAPS: [u32; 4] = [50, 100, 200, 500];

/// One machine's calibration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Calibration {
    /// [`SCHEMA`] when it was written.
    pub(crate) schema: u32,
    /// The command that made it, with the seed spelled out.
    pub(crate) command: String,
    /// The seed of every random choice.
    pub(crate) seed: u64,
    /// The machine.
    pub(crate) machine: Machine,
    /// The compiler.
    pub(crate) compiler: Compiler,
    /// The engine's source.
    pub(crate) source: Source,
    /// The rules of the verdicts.
    pub(crate) rules: Rules,
    /// The launch counts at which a comparison is looked at.
    pub(crate) looks: Vec<u32>,
    /// What one slice was meant to last, in seconds.
    pub(crate) slice_seconds: f64,
    /// The positions and how many nodes of each make a slice.
    pub(crate) positions: Vec<Slice>,
    /// The engines: the baseline, and the one that can dawdle.
    pub(crate) engines: Vec<Engine>,
    /// What the system told of other work, a sitting each.
    pub(crate) noise: Vec<Noise>,
    /// The comparisons, in the order in which they were made.
    pub(crate) trials: Vec<Trial>,
    /// SHA-256 over all of the above.
    pub(crate) sha256: String,
}

/// One comparison with a known answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trial {
    /// The case.
    #[serde(flatten)]
    pub(crate) case: Case,
    /// Whether the two sides had changed places.
    pub(crate) swapped: bool,
    /// Wall time.
    pub(crate) seconds: f64,
    /// What the shipped code said of it: verdict and figures, and those over layouts where a win was checked.
    pub(crate) judgement: Judgement,
    /// The launches' centres, in millionths of a logarithm, as many as were made.
    pub(crate) centres: Vec<i32>,
    /// Those of the check over layouts, where a win was checked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) layout_centres: Vec<i32>,
}

/// A case with a known answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "case", rename_all = "kebab-case")]
pub(crate) enum Case {
    /// The baseline against a byte-identical copy.
    Copies,
    /// The baseline against itself, each in a layout of its own.
    Layouts,
    /// An engine against itself with a handicap.
    Handicap {
        /// How much longer it takes, in hundredths of a per cent.
        basis_points: u32,
    },
}

impl Case {
    /// All cases, in the order of the tables.
    pub(crate) fn all() -> Vec<Self> {
        let handicaps = HANDICAPS.map(|basis_points| Self::Handicap { basis_points });
        [Self::Copies, Self::Layouts].into_iter().chain(handicaps).collect()
    }

    /// The true log speed ratio, candidate over baseline, where it is known.
    pub(crate) fn truth(self, swapped: bool) -> Option<f64> {
        match self {
            Self::Copies => Some(0.0),
            Self::Layouts => None,
            Self::Handicap { basis_points } => {
                let slower = -(f64::from(basis_points) / 1e4).ln_1p();
                Some(if swapped { -slower } else { slower })
            }
        }
    }

    /// Its name in tables.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Copies => "the same bytes".to_owned(),
            Self::Layouts => "another layout".to_owned(),
            Self::Handicap { basis_points } => format!("{} % slower", f64::from(basis_points) / 100.0),
        }
    }

    /// Its name in the streams of rng.
    pub(crate) fn key(self) -> String {
        match self {
            Self::Copies => "copies".to_owned(),
            Self::Layouts => "layouts".to_owned(),
            Self::Handicap { basis_points } => format!("handicap-{basis_points}"),
        }
    }
}

impl sealed::Kept for Calibration {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "calibration";

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.rules.check([(&self.looks[..], &[][..])])
    }
}

/// The calibration in that file; none where there is no file.
pub(crate) fn read(path: &Path) -> Result<Option<Calibration>> {
    sealed::load(path)
}

/// A share of trials, with its Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Share {
    /// How many.
    pub(crate) count: u32,
    /// Of how many.
    pub(crate) of: u32,
    /// The lower end of the 95 % interval.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
}

impl Share {
    fn new(count: usize, of: usize) -> Self {
        let (count, of) = (count as u32, of as u32);
        let (low, high) = if of == 0 { (0.0, 1.0) } else { verdict::wilson(count, of, 0.95) };
        Self { count, of, low, high }
    }

    /// The share itself.
    pub(crate) fn value(self) -> f64 {
        f64::from(self.count) / f64::from(self.of.max(1))
    }
}

/// What became of the trials of one case.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Summary {
    /// The case.
    pub(crate) case: Case,
    /// Printed apart, in the true direction where there is one. Of layouts: as built.
    pub(crate) told_apart: Share,
    /// Printed apart in the wrong direction; of equals, either direction is wrong.
    pub(crate) wrong: Share,
    /// Faster as built and not refuted over layouts, where layouts were the case.
    pub(crate) survived: Option<Share>,
    /// Intervals that held the truth, where it is known.
    pub(crate) covered: Option<Share>,
    /// The mean of the estimates as log ratios, those that had changed places turned round, and its standard error.
    pub(crate) mean: (f64, f64),
    /// The mean of both orders' estimates: what A against B and B against A sum to, halved; and its standard error.
    pub(crate) asymmetry: (f64, f64),
    /// The mean wall time of a comparison, in seconds.
    pub(crate) seconds: f64,
    /// The mean number of launches.
    pub(crate) launches: f64,
}

/// The slug of whatever is compared with the baseline.
pub(crate) const CANDIDATE: &str = "candidate";

/// The stream of chance of one trial, and the seed of its bootstrap.
pub(crate) fn chance_of(seed: u64, case: Case, index: usize) -> (Rng, u64) {
    let mut rng = Rng::new(seed, &format!("{} {index}", case.key()));
    let seed = rng.below(1 << 30) as u64;
    (rng, seed)
}

/// What the shipped code says of launches with these centres, as built and over layouts.
pub(crate) fn judge(
    centres: &[i32],
    layouts: &[i32],
    looks: &[u32],
    seed: u64,
    rules: Rules,
) -> Option<Judgement> {
    let launches = |centres: &[i32]| -> Comparison {
        let launch =
            |&centre: &i32| Launch { cpu: None, baseline_first: vec![centre], candidate_first: vec![centre] };
        Comparison { candidate: CANDIDATE.to_owned(), launches: centres.iter().map(launch).collect() }
    };
    let comparisons = if layouts.is_empty() { Vec::new() } else { vec![launches(layouts)] };
    let layouts = Survey { looks: looks.to_vec(), comparisons, missing: Vec::new() };
    let stream = Stream { seed, of: Launches::Engines };
    verdict::alone(&launches(centres), &layouts, looks, stream, rules)
}

impl Calibration {
    /// Gives all verdicts anew from the launches' centres, by the code and the rules of today: a calibration speaks of the
    /// verdicts that are given now, not of those that were given when it was measured.
    pub(crate) fn judge_again(&mut self) {
        let mut counts = std::collections::BTreeMap::<Case, usize>::new();
        for trial in &mut self.trials {
            let index = counts.entry(trial.case).or_default();
            let (_, seed) = chance_of(self.seed, trial.case, *index);
            *index += 1;
            let judged = judge(&trial.centres, &trial.layout_centres, &self.looks, seed, self.rules);
            let Some(mut judgement) = judged else { continue };
            if let (Some(now), Some(before)) = (&mut judgement.estimate, &trial.judgement.estimate) {
                // The centres do not know of how many samples they are.
                now.samples = before.samples.saturating_mul(now.launches) / before.launches.max(1);
            }
            trial.judgement = judgement;
        }
    }

    /// The trials of one case.
    pub(crate) fn of(&self, case: Case) -> impl Iterator<Item = &Trial> {
        self.trials.iter().filter(move |trial| trial.case == case)
    }

    /// The summaries of all cases that were tried.
    pub(crate) fn summaries(&self) -> Vec<Summary> {
        Case::all().into_iter().filter_map(|case| self.summary(case)).collect()
    }

    /// What became of one case; none where it was not tried.
    pub(crate) fn summary(&self, case: Case) -> Option<Summary> {
        let trials: Vec<&Trial> = self.of(case).collect();
        if trials.is_empty() {
            return None;
        }
        let count = |holds: &dyn Fn(&Trial) -> bool| {
            Share::new(trials.iter().filter(|trial| holds(trial)).count(), trials.len())
        };
        let verdict_of = |truth: f64| if truth > 0.0 { Verdict::Faster } else { Verdict::Slower };
        let is_apart = |trial: &Trial| matches!(trial.first_verdict(), Verdict::Faster | Verdict::Slower);
        let (told_apart, wrong): (Share, Share) = match case {
            Case::Copies | Case::Layouts => (count(&is_apart), count(&is_apart)),
            Case::Handicap { .. } => {
                let right = |trial: &Trial| {
                    case.truth(trial.swapped).is_some_and(|truth| trial.first_verdict() == verdict_of(truth))
                };
                (count(&right), count(&|trial| is_apart(trial) && !right(trial)))
            }
        };
        let survived =
            (case == Case::Layouts).then(|| count(&|trial| trial.judgement.verdict == Verdict::Faster));
        let covered = (case != Case::Layouts).then(|| {
            count(&|trial| {
                let truth = case.truth(trial.swapped).map(f64::exp_m1);
                truth
                    .zip(trial.judgement.estimate)
                    .is_some_and(|(truth, estimate)| estimate.low <= truth && truth <= estimate.high)
            })
        });
        let logs = |swapped: Option<bool>| -> Vec<f64> {
            let chosen = trials.iter().filter(|trial| swapped.is_none_or(|swapped| trial.swapped == swapped));
            chosen.filter_map(|trial| Some(trial.judgement.estimate?.gain.ln_1p())).collect()
        };
        let (one, other) = (mean(&logs(Some(false))), mean(&logs(Some(true))));
        let error = (one.1.powi(2) + other.1.powi(2)).sqrt() / 2.0;
        Some(Summary {
            case,
            told_apart,
            wrong,
            survived,
            covered,
            mean: ((one.0 - other.0) / 2.0, error),
            asymmetry: ((one.0 + other.0) / 2.0, error),
            seconds: trials.iter().map(|trial| trial.seconds).sum::<f64>() / trials.len() as f64,
            launches: trials.iter().map(|trial| trial.centres.len()).sum::<usize>() as f64
                / trials.len() as f64,
        })
    }

    /// All intervals with a known truth, and how many of them held it.
    pub(crate) fn coverage(&self) -> Share {
        let known: Vec<Share> = self.summaries().iter().filter_map(|summary| summary.covered).collect();
        let sum = |of: fn(&Share) -> u32| known.iter().map(of).sum::<u32>() as usize;
        Share::new(sum(|share| share.count), sum(|share| share.of))
    }

    /// All of it in one sentence.
    pub(crate) fn sentence(&self) -> String {
        let percent = |share: Share| {
            format!("{:.1} % [{:.1}, {:.1}]", share.value() * 100.0, share.low * 100.0, share.high * 100.0)
        };
        let mut parts = Vec::new();
        for summary in self.summaries() {
            let share = summary.told_apart;
            match summary.case {
                Case::Copies => parts.push(format!(
                    "of {} comparisons of byte-identical copies {} were told apart ({})",
                    share.of,
                    share.count,
                    percent(share)
                )),
                Case::Layouts => {}
                Case::Handicap { basis_points } => parts.push(format!(
                    "a slowdown of {} % was found {} times of {}",
                    f64::from(basis_points) / 100.0,
                    share.count,
                    share.of
                )),
            }
        }
        parts.push(format!("the 95 % intervals held the truth in {}", percent(self.coverage())));
        parts.join("; ")
    }
}

impl Trial {
    /// What was said of it as built, before any check over layouts.
    fn first_verdict(&self) -> Verdict {
        // A win that did not survive its layouts was one before.
        match &self.judgement.layouts {
            Some(layouts) if !layouts.survived => Verdict::Faster,
            _ => self.judgement.verdict.clone(),
        }
    }
}

/// A mean and its standard error, which nothing bounds where fewer than two values give it.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.len() < 2 {
        return (values.first().copied().unwrap_or(0.0), f64::INFINITY);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::decide::verdict::RULES;
    use crate::record::{Estimate, LayoutCheck};

    /// A calibration of a machine that is none.
    pub(crate) fn calibration(trials: Vec<Trial>) -> Calibration {
        Calibration {
            schema: SCHEMA,
            command: "cargo lab calibrate --comparisons 500 --seed 1".into(),
            seed: 1,
            machine: Machine {
                key: "some-cpu".into(),
                vendor: "GenuineSome".into(),
                brand: "Some CPU".into(),
                family: 6,
                model: 1,
                stepping: 2,
                cpus: 2,
                hypervisor: None,
                levels: vec!["x86-64".into()],
                os: "linux".into(),
                notes: Vec::new(),
            },
            compiler: Compiler {
                version: "rustc 1.95".into(),
                host: "x86_64-unknown-linux-gnu".into(),
                llvm: "22".into(),
            },
            source: Source { version: "0.1.0".into(), revision: None, dirty: false, sha256: "0".repeat(64) },
            rules: RULES,
            looks: vec![20, 30, 45],
            slice_seconds: 0.002,
            positions: vec![Slice { fen: "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1".into(), nodes: 4000 }],
            engines: Vec::new(),
            noise: vec![Noise::default()],
            trials,
            sha256: String::new(),
        }
    }

    /// The trial of that number of a case, whose estimate is this log ratio, give or take 0.4 %.
    pub(crate) fn trial(case: Case, index: usize, log: f64, verdict: Verdict) -> Trial {
        let gain = log.exp_m1();
        let estimate = Estimate {
            gain,
            low: gain - 0.004,
            high: gain + 0.004,
            corrected_low: gain - 0.005,
            corrected_high: gain + 0.005,
            spread: 0.003,
            launches: 2,
            samples: 48,
            sign: 0.5,
            signed_rank: 0.5,
        };
        Trial {
            case,
            swapped: index % 2 == 1,
            seconds: 10.0,
            judgement: Judgement {
                axis: None,
                variant: "candidate".into(),
                verdict,
                estimate: Some(estimate),
                layouts: None,
            },
            centres: vec![(log * 1e6) as i32; 2],
            layout_centres: Vec::new(),
        }
    }

    pub(crate) const NO_DIFFERENCE: Verdict = Verdict::NoDifference { smallest_visible: 0.01 };

    const ONE_PERCENT: Case = Case::Handicap { basis_points: 100 };

    /// So many trials of one case, whose estimates and verdicts a rule by their number gives.
    fn trials(case: Case, count: usize, rule: impl Fn(usize) -> (f64, Verdict)) -> Vec<Trial> {
        (0..count).map(rule).enumerate().map(|(index, (log, said))| trial(case, index, log, said)).collect()
    }

    fn summary(case: Case, count: usize, rule: impl Fn(usize) -> (f64, Verdict)) -> Summary {
        calibration(trials(case, count, rule)).summary(case).unwrap()
    }

    #[test]
    fn the_fixture_of_a_calibration_is_this_one() {
        let wanted = calibration(vec![
            trial(Case::Copies, 0, 0.0, NO_DIFFERENCE),
            trial(Case::Layouts, 0, 0.0, NO_DIFFERENCE),
            trial(ONE_PERCENT, 0, 0.0, Verdict::Slower),
            trial(Case::Copies, 1, 0.0, Verdict::Faster),
        ]);
        let kept = crate::fixtures::fixture("calibration.json", &wanted);
        assert_eq!(kept, Calibration { sha256: kept.sha256.clone(), ..wanted });
    }

    #[test]
    fn whatever_is_told_apart_of_equals_is_wrong_either_way() {
        let summary = summary(Case::Copies, 200, |index| match index {
            7 => (0.01, Verdict::Faster),
            8 => (-0.01, Verdict::Slower),
            _ => (0.001, NO_DIFFERENCE),
        });
        assert_eq!(summary.wrong, summary.told_apart);
        assert_eq!((summary.wrong.count, summary.wrong.of), (2, 200));
        // Wilson's interval as his formula has it: the centre 0.019 234 and 0.016 488 either way.
        let (low, high) = (summary.wrong.low, summary.wrong.high);
        assert!((low - 0.002_746).abs() < 2e-6 && (high - 0.035_722).abs() < 2e-6, "{low} {high}");
        assert_eq!(summary.covered.map(|share| share.count), Some(198));
        assert_eq!((summary.survived, summary.seconds, summary.launches), (None, 10.0, 2.0));
    }

    #[test]
    fn of_a_slowdown_only_the_true_direction_counts_as_found_and_it_turns_with_the_order() {
        // Every second trial has its sides swapped, so there the candidate is the faster one.
        let right = |index: usize| if index % 2 == 1 { Verdict::Faster } else { Verdict::Slower };
        let wrong = |index: usize| right(index + 1);
        let slower = -0.01_f64.ln_1p();
        let truth = |index: usize| if index % 2 == 1 { -slower } else { slower };
        let summary = summary(ONE_PERCENT, 100, |index| match index {
            0..=89 => (truth(index), right(index)),
            90..=96 => (truth(index) / 2.0, NO_DIFFERENCE),
            _ => (-truth(index), wrong(index)),
        });
        assert_eq!((summary.told_apart.count, summary.wrong.count, summary.told_apart.of), (90, 3, 100));
        // Seven are off by half a per cent and three by two: an interval of 0.4 % either way holds neither.
        assert_eq!(summary.covered.map(|share| (share.count, share.of)), Some((90, 100)));
    }

    #[test]
    fn an_interval_without_a_truth_or_an_estimate_holds_none() {
        let layouts = summary(Case::Layouts, 3, |_| (0.0, NO_DIFFERENCE));
        assert_eq!(layouts.covered, None);
        let mut copies = trials(Case::Copies, 4, |_| (0.0, NO_DIFFERENCE));
        copies[2].judgement.estimate = None;
        let all = calibration(
            copies.into_iter().chain(trials(Case::Layouts, 3, |_| (0.0, NO_DIFFERENCE))).collect(),
        );
        assert_eq!((all.coverage().count, all.coverage().of), (3, 4));
    }

    #[test]
    fn what_always_favours_one_side_shows_in_the_sum_of_both_orders_and_not_in_the_mean() {
        const BIAS: f64 = 0.002;
        let slower = -0.01_f64.ln_1p();
        let noise = |index: usize| 0.000_1 * (index / 2 % 5) as f64 - 0.000_2;
        let measured = |bias: f64| {
            summary(ONE_PERCENT, 40, |index| {
                (if index % 2 == 1 { -slower } else { slower } + bias + noise(index), NO_DIFFERENCE)
            })
        };
        let (fair, biased) = (measured(0.0), measured(BIAS));
        assert!((fair.mean.0 - slower).abs() < 1e-12 && fair.asymmetry.0.abs() < 1e-12);
        assert!((biased.mean.0 - slower).abs() < 1e-12, "{:?}", biased.mean);
        assert!((biased.asymmetry.0 - BIAS).abs() < 1e-12, "{:?}", biased.asymmetry);
        // The spread of the noise is 0.0141 %, and a mean of two means of twenty has it over the root of forty.
        let error = (0.000_2_f64.powi(2) * 20.0 / 19.0 / 2.0 / 40.0).sqrt();
        assert!((biased.mean.1 - error).abs() < 1e-9, "{} {error}", biased.mean.1);
    }

    #[test]
    fn one_order_alone_says_nothing_of_their_sum() {
        let one = calibration(vec![trial(Case::Copies, 0, 0.001, NO_DIFFERENCE)]);
        assert_eq!(one.summary(Case::Copies).unwrap().asymmetry.1, f64::INFINITY);
        assert_eq!(one.summary(ONE_PERCENT), None);
        assert_eq!(one.summaries().len(), 1);
    }

    #[test]
    fn a_win_of_a_layout_is_an_error_only_if_it_survives() {
        let mut layouts = trials(Case::Layouts, 10, |_| (0.01, NO_DIFFERENCE));
        for (trial, survived) in layouts.iter_mut().zip([true, false, false]) {
            let estimate = trial.judgement.estimate.unwrap();
            trial.judgement.layouts = Some(LayoutCheck { estimate, spread: 0.01, survived });
            if survived {
                trial.judgement.verdict = Verdict::Faster;
            }
        }
        let summary = calibration(layouts).summary(Case::Layouts).unwrap();
        assert_eq!(summary.told_apart.count, 3, "as built");
        assert_eq!(summary.survived.map(|share| (share.count, share.of)), Some((1, 10)));
    }

    #[test]
    fn the_sentence_holds_every_share_with_its_interval() {
        let mut all = trials(Case::Copies, 400, |index| {
            if index == 0 { (0.01, Verdict::Faster) } else { (0.0, NO_DIFFERENCE) }
        });
        all.extend(trials(Case::Layouts, 5, |_| (0.02, Verdict::Faster)));
        all.extend(trials(Case::Handicap { basis_points: 50 }, 2, |_| (0.0, NO_DIFFERENCE)));
        all.extend(trials(Case::Handicap { basis_points: 200 }, 1, |_| (-0.02_f64.ln_1p(), Verdict::Slower)));
        assert_eq!(
            calibration(all).sentence(),
            "of 400 comparisons of byte-identical copies 1 were told apart (0.2 % [0.0, 1.4]); \
             a slowdown of 0.5 % was found 0 times of 2; a slowdown of 2 % was found 1 times of 1; \
             the 95 % intervals held the truth in 99.3 % [97.8, 99.7]"
        );
    }
}
