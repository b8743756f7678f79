//! What is kept of a bisection, and its lines of plain text.

use std::mem::take;

use serde::{Deserialize, Serialize};

use super::Found;
use super::search::{Answer, CONFIRM, ENDS, Gain, MOST_STEPS, Rules, Search, Why, check_figures, pooled};
use crate::error::{Error, Result, ensure};
use crate::record::sealed;
use crate::record::{Machine, Source};
use crate::text::{exact, percent_to};

/// No record has more comparisons: the work of deciding grows with their square.
const MOST_COMPARISONS: usize = 10_000;

/// What [`Record::kind`] says.
pub const KIND: &str = "bisection";

/// One bisection.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// [`sealed::Kept::SCHEMA`] when it was written.
    pub schema: u32,
    /// [`KIND`].
    pub kind: String,
    /// The command that made it, with the seed spelled out.
    pub command: String,
    /// When it began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The seed of every random choice in it.
    pub seed: u64,
    /// The machine.
    pub machine: Machine,
    /// The source of the program that measured.
    pub tool: Source,
    /// The command that built a step.
    pub build: String,
    /// The command that ran it.
    pub run: String,
    /// The constants of the search.
    pub rules: Rules,
    /// The steps, the good one first, the bad one last.
    pub steps: Vec<Step>,
    /// The comparisons, in the order in which they were made.
    pub comparisons: Vec<Comparison>,
    /// The steps that were left out, in that order.
    pub skipped: Vec<Skipped>,
    /// The probability of each step after the first to be the first slow one, to a millionth. It follows from the comparisons.
    pub places: Vec<f64>,
    /// What the search says; it follows too.
    pub answer: Answer,
    /// The direct comparison of the place's end with the step before the place, where it was made; it follows too.
    pub confirmed: Option<Confirmed>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

/// A step: a revision or a toolchain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The full hash, or the toolchain's name.
    pub name: String,
    /// The subject of the commit, or what the toolchain says of itself.
    pub subject: String,
    /// SHA-256 of the program that was built; none where none was.
    pub sha256: Option<String>,
}

/// A comparison of a step with an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// The step.
    pub step: usize,
    /// The earlier one, which is 0 in the search itself.
    pub baseline: usize,
    /// The gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// Its standard error.
    pub error: f64,
}

/// A step that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Skipped {
    /// The step.
    pub step: usize,
    /// Why: the end of what its build printed.
    pub reason: String,
}

/// What the direct comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Confirmed {
    /// The gain of the found step over the one before it.
    pub gain: Gain,
    /// Whether it is surely slower.
    pub is_slower: bool,
}

impl Confirmed {
    /// What the direct comparisons of the place's end come to; none where there is no place, or none of them.
    pub(super) fn of(answer: Answer, made: &[Comparison], rules: Rules) -> Result<Option<Self>> {
        let Answer::Slower { from, to, .. } = answer else { return Ok(None) };
        let direct = made.iter().filter(|one| (one.baseline, one.step) == (from - 1, to));
        let readings = direct.map(|one| rules.reading(one.gain, one.error)).collect::<Result<Vec<_>>>()?;
        let gain = |looked: usize| pooled(&readings[..looked], &rules);
        let is_slower = (rules.first_look()..=readings.len()).any(|looked| gain(looked).high < 0.0);
        Ok((!readings.is_empty()).then(|| Self { gain: gain(readings.len()), is_slower }))
    }

    /// Whether there are enough comparisons, for the answer and for the size of the loss.
    pub(super) fn is_over(self) -> bool {
        self.gain.comparisons >= if self.is_slower { CONFIRM } else { ENDS }
    }
}

