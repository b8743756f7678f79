//! Evidence level 2, paired: the kernels of each variant against those of the default of its axis,
//! in lock-step.
//!
//! Criterion times one kernel after the other, so its differences include whatever other programs
//! on the machine do in between. The suites can therefore also run two kernels in turns
//! (`benches/lockstep/`), and the results are judged like those of whole engines. Each launch runs
//! a new copy of the suite's binary, pinned to a CPU chosen at random, and gives one figure, the
//! median of its samples. All comparisons are launched in turn until more launches could not change
//! any verdict, or the time is over. The control of each axis and mode is the default against a
//! second copy of itself, which has its own memory.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use plywright::recipe::Axis;

use crate::axes;
use crate::build::kernels;
use crate::build::targets::{Ready, Target};
use crate::record::{self, Comparison, Launch, Mode, PairedFigure, RECORDED};
use crate::workspace;
use outpace::decide::Rules;
use outpace::measure::rounds::Rounds;
use outpace::os::children;
use outpace::os::files;
use outpace::os::pin::Pinned;
use outpace::rng::Rng;
use plywright_benches::paired::{Answer, Request};

/// Samples per launch. Two launches differ by more than the uncertainty of the median of a dozen
/// samples, so time is better spent on launches.
const SAMPLES: u32 = 12;

/// Time limit of a launch. A launch normally takes some hundredths of a second, so one that takes
/// this long has hung.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The axes to measure. Axes without kernels, and axes whose variants play differently, are
    /// skipped.
    pub axes: &'a [record::Axis],
    /// Largest number of launches of each comparison.
    pub launches: u32,
    /// Time after which no new round of launches begins.
    pub time: Duration,
    pub seed: u64,
    /// Returns, for every figure, true if more launches could still change its verdict.
    pub open: &'a dyn Fn(&[PairedFigure]) -> Vec<bool>,
}

/// Measures every variant that this CPU can run.
pub fn measure(root: &Path, plan: Plan<'_>) -> Result<Vec<PairedFigure>> {
    let suites = |axes: &[&Axis]| {
        let names: Vec<&str> = axes.iter().map(|axis| axis.name).collect();
        kernels::suites(root, &names, &Ready::find(Target::host())?)
    };
    measure_with(suites, &workspace::launches(root)?, None, plan)
}

/// Measures like `measure`. `suites` returns the suites' binaries for the given axes, in the same
/// order; they are copied to `folder` for each launch. `corpus`, if given, is the folder from which
/// the suites read their operands.
pub fn measure_with(
    suites: impl FnOnce(&[&Axis]) -> Result<Vec<PathBuf>>,
    folder: &Path,
    corpus: Option<&Path>,
    plan: Plan<'_>,
) -> Result<Vec<PairedFigure>> {
    let is_wanted =
        |axis: &&Axis| axis.plays_alike && plan.axes.iter().any(|wanted| wanted.name == axis.name);
    let axes: Vec<&Axis> = axes::with_kernels().filter(is_wanted).collect();
    ensure!(!axes.is_empty(), "none of these axes has kernels that can be compared");
    let binaries = suites(&axes)?;
    let mut rows = Vec::new();
    for (axis, suite) in axes.iter().zip(&binaries) {
        for mode in [Mode::Throughput, Mode::Latency] {
            rows.extend(figures(axis, mode).into_iter().map(|figure| Row { suite, figure }));
        }
    }
    compare(Comparisons { rows, plan, folder, corpus })
}

/// Returns the comparisons of an axis: the control first, then every other variant that this CPU
/// can run.
fn figures(axis: &Axis, mode: Mode) -> Vec<PairedFigure> {
    let baseline = axis.default();
    let others = axis.variants.iter().filter(|variant| variant.name != baseline && variant.is_available());
    let figure = |variant: &str| PairedFigure {
        axis: axis.name.to_owned(),
        baseline: baseline.to_owned(),
        variant: variant.to_owned(),
        mode,
        // All recorded operands together, in the proportions of the search. `popcount` also has
        // operands for each call site, which are not used here.
        operands: RECORDED.to_owned(),
        fault: None,
        comparison: Comparison {
            candidate: format!("{}-{variant}-{}", axis.name, mode.name()),
            launches: Vec::new(),
        },
    };
    std::iter::once(baseline).chain(others.map(|variant| variant.name)).map(figure).collect()
}

