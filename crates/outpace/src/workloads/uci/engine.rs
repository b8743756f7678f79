//! A UCI engine as a program under comparison: its task is to search so many nodes of a position.
//!
//! A task has two searches. The first, untimed, starts from a cleared engine: it fetches back into the caches what the
//! other process has pushed out, and teaches the branch predictors. The second goes on where the first has stopped and is
//! timed: as many nodes more, or one depth more.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde::{Deserialize, Serialize};

use super::HASH_MIB;
use super::process::{Answer, Forget, Limit, Process};
use crate::builds::layouts::Pool;
use crate::error::{Context, Result};
use crate::programs::Executable;
use crate::record::Usage;
use crate::rng::Rng;
use crate::workloads::{self, Fault, Reply};

/// A task: what is searched in one slice of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slice {
    /// The position.
    pub fen: String,
    /// How far it is searched.
    #[serde(flatten)]
    pub limit: Limit,
}

impl fmt::Display for Slice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "position fen {}, go {}", self.fen, self.limit)
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
    Foreign {
        /// The program.
        executable: Executable,
        /// How it forgets a position.
        forget: Forget,
    },
}

impl workloads::Program for UciEngine {
    type Task = Slice;
    type Session = Process;
    type Answer = Answer;

    const UNITS: &'static str = "nodes";

    fn name(&self) -> &str {
        &self.slug
    }

    fn start(&self, folder: &Path, name: &str, rng: &mut Rng) -> Result<Process> {
        let binary = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        match &self.source {
            Source::Copy(file) => {
                std::fs::copy(file, &binary)
                    .with_context(|| format!("cannot copy the engine {}", file.display()))?;
            }
            Source::Layouts(pool) => {
                let what = |error| format!("has no other layout: {error}");
                let fault = |error| Fault { program: self.slug.clone(), what: what(error) };
                pool.draw(rng, &binary).map_err(fault)?;
            }
            Source::Foreign { executable, forget } => {
                let mut command = executable.command(&self.slug, folder, name)?;
                let (mut process, _) = Process::start(&self.slug, command.stderr(Stdio::null()))?;
                process.forget = *forget;
                process.set(&self.options)?;
                return Ok(process);
            }
        }
        Ok(Process::launch(&self.slug, &binary, HASH_MIB, &self.options)?)
    }

    fn work(process: &mut Process, slice: &Slice) -> Result<Reply<Answer>, Fault> {
        process.prepare(&slice.fen)?;
        process.search(slice.limit.before())?;
        let (took, answer) = process.search(slice.limit)?;
        let seconds = took.as_secs_f64();
        let nodes = match slice.limit {
            // Most engines notice their limit only every so many nodes, and report how many they were then; others reported earlier.
            Limit::Nodes(limit) => answer.nodes.unwrap_or(0).max(limit),
            Limit::Depth(_) => answer.nodes.unwrap_or(0),
        };
        let nodes = nodes.max(1);
        Ok(Reply { seconds, seconds_per_unit: seconds / nodes as f64, answer, usage: None })
    }

    fn usage(process: Process, seconds: f64) -> Option<Usage> {
        process.usage(seconds)
    }
}
