//! A program of ours that answers line by line, spoken to over its pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use outpace::children::{self, Owned};

/// The program, running. It is killed when it is dropped.
#[derive(Debug)]
pub(super) struct Piped {
    name: String,
    patience: Duration,
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Piped {
    /// Starts it under that name in errors. When it says nothing for so long after it was asked, it will not say anything more.
    pub(super) fn start(name: String, command: &mut Command, patience: Duration) -> Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // In a group of its own, so that Ctrl-C on the terminal reaches us alone; should we be killed, it finds its input closed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let owned = Owned::spawn(command).with_context(|| format!("{name} does not start"))?;
        let (stdin, stdout) = owned.take_pipes().with_context(|| format!("{name} has no pipes"))?;
        Ok(Self { name, patience, owned, stdin, stdout: BufReader::new(stdout) })
    }

    /// Says this, and gives the line that answers it, with its end.
    pub(super) fn ask(&mut self, said: &str) -> Result<String> {
        children::check()?;
        self.owned.expect_within(self.patience);
        let mut line = String::new();
        let done = self
            .stdin
            .write_all(said.as_bytes())
            .and_then(|()| self.stdin.flush())
            .and_then(|()| self.stdout.read_line(&mut line));
        self.owned.expect_nothing();
        children::check()?;
        let after = if said.is_empty() { String::new() } else { format!(" after `{}`", said.trim_end()) };
        match done {
            Ok(1..) => Ok(line),
            _ if self.owned.is_expired() => {
                bail!("{} said nothing for {} s{after}", self.name, self.patience.as_secs())
            }
            _ => bail!("{} ended without an answer{after}", self.name),
        }
    }
}
