//! One launch: two fresh processes on one CPU that take turns, slice by slice.
//!
//! A sample is one turn each on the same task: both programs do it, one after the other. Which comes first is drawn,
//! each order equally often, and the samples of the two orders are kept apart: the first in a turn finds the machine in
//! another state than the second, by up to 3 % where slices are short.
//!
//! A program should do a task twice in its turn, first untimed, to fetch back into the caches what the other process has pushed out, and
//! to teach the branch predictors. Without it, the effect of a candidate that does without tables depended on the length of the slice: from
//! -1.6 % in slices of half a millisecond to about -5 % in long ones. With it the effect is the same at 2 and at 4 ms.

use std::time::{Duration, Instant};

use super::{Answers, Setup};
use crate::error::{Context, Result, bail};
use crate::pin::Pinned;
use crate::record::Launch;
use crate::rng::Rng;
use crate::workload::{Fault, Program};
use crate::{children, files};

/// One launch's samples and what they cost.
#[derive(Debug)]
pub(super) struct Launched {
    pub(super) launch: Launch,
    /// From the start to the first sample.
    pub(super) starting: Duration,
    /// All samples together.
    pub(super) sampling: Duration,
}

/// Launches both programs from fresh binaries and takes that many samples of `candidate` against `baseline`.
pub(super) fn launch<P: Program>(
    baseline: &P,
    candidate: &P,
    setup: &Setup<'_, P::Task>,
    samples: u32,
    rng: &mut Rng,
) -> Result<Launched> {
    if setup.tasks.is_empty() {
        bail!("there is no task to compare by");
    }
    let begun = Instant::now();
    let pinned = Pinned::to_any(rng);
    // Fresh files land in other pages of memory each time. The order of making and starting them is random, so that it favours
    // neither.
    let folder = files::Scratch::new_in(setup.folder).context("cannot make a folder for an engine's copy")?;
    let (mut a, mut b);
    if rng.coin() {
        a = baseline.start(folder.path(), "a", rng)?;
        b = candidate.start(folder.path(), "b", rng)?;
    } else {
        b = candidate.start(folder.path(), "b", rng)?;
        a = baseline.start(folder.path(), "a", rng)?;
    }

    let mut order: Vec<usize> = (0..setup.tasks.len()).collect();
    rng.shuffle(&mut order);
    // The first slices of a process are not like the later ones: its pages are being mapped.
    for &at in order.iter().take(WARM_UP) {
        turn::<P>(&mut a, &mut b, (&setup.tasks[at], setup.answers), true, candidate.name())?;
    }
    let starting = begun.elapsed();

    let mut baseline_first: Vec<bool> = (0..samples).map(|sample| sample % 2 == 0).collect();
    rng.shuffle(&mut baseline_first);
    let mut launch = Launch { cpu: pinned.as_ref().map(Pinned::cpu), ..Launch::default() };
    for (first, &at) in baseline_first.into_iter().zip(order.iter().cycle()) {
        children::check()?;
        let log = turn::<P>(&mut a, &mut b, (&setup.tasks[at], setup.answers), first, candidate.name())?;
        let sample = (log * 1e6).round() as i32;
        if first { &mut launch.baseline_first } else { &mut launch.candidate_first }.push(sample);
    }
    Ok(Launched { launch, starting, sampling: begun.elapsed() - starting })
}

/// Turns before the first that counts.
const WARM_UP: usize = 2;

/// Both do the same task, one after the other; the log of the baseline's time over the candidate's, by the unit of work where the
/// two need not answer alike.
fn turn<P: Program>(
    baseline: &mut P::Session,
    candidate: &mut P::Session,
    (task, answers): (&P::Task, Answers),
    baseline_first: bool,
    name: &str,
) -> Result<f64> {
    let (ours, theirs);
    if baseline_first {
        ours = P::work(baseline, task)?;
        theirs = P::work(candidate, task)?;
    } else {
        theirs = P::work(candidate, task)?;
        ours = P::work(baseline, task)?;
    }
    match answers {
        Answers::Equal if ours.answer != theirs.answer => {
            let what =
                format!("answers `{}` where the baseline answers `{}` ({task})", theirs.answer, ours.answer);
            Err(Fault { engine: name.to_owned(), what }.into())
        }
        Answers::Equal => Ok((ours.seconds / theirs.seconds).ln()),
        Answers::Any => Ok((ours.seconds_per_unit / theirs.seconds_per_unit).ln()),
    }
}
