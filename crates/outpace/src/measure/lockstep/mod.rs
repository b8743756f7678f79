//! Programs in lock-step.
//!
//! The noise of a shared machine is slow (other processes come and go), and two launches of the same bytes differ for as long as they
//! live. Against the first, slices of a few milliseconds that take turns; against the second, many
//! launches, a round of one each for all candidates, the control among them ([`rounds`]).
//!
//! [`compare`] asks of each candidate whether it differs from the baseline. [`race()`] looks for the best: launches are shared by several candidates and
//! go to those that may be it.
//!
//! At launch counts fixed beforehand, the *looks*, the caller says which candidates are settled; those get no
//! more launches, and the time goes to the others. A look also measures the variances, and so how time is best split between
//! starting launches and taking samples.

mod launch;
mod load;
mod race;
#[cfg(test)]
pub(crate) mod tests;

pub use crate::record::TOGETHER;
pub use load::Load;
pub use race::{Race, race};
pub(crate) use race::{Raced, raced};

use std::path::Path;
use std::time::{Duration, Instant};

use crate::error::{Context, Error, Result};
use crate::measure::rounds::{self, Plan, Rounds};
use crate::os::children;
use crate::record::{Comparison, Launch};
use crate::rng::Rng;
use crate::statistics::{Variances, median};
use crate::workloads::{Fault, Program};

/// Samples a launch, until the variances are known.
pub const SAMPLES: u32 = 32;

/// The same where time is short: a first look at all candidates matters more than a closer one at some.
pub const SAMPLES_QUICK: u32 = 24;

/// So many samples, within the bounds, and even, so that each of two programs comes first equally often.
fn within(samples: u32, (fewest, most): (u32, u32)) -> u32 {
    samples.min(most).max(fewest).next_multiple_of(2)
}

/// What a comparison is made with.
#[derive(Debug)]
pub struct Setup<'a, T> {
    /// The work that is given to both, in random order.
    pub tasks: &'a [T],
    /// A folder for the fresh binaries.
    pub folder: &'a Path,
    /// Samples a launch, until the variances are known; within [`Program::SAMPLES`]. Of [`race()`] also one: a launch is one turn then, without
    /// a warm-up, as it should be where a task takes long and a process does no more than one.
    pub samples: u32,
    /// What is asked of the answers.
    pub answers: Answers,
    /// What the other CPUs do meanwhile.
    pub load: Load,
    /// Which CPUs a launch may use.
    pub cores: Cores,
}

/// Which CPUs the programs of a launch may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
pub enum Cores {
    /// One, drawn anew for each launch.
    #[default]
    One,
    /// All that this process may use: for programs of several threads. Their launches differ more.
    Any,
}

impl<'a, T> Setup<'a, T> {
    /// Builds of one program, whose answers must be equal, while the other CPUs are idle.
    pub fn of_builds(tasks: &'a [T], folder: &'a Path, samples: u32) -> Self {
        Self { tasks, folder, samples, answers: Answers::Equal, load: Load::Idle, cores: Cores::One }
    }
}

/// What is asked of the answers of two programs to the same task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// They must be equal: the two are builds of one program, and a candidate that answers otherwise falls out.
    Equal,
    /// They may be any; then the times are by the unit of work.
    Any,
}

/// What a comparison gave.
#[derive(Debug)]
pub struct Outcome {
    /// The samples of each candidate, in the order given.
    pub comparisons: Vec<Comparison>,
    /// What was wrong with candidates that fell out. The comparisons do not have their samples, but for those of [`crate::compare::measure()`].
    pub faults: Vec<Fault>,
}

impl Outcome {
    /// The comparison of the only candidate.
    ///
    /// # Errors
    ///
    /// It is at fault.
    pub fn only(self) -> Result<Comparison> {
        if let Some(fault) = self.faults.into_iter().next() {
            return Err(fault.into());
        }
        self.comparisons.into_iter().next().context("one candidate gives one comparison")
    }
}

