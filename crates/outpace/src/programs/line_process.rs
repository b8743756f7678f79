//! A running program that reads lines and answers them, such as a chess engine.
//!
//! Its output cannot be trusted: a line may never end, and an answer may never come. All such
//! processes share one reader with limits, whose errors name the awaited answer and the question.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::error::Fault;
use crate::os::children::{self, Expiry, Owned};
use crate::record::Usage;
use crate::text;

/// Longest line that a program may print, in bytes.
pub(crate) const LONGEST_LINE: u64 = 1 << 20;

/// Largest output, in bytes, for one answer or for several that were asked for together.
const MOST: u64 = 16 << 20;

/// A running program. When it is dropped, it is killed with all processes that it has started.
#[derive(Debug)]
pub(crate) struct LineProcess {
    name: String,
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<Patient>,
    /// Line that was read last, with its end.
    pub(crate) bytes: Vec<u8>,
    /// Bytes read since the last question.
    heard: u64,
    /// Time within which the answer must come.
    patience: Duration,
    /// Time of the question that is still unanswered.
    since: Option<Instant>,
    /// Total time that it spent on answers.
    busy: Duration,
}

/// Reason why an answer does not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The process has ended; the text says in which way.
    Ended(String),
    /// It was silent for too long and was killed.
    Silent(Duration),
    /// A line is longer than the limit.
    Endless,
    /// The output before the answer exceeds the limit.
    Flood,
}

impl Trouble {
    /// Describes the trouble in words. `wanted` is the awaited answer, `asked` the question.
    pub(crate) fn described(&self, wanted: &str, asked: &str) -> String {
        match self {
            Self::Ended(status) => format!("ended after {asked} ({status})"),
            Self::Silent(patience) => format!("gave no {wanted} within {} s of {asked}", patience.as_secs()),
            Self::Endless => {
                format!("printed a line of more than {} MiB after {asked}", LONGEST_LINE >> 20)
            }
            Self::Flood => format!("printed {} MiB after {asked} and no {wanted} among them", MOST >> 20),
        }
    }
}

/// Reader of a process's output that gives up if the process was killed and its pipe is still open
/// a while later, because a process that has left the group may hold the pipe open for ever.
#[derive(Debug)]
struct Patient {
    pipe: ChildStdout,
    expiry: Expiry,
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if children::can_read(&self.pipe, &self.expiry)? {
            self.pipe.read(buffer)
        } else {
            Err(io::ErrorKind::TimedOut.into())
        }
    }
}

/// Returns the message that a program does not start, with the reason.
pub(crate) fn not_started(error: &io::Error) -> String {
    #[cfg(unix)]
    let is_unknown = error.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error());
    #[cfg(not(unix))]
    let is_unknown = false;
    let why = if is_unknown {
        ": it is no program for this machine, or a script without a first line such as `#!/bin/sh`"
    } else {
        ""
    };
    format!("does not start: {error}{why}")
}

impl LineProcess {
    /// Starts the command, which may be a script that starts other processes: they all end with it.
    pub(crate) fn start(name: &str, command: &mut Command) -> Result<Self, Fault> {
        let fault = |what| Fault { program: name.to_owned(), what };
        // The program gets a process group of its own, so that Ctrl-C on the terminal reaches only
        // us: a program that Ctrl-C has ended would look faulty.
        let owned = Owned::spawn(command.stdin(Stdio::piped()).stdout(Stdio::piped()))
            .map_err(|error| fault(not_started(&error)))?;
        let (stdin, stdout) = owned.take_pipes().ok_or_else(|| fault("has no pipes".to_owned()))?;
        let stdout = BufReader::new(Patient { pipe: stdout, expiry: owned.expiry() });
        Ok(Self {
            name: name.to_owned(),
            owned,
            stdin,
            stdout,
            bytes: Vec::new(),
            heard: 0,
            patience: Duration::ZERO,
            since: None,
            busy: Duration::ZERO,
        })
    }

    /// Sends lines; their answers must come within the time `patience`.
    pub(crate) fn ask(&mut self, lines: &str, patience: Duration) -> Result<(), Trouble> {
        self.heard = 0;
        self.patience = patience;
        self.since = Some(Instant::now());
        self.owned.expect_within(patience);
        self.send(lines)
    }

    /// Sends lines that have no answer. The process must read them within the time that its last
    /// answers had or, if no answer is awaited and that time was shorter, within a second.
    pub(crate) fn send(&mut self, lines: &str) -> Result<(), Trouble> {
        let is_asked = self.since.is_some();
        if !is_asked {
            self.owned.expect_within(self.patience.max(Duration::from_secs(1)));
        }
        let sent = self.write(lines.as_bytes());
        if sent.is_ok() && !is_asked {
            self.owned.expect_nothing();
        }
        sent.map_err(|_| self.ended())
    }

