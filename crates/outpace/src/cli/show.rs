//! `outpace show`: shows a record again, or writes it in other forms.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::options::Exports;
use super::output;
use super::streams::print;
use crate::choose;
use crate::compare::{Record, decide};
use crate::decide::bisect;
use crate::error::{Context, Result, ensure};
use crate::record::sealed;
use crate::report::comparison::{HEADING, Shown};
use crate::report::{bisection, choice, choice_page};

#[derive(Debug, clap::Args)]
pub(super) struct Show {
    /// Record that `--json` wrote; `-` is the standard input.
    record: PathBuf,
    /// Draw the intervals.
    #[arg(long)]
    plot: bool,
    /// Print what shares of the launches' time went to copying or linking the programs, starting
    /// them, warming up, timing them and so on.
    #[arg(long)]
    costs: bool,
    #[command(flatten)]
    exports: Exports,
}

/// The field that distinguishes the kinds of records.
#[derive(serde::Deserialize)]
struct Kind {
    #[serde(default)]
    kind: String,
}

pub(super) fn run(options: &Show) -> Result<ExitCode> {
    let path = match options.record.to_str() {
        Some("-") if cfg!(unix) => Path::new("/dev/stdin"),
        _ => &options.record,
    };
    // The file is read only once, because a pipe cannot be read twice.
    let bytes = sealed::bytes(path)?
        .with_context(|| format!("cannot read {}: there is no such file", path.display()))?;
    let kind = serde_json::from_slice::<Kind>(&bytes).map(|record| record.kind).unwrap_or_default();
    if kind == bisect::KIND {
        let Exports { json, html, markdown, csv, hyperfine, critcmp } = &options.exports;
        let is_asked = [json, html, markdown, csv, hyperfine, critcmp].iter().any(|path| path.is_some());
        ensure!(
            !is_asked && !options.plot && !options.costs,
            "{} is a bisection, which has no other form",
            path.display()
        );
        let mut record: bisect::Record = sealed::read(&bytes, path)?;
        record.decide()?;
        print(&bisection::text(&record))?;
        return Ok(ExitCode::SUCCESS);
    }
    if kind == choose::KIND {
        let Exports { json, html, markdown, csv, hyperfine, critcmp } = &options.exports;
        let is_asked = [json, csv, hyperfine, critcmp].iter().any(|path| path.is_some());
        ensure!(
            !is_asked && !options.plot && !options.costs,
            "{} is a choice, whose only other forms are --markdown and --html",
            path.display()
        );
        let mut record: choose::Record = sealed::read(&bytes, path)?;
        record.decision = choose::decide(&record, None);
        print(&choice::text(&record))?;
        let mut forms = Vec::new();
        if let Some(file) = markdown {
            forms.push((file.clone(), choice::markdown(&record).into_bytes()));
        }
        if let Some(file) = html {
            forms.push((file.clone(), choice_page::page(&record).into_bytes()));
        }
        output::write(&forms)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut record: Record = sealed::read(&bytes, path)?;
    options.exports.try_out()?;
    // The record may come from another machine: its decision is computed from its launches, not
    // taken from the file.
    record.decision = decide(&record);
    options.exports.give(&record, HEADING, Shown { plot: options.plot, costs: options.costs })
}
