//! Workload of UCI engines: a task is to search a position up to a number of nodes, or to a depth.
//!
//! A task has two searches of the same position. The first is untimed and starts with an empty
//! transposition table, if the engine has a command that clears the table. It brings back into the
//! caches what the other processes have pushed out, and trains the branch predictors. The second is
//! timed and finds the table as the first left it. It has as many nodes as the first, or is one ply
//! deeper (but a search of one ply follows a search of one ply).

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

/// A task: the search of one position, up to a limit for which it takes about the wanted time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slice {
    /// Position to search.
    pub fen: String,
    /// Limit of the search.
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
    /// Name of the engine.
    pub slug: String,
    /// Source of its binaries.
    pub source: Source,
    /// Its UCI options, by name and value. For a [`Source::Foreign`] program these are all options,
    /// including the size of its table.
    pub options: Vec<(String, String)>,
}

/// Source of the binary that a launch starts.
#[derive(Clone, Debug)]
pub enum Source {
    /// A copy of this file, byte by byte.
    Copy(PathBuf),
    /// The same object code, linked with its functions and constants in random order.
    Layouts(Pool),
    /// A program that we did not build.
    Foreign {
        /// Program file with its arguments.
        executable: Executable,
        /// Way in which it forgets a position.
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
            // Most engines check their limit only at intervals of many nodes, and report the count
            // at that point. Others report their last count before the limit.
            Limit::Nodes(limit) => answer.nodes.unwrap_or(0).max(limit),
            Limit::Depth(_) => answer.nodes.unwrap_or(0),
        };
        let nodes = nodes.max(1);
        Ok(Reply { seconds, timed: seconds, seconds_per_unit: seconds / nodes as f64, answer, usage: None })
    }

    fn usage(process: Process, seconds: f64) -> Option<Usage> {
        process.usage(seconds)
    }
}
