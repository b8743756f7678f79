//! Record of a bisection.

use std::mem::take;

use serde::{Deserialize, Serialize};

use super::Found;
use super::search::{
    Answer, CONFIRM, Gain, MOST_COMPARISONS, MOST_END_COMPARISONS, MOST_STEPS, Rules, Search, check_figures,
    pooled,
};
use crate::error::{Error, Result, ensure};
use crate::record::sealed;
use crate::record::{Machine, Source};

/// Value of [`Record::kind`].
pub const KIND: &str = "bisection";

/// Record of one bisection.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// Value of [`sealed::SealedRecord::SCHEMA`] when it was written.
    pub schema: u32,
    /// Kind of the record: always [`KIND`].
    pub kind: String,
    /// Command that made the record, with the seed spelled out.
    pub command: String,
    /// Start time, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// Seed of every random choice.
    pub seed: u64,
    /// Machine that measured.
    pub machine: Machine,
    /// Source of the program that measured.
    pub tool: Source,
    /// Command that built a step.
    pub build: String,
    /// Command that ran a step.
    pub run: String,
    /// Constants of the search.
    pub rules: Rules,
    /// Steps; the good one is first, the bad one last.
    pub steps: Vec<Step>,
    /// Sentences about the first comparison that a reader of the figures needs, such as one about a
    /// program that waits while CPU times are compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Comparisons in the order in which they were made.
    pub comparisons: Vec<Comparison>,
    /// Steps that were left out, in the order in which that happened.
    pub skipped: Vec<Skipped>,
    /// Probability of each step after the first of being the first slow one, rounded to a
    /// millionth. It follows from the comparisons.
    pub places: Vec<f64>,
    /// Answer of the search; it follows from the comparisons too.
    pub answer: Answer,
    /// Direct comparison of the last step that may be the first slow one with the step before the
    /// first such step (of `to` with `from - 1` in the answer), if one was made; it follows from
    /// the comparisons too.
    pub confirmed: Option<Confirmed>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

/// A step: a revision or a toolchain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// Full hash of the commit, or name of the toolchain.
    pub name: String,
    /// Subject of the commit, or the toolchain's description of itself.
    pub subject: String,
    /// SHA-256 of the built program; `None` if it was not built.
    pub sha256: Option<String>,
}

/// A comparison of a step with an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// Step that was compared.
    pub step: usize,
    /// Earlier step that it was compared with; 0 in the search itself.
    pub baseline: usize,
    /// Gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// Standard error of the gain.
    pub error: f64,
}

/// A step that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Skipped {
    /// Step that was left out.
    pub step: usize,
    /// Reason, such as the end of the output of its build.
    pub reason: String,
}

/// Result of the direct comparison.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Confirmed {
    /// Gain of the found step over the one before it.
    pub gain: Gain,
    /// True if the found step is surely slower.
    pub is_slower: bool,
}

impl Confirmed {
    /// Evaluates the direct comparisons of the last step that may be the first slow one with the
    /// step before the first such step. Returns `None` if the answer is not [`Answer::Slower`], or
    /// if no such comparison was made.
    pub(super) fn evaluate(answer: Answer, made: &[Comparison], rules: Rules) -> Result<Option<Self>> {
        let Answer::Slower { from, to, .. } = answer else { return Ok(None) };
        let direct =
            made.iter().filter(|comparison| (comparison.baseline, comparison.step) == (from - 1, to));
        let readings = direct
            .map(|comparison| rules.reading(comparison.gain, comparison.error))
            .collect::<Result<Vec<_>>>()?;
        let gain = |looked: usize| pooled(&readings[..looked], &rules);
        let is_slower = (rules.first_look()..=readings.len()).any(|looked| gain(looked).high < 0.0);
        Ok((!readings.is_empty()).then(|| Self { gain: gain(readings.len()), is_slower }))
    }

    /// Returns true once there are enough comparisons for the answer and for the size of the loss.
    pub(super) fn is_over(self) -> bool {
        self.gain.comparisons >= if self.is_slower { CONFIRM } else { MOST_END_COMPARISONS }
    }
}

