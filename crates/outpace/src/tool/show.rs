//! `outpace show`: a record again, or in other forms.

use std::path::PathBuf;
use std::process::ExitCode;

use super::options::Exports;
use super::words::HEADING;
use crate::error::Result;
use crate::sealed;
use crate::sequential::{Record, decide};

#[derive(Debug, clap::Args)]
pub(super) struct Show {
    /// A record that `--json` wrote.
    record: PathBuf,
    /// Draw the intervals.
    #[arg(long)]
    plot: bool,
    #[command(flatten)]
    exports: Exports,
}

pub(super) fn run(options: &Show) -> Result<ExitCode> {
    let mut record: Record = sealed::load_from(&options.record)?;
    // A record may be another machine's: what it says follows from its launches, or is not said.
    record.decision = decide(&record);
    options.exports.give(&record, HEADING, options.plot)
}
