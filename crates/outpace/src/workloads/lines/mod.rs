//! Workload of programs that answer each line on their standard input by one line on their standard
//! output.
//!
//! The process stays alive from task to task. A task is a batch of lines, whose answers together
//! take about the wanted time of a task. All lines are sent at once, and then the answers are read.
//! In a turn this is first done untimed, which brings back into the caches what the other processes
//! have pushed out. Then it is timed three to seven times, or only once if the batch takes long, and
//! the shortest of these times counts. Each batch has its own number of timings, so that the number
//! is the same for all programs.
//!
//! The work of a batch is mostly the same each time, so a longer time mostly means that something
//! disturbed it (Chen and Revels, "Robust benchmarking in noisy environments", 2016). Where bursts
//! of noise last about a millisecond, one of several short timings is mostly undisturbed.
//! `docs/tried.md` has the figures of other rules. The price: a cost that not every batch has, such
//! as a garbage collection, does not count.
//!
//! If copies load the other CPUs, the mean of three times counts. A copy that has finished its turn
//! early leaves the last times of the others without its load, and the shortest time would be one
//! of them.

mod calibrate;
#[cfg(test)]
#[cfg(unix)]
mod tests;

pub use calibrate::calibrate;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::error::{Context, Result, ensure};
use crate::os::files;
use crate::programs::{Executable, LONGEST_LINE, LastLine, LineProcess, Trouble};
use crate::record::Usage;
use crate::record::sealed;
use crate::rng::Rng;
use crate::text::plain;
use crate::workloads::{Difference, Fault, Program, Reply};

/// Longest silence before a program counts as hung.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// Fewest and most times that a short batch is timed in a turn, after it was answered once untimed.
const ROUNDS: (u32, u32) = (3, 7);

/// Number of batches that take about as long as the slice that the user asks for. Short batches are
/// rarely disturbed, but sending a batch takes some 10 µs, which is a larger share of their time.
const BATCHES: u32 = 2;

/// Samples of a launch in a comparison, until the variances are known: half as many as for engines,
/// since the shortest of several times varies less than a single time.
pub(crate) const FIRST_SAMPLES: u32 = 8;

/// Samples of a launch in a choice: half as many as for engines, for the same reason.
pub(crate) const SAMPLES_OF_CHOICE: u32 = 16;

/// Shortest time of a long batch, as the baseline answers it. All timings of a short batch together
/// take about this long, if their number allows it.
const LONG: Duration = Duration::from_millis(5);

/// Largest size of a file of questions: 64 MiB.
const MOST_BYTES: u64 = 64 << 20;

/// Largest number of bytes that are sent at once, unless a single line is longer. On every system a
/// pipe holds this many. So a program that stops reading until its answers are read cannot deadlock
/// with us.
const PIPE: usize = 16 << 10;

/// Length in characters at which texts in messages are cut.
const SHOWN: usize = 120;

/// Reads the questions, which are the lines of a file, and the file's SHA-256 in hexadecimal.
///
/// # Errors
///
/// Fails if the file cannot be read, is not text, has no line, or has more than 64 MiB, or if a
/// line is too long.
pub fn read(path: &Path) -> Result<(Vec<String>, String)> {
    let place = path.display();
    let text =
        String::from_utf8(files::read(path, MOST_BYTES)?).with_context(|| format!("cannot read {place}"))?;
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    ensure!(!lines.is_empty(), "{place} has no line to ask");
    if let Some(at) = lines.iter().position(|line| line.len() as u64 >= LONGEST_LINE) {
        crate::error::bail!("line {} of {place} has more than {} MiB", at + 1, LONGEST_LINE >> 20);
    }
    Ok((lines, sealed::sha256(text.as_bytes())))
}

/// A task: consecutive lines of a file, possibly repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Name of the file.
    origin: Arc<str>,
    /// Index of the first line in the file.
    first: usize,
    lines: Vec<String>,
    /// Number of times that the lines are repeated.
    times: usize,
    /// Text to send: the lines with their repetitions.
    text: String,
    /// Number of times that it is timed in a turn.
    rounds: u32,
    /// True if the mean of these times counts, false if the shortest does.
    by_mean: bool,
}

