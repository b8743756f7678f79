//! Launches until every answer is sure or the time is over.

use std::cell::Cell;
use std::time::Duration;

use super::judge::{Answer, Judged, Rules, judge};
use crate::error::{Context, Result, ensure};
use crate::lockstep::{self, Race, Setup, TOGETHER};
use crate::record::{CONTROL, Comparison, Launch};
use crate::rng::Rng;
use crate::sealed;
use crate::workload::{Fault, Program};

/// How long a comparison may take, and what ends it before.
pub struct Plan<'a> {
    /// What counts as an answer.
    pub rules: Rules,
    /// How many comparisons share the chance of an error: the candidates, times the benchmarks.
    pub comparisons: usize,
    /// After it no launch is begun.
    pub time: Duration,
    /// Sees what is there after every launch.
    pub watch: &'a dyn Fn(&[Comparison]),
}

/// What a comparison gave.
#[derive(Debug)]
pub struct Measured {
    /// The control's launches first, then each candidate's in the order given.
    pub comparisons: Vec<Comparison>,
    /// The candidates that fell out; their launches are not among the comparisons.
    pub faults: Vec<Fault>,
}

/// Measures the candidates and the control, which is the baseline again under the name [`CONTROL`], against the baseline.
///
/// # Errors
///
/// The baseline is at fault, its control too, or all candidates are; the user interrupts; or there is no room for fresh copies.
pub fn measure<P: Program + Clone>(
    (baseline, control): (&P, P),
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    plan: &Plan<'_>,
    rng: &mut Rng,
) -> Result<Measured> {
    debug_assert_eq!(control.name(), CONTROL);
    let room = ROOM * candidates.len() as u64 / plan.comparisons.max(1) as u64;
    let all: Vec<P> = std::iter::once(control).chain(candidates.iter().cloned()).collect();
    let over = Cell::new(false);
    let next = |seen: &[Comparison], _: &mut Rng| {
        (plan.watch)(seen);
        let mut open = open(seen, &plan.rules, plan.comparisons, room);
        over.set(open.is_empty());
        // The control goes with each of them, so that it is measured as long as they are.
        open.truncate(TOGETHER - 1);
        let control = (!open.is_empty()).then(|| CONTROL.to_owned());
        control.into_iter().chain(open).collect()
    };
    let race = Race { first: 1, time: plan.time, next: &next };
    let outcome = lockstep::race(baseline, &all, &[], setup, &race, rng, &mut |_, _| ())?;
    if let Some(fault) = outcome.faults.iter().find(|fault| fault.program == CONTROL) {
        let what = format!("started a second time, {}", fault.what);
        return Err(Fault { program: baseline.name().to_owned(), what }.into());
    }
    if outcome.comparisons.len() == 1 {
        let fault = outcome.faults.into_iter().next().context("there is no candidate")?;
        return Err(fault.into());
    }
    ensure!(!outcome.comparisons.is_empty(), "nothing was measured");
    Ok(Measured { comparisons: outcome.comparisons, faults: outcome.faults })
}

/// What the launches of all comparisons of a record may take of its file, which is read again up to [`sealed::LIMIT`].
const ROOM: u64 = sealed::LIMIT - (4 << 20);

/// As much as a launch takes of the file at most, in bytes.
fn size(launch: &Launch) -> u64 {
    // A sample is -23,000,000 at most, with a comma behind it.
    200 + 10 * launch.samples() as u64
}

/// The candidates whose answer is not sure, those with the fewest launches first. None where the launches take more than that of the file:
/// a record that cannot be read again is worth nothing.
fn open(seen: &[Comparison], rules: &Rules, comparisons: usize, room: u64) -> Vec<String> {
    if seen.iter().flat_map(|one| &one.launches).map(size).sum::<u64>() > room {
        return Vec::new();
    }
    let is_open = |one: &&Comparison| {
        one.candidate != CONTROL
            && judge(one, rules, comparisons).is_none_or(|Judged { answer, .. }| answer == Answer::Unsure)
    };
    let mut open: Vec<&Comparison> = seen.iter().filter(is_open).collect();
    open.sort_by_key(|one| one.launches.len());
    open.into_iter().map(|one| one.candidate.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sequential::{Part, Record};

    #[test]
    fn launches_end_before_their_record_is_too_large_to_be_read_again() {
        let longest = Launch {
            cpu: Some(1023),
            together: Some(1 << 20),
            nanoseconds: Some(1 << 40),
            baseline_first: vec![-22_000_000; 4],
            candidate_first: vec![-22_000_000; 4],
        };
        let comparison =
            |count| Comparison { candidate: "new".into(), launches: vec![longest.clone(); count] };
        let room = 10 * size(&longest);
        let open = |count| open(&[comparison(count)], &Rules::default(), 1, room);
        assert_eq!((open(10), open(11)), (vec!["new".to_owned()], Vec::new()));

        let part = Part { comparisons: vec![comparison(1000)], ..Part::default() };
        let record = |parts| sealed::sealed(&Record { parts, ..Record::default() }).unwrap().len() as u64;
        assert!(record(vec![part]) < record(Vec::new()) + 1000 * size(&longest));
    }
}
