//! A UCI engine as a program under comparison: its task is to search so many nodes of a position.
//!
//! A task has two searches. The first, untimed, starts from a cleared engine: it fetches back into the caches what the
//! other process has pushed out, and teaches the branch predictors. The second goes on where the first has stopped and is
//! timed.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};

use super::HASH_MIB;
use super::greeting::Greeting;
use super::process::{Answer, Process};
use crate::error::{Context, Result};
use crate::layouts::Pool;
use crate::rng::Rng;
use crate::workload::{self, Fault, Reply};

/// A task: what is searched in one slice of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slice {
    /// The position.
    pub fen: String,
    /// `go nodes` this many.
    pub nodes: u64,
}

impl fmt::Display for Slice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "position fen {}, go nodes {}", self.fen, self.nodes)
    }
}

/// An engine in a comparison.
#[derive(Clone, Debug)]
pub struct UciEngine {
    /// Its name.
    pub slug: String,
    /// Where its binaries come from.
    pub source: Source,
    /// Its UCI options, by name and value; of a [`Source::Foreign`] program all of them, the size of its table too.
    pub options: Vec<(String, String)>,
}

/// Where a launch gets its fresh binary from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A copy of this file, byte by byte.
    Copy(PathBuf),
    /// The same object code, linked with its functions and constants in random order.
    Layouts(Pool),
    /// Somebody else's program.
    Foreign(Program),
}

/// Somebody else's program with what it is started with.
///
/// It may look for its network or its book beside itself or in the working folder, and may be a script. A copy of it gets the name that
/// the original was called by (`argv[0]`), the same arguments, variables and working folder; whether it is then as good as the
/// original is tried beforehand ([`super::programs::ready`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The file.
    pub file: PathBuf,
    /// What it was called on the command line.
    pub called: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Variables that are set for it.
    pub environment: Vec<(String, String)>,
    /// Whether every launch runs a fresh copy of the file.
    pub fresh: bool,
}

impl Program {
    /// Starts it, or a fresh copy of it in that folder under that name.
    pub(super) fn start(
        &self,
        slug: &str,
        folder: &Path,
        name: &str,
        errors: Stdio,
    ) -> Result<(Process, Greeting), Fault> {
        let copy = executable(folder, name);
        if self.fresh {
            let fault = |error| Fault { engine: slug.to_owned(), what: format!("cannot be copied: {error}") };
            std::fs::copy(&self.file, &copy).map_err(fault)?;
        }
        let mut command = Command::new(if self.fresh { &copy } else { &self.file });
        #[cfg(unix)]
        std::os::unix::process::CommandExt::arg0(&mut command, &self.called);
        command.args(&self.arguments).envs(self.environment.iter().map(|(name, value)| (name, value)));
        Process::start(slug, command.stderr(errors))
    }
}

fn executable(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

impl workload::Program for UciEngine {
    type Task = Slice;
    type Session = Process;
    type Answer = Answer;

    fn name(&self) -> &str {
        &self.slug
    }

    fn start(&self, folder: &Path, name: &str, rng: &mut Rng) -> Result<Process> {
        let binary = executable(folder, name);
        match &self.source {
            Source::Copy(file) => {
                std::fs::copy(file, &binary)
                    .with_context(|| format!("cannot copy the engine {}", file.display()))?;
            }
            Source::Layouts(pool) => {
                let fault = |error| Fault {
                    engine: self.slug.clone(),
                    what: format!("has no other layout: {error}"),
                };
                pool.draw(rng, &binary).map_err(fault)?;
            }
            Source::Foreign(program) => {
                let (mut process, _) = program.start(&self.slug, folder, name, Stdio::null())?;
                process.set(&self.options)?;
                return Ok(process);
            }
        }
        Ok(Process::launch(&self.slug, &binary, HASH_MIB, &self.options)?)
    }

    fn work(process: &mut Process, slice: &Slice) -> Result<Reply<Answer>, Fault> {
        process.prepare(&slice.fen)?;
        process.search(slice.nodes)?;
        let (took, answer) = process.search(slice.nodes)?;
        let seconds = took.as_secs_f64();
        // Most engines notice their limit only every so many nodes, and report how many they were then; others reported earlier.
        let nodes = answer.nodes.map_or(slice.nodes, |nodes| nodes.max(slice.nodes));
        Ok(Reply { seconds, seconds_per_unit: seconds / nodes as f64, answer })
    }
}