    /// Writes only as fast as the pipe has room: a program that reads nothing would otherwise block
    /// us for ever.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let expiry = self.owned.expiry();
        for part in bytes.chunks(children::ROOM) {
            if !children::can_write(&self.stdin, &expiry)? {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.stdin.write_all(part)?;
        }
        self.stdin.flush()
    }

    /// Reads the next line into `bytes`.
    pub(crate) fn hear(&mut self) -> Result<(), Trouble> {
        self.bytes.clear();
        match (&mut self.stdout).take(LONGEST_LINE).read_until(b'\n', &mut self.bytes) {
            Ok(0) | Err(_) => return Err(self.ended()),
            Ok(count) => self.heard += count as u64,
        }
        if self.bytes.len() as u64 == LONGEST_LINE && !self.bytes.ends_with(b"\n") {
            return Err(Trouble::Endless);
        }
        if self.heard > MOST {
            return Err(Trouble::Flood);
        }
        Ok(())
    }

    /// Marks everything as answered, so that the process may be silent again.
    pub(crate) fn answered(&mut self) {
        self.busy += self.since.take().map_or(Duration::ZERO, |since| since.elapsed());
        self.owned.expect_nothing();
    }

    /// Ends the process. Returns the resources that it used for `seconds` of the time that it spent
    /// on answers.
    pub(crate) fn usage(self, seconds: f64) -> Option<Usage> {
        self.owned.end();
        let usage = self.owned.usage().filter(|_| !self.busy.is_zero())?;
        Some(Usage { status: None, ..usage.part(seconds / self.busy.as_secs_f64()) })
    }

    /// Returns true if output after the last line was already read from the pipe.
    pub(crate) fn has_more(&self) -> bool {
        !self.stdout.buffer().is_empty()
    }

    pub(crate) fn fault(&self, what: String) -> Fault {
        Fault { program: self.name.clone(), what }
    }

    /// Returns the reason for which the process has closed its pipe.
    fn ended(&self) -> Trouble {
        if self.owned.is_expired() {
            return Trouble::Silent(self.patience);
        }
        // It has closed its pipe, so it will end within moments.
        self.owned.expect_within(Duration::from_secs(1));
        let ended = self.owned.finish();
        Trouble::Ended(ended.map_or_else(|error| error.to_string(), |(status, _)| status.to_string()))
    }
}

/// Last line from a pipe, which a thread reads to its end. Only the last 4 KiB are in memory.
#[derive(Debug)]
pub(crate) struct LastLine(Receiver<Option<String>>);

impl LastLine {
    pub(crate) fn start(mut pipe: impl Read + Send + 'static) -> Self {
        const MOST: usize = 4096;
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let (mut kept, mut chunk) = (Vec::new(), [0; MOST]);
            while let Ok(count @ 1..) = pipe.read(&mut chunk) {
                kept.extend_from_slice(&chunk[..count]);
                kept.drain(..kept.len().saturating_sub(MOST));
            }
            // Sending fails if the receiver was dropped, because nobody needs the line.
            let _ = sender.send(text::last_line(&String::from_utf8_lossy(&kept)));
        });
        Self(receiver)
    }

    /// Returns a colon and the line, once the process has ended. The text is empty if it printed
    /// nothing, or if a process that has left its group still holds the pipe.
    pub(crate) fn after_colon(self) -> String {
        let line = self.0.recv_timeout(Duration::from_secs(1)).ok().flatten();
        line.map_or_else(String::new, |line| format!(": {line}"))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_reads_nothing_is_killed() {
        let lines = "position startpos\n".repeat(1 << 16);
        for script in ["sleep 60", "exec sleep 60"] {
            let mut process = LineProcess::start("deaf", Command::new("sh").args(["-c", script])).unwrap();
            let patience = Duration::from_secs(1);
            assert_eq!(process.ask(&lines, patience), Err(Trouble::Silent(patience)));
            let mut process = LineProcess::start("deaf", Command::new("sh").args(["-c", script])).unwrap();
            process.patience = patience;
            assert_eq!(process.send(&lines), Err(Trouble::Silent(patience)));
        }
        // A slow reader still receives everything.
        let mut command = Command::new("sh");
        let mut process = LineProcess::start("slow", command.args(["-c", "sleep 0.2; wc -c"])).unwrap();
        process.ask(&lines, Duration::from_secs(20)).unwrap();
        process.stdin = LineProcess::start("other", Command::new("cat").arg("-")).unwrap().stdin;
        process.hear().unwrap();
        assert_eq!(String::from_utf8_lossy(&process.bytes).trim(), lines.len().to_string());
    }
}
