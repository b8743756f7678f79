//! Errors of the method of comparison, measured by comparisons of a program with itself.
//!
//! There are three kinds of cases. For copies and handicaps the true difference is known, for
//! layouts it is not.
//!
//! - *Copies*: the baseline against a byte-identical copy. Every difference found is a false
//!   positive.
//! - *Layouts*: the baseline against itself in another code layout. The two really differ, by a per
//!   cent or so, although nothing in the program was changed. The share of differences found says
//!   how often a comparison with one layout per program mistakes layout for a change.
//! - *Handicaps*: a program against itself while it wastes an exactly known share of its time. The
//!   verdict must find the difference, and the interval must contain it.
//!
//! A [`Trial`] stores the centre (the median log ratio) of each of its launches, so that its
//! verdict can be computed again. [`Sides::compare`] makes a trial; everything else here is a pure
//! function of trials.

pub mod decisions;

use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::decide::{self, Rules};
use crate::error::Result;
use crate::measure::lockstep::{self, Setup, Until};
use crate::measure::rounds::Plan;
use crate::record::{Comparison, Judgement, Launch, Verdict};
use crate::rng::Rng;
use crate::statistics::{mean, wilson};
use crate::workloads::Program;

/// The handicaps, in hundredths of a per cent.
pub const HANDICAPS: [u32; 4] = [50, 100, 200, 500];

/// Name of the program that is compared with the baseline.
pub const CANDIDATE: &str = "candidate";

/// One comparison of a calibration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Case that the trial belongs to.
    #[serde(flatten)]
    pub case: Case,
    /// True if the two sides had changed places.
    pub swapped: bool,
    /// Wall time in seconds.
    pub seconds: f64,
    /// The verdict and its figures.
    pub judgement: Judgement,
    /// Median log ratio of each launch, in millionths of a natural logarithm.
    pub centres: Vec<i32>,
}

impl Trial {
    /// Returns true if it found the true difference: the right program was called faster. False if
    /// there is no difference, or if the difference is unknown.
    pub fn is_right(&self) -> bool {
        let truth = self.case.truth(self.swapped).unwrap_or(0.0);
        match self.judgement.verdict {
            Verdict::Faster => truth > 0.0,
            Verdict::Slower => truth < 0.0,
            _ => false,
        }
    }
}

/// A kind of comparison by which the method is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "case", rename_all = "kebab-case")]
pub enum Case {
    /// The baseline against a byte-identical copy.
    Copies,
    /// The baseline against itself, each side in a layout of its own.
    Layouts,
    /// A program against itself with a handicap.
    Handicap {
        /// Extra time that the handicapped program takes, in hundredths of a per cent.
        basis_points: u32,
    },
}

impl Case {
    /// Returns all cases, in the order of the tables.
    pub fn all() -> impl Iterator<Item = Self> {
        let handicaps = HANDICAPS.map(|basis_points| Self::Handicap { basis_points });
        [Self::Copies, Self::Layouts].into_iter().chain(handicaps)
    }

    /// Returns the number of comparisons of copies for each comparison of this case.
    fn copies_per_comparison(self) -> usize {
        match self {
            Self::Copies => 1,
            Self::Handicap { basis_points: 100 | 200 } => 5,
            Self::Layouts | Self::Handicap { .. } => 10,
        }
    }

    /// Returns the true log speed ratio, candidate over baseline, where it is known.
    fn truth(self, swapped: bool) -> Option<f64> {
        match self {
            Self::Copies => Some(0.0),
            Self::Layouts => None,
            Self::Handicap { basis_points } => {
                let slower = -(f64::from(basis_points) / 1e4).ln_1p();
                Some(if swapped { -slower } else { slower })
            }
        }
    }

    /// Returns the name of the case in tables.
    pub fn name(self) -> String {
        match self {
            Self::Copies => "the same bytes".to_owned(),
            Self::Layouts => "another layout".to_owned(),
            Self::Handicap { basis_points } => format!("{} % slower", f64::from(basis_points) / 100.0),
        }
    }

