//! Workload of whole commands: a sample is one run, from start to exit, so start-up costs count
//! too.
//!
//! A task is the input of the command; often there is only one task, with no input. Every run is a
//! new process. The runs of one launch share only the copy of the file and its place in the page
//! cache.
//!
//! The commands of a launch run one after the other, or at the same time on one CPU
//! ([`WholeCommand::is_interleaved`]).

#[cfg(test)]
#[cfg(unix)]
mod tests;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::os::children::{self, Owned};
use crate::os::haste::hastened;
use crate::programs::{Executable, LastLine, not_started, system_shell};
use crate::record::{Usage, sealed};
use crate::rng::Rng;
use crate::workloads::{Fault, Program, Reply, by_index};

/// Longest time for one run, by default.
pub const LIMIT: Duration = Duration::from_secs(600);

/// Shortest time that the runs of a command in a launch should take together. A launch costs the
/// copy of a file, which takes little time compared with a long command, and much compared with a
/// short one.
const LAUNCH: Duration = Duration::from_millis(50);

/// Duration in seconds from which a command runs only once per launch. With two timed runs and a
/// warm-up in each launch, the ten launches of the quickest answer would take 30 s or more.
const LONG: f64 = 0.4;

/// Duration in seconds from which a command runs only once per launch if a launch copies files
/// rather than links them. Each run is a new process, so several runs of one launch say no more
/// than as many launches, and such a run takes long compared with the copy of a file.
#[cfg(feature = "tool")]
const LONG_BESIDE_A_COPY: f64 = 0.01;

/// Time that the runs in a launch should take for a command shorter than [`LONG_BESIDE_A_COPY`],
/// until the variances of launches and runs are known.
#[cfg(feature = "tool")]
const FIRST_LAUNCH: Duration = Duration::from_millis(12);

/// Returns the number of samples per launch for the first launches of a comparison that copies
/// files, given the time of the longest command in seconds.
#[cfg(feature = "tool")]
pub(crate) fn few(longest: f64) -> u32 {
    if longest >= LONG_BESIDE_A_COPY {
        1
    } else {
        ((FIRST_LAUNCH.as_secs_f64() / longest.max(1e-3)) as u32 / 2 * 2).clamp(2, 12)
    }
}

/// Returns the number of samples per launch in a choice among many, and in a comparison that links
/// its programs for each launch, given the time of the longest command in seconds.
pub(crate) fn samples(longest: f64) -> u32 {
    if longest >= LONG {
        1
    } else {
        (hastened(LAUNCH).as_secs_f64() / longest.max(1e-3)).clamp(2.0, 16.0) as u32
    }
}

/// Longest time for one run of interleaved commands, which share a CPU.
const LIMIT_AT_ONCE: Duration = Duration::from_secs(1800);

/// Interval at which a thread wakes on the CPU of interleaved commands. Whenever it sleeps again,
/// the system's scheduler chooses which command goes on, and takes the one that has had less time.
/// By its clock tick alone the scheduler would choose every 1 to 10 ms. On a virtual machine whose
/// speed varies, two runs of 110 ms then differed by 1.4 to 1.7 % (standard deviation), with this
/// interval by 0.9 %; a shorter one showed no gain.
const SWITCH: Duration = Duration::from_micros(500);

/// Largest output that is compared: 64 MiB.
const MOST: u64 = 64 << 20;

/// A command in a comparison.
#[derive(Clone, Debug)]
pub struct WholeCommand {
    /// Name of the command.
    pub name: String,
    /// Executable with its arguments and environment.
    pub executable: Executable,
    /// True if its output counts as an answer. The output is then read through a pipe, which takes
    /// time too, the same for all commands. Otherwise the output is discarded.
    pub compares_output: bool,
    /// True if it may end with an exit status other than 0, which then counts as part of the
    /// answer.
    pub may_fail: bool,
    /// Longest time for one run. After it the run is killed, with all processes that it has
    /// started.
    pub limit: Duration,
    /// Shell commands before and after each run.
    pub around: Around,
    /// Counter of its runs, so that a message can name the one that failed.
    pub runs: Runs,
    /// True if the commands of a launch run at the same time on one CPU.
    pub is_interleaved: bool,
}

impl WholeCommand {
    /// Makes a command with this name, with nothing before or after its runs, whose output is
    /// discarded.
    pub fn new(name: &str, executable: Executable) -> Self {
        Self {
            name: name.to_owned(),
            executable,
            compares_output: false,
            may_fail: false,
            limit: LIMIT,
            around: Around::default(),
            runs: Runs::default(),
            is_interleaved: false,
        }
    }
}

/// Counter of runs, including untimed ones. Clones share the count.
#[derive(Clone, Debug, Default)]
pub struct Runs(Arc<AtomicU32>);