impl sealed::Kept for Record {
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
        let are_probabilities = self.places.iter().all(|one| (0.0..=1.0).contains(one));
        ensure!(
            // Each is rounded.
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
    /// The last step; the first is 0.
    fn last(&self) -> Result<usize> {
        let last = self.steps.len().saturating_sub(1);
        ensure!((1..=MOST_STEPS).contains(&last), "it has {} steps", self.steps.len());
        Ok(last)
    }

    /// Takes what a search has found.
    pub fn take(&mut self, found: Found) {
        let Found { comparisons, skipped, places, answer, confirmed } = found;
        // The last digits depend on the CPU that worked them out.
        self.places = places.into_iter().map(|one| (one * 1e6).round() / 1e6).collect();
        (self.comparisons, self.skipped, self.answer, self.confirmed) =
            (comparisons, skipped, answer, confirmed);
    }

    /// Works out the places, the answer and its confirmation again, from the comparisons alone.
    ///
    /// # Errors
    ///
    /// A figure in it cannot be.
    pub fn decide(&mut self) -> Result<()> {
        let mut search = Search::new(self.last()?, self.rules)?;
        self.skipped.iter().try_for_each(|one| search.skip(one.step))?;
        let from_first = self.comparisons.iter().filter(|one| one.baseline == 0);
        from_first.clone().try_for_each(|one| search.add(one.step, one.gain, one.error))?;
        let answer = search.answer();
        let confirmed = Confirmed::of(answer, &self.comparisons, self.rules)?;
        let (comparisons, skipped) = (take(&mut self.comparisons), take(&mut self.skipped));
        self.take(Found { comparisons, skipped, places: search.places(), answer, confirmed });
        Ok(())
    }

    /// It in lines of plain text: the answer first.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.answer_lines();
        lines.push(String::new());
        let built = self.steps.iter().filter(|step| step.sha256.is_some()).count();
        let (steps, comparisons) = (self.steps.len(), self.comparisons.len());
        lines.push(format!("{steps} steps, {built} built, {comparisons} comparisons:"));
        for &Comparison { step, baseline, gain, error } in &self.comparisons {
            let probability = self.places.get(step.wrapping_sub(1)).map_or(0.0, |one| one * 100.0);
            let (pair, gain, error) = (self.pair(step, baseline), percent_to(2, gain), error * 100.0);
            lines.push(format!(
                "  {pair}: {gain} ± {error:.2} %; the first slow one with a probability of {probability:.1} %"
            ));
        }
        for Skipped { step, reason } in &self.skipped {
            let end = reason.lines().next_back().unwrap_or_default();
            lines.push(format!("  {} was left out: {end}", self.step(*step)));
        }
        lines
    }

    fn answer_lines(&self) -> Vec<String> {
        let share = exact(self.rules.share);
        let surely = exact(1.0 - self.rules.error);
        let last = self.steps.len().saturating_sub(1);
        let mut lines = Vec::new();
        match self.answer {
            Answer::Open => lines.push(
                "Nothing can be said: the last step was not compared often enough with the first.".to_owned(),
            ),
            Answer::NotSlower { ends, sure } => lines.push(format!(
                "{} is not {}slower than {} by more than {share}: {}.",
                self.step(last),
                if sure { "" } else { "surely " },
                self.step(0),
                interval(ends)
            )),
            Answer::Slower { from, to, probability, why, ends } => {
                let one_of = format!("The first slow step is one of {}", to - from + 1);
                lines.push(match why {
                    Why::Found => format!("{} is the first slow step.", self.full(to)),
                    Why::Skipped => format!("{one_of}: those between could not be built."),
                    Why::Spent => format!("{one_of}: the comparisons did not suffice for less."),
                });
                if from < to {
                    lines.push(format!("  the earliest: {}", self.full(from)));
                    lines.push(format!("  the latest:   {}", self.full(to)));
                }
                lines.push(format!("Probability: {:.1} % ({surely} was asked).", probability * 100.0));
                lines.push(format!("{}: {}.", self.pair(last, 0), interval(ends)));
                lines.extend(self.confirmed.map(|confirmed| self.confirmed_line(confirmed, from, to, ends)));
            }
        }
        lines
    }

    fn confirmed_line(&self, confirmed: Confirmed, from: usize, to: usize, ends: Gain) -> String {
        let Confirmed { gain, is_slower } = confirmed;
        let line = format!("{}, directly: {}", self.pair(to, from - 1), interval(gain));
        if !is_slower {
            return format!("{line}. That does not confirm it.");
        }
        // A hint, not an answer: by two standard errors.
        let error =
            |Gain { low, high, comparisons, .. }: Gain| (high - low) / 2.0 / self.rules.width(comparisons);
        let error = error(ends).hypot(error(gain));
        let rest = ends.gain - gain.gain;
        if rest < -2.0 * error && rest < -self.rules.share / 2.0 {
            let cost = -rest * 100.0;
            return format!("{line}. That is not the whole loss: other steps seem to have cost {cost:.2} %.");
        }
        format!("{line}.")
    }

    /// The short name of a step.
    fn step(&self, at: usize) -> String {
        let name = self.steps.get(at).map_or("?", |step| step.name.as_str());
        let is_hash = name.len() >= 40 && name.chars().all(|digit| digit.is_ascii_hexdigit());
        if is_hash { name.chars().take(12).collect() } else { name.to_owned() }
    }

    fn pair(&self, step: usize, baseline: usize) -> String {
        format!("{} against {}", self.step(step), self.step(baseline))
    }

    fn full(&self, at: usize) -> String {
        let subject = self.steps.get(at).map_or("", |step| step.subject.as_str());
        if subject.is_empty() {
            return self.step(at);
        }
        let printable: String =
            subject.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        format!("{} ({printable})", self.step(at))
    }
}

fn interval(Gain { gain, low, high, comparisons }: Gain) -> String {
    let times = if comparisons == 1 { "comparison" } else { "comparisons" };
    let [gain, low, high] = [gain, low, high].map(|gain| percent_to(2, gain));
    format!("{gain} [{low} to {high}] in {comparisons} {times}")
}
