//! Launches until every answer is sure or the time is over.

use std::cell::Cell;
use std::time::Duration;

use super::judge::{Answer, Judged, Rules, judge};
use crate::error::{Context, Result, ensure};
use crate::lockstep::{self, Race, Setup, TOGETHER};
use crate::record::{CONTROL, Comparison};
use crate::rng::Rng;
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
    let all: Vec<P> = std::iter::once(control).chain(candidates.iter().cloned()).collect();
    let over = Cell::new(false);
    let next = |seen: &[Comparison], _: &mut Rng| {
        (plan.watch)(seen);
        let mut open = open(seen, &plan.rules, plan.comparisons);
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

/// The candidates whose answer is not sure, those with the fewest launches first.
fn open(seen: &[Comparison], rules: &Rules, comparisons: usize) -> Vec<String> {
    let is_open = |one: &&Comparison| {
        one.candidate != CONTROL
            && judge(one, rules, comparisons).is_none_or(|Judged { answer, .. }| answer == Answer::Unsure)
    };
    let mut open: Vec<&Comparison> = seen.iter().filter(is_open).collect();
    open.sort_by_key(|one| one.launches.len());
    open.into_iter().map(|one| one.candidate.clone()).collect()
}
