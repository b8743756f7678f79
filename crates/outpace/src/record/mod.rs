//! Data types of a stored comparison: samples, gains, losses and verdicts.
//!
//! A gain is a relative difference in speed: 0.02 is 2 % faster than the baseline. Samples are in
//! millionths of a natural logarithm, and times are in seconds unless a field says otherwise.

mod counters;
pub mod sealed;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

pub use counters::{Counted, Counts, EventCounts};

use crate::error::{Result, ensure};
pub use crate::label::is_name;
pub use crate::os::cpus::Slowed;
pub use crate::os::machine::{Kind, Machine, Note};
pub use crate::os::noise::Noise;
pub use crate::os::usage::Usage;
use crate::statistics::median;

/// The slug of the control: the baseline again, as a copy or linked in other layouts, measured as
/// if it were one more candidate.
pub const CONTROL: &str = "control";

/// Largest number of candidates launched together. With more of them the baseline's work would be
/// shared still better, but the machine could change in the course of one turn.
pub const TOGETHER: usize = 4;

/// Identity of a program's source code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Source {
    /// The package's version.
    pub version: String,
    /// Git revision; `None` outside a checkout.
    pub revision: Option<String>,
    /// True if files tracked by git differ from that revision.
    pub dirty: bool,
    /// SHA-256 over the source files and manifests. It distinguishes sources that have the same
    /// revision.
    pub sha256: String,
}

impl Source {
    /// Returns the first `digits` characters of the revision, with a note if files were changed
    /// since. Characters are counted, not bytes, because the revision in a record may be any text.
    pub fn short(&self, digits: usize) -> String {
        let first = |revision: &String| revision.chars().take(digits).collect();
        let revision = self.revision.as_ref().map_or_else(|| "no revision".to_owned(), first);
        if self.dirty { revision + ", changed since" } else { revision }
    }
}

/// Comparisons measured together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Survey {
    /// One entry per candidate.
    pub comparisons: Vec<Comparison>,
    /// Candidates that belong here but were not measured, with the reasons.
    pub missing: Vec<Missing>,
}

impl Survey {
    /// Returns the comparison of the candidate with this name.
    pub fn comparison(&self, candidate: &str) -> Option<&Comparison> {
        self.comparisons.iter().find(|comparison| comparison.candidate == candidate)
    }

    /// Checks that each candidate is compared once and took part at most once in each launch, and
    /// that no launch had more than [`TOGETHER`] candidates.
    ///
    /// # Errors
    ///
    /// Fails if one of these rules is broken, if a candidate's launches are out of order, or if a
    /// launch has the largest possible number, so that no later launch could have a number.
    pub fn check_together(&self) -> Result<()> {
        let mut members = BTreeMap::<u32, usize>::new();
        let mut names = BTreeSet::new();
        for comparison in &self.comparisons {
            let is_new = names.insert(&comparison.candidate);
            ensure!(is_new, "`{}` is compared twice", comparison.candidate.escape_default());
            let numbers: Vec<u32> = comparison.launches.iter().filter_map(|launch| launch.together).collect();
            let name = comparison.candidate.escape_default();
            let rise = numbers.is_sorted_by(|before, after| before < after);
            let last = numbers.last().copied().unwrap_or(0);
            ensure!(rise && last < u32::MAX, "launches of `{name}` are not in their order");
            numbers.into_iter().for_each(|number| *members.entry(number).or_default() += 1);
        }
        let most = members.values().max().copied().unwrap_or(0);
        ensure!(most <= TOGETHER, "a launch has {most} candidates, which is more than {TOGETHER}");
        Ok(())
    }
}

/// A candidate that could not be measured in a [`Survey`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Missing {
    /// The candidate's slug.
    pub candidate: String,
    /// Reason why it was not measured.
    pub reason: String,
}

/// The samples of one candidate against the baseline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// The candidate's slug.
    pub candidate: String,
    /// Launches in the order in which they were made.
    pub launches: Vec<Launch>,
}

