//! The option `--counters`: counts by the CPU's own counters beside the times of a comparison.

use std::path::Path;

use super::input;
use super::options::{Task, Work};
use super::streams::note;
use crate::compare::{Record, Started, Workload};
use crate::decide::counters::runs;
use crate::error::{Context, Error, Result, ensure};
use crate::measure::counters::{self, Pair};
use crate::measure::lockstep::Cores;
use crate::os::children;
use crate::programs::{Executable, Step};
use crate::record::{Counted, Counts};
use crate::workloads::command;

/// Checks that the programs can be run with counters under these options.
///
/// # Errors
///
/// Fails if commands are to run before or after the programs.
pub(super) fn check(work: &Work) -> Result<()> {
    let hooks = &work.hooks;
    let lines = [&hooks.setup, &hooks.prepare, &hooks.conclude, &hooks.cleanup];
    ensure!(
        lines.iter().all(|lines| lines.is_empty()),
        "--counters runs the programs alone, so it does not go with --setup, --prepare, --conclude and --cleanup"
    );
    Ok(())
}

/// Counts each candidate of the record against the first program, once for each of `parts`, on its
/// CPUs. There is one part for each class of CPUs, or a single part without a name. If there are no
/// counters, the counting ends with the reason, which holds for all further candidates too.
///
/// # Errors
///
/// The input cannot be read, or the user interrupts.
pub(super) fn count(
    record: &Record,
    programs: &[Executable],
    work: &Work,
    parts: &[(String, Cores)],
    folder: &Path,
) -> Result<Vec<Counted>> {
    let input = |program: &Started| input(&record.workload, &work.task, &program.options);
    let inputs = record.programs.iter().map(input).collect::<Result<Vec<_>>>()?;
    let named = record.programs.iter().zip(programs).zip(&inputs);
    let mut named = named.filter(|((started, _), _)| started.fault.is_none());
    let ((first, executable), input) =
        named.next().context("no program could be run, so there is nothing to count")?;
    let mut counted = Vec::new();
    for ((candidate, other), other_input) in named {
        for (benchmark, cores) in parts {
            children::check()?;
            note(&format!("{:>12} cycles, instructions and misses of `{}`", "counts", candidate.name));
            let counts = counters::count(&Pair {
                names: [&first.name, &candidate.name],
                programs: [executable, other],
                inputs: [input, other_input],
                may_fail: work.task.any_status,
                limit: command::LIMIT,
                cores,
                runs: runs(),
                folder,
            })?;
            let is_absent = matches!(counts, Counts::Absent { .. });
            let (benchmark, candidate) = (benchmark.clone(), candidate.name.clone());
            counted.push(Counted { benchmark, candidate, counts });
            if is_absent {
                return Ok(counted);
            }
        }
    }
    Ok(counted)
}

/// Returns the error as the record's reason for the absence of counters.
pub(super) fn absent(record: &Record, error: &Error) -> Vec<Counted> {
    let candidates = record.programs.iter().skip(1).take(1);
    let counted = |candidate: &Started| Counted {
        benchmark: String::new(),
        candidate: candidate.name.clone(),
        counts: Counts::Absent { why: error.to_string() },
    };
    candidates.map(counted).collect()
}

/// Returns the standard input for a run that does the work of a comparison once. `options` are the
/// UCI options to set if the program is an engine.
pub(super) fn input(workload: &Workload, task: &Task, options: &[(String, String)]) -> Result<Vec<Step>> {
    match workload {
        Workload::Uci { positions, .. } => Ok(input::searches(options, positions)),
        Workload::Lines { .. } => input::file(task.ask.as_ref()),
        Workload::Command | Workload::Benches => input::file(task.input.as_ref()),
    }
}
