//! Many candidates, of which the best is wanted: launches go where the decision needs them.
//!
//! Every candidate gets a few launches first. Then the caller names, launch by launch, those that the next one is to tell apart
//! ([`crate::choice::Belief::next`]), until it names none or the time is over.

use std::time::{Duration, Instant};

use super::launch::launch;
use super::{Outcome, Setup};
use crate::children;
use crate::error::{Error, Result};
use crate::record::{Comparison, TOGETHER};
use crate::rng::Rng;
use crate::workload::{Fault, Program};

/// What a race begins with, how it goes on, and when it ends.
pub struct Race<'a> {
    /// The samples of an earlier race, from which this one goes on; some candidates may have taken no part in it.
    pub before: &'a [Comparison],
    /// Every candidate has so many launches before [`Race::next`] is asked.
    pub first: usize,
    /// After it only the first launches are still made.
    pub time: Duration,
    /// Is called after every launch with all samples so far and the share of the time that is over, 0 to 1.
    pub seen: &'a mut dyn FnMut(&[Comparison], f64),
    /// The names of those candidates, [`TOGETHER`] at most, that are to be launched next, by the samples so far. None ends the race.
    pub next: &'a dyn Fn(&[Comparison], &mut Rng) -> Vec<String>,
}

/// Races the candidates against the baseline and each other. A candidate at fault falls out.
///
/// Where the user interrupts, the race ends with the samples that it has by then; [`children::check`] says whether that is so.
///
/// # Errors
///
/// The baseline is at fault, or there is no room for fresh binaries.
pub fn race<P: Program>(
    baseline: &P,
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    race: Race<'_>,
    rng: &mut Rng,
) -> Result<Outcome> {
    let Race { before, first, time, next, seen } = race;
    let samples = if setup.samples == 1 { 1 } else { super::within(setup.samples, P::SAMPLES) };
    let begun = Instant::now();
    let of_before = |name: &str| before.iter().find(|one| one.candidate == name).cloned();
    let row = |name: &str| Comparison { candidate: name.to_owned(), launches: Vec::new() };
    let mut comparisons: Vec<Comparison> =
        candidates.iter().map(|one| of_before(one.name()).unwrap_or_else(|| row(one.name()))).collect();
    let launches = before.iter().flat_map(|one| &one.launches);
    let mut together = launches.filter_map(|launch| launch.together).max().map_or(0, |last| last + 1);
    let mut faults: Vec<Fault> = Vec::new();
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
        let launched = launch(baseline, &group, setup, samples, rng);
        // An interrupt ends the programs too, and is not their fault.
        if launched.is_err() && children::check().is_err() {
            break;
        }
        match launched {
            Ok(launched) => {
                for (candidate, mut launch) in group.iter().zip(launched.launches) {
                    launch.together = Some(together);
                    let row = comparisons.iter_mut().find(|row| row.candidate == candidate.name());
                    row.into_iter().for_each(|row| row.launches.push(launch.clone()));
                }
            }
            Err(Error::Fault(fault)) if group.iter().any(|one| one.name() == fault.program) => {
                comparisons.retain(|row| row.candidate != fault.program);
                faults.push(fault);
            }
            Err(error) => return Err(error),
        }
        together += 1;
        seen(&comparisons, (begun.elapsed().as_secs_f64() / time.as_secs_f64()).min(1.0));
    }
    Ok(Outcome { comparisons, faults })
}
