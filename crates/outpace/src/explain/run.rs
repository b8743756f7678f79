//! Runs of a program under a tool that counts.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use super::{By, Counted, Function, Setup, Step, callgrind, perf};
use crate::error::{Context, Result, bail, ensure};
use crate::os::children::{self, Owned};
use crate::os::files::{self, Scratch};
use crate::programs::Executable;
use crate::text::last_line;

/// Longest time for a tool that only prints its version or summarises what it has written.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// Most bytes of a line that are read at once.
const LONGEST_LINE: u64 = 1 << 16;

/// Longest report of valgrind's that is read, in bytes.
const LONGEST_REPORT: u64 = 16 << 20;

/// Part of valgrind's report of an instruction that it does not know.
const UNKNOWN_INSTRUCTION: &str = "unhandled instruction bytes";

impl By {
    /// Returns the best available way to count: estimated cycles rather than samples, because two
    /// counts of one program are equal.
    ///
    /// # Errors
    ///
    /// Neither valgrind nor `perf` is installed; the message says how to get them.
    pub fn available() -> Result<Self> {
        for (tool, by) in [("valgrind", Self::Cycles), ("perf", Self::Samples)] {
            let asked = children::run(Command::new(tool).arg("--version"), Some(PATIENCE));
            children::check()?;
            if asked.is_ok_and(|done| done.status.success()) {
                return Ok(by);
            }
        }
        bail!(
            "neither `valgrind` nor `perf` is there: install one of them (Debian and Ubuntu: `apt install valgrind` or `apt install linux-perf`; \
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
    if !ended.is_fine(setup) {
        // Valgrind writes its report to a file, apart from the program's own output.
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
    let mut all = Counted::default();
    for path in files_of(folder, "counts.") {
        let bytes = files::read(&path, callgrind::LONGEST as u64)?;
        let text = String::from_utf8_lossy(&bytes);
        let places = callgrind::cycles(&text).with_context(|| format!("the counts of `{name}`"))?;
        for (callgrind::Place { object, function: symbol, at }, cost) in places {
            let function = Function { symbol: symbol.to_owned(), object: object.to_owned() };
            all.functions.entry(function).or_default().add(cost);
            let addresses = all.addresses.entry(symbol.to_owned()).or_default();
            addresses.entry(at).or_default().add(cost);
        }
    }
    ensure!(!all.functions.is_empty(), "callgrind has counted nothing of `{name}`");
    Ok(all)
}

fn samples(side: usize, file: &Path, setup: &Setup<'_>, folder: &Path) -> Result<Counted> {
    let data = folder.join("samples");
    let mut command = Command::new("perf");
    command.args(["record", "--quiet", "--output"]).arg(&data).arg("--").arg(file);
    let ended = run(&mut command, side, setup)?;
    if !ended.is_fine(setup) {
        let (name, Ended { status, last }) = (setup.names[side], ended);
        bail!(
            "`{name}` failed under `perf record` ({status}): {last}. Where the system allows no samples, `sysctl kernel.perf_event_paranoid=1` does"
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

pub(super) struct Ended {
    pub(super) status: ExitStatus,
    /// The last line that the program printed.
    pub(super) last: String,
}

impl Ended {
    /// Returns true if the counts of this run may be used.
    pub(super) fn is_fine(&self, setup: &Setup<'_>) -> bool {
        self.status.success() || setup.may_fail && self.status.code().is_some()
    }
}

/// Runs the program under that command, to which its arguments are added, and talks with it.
pub(super) fn run(command: &mut Command, side: usize, setup: &Setup<'_>) -> Result<Ended> {
    children::check()?;
    let tool = command.get_program().to_string_lossy().into_owned();
    let pipe = || io::pipe().context("cannot make a pipe");
    let ((input, sent), (printed, output)) = (pipe()?, pipe()?);
    let errors = output.try_clone().context("cannot make a pipe")?;
    let Executable { arguments, environment, .. } = setup.programs[side];
    command.args(arguments).envs(environment.iter().map(|(name, value)| (name, value)));
    command.stdin(input).stdout(output).stderr(errors);
    let owned = Owned::spawn(command).with_context(|| format!("cannot run `{tool}`"))?;
    // Our copies of the program's pipe ends are closed, so that each side notices when the other
    // has ended.
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null());
    command.stderr(std::process::Stdio::null());
    owned.expect_within(setup.limit);
    let (heard, words) = sync_channel(1024);
    let steps: Arc<[Step]> = setup.input.into();
    let sent_steps = Arc::clone(&steps);
    std::thread::spawn(move || send(sent, &sent_steps, &words));
    let last = children::read_by(&owned, move || hear(printed, &steps, &heard)).flatten();
    let (status, _) = owned.finish().with_context(|| format!("cannot wait for `{tool}`"))?;
    children::check()?;
    let seconds = setup.limit.as_secs();
    ensure!(!owned.is_expired(), "`{}` has not ended under `{tool}` within {seconds} s", setup.names[side]);
    Ok(Ended { status, last: last.unwrap_or_else(|| "it said nothing".to_owned()) })
}

/// Sends the steps, and stops if the program stops reading or ends.
fn send(mut pipe: impl Write, steps: &[Step], words: &Receiver<String>) {
    for step in steps {
        if pipe.write_all(step.send.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
        while let Some(until) = &step.until {
            match words.recv() {
                Ok(word) if word == *until => break,
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}

/// Reads until the program closes its output. Reports the words that a step waits for, and returns
/// the last line that is not blank.
fn hear(pipe: impl Read, steps: &[Step], heard: &SyncSender<String>) -> Option<String> {
    let (mut pipe, mut bytes, mut last) = (BufReader::new(pipe), Vec::new(), None);
    loop {
        bytes.clear();
        match (&mut pipe).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        let Some(word) = line.split_whitespace().next() else { continue };
        if steps.iter().any(|step| step.until.as_deref() == Some(word)) {
            // If the channel is full, enough words are waiting already.
            let _ = heard.try_send(word.to_owned());
        }
        last = Some(line.trim().chars().take(300).collect());
    }
}

/// Returns the files in a folder whose names begin with this text, in order.
fn files_of(folder: &Path, begin: &str) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(begin));
    let mut paths: Vec<_> = named.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_waits_for_the_answer_to_the_one_before() {
        let step =
            |send: &str, until: Option<&str>| Step { send: send.into(), until: until.map(str::to_owned) };
        let steps = [step("go\n", Some("bestmove")), step("quit\n", None)];
        for (said, wanted) in [
            ("info depth 1\nbestmove e2e4\n", "go\nquit\n"),
            ("info bestmove\n\nbestmoves\n", "go\n"),
            ("info\n bestmove", "go\nquit\n"),
        ] {
            let (heard, words) = sync_channel(8);
            let last = hear(said.as_bytes(), &steps, &heard);
            assert_eq!(last.as_deref(), said.trim().lines().next_back().map(str::trim));
            drop(heard);
            let mut sent = Vec::new();
            send(&mut sent, &steps, &words);
            assert_eq!(String::from_utf8(sent).unwrap(), wanted);
        }
    }
}