    /// Returns the name of the case as one word.
    pub fn key(self) -> String {
        match self {
            Self::Copies => "copies".to_owned(),
            Self::Layouts => "layouts".to_owned(),
            Self::Handicap { basis_points } => format!("handicap-{basis_points}"),
        }
    }

    /// Returns the random number generator of the trial with this index. Its numbers do not depend
    /// on whether and where the calibration was interrupted.
    pub fn rng(self, seed: u64, index: usize) -> Rng {
        Rng::new(seed, &format!("{} {index}", self.key()))
    }
}

/// Returns the trials still to be made for this many comparisons of copies: each case with the
/// trial's index. The cases take turns, so that a disturbance of the machine affects all of them.
pub fn due(trials: &[Trial], comparisons: usize) -> Vec<(Case, usize)> {
    let made = |case| trials.iter().filter(|trial| trial.case == case).count();
    let round = |round: usize| {
        Case::all().filter_map(move |case| {
            let period = case.copies_per_comparison();
            let index = round / period;
            (round.is_multiple_of(period) && index >= made(case)).then_some((case, index))
        })
    };
    (0..comparisons).flat_map(round).collect()
}

/// The two programs of a trial.
#[derive(Debug)]
pub struct Sides<P> {
    /// Case that the two programs form.
    pub case: Case,
    /// True if the two sides have changed places: the candidate is then the program that is the
    /// baseline of other trials.
    pub swapped: bool,
    /// Program to compare with.
    pub baseline: P,
    /// Program that is compared; its name is [`CANDIDATE`].
    pub candidate: P,
}

impl<P: Program> Sides<P> {
    /// Compares both sides. `rng` comes from [`Case::rng`].
    ///
    /// # Errors
    ///
    /// A program fails, or the comparison cannot be made.
    pub fn compare(
        &self,
        setup: &Setup<'_, P::Task>,
        plan: Plan,
        rules: &Rules,
        mut rng: Rng,
    ) -> Result<Trial> {
        let begun = Instant::now();
        let open = |seen: &[Comparison]| decide::open(seen, rules, 1);
        let until = Until { plan, open: &open };
        let candidates = std::slice::from_ref(&self.candidate);
        let comparison =
            lockstep::compare(&self.baseline, candidates, setup, &until, &mut rng, &|_| {})?.only()?;
        let centres = comparison.launches.iter().filter_map(Launch::centre);
        let centres: Vec<i32> = centres.map(|centre| centre.round() as i32).collect();
        let judgement = decide::judgement(&comparison, rules, 1);
        let (case, swapped, seconds) = (self.case, self.swapped, begun.elapsed().as_secs_f64());
        Ok(Trial { case, swapped, seconds, judgement, centres })
    }
}

fn judge(centres: &[i32], rules: &Rules) -> Judgement {
    let launches = centres.iter().copied().map(Launch::of_centre).collect();
    decide::judgement(&Comparison { candidate: CANDIDATE.to_owned(), launches }, rules, 1)
}

/// Recomputes all verdicts from the centres of the launches, so that a calibration describes the
/// present rules rather than those in force when it was measured.
pub fn judge_again(trials: &mut [Trial], rules: &Rules) {
    for trial in trials {
        let mut judgement = judge(&trial.centres, rules);
        if let (Some(now), Some(before)) = (&mut judgement.estimate, &trial.judgement.estimate) {
            // The number of samples does not follow from the centres, so it is scaled with that of
            // the launches.
            now.samples = before.samples.saturating_mul(now.launches) / before.launches.max(1);
        }
        trial.judgement = judgement;
    }
}

/// A share of trials, with its Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Number of trials that have the property.
    pub count: u32,
    /// Number of all trials.
    pub of: u32,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
}

impl Share {
    fn new(count: u32, of: u32) -> Self {
        let (low, high) = wilson(count, of, 0.95);
        Self { count, of, low, high }
    }

    /// Returns the share as a number from 0 to 1.
    pub fn value(self) -> f64 {
        f64::from(self.count) / f64::from(self.of.max(1))
    }
}

