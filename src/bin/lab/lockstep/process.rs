//! One engine process, spoken to over UCI.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::children::Owned;

/// An engine that says nothing for so long will not say anything more. A slice takes milliseconds.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// Something is wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the engine `{engine}` {what}")]
pub(crate) struct Fault {
    /// Its slug.
    pub(crate) engine: String,
    /// What is wrong.
    pub(crate) what: String,
}

/// A running engine. It is killed when it is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    slug: String,
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    line: String,
    /// The last line that told of an iteration.
    told: String,
    /// How long its answer may take.
    patience: Duration,
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// From `go` to `bestmove`.
    pub(crate) took: Duration,
    /// The last iteration that was told, in plies; 0 where none was.
    pub(crate) depth: u32,
    /// The nodes that it told.
    pub(crate) nodes: u64,
    /// What it took the position to be worth, where it told that.
    pub(crate) value: Option<Value>,
}

/// What an engine takes a position to be worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// So many centipawns.
    Centipawns(i32),
    /// A mate in so many moves; where the number is not above 0, by the other side.
    Mate(i32),
}

impl Process {
    /// Starts the binary, shakes hands, and gives it a transposition table of that many MiB and its other options.
    pub(crate) fn launch(
        slug: &str,
        binary: &Path,
        hash_mib: u32,
        options: &[(String, String)],
    ) -> Result<Self, Fault> {
        let fault = |what| Fault { engine: slug.to_owned(), what };
        let mut command = Command::new(binary);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // In a group of its own, so that Ctrl-C on the terminal reaches us alone: an engine that ended by it would look
        // like a faulty one. Should we be killed, it finds its input closed and ends.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let owned = Owned::spawn(&mut command).map_err(|error| fault(format!("does not start: {error}")))?;
        let (stdin, stdout) = owned.take_pipes().ok_or_else(|| fault("has no pipes".to_owned()))?;
        let mut process = Self {
            slug: slug.to_owned(),
            owned,
            stdin,
            stdout: BufReader::new(stdout),
            line: String::new(),
            told: String::new(),
            patience: PATIENCE,
        };
        process.ask("uci\n", "uciok")?;
        let mut lines = format!("setoption name Hash value {hash_mib}\n");
        for (name, value) in options {
            lines += &format!("setoption name {name} value {value}\n");
        }
        process.ask(&(lines + "isready\n"), "readyok")?;
        Ok(process)
    }

    /// Makes it forget the position before and look at this one.
    pub(crate) fn prepare(&mut self, fen: &str) -> Result<(), Fault> {
        self.ask(&format!("ucinewgame\nposition fen {fen}\nisready\n"), "readyok").map(drop)
    }

    /// Lets it search that many nodes; how long it took, and its answer.
    pub(crate) fn search(&mut self, nodes: u64) -> Result<(Duration, &str), Fault> {
        let command = format!("go nodes {nodes}\n");
        let begun = Instant::now();
        self.ask(&command, "bestmove")?;
        let took = begun.elapsed();
        Ok((took, self.line.trim_end()))
    }

    /// Lets it search within a limit, which it should meet in `patience` and what an engine is given anyway.
    pub(crate) fn think(&mut self, limit: &str, patience: Duration) -> Result<Told, Fault> {
        let command = format!("go {limit}\n");
        let begun = Instant::now();
        self.ask_within(&command, "bestmove", PATIENCE + patience)?;
        let took = begun.elapsed();
        Ok(Told {
            took,
            depth: number_after(&self.told, "depth").unwrap_or(0) as u32,
            nodes: number_after(&self.told, "nodes").unwrap_or(0),
            value: value_of(&self.told),
        })
    }

    /// The move that it answered with last.
    pub(crate) fn best(&self) -> Option<&str> {
        self.line.strip_prefix("bestmove ")?.split_whitespace().next()
    }

    /// Lets it search without a limit for that long, and stops it. How long it took from `stop` to its answer.
    pub(crate) fn stop_after(&mut self, length: Duration) -> Result<Duration, Fault> {
        let go = "go infinite\n";
        if self.stdin.write_all(go.as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.fault(go));
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
        self.told.clear();
        self.patience = patience;
        self.owned.expect_within(patience);
        if self.stdin.write_all(lines.as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.fault(lines));
        }
        loop {
            self.line.clear();
            match self.stdout.read_line(&mut self.line) {
                Ok(0) | Err(_) => return Err(self.fault(lines)),
                Ok(_) if self.line.split_whitespace().next() == Some(answer) => break,
                Ok(_) if self.line.starts_with("info depth ") => {
                    std::mem::swap(&mut self.line, &mut self.told);
                }
                Ok(_) => {}
            }
        }
        self.owned.expect_nothing();
        Ok(())
    }

    /// What became of it after those lines.
    fn fault(&self, lines: &str) -> Fault {
        let last = lines.trim_end().lines().next_back().unwrap_or_default();
        let what = if self.owned.is_expired() {
            format!("said nothing for {} s after `{last}`", self.patience.as_secs())
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

/// The number that follows a word.
fn number_after(line: &str, word: &str) -> Option<u64> {
    line.split_whitespace().skip_while(|other| *other != word).nth(1)?.parse().ok()
}
