//! A running UCI engine: sends it commands and reads its answers.
//!
//! Output that is not UTF-8 is accepted, because the names of authors often are not.

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

/// Longest silence before an engine counts as hung. A slice takes milliseconds.
fn patience() -> Duration {
    hastened(Duration::from_secs(if cfg!(test) { 2 } else { 20 }))
}

/// Limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Number of nodes, for `go nodes`.
    Nodes(u64),
    /// Depth, for `go depth`, for engines that do not keep to a limit of nodes or whose nodes vary.
    /// The untimed search is one ply shallower, but at least one ply deep.
    Depth(u32),
}

impl Limit {
    /// Returns the limit of the untimed search that precedes the search with this limit.
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
    /// Last `info` line with a score.
    info: String,
    pub(super) forget: Forget,
}

/// Way to make an engine forget the previous position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Forget {
    /// The command `ucinewgame`.
    #[default]
    NewGame,
    /// The button `Clear Hash`, for an engine that fails at `ucinewgame`.
    ClearHash,
    /// No way at all, for an engine that has neither.
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

/// Answer of an engine to a search, without times: equal builds give equal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whole line with its move: `bestmove e2e4 ponder e7e5`.
    pub best: String,
    /// Depth in the last `info` line that has a score.
    pub depth: Option<u64>,
    /// Score in that line, in the engine's words: `cp 31`, `cp 31 lowerbound`, `mate -3`.
    pub score: Option<String>,
    /// Number of nodes in that line.
    pub nodes: Option<u64>,
}

impl Answer {
    /// Parses the answer from the last `info` line with a score, which is empty if there was none,
    /// and from the line with the move.
    pub fn read(info: &str, best: &str) -> Self {
        let [depth, nodes] = ["depth", "nodes"].map(|word| after(info, word).next()?.parse().ok());
        Self { best: best.trim_end().to_owned(), depth, score: score_of(info), nodes }
    }

    /// Returns the reported score as a number.
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
    /// Value in centipawns.
    Centipawns(i32),
    /// Mate in this many moves; a number of 0 or below means that the other side mates.
    Mate(i32),
}

impl Process {
    /// Starts the binary, and sets a transposition table of `hash_mib` MiB and the other options.
    ///
    /// # Errors
    ///
    /// Fails if the engine does not start or does not answer. All other methods that send the
    /// engine something also fail if it does not answer.
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

    /// Starts the command, which may be a script that starts other processes: they all end with it.
    /// Also returns the engine's answer to `uci`.
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

    /// Sets options, in their order, and waits until the engine is ready.
    pub fn set<'a>(&mut self, options: impl IntoIterator<Item = &'a (String, String)>) -> Result<(), Fault> {
        let lines = options.into_iter().map(|(name, value)| format!("setoption name {name} value {value}\n"));
        let lines: String = lines.collect();
        self.ask(&(lines + "isready\n"), "readyok", patience(), |_| {})
    }

    /// Makes the engine forget the previous position and set up this one.
    pub fn prepare(&mut self, fen: &str) -> Result<(), Fault> {
        let lines = format!("{}position fen {fen}\nisready\n", self.forget.lines());
        self.ask(&lines, "readyok", patience(), |_| {})
    }

    /// Lets the engine search up to the limit. Returns the time from `go` to `bestmove`, and the
    /// answer.
    pub fn search(&mut self, limit: Limit) -> Result<(Duration, Answer), Fault> {
        self.think(&limit.to_string(), Duration::ZERO)
    }

    /// Lets the engine search up to any limit of the protocol, such as `movetime 100`. The answer
    /// must come within `patience` in addition to the usual time for an answer.
    pub fn think(&mut self, limit: &str, patience: Duration) -> Result<(Duration, Answer), Fault> {
        let command = format!("go {limit}\n");
        let begun = Instant::now();
        self.ask(&command, "bestmove", self::patience().saturating_add(patience), |_| {})?;
        Ok((begun.elapsed(), Answer::read(&self.info, &self.line)))
    }

    /// Returns the move of the engine's last answer.
    pub fn best(&self) -> Option<&str> {
        self.line.strip_prefix("bestmove ")?.split_whitespace().next()
    }

    /// Lets the engine search without a limit for that long, and stops it. Returns the time from
    /// `stop` to the answer.
    pub fn stop_after(&mut self, length: Duration) -> Result<Duration, Fault> {
        let lines = "go infinite\n";
        self.io.send(lines).map_err(|trouble| self.fault(&trouble, lines, "bestmove"))?;
        std::thread::sleep(length);
        let begun = Instant::now();
        self.ask("stop\n", "bestmove", patience(), |_| {})?;
        Ok(begun.elapsed())
    }

    /// Ends the engine. Returns the resources that it used, scaled to this many seconds of its
    /// work.
    pub(super) fn usage(self, seconds: f64) -> Option<Usage> {
        self.io.usage(seconds)
    }

    /// Sends lines and reads up to the line that begins with `answer`; `hear` gets every line
    /// before it.
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

/// Returns the score in the engine's words.
fn score_of(line: &str) -> Option<String> {
    let mut words = after(line, "score");
    let mut score = format!("{} {}", words.next()?, words.next()?);
    if let Some(bound) = words.next().filter(|word| word.ends_with("bound")) {
        score += &format!(" {bound}");
    }
    Some(score)
}
