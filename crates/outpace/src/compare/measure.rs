//! Launches the programs of a comparison until every answer is sure or the time is over.

use std::time::Duration;

use super::record::ending;
use crate::decide::{Rules, is_open};
use crate::error::{Context, Error, Result};
use crate::measure::lockstep::{self, Outcome, Race, Raced, Setup, TOGETHER};
use crate::os::children;
use crate::record::sealed;
use crate::record::{CONTROL, Comparison, Launch};
use crate::rng::Rng;
use crate::workloads::{Fault, Program};

/// Time limit of a comparison, and the rules that end it earlier.
pub struct Plan<'a> {
    /// Rules of a verdict: confidence, resolution and limit.
    pub rules: Rules,
    /// Number of comparisons that share the probability of an error: candidates times benchmarks.
    pub comparisons: usize,
    /// Time after which no launch begins, except that every candidate gets at least one launch, or
    /// the number in `estimate`.
    pub time: Duration,
    /// Least number of launches if the caller needs the gain; `None` if it needs an answer. With a
    /// number there is no control, and the comparison uses all its time, because a gain that is
    /// taken at the first clear answer is biased.
    pub estimate: Option<usize>,
    /// Called with all comparisons after every launch.
    pub watch: &'a dyn Fn(&[Comparison]),
}

/// Measures the candidates and the control, which is the baseline again under the name [`CONTROL`],
/// against the baseline; the control comes first in the result, where there is one. If the user
/// interrupts or a program fails, the launches made so far are returned, since their intervals hold
/// whenever one stops. [`Outcome::faults`] then holds the fault, even the baseline's, and the
/// comparisons keep the launches of a candidate that failed.
///
/// # Errors
///
/// Fails if a program fails or the user interrupts before anything is measured, or if the disk is
/// too full for fresh copies of the programs.
pub fn measure<P: Program + Clone>(
    (baseline, control): (&P, P),
    candidates: &[P],
    setup: &Setup<'_, P::Task>,
    plan: &Plan<'_>,
    rng: &mut Rng,
) -> Result<Outcome> {
    debug_assert_eq!(control.name(), CONTROL);
    let room = ROOM * candidates.len() as u64 / plan.comparisons.max(1) as u64;
    let control = plan.estimate.is_none().then_some(control);
    let has_control = control.is_some();
    let raced: Vec<P> = control.into_iter().chain(candidates.iter().cloned()).collect();
    let next = |seen: &[Comparison], _: &mut Rng| {
        (plan.watch)(seen);
        if has_control && !seen.iter().any(|row| row.candidate == CONTROL) {
            // The baseline has failed.
            return Vec::new();
        }
        let mut open = open(seen, plan, room);
        open.truncate(TOGETHER - 1);
        let control = seen.iter().find(|row| row.candidate == CONTROL && !open.is_empty());
        // Until the control has an interval, it takes part in every second launch. After that, more
        // launches of it would show little, and the time goes to the candidates.
        let most = seen.iter().map(|row| row.launches.len()).max().unwrap_or(0);
        let part = |control: &Comparison| {
            if control.launches.len() < plan.rules.fewest(1) { CONTROL_BEFORE } else { CONTROL_AFTER }
        };
        let control = control.filter(|row| part(row) * row.launches.len() <= most);
        control.map(|row| row.candidate.clone()).into_iter().chain(open).collect()
    };
    let first = plan.estimate.unwrap_or(1);
    let race = Race { before: &[], first, time: plan.time, adapts: true, seen: &mut |_, _| (), next: &next };
    let Raced { comparisons, fallen, broken, costs, ended_by } =
        lockstep::raced(baseline, &raced, setup, race, rng);
    let of_baseline = |fault: Fault| match fault.program.as_str() {
        CONTROL => {
            let what = format!("started a second time, {}", fault.what);
            Fault { program: baseline.name().to_owned(), what }
        }
        _ => fault,
    };
    let (mut faults, mut rows) = (Vec::new(), comparisons);
    for (fault, row) in fallen {
        faults.push(of_baseline(fault));
        rows.push(row);
    }
    match ended_by {
        Some(Error::Fault(fault)) => faults.push(of_baseline(fault)),
        Some(error) => return Err(error),
        None => {}
    }
    if ending(faults.iter(), baseline.name(), candidates.len()).is_some() {
        // No launch follows the one that was broken off, so its samples count.
        for part in broken {
            let row = rows.iter_mut().find(|row| row.candidate == part.candidate);
            row.into_iter().for_each(|row| row.launches.extend(part.launches.clone()));
        }
    }
    let order = |row: &Comparison| raced.iter().position(|program| program.name() == row.candidate);
    rows.sort_by_key(order);
    let is_measured = |row: &Comparison| row.candidate != CONTROL && !row.launches.is_empty();
    if !rows.iter().any(is_measured) {
        children::check()?;
        let of_first = faults.iter().position(|fault| fault.program == baseline.name()).unwrap_or(0);
        let fault = faults.into_iter().nth(of_first).context("there is no candidate")?;
        return Err(fault.into());
    }
    // A candidate that failed in its first launch has no row.
    let is_at_fault = |row: &Comparison| faults.iter().any(|fault| fault.program == row.candidate);
    rows.retain(|row| !row.launches.is_empty() || !is_at_fault(row));
    Ok(Outcome { comparisons: rows, faults, costs })
}

/// One launch in this many includes the control, until the control has an interval.
pub(crate) const CONTROL_BEFORE: usize = 2;