/// Summary of the trials of one case.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Case that the trials belong to.
    pub case: Case,
    /// Trials that found a difference, in the true direction where there is one.
    pub told_apart: Share,
    /// Trials that found a difference in the wrong direction. For equal programs either direction
    /// is wrong; `None` for layouts, where neither is.
    pub wrong: Option<Share>,
    /// Intervals that contained the truth, where it is known.
    pub covered: Option<Share>,
    /// Mean of the estimates as log ratios, those with changed places negated, and its standard
    /// error.
    pub mean: (f64, f64),
    /// Half the sum of the mean estimates of A against B and of B against A, and its standard
    /// error.
    pub asymmetry: (f64, f64),
    /// Mean wall time of a comparison, in seconds.
    pub seconds: f64,
    /// Mean number of launches.
    pub launches: f64,
}

impl Summary {
    /// Summarises one case, or returns `None` where it was not tried.
    pub fn from_trials(trials: &[Trial], case: Case) -> Option<Self> {
        let trials: Vec<&Trial> = trials.iter().filter(|trial| trial.case == case).collect();
        let count = trials.len() as f64;
        let share = |holds: &dyn Fn(&Trial) -> bool| {
            Share::new(trials.iter().filter(|trial| holds(trial)).count() as u32, trials.len() as u32)
        };
        let is_apart = |trial: &Trial| matches!(trial.judgement.verdict, Verdict::Faster | Verdict::Slower);
        let (told_apart, wrong) = match case {
            Case::Copies => (share(&is_apart), Some(share(&is_apart))),
            Case::Layouts => (share(&is_apart), None),
            Case::Handicap { .. } => {
                (share(&Trial::is_right), Some(share(&|trial| is_apart(trial) && !trial.is_right())))
            }
        };
        let holds = |trial: &Trial| {
            let truth = case.truth(trial.swapped).map(f64::exp_m1);
            truth
                .zip(trial.judgement.estimate)
                .is_some_and(|(truth, estimate)| estimate.low <= truth && truth <= estimate.high)
        };
        let covered = (case != Case::Layouts).then(|| share(&holds));
        let logs = |swapped: bool| -> Vec<f64> {
            let chosen = trials.iter().filter(|trial| trial.swapped == swapped);
            chosen.filter_map(|trial| Some(trial.judgement.estimate?.gain.ln_1p())).collect()
        };
        let (unswapped, swapped) = (mean_and_error(&logs(false)), mean_and_error(&logs(true)));
        let error = (unswapped.1.powi(2) + swapped.1.powi(2)).sqrt() / 2.0;
        (!trials.is_empty()).then(|| Self {
            case,
            told_apart,
            wrong,
            covered,
            mean: ((unswapped.0 - swapped.0) / 2.0, error),
            asymmetry: ((unswapped.0 + swapped.0) / 2.0, error),
            seconds: trials.iter().map(|trial| trial.seconds).sum::<f64>() / count,
            launches: trials.iter().map(|trial| trial.centres.len()).sum::<usize>() as f64 / count,
        })
    }

    /// Returns the summaries of all cases that were tried.
    pub fn all(trials: &[Trial]) -> Vec<Self> {
        Case::all().filter_map(|case| Self::from_trials(trials, case)).collect()
    }
}

/// Returns the share of intervals that contained the true difference, over all cases in which it is
/// known.
pub fn coverage(trials: &[Trial]) -> Share {
    let known = Summary::all(trials).into_iter().filter_map(|summary| summary.covered);
    let (count, of) = known.fold((0, 0), |sum, share| (sum.0 + share.count, sum.1 + share.of));
    Share::new(count, of)
}

/// Summarises copies, handicaps and the coverage of the intervals in one sentence.
pub fn sentence(trials: &[Trial]) -> String {
    let percent = |share: Share| {
        format!("{:.1} % [{:.1}, {:.1}]", share.value() * 100.0, share.low * 100.0, share.high * 100.0)
    };
    let mut parts = Vec::new();
    for Summary { case, told_apart, .. } in Summary::all(trials) {
        let Share { count, of, .. } = told_apart;
        match case {
            Case::Copies => parts.push(format!(
                "of {of} comparisons of byte-identical copies {count} found a difference ({})",
                percent(told_apart)
            )),
            Case::Layouts => {}
            Case::Handicap { basis_points } => parts.push(format!(
                "a slowdown of {} % was found {count} times of {of}",
                f64::from(basis_points) / 100.0
            )),
        }
    }
    parts.push(format!("the intervals held the truth in {}", percent(coverage(trials))));
    parts.join("; ")
}

