//! Makes one launch: fresh processes of the baseline and of one or more candidates, which take
//! turns on one CPU. If the machine is to be loaded ([`Load`]), copies of all programs take the
//! same turns in step on the other CPUs.
//!
//! In a turn all programs do the same task, one after the other. A candidate's sample is the
//! logarithm of the baseline's time divided by the candidate's. So candidates that are launched
//! together share the baseline's work, and can be compared with each other as well as with the
//! baseline. The order is random in every second turn and reversed in the turn after it, so that
//! each program of any pair comes first equally often. The samples of the two orders are stored
//! separately, because the first program finds the machine in another state than the second, which
//! changes samples by up to 3 % if tasks are short.
//!
//! Whole commands may do a task at the same time instead ([`Program::work_at_once`]); the order
//! is then the one in which they start.
//!
//! A program should do a task twice in its turn, the first time untimed. That brings back into the
//! caches what the other programs have pushed out, and trains the branch predictors. Without the
//! untimed first time, the measured effect of a candidate without lookup tables depended on the
//! length of the task: from -1.6 % in tasks of half a millisecond to about -5 % in long ones. With
//! it the effect is the same at 1, 2 and 4 ms.

use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

use super::load::Gate;
use super::{Answers, Load, Setup};
use crate::error::{Context, Error, Result, bail};
use crate::os::children;
use crate::os::cpus::{self, Signs, Slowed};
use crate::os::files;
use crate::os::pin::Pinned;
use crate::programs::executable::time_of_copies;
use crate::record::{CONTROL, Costs, Launch, Usage, Used};
use crate::rng::Rng;
use crate::statistics::median;
use crate::workloads::{Difference, Fault, Program, Reply, by_index};

#[derive(Debug)]
pub(super) struct Launched {
    /// Samples of each candidate, in the order given.
    pub(super) launches: Vec<Launch>,
    /// Time from the start to the first sample.
    pub(super) starting: Duration,
    /// Time of all samples together.
    pub(super) sampling: Duration,
    /// Time that the whole launch took, split by purpose.
    pub(super) costs: Costs,
    /// Fault that broke the launch off, if each candidate has at least two samples from before it
    /// and no copies ran on other CPUs; in all other cases a fault makes the whole launch fail.
    pub(super) broken_by: Option<Fault>,
}

impl Launched {
    /// Returns the launch, or its fault if it was broken off.
    pub(super) fn whole(self) -> Result<Self> {
        match self.broken_by {
            Some(fault) => Err(fault.into()),
            None => Ok(self),
        }
    }
}

/// Launches all programs from fresh binaries, and takes `samples` samples of each candidate against
/// `baseline`.
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
    let (mut launched, Signs { slowed, siblings_busy }, left_out) = unslowed(|| {
        let pinned = Pinned::to_one_of(&setup.cores, rng);
        let others = setup.load.others(pinned.as_ref())?;
        let cpu = pinned.as_ref().map(Pinned::cpu);
        let before = cpus::Before::new(cpu);
        let mut launched = on_bound_cpu(baseline, candidates, setup, samples, &others, rng)?;
        launched.launches.iter_mut().for_each(|launch| launch.cpu = cpu);
        Ok((launched, before.after()))
    })?;
    let siblings_busy = siblings_busy.filter(|_| setup.load == Load::Idle);
    for launch in &mut launched.launches {
        *launch = Launch { slowed, siblings_busy, left_out: left_out.clone(), ..std::mem::take(launch) };
    }
    Ok(launched)
}

/// Makes a launch, and makes it again up to [`ATTEMPTS`] times while the system slows its CPU down,
/// unless a program broke it off. Also returns the reasons for which attempts were left out. The
/// costs include the time of these attempts.
fn unslowed(
    mut attempt: impl FnMut() -> Result<(Launched, Signs)>,
) -> Result<(Launched, Signs, Vec<Slowed>)> {
    let (mut left_out, mut lost) = (Vec::new(), 0.0);
    loop {
        let (mut launched, signs) = attempt()?;
        match signs.slowed {
            Some(slowed) if left_out.len() < ATTEMPTS && launched.broken_by.is_none() => {
                left_out.push(slowed);
                lost += launched.costs.total();
            }
            _ => {
                launched.costs.left_out = lost;
                return Ok((launched, signs, left_out));
            }
        }
    }
}

