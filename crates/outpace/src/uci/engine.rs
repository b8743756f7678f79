//! A UCI engine as a program under comparison: its task is to search so many nodes of a position.
//!
//! A task has two searches. The first, untimed, starts from a cleared engine: it fetches back into the caches what the
//! other process has pushed out, and teaches the branch predictors. The second goes on where the first has stopped and is
//! timed.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result};

use super::HASH_MIB;
use super::foreign::Program;
use super::process::{Answer, Process};
use crate::layouts::Relink;
use crate::record::Slice;
use crate::rng::Rng;
use crate::workload::{self, Fault, Reply};

/// An engine in a comparison.
#[derive(Clone, Debug)]
pub struct UciEngine {
    /// Its slug.
    pub slug: String,
    /// Where its binaries come from.
    pub source: Source,
    /// Its UCI options, by name and value; of somebody else's engine all of them, the size of its table too.
    pub options: Vec<(String, String)>,
}

/// Where a launch gets its fresh binary from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A copy of this file, byte by byte.
    Copy(PathBuf),
    /// The same object code, linked anew with its functions and constants in random order.
    Layouts(Relink),
    /// Somebody else's program.
    Foreign(Program),
}

impl workload::Program for UciEngine {
    type Task = Slice;
    type Session = Process;
    type Answer = Answer;

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
            Source::Layouts(relink) => relink.link(rng.below(1 << 30) as u32 + 1, &binary)?,
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
        // Most engines see only every so many nodes that their limit is reached, and tell how many they were then; others last told before.
        let nodes = answer.nodes.map_or(slice.nodes, |told| told.max(slice.nodes));
        Ok(Reply { seconds, seconds_per_unit: seconds / nodes as f64, answer })
    }
}

impl fmt::Display for Slice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "position fen {}, go nodes {}", self.fen, self.nodes)
    }
}
