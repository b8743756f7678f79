//! The option `--counters` of `choose`: counts events in the chosen build and in the baseline, with
//! the CPU's own counters.

use std::path::Path;

use super::Ran;
use crate::choose::{Record, Workshop, decide};
use crate::cli::counters::input;
use crate::cli::streams::note;
use crate::compare::Workload;
use crate::decide::counters::runs;
use crate::error::{Error, Result};
use crate::measure::counters::{self, Pair};
use crate::os::children;
use crate::programs::asked::Asked;
use crate::programs::{Executable, Step};
use crate::record::{Counted, Counts};
use crate::workloads::command;
use crate::workloads::uci::ready::ready;

/// Counts the chosen build against the baseline under each run command, up to the first for which
/// there are no counters. The result is empty if the baseline is the chosen build, if one of the
/// two cannot be made again, or if the user interrupts.
pub(super) fn count(record: &Record, workshop: &mut dyn Workshop, ran: &Ran, folder: &Path) -> Vec<Counted> {
    let chosen = decide(record, None).chosen;
    let at = record.builds.iter().position(|build| build.name == chosen);
    let mut made = |at: usize| workshop.make(at).ok().and_then(Result::ok);
    let Some((first, other)) = at.filter(|&at| at > 0).and_then(|at| made(0).zip(made(at))) else {
        return Vec::new();
    };
    note(&format!("{:>12} cycles, instructions and misses of `{chosen}`", "counts"));
    let mut counted = Vec::new();
    for (run, pair) in record.runs.iter().zip(first.runs.iter().zip(&other.runs)) {
        let names = [record.baseline(), chosen.as_str()];
        let counts = counts(names, [pair.0, pair.1], &run.workload, ran, folder);
        // The choice is useful without the counters too.
        let counts = match counts {
            Ok(counts) => counts,
            Err(_) if children::check().is_err() => return Vec::new(),
            Err(error) => Counts::Absent { why: error.to_string() },
        };
        let benchmark = if record.runs.len() > 1 { run.name.clone() } else { String::new() };
        let is_absent = matches!(counts, Counts::Absent { .. });
        counted.push(Counted { benchmark, candidate: chosen.clone(), counts });
        if is_absent {
            break;
        }
    }
    counted
}

fn counts(
    names: [&str; 2],
    asked: [&Asked; 2],
    workload: &Workload,
    ran: &Ran,
    folder: &Path,
) -> Result<Counts> {
    let input = |asked: &Asked| -> Result<Vec<Step>, Error> {
        let options = match workload {
            Workload::Uci { .. } => ready(asked, folder)?.uci_engine.options,
            _ => Vec::new(),
        };
        input(workload, &ran.task, &options)
    };
    let programs = [Executable::find(asked[0])?, Executable::find(asked[1])?];
    let inputs = [input(asked[0])?, input(asked[1])?];
    counters::count(&Pair {
        names,
        programs: programs.each_ref(),
        inputs: inputs.each_ref().map(Vec::as_slice),
        may_fail: ran.task.any_status,
        limit: command::LIMIT,
        cores: &ran.cores,
        runs: runs(),
        folder,
    })
}
