//! What is kept of a comparison: plain data.
//!
//! A gain is a relative difference in speed: 0.02 is 2 % faster than the baseline. Samples are millionths of a natural logarithm, and
//! times are seconds unless a field says otherwise.

pub mod sealed;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Result, ensure};
pub use crate::label::is_name;
pub use crate::os::machine::{Kind, Machine, Note};
pub use crate::os::noise::Noise;
pub use crate::os::usage::Usage;
use crate::statistics::median;

/// The slug of the byte-identical copy of the baseline, measured as if it were one more candidate.
pub const CONTROL: &str = "control";

/// The most candidates that are launched together. More would share the baseline's work still better, but a turn of all
/// of them would be long against what changes on the machine.
pub const TOGETHER: usize = 4;

/// The source of a program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Source {
    /// The package's version.
    pub version: String,
    /// The git revision; none outside a checkout.
    pub revision: Option<String>,
    /// Whether files that git knows differ from that revision.
    pub dirty: bool,
    /// SHA-256 over the source files and manifests, which tells apart what the revision does not.
    pub sha256: String,
}

impl Source {
    /// So many digits of the revision, and whether it was changed since. A file may hold any text there.
    pub fn short(&self, digits: usize) -> String {
        let first = |revision: &String| revision.chars().take(digits).collect();
        let revision = self.revision.as_ref().map_or_else(|| "no revision".to_owned(), first);
        if self.dirty { revision + ", changed since" } else { revision }
    }
}

/// Comparisons that were measured together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Survey {
    /// The samples.
    pub comparisons: Vec<Comparison>,
    /// Why something that belongs here was not measured.
    pub missing: Vec<Missing>,
}

impl Survey {
    /// The comparison of the candidate of that name.
    pub fn comparison(&self, candidate: &str) -> Option<&Comparison> {
        self.comparisons.iter().find(|comparison| comparison.candidate == candidate)
    }

    /// Checks that no candidate took part twice in a launch, and that no launch had more candidates than are launched together.
    ///
    /// # Errors
    ///
    /// One did.
    pub fn check_together(&self) -> Result<()> {
        let mut members = BTreeMap::<u32, usize>::new();
        for comparison in &self.comparisons {
            let numbers: Vec<u32> = comparison.launches.iter().filter_map(|one| one.together).collect();
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

/// What could not be measured in a [`Survey`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Missing {
    /// The candidate's slug.
    pub candidate: String,
    /// Why.
    pub reason: String,
}

/// The samples of one candidate against the baseline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// The candidate's slug.
    pub candidate: String,
    /// In the order in which they were made.
    pub launches: Vec<Launch>,
}

/// The samples of one launch of both processes, in millionths of a logarithm.
///
/// Who comes second in a turn finds the machine as the first has left it, so the samples of either order are kept apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Launch {
    /// The CPU that both processes were bound to; none where processes cannot be bound.
    pub cpu: Option<usize>,
    /// The number of the launch, where several candidates were launched together: those with the same number took their turns with one process
    /// of the baseline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<u32>,
    /// The median time of the baseline's timed parts, in nanoseconds; of a unit of work where the programs need not answer alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nanoseconds: Option<u64>,
    /// The same in picoseconds, where it is less than a microsecond: whole nanoseconds would be too coarse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picoseconds: Option<u64>,
    /// What the baseline used of the machine for a timed part, and what the candidate did; none where the system does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Used>,
    /// The samples of the turns in which the baseline searched first.
    pub baseline_first: Vec<i32>,
    /// The samples of the turns in which the candidate did.
    pub candidate_first: Vec<i32>,
}

/// What the two programs of a launch used of the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Used {
    /// The baseline.
    pub baseline: Usage,
    /// The candidate.
    pub candidate: Usage,
}

impl Launch {
    pub(crate) fn all(&self) -> impl Iterator<Item = i32> {
        self.baseline_first.iter().chain(&self.candidate_first).copied()
    }

    /// Keeps the median time of the baseline.
    pub(crate) fn took(&mut self, seconds: Option<f64>) {
        self.nanoseconds = seconds.map(|seconds| (seconds * 1e9).round() as u64);
        self.picoseconds = seconds.filter(|&one| one < 1e-6).map(|seconds| (seconds * 1e12).round() as u64);
    }

    /// The median time of the baseline's timed parts, or of a unit of work, in seconds; none where the record has no times.
    pub fn seconds(&self) -> Option<f64> {
        let exact = self.picoseconds.map(|picoseconds| picoseconds as f64 / 1e12);
        exact.or_else(|| Some(self.nanoseconds? as f64 / 1e9))
    }

    /// How many samples.
    pub fn samples(&self) -> usize {
        self.baseline_first.len() + self.candidate_first.len()
    }

    /// The medians of the two orders, or twice that of the one that there is; none without samples.
    fn medians(&self) -> Option<(f64, f64)> {
        let of = |samples: &[i32]| median(samples.iter().copied().map(f64::from));
        let (one, other) = (of(&self.baseline_first), of(&self.candidate_first));
        Some((one.or(other)?, other.or(one)?))
    }

    /// The median of the paired log ratios, freed of what coming first or second in a turn does: the mean of the medians of
    /// the two orders. A launch of one turn has one order, drawn at random, so over launches that is noise as well. None without samples.
    pub fn centre(&self) -> Option<f64> {
        self.medians().map(|(one, other)| f64::midpoint(one, other))
    }