/// One launch in this many includes the control once it has an interval.
const CONTROL_AFTER: usize = 6;

/// Space in bytes that the launches of all comparisons of a record may take in its file, which can
/// be read back only up to [`sealed::LIMIT`].
const ROOM: u64 = sealed::LIMIT - (4 << 20);

/// Returns an upper bound of the bytes that a launch takes in the file.
fn size(launch: &Launch) -> u64 {
    // A sample is at least -23,000,000 and is followed by a comma; the resources used are eight
    // numbers.
    let used = if launch.used.is_some() { 640 } else { 0 };
    320 + used + 10 * launch.samples() as u64
}

/// Returns the candidates that need more launches, those with the fewest launches first. A
/// candidate needs more if its answer is unsure, or if the plan asks for an estimate. The list is
/// empty once the launches take more than `room` bytes of the file, since a record that cannot be
/// read back is worth nothing.
fn open(seen: &[Comparison], plan: &Plan<'_>, room: u64) -> Vec<String> {
    if seen.iter().flat_map(|row| &row.launches).map(size).sum::<u64>() > room {
        return Vec::new();
    }
    let is_open = |row: &&Comparison| {
        row.candidate != CONTROL && (plan.estimate.is_some() || is_open(row, &plan.rules, plan.comparisons))
    };
    let mut open: Vec<&Comparison> = seen.iter().filter(is_open).collect();
    open.sort_by_key(|row| row.launches.len());
    open.into_iter().map(|row| row.candidate.clone()).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::compare::{Part, Record};
    use crate::measure::lockstep::ATTEMPTS;
    use crate::measure::lockstep::tests::{Fake, Log, sound};
    use crate::record::{Slowed, Usage, Used};

    /// Measures a program that takes twice as long as the baseline. Also returns the number of
    /// samples and warm-ups of all programs.
    fn measured(samples: u32, estimate: Option<usize>, time: Duration) -> (Outcome, u32) {
        let folder = tempfile::tempdir().unwrap();
        let log = Log::default();
        let fake = |name, seconds| Fake { log: Arc::clone(&log), ..sound(name, seconds) };
        let setup = Setup::of_builds(&[7], folder.path(), samples);
        let plan = Plan { rules: Rules::default(), comparisons: 1, time, estimate, watch: &|_| {} };
        let programs = (&fake("old", 1.0), fake(CONTROL, 1.0));
        let measured =
            measure(programs, &[fake("new", 2.0)], &setup, &plan, &mut Rng::new(1, "measure")).unwrap();
        let calls = log.lock().unwrap().len() as u32;
        (measured, calls)
    }

    fn launches(measured: &Outcome) -> Vec<(&str, usize)> {
        measured.comparisons.iter().map(|row| (row.candidate.as_str(), row.launches.len())).collect()
    }

    #[test]
    fn slow_programs_run_once_per_launch_and_the_control_runs_in_every_second_one() {
        let minute = Duration::from_secs(60);
        let (long, calls) = measured(1, None, minute);
        assert_eq!(launches(&long), [(CONTROL, 5), ("new", 10)]);
        assert_eq!(calls, 10 * 2 + 5, "no warm-up");
        assert!(long.comparisons.iter().flat_map(|row| &row.launches).all(|row| row.samples() == 1));
        let (short, calls) = measured(2, None, minute);
        assert_eq!(launches(&short), [(CONTROL, 5), ("new", 10)]);
        // There is no noise at all, so no launch has more than the fewest samples.
        let each = Fake::SAMPLES.0 + Fake::WARM_UP as u32;
        assert_eq!(calls, 25 * each);
        let costs = short.costs;
        assert!(
            costs.launches == 10 && costs.parts().iter().all(|(_, seconds)| *seconds >= 0.0),
            "{costs:?}"
        );
    }

    #[test]
    fn an_estimate_takes_all_its_launches_without_a_control() {
        // Ten launches with the same sign are a sure answer.
        let (measured, _) = measured(2, Some(40), Duration::from_nanos(1));
        assert_eq!(launches(&measured), [("new", 40)]);
    }

    #[test]
    fn launches_end_before_their_record_is_too_large_to_be_read_back() {
        let usage = Usage { user: 1 << 60, system: 1 << 60, memory: 1 << 50, status: Some(-255) };
        let longest = Launch {
            cpu: Some(1023),
            together: Some(1 << 20),
            nanoseconds: Some(1_000),
            picoseconds: Some(1_000_000),
            used: Some(Used { baseline: usage, candidate: usage }),
            left_out: vec![Slowed::Setting; ATTEMPTS],
            slowed: Some(Slowed::Setting),
            siblings_busy: Some(1000),
            baseline_first: vec![-22_000_000; 4],
            candidate_first: vec![-22_000_000; 4],
        };
        let comparison =
            |count| Comparison { candidate: "new".into(), launches: vec![longest.clone(); count] };
        let room = 8 * size(&longest);
        let (rules, time) = (Rules::default(), Duration::ZERO);
        let plan = Plan { rules, comparisons: 1, time, estimate: None, watch: &|_| {} };
        let open = |count| open(&[comparison(count)], &plan, room);
        assert_eq!((open(8), open(9)), (vec!["new".to_owned()], Vec::new()));

        let part = Part { comparisons: vec![comparison(1000)], ..Part::default() };
        let record = |parts| sealed::sealed(&Record { parts, ..Record::default() }).unwrap().len() as u64;
        assert!(record(vec![part]) < record(Vec::new()) + 1000 * size(&longest));
    }
}
