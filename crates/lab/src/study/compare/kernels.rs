//! Rung 2 between two targets: the same kernel in two processes that take turns.
//!
//! Within one suite two variants take turns of a fraction of a millisecond in one process (`paired/`). One process has one
//! target, so here each launch starts a fresh copy of the suite of either target, and a second one of A for the control, all on
//! one CPU drawn for it; the lab asks them in turn, each times its own passes, and a sample is the ratio of two turns that follow
//! each other at once. A turn is a millisecond: long against the switch from one process to the other, which is not in it anyway,
//! and against what the other has pushed out of the caches, which a pass before it fetches back untimed.
//!
//! A launch serves all kernels of a suite, one after the other in random order: to start a suite takes as long as to measure two
//! of them. The unit stays the launch, which gives one centre for each kernel.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Axis};

use super::served::Served;
use super::{Absent, KernelRow, Plan};
use crate::build::kernels::mode_of;
use crate::decide::verdict::{Stream, launches};
use crate::record::{Comparison, Launch};
use crate::terminal::progress::Progress;
use outpace::children;
use outpace::files;
use outpace::pin::Pinned;
use outpace::rng::Rng;
use outpace::rounds::{self, Rounds};
use outpace::verdict::judge;

/// What a turn is to last, as the mean of both sides.
const TURN: Duration = Duration::from_millis(1);

/// Samples a launch, an even number: each side comes first equally often. More launches say more than more samples.
const SAMPLES: usize = 8;

/// The suite of the engine as a whole, and whose kernels it serves.
const ENGINE: &str = "engine";
const WHOLES: [&str; 2] = ["evaluation", "perft"];

/// The suites that are needed: one an axis, and that of the engine as a whole.
pub(crate) fn suites() -> Vec<&'static str> {
    AXES.iter().map(|axis| axis.name).chain([ENGINE]).collect()
}

/// A suite of either target, of which the kernels of an axis are served, or of the engine as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Suites {
    /// An axis, `evaluation` or `perft`.
    pub(crate) what: &'static str,
    pub(crate) a: PathBuf,
    pub(crate) b: PathBuf,
}

