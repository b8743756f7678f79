//! Counts of two whole programs by the CPU's own counters, which `outpace` reads: the programs are
//! engines that run `bench`, or suites that run one kernel.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::workspace;
use outpace::decide::counters::runs;
use outpace::measure::counters::{self, Pair};
use outpace::os::cpus::Cores;
use outpace::os::files;
use outpace::programs::Executable;
use outpace::record::Counts;

/// Longest time that a run may take.
const LIMIT: Duration = Duration::from_secs(300);

/// A program with its arguments.
#[derive(Clone, Debug)]
pub struct Program {
    /// Name in messages.
    pub name: String,
    pub binary: PathBuf,
    pub arguments: Vec<String>,
}

impl Program {
    /// Returns an engine that runs `bench` to the given depth; `None` is the default depth of
    /// `bench`.
    pub fn bench(name: &str, binary: &Path, depth: Option<u32>) -> Self {
        let depth = depth.map(|depth| depth.to_string());
        let arguments = std::iter::once("bench".to_owned()).chain(depth).collect();
        Self { name: name.to_owned(), binary: binary.to_owned(), arguments }
    }

    fn executable(&self) -> Result<Executable> {
        let mut executable = Executable::at(&self.binary)?;
        executable.arguments.clone_from(&self.arguments);
        Ok(executable)
    }
}

/// Counts the second program beside the first one. Where the machine has no counters, the result
/// has the reason.
///
/// # Errors
///
/// A program is not there, or the user interrupts.
pub fn count(root: &Path, [first, other]: [&Program; 2]) -> Result<Counts> {
    let scratch = files::Scratch::new_in(&workspace::launches(root)?)
        .context("cannot make a folder for the output of `perf`")?;
    let executables = [first.executable()?, other.executable()?];
    Ok(counters::count(&Pair {
        names: [&first.name, &other.name],
        programs: executables.each_ref(),
        inputs: [&[]; 2],
        may_fail: false,
        limit: LIMIT,
        cores: &Cores::Fast,
        runs: runs(),
        folder: scratch.path(),
    })?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Holds on any machine: either its CPU has counters, or the result has the reason.
    #[cfg(unix)]
    #[test]
    fn a_program_is_counted_with_its_arguments_or_the_reason_is_named() {
        let root = plywright_testing::checkout();
        let program = |arguments: &[&str]| Program {
            name: arguments.join(" "),
            binary: "/bin/sh".into(),
            arguments: arguments.iter().map(|&argument| argument.to_owned()).collect(),
        };
        let more = "n=0; while [ $n -lt 20000 ]; do n=$((n+1)); done";
        match count(root, [&program(&["-c", "exit 0"]), &program(&["-c", more])]).unwrap() {
            Counts::Absent { why } => assert!(!why.is_empty()),
            Counts::Counted { events } => {
                let is_more = events
                    .iter()
                    .find(|counts| counts.event == "instructions")
                    .is_none_or(|counts| counts.old.iter().zip(&counts.new).all(|(old, new)| new > old));
                assert!(!events.is_empty() && is_more, "{events:?}");
            }
        }
        let missing = Program { binary: "/no/such/file".into(), ..program(&[]) };
        let error = format!("{:#}", count(root, [&missing, &missing]).unwrap_err());
        assert!(error.contains("/no/such/file"), "{error}");
    }

    #[test]
    fn an_engine_runs_its_bench_to_the_depth_of_its_signature() {
        let arguments = |depth| Program::bench("default", Path::new("engine"), depth).arguments;
        assert_eq!(arguments(Some(5)), ["bench", "5"]);
        assert_eq!(arguments(None), ["bench"]);
    }
}
