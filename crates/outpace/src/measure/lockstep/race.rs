//! Race of many candidates to find the best: most launches go to the candidates that may be the
//! best.
//!
//! Every candidate gets a few launches first. Then the caller names, launch by launch, the
//! candidates that the next launch should distinguish ([`crate::decide::choice::Belief::next`]),
//! until it names none or the time is over. [`run`] makes the launches in that order, for any type
//! that has the samples ([`Field`]); [`race()`] launches programs of one kind.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use super::launch::{Launched, launch};
use super::{Outcome, Pace, Setup};
use crate::error::{Error, Result};
use crate::os::children;
use crate::os::cpus::ask_for_full_speed;
use crate::record::{CONTROL, Comparison, Costs, Launch, TOGETHER};
use crate::rng::Rng;
use crate::workloads::{Fault, Program};

/// The candidates of a race, with their samples.
pub trait Field {
    /// Returns the launches of every candidate so far.
    fn rows(&self) -> Cow<'_, [Comparison]>;

    /// Returns the names of the candidates to launch next, [`TOGETHER`] at most. An empty list ends
    /// the race.
    fn next(&mut self, rng: &mut Rng) -> Vec<String>;

    /// Launches the baseline together with these candidates. A candidate at fault leaves the field.
    ///
    /// # Errors
    ///
    /// Fails if the race must end.
    fn launch(&mut self, names: &[String], rng: &mut Rng) -> Result<()>;

    /// Called after every launch, with the time that the race has taken.
    ///
    /// # Errors
    ///
    /// Fails if the race must end.
    fn launched(&mut self, elapsed: Duration) -> Result<()>;
}

/// Races the candidates of a field: first each is launched `first` times, then those that
/// [`Field::next`] names. After `time`, only candidates with fewer than `first` launches are still
/// launched. Returns true if the time was over.
///
/// # Errors
///
/// Fails if a launch ends the race, or if the user interrupts.
pub fn run(field: &mut dyn Field, first: usize, time: Duration, rng: &mut Rng) -> Result<bool> {
    let begun = Instant::now();
    loop {
        children::check()?;
        let late = late(&field.rows(), first, rng);
        let names = match late.is_empty() {
            false => late,
            true if begun.elapsed() < time => field.next(rng),
            true => return Ok(true),
        };
        if names.is_empty() {
            return Ok(false);
        }
        field.launch(&names, rng)?;
        field.launched(begun.elapsed())?;
    }
}

/// Returns the candidates that have fewer than `first` launches, those with the fewest launches
/// first, and [`TOGETHER`] of them at most.
fn late(rows: &[Comparison], first: usize, rng: &mut Rng) -> Vec<String> {
    let mut late: Vec<&Comparison> = rows.iter().filter(|row| row.launches.len() < first).collect();
    rng.shuffle(&mut late);
    late.sort_by_key(|row| row.launches.len());
    late.iter().take(TOGETHER).map(|row| row.candidate.clone()).collect()
}

/// Adds the control to the candidates of a launch; in a full launch it replaces the last candidate.
/// The control is left out while it has more than `share` times the launches of the candidate that
/// has the most. It needs fewer, because it only shows the noise of the machine and decides
/// nothing.
pub fn with_control(mut names: Vec<String>, rows: &[Comparison], share: f64) -> Vec<String> {
    let count = |row: &Comparison| row.launches.len() as f64;
    let most = rows.iter().map(count).fold(0.0, f64::max);
    let control = rows.iter().find(|row| row.candidate == CONTROL);
    if control.is_some_and(|control| count(control) <= share * most)
        && !names.iter().any(|name| name == CONTROL)
    {
        names.truncate(TOGETHER - 1);
        names.push(CONTROL.to_owned());
    }
    names
}

/// Least number of launches that show their spread well enough to choose the number of samples of
/// the next launch.
const SPREAD_KNOWN: u32 = 6;

/// Conditions of a race.
pub struct Race<'a> {
    /// Samples of an earlier race, which this one continues; some candidates may have taken no part
    /// in it.
    pub before: &'a [Comparison],
    /// Number of launches that every candidate gets before [`Race::next`] is called.
    pub first: usize,
    /// Time after which only candidates with fewer than [`Race::first`] launches are still
    /// launched.
    pub time: Duration,
    /// True if the number of samples per launch is adapted to the variances of the launches. It
    /// begins with [`Setup::samples`]; if that is one, it stays one.
    pub adapts: bool,
    /// Called after every launch with all samples so far and the share of the time that has passed,
    /// 0 to 1.
    pub seen: &'a mut dyn FnMut(&[Comparison], f64),
    /// Returns the names of the candidates to launch next, [`TOGETHER`] at most, by the samples so
    /// far. An empty list ends the race.
    pub next: &'a dyn Fn(&[Comparison], &mut Rng) -> Vec<String>,
}

/// Races the candidates against the baseline and each other. A candidate at fault drops out.
///
/// If the user interrupts, the race ends with the samples that it has; then [`children::check`]
/// fails.
///
/// # Errors
///
/// Fails if the baseline is at fault, or if the disk is too full for fresh binaries.
pub fn race<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    race: Race<'_>,
    rng: &mut Rng,
) -> Result<Outcome> {
    let Raced { comparisons, fallen, costs, ended_by, .. } = raced(baseline, candidates, setup, race, rng);
    let faults = fallen.into_iter().map(|(fault, _)| fault).collect();
    ended_by.map_or(Ok(Outcome { comparisons, faults, costs }), Err)
}