impl sealed::SealedRecord for Record {
    const SCHEMA: u32 = 1;
    const WHAT: &'static str = "bisection";
    const FIELDS: sealed::Fields = sealed::Fields { names: &["name", "levels"], bits: &["seed"], prose: &[] };
    type Error = Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.rules.check()?;
        let (last, comparisons) = (self.last()?, self.comparisons.len());
        ensure!(comparisons <= MOST_COMPARISONS, "it has {comparisons} comparisons");
        for &Comparison { step, baseline, gain, error } in &self.comparisons {
            ensure!(baseline < step && step <= last, "it compares step {step} with step {baseline}");
            check_figures(gain, error)?;
        }
        for Skipped { step, .. } in &self.skipped {
            ensure!((1..last).contains(step), "it leaves out step {step} of {last}");
        }
        ensure!(self.places.len() == last, "it has {} places for {last} steps", self.places.len());
        let sum: f64 = self.places.iter().sum();
        let are_probabilities = self.places.iter().all(|probability| (0.0..=1.0).contains(probability));
        ensure!(
            // Each probability is rounded, so the sum need not be exactly 1.
            are_probabilities && (sum - 1.0).abs() < 0.01 + 5e-7 * last as f64,
            "the probabilities of its places come to {sum}"
        );
        if let Answer::Slower { from, to, .. } = self.answer {
            let is_run = 1 <= from && from <= to && to <= last;
            ensure!(is_run, "its answer is the steps {from} to {to} of {last}");
        }
        Ok(())
    }
}

impl Record {
    /// Returns the number of the last step; the first is 0.
    fn last(&self) -> Result<usize> {
        let last = self.steps.len().saturating_sub(1);
        ensure!((1..=MOST_STEPS).contains(&last), "it has {} steps", self.steps.len());
        Ok(last)
    }

    /// Stores the result of a search.
    pub fn take(&mut self, found: Found) {
        let Found { comparisons, skipped, places, answer, confirmed } = found;
        // The last digits depend on the CPU that computed them.
        self.places = places.into_iter().map(|probability| (probability * 1e6).round() / 1e6).collect();
        (self.comparisons, self.skipped, self.answer, self.confirmed) =
            (comparisons, skipped, answer, confirmed);
    }

    /// Recomputes the places, the answer and its confirmation from the comparisons, the steps that
    /// were left out and the rules.
    ///
    /// # Errors
    ///
    /// Fails if a figure in the record is impossible.
    pub fn decide(&mut self) -> Result<()> {
        let mut search = Search::new(self.last()?, self.rules)?;
        self.skipped.iter().try_for_each(|skipped| search.skip(skipped.step))?;
        let from_first = self.comparisons.iter().filter(|comparison| comparison.baseline == 0);
        from_first
            .clone()
            .try_for_each(|comparison| search.add(comparison.step, comparison.gain, comparison.error))?;
        let answer = search.answer();
        let confirmed = Confirmed::evaluate(answer, &self.comparisons, self.rules)?;
        let (comparisons, skipped) = (take(&mut self.comparisons), take(&mut self.skipped));
        self.take(Found { comparisons, skipped, places: search.places(), answer, confirmed });
        Ok(())
    }

    /// Estimates the loss that all steps but the found one caused. Returns `None` if there seems to
    /// be no such loss. `found` is the gain of the found step over the step before it. `ends` is
    /// the gain of the last step over the first.
    pub(crate) fn lost_elsewhere(&self, found: Gain, ends: Gain) -> Option<f64> {
        // This is a hint, not an answer, so two standard errors suffice.
        let error =
            |Gain { low, high, comparisons, .. }: Gain| (high - low) / 2.0 / self.rules.width(comparisons);
        let error = error(ends).hypot(error(found));
        let rest = found.gain - ends.gain;
        (rest > 2.0 * error && rest > self.rules.share / 2.0).then_some(rest)
    }
}