/// Largest number of attempts at a launch that are left out because the system slowed the CPU down.
/// The next one counts in any case, so that a machine that is always too hot gives figures, with a
/// warning.
pub(crate) const ATTEMPTS: usize = 3;

/// Makes a launch on the CPU to which this thread is bound, with copies of all programs on the CPUs
/// `others`.
pub(super) fn on_bound_cpu<P: Program>(
    baseline: &P,
    candidates: &[&P],
    setup: &Setup<'_, P::Task>,
    samples: u32,
    others: &[usize],
    rng: &mut Rng,
) -> Result<Launched> {
    let begun = Instant::now();
    let copies_before = time_of_copies();
    // Fresh files get other pages of memory each time. They are made and started in random order,
    // so that the order favours no program.
    let folder =
        files::Scratch::new_in(setup.folder).context("cannot make a folder for copies of programs")?;
    let programs: Vec<&P> = std::iter::once(baseline).chain(candidates.iter().copied()).collect();
    let mut order: Vec<usize> = (0..programs.len()).collect();
    rng.shuffle(&mut order);
    let mut sessions = started(&programs, &order, folder.path(), rng)?;
    let copying = (time_of_copies() - copies_before).as_secs_f64();
    let starting = begun.elapsed().as_secs_f64() - copying;
    let mut costs = Costs { launches: 1, copying, starting, ..Costs::default() };
    let control = programs.iter().position(|program| program.name() == CONTROL);
    let mut count = |timed: &[Timed], counts: bool| {
        for (at, Timed { timed: timed_part, wall, .. }) in timed.iter().enumerate() {
            let share = if counts { timed_part.min(*wall) } else { 0.0 };
            if Some(at) == control {
                costs.control += wall;
            } else {
                (costs.turns, costs.warm_up) = (costs.turns + share, costs.warm_up + wall - share);
            }
        }
    };

    let mut tasks: Vec<&P::Task> = setup.tasks.iter().collect();
    rng.shuffle(&mut tasks);
    // A launch of a single turn has no warm-up: its turn is long compared with the mapping of
    // pages, for which the other launches need one.
    let warm_up = if samples == 1 { 0 } else { P::WARM_UP };
    let mut turns: Vec<Turn<'_, P::Task>> =
        tasks.iter().cycle().take(warm_up).map(|task| (*task, order.clone())).collect();
    for (sample, task) in (0..samples).zip(tasks.iter().cycle()) {
        if sample % 2 == 0 {
            rng.shuffle(&mut order);
        } else {
            order.reverse();
        }
        turns.push((task, order.clone()));
    }

    let gate = Gate::new(1 + others.len());
    let team = Team { programs: &programs, turns: &turns, answers: setup.answers, gate: &gate };
    let measured = std::thread::scope(|scope| {
        for (at, &cpu) in others.iter().enumerate() {
            let (team, folder) = (&team, folder.path().join(format!("copies-{at}")));
            let mut rng = Rng::new(rng.below(usize::MAX) as u64, &format!("cpu {cpu}"));
            scope.spawn(move || team.gate.within(|| team.load(cpu, &folder, &mut rng)));
        }
        gate.within(|| {
            team.take(&mut sessions, 0..warm_up, |_, timed| count(&timed, false))?;
            let starting = begun.elapsed();
            let mut launches = vec![Launch::default(); candidates.len()];
            let mut taken = Vec::new();
            let done = team.take(&mut sessions, warm_up..turns.len(), |order, timed| {
                count(&timed, true);
                let seconds: Vec<f64> = timed.iter().map(|time| time.seconds).collect();
                taken.push(timed);
                let place = |program: usize| order.iter().position(|&at| at == program);
                for (candidate, launch) in launches.iter_mut().enumerate() {
                    let log = (seconds[0] / seconds[candidate + 1]).ln();
                    let sample = (log * 1e6).round() as i32;
                    let is_first = place(0) < place(candidate + 1);
                    if is_first { &mut launch.baseline_first } else { &mut launch.candidate_first }
                        .push(sample);
                }
            });
            let broken_by = match done {
                // With copies on other CPUs the whole launch fails: their threads wait at the gate,
                // and only an error makes them stop waiting.
                Err(Error::Fault(fault)) if taken.len() >= 2 && others.is_empty() => Some(fault),
                other => other.map(|()| None)?,
            };
            let sampling = begun.elapsed() - starting;
            let seconds = median(taken.iter().map(|timed| timed[0].seconds));
            launches.iter_mut().for_each(|launch| launch.took(seconds));
            let costs = Costs::default();
            Ok((Launched { launches, starting, sampling, costs, broken_by }, taken))
        })
    });
    let (mut launched, taken) = gate.outcome(measured)?;
    let used: Vec<Option<Usage>> =
        sessions.into_iter().enumerate().map(|(at, session)| usage::<P>(at, session, &taken)).collect();
    for (launch, candidate) in launched.launches.iter_mut().zip(used.iter().skip(1)) {
        launch.used = used[0].zip(*candidate).map(|(baseline, candidate)| Used { baseline, candidate });
    }
    drop(folder);
    costs.rest = (begun.elapsed().as_secs_f64() - costs.total()).max(0.0);
    launched.costs = costs;
    Ok(launched)
}

