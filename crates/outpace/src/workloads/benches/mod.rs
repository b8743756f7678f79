//! Workload of benches of a cargo package, which are built beforehand. Each bench executable runs
//! one benchmark at a time.
//!
//! The harnesses criterion, divan and libtest time a benchmark themselves. A sample is the time per
//! iteration that one process reports. In a launch several processes run one copy of the
//! executable, one after the other. The processes are short, because the statistical unit is the
//! launch: a long process says no more about other launches than a short one. If the harness has a
//! warm-up, each process starts with one.

pub mod formats;
mod found;
#[cfg(test)]
#[cfg(unix)]
mod tests;

pub use found::{Built, build, harness, names};

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::error::{Context, Error, Result, bail, ensure};
use crate::os::children::{self, Finished};
use crate::os::files;
use crate::programs::Executable;
use crate::record::Usage;
use crate::rng::Rng;
use crate::text::last_line;
use crate::workloads::{Fault, Program, Reply};

/// Longest time for one run of one benchmark, by default.
pub const LIMIT: Duration = Duration::from_secs(600);

/// Time for which the harness is asked to measure in one run, if it has such an option.
const MEASURE: Duration = Duration::from_millis(50);

/// A harness that times the benchmarks of an executable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harness {
    /// `criterion`. The time per iteration is the median in its `estimates.json`, since its output
    /// has only whole nanoseconds.
    Criterion,
    /// `divan`. The time is the median in its table, to four digits.
    Divan,
    /// The compiler's own `#[bench]`. The time is the one in its output.
    Libtest,
}

impl Harness {
    /// Returns the arguments that select one benchmark. Criterion is asked to time it for about
    /// [`MEASURE`] after a warm-up of half that time, divan for at least [`MEASURE`] and at most
    /// twice that; libtest has no such option.
    fn arguments(self, name: &str) -> Vec<String> {
        let seconds = MEASURE.as_secs_f64();
        let options = match self {
            Self::Criterion => format!(
                "--bench --noplot --output-format bencher --sample-size 10 --warm-up-time {:.3} --measurement-time {seconds:.3}",
                seconds / 2.0
            ),
            Self::Divan => {
                format!("--bench --color never --min-time {seconds:.3} --max-time {:.3}", 2.0 * seconds)
            }
            Self::Libtest => "--bench".to_owned(),
        };
        let mut arguments: Vec<String> = options.split(' ').map(str::to_owned).collect();
        let mut exact = name;
        if let (Self::Divan, (benchmark, Some(threads))) = (self, formats::threads(name)) {
            exact = benchmark;
            arguments.extend(["--threads".to_owned(), threads.to_owned()]);
        }
        arguments.extend(["--exact".to_owned(), exact.to_owned()]);
        arguments
    }
}

/// A bench executable in a comparison.
#[derive(Clone, Debug)]
pub struct BenchProgram {
    /// Name: the revision at which it was built.
    pub name: String,
    /// Executable with its arguments and environment.
    pub executable: Executable,
    /// Harness that times the benchmarks.
    pub harness: Harness,
    /// Longest time for one run. After it the run is killed, with all processes that it has
    /// started.
    pub limit: Duration,
}

/// A task: one benchmark.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Benchmark(
    /// Exact name of the benchmark.
    pub String,
);

impl fmt::Display for Benchmark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "benchmark {}", self.0)
    }
}

/// An executable that is ready to run.
#[derive(Debug)]
pub struct Session {
    program: BenchProgram,
    folder: PathBuf,
}

impl Program for BenchProgram {
    type Task = Benchmark;
    type Session = Session;
    /// Always the same text: a benchmark gives no answer that could be compared.
    type Answer = &'static str;

    /// A sample is a whole process that measures for some time, so a launch has few.
    const SAMPLES: (u32, u32) = (2, 8);

    /// No untimed turn is needed: the harness times iterations within the process, so a sample does
    /// not include the start of the process.
    const WARM_UP: usize = 0;

    const UNITS: &'static str = "iterations";

    fn name(&self) -> &str {
        &self.name
    }

    fn start(&self, folder: &Path, file: &str, _: &mut Rng) -> Result<Session> {
        // There is one copy per launch, which all its runs share.
        let executable = self.executable.placed(&self.name, folder, file)?;
        Ok(Session { program: Self { executable, ..self.clone() }, folder: folder.to_path_buf() })
    }

    fn work(session: &mut Session, benchmark: &Benchmark) -> Result<Reply<&'static str>, Fault> {
        let fault = |what: String| Fault { program: session.program.name.clone(), what };
        let begun = Instant::now();
        let (seconds, usage) = session.seconds(&benchmark.0).map_err(|error| match error {
            Error::Fault(fault) => fault,
            other => fault(other.to_string()),
        })?;
        // The CPU times of the process are scaled to the time of one iteration.
        let usage = usage.map(|usage| usage.part(seconds / begun.elapsed().as_secs_f64()));
        Ok(Reply { seconds, timed: seconds, seconds_per_unit: seconds, answer: "a time", usage })
    }
}

impl Session {
    /// Runs the benchmark once. Returns the seconds per iteration and the resources that the run
    /// used.
    fn seconds(&self, name: &str) -> Result<(f64, Option<Usage>)> {
        let BenchProgram { executable, harness, limit, .. } = &self.program;
        let home =
            files::Scratch::new_in(&self.folder).context("cannot be given a folder for criterion's files")?;
        let mut command = executable.command(&self.program.name, &self.folder, "again")?;
        // Otherwise criterion would mix its figures with the user's own.
        command.env("CRITERION_HOME", home.path()).args(harness.arguments(name));
        let done = children::run(&mut command, Some(*limit))?;
        ensure!(!done.expired, "did not end benchmark {name} within {} s", limit.as_secs_f64());
        if !done.status.success() {
            let line = last_line(&done.stderr).map_or_else(String::new, |line| format!(": {line}"));
            bail!("failed in benchmark {name} ({}){line}", done.status);
        }
        let seconds = match harness {
            Harness::Criterion => criterion(home.path(), name, &done),
            Harness::Divan => formats::divan(&done.stdout, formats::threads(name).0),
            Harness::Libtest => formats::bencher(&done.stdout, name),
        };
        Ok((seconds.with_context(|| format!("has no time for benchmark {name}"))?, done.usage))
    }
}

/// Returns the time in the files that criterion wrote. For a harness that only imitates criterion's
/// options, returns the time in its output.
fn criterion(home: &Path, name: &str, done: &Finished) -> Result<f64> {
    let mut found = Vec::new();
    estimates(home, 0, &mut found);
    match &found[..] {
        [] => formats::bencher(&done.stdout, name),
        [file] => formats::estimates(&files::read(file, 1 << 20)?),
        several => bail!("{} benchmarks were measured, not one", several.len()),
    }
}

/// Collects the files `new/estimates.json` below a folder, at most eight folders deep. That is
/// deeper than criterion writes them.
fn estimates(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() && !path.is_symlink() && depth < 8 {
            estimates(&path, depth + 1, found);
        } else if path.ends_with("new/estimates.json") {
            found.push(path);
        }
    }
}
