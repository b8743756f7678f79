//! One launch: fresh processes of the baseline and of one or more candidates, on one CPU, that take turns, slice by slice.
//!
//! In a turn all of them do the same task, one after the other. A candidate's sample is the baseline's time over its own, so
//! candidates that are launched together share the baseline's work, and can be compared with each other as well as with the baseline. The
//! order is drawn for every second turn, and the one after it takes the reverse, so that of any two programs each comes first equally often. The
//! samples of the two orders are kept apart: who comes first finds the machine in another state, by up to 3 % where slices are short.
//!
//! A program should do a task twice in its turn, first untimed, to fetch back into the caches what the others have pushed out, and
//! to teach the branch predictors. Without it, the effect of a candidate that does without tables depended on the length of the slice: from
//! -1.6 % in slices of half a millisecond to about -5 % in long ones. With it the effect is the same at 1, 2 and at 4 ms.

use std::time::{Duration, Instant};

use super::{Answers, Setup};
use crate::error::{Context, Result, bail};
use crate::pin::Pinned;
use crate::record::Launch;
use crate::rng::Rng;
use crate::workload::{Difference, Fault, Program, Reply};
use crate::{children, files};

/// What a launch gave and what it cost.
#[derive(Debug)]
pub(super) struct Launched {
    /// Each candidate's samples, in the order given.
    pub(super) launches: Vec<Launch>,
    /// From the start to the first sample.
    pub(super) starting: Duration,
    /// All samples together.
    pub(super) sampling: Duration,
}

/// Launches all of them from fresh binaries and takes that many samples of each candidate against `baseline`.
pub(super) fn launch<P: Program>(
    baseline: &P,
    candidates: &[&P],
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
    // none.
    let folder =
        files::Scratch::new_in(setup.folder).context("cannot make a folder for copies of programs")?;
    let programs: Vec<&P> = std::iter::once(baseline).chain(candidates.iter().copied()).collect();
    let mut order: Vec<usize> = (0..programs.len()).collect();
    rng.shuffle(&mut order);
    let mut sessions = Vec::new();
    for &at in &order {
        let name = if at == 0 { "baseline".to_owned() } else { format!("candidate-{at}") };
        sessions.push((at, programs[at].start(folder.path(), &name, rng)?));
    }
    sessions.sort_by_key(|(at, _)| *at);
    let mut sessions: Vec<P::Session> = sessions.into_iter().map(|(_, session)| session).collect();

    let mut tasks: Vec<&P::Task> = setup.tasks.iter().collect();
    rng.shuffle(&mut tasks);
    for task in tasks.iter().cycle().take(P::WARM_UP) {
        children::check()?;
        turn(&programs, &mut sessions, (task, setup.answers), &order)?;
    }
    let starting = begun.elapsed();

    let cpu = pinned.as_ref().map(Pinned::cpu);
    let mut launches = vec![Launch { cpu, ..Launch::default() }; candidates.len()];
    for (sample, task) in (0..samples).zip(tasks.iter().cycle()) {
        children::check()?;
        if sample % 2 == 0 {
            rng.shuffle(&mut order);
        } else {
            order.reverse();
        }
        let seconds = turn(&programs, &mut sessions, (task, setup.answers), &order)?;
        let place = |program: usize| order.iter().position(|&at| at == program);
        for (candidate, launch) in launches.iter_mut().enumerate() {
            let log = (seconds[0] / seconds[candidate + 1]).ln();
            let sample = (log * 1e6).round() as i32;
            let is_first = place(0) < place(candidate + 1);
            if is_first { &mut launch.baseline_first } else { &mut launch.candidate_first }.push(sample);
        }
    }
    Ok(Launched { launches, starting, sampling: begun.elapsed() - starting })
}

/// All do the same task in this order; how long each took, by the unit of work where they need not answer alike.
fn turn<P: Program>(
    programs: &[&P],
    sessions: &mut [P::Session],
    (task, answers): (&P::Task, Answers),
    order: &[usize],
) -> Result<Vec<f64>> {
    let mut replies: Vec<Option<Reply<P::Answer>>> = programs.iter().map(|_| None).collect();
    for &at in order {
        replies[at] = Some(P::work(&mut sessions[at], task)?);
    }
    let replies: Vec<Reply<P::Answer>> = replies.into_iter().flatten().collect();
    if let Answers::Any = answers {
        return Ok(replies.iter().map(|reply| reply.seconds_per_unit).collect());
    }
    let ours = &replies[0].answer;
    if let Some(at) = replies.iter().position(|reply| reply.answer != *ours) {
        let Difference { place, answer, expected } = P::difference(task, &replies[at].answer, ours);
        let what = format!("answers `{answer}` where the baseline answers `{expected}` ({place})");
        return Err(Fault { engine: programs[at].name().to_owned(), what }.into());
    }
    Ok(replies.iter().map(|reply| reply.seconds).collect())
}
