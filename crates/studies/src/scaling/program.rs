//! Runs the minimax study's program, `benches/minimax.rs`, which reads a request on each line and
//! answers it by a line.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use plywright_study::Costs;
use plywright_study::protocol::{Answer, BoardKind, OPTION, Question, Request, SearchResult};

use super::quiet::Probe;
use outpace::os::children::{self, Owned};

/// Upper bound of the time of a search.
const PATIENCE: Duration = Duration::from_secs(900);

/// The running program, killed on drop.
#[derive(Debug)]
pub(super) struct Program {
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Program {
    pub(super) fn launch(binary: &Path) -> Result<Self> {
        let mut command = Command::new(binary);
        command.arg(OPTION).stdin(Stdio::piped()).stdout(Stdio::piped());
        let cannot = || format!("the study's program {} does not start", binary.display());
        // Ctrl-C in the terminal reaches only `cargo studies`, which then ends the program. If
        // `cargo studies` is killed, the program finds its input closed and ends.
        let owned = Owned::spawn(&mut command).with_context(cannot)?;
        let (stdin, stdout) = owned.take_pipes().with_context(cannot)?;
        Ok(Self { owned, stdin, stdout: BufReader::new(stdout) })
    }

    /// Runs the same single-threaded search on every core at the same time. Returns its time on the
    /// fastest core and on the slowest.
    pub(super) fn probe(&mut self, question: Question) -> Result<Probe> {
        self.ask(&Request::ConcurrentRange(question), |answer| match answer {
            Answer::ConcurrentRange { fastest, slowest } => Some([fastest, slowest].map(|time| time / 1_000)),
            _ => None,
        })
    }

    pub(super) fn costs(&mut self, board: BoardKind) -> Result<Costs> {
        self.ask(&Request::Costs(board), |answer| match answer {
            Answer::Costs(costs) => Some(costs),
            _ => None,
        })
    }

    /// Runs a search, several searches at once ([`Request::ConcurrentMean`]) or a simulation.
    /// Returns the result and the time.
    pub(super) fn found(&mut self, request: &Request) -> Result<SearchResult> {
        self.ask(request, |answer| match answer {
            Answer::Found(found) => Some(found),
            _ => None,
        })
    }

    fn ask<T>(&mut self, request: &Request, wanted: impl FnOnce(Answer) -> Option<T>) -> Result<T> {
        children::check()?;
        self.owned.expect_within(PATIENCE);
        let mut line = String::new();
        let done = writeln!(self.stdin, "{request}")
            .and_then(|()| self.stdin.flush())
            .and_then(|()| self.stdout.read_line(&mut line));
        self.owned.expect_nothing();
        children::check()?;
        let line = line.trim_end();
        if !matches!(done, Ok(1..)) {
            let end =
                if self.owned.is_expired() { "did not answer in time" } else { "ended without an answer" };
            bail!("the study's program {end} to `{request}`");
        }
        if let Some(error) = line.strip_prefix("error ") {
            bail!("the study's program cannot do `{request}`: {error}");
        }
        let unexpected = || format!("the study's program answers `{line}` to `{request}`");
        let answer = line.parse().with_context(unexpected)?;
        wanted(answer).with_context(unexpected)
    }
}