/// A comparison and the suite that measures it.
struct Row<'a> {
    suite: &'a PathBuf,
    figure: PairedFigure,
}

struct Comparisons<'a> {
    rows: Vec<Row<'a>>,
    plan: Plan<'a>,
    folder: &'a Path,
    corpus: Option<&'a Path>,
}

/// Runs all comparisons until no verdict can change any more or the plan's limits are reached. If a
/// comparison fails, the reason is stored in its figure.
fn compare(mut comparisons: Comparisons<'_>) -> Result<Vec<PairedFigure>> {
    let (count, plan) = (comparisons.rows.len(), comparisons.plan);
    let figures: Vec<PairedFigure> = comparisons.rows.iter().map(|row| row.figure.clone()).collect();
    let sharing = PairedFigure::sharing(&figures).into_iter().max().unwrap_or(1);
    let until = Rules::default().plan(sharing, plan.launches, plan.time);
    outpace::measure::rounds::run(&mut comparisons, count, until, &mut Rng::new(plan.seed, "paired"))?;
    Ok(comparisons.rows.into_iter().map(|row| row.figure).collect())
}

impl Rounds for Comparisons<'_> {
    type Error = anyhow::Error;

    fn launch(&mut self, at: usize, rng: &mut Rng) -> Result<bool> {
        let Row { suite, figure } = &mut self.rows[at];
        match launch(suite, figure, (self.folder, self.corpus), rng) {
            Ok(launch) => figure.comparison.launches.push(launch),
            Err(error) => {
                children::check()?;
                figure.comparison.launches.clear();
                figure.fault = Some(format!("{error:#}"));
            }
        }
        Ok(figure.fault.is_none())
    }

    fn open(&mut self) -> Vec<bool> {
        let seen: Vec<PairedFigure> = self.rows.iter().map(|row| row.figure.clone()).collect();
        (self.plan.open)(&seen)
    }
}

/// Launches a new copy of the suite once.
fn launch(
    suite: &Path,
    figure: &PairedFigure,
    (folder, corpus): (&Path, Option<&Path>),
    rng: &mut Rng,
) -> Result<Launch> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for a suite's copy")?;
    let copy = folder.path().join(format!("suite{}", std::env::consts::EXE_SUFFIX));
    std::fs::copy(suite, &copy).with_context(|| format!("cannot copy the suite {}", suite.display()))?;
    let request = Request {
        baseline: figure.baseline.clone(),
        variant: figure.variant.clone(),
        mode: suite_mode(figure.mode),
        samples: SAMPLES,
        seed: rng.below(1 << 30) as u64,
    };
    let pinned = Pinned::to_any(rng);
    let mut command = Command::new(&copy);
    command.args(request.arguments()).envs(corpus.map(|corpus| (kernels::CORPUS, corpus)));
    let done = children::run(&mut command, Some(PATIENCE))?;
    let axis = &figure.axis;
    ensure!(!done.expired, "the suite `{axis}` did not end within {} s", PATIENCE.as_secs());
    let message = done.stderr.lines().next_back().unwrap_or("it printed no error");
    ensure!(done.status.success(), "the suite `{axis}` failed ({}): {message}", done.status);
    let answer = Answer::parse(&done.stdout, SAMPLES)
        .with_context(|| format!("the output of the suite `{axis}` cannot be read"))?;
    Ok(Launch {
        cpu: pinned.as_ref().map(Pinned::cpu),
        baseline_first: answer.baseline_first,
        candidate_first: answer.variant_first,
        ..Launch::default()
    })
}

/// Converts the mode to the type of the suites.
pub fn suite_mode(mode: Mode) -> plywright_benches::paired::Mode {
    match mode {
        Mode::Latency => plywright_benches::paired::Mode::Latency,
        Mode::Throughput => plywright_benches::paired::Mode::Throughput,
    }
}

#[cfg(test)]
mod tests;