impl Suites {
    /// All that is served by binaries that are in the order of [`suites`].
    pub(crate) fn all(a: &[PathBuf], b: &[PathBuf]) -> Vec<Self> {
        let served = |((name, a), b): ((&'static str, &PathBuf), &PathBuf)| {
            let what = if name == ENGINE { WHOLES.to_vec() } else { vec![name] };
            what.into_iter().map(|what| Self { what, a: a.clone(), b: b.clone() }).collect::<Vec<_>>()
        };
        suites().into_iter().zip(a).zip(b).flat_map(served).collect()
    }
}

/// Measures every kernel that both targets have, and names the others.
pub(crate) fn measure(
    all: &[Suites],
    names: (&str, &str),
    plan: Plan<'_>,
    progress: &Progress,
) -> Result<(Vec<KernelRow>, Vec<Absent>)> {
    let mut rows = Vec::new();
    let mut absent = Vec::new();
    for suites in all {
        let what = suites.what;
        let a = Served::start(what, names.0, &suites.a)?;
        let b = Served::start(what, names.1, &suites.b)?;
        ensure!(
            (&a.operands, a.operations) == (&b.operands, b.operations),
            "a bug: the suites of `{what}` go over other operands on {} than on {}",
            names.0,
            names.1
        );
        let is_open = true;
        rows.push(self::rows(what, &a, &b).into_iter().map(|row| Row { row, is_open }).collect());
        if let Some(axis) = AXES.iter().find(|axis| axis.name == what) {
            absent.extend(missing(axis, (names.0, &a.kernels), (names.1, &b.kernels)));
        }
    }
    let mut race = Race { all, names, rows, plan, progress, done: 0 };
    let until = rounds::Plan { looks: plan.looks, time: plan.time };
    rounds::run(&mut race, all.len(), until, &mut Rng::new(plan.seed, "targets"))?;
    Ok((race.rows.into_iter().flatten().map(|Row { row, .. }| row).collect(), absent))
}

/// A row for the control and for each kernel that both have.
fn rows(what: &str, a: &Served, b: &Served) -> Vec<KernelRow> {
    let row = |kernel: &str, is_control: bool| {
        let (variant, mode) = kernel.rsplit_once('/')?;
        Some(KernelRow {
            axis: what.to_owned(),
            variant: variant.to_owned(),
            mode: mode_of(mode)?,
            is_control,
            operands: a.operands.clone(),
            operations: a.operations,
            answer: 0,
            fault: None,
            comparison: Comparison {
                candidate: format!("{what}/{kernel}{}", if is_control { "/control" } else { "" }),
                launches: Vec::new(),
            },
            baseline_picoseconds: Vec::new(),
            judgement: None,
        })
    };
    let default = AXES.iter().find(|axis| axis.name == what).map_or("default", Axis::default);
    let control = format!("{default}/throughput");
    let controls =
        a.kernels.iter().filter(|kernel| **kernel == control).filter_map(|kernel| row(kernel, true));
    let both = a.kernels.iter().filter(|kernel| b.kernels.contains(kernel));
    controls.chain(both.filter_map(|kernel| row(kernel, false))).collect()
}

/// The variants that not both targets have, each with the reason.
fn missing(axis: &Axis, a: (&str, &[String]), b: (&str, &[String])) -> Vec<Absent> {
    let has = |kernels: &[String], variant: &str| {
        kernels.iter().any(|kernel| kernel.split_once('/').is_some_and(|(name, _)| name == variant))
    };
    let reason = |variant: &str| {
        let lone = |with: &str, without: &str| {
            format!(
                "compiled for {without} the library does not have it, though this CPU runs it compiled for {with}: \
                 the instruction, or the registers it takes, are not there in that mode"
            )
        };
        match (has(a.1, variant), has(b.1, variant)) {
            (true, true) => None,
            (true, false) => Some((Some(a.0), lone(a.0, b.0))),
            (false, true) => Some((Some(b.0), lone(b.0, a.0))),
            (false, false) => Some((None, "this CPU lacks an instruction that it needs".to_owned())),
        }
    };
    let absent = |name: &str| {
        let (only, reason) = reason(name)?;
        let only = only.map(str::to_owned);
        Some(Absent { axis: axis.name.to_owned(), variant: name.to_owned(), only, reason })
    };
    axis.variants.iter().filter_map(|variant| absent(variant.name)).collect()
}

/// The comparisons that are being made: a list of rows for each of the suites.
struct Race<'a> {
    all: &'a [Suites],
    names: (&'a str, &'a str),
    rows: Vec<Vec<Row>>,
    plan: Plan<'a>,
    progress: &'a Progress,
    done: usize,
}

/// A row, and whether more launches could still say something of it.
struct Row {
    row: KernelRow,
    is_open: bool,
}

impl Rounds for Race<'_> {
    type Error = anyhow::Error;

    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool> {
        let (suites, rows) = (&self.all[at], &mut self.rows[at]);
        launch(suites, self.names, rows, self.plan.folder, rng)?;
        self.done += 1;
        let whole = self.all.len() * self.plan.looks.last().map_or(1, |&most| most as usize);
        self.progress.at((self.done * 100 / whole).min(100));
        Ok(rows.iter().any(|row| row.is_open))
    }

    fn look(&mut self, _: u32) -> Vec<bool> {
        let Plan { looks, seed, rules, .. } = self.plan;
        let stream = Stream { seed, of: launches::KERNELS };
        let look = |rows: &mut Vec<Row>| {
            // A control answers for the others, and stays in as long as one of them does.
            let mut any = false;
            for Row { row, is_open } in rows.iter_mut().filter(|row| row.is_open && !row.row.is_control) {
                let judged = judge(&[&row.comparison], looks, stream, rules);
                *is_open = judged.iter().any(|judged| !judged.settled);
                any |= *is_open;
            }
            any
        };
        self.rows.iter_mut().map(look).collect()
    }
}