/// Result of a race, with the measurements made before something failed.
pub(crate) struct Raced {
    /// Samples of each candidate that did not drop out, in the order given.
    pub(crate) comparisons: Vec<Comparison>,
    /// Candidates that dropped out, with their earlier samples.
    pub(crate) fallen: Vec<(Fault, Comparison)>,
    /// Samples of the last launch that a program broke off, for each candidate that took part in
    /// it.
    pub(crate) broken: Vec<Comparison>,
    /// Time that all launches took, split by purpose.
    pub(crate) costs: Costs,
    /// Error that ended the race: the baseline is at fault, or something else failed.
    pub(crate) ended_by: Option<Error>,
}

/// Runs a race. After an error the result still contains the measurements made before it.
pub(crate) fn raced<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    race: Race<'_>,
    rng: &mut Rng,
) -> Raced {
    ask_for_full_speed();
    let Race { before, first, time, adapts, next, seen } = race;
    let samples = if setup.samples == 1 { 1 } else { super::within(setup.samples, P::SAMPLES) };
    let row = |program: &P| {
        let earlier = before.iter().find(|row| row.candidate == program.name()).cloned();
        earlier.unwrap_or_else(|| Comparison { candidate: program.name().to_owned(), launches: Vec::new() })
    };
    let numbers = before.iter().flat_map(|row| &row.launches).filter_map(|launch| launch.together);
    let number = numbers.max().map_or(0, |last| last + 1);
    let comparisons = candidates.iter().map(row).collect();
    let raced = Raced {
        comparisons,
        fallen: Vec::new(),
        broken: Vec::new(),
        costs: Costs::default(),
        ended_by: None,
    };
    let pace = (adapts && samples > 1).then(Pace::default);
    let mut programs =
        Programs { baseline, candidates, setup, samples, pace, number, raced, next, time, seen };
    let ended_by = run(&mut programs, first, time, rng).err();
    // An interrupt also ends the programs, which are not at fault then.
    let ended_by = ended_by.filter(|_| children::check().is_ok());
    Raced { ended_by, ..programs.raced }
}

/// Programs of one kind that race.
struct Programs<'a, P: Program> {
    baseline: &'a P,
    candidates: &'a [P],
    setup: &'a Setup<'a, P::Task>,
    samples: u32,
    /// Pace from which the number of samples follows; `None` if that number does not change.
    pace: Option<Pace>,
    /// Number of the next launch.
    number: u32,
    raced: Raced,
    next: &'a dyn Fn(&[Comparison], &mut Rng) -> Vec<String>,
    time: Duration,
    seen: &'a mut dyn FnMut(&[Comparison], f64),
}

impl<P: Program> Field for Programs<'_, P> {
    fn rows(&self) -> Cow<'_, [Comparison]> {
        Cow::Borrowed(&self.raced.comparisons)
    }

    fn next(&mut self, rng: &mut Rng) -> Vec<String> {
        let rows = &self.raced.comparisons;
        let mut names = (self.next)(rows, rng);
        names.retain(|name| rows.iter().any(|row| row.candidate == *name));
        names
    }

    fn launch(&mut self, names: &[String], rng: &mut Rng) -> Result<()> {
        let is_named = |program: &&P| names.iter().any(|name| name == program.name());
        let group: Vec<&P> = self.candidates.iter().filter(is_named).collect();
        let mut launched = launch(self.baseline, &group, self.setup, self.samples, rng);
        if launched.as_ref().map_or(true, |launched| launched.broken_by.is_some()) {
            children::check()?;
        }
        let number = self.number;
        let by_name = |launches: Vec<Launch>| {
            let numbered = |launch| Launch { together: Some(number), ..launch };
            group.iter().map(|program| program.name().to_owned()).zip(launches.into_iter().map(numbered))
        };
        let raced = &mut self.raced;
        if let Ok(part) = &mut launched
            && part.broken_by.is_some()
        {
            let part = by_name(std::mem::take(&mut part.launches));
            raced.broken =
                part.map(|(candidate, launch)| Comparison { candidate, launches: vec![launch] }).collect();
        }
        match launched.and_then(Launched::whole) {
            Ok(launched) => {
                raced.costs.add(&launched.costs);
                if let Some(pace) = &mut self.pace {
                    pace.add(launched.starting, launched.sampling, self.samples);
                }
                for (name, launch) in by_name(launched.launches) {
                    let row = raced.comparisons.iter_mut().find(|row| row.candidate == name);
                    row.into_iter().for_each(|row| row.launches.push(launch.clone()));
                }
            }
            Err(Error::Fault(fault)) if group.iter().any(|program| program.name() == fault.program) => {
                let fell = raced.comparisons.extract_if(.., |row| row.candidate == fault.program);
                raced.fallen.extend(fell.map(|row| (fault.clone(), row)));
            }
            Err(error) => return Err(error),
        }
        self.number += 1;
        // Fewer launches say too little about the variances.
        if let Some(pace) = self.pace.as_ref().filter(|pace| pace.launches >= SPREAD_KNOWN) {
            let best = pace.samples(&self.raced.comparisons, P::SAMPLES);
            self.samples = best.map_or(self.samples, |best| best.min(pace.enough(P::SAMPLES)));
        }
        Ok(())
    }

    fn launched(&mut self, elapsed: Duration) -> Result<()> {
        let share = elapsed.as_secs_f64() / self.time.as_secs_f64();
        (self.seen)(&self.raced.comparisons, share.min(1.0));
        Ok(())
    }
}