impl Batch {
    /// Makes a batch of `count` lines of the file `origin`, starting at the index `first`, all of
    /// them repeated `times` times.
    pub fn new(origin: &str, questions: &[String], first: usize, count: usize, times: usize) -> Self {
        let lines: Vec<String> = questions.iter().skip(first).take(count).cloned().collect();
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        Self {
            origin: origin.into(),
            first,
            lines,
            times,
            text: text.repeat(times),
            rounds: ROUNDS.0,
            by_mean: false,
        }
    }

    /// Sets how often it is timed in a turn, by the time that the baseline takes for it.
    #[must_use]
    pub fn lasting(self, time: Duration) -> Self {
        let fit = LONG.as_nanos() / time.as_nanos().max(1);
        let (fewest, most) = ROUNDS;
        let rounds = u32::try_from(fit).unwrap_or(most).clamp(fewest, most);
        Self { rounds: if time < LONG { rounds } else { 1 }, ..self }
    }

    /// Lets the mean of three times count, or the only time of a long batch, as it should if copies
    /// load the other CPUs.
    #[must_use]
    pub fn under_load(self) -> Self {
        Self { rounds: self.rounds.min(ROUNDS.0), by_mean: true, ..self }
    }

    /// Returns the number of its first line, counted from 1.
    pub fn first(&self) -> usize {
        self.first + 1
    }

    /// Returns the number of lines, without repetitions.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// Returns the number of expected answers.
    fn asks(&self) -> usize {
        self.lines.len() * self.times
    }

    /// Describes the question at an index: its line number and its text.
    fn place(&self, at: usize) -> String {
        let at = at % self.lines.len().max(1);
        let line = self.lines.get(at).map_or("", String::as_str);
        format!("line {} of {}, `{}`", self.first + at + 1, self.origin, shown(line.as_bytes()))
    }
}

impl fmt::Display for Batch {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last, origin) = (self.first(), self.first + self.count(), &self.origin);
        match self.count() {
            1 => write!(formatter, "{}", self.place(0))?,
            _ => write!(formatter, "lines {first} to {last} of {origin}")?,
        }
        if self.times > 1 {
            write!(formatter, ", {} times", self.times)?;
        }
        Ok(())
    }
}

/// Answers to a batch, each with its line end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines(Vec<u8>);

impl From<Vec<u8>> for Lines {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&shown(&self.0))
    }
}

/// Returns the beginning of a text, with control characters escaped.
fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut letters = text.trim_end().chars();
    let begins = plain(&letters.by_ref().take(SHOWN).collect::<String>());
    if letters.next().is_some() { begins + "…" } else { begins }
}

/// A program in a comparison.
#[derive(Clone, Debug)]
pub struct LineProgram {
    /// Name of the program.
    pub name: String,
    /// Executable with its arguments and environment.
    pub executable: Executable,
}

/// A running process of the program.
#[derive(Debug)]
pub struct Session {
    process: LineProcess,
    program: LineProgram,
    /// Last line of its standard error.
    errors: Option<LastLine>,
}

impl Program for LineProgram {
    type Task = Batch;
    type Session = Session;
    type Answer = Lines;

    /// A start costs little more than a sample, so a launch may have few samples. The number
    /// follows from the variances within and between the launches so far.
    const SAMPLES: (u32, u32) = (4, 48);

    /// Each turn begins with an untimed batch, so only the first turn of a process differs much
    /// from its later turns, and one untimed turn is enough.
    const WARM_UP: usize = 1;

    const UNITS: &'static str = "answers";

    fn name(&self) -> &str {
        &self.name
    }

    fn start(&self, folder: &Path, file: &str, _: &mut Rng) -> Result<Session> {
        self.started(folder, file)
    }