/// Returns the resources that program `at` used per timed part: from its runs or, if these report
/// none, from its process, which this call then ends.
fn usage<P: Program>(at: usize, session: P::Session, taken: &[Vec<Timed>]) -> Option<Usage> {
    let runs: Option<Vec<Usage>> = taken.iter().map(|timed| timed[at].usage).collect();
    let of_runs = runs.and_then(|runs| Usage::mean(&runs));
    of_runs.or_else(|| P::usage(session, median(taken.iter().map(|timed| timed[at].seconds))?))
}

/// Times of a program in a turn, and the resources that it used.
#[derive(Clone, Copy, Debug)]
struct Timed {
    /// Time of the task, or per unit of work if answers may differ, in seconds.
    seconds: f64,
    /// Time of all timed parts of its turn, in seconds.
    timed: f64,
    /// Time of its whole turn, in seconds.
    wall: f64,
    usage: Option<Usage>,
}

/// A task, and the order in which the programs do it.
type Turn<'a, T> = (&'a T, Vec<usize>);

/// Starts the programs in this order, from fresh binaries in `folder`.
fn started<P: Program>(
    programs: &[&P],
    order: &[usize],
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<P::Session>> {
    let mut sessions = Vec::new();
    for &at in order {
        let name = if at == 0 { "baseline".to_owned() } else { format!("candidate-{at}") };
        sessions.push((at, programs[at].start(folder, &name, rng)?));
    }
    sessions.sort_by_key(|(at, _)| *at);
    Ok(sessions.into_iter().map(|(_, session)| session).collect())
}

/// Programs of a launch and their turns, the same on every CPU.
struct Team<'a, P: Program> {
    programs: &'a [&'a P],
    turns: &'a [Turn<'a, P::Task>],
    answers: Answers,
    gate: &'a Gate,
}