/// Samples of one launch of the baseline and a candidate, in millionths of a natural logarithm.
///
/// The program that runs second in a turn finds the machine in the state in which the first left
/// it, so the samples of the two orders are kept apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Launch {
    /// CPU to which both processes were bound; `None` if they were bound to none.
    pub cpu: Option<usize>,
    /// Number of the launch, if several candidates may have been launched together. Launches with
    /// the same number took their turns with the same process of the baseline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<u32>,
    /// Median time of the baseline's timed parts, in nanoseconds; of the parts that count, if a turn
    /// has several. It is the time per unit of work where the programs' answers may differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nanoseconds: Option<u64>,
    /// The same time in picoseconds, given only below a microsecond, where whole nanoseconds would
    /// be too coarse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picoseconds: Option<u64>,
    /// Resources that each program used per timed part; `None` where the system does not report
    /// them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Used>,
    /// Attempts at this launch that were left out because the system slowed the CPU down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<Slowed>,
    /// Reason for which the CPU was slowed down in this launch. The launch counts all the same,
    /// because the attempts before it were slowed down too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slowed: Option<Slowed>,
    /// Share of the time in which the other CPUs of the core worked, in thousandths. `None` if the
    /// core has one CPU only, or if its other CPUs were loaded on purpose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub siblings_busy: Option<u16>,
    /// Samples of the turns in which the baseline ran first.
    pub baseline_first: Vec<i32>,
    /// Samples of the turns in which the candidate ran first.
    pub candidate_first: Vec<i32>,
}

/// Resources of the machine that the two programs of a launch used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Used {
    /// Use by the baseline.
    pub baseline: Usage,
    /// Use by the candidate.
    pub candidate: Usage,
}

impl Launch {
    pub(crate) fn all(&self) -> impl Iterator<Item = i32> {
        self.baseline_first.iter().chain(&self.candidate_first).copied()
    }

    /// Stores the median time of the baseline.
    pub(crate) fn took(&mut self, seconds: Option<f64>) {
        self.nanoseconds = seconds.map(|seconds| (seconds * 1e9).round() as u64);
        self.picoseconds =
            seconds.filter(|&seconds| seconds < 1e-6).map(|seconds| (seconds * 1e12).round() as u64);
    }

    /// Returns the median time of the baseline's timed parts, or of a unit of work, in seconds;
    /// `None` if the record has no times.
    pub fn seconds(&self) -> Option<f64> {
        let exact = self.picoseconds.map(|picoseconds| picoseconds as f64 / 1e12);
        exact.or_else(|| Some(self.nanoseconds? as f64 / 1e9))
    }

    /// Returns the candidate's time, computed from [`Launch::seconds`] and [`Launch::centre`].
    pub fn candidate_seconds(&self) -> Option<f64> {
        Some(self.seconds()? / (self.centre()? / 1e6).exp())
    }

    /// Returns the number of samples.
    pub fn samples(&self) -> usize {
        self.baseline_first.len() + self.candidate_first.len()
    }

    /// Returns the medians of the two orders. If only one order has samples, its median is returned
    /// for both; without samples the result is `None`.
    fn medians(&self) -> Option<(f64, f64)> {
        let middle = |samples: &[i32]| median(samples.iter().copied().map(f64::from));
        let (baseline_first, candidate_first) = (middle(&self.baseline_first), middle(&self.candidate_first));
        Some((baseline_first.or(candidate_first)?, candidate_first.or(baseline_first)?))
    }

    /// Returns the median of the paired log ratios, corrected for the order of the programs: the
    /// mean of the medians of the two orders. A launch of one turn has only one order, which is
    /// chosen at random, so over many launches its effect is mere noise. Returns `None` without
    /// samples.
    pub fn centre(&self) -> Option<f64> {
        self.medians().map(|(baseline_first, candidate_first)| f64::midpoint(baseline_first, candidate_first))
    }

    /// Makes a launch whose samples all have this value, in millionths.
    pub fn of_centre(centre: i32) -> Self {
        Self { baseline_first: vec![centre], candidate_first: vec![centre], ..Self::default() }
    }