impl Runs {
    /// Counts a run and returns its number, from 1.
    pub fn next(&self) -> u32 {
        self.0.fetch_add(1, Ordering::Relaxed).saturating_add(1)
    }
}

/// Shell commands that run before and after each run, untimed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// Command before each run, for example one that clears a cache or removes files of the
    /// previous run.
    pub prepare: Option<String>,
    /// Command after each run, for example one that removes the run's files.
    pub conclude: Option<String>,
}

/// Runs a line in a shell to its end, or until `limit`. Returns `Ok(Err(reason))` if the line fails
/// or is killed at the limit.
///
/// # Errors
///
/// Fails if the shell cannot be run, or if the user interrupts.
pub(crate) fn run_line(line: &str, limit: Duration) -> Result<Result<(), String>> {
    let done = children::run(&mut system_shell(line), Some(limit))?;
    if done.status.success() {
        return Ok(Ok(()));
    }
    let why = crate::text::last_line(&done.stderr).map_or_else(String::new, |line| format!(": {line}"));
    let how = if done.expired {
        format!("took longer than {} s", limit.as_secs_f64())
    } else {
        done.status.to_string()
    };
    Ok(Err(format!("`{line}` failed ({how}){why}")))
}

/// A task: the input of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The command reads nothing.
    Nothing,
    /// Contents of this file, from its beginning.
    File(PathBuf),
}

impl fmt::Display for Input {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => formatter.write_str("without input"),
            Self::File(file) => write!(formatter, "with {} as its input", file.display()),
        }
    }
}

/// Result of a run, without its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Exit status; `None` if only 0 is allowed.
    pub status: Option<i32>,
    /// Output, if it is compared.
    pub output: Option<Output>,
}

/// Summary of a command's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// Number of bytes.
    pub bytes: usize,
    /// SHA-256 of the output, in hexadecimal.
    pub sha256: String,
    /// First line, cut short.
    pub begins: String,
}

impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let status = self.status.map(|status| format!("exit status {status}"));
        let output = self.output.as_ref().map(|Output { bytes, sha256, begins }| {
            format!("{bytes} bytes of SHA-256 {}: {begins}", sha256.get(..12).unwrap_or_default())
        });
        let parts: Vec<String> = status.into_iter().chain(output).collect();
        formatter.write_str(if parts.is_empty() { "nothing" } else { "" })?;
        formatter.write_str(&parts.join(", "))
    }
}

/// A command that is ready to run.
#[derive(Debug)]
pub struct Session {
    command: WholeCommand,
    /// Command to run: the copy, or the file itself.
    runs: std::process::Command,
}

impl Program for WholeCommand {
    type Task = Input;
    type Session = Session;
    type Answer = Outcome;

    /// A launch costs only a copy of the file, and a sample a whole run, so few samples per launch
    /// are best.
    const SAMPLES: (u32, u32) = (2, 16);

    const WARM_UP: usize = 1;

    const UNITS: &'static str = "runs";

    fn name(&self) -> &str {
        &self.name
    }

    fn start(&self, folder: &Path, file: &str, _: &mut Rng) -> Result<Session> {
        Ok(Session { command: self.clone(), runs: self.executable.command(&self.name, folder, file)? })
    }

    fn work(session: &mut Session, input: &Input) -> Result<Reply<Outcome>, Fault> {
        session.around("prepare", |around| &around.prepare)?;
        let running = session.begin(input, session.command.limit)?;
        let reply = session.end(input, running)?;
        session.around("conclude", |around| &around.conclude)?;
        Ok(reply)
    }

    /// Runs all commands at the same time, if they are to be interleaved. The system gives the CPU
    /// to each in turn, about as often as a thread on that CPU wakes, every half millisecond. So
    /// changes of the machine's speed that last longer affect all of them alike. Each reply has the
    /// CPU time of the run: of all its threads, and of the processes that it started and waited for.
    fn work_at_once(
        sessions: &mut [Session],
        order: &[usize],
        input: &Input,
    ) -> Option<Result<Vec<Reply<Outcome>>, Fault>> {
        if !sessions.iter().all(|session| session.command.is_interleaved) {
            return None;
        }
        let count = u32::try_from(order.len()).unwrap_or(u32::MAX);
        let (all_ended, metronome) = mpsc::channel::<()>();
        Some(std::thread::scope(|scope| {
            // It inherits the CPU to which this thread is bound.
            scope.spawn(move || while metronome.recv_timeout(SWITCH) == Err(RecvTimeoutError::Timeout) {});
            let mut running = Vec::new();
            for &at in order {
                let limit = sessions[at].command.limit.saturating_mul(count).min(LIMIT_AT_ONCE);
                running.push((at, sessions[at].begin(input, limit)?));
            }
            let ended = running.into_iter().map(|(at, run)| {
                let session = &sessions[at];
                let beside = |fault: Fault| session.fault(format!("{}{AT_ONCE}", fault.what));
                let reply = session.end(input, run).map_err(beside)?;
                let cpu = reply.usage.and_then(Usage::cpu_seconds);
                let seconds = cpu.ok_or_else(|| session.fault("reported no CPU time".to_owned()))?;
                Ok((at, Reply { seconds, timed: seconds, seconds_per_unit: seconds, ..reply }))
            });
            let replies = ended.collect::<Result<Vec<_>, Fault>>();
            drop(all_ended);
            replies.map(by_index)
        }))
    }
}