impl<P: Program> Team<'_, P> {
    /// Starts copies on a CPU and lets them take all turns.
    fn load(&self, cpu: usize, folder: &Path, rng: &mut Rng) -> Result<()> {
        let _pinned = Pinned::to(cpu).with_context(|| format!("cannot bind a thread to CPU {cpu}"))?;
        std::fs::create_dir(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let mut order: Vec<usize> = (0..self.programs.len()).collect();
        rng.shuffle(&mut order);
        let mut sessions = started(self.programs, &order, folder, rng)?;
        self.take(&mut sessions, 0..self.turns.len(), |_, _| {})
    }

    /// Lets the programs take these turns. `each` receives the order of each turn and the times of
    /// the programs.
    fn take(
        &self,
        sessions: &mut [P::Session],
        turns: Range<usize>,
        mut each: impl FnMut(&[usize], Vec<Timed>),
    ) -> Result<()> {
        for (task, order) in &self.turns[turns] {
            children::check()?;
            each(order, self.turn(sessions, task, order)?);
        }
        Ok(())
    }

    /// Lets all programs do the same task in this order. Returns their replies, and the time in
    /// seconds that each took until its reply, or its CPU time if they did it at the same time.
    fn replies(
        &self,
        sessions: &mut [P::Session],
        task: &P::Task,
        order: &[usize],
    ) -> Result<Vec<(Reply<P::Answer>, f64)>> {
        // All CPUs begin the turn at the same time, however many programs then work at once.
        self.gate.wait()?;
        if let Some(replies) = P::work_at_once(sessions, order, task) {
            let with_time = |reply: Reply<P::Answer>| {
                let timed = reply.timed;
                (reply, timed)
            };
            return Ok(replies?.into_iter().map(with_time).collect());
        }
        let mut replies = Vec::new();
        for &at in order {
            self.gate.wait()?;
            let begun = Instant::now();
            let reply = P::work(&mut sessions[at], task)?;
            replies.push((at, (reply, begun.elapsed().as_secs_f64())));
        }
        Ok(by_index(replies))
    }

    /// Lets all programs do the same task in this order, and returns their times.
    fn turn(&self, sessions: &mut [P::Session], task: &P::Task, order: &[usize]) -> Result<Vec<Timed>> {
        let replies = self.replies(sessions, task, order)?;
        if self.answers == Answers::Equal {
            let ours = &replies[0].0.answer;
            if let Some(at) = replies.iter().position(|(reply, _)| reply.answer != *ours) {
                let Difference { place, answer, expected } = P::difference(task, &replies[at].0.answer, ours);
                let what = format!("answers `{answer}` where the baseline answers `{expected}` ({place})");
                return Err(Fault { program: self.programs[at].name().to_owned(), what }.into());
            }
        }
        let timed = |(reply, wall): (Reply<P::Answer>, f64)| {
            let seconds = match self.answers {
                Answers::Equal => reply.seconds,
                Answers::Any => reply.seconds_per_unit,
            };
            Timed { seconds, timed: reply.timed, wall, usage: reply.usage }
        };
        Ok(replies.into_iter().map(timed).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a launch whose attempts are slowed down by the entries of `slowed` in turn; the last
    /// entry repeats. Returns the number of attempts, the reasons for those left out, and the
    /// reason for which the launch itself was slowed down.
    fn launch_slowed(
        slowed: &[Option<Slowed>],
        broken_by: Option<&Fault>,
    ) -> (usize, Vec<Slowed>, Option<Slowed>) {
        let mut attempts = 0;
        let (launched, signs, left_out) = unslowed(|| {
            let slowed = slowed[attempts.min(slowed.len() - 1)];
            attempts += 1;
            let (starting, sampling) = (Duration::ZERO, Duration::ZERO);
            let costs = Costs { launches: 1, turns: 2.0, rest: 1.0, ..Costs::default() };
            let broken_by = broken_by.cloned();
            let launched = Launched { launches: Vec::new(), starting, sampling, costs, broken_by };
            Ok((launched, Signs { slowed, siblings_busy: None }))
        })
        .unwrap();
        let costs = launched.costs;
        assert_eq!((costs.launches, costs.total()), (1, 3.0 * attempts as f64), "{costs:?}");
        (attempts, left_out, signs.slowed)
    }

    #[test]
    fn a_slowed_launch_is_repeated_a_few_times() {
        use Slowed::{Heat, Quota};
        assert_eq!(launch_slowed(&[None], None), (1, vec![], None));
        assert_eq!(launch_slowed(&[Some(Heat), Some(Quota), None], None), (3, vec![Heat, Quota], None));
        assert_eq!(launch_slowed(&[Some(Heat)], None), (1 + ATTEMPTS, vec![Heat; ATTEMPTS], Some(Heat)));
        // If a program has ended, the launch is not repeated.
        let fault = Fault { program: "new".into(), what: "ended".into() };
        assert_eq!(launch_slowed(&[Some(Heat)], Some(&fault)), (1, vec![], Some(Heat)));
        assert!(unslowed(|| bail!("no room")).is_err());
    }
}
