//! One suite process that serves turns.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::study::piped::Piped;
use plywright_benches::turns::{self, Question, Reply};

/// A suite that says nothing for so long will not say anything more. A turn takes a millisecond.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 20 });

/// A suite that serves. It is killed when it is dropped.
#[derive(Debug)]
pub(super) struct Served {
    name: String,
    piped: Piped,
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
        let name = format!("the suite `{what}` for {target}");
        let mut command = Command::new(binary);
        command.args(turns::arguments(what)).stderr(Stdio::null());
        let mut piped = Piped::start(name.clone(), &mut command, PATIENCE)?;
        match read(&name, &piped.ask("")?)? {
            Reply::Serves { operands, operations, kernels } => {
                Ok(Self { name, piped, operands, operations, kernels })
            }
            other => bail!("{name} began with `{}`", other.to_string().trim_end()),
        }
    }

    /// Takes a kernel; its answer, which the suite has seen to be the reference's.
    pub(super) fn take(&mut self, kernel: &str) -> Result<u64> {
        self.ask(&Question::Take(kernel.to_owned()), |reply| match reply {
            Reply::Answer(answer) => Some(*answer),
            _ => None,
        })
    }

    /// A turn of the kernel that was taken: what its passes took, in nanoseconds.
    pub(super) fn turn(&mut self, begin: u64, passes: u64) -> Result<u64> {
        self.ask(&Question::Turn { begin, passes }, |reply| match reply {
            // A clock that has not moved gives no ratio.
            Reply::Took(nanoseconds) => Some((*nanoseconds).max(1)),
            _ => None,
        })
    }

    fn ask(&mut self, question: &Question, wanted: impl Fn(&Reply) -> Option<u64>) -> Result<u64> {
        let asked = question.to_string();
        let reply = read(&self.name, &self.piped.ask(&asked)?)?;
        wanted(&reply).with_context(|| {
            format!("{} answered `{}` to `{}`", self.name, reply.to_string().trim_end(), asked.trim_end())
        })
    }
}

fn read(name: &str, line: &str) -> Result<Reply> {
    match Reply::parse(line) {
        Ok(Reply::Refused(reason)) => bail!("{name}: {reason}"),
        Ok(reply) => Ok(reply),
        Err(wrong) => bail!("{name}: {wrong}"),
    }
}