/// One launch of the baseline and those candidates: the samples of each, in the order given.
///
/// # Errors
///
/// A program is at fault, the user interrupts, or there is no room for fresh binaries.
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

/// When a comparison ends.
pub struct Until<'a> {
    /// The launches and the time.
    pub plan: Plan,
    /// The names of the candidates whose verdict more launches could still change. Asked after every round.
    pub open: &'a dyn Fn(&[Comparison]) -> Vec<String>,
}

/// Measures every candidate against the baseline, round after round, until all are settled. A candidate at fault falls out.
///
/// # Errors
///
/// The baseline is at fault, the user interrupts, or there is no room for fresh binaries.
pub fn compare<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    until: &Until<'_>,
    rng: &mut Rng,
    progress: &dyn Fn(f64),
) -> Result<Outcome> {
    let rows =
        candidates.iter().map(|one| Comparison { candidate: one.name().to_owned(), launches: Vec::new() });
    let mut measurement = Measurement {
        baseline,
        candidates,
        setup,
        until,
        progress,
        begun: Instant::now(),
        costs: Costs::default(),
        samples: within(setup.samples, P::SAMPLES),
        out: Outcome { comparisons: rows.collect(), faults: Vec::new() },
    };
    rounds::run(&mut measurement, candidates.len(), until.plan, rng)?;
    let Outcome { mut comparisons, faults } = measurement.out;
    comparisons.retain(|row| faults.iter().all(|fault| fault.program != row.candidate));
    Ok(Outcome { comparisons, faults })
}

struct Measurement<'a, P: Program> {
    baseline: &'a P,
    candidates: &'a [P],
    setup: &'a Setup<'a, P::Task>,
    until: &'a Until<'a>,
    progress: &'a dyn Fn(f64),
    begun: Instant,
    costs: Costs,
    /// Samples a launch: as many as the last round found best.
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
        self.costs.add(launched.starting, launched.sampling, self.samples);
        self.out.comparisons[at].launches.extend(launched.launches);
        let share = self.begun.elapsed().as_secs_f64() / self.until.plan.time.as_secs_f64();
        (self.progress)(share.min(1.0));
        Ok(true)
    }

    fn open(&mut self) -> Vec<bool> {
        let rows = self.out.comparisons.iter();
        let sound: Vec<Comparison> = rows.filter(|row| !row.launches.is_empty()).cloned().collect();
        let open = (self.until.open)(&sound);
        self.samples = self.costs.samples(&sound, P::SAMPLES).unwrap_or(self.samples);
        self.candidates.iter().map(|candidate| open.iter().any(|name| name == candidate.name())).collect()
    }
}

#[derive(Debug, Default)]
struct Costs {
    launches: u32,
    samples: u32,
    starting: Duration,
    sampling: Duration,
}

impl Costs {
    fn add(&mut self, starting: Duration, sampling: Duration, samples: u32) {
        self.launches += 1;
        self.samples += samples;
        self.starting += starting;
        self.sampling += sampling;
    }

    /// How many samples a launch is to give from now on, by the variances of all launches so far.
    fn samples(&self, rows: &[Comparison], bounds: (u32, u32)) -> Option<u32> {
        let variances = Variances::of(&rows.iter().flat_map(centred).collect::<Vec<_>>())?;
        let launch_seconds = self.starting.as_secs_f64() / f64::from(self.launches);
        let sample_seconds = self.sampling.as_secs_f64() / f64::from(self.samples);
        Some(within(variances.samples(launch_seconds, sample_seconds, bounds.0..=bounds.1), bounds))
    }
}

/// The samples of a candidate's launches around their own middle, so that what candidates truly differ by is not taken for noise.
fn centred(row: &Comparison) -> Vec<Vec<f64>> {
    let mut all: Vec<Vec<f64>> = row.launches.iter().map(Launch::levelled).collect();
    let middle = median(all.iter().flatten().copied()).unwrap_or_default();
    all.iter_mut().flatten().for_each(|sample| *sample -= middle);
    all
}
