//! One engine process, spoken to over UCI.
//!
//! What it prints is foreign: no line is believed to end, and no answer to come. What is not UTF-8 is read all the same, since
//! the names of authors often are not.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use super::greeting::Greeting;
use crate::children::Owned;
use crate::workload::Fault;

/// An engine that says nothing for so long will not say anything more. A slice takes milliseconds.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// The longest line that an engine may print, in bytes; those that list all choices of an option are the longest.
const LONGEST_LINE: u64 = 1 << 20;

/// The most that it may print for one answer.
const MOST: usize = 16 << 20;

/// A running engine. It is killed when it is dropped.
#[derive(Debug)]
pub struct Process {
    slug: String,
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    bytes: Vec<u8>,
    line: String,
    /// The last line that told what the position is worth.
    told: String,
    /// How long its answer may take.
    patience: Duration,
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// From `go` to `bestmove`.
    pub took: Duration,
    /// The last iteration that was told, in plies; 0 where none was.
    pub depth: u32,
    /// The nodes that it told.
    pub nodes: u64,
    /// What it took the position to be worth, where it told that.
    pub value: Option<Value>,
}

/// What an engine answers to a search, its times left out: equal builds give equal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The whole line with its move: `bestmove e2e4 ponder e7e5`.
    pub best: String,
    /// The depth that it told last, where it told one.
    pub depth: Option<u64>,
    /// What it took the position to be worth then, in its own words: `cp 31`, `cp 31 lowerbound`, `mate -3`.
    pub score: Option<String>,
    /// The nodes that it told then.
    pub nodes: Option<u64>,
}

impl fmt::Display for Answer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.best)?;
        if let Some(score) = &self.score {
            write!(formatter, ", {score}")?;
        }
        if let Some(depth) = self.depth {
            write!(formatter, ", depth {depth}")?;
        }
        self.nodes.map_or(Ok(()), |nodes| write!(formatter, ", {nodes} nodes"))
    }
}

/// What an engine takes a position to be worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// So many centipawns.
    Centipawns(i32),
    /// A mate in so many moves; where the number is not above 0, by the other side.
    Mate(i32),
}

impl Process {
    /// Starts the binary, shakes hands, and gives it a transposition table of that many MiB and its other options.
    pub fn launch(
        slug: &str,
        binary: &Path,
        hash_mib: u32,
        options: &[(String, String)],
    ) -> Result<Self, Fault> {
        let mut command = Command::new(binary);
        command.stderr(Stdio::null());
        // In a group of its own, so that Ctrl-C on the terminal reaches us alone: an engine that ended by it would look
        // like a faulty one. Should we be killed, it finds its input closed and ends.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let (mut process, _) = Self::greet(slug, &mut command, Owned::spawn)?;
        let hash = [("Hash".to_owned(), hash_mib.to_string())];
        process.set(hash.iter().chain(options))?;
        Ok(process)
    }

    /// Starts somebody else's engine, which may be a script that starts others: they all end with it. Returns what it said of
    /// itself.
    pub fn launch_foreign(slug: &str, command: &mut Command) -> Result<(Self, Greeting), Fault> {
        Self::greet(slug, command, Owned::spawn_group)
    }

    /// Starts it and shakes hands.
    fn greet(
        slug: &str,
        command: &mut Command,
        spawn: impl FnOnce(&mut Command) -> io::Result<Owned>,
    ) -> Result<(Self, Greeting), Fault> {
        let fault = |what| Fault { engine: slug.to_owned(), what };
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let owned = spawn(command).map_err(|error| fault(format!("does not start: {error}")))?;
        let (stdin, stdout) = owned.take_pipes().ok_or_else(|| fault("has no pipes".to_owned()))?;
        let mut process = Self {
            slug: slug.to_owned(),
            owned,
            stdin,
            stdout: BufReader::new(stdout),
            bytes: Vec::new(),
            line: String::new(),
            told: String::new(),
            patience: PATIENCE,
        };
        let mut greeting = Greeting::default();
        process.ask_hearing("uci\n", "uciok", PATIENCE, |line| greeting.hear(line))?;
        Ok((process, greeting))
    }

