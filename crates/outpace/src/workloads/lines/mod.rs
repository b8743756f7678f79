//! A program that answers one line on its standard output to each line on its standard input.
//!
//! Its process stays. A task is a batch of lines, so many that their answers take about a slice of time; they are sent at once and the
//! answers read, first untimed, which fetches back into the caches what the other process has pushed out, then timed.

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

/// A program that is silent for so long will not answer.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// The most bytes of a file of questions: 64 MiB.
const MOST_BYTES: u64 = 64 << 20;

/// The most bytes that are sent at once, unless a single line is longer: what a pipe holds on every system, so that a program that does not read on
/// before its answers are read cannot wait for us while we wait for it.
const PIPE: usize = 16 << 10;

/// Texts in messages are cut after so many letters.
const SHOWN: usize = 120;

/// The questions, which are the lines of a file, and the file's SHA-256 in hexadecimal.
///
/// # Errors
///
/// It cannot be read, is no text, has no line, or one that is too long.
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

/// A task: some consecutive lines of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    origin: Arc<str>,
    first: usize,
    lines: Vec<String>,
    times: usize,
    text: String,
}

impl Batch {
    /// So many lines of all those of the file `origin`, from the one at the index `first` on, all of them so many times.
    pub fn new(origin: &str, all: &[String], first: usize, count: usize, times: usize) -> Self {
        let lines: Vec<String> = all.iter().skip(first).take(count).cloned().collect();
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        Self { origin: origin.into(), first, lines, times, text: text.repeat(times) }
    }

    /// The number of its first line, from 1 on.
    pub fn first(&self) -> usize {
        self.first + 1
    }

    /// How many lines they are.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// How many answers there are.
    fn asks(&self) -> usize {
        self.lines.len() * self.times
    }

    /// Where the question at that index stands, and what it is.
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

/// The answers to a batch, each with its line's end.
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

/// The beginning of a text, with what a terminal would not show written out.
fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut letters = text.trim_end().chars();
    let begins = plain(&letters.by_ref().take(SHOWN).collect::<String>());
    if letters.next().is_some() { begins + "…" } else { begins }
}

/// A program in a comparison.
#[derive(Clone, Debug)]
pub struct LineProgram {
    /// Its name.
    pub name: String,
    /// What is run.
    pub executable: Executable,
}

/// A running process.
#[derive(Debug)]
pub struct Session {
    process: LineProcess,
    program: LineProgram,
    /// The last line of its standard error.
    errors: Option<LastLine>,
}

impl Program for LineProgram {
    type Task = Batch;
    type Session = Session;
    type Answer = Lines;

    const UNITS: &'static str = "answers";

    fn name(&self) -> &str {
        &self.name
    }

    fn start(&self, folder: &Path, file: &str, _: &mut Rng) -> Result<Session> {
        self.started(folder, file)
    }

    fn work(session: &mut Session, batch: &Batch) -> Result<Reply<Lines>, Fault> {
        session.ask(batch)?;
        let (seconds, answer) = session.ask(batch)?;
        Ok(Reply { seconds, seconds_per_unit: seconds / batch.asks().max(1) as f64, answer, usage: None })
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
        Ok(Session { process, program: self.clone(), errors: Some(LastLine::of(written)) })
    }

    /// How many lines it prints in all to that one question, where nothing follows it; none where it does not end then.
    fn lines_at_end(&self, question: &str) -> Result<Option<usize>> {
        let lines = format!("{question}\n");
        let done = self.executable.run_with(&self.name, &lines, &std::env::temp_dir(), PATIENCE)?;
        Ok((!done.expired).then(|| done.stdout.lines().count()))
    }
}

impl Session {
    /// Asks a batch; how long it took, in seconds, and the answers.
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
        self.process
            .fault(format!("answers with more than one line a question: more came after that to {place}"))
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
