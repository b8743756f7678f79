//! Compares programs in lock-step: they take turns of a few milliseconds on one CPU.
//!
//! A shared machine has two kinds of noise: slow changes, because other processes come and go, and
//! differences between two launches of the same bytes, which last as long as the processes live.
//! The short turns counter the first kind. Many launches counter the second: a round has one launch
//! of every candidate that is not settled ([`rounds`]).
//!
//! [`compare`] asks of each candidate whether it differs from the baseline. [`race()`] looks for
//! the best candidate: several candidates share a launch, and launches go to those that may be the
//! best.
//!
//! After every round from number [`Plan::fewest`] on, [`compare`] asks its caller which candidates
//! are settled. Those get no more launches, and the time goes to the others. After such a round
//! [`compare`] also computes the variances, and from them the best split of the time between
//! starting launches and taking samples.

mod launch;
mod load;
mod race;
#[cfg(test)]
pub(crate) mod tests;

pub use crate::os::cpus::Cores;
pub use crate::record::TOGETHER;
#[cfg(test)]
pub(crate) use launch::ATTEMPTS;
pub use load::Load;
pub use race::{Field, Race, race, run, with_control};
pub(crate) use race::{Raced, raced};

use std::path::Path;
use std::time::{Duration, Instant};

use crate::error::{Context, Error, Result};
use crate::measure::rounds::{self, Plan, Rounds};
use crate::os::children;
use crate::record::{Comparison, Costs, Launch};
use crate::rng::Rng;
use crate::statistics::{Variances, median};
use crate::workloads::{Fault, Program};

/// Samples per launch until the variances are known.
pub const SAMPLES: u32 = 32;

/// Samples per launch until the variances are known, if time is short. There are fewer, because a
/// rough result for all candidates matters more than a precise one for some.
pub const SAMPLES_QUICK: u32 = 24;

/// Returns the number of samples, clamped to the bounds and rounded up to an even number, so that
/// each of two programs comes first equally often.
fn within(samples: u32, (fewest, most): (u32, u32)) -> u32 {
    samples.min(most).max(fewest).next_multiple_of(2)
}

/// Conditions of a comparison.
#[derive(Debug)]
pub struct Setup<'a, T> {
    /// Tasks given to all programs, in random order.
    pub tasks: &'a [T],
    /// Folder for the fresh binaries.
    pub folder: &'a Path,
    /// Samples per launch until the variances are known; within [`Program::SAMPLES`]. For
    /// [`race()`] it may also be one. A launch is then a single turn without a warm-up, which suits
    /// long tasks and processes that do only one.
    pub samples: u32,
    /// Requirement on the answers.
    pub answers: Answers,
    /// Load on the other CPUs.
    pub load: Load,
    /// CPUs that a launch may use.
    pub cores: Cores,
}

impl<'a, T> Setup<'a, T> {
    /// Returns the conditions for builds of one program: answers must be equal, and the other CPUs
    /// are idle.
    pub fn of_builds(tasks: &'a [T], folder: &'a Path, samples: u32) -> Self {
        Self { tasks, folder, samples, answers: Answers::Equal, load: Load::Idle, cores: Cores::Fast }
    }
}

/// Requirement on the answers of two programs to the same task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// Answers must be equal: the two are builds of one program, and a candidate that answers
    /// differently drops out.
    Equal,
    /// Answers may differ; times are then per unit of work.
    Any,
}

/// Result of a comparison.
#[derive(Debug)]
pub struct Outcome {
    /// Samples of each candidate, in the order given.
    pub comparisons: Vec<Comparison>,
    /// Faults of the candidates that dropped out. Their samples are not in the comparisons, except
    /// after [`crate::compare::measure()`].
    pub faults: Vec<Fault>,
    /// Time that all launches took, split by purpose.
    pub costs: Costs,
}

impl Outcome {
    /// Returns the comparison of the only candidate.
    ///
    /// # Errors
    ///
    /// Fails if the candidate is at fault.
    pub fn only(self) -> Result<Comparison> {
        if let Some(fault) = self.faults.into_iter().next() {
            return Err(fault.into());
        }
        self.comparisons.into_iter().next().context("the candidate was not compared")
    }
}

/// Makes one launch of the baseline and the candidates. Returns the samples of each candidate, in
/// the order given.
///
/// # Errors
///
/// Fails if a program is at fault, the user interrupts, or the disk is too full for fresh binaries.
pub fn launch<P: Program>(
    baseline: &P,
    candidates: &[&P],
    setup: &Setup<'_, P::Task>,
    rng: &mut Rng,
) -> Result<Vec<Launch>> {
    let samples = if setup.samples == 1 { 1 } else { within(setup.samples, P::SAMPLES) };
    let launched = launch::launch(baseline, candidates, setup, samples, rng);
    launched.and_then(launch::Launched::whole).map(|launched| launched.launches)
}

/// Conditions for the end of a comparison.
pub struct Until<'a> {
    /// Limits on launches and time.
    pub plan: Plan,
    /// Returns the names of the candidates whose verdict more launches could still change. Called
    /// after every round from number [`Plan::fewest`] on.
    pub open: &'a dyn Fn(&[Comparison]) -> Vec<String>,
}

