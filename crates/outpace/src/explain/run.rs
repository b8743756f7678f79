//! Runs of a program under callgrind or `perf`, and the counts of its functions.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use super::{By, Counted, Function, Setup, callgrind, perf};
use crate::error::{Context, Result, bail, ensure};
use crate::os::children;
use crate::os::files::{self, Scratch};
use crate::programs::dialogue::{self, Ended};
use crate::text::last_line;

/// Longest time for a tool that only prints its version or summarises what it has written.
const PATIENCE: Duration = Duration::from_secs(60);

/// Size in bytes of the longest report of valgrind that is read.
const LONGEST_REPORT: u64 = 16 << 20;

/// Text in valgrind's report if the program has an instruction that valgrind does not know.
const UNKNOWN_INSTRUCTION: &str = "unhandled instruction bytes";

impl By {
    /// Returns the best available way to count: estimated cycles rather than samples, because they
    /// come out the same each time a program is counted.
    ///
    /// # Errors
    ///
    /// Fails if neither valgrind nor `perf` is installed; the message says how to get them.
    pub fn available() -> Result<Self> {
        for (tool, by) in [("valgrind", Self::Cycles), ("perf", Self::Samples)] {
            let asked = children::run(Command::new(tool).arg("--version"), Some(PATIENCE));
            children::check()?;
            if asked.is_ok_and(|done| done.status.success()) {
                return Ok(by);
            }
        }
        ensure!(
            cfg!(target_os = "linux"),
            "functions are counted by `valgrind` or `perf`, and neither was found; both are available on Linux"
        );
        bail!(
            "neither `valgrind` nor `perf` is installed: install one of them (Debian and Ubuntu: `apt install valgrind` or `apt install linux-perf`; \
             Fedora: `dnf install valgrind` or `dnf install perf`)"
        )
    }
}

/// Runs the old program (0) or the new one (1) once, and returns the count of each of its
/// functions.
pub(super) fn count(side: usize, setup: &Setup<'_>) -> Result<Counted> {
    let folder = Scratch::new_in(setup.folder).context("cannot make a folder for what the tool writes")?;
    let file = &setup.programs[side].file;
    // Links are not resolved here: some programs behave according to the name under which they are
    // run.
    let file = std::path::absolute(file).with_context(|| format!("cannot find {}", file.display()))?;
    let counted = match setup.by {
        By::Cycles | By::Instructions => simulated(side, &file, setup, folder.path()),
        By::Samples => samples(side, &file, setup, folder.path()),
    };
    children::check()?;
    counted
}

fn simulated(side: usize, file: &Path, setup: &Setup<'_>, folder: &Path) -> Result<Counted> {
    let name = setup.names[side];
    let written = folder.to_str().with_context(|| format!("{} is not UTF-8", folder.display()))?;
    // A forked process writes a file of its own (`%p`). A `%` in the folder's name must not start a
    // format.
    let written = written.replace('%', "%%");
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--demangle=no", "--dump-instr=yes"]);
    if setup.by == By::Cycles {
        command.args(["--cache-sim=yes", "--branch-sim=yes"]);
    }
    command.arg(format!("--callgrind-out-file={written}/counts.%p"));
    command.arg(format!("--log-file={written}/report.%p")).arg("--").arg(file);
    let ended = run(&mut command, side, setup)?;
    if !ended.is_fine(setup.may_fail) {
        // Valgrind writes its report to a file, so it is not mixed with the program's output.
        let reports = files_of(folder, "report.");
        let read = reports.iter().filter_map(|path| files::read(path, LONGEST_REPORT).ok());
        let report: String = read.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
        let why = match report.lines().find_map(|line| line.split_once("Process terminating with ")) {
            _ if report.contains(UNKNOWN_INSTRUCTION) => {
                "it has an instruction that valgrind does not know; build it for an older CPU, or compare samples of `perf` (`--by samples`)".to_owned()
            }
            Some((_, how)) => how.to_owned(),
            None => ended.last,
        };
        bail!("`{name}` failed under valgrind ({}): {why}", ended.status);
    }
    let mut counted = Counted::default();
    for path in files_of(folder, "counts.") {
        let bytes = files::read(&path, callgrind::LONGEST as u64)?;
        let text = String::from_utf8_lossy(&bytes);
        let places = callgrind::cycles(&text).with_context(|| format!("the counts of `{name}`"))?;
        for (callgrind::Place { object, function: symbol, at }, cost) in places {
            let function = Function { symbol: symbol.to_owned(), object: object.to_owned() };
            counted.functions.entry(function).or_default().add(cost);
            let addresses = counted.addresses.entry(symbol.to_owned()).or_default();
            addresses.entry(at).or_default().add(cost);
        }
    }
    ensure!(!counted.functions.is_empty(), "callgrind has counted nothing of `{name}`");
    Ok(counted)
}

fn samples(side: usize, file: &Path, setup: &Setup<'_>, folder: &Path) -> Result<Counted> {
    let data = folder.join("samples");
    let mut command = Command::new("perf");
    command.args(["record", "--quiet", "--output"]).arg(&data).arg("--").arg(file);
    let ended = run(&mut command, side, setup)?;
    if !ended.is_fine(setup.may_fail) {
        let (name, Ended { status, last }) = (setup.names[side], ended);
        bail!(
            "`{name}` failed under `perf record` ({status}): {last}. If the system forbids samples, `sysctl kernel.perf_event_paranoid=1` permits them"
        );
    }
    let mut command = Command::new("perf");
    command.args(["report", "--stdio", "--quiet", "--no-demangle", "--fields", perf::FIELDS]);
    command.args(["--field-separator", perf::SEPARATOR, "--input"]).arg(&data);
    let done = children::run(&mut command, Some(PATIENCE))?;
    let said = last_line(&done.stderr).unwrap_or_else(|| "it said nothing".to_owned());
    ensure!(done.status.success(), "`perf report` failed ({}): {said}", done.status);
    Ok(perf::parse(&done.stdout)?.into())
}

/// Runs the program under a tool: adds the program's arguments to the tool's command, and gives the
/// program its input.
fn run(command: &mut Command, side: usize, setup: &Setup<'_>) -> Result<Ended> {
    let Setup { names, programs, input, limit, .. } = setup;
    dialogue::run(command, names[side], programs[side], input, *limit)
}

/// Returns the files in a folder whose names begin with this text, in order.
fn files_of(folder: &Path, begin: &str) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(begin));
    let mut paths: Vec<_> = named.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