    /// Sets options, in their order, and waits until it has done so.
    pub fn set<'a>(&mut self, options: impl IntoIterator<Item = &'a (String, String)>) -> Result<(), Fault> {
        let mut lines = String::new();
        for (name, value) in options {
            lines += &format!("setoption name {name} value {value}\n");
        }
        self.ask(&(lines + "isready\n"), "readyok")
    }

    /// Makes it forget the position before and look at this one.
    pub fn prepare(&mut self, fen: &str) -> Result<(), Fault> {
        self.ask(&format!("ucinewgame\nposition fen {fen}\nisready\n"), "readyok").map(drop)
    }

    /// Lets it search that many nodes; how long it took, and its answer.
    pub fn search(&mut self, nodes: u64) -> Result<(Duration, Answer), Fault> {
        let command = format!("go nodes {nodes}\n");
        let begun = Instant::now();
        self.ask(&command, "bestmove")?;
        let took = begun.elapsed();
        let answer = Answer {
            best: self.line.trim_end().to_owned(),
            depth: number_after(&self.told, "depth"),
            score: score_of(&self.told),
            nodes: number_after(&self.told, "nodes"),
        };
        Ok((took, answer))
    }

    /// Lets it search within a limit, which it should meet in `patience` and what an engine is given anyway.
    pub fn think(&mut self, limit: &str, patience: Duration) -> Result<SearchResult, Fault> {
        let command = format!("go {limit}\n");
        let begun = Instant::now();
        self.ask_within(&command, "bestmove", PATIENCE + patience)?;
        let took = begun.elapsed();
        Ok(SearchResult {
            took,
            depth: number_after(&self.told, "depth").unwrap_or(0) as u32,
            nodes: number_after(&self.told, "nodes").unwrap_or(0),
            value: value_of(&self.told),
        })
    }

    /// The move that it answered with last.
    pub fn best(&self) -> Option<&str> {
        self.line.strip_prefix("bestmove ")?.split_whitespace().next()
    }

    /// Lets it search without a limit for that long, and stops it. How long it took from `stop` to its answer.
    pub fn stop_after(&mut self, length: Duration) -> Result<Duration, Fault> {
        let go = "go infinite\n";
        if self.stdin.write_all(go.as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.fault(go, "bestmove"));
        }
        std::thread::sleep(length);
        let begun = Instant::now();
        self.ask("stop\n", "bestmove")?;
        Ok(begun.elapsed())
    }

    /// Sends lines and reads up to the one that begins with `answer`.
    fn ask(&mut self, lines: &str, answer: &str) -> Result<(), Fault> {
        self.ask_within(lines, answer, PATIENCE)
    }

    fn ask_within(&mut self, lines: &str, answer: &str, patience: Duration) -> Result<(), Fault> {
        self.ask_hearing(lines, answer, patience, |_| {})
    }

    /// The same, and lets every line before the answer be heard.
    fn ask_hearing(
        &mut self,
        lines: &str,
        answer: &str,
        patience: Duration,
        mut hear: impl FnMut(&str),
    ) -> Result<(), Fault> {
        self.told.clear();
        self.patience = patience;
        self.owned.expect_within(patience);
        if self.stdin.write_all(lines.as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.fault(lines, answer));
        }
        let mut heard = 0;
        loop {
            self.bytes.clear();
            let read = (&mut self.stdout).take(LONGEST_LINE).read_until(b'\n', &mut self.bytes);
            match read {
                Ok(0) | Err(_) => return Err(self.fault(lines, answer)),
                Ok(count) => heard += count,
            }
            if heard > MOST || (self.bytes.len() as u64 == LONGEST_LINE && !self.bytes.ends_with(b"\n")) {
                return Err(self.babbles(lines, answer));
            }
            self.line.clear();
            self.line.push_str(&String::from_utf8_lossy(&self.bytes));
            if self.line.split_whitespace().next() == Some(answer) {
                break;
            }
            hear(&self.line);
            if self.line.starts_with("info ") && self.line.contains(" score ") {
                std::mem::swap(&mut self.line, &mut self.told);
            }
        }
        self.owned.expect_nothing();
        Ok(())
    }

    /// It prints and prints.
    fn babbles(&self, lines: &str, answer: &str) -> Fault {
        let last = lines.trim_end().lines().next_back().unwrap_or_default();
        let what = if self.bytes.len() as u64 == LONGEST_LINE {
            format!("printed a line of more than {} MiB after `{last}`", LONGEST_LINE >> 20)
        } else {
            format!("printed {} MiB after `{last}` and no `{answer}` among them", MOST >> 20)
        };
        Fault { engine: self.slug.clone(), what }
    }

    /// What became of it after those lines.
    fn fault(&self, lines: &str, answer: &str) -> Fault {
        let last = lines.trim_end().lines().next_back().unwrap_or_default();
        let what = if self.owned.is_expired() {
            format!("gave no `{answer}` within {} s of `{last}`", self.patience.as_secs())
        } else {
            // It has closed its pipe, so its end is a matter of moments.
            self.owned.expect_within(Duration::from_secs(1));
            match self.owned.wait() {
                Ok(status) => format!("ended after `{last}` ({status})"),
                Err(error) => format!("ended after `{last}` ({error})"),
            }
        };
        Fault { engine: self.slug.clone(), what }
    }
}

/// The value that a line tells.
fn value_of(line: &str) -> Option<Value> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
    let (unit, number) = (words.next()?, words.next()?.parse().ok()?);
    match unit {
        "cp" => Some(Value::Centipawns(number)),
        "mate" => Some(Value::Mate(number)),
        _ => None,
    }
}

/// The score that a line tells, in the engine's words.
fn score_of(line: &str) -> Option<String> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
    let mut score = format!("{} {}", words.next()?, words.next()?);
    if let Some(bound) = words.next().filter(|word| word.ends_with("bound")) {
        score += &format!(" {bound}");
    }
    Some(score)
}

/// The number that follows a word.
fn number_after(line: &str, word: &str) -> Option<u64> {
    line.split_whitespace().skip_while(|other| *other != word).nth(1)?.parse().ok()
}
