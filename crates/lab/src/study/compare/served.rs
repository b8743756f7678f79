//! One suite process that serves turns, spoken to over its pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use outpace::children::Owned;
use plywright_benches::turns::{self, Question, Reply};

/// A suite that says nothing for so long will not say anything more. A turn takes a millisecond.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// A suite that serves. It is killed when it is dropped.
#[derive(Debug)]
pub(super) struct Served {
    name: String,
    owned: Owned,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    /// The name of its operands.
    pub(super) operands: String,
    /// Operations a pass.
    pub(super) operations: u64,
    /// What can be taken: kernels with their modes.
    pub(super) kernels: Vec<String>,
}

impl Served {
    /// Starts a target's suite to serve the kernels of an axis, or of the engine as a whole.
    pub(super) fn start(what: &str, target: &str, binary: &Path) -> Result<Self> {
        let name = format!("`{what}` for {target}");
        let mut command = Command::new(binary);
        command.args(turns::arguments(what));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // In a group of its own, so that Ctrl-C on the terminal reaches us alone.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let owned = Owned::spawn(&mut command).with_context(|| format!("the suite {name} does not start"))?;
        let (stdin, stdout) = owned.take_pipes().with_context(|| format!("the suite {name} has no pipes"))?;
        let mut served = Self {
            name,
            owned,
            stdin,
            stdout: BufReader::new(stdout),
            operands: String::new(),
            operations: 0,
            kernels: Vec::new(),
        };
        match served.read()? {
            Reply::Serves { operands, operations, kernels } => {
                (served.operands, served.operations, served.kernels) = (operands, operations, kernels);
                Ok(served)
            }
            other => bail!(served.unexpected(&other, "the start")),
        }
    }

    /// Takes a kernel; its answer, which the suite has seen to be the reference's.
    pub(super) fn take(&mut self, kernel: &str) -> Result<u64> {
        match self.ask(&Question::Take(kernel.to_owned()))? {
            Reply::Answer(answer) => Ok(answer),
            other => bail!(self.unexpected(&other, "`take`")),
        }
    }

    /// A turn of the kernel that was taken: what its passes took, in nanoseconds.
    pub(super) fn turn(&mut self, begin: u64, passes: u64) -> Result<u64> {
        match self.ask(&Question::Turn { begin, passes })? {
            // A clock that has not moved gives no ratio.
            Reply::Took(nanoseconds) => Ok(nanoseconds.max(1)),
            other => bail!(self.unexpected(&other, "`turn`")),
        }
    }

    fn unexpected(&self, reply: &Reply, to: &str) -> String {
        format!("the suite {} answered `{}` to {to}", self.name, reply.to_string().trim_end())
    }

    fn ask(&mut self, question: &Question) -> Result<Reply> {
        let text = question.to_string();
        self.stdin
            .write_all(text.as_bytes())
            .and_then(|()| self.stdin.flush())
            .with_context(|| format!("the suite {} has ended before `{}`", self.name, text.trim_end()))?;
        self.read()
    }

    fn read(&mut self) -> Result<Reply> {
        self.owned.expect_within(PATIENCE);
        let mut line = String::new();
        let read = self.stdout.read_line(&mut line);
        self.owned.expect_nothing();
        if self.owned.is_expired() {
            bail!("the suite {} said nothing for {} s", self.name, PATIENCE.as_secs());
        }
        match read {
            Ok(0) => bail!("the suite {} ended without an answer", self.name),
            Ok(_) => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read the suite {}", self.name)),
        }
        match Reply::parse(&line) {
            Ok(Reply::Refused(reason)) => bail!("the suite {}: {reason}", self.name),
            Ok(reply) => Ok(reply),
            Err(wrong) => bail!("the suite {}: {wrong}", self.name),
        }
    }
}