/// Measures every candidate against the baseline, round after round, until all are settled or
/// [`Until::plan`] ends the rounds. A candidate at fault drops out.
///
/// # Errors
///
/// Fails if the baseline is at fault, the user interrupts, or the disk is too full for fresh
/// binaries.
pub fn compare<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    until: &Until<'_>,
    rng: &mut Rng,
    progress: &dyn Fn(f64),
) -> Result<Outcome> {
    let rows = candidates
        .iter()
        .map(|candidate| Comparison { candidate: candidate.name().to_owned(), launches: Vec::new() });
    let mut measurement = Measurement {
        baseline,
        candidates,
        setup,
        until,
        progress,
        begun: Instant::now(),
        pace: Pace::default(),
        samples: within(setup.samples, P::SAMPLES),
        out: Outcome { comparisons: rows.collect(), faults: Vec::new(), costs: Costs::default() },
    };
    rounds::run(&mut measurement, candidates.len(), until.plan, rng)?;
    let Outcome { mut comparisons, faults, costs } = measurement.out;
    comparisons.retain(|row| faults.iter().all(|fault| fault.program != row.candidate));
    Ok(Outcome { comparisons, faults, costs })
}

struct Measurement<'a, P: Program> {
    baseline: &'a P,
    candidates: &'a [P],
    setup: &'a Setup<'a, P::Task>,
    until: &'a Until<'a>,
    progress: &'a dyn Fn(f64),
    begun: Instant,
    pace: Pace,
    /// Samples per launch: the number that the last round found best.
    samples: u32,
    out: Outcome,
}

impl<P: Program> Rounds for Measurement<'_, P> {
    type Error = Error;

    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool> {
        let candidate = &self.candidates[at];
        let launched = launch::launch(self.baseline, &[candidate], self.setup, self.samples, rng);
        let launched = match launched.and_then(launch::Launched::whole) {
            Ok(launched) => launched,
            Err(Error::Fault(fault)) if fault.program == candidate.name() => {
                children::check()?;
                self.out.comparisons[at].launches.clear();
                self.out.faults.push(fault);
                return Ok(false);
            }
            Err(error) => {
                children::check()?;
                return Err(error);
            }
        };
        self.pace.add(launched.starting, launched.sampling, self.samples);
        self.out.costs.add(&launched.costs);
        self.out.comparisons[at].launches.extend(launched.launches);
        let share = self.begun.elapsed().as_secs_f64() / self.until.plan.time.as_secs_f64();
        (self.progress)(share.min(1.0));
        Ok(true)
    }

    fn open(&mut self) -> Vec<bool> {
        let rows = self.out.comparisons.iter();
        let sound: Vec<Comparison> = rows.filter(|row| !row.launches.is_empty()).cloned().collect();
        let open = (self.until.open)(&sound);
        self.samples = self.pace.samples(&sound, P::SAMPLES).unwrap_or(self.samples);
        self.candidates.iter().map(|candidate| open.iter().any(|name| name == candidate.name())).collect()
    }
}

/// Time that launches took so far, and the number of samples in them.
#[derive(Debug, Default)]
struct Pace {
    launches: u32,
    samples: u32,
    starting: Duration,
    sampling: Duration,
}

impl Pace {
    fn add(&mut self, starting: Duration, sampling: Duration, samples: u32) {
        self.launches += 1;
        self.samples += samples;
        self.starting += starting;
        self.sampling += sampling;
    }

    /// Returns the number of samples that a launch should take from now on, by the variances of all
    /// launches so far.
    fn samples(&self, rows: &[Comparison], bounds: (u32, u32)) -> Option<u32> {
        let variances = Variances::estimate(&rows.iter().flat_map(centred).collect::<Vec<_>>())?;
        let (launch, sample) = self.seconds();
        Some(within(variances.samples(launch, sample, bounds.0..=bounds.1), bounds))
    }

    /// Returns the number of samples per launch above which more samples save hardly any time: a
    /// start then takes a fifth of the time of the samples. Further launches say at least as much
    /// as further samples of the same launch.
    fn enough(&self, bounds: (u32, u32)) -> u32 {
        let (launch, sample) = self.seconds();
        within((5.0 * launch / sample).ceil() as u32, bounds)
    }

    /// Returns the mean time of a start and that of a sample, in seconds.
    fn seconds(&self) -> (f64, f64) {
        let launch = self.starting.as_secs_f64() / f64::from(self.launches);
        (launch, self.sampling.as_secs_f64() / f64::from(self.samples))
    }
}

/// Returns the samples of a candidate's launches, centred on their own median, so that true
/// differences between candidates do not count as noise.
fn centred(row: &Comparison) -> Vec<Vec<f64>> {
    let mut samples: Vec<Vec<f64>> = row.launches.iter().map(Launch::levelled).collect();
    let middle = median(samples.iter().flatten().copied()).unwrap_or_default();
    samples.iter_mut().flatten().for_each(|sample| *sample -= middle);
    samples
}