    /// A launch whose samples all have this value, in millionths.
    pub fn of_centre(centre: i32) -> Self {
        Self { baseline_first: vec![centre], candidate_first: vec![centre], ..Self::default() }
    }

    /// All samples with the effect of the order taken out, where both orders are there.
    pub fn levelled(&self) -> Vec<f64> {
        let Some((one, other)) = self.medians() else { return Vec::new() };
        let half = (one - other) / 2.0;
        let first = self.baseline_first.iter().map(|&sample| f64::from(sample) - half);
        first.chain(self.candidate_first.iter().map(|&sample| f64::from(sample) + half)).collect()
    }
}

/// That a program answers otherwise than the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unequal {
    /// Its name.
    pub program: String,
    /// What was asked.
    pub task: String,
    /// What it answers.
    pub answer: String,
    /// What the first answers.
    pub first: String,
}

/// How long a phase took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phase {
    /// `build`, `engines`.
    pub name: String,
    /// Wall time.
    pub seconds: f64,
}

/// Limits of what a choice may lose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LossRules {
    /// Probability that a bound on a loss holds: 0.95.
    pub confidence: f64,
    /// Largest loss, as a share of the speed, that a choice may have: 0.005.
    pub loss: f64,
}

/// The limits as shipped.
pub const LOSS_RULES: LossRules = LossRules { confidence: 0.95, loss: 0.005 };

impl Default for LossRules {
    fn default() -> Self {
        LOSS_RULES
    }
}

impl LossRules {
    /// Checks that they can be applied.
    ///
    /// # Errors
    ///
    /// A share is out of its range.
    pub fn check(&self) -> Result<()> {
        let Self { confidence, loss } = *self;
        ensure!((0.5..=0.9999).contains(&confidence), "its rules have a confidence of {confidence}");
        ensure!(loss > 0.0 && loss < 1.0, "its rules have a loss of {loss}");
        Ok(())
    }
}

/// What earlier runs say of a candidate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Known {
    /// The candidate's slug.
    pub candidate: String,
    /// Its gain over the baseline, over all runs.
    pub gain: f64,
    /// The standard error of that gain. Where a run begins from it, what one run differs from the next by is in it.
    pub error: f64,
    /// How many runs say so.
    pub runs: usize,
}

impl Known {
    /// Checks that the gain is one, and that the error is.
    ///
    /// # Errors
    ///
    /// What cannot be.
    pub fn check(&self) -> Result<()> {
        let Self { candidate, gain, error, .. } = self;
        let candidate = candidate.escape_default();
        ensure!(*gain > -1.0 && gain.abs() < 1e6, "`{candidate}` is known to gain {gain}");
        ensure!(*error > 1e-9 && *error < 1e6, "the known gain of `{candidate}` has an error of {error}");
        Ok(())
    }
}

/// What is lost by taking a candidate, or the baseline, if another one is better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The candidate's slug, or the baseline's.
    pub candidate: String,
    /// Its gain over the baseline.
    pub gain: f64,
    /// The standard error of that gain.
    pub error: f64,
    /// The expected loss of speed against the best.
    pub expected: f64,
    /// What the loss is at most, with the confidence of the rules. It is never below [`LossRules::loss`], at which a race ends.
    pub bound: f64,
    /// The probability that it is the best.
    pub best: f64,
}

/// One candidate's verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// The family that it was judged in; none where it was judged alone.
    #[serde(rename = "axis")]
    pub family: Option<String>,
    /// The candidate's name, within its family if it has one.
    pub variant: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The figures behind it, where it was timed.
    pub estimate: Option<Estimate>,
}

/// A verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Verdict {
    /// Faster than the baseline: the whole interval lies above zero.
    Faster,
    /// Slower, likewise.
    Slower,
    /// No difference as large as the resolution: the whole interval lies within it.
    NoDifference {
        /// The smallest gain or loss that this run would have seen.
        smallest_visible: f64,
    },
    /// None of the three was shown.
    NotSure {
        /// The smallest gain or loss that this run would have seen.
        smallest_visible: f64,
        /// About how many launches in all would tell, were the gain as large as it was seen to be; absent where no number would
        /// do, or too large a one.
        #[serde(default)]
        launches: Option<usize>,
    },
    /// The compiler made the same code of both: nothing to time.
    SameCode {
        /// The name of the other one.
        of: String,
    },
    /// It is the default of its family, and so the baseline itself.
    Default,
    /// It was not judged: it cannot run here, gave a wrong answer, or could not be launched often enough.
    Unjudged {
        /// Why.
        reason: String,
    },
}

/// The figures of one comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimate {
    /// The gain.
    pub gain: f64,
    /// Lower end of its interval, which holds at every moment.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// The standard deviation of the launches' centres by their quartiles, as a fraction.
    pub spread: f64,
    /// How many launches.
    pub launches: usize,
    /// How many samples in all.
    pub samples: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_some_nanoseconds_keeps_its_digits() {
        for seconds in [1.4e-9, 2.0e-7, 0.5] {
            let mut launch = Launch::default();
            launch.took(Some(seconds));
            let kept = launch.seconds().unwrap();
            assert!((kept / seconds - 1.0).abs() < 1e-3, "{seconds}: {kept}");
        }
        assert_eq!(Launch::default().seconds(), None);
        assert_eq!(Launch { nanoseconds: Some(1_500), ..Launch::default() }.seconds(), Some(1.5e-6));
    }
}
