//! Race of many candidates to find the best: launches go where the decision needs them.
//!
//! Every candidate gets a few launches first. Then the caller names, launch by launch, the
//! candidates that the next launch should tell apart ([`crate::decide::choice::Belief::next`]),
//! until it names none or the time is over.

use std::time::{Duration, Instant};

use super::launch::{Launched, launch};
use super::{Outcome, Setup};
use crate::error::{Error, Result};
use crate::os::children;
use crate::record::{Comparison, Launch, TOGETHER};
use crate::rng::Rng;
use crate::workloads::{Fault, Program};

/// Conditions of a race.
pub struct Race<'a> {
    /// Samples of an earlier race, which this one continues; some candidates may have taken no part
    /// in it.
    pub before: &'a [Comparison],
    /// Number of launches that every candidate has before [`Race::next`] is asked.
    pub first: usize,
    /// Time after which only the first launches are still made.
    pub time: Duration,
    /// Called after every launch with all samples so far and the share of the time that has passed,
    /// 0 to 1.
    pub seen: &'a mut dyn FnMut(&[Comparison], f64),
    /// Returns the names of the candidates to launch next, [`TOGETHER`] at most, by the samples so
    /// far. An empty list ends the race.
    pub next: &'a dyn Fn(&[Comparison], &mut Rng) -> Vec<String>,
}

/// Races the candidates against the baseline and each other. A candidate at fault falls out.
///
/// If the user interrupts, the race ends with the samples that it has by then; [`children::check`]
/// tells whether that happened.
///
/// # Errors
///
/// Fails if the baseline is at fault, or if there is no room for fresh binaries.
pub fn race<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    race: Race<'_>,
    rng: &mut Rng,
) -> Result<Outcome> {
    let Raced { comparisons, fallen, ended_by, .. } = raced(baseline, candidates, setup, race, rng);
    let faults = fallen.into_iter().map(|(fault, _)| fault).collect();
    ended_by.map_or(Ok(Outcome { comparisons, faults }), Err)
}

/// A race with the measurements made before something failed.
pub(crate) struct Raced {
    /// Samples of each candidate that did not fall out, in the order given.
    pub(crate) comparisons: Vec<Comparison>,
    /// Candidates that fell out, with their earlier samples.
    pub(crate) fallen: Vec<(Fault, Comparison)>,
    /// Samples of the last launch that a program broke off, for each candidate that took part in
    /// it.
    pub(crate) broken: Vec<Comparison>,
    /// Error that ended the race: the baseline is at fault, or something else failed.
    pub(crate) ended_by: Option<Error>,
}

/// Runs a race and keeps the measurements made before an error.
pub(crate) fn raced<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    race: Race<'_>,
    rng: &mut Rng,
) -> Raced {
    let Race { before, first, time, next, seen } = race;
    let samples = if setup.samples == 1 { 1 } else { super::within(setup.samples, P::SAMPLES) };
    let begun = Instant::now();
    let of_before = |name: &str| before.iter().find(|one| one.candidate == name).cloned();
    let row = |name: &str| Comparison { candidate: name.to_owned(), launches: Vec::new() };
    let mut comparisons: Vec<Comparison> =
        candidates.iter().map(|one| of_before(one.name()).unwrap_or_else(|| row(one.name()))).collect();
    let launches = before.iter().flat_map(|one| &one.launches);
    let mut together = launches.filter_map(|launch| launch.together).max().map_or(0, |last| last + 1);
    let (mut fallen, mut broken, mut ended_by) = (Vec::new(), Vec::new(), None);
    loop {
        let fewest = comparisons.iter().map(|one| one.launches.len()).min().unwrap_or(0);
        let names = if fewest < first {
            let mut late: Vec<&Comparison> =
                comparisons.iter().filter(|one| one.launches.len() < first).collect();
            rng.shuffle(&mut late);
            late.sort_by_key(|one| one.launches.len());
            late.iter().take(TOGETHER).map(|one| one.candidate.clone()).collect()
        } else if begun.elapsed() < time {
            next(&comparisons, rng)
        } else {
            Vec::new()
        };
        let group: Vec<&P> =
            candidates.iter().filter(|one| names.iter().any(|name| name == one.name())).collect();
        if group.is_empty() {
            break;
        }
        let mut launched = launch(baseline, &group, setup, samples, rng);
        // An interrupt ends the programs too, and is not their fault.
        let has_failed = launched.as_ref().map_or(true, |launched| launched.broken_by.is_some());
        if has_failed && children::check().is_err() {
            break;
        }
        let by_name = |launches: Vec<Launch>| {
            let numbered = |launch| Launch { together: Some(together), ..launch };
            group.iter().map(|one| one.name().to_owned()).zip(launches.into_iter().map(numbered))
        };
        if let Ok(part) = &mut launched
            && part.broken_by.is_some()
        {
            let part = by_name(std::mem::take(&mut part.launches));
            broken =
                part.map(|(candidate, launch)| Comparison { candidate, launches: vec![launch] }).collect();
        }
        match launched.and_then(Launched::whole) {
            Ok(launched) => {
                for (name, launch) in by_name(launched.launches) {
                    let row = comparisons.iter_mut().find(|row| row.candidate == name);
                    row.into_iter().for_each(|row| row.launches.push(launch.clone()));
                }
            }
            Err(Error::Fault(fault)) if group.iter().any(|one| one.name() == fault.program) => {
                let (rest, fell) = comparisons.into_iter().partition(|row| row.candidate != fault.program);
                comparisons = rest;
                let fell: Vec<Comparison> = fell;
                fallen.extend(fell.into_iter().map(|row| (fault.clone(), row)));
            }
            Err(error) => {
                ended_by = Some(error);
                break;
            }
        }
        together += 1;
        seen(&comparisons, (begun.elapsed().as_secs_f64() / time.as_secs_f64()).min(1.0));
    }
    Raced { comparisons, fallen, broken, ended_by }
}