    /// Returns all samples. The effect of the order is removed if both orders have samples.
    pub fn levelled(&self) -> Vec<f64> {
        let Some((baseline_first, candidate_first)) = self.medians() else { return Vec::new() };
        let half = (baseline_first - candidate_first) / 2.0;
        let first = self.baseline_first.iter().map(|&sample| f64::from(sample) - half);
        first.chain(self.candidate_first.iter().map(|&sample| f64::from(sample) + half)).collect()
    }
}

/// Time that the launches of a comparison took, in seconds, split by purpose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Costs {
    /// Number of launches that count.
    pub launches: usize,
    /// Copying the programs' files, or linking them.
    pub copying: f64,
    /// Starting the processes, up to their readiness where they report it.
    pub starting: f64,
    /// Turns of the warm-up, and the untimed part of all other turns.
    pub warm_up: f64,
    /// Timed parts of the turns.
    pub turns: f64,
    /// Work of the control, whatever part of a turn it is.
    pub control: f64,
    /// Launches that were left out because the system slowed their CPU down.
    #[serde(default)]
    pub left_out: f64,
    /// Everything else, such as ending the processes and removing their files.
    pub rest: f64,
}

impl Costs {
    /// Adds the costs of further launches.
    pub(crate) fn add(&mut self, other: &Self) {
        self.launches += other.launches;
        self.copying += other.copying;
        self.starting += other.starting;
        self.warm_up += other.warm_up;
        self.turns += other.turns;
        self.control += other.control;
        self.left_out += other.left_out;
        self.rest += other.rest;
    }

    /// Returns the parts with their names.
    pub(crate) fn parts(&self) -> [(&'static str, f64); 7] {
        let Self { copying, starting, warm_up, turns, control, left_out, rest, .. } = *self;
        [
            ("copying or linking", copying),
            ("starting", starting),
            ("warm-up", warm_up),
            ("timed turns", turns),
            ("the control", control),
            ("launches left out", left_out),
            ("the rest", rest),
        ]
    }

    /// Returns the time of all parts, in seconds.
    pub(crate) fn total(&self) -> f64 {
        self.parts().iter().map(|(_, seconds)| seconds).sum()
    }
}

/// A program gave a different answer from the first program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unequal {
    /// Name of the program.
    pub program: String,
    /// Task that was given.
    pub task: String,
    /// Answer of this program.
    pub answer: String,
    /// Answer of the first program.
    pub first: String,
}

/// Time that one phase of a run took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phase {
    /// Name of the phase, such as `build` or `engines`.
    pub name: String,
    /// Wall time, in seconds.
    pub seconds: f64,
}

/// Limits on the loss of speed that a choice may have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LossRules {
    /// Probability that a bound on a loss holds; 0.95 by default.
    pub confidence: f64,
    /// Largest loss, as a share of the speed, that a choice may have; 0.005 by default.
    pub loss: f64,
}

/// The limits that outpace ships with.
pub const LOSS_RULES: LossRules = LossRules { confidence: 0.95, loss: 0.005 };

impl Default for LossRules {
    fn default() -> Self {
        LOSS_RULES
    }
}

impl LossRules {
    /// Checks that the values are within their ranges.
    ///
    /// # Errors
    ///
    /// Fails if a share is out of its range.
    pub fn check(&self) -> Result<()> {
        let Self { confidence, loss } = *self;
        ensure!((0.5..=0.9999).contains(&confidence), "its rules have a confidence of {confidence}");
        ensure!(loss > 0.0 && loss < 1.0, "its rules have a loss of {loss}");
        Ok(())
    }
}

/// Gain of a candidate as known from earlier runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Known {
    /// The candidate's slug.
    pub candidate: String,
    /// Gain over the baseline, pooled over all those runs.
    pub gain: f64,
    /// Standard error of that gain. If a run starts from this estimate, the error includes the
    /// variation between runs.
    pub error: f64,
    /// Number of runs that this is based on.
    pub runs: usize,
}

