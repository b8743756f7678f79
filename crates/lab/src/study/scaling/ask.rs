//! The study's program, spoken to over its pipes.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use plywright_study::Costs;

use outpace::children::{self, Owned};
use plywright_study::protocol::{Answer, BoardKind, OPTION, Question, Request, Told};

/// No search of the study takes so long.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 20 } else { 900 });

/// The program, running. It is killed when it is dropped.
#[derive(Debug)]
pub(crate) struct Study {
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Study {
    /// Starts it.
    pub(crate) fn launch(binary: &Path) -> Result<Self> {
        let mut command = Command::new(binary);
        command.arg(OPTION).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // In a group of its own, so that Ctrl-C on the terminal reaches us alone; should we be killed, it finds its input closed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let owned = Owned::spawn(&mut command)
            .with_context(|| format!("the study's program {} does not start", binary.display()))?;
        let (stdin, stdout) = owned.take_pipes().context("the study's program has no pipes")?;
        Ok(Self { owned, stdin, stdout: BufReader::new(stdout) })
    }

    /// What a search would find, and its time, at those costs.
    pub(crate) fn simulate(&mut self, question: Question, costs: Costs) -> Result<Told> {
        self.found(&Request::Simulate(question, costs))
    }

    /// How long a sequential search takes on the fastest core and on the slowest, all at it, in picoseconds.
    pub(crate) fn probe(&mut self, question: Question) -> Result<[u64; 2]> {
        let request = Request::Probe(question);
        match self.ask(&request)? {
            Answer::Probe { fastest, slowest } => Ok([fastest, slowest]),
            other => bail!("the study's program answers `{other}` to `{request}`"),
        }
    }

    /// What things cost on a board.
    pub(crate) fn costs(&mut self, board: BoardKind) -> Result<Costs> {
        let request = Request::Costs(board);
        match self.ask(&request)? {
            Answer::Costs(costs) => Ok(costs),
            other => bail!("the study's program answers `{other}` to `{request}`"),
        }
    }

    /// What a search or a crowd finds, and its time.
    pub(crate) fn found(&mut self, request: &Request) -> Result<Told> {
        match self.ask(request)? {
            Answer::Found(told) => Ok(told),
            other => bail!("the study's program answers `{other}` to `{request}`"),
        }
    }

    fn ask(&mut self, request: &Request) -> Result<Answer> {
        children::check()?;
        self.owned.expect_within(PATIENCE);
        let mut line = String::new();
        let said = writeln!(self.stdin, "{request}")
            .and_then(|()| self.stdin.flush())
            .and_then(|()| self.stdout.read_line(&mut line));
        self.owned.expect_nothing();
        children::check()?;
        match said {
            Ok(1..) => {}
            _ if self.owned.is_expired() => {
                bail!("the study's program said nothing for {} s after `{request}`", PATIENCE.as_secs())
            }
            _ => bail!("the study's program ended after `{request}`"),
        }
        let line = line.trim_end();
        if let Some(told) = line.strip_prefix("error ") {
            bail!("the study's program cannot do `{request}`: {told}");
        }
        line.parse().with_context(|| format!("the study's program answers `{line}` to `{request}`"))
    }
}
