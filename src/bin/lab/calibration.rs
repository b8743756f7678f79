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

use serde::{Deserialize, Serialize};

use crate::json;
use crate::record::{Compiler, Engine, Judgement, Machine, Noise, Rules, Slice, Source, Verdict};
use crate::verdict;

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

    /// Its name in the streams of chance.
    pub(crate) fn key(self) -> String {
        match self {
            Self::Copies => "copies".to_owned(),
            Self::Layouts => "layouts".to_owned(),
            Self::Handicap { basis_points } => format!("handicap-{basis_points}"),
        }
    }
}

impl json::Kept for Calibration {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "calibration";

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }
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
    /// Told apart, in the true direction where there is one. Of layouts: as built.
    pub(crate) told_apart: Share,
    /// Told apart in the wrong direction; of equals, either direction is wrong.
    pub(crate) wrong: Share,
    /// Faster as built and over layouts too, where layouts were the case.
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

impl Calibration {
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
        let survived = (case == Case::Layouts).then(|| {
            count(&|trial| trial.judgement.layouts.as_ref().is_some_and(|layouts| layouts.survived))
        });
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

    /// All of it in one sentence, as the README quotes it.
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

/// A mean and its standard error; nothing of nothing.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.len() < 2 {
        return (values.first().copied().unwrap_or(0.0), f64::INFINITY);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
