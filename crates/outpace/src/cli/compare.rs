//! `outpace OLD NEW`: compares programs that are given as commands.

use std::process::ExitCode;

use super::options::{Ends, Exports, Lines, Work};
use super::run::{self, Given};
use crate::error::Result;
use crate::report::comparison::HEADING;

/// Options of `compare`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Compare {
    /// Command with its arguments and an optional name (`new=./app --flag`). All further commands
    /// are compared with the first.
    #[arg(required = true, num_args = 2.., value_name = "[NAME=]COMMAND")]
    programs: Vec<String>,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    pub(super) ends: Ends,
    #[command(flatten, next_help_heading = "Write the record")]
    exports: Exports,
}

pub(super) fn run(options: &Compare) -> Result<ExitCode> {
    // Errors of the command line are found before anything is run.
    let asked = options.lines.read(&options.programs, &options.work.option)?;
    let rules = options.ends.rules()?;
    options.work.check(options.ends.load, asked.len())?;
    options.exports.try_out()?;
    let given = Given::commands(asked);
    let begun = run::begun(&options.ends, rules)?;
    let lock = run::lock_machine(&begun.command)?;
    let record = run::compared(begun, &given, &options.work, &options.ends, None)?;
    drop(lock);
    let status = options.exports.give(&record, HEADING, options.ends.shown())?;
    run::whole(&record)?;
    Ok(status)
}
