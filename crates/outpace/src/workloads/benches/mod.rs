//! Benches of a cargo package, built beforehand: its bench executables, asked for one benchmark at a time.
//!
//! Criterion, divan and libtest time a benchmark themselves; a sample is what one process of theirs says of one iteration. The processes
//! are short, since the statistical unit is the launch: one long run says no more of another launch than a short one. Each starts with a
//! warm-up of its own where the harness has one.

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

/// How long one run of one benchmark may take, unless something else is said.
pub const LIMIT: Duration = Duration::from_secs(600);

/// How long the harness is asked to measure in one run, where it can be asked.
const MEASURE: Duration = Duration::from_millis(50);

/// What times the benchmarks of an executable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harness {
    /// `criterion`; the time of an iteration is the median that it keeps in `estimates.json`, since its output has whole nanoseconds.
    Criterion,
    /// `divan`; the time is the median of its table, to four digits.
    Divan,
    /// The compiler's own `#[bench]`; the time is that of its output.
    Libtest,
}

impl Harness {
    /// What asks for that benchmark alone, timed for about [`MEASURE`] after a warm-up of half of it.
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
        let mut all: Vec<String> = options.split(' ').map(str::to_owned).collect();
        let mut exact = name;
        if let (Self::Divan, (of, Some(threads))) = (self, formats::threads(name)) {
            exact = of;
            all.extend(["--threads".to_owned(), threads.to_owned()]);
        }
        all.extend(["--exact".to_owned(), exact.to_owned()]);
        all
    }
}

/// A bench executable in a comparison.
#[derive(Clone, Debug)]
pub struct BenchProgram {
    /// Its name: the revision that it was built at.
    pub name: String,
    /// What is run.
    pub executable: Executable,
    /// What times.
    pub harness: Harness,
    /// How long one run may take. Then it is killed, and all that it has started.
    pub limit: Duration,
}

/// A task: one benchmark.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Benchmark(
    /// Its exact name.
    pub String,
);

impl fmt::Display for Benchmark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "benchmark {}", self.0)
    }
}

/// An executable that can be run.
#[derive(Debug)]
pub struct Session {
    program: BenchProgram,
    folder: PathBuf,
}

impl Program for BenchProgram {
    type Task = Benchmark;
    type Session = Session;
    /// Always the same: a benchmark answers nothing that could be compared.
    type Answer = &'static str;

    /// A sample is a process that measures for some time.
    const SAMPLES: (u32, u32) = (2, 8);

    /// The harness has its own.
    const WARM_UP: usize = 0;

    const UNITS: &'static str = "iterations";

    fn name(&self) -> &str {
        &self.name
    }

    fn start(&self, folder: &Path, file: &str, _: &mut Rng) -> Result<Session> {
        // One copy a launch, which all its runs share.
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
        // An iteration has of what the process used what its share of the time is.
        let usage = usage.map(|usage| usage.part(seconds / begun.elapsed().as_secs_f64()));
        Ok(Reply { seconds, seconds_per_unit: seconds, answer: "a time", usage })
    }
}

impl Session {
    /// How long an iteration takes, by one run; and what that run used.
    fn seconds(&self, name: &str) -> Result<(f64, Option<Usage>)> {
        let BenchProgram { executable, harness, limit, .. } = &self.program;
        let home = files::Scratch::new_in(&self.folder).context("has no room for what criterion keeps")?;
        let mut command = executable.command(&self.program.name, &self.folder, "again")?;
        // Else it would keep its figures with the user's own.
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

/// What criterion kept in its folder; of a harness that only speaks as it does, what it printed.
fn criterion(home: &Path, name: &str, done: &Finished) -> Result<f64> {
    let mut found = Vec::new();
    estimates(home, 0, &mut found);
    match &found[..] {
        [] => formats::bencher(&done.stdout, name),
        [one] => formats::estimates(&files::read(one, 1 << 20)?),
        more => bail!("{} benchmarks were measured, not one", more.len()),
    }
}

/// The files `new/estimates.json` below a folder, to the depth at which criterion puts them.
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