/// Returns a mean and its standard error, which is infinite for fewer than two values.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = mean(values.iter().copied()).unwrap_or(0.0);
    if values.len() < 2 {
        return (mean, f64::INFINITY);
    }
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Estimate;

    const EQUAL: Verdict = Verdict::NoDifference { smallest_visible: 0.01 };
    const ONE_PERCENT: Case = Case::Handicap { basis_points: 100 };

    /// Returns `count` trials of one case; `rule` gives the log ratio (with an interval of 0.4 %
    /// either way) and the verdict of each by its index.
    fn trials(case: Case, count: usize, rule: impl Fn(usize) -> (f64, Verdict)) -> Vec<Trial> {
        let trial = |index: usize| {
            let (log, verdict) = rule(index);
            let gain = log.exp_m1();
            let (low, high) = (gain - 0.004, gain + 0.004);
            let estimate = Some(Estimate { gain, low, high, ..Estimate::default() });
            let variant = CANDIDATE.to_owned();
            Trial {
                case,
                swapped: index % 2 == 1,
                seconds: 10.0,
                judgement: Judgement { family: None, variant, verdict, estimate },
                centres: vec![(log * 1e6) as i32; 2],
            }
        };
        (0..count).map(trial).collect()
    }

    fn summary(case: Case, count: usize, rule: impl Fn(usize) -> (f64, Verdict)) -> Summary {
        Summary::from_trials(&trials(case, count, rule), case).unwrap()
    }

    #[test]
    fn cases_are_due_in_their_proportions_at_every_moment() {
        let due_trials = due(&[], 500);
        let counts = |due: &[(Case, usize)]| -> Vec<usize> {
            Case::all().map(|case| due.iter().filter(|trial| trial.0 == case).count()).collect()
        };
        assert_eq!(counts(&due_trials), [500, 50, 50, 100, 100, 50]);
        // After a tenth of the copies a tenth of each case has been made.
        let tenth = &due_trials[..due_trials.iter().position(|trial| *trial == (Case::Copies, 50)).unwrap()];
        assert_eq!(counts(tenth), [50, 5, 5, 10, 10, 5]);
    }

    #[test]
    fn an_interrupted_calibration_goes_on_without_repeating_trials() {
        let due_trials = due(&[], 23);
        let mut made = Vec::new();
        for (at, &(case, index)) in due_trials.iter().enumerate() {
            assert_eq!(due(&made, 23), due_trials[at..]);
            made.extend(trials(case, index + 1, |_| (0.0, EQUAL)).pop());
        }
        assert!(due(&made, 23).is_empty());
        // A calibration with more trials to make does not begin anew either.
        let more = due(&made, 40);
        assert!(more.iter().all(|trial| !due_trials.contains(trial)));
        assert_eq!(more.len() + due_trials.len(), due(&[], 40).len());
    }

    #[test]
    fn a_difference_between_equals_is_wrong_in_either_direction() {
        let summary = summary(Case::Copies, 200, |index| match index {
            7 => (0.01, Verdict::Faster),
            8 => (-0.01, Verdict::Slower),
            _ => (0.001, EQUAL),
        });
        assert_eq!(summary.wrong, Some(summary.told_apart));
        assert_eq!((summary.told_apart.count, summary.told_apart.of), (2, 200));
        assert_eq!(summary.covered.map(|share| share.count), Some(198));
        assert_eq!((summary.seconds, summary.launches), (10.0, 2.0));
    }

    #[test]
    fn a_slowdown_is_found_only_in_the_true_direction_even_with_swapped_sides() {
        // Every second trial has its sides swapped, so there the candidate is the faster one.
        let right = |index: usize| if index % 2 == 1 { Verdict::Faster } else { Verdict::Slower };
        let truth = |index: usize| if index % 2 == 1 { 0.01_f64.ln_1p() } else { -0.01_f64.ln_1p() };
        let summary = summary(ONE_PERCENT, 100, |index| match index {
            0..=89 => (truth(index), right(index)),
            90..=96 => (truth(index) / 2.0, EQUAL),
            _ => (-truth(index), right(index + 1)),
        });
        let wrong = summary.wrong.unwrap().count;
        assert_eq!((summary.told_apart.count, wrong, summary.told_apart.of), (90, 3, 100));
        // Seven estimates are off by half a per cent and three by two: an interval of 0.4 % either
        // way contains the truth in none of them.
        assert_eq!(summary.covered.map(|share| (share.count, share.of)), Some((90, 100)));
    }

    #[test]
    fn coverage_ignores_layouts_and_counts_a_missing_estimate_as_a_miss() {
        let verdict = |index| if index < 3 { Verdict::Faster } else { EQUAL };
        let layouts = summary(Case::Layouts, 10, |index| (0.01, verdict(index)));
        assert_eq!((layouts.told_apart.count, layouts.wrong, layouts.covered), (3, None, None));
        let mut trials_made = trials(Case::Copies, 4, |_| (0.0, EQUAL));
        trials_made[2].judgement.estimate = None;
        trials_made.extend(trials(Case::Layouts, 3, |_| (0.0, EQUAL)));
        assert_eq!((coverage(&trials_made).count, coverage(&trials_made).of), (3, 4));
    }

    #[test]
    fn a_bias_towards_one_side_changes_the_asymmetry_and_not_the_mean() {
        const BIAS: f64 = 0.002;
        let slower = -0.01_f64.ln_1p();
        let noise = |index: usize| 0.000_1 * (index / 2 % 5) as f64 - 0.000_2;
        for bias in [0.0, BIAS] {
            let Summary { mean, asymmetry, .. } = summary(ONE_PERCENT, 40, |index| {
                (if index % 2 == 1 { -slower } else { slower } + bias + noise(index), EQUAL)
            });
            assert!((mean.0 - slower).abs() < 1e-12, "{mean:?}");
            assert!((asymmetry.0 - bias).abs() < 1e-12, "{asymmetry:?}");
            // The spread of the noise is 0.0141 %; the standard error of a mean of two means of
            // twenty is that spread divided by the root of forty.
            let error = (0.000_2_f64.powi(2) * 20.0 / 19.0 / 2.0 / 40.0).sqrt();
            assert!((mean.1 - error).abs() < 1e-9, "{} {error}", mean.1);
        }
        // Trials in a single order say nothing about the asymmetry.
        assert_eq!(summary(Case::Copies, 1, |_| (0.001, EQUAL)).asymmetry.1, f64::INFINITY);
        assert_eq!(Summary::from_trials(&trials(Case::Copies, 1, |_| (0.001, EQUAL)), ONE_PERCENT), None);
    }

    #[test]
    fn the_sentence_covers_copies_handicaps_and_coverage() {
        let rule = |index: usize| if index == 0 { (0.01, Verdict::Faster) } else { (0.0, EQUAL) };
        let mut trials_made = trials(Case::Copies, 400, rule);
        trials_made.extend(trials(Case::Layouts, 5, |_| (0.02, Verdict::Faster)));
        trials_made.extend(trials(Case::Handicap { basis_points: 50 }, 2, |_| (0.0, EQUAL)));
        trials_made.extend(trials(Case::Handicap { basis_points: 200 }, 1, |_| {
            (-0.02_f64.ln_1p(), Verdict::Slower)
        }));
        assert_eq!(
            sentence(&trials_made),
            "of 400 comparisons of byte-identical copies 1 found a difference (0.2 % [0.0, 1.4]); \
             a slowdown of 0.5 % was found 0 times of 2; a slowdown of 2 % was found 1 times of 1; \
             the intervals held the truth in 99.3 % [97.8, 99.7]"
        );
    }
}
