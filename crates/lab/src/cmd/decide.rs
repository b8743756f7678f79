//! `cargo lab decide RECORD`: decides again, by the present rules, from the measurements in a
//! record.

use std::mem::{discriminant, replace};
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use super::choose;
use crate::decide::verdict;
use crate::record::{Decision, LOSS_RULES, Record};
use crate::report::summary;
use crate::session;
use crate::terminal::format::words;
use crate::terminal::stdout;
use crate::workspace;
use outpace::record::sealed;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A record of `choose`, or its folder.
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Folder for the new decision, with its pages (one record only) [default: nowhere].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    view: summary::View,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let given = options.records.len();
    ensure!(options.output.is_none() || given == 1, "`--output` takes one record, but {given} are given");
    // All records are read before anything is printed. So if one is broken, nothing but its error
    // is printed.
    let records: Vec<(PathBuf, Record)> =
        options.records.iter().map(|path| read(path)).collect::<Result<_>>()?;
    records.into_iter().try_for_each(|(path, record)| decide(record, path, options))
}

/// Reads a record, given its file or its folder. Returns the path of the file as well.
pub(super) fn read(path: &Path) -> Result<(PathBuf, Record)> {
    let path = if path.is_dir() { path.join("record.json") } else { path.to_path_buf() };
    ensure!(path.metadata().map_or(true, |file| file.is_file()), "{} is not a file", path.display());
    Ok((path.clone(), sealed::load_from(&path)?))
}

/// Decides again, and stores the decision if a folder is given.
fn decide(mut record: Record, mut path: PathBuf, options: &Options) -> Result<()> {
    let again = verdict::decide(&record, LOSS_RULES);
    let kept = replace(&mut record.decision, again);
    if let Some(folder) = &options.output {
        choose::check_folder(folder)?;
        let _lock = session::lock_folder(folder)?;
        if let Some(other) = sealed::load::<Record>(&folder.join("record.json"))? {
            ensure!(
                (&other.machine.key, other.started) == (&record.machine.key, record.started),
                "{} holds the record of another run: name another folder, or move that record away",
                folder.display()
            );
        }
        choose::write(&workspace::root()?, folder, &record, None)?;
        path = folder.join("record.json");
    }
    let changed = changes(&kept, &record.decision);
    let answer = choose::answer(&record, &path, Some(&changed));
    options.form.print(&answer, || summary::text(&record, &path, options.view) + &replayed(&changed))
}

/// Describes the differences between two decisions.
fn changes(before: &Decision, after: &Decision) -> Vec<String> {
    let mut changes = Vec::new();
    if before.choice.command != after.choice.command {
        changes.push(format!("the choice was `{}`", before.choice.command));
    }
    if before.choice.because != after.choice.because {
        changes.push(format!("the reason was: {}", before.choice.because));
    }
    for (name, verdict) in after.verdicts_by_name() {
        let old = before.verdicts_by_name().find(|(old, _)| *old == name).map(|(_, old)| old);
        if old.map(discriminant) != Some(discriminant(verdict)) {
            changes.push(format!("{name} was: {}", old.map_or_else(|| "not judged".to_owned(), words)));
        }
    }
    if changes.is_empty() && (before.rules, before.verdicts) != (after.rules, after.verdicts) {
        changes.push("the same verdicts, by other rules".to_owned());
    }
    changes
}

fn replayed(changed: &[String]) -> String {
    if changed.is_empty() {
        return "replayed: the same answer as when it was measured\n".to_owned();
    }
    changed.iter().map(|change| format!("replayed: {}\n", stdout::plain(change))).collect()
}
