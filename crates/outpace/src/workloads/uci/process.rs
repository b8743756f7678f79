//! One engine process, spoken to over UCI.
//!
//! What is not UTF-8 is read all the same, since the names of authors often are not.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::greeting::Greeting;
use crate::os::haste::hastened;
use crate::programs::{LineProcess, Trouble};
use crate::record::Usage;
use crate::workloads::Fault;

/// An engine that is silent for so long will not answer. A slice takes milliseconds.
fn patience() -> Duration {
    hastened(Duration::from_secs(if cfg!(test) { 2 } else { 20 }))
}

/// Where a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// `go nodes` this many.
    Nodes(u64),
    /// `go depth` this many, for engines that count no nodes; the untimed search is one shallower.
    Depth(u32),
}

impl Limit {
    /// The untimed search before it.
    pub(super) fn before(self) -> Self {
        match self {
            Self::Nodes(_) => self,
            Self::Depth(depth) => Self::Depth(depth.saturating_sub(1).max(1)),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(formatter, "nodes {nodes}"),
            Self::Depth(depth) => write!(formatter, "depth {depth}"),
        }
    }
}

/// A running engine. It is killed when it is dropped.
#[derive(Debug)]
pub struct Process {
    io: LineProcess,
    line: String,
    /// The last `info` line with a score.
    info: String,
    pub(super) forget: Forget,
}

/// How an engine is made to forget the position before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Forget {
    /// `ucinewgame`.
    #[default]
    NewGame,
    /// The button `Clear Hash`, where it cannot stand `ucinewgame`.
    ClearHash,
    /// Not at all, where it has neither.
    Nothing,
}

impl Forget {
    fn lines(self) -> &'static str {
        match self {
            Self::NewGame => "ucinewgame\n",
            Self::ClearHash => "setoption name Clear Hash\n",
            Self::Nothing => "",
        }
    }
}

/// What an engine answers to a search, its times left out: equal builds give equal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The whole line with its move: `bestmove e2e4 ponder e7e5`.
    pub best: String,
    /// The depth that it reported last, where it did.
    pub depth: Option<u64>,
    /// The value of the position then, in its own words: `cp 31`, `cp 31 lowerbound`, `mate -3`.
    pub score: Option<String>,
    /// The nodes that it reported then.
    pub nodes: Option<u64>,
}

impl Answer {
    /// Reads it in the last `info` line with a score, empty where there was none, and in the line with the move.
    pub fn read(info: &str, best: &str) -> Self {
        let [depth, nodes] = ["depth", "nodes"].map(|word| after(info, word).next()?.parse().ok());
        Self { best: best.trim_end().to_owned(), depth, score: score_of(info), nodes }
    }

    /// The value of the position then, as a number.
    pub fn value(&self) -> Option<Value> {
        let mut words = self.score.as_ref()?.split(' ');
        let (unit, number) = (words.next()?, words.next()?.parse().ok()?);
        match unit {
            "cp" => Some(Value::Centipawns(number)),
            "mate" => Some(Value::Mate(number)),
            _ => None,
        }
    }
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

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// So many centipawns.
    Centipawns(i32),
    /// A mate in so many moves; where the number is not above 0, by the other side.
    Mate(i32),
}

impl Process {
    /// Starts the binary, and gives it a transposition table of that many MiB and its other options.
    ///
    /// # Errors
    ///
    /// It does not start or does not answer. So it is with all that is asked of it.
    pub fn launch(
        slug: &str,
        binary: &Path,
        hash_mib: u32,
        options: &[(String, String)],
    ) -> Result<Self, Fault> {
        let (mut process, _) = Self::start(slug, Command::new(binary).stderr(Stdio::null()))?;
        let hash = [("Hash".to_owned(), hash_mib.to_string())];
        process.set(hash.iter().chain(options))?;
        Ok(process)
    }

    /// Starts the command, which may be a script that starts others: they all end with it. Returns its greeting too.
    pub(super) fn start(slug: &str, command: &mut Command) -> Result<(Self, Greeting), Fault> {
        let io = LineProcess::start(slug, command)?;
        let mut process = Self { io, line: String::new(), info: String::new(), forget: Forget::default() };
        let mut greeting = Greeting::default();
        process.ask("uci\n", "uciok", patience(), |line| greeting.hear(line))?;
        Ok((process, greeting))
    }