/// One launch of both suites, from fresh copies: a centre for each of the open rows. A kernel that cannot be measured keeps the
/// reason, and the others go on with suites started anew, since what has refused has ended. A suite that does not start ends all.
fn launch(
    suites: &Suites,
    names: (&str, &str),
    rows: &mut [Row],
    folder: &Path,
    rng: &mut Rng,
) -> Result<()> {
    let pinned = Pinned::to_any(rng);
    let cpu = pinned.as_ref().map(Pinned::cpu);
    let mut open: Vec<usize> = (0..rows.len()).filter(|&at| rows[at].is_open).collect();
    rng.shuffle(&mut open);
    while !open.is_empty() {
        let folder = files::Scratch::new_in(folder).context("cannot make a folder for a suite's copy")?;
        let [mut a, mut b, mut copy] = start(suites, names, folder.path(), rng)?;
        while let Some(at) = open.pop() {
            children::check()?;
            let Row { row, is_open } = &mut rows[at];
            let other = if row.is_control { &mut copy } else { &mut b };
            match samples(&mut a, other, row, rng) {
                Ok((mut launch, picoseconds)) => {
                    launch.cpu = cpu;
                    row.comparison.launches.push(launch);
                    row.baseline_picoseconds.push(picoseconds);
                }
                Err(error) => {
                    children::check()?;
                    row.comparison.launches.clear();
                    row.baseline_picoseconds.clear();
                    row.fault = Some(format!("{error:#}"));
                    *is_open = false;
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Fresh copies of A's suite, of B's, and of A's again for the control. The order of making and starting them is random, so that
/// being first is nobody's privilege.
fn start(suites: &Suites, names: (&str, &str), folder: &Path, rng: &mut Rng) -> Result<[Served; 3]> {
    let sources = [(&suites.a, names.0), (&suites.b, names.1), (&suites.a, names.0)];
    let mut order = [0, 1, 2];
    rng.shuffle(&mut order);
    let mut started: [Option<Served>; 3] = [None, None, None];
    for at in order {
        let (binary, target) = sources[at];
        let copy = folder.join(format!("suite-{at}{}", std::env::consts::EXE_SUFFIX));
        std::fs::copy(binary, &copy)
            .with_context(|| format!("cannot copy the suite {}", binary.display()))?;
        started[at] = Some(Served::start(suites.what, target, &copy)?);
    }
    let [Some(a), Some(b), Some(copy)] = started else { bail!("a suite was not started") };
    Ok([a, b, copy])
}

/// The samples of one kernel of a launch, and what A took in each of the turns.
fn samples(a: &mut Served, b: &mut Served, row: &mut KernelRow, rng: &mut Rng) -> Result<(Launch, Vec<u64>)> {
    let kernel = format!("{}/{}", row.variant, row.mode.name());
    let answers = (a.take(&kernel)?, b.take(&kernel)?);
    ensure!(answers.0 == answers.1, "a bug: one target answers {}, the other {}", answers.0, answers.1);
    row.answer = answers.0;
    let passes = passes(a, b)?;
    let mut a_first: Vec<bool> = (0..SAMPLES).map(|sample| sample % 2 == 0).collect();
    rng.shuffle(&mut a_first);
    let mut launch = Launch::default();
    let mut taken: [Vec<u64>; 2] = Default::default();
    for (sample, first) in a_first.into_iter().enumerate() {
        let begin = sample as u64 * (passes + 1);
        let (ours, theirs);
        if first {
            ours = a.turn(begin, passes)?;
            theirs = b.turn(begin, passes)?;
        } else {
            theirs = b.turn(begin, passes)?;
            ours = a.turn(begin, passes)?;
        }
        let log = (ours as f64 / theirs as f64).ln();
        let samples = if first { &mut launch.baseline_first } else { &mut launch.candidate_first };
        samples.push((log * 1e6).round() as i32);
        let each = ours as f64 * 1e3 / (passes * row.operations) as f64;
        taken[usize::from(!first)].push(each.round() as u64);
    }
    Ok((launch, taken.concat()))
}

/// How many passes make a turn, the same for both sides: where one is far slower, its turns are longer and the other's shorter.
fn passes(a: &mut Served, b: &mut Served) -> Result<u64> {
    let middle = |side: &mut Served| -> Result<u64> {
        let mut taken = [side.turn(0, 1)?, side.turn(2, 1)?, side.turn(4, 1)?];
        taken.sort_unstable();
        Ok(taken[1])
    };
    let both = middle(a)? + middle(b)?;
    Ok(((2 * TURN).as_nanos() as u64 / both.max(1)).clamp(1, 1_000_000))
}

#[cfg(test)]
mod tests;