impl Known {
    /// Checks that the gain and its error are possible values.
    ///
    /// # Errors
    ///
    /// Fails if either is impossible.
    pub fn check(&self) -> Result<()> {
        let Self { candidate, gain, error, .. } = self;
        let candidate = candidate.escape_default();
        ensure!(*gain > -1.0 && gain.abs() < 1e6, "`{candidate}` is known to gain {gain}");
        ensure!(*error > 1e-9 && *error < 1e6, "the known gain of `{candidate}` has an error of {error}");
        Ok(())
    }
}

/// Speed lost by taking this candidate, or the baseline, if another one is better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The candidate's slug, or the baseline's.
    pub candidate: String,
    /// Gain over the baseline.
    pub gain: f64,
    /// Standard error of that gain.
    pub error: f64,
    /// Expected loss of speed against the best.
    pub expected: f64,
    /// Upper bound of the loss, at the confidence of the rules. It is never below
    /// [`LossRules::loss`], at which a race ends.
    pub bound: f64,
    /// Probability that this one is the best.
    pub best: f64,
}

/// Verdict on one candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// Family in which it was judged; `None` if it was judged alone.
    #[serde(rename = "axis")]
    pub family: Option<String>,
    /// Name of the candidate, within its family if it has one.
    pub variant: String,
    /// Outcome of the judgement.
    pub verdict: Verdict,
    /// Figures behind the verdict, if the candidate was timed.
    pub estimate: Option<Estimate>,
}

/// Outcome of judging one candidate against the baseline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Verdict {
    /// Faster than the baseline: the whole interval lies above zero.
    Faster,
    /// Slower than the baseline: the whole interval lies below zero.
    Slower,
    /// No difference as large as the resolution: the whole interval lies within it.
    NoDifference {
        /// Smallest gain or loss that this run could have detected.
        smallest_visible: f64,
    },
    /// The launches showed none of the three above.
    NotSure {
        /// Smallest gain or loss that this run could have detected.
        smallest_visible: f64,
        /// Rough total number of launches that would decide, if the true gain is as large as the
        /// measured one. Absent if that is more than 10,000.
        #[serde(default)]
        launches: Option<usize>,
    },
    /// The compiler generated the same code for both, so there is nothing to time.
    SameCode {
        /// Name of the candidate with the same code.
        of: String,
    },
    /// The candidate is the default of its family, and so the baseline itself.
    Default,
    /// The candidate was not judged: it cannot run here, gave a wrong answer, or could not be
    /// launched often enough.
    Unjudged {
        /// Reason why it was not judged.
        reason: String,
    },
}

/// Figures of one comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimate {
    /// Gain in speed over the baseline, as a share: 0.01 is 1 % faster.
    pub gain: f64,
    /// Lower end of the gain's interval, which holds whenever the run ends.
    pub low: f64,
    /// Upper end of that interval.
    pub high: f64,
    /// Standard deviation of the launches' centres, estimated from their quartiles, as a fraction.
    pub spread: f64,
    /// Number of launches.
    pub launches: usize,
    /// Number of samples in all launches.
    pub samples: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_nanoseconds_keep_three_digits() {
        for seconds in [1.4e-9, 2.0e-7, 0.5] {
            let mut launch = Launch::default();
            launch.took(Some(seconds));
            let kept = launch.seconds().unwrap();
            assert!((kept / seconds - 1.0).abs() < 1e-3, "{seconds}: {kept}");
        }
        assert_eq!(Launch::default().seconds(), None);
        assert_eq!(Launch { nanoseconds: Some(1_500), ..Launch::default() }.seconds(), Some(1.5e-6));
    }

    #[test]
    fn a_candidate_is_compared_once() {
        let survey = |names: &[&str]| {
            let comparison = |name: &&str| Comparison { candidate: (*name).to_owned(), launches: Vec::new() };
            Survey { comparisons: names.iter().map(comparison).collect(), ..Survey::default() }
        };
        assert!(survey(&["a", "b"]).check_together().is_ok());
        let error = survey(&["a", "b", "a"]).check_together().unwrap_err();
        assert_eq!(error.to_string(), "`a` is compared twice");
    }
}