    fn work(session: &mut Session, batch: &Batch) -> Result<Reply<Lines>, Fault> {
        session.ask(batch)?;
        let (mut shortest, mut answer) = session.ask(batch)?;
        let mut timed = shortest;
        for _ in 1..batch.rounds {
            let (again, answers) = session.ask(batch)?;
            (shortest, timed, answer) = (shortest.min(again), timed + again, answers);
        }
        let seconds = if batch.by_mean { timed / f64::from(batch.rounds) } else { shortest };
        let seconds_per_unit = seconds / batch.asks().max(1) as f64;
        Ok(Reply { seconds, timed, seconds_per_unit, answer, usage: None })
    }

    fn usage(session: Session, seconds: f64) -> Option<Usage> {
        session.process.usage(seconds)
    }

    fn difference(batch: &Batch, answer: &Lines, expected: &Lines) -> Difference {
        let (answers, others) =
            (answer.0.split(|&byte| byte == b'\n'), expected.0.split(|&byte| byte == b'\n'));
        let differing = answers.zip(others).enumerate().find(|(_, (answer, other))| answer != other);
        let (place, answer, expected) = match differing {
            Some((at, (answer, expected))) => (batch.place(at), shown(answer), shown(expected)),
            None => (batch.to_string(), answer.to_string(), expected.to_string()),
        };
        Difference { place, answer, expected }
    }
}

impl LineProgram {
    fn started(&self, folder: &Path, file: &str) -> Result<Session> {
        let (written, errors) = std::io::pipe().context("cannot make a pipe for a program's errors")?;
        let mut command = self.executable.command(&self.name, folder, file)?;
        let process = LineProcess::start(&self.name, command.stderr(errors))?;
        Ok(Session { process, program: self.clone(), errors: Some(LastLine::start(written)) })
    }

    /// Returns the number of lines that the program prints if a single question is its whole input;
    /// `None` if the program does not end.
    fn lines_at_end(&self, question: &str) -> Result<Option<usize>> {
        let lines = format!("{question}\n");
        let done = self.executable.run_with(&self.name, &lines, &std::env::temp_dir(), PATIENCE)?;
        Ok((!done.expired).then(|| done.stdout.lines().count()))
    }
}

impl Session {
    /// Asks a batch. Returns the time in seconds, and the answers.
    fn ask(&mut self, batch: &Batch) -> Result<(f64, Lines), Fault> {
        if self.process.has_more() {
            return Err(self.talks_too_much(batch, 0));
        }
        let mut answers = Lines::default();
        let begun = Instant::now();
        self.process.ask(&batch.text, PATIENCE).map_err(|trouble| self.fault(&trouble, batch, 0))?;
        for at in 0..batch.asks() {
            self.process.hear().map_err(|trouble| self.fault(&trouble, batch, at))?;
            answers.0.extend_from_slice(&self.process.bytes);
        }
        let seconds = begun.elapsed().as_secs_f64();
        self.process.answered();
        if self.process.has_more() {
            return Err(self.talks_too_much(batch, batch.asks() - 1));
        }
        Ok((seconds, answers))
    }

    fn talks_too_much(&self, batch: &Batch, at: usize) -> Fault {
        let place = batch.place(at);
        self.process.fault(format!(
            "answers a question with more than one line: more came after the answer to {place}"
        ))
    }

    fn fault(&mut self, trouble: &Trouble, batch: &Batch, at: usize) -> Fault {
        let question = batch.lines.get(at % batch.count().max(1)).map_or("", String::as_str);
        if matches!(trouble, Trouble::Silent(_))
            && self.program.lines_at_end(question).is_ok_and(|lines| lines.is_some_and(|lines| lines > 0))
        {
            return self.process.fault(
                "answers only when its input ends: it keeps its output back in a buffer, or reads on before it answers. It must answer each line \
                 and flush its output then (as under `stdbuf -oL`, or with `python3 -u`, `sed -u`, `grep --line-buffered`)"
                    .to_owned(),
            );
        }
        let mut what = trouble.described("answer", &batch.place(at));
        let errors = self.errors.take().filter(|_| matches!(trouble, Trouble::Ended(_)));
        what += &errors.map_or_else(String::new, LastLine::after_colon);
        self.process.fault(what)
    }
}