    pub(super) fn forget(&mut self) -> Result<(), Fault> {
        self.ask(&format!("{}isready\n", self.forget.lines()), "readyok", patience(), |_| {})
    }

    /// Sets options, in their order, and waits until it has done so.
    pub fn set<'a>(&mut self, options: impl IntoIterator<Item = &'a (String, String)>) -> Result<(), Fault> {
        let lines = options.into_iter().map(|(name, value)| format!("setoption name {name} value {value}\n"));
        let lines: String = lines.collect();
        self.ask(&(lines + "isready\n"), "readyok", patience(), |_| {})
    }

    /// Makes it forget the position before and look at this one.
    pub fn prepare(&mut self, fen: &str) -> Result<(), Fault> {
        let lines = format!("{}position fen {fen}\nisready\n", self.forget.lines());
        self.ask(&lines, "readyok", patience(), |_| {})
    }

    /// Lets it search so far; how long it took from `go` to `bestmove`, and its answer.
    pub fn search(&mut self, limit: Limit) -> Result<(Duration, Answer), Fault> {
        self.think(&limit.to_string(), Duration::ZERO)
    }

    /// The same within any limit of the protocol, which it should meet in `patience` and what an engine is given anyway.
    pub fn think(&mut self, limit: &str, patience: Duration) -> Result<(Duration, Answer), Fault> {
        let command = format!("go {limit}\n");
        let begun = Instant::now();
        self.ask(&command, "bestmove", self::patience().saturating_add(patience), |_| {})?;
        Ok((begun.elapsed(), Answer::read(&self.info, &self.line)))
    }

    /// The move that it answered with last.
    pub fn best(&self) -> Option<&str> {
        self.line.strip_prefix("bestmove ")?.split_whitespace().next()
    }

    /// Lets it search without a limit for that long, and stops it. How long it took from `stop` to its answer.
    pub fn stop_after(&mut self, length: Duration) -> Result<Duration, Fault> {
        let lines = "go infinite\n";
        self.io.send(lines).map_err(|trouble| self.fault(&trouble, lines, "bestmove"))?;
        std::thread::sleep(length);
        let begun = Instant::now();
        self.ask("stop\n", "bestmove", patience(), |_| {})?;
        Ok(begun.elapsed())
    }

    /// Ends it; what it used, as much as belongs to so many seconds of its work.
    pub(super) fn usage(self, seconds: f64) -> Option<Usage> {
        self.io.usage(seconds)
    }

    /// Sends lines and reads up to the one that begins with `answer`; `hear` gets every line before it.
    fn ask(
        &mut self,
        lines: &str,
        answer: &str,
        patience: Duration,
        mut hear: impl FnMut(&str),
    ) -> Result<(), Fault> {
        self.info.clear();
        self.io.ask(lines, patience).map_err(|trouble| self.fault(&trouble, lines, answer))?;
        loop {
            self.io.hear().map_err(|trouble| self.fault(&trouble, lines, answer))?;
            self.line.clear();
            self.line.push_str(&String::from_utf8_lossy(&self.io.bytes));
            if self.line.split_whitespace().next() == Some(answer) {
                break;
            }
            hear(&self.line);
            if self.line.starts_with("info ") && self.line.contains(" score ") {
                std::mem::swap(&mut self.line, &mut self.info);
            }
        }
        self.io.answered();
        Ok(())
    }

    fn fault(&self, trouble: &Trouble, lines: &str, answer: &str) -> Fault {
        let last = lines.trim_end().lines().next_back().unwrap_or_default();
        self.io.fault(trouble.described(&format!("`{answer}`"), &format!("`{last}`")))
    }
}

fn after<'a>(line: &'a str, word: &str) -> impl Iterator<Item = &'a str> {
    line.split_whitespace().skip_while(move |other| *other != word).skip(1)
}

/// The score in the engine's words.
fn score_of(line: &str) -> Option<String> {
    let mut words = after(line, "score");
    let mut score = format!("{} {}", words.next()?, words.next()?);
    if let Some(bound) = words.next().filter(|word| word.ends_with("bound")) {
        score += &format!(" {bound}");
    }
    Some(score)
}