/// End of the message about a command that failed while others ran.
const AT_ONCE: &str = "; the other commands ran at the same time (`--interleave`)";

/// A run of a command that has begun.
struct Running {
    owned: Owned,
    begun: Instant,
    /// Number of the run, for messages.
    run: u32,
    limit: Duration,
    errors: Option<LastLine>,
    output: Option<children::Drain>,
}

impl Session {
    fn fault(&self, what: String) -> Fault {
        Fault { program: self.command.name.clone(), what }
    }

    /// Runs the shell command of this name before or after a run, if there is one.
    fn around(&self, name: &str, line: impl Fn(&Around) -> &Option<String>) -> Result<(), Fault> {
        let Some(line) = line(&self.command.around) else { return Ok(()) };
        run_line(line, self.command.limit)
            .unwrap_or_else(|error| Err(error.to_string()))
            .map_err(|what| self.fault(format!("cannot be run again: --{name} {what}")))
    }

    /// Starts a run, which is killed after `limit`.
    fn begin(&mut self, input: &Input, limit: Duration) -> Result<Running, Fault> {
        let run = self.command.runs.next();
        let stdin = match input {
            Input::Nothing => Stdio::null(),
            Input::File(file) => {
                let opened = File::open(file);
                let what = |error| self.fault(format!("cannot be given {}: {error}", file.display()));
                opened.map_err(what)?.into()
            }
        };
        let stdout = if self.command.compares_output { Stdio::piped() } else { Stdio::null() };
        self.runs.stdin(stdin).stdout(stdout).stderr(Stdio::piped());
        let begun = Instant::now();
        let owned = Owned::spawn(&mut self.runs).map_err(|error| self.fault(not_started(&error)))?;
        owned.expect_within(limit);
        let errors = owned.take_stderr().map(LastLine::start);
        let drain = |pipe| children::Drain::start(pipe, MOST + 1);
        let output = owned.take_stdout().map(drain).transpose();
        let output = output.map_err(|error| self.fault(format!("has no pipe: {error}")))?;
        Ok(Running { owned, begun, run, limit, errors, output })
    }

    /// Waits for the end of a run.
    fn end(&self, input: &Input, running: Running) -> Result<Reply<Outcome>, Fault> {
        let Running { owned, begun, run, limit, errors, output } = running;
        let (status, ended) =
            owned.finish().map_err(|error| self.fault(format!("cannot be waited for: {error}")))?;
        // A process that has moved to another session may hold the pipe open for ever, so the pipe
        // is not read to its end.
        let output = output.map_or_else(Vec::new, children::Drain::ended);
        if output.len() as u64 > MOST {
            return Err(self.fault(format!("printed more than {} MiB in run {run} ({input})", MOST >> 20)));
        }
        let seconds = ended.saturating_duration_since(begun).as_secs_f64();
        if owned.is_expired() {
            let limit = limit.as_secs_f64();
            return Err(self.fault(format!("did not end within {limit} s in run {run} ({input})")));
        }
        let status = match status.code() {
            Some(code) if self.command.may_fail => Some(code),
            Some(0) => None,
            code => {
                let errors = errors.map_or_else(String::new, LastLine::after_colon);
                let hint = if code.is_some() { "; `--any-status` accepts any exit status" } else { "" };
                return Err(self.fault(format!("failed in run {run} {input} ({status}){errors}{hint}")));
            }
        };
        let output = self.command.compares_output.then(|| Output::from_bytes(&output));
        let answer = Outcome { status, output };
        Ok(Reply { seconds, timed: seconds, seconds_per_unit: seconds, answer, usage: owned.usage() })
    }
}

impl Output {
    fn from_bytes(bytes: &[u8]) -> Self {
        let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let first = String::from_utf8_lossy(first.get(..400).unwrap_or(first));
        let begins = first.chars().take(80).filter(|letter| !letter.is_control()).collect();
        Self { bytes: bytes.len(), sha256: sealed::sha256(bytes), begins }
    }
}
