//! `cargo lab report draw [FOLDER ...]`: every page of `reports/`, drawn anew from the records that lie there.
//!
//! Measures nothing. The verbs that measure draw their own pages; this one draws all of them, and the page over all machines.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use comfy_table::presets;

use crate::claims::evidence::Evidence;
use crate::claims::judge::judge_all;
use crate::claims::rows::Claims;
use crate::commands::Record as Commands;
use crate::compare;
use crate::report::index::{self, Place};
use crate::rows::{Cell, Rows, column};
use crate::scaling::{self, Scaling};
use crate::stdout::Told;
use crate::targets::{self, Matrix};
use crate::{commands, endgame, files, json, machine, report, stdout, threads, verdict, workspace};

/// The options of `report draw`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// These folders of `reports/` only; all if none is named.
    #[arg(value_name = "FOLDER")]
    folders: Vec<String>,
    /// Write nothing; fail if a page is not what its records draw, or if no record draws it any more.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let reports = root.join("reports");
    for name in &options.folders {
        let is_there = machine::is_name(name) && reports.join(name).is_dir();
        ensure!(is_there, "there is no folder `{}` in {}", name.escape_debug(), reports.display());
    }
    let all = pages(&root, &reports)?;
    let wanted = |path: &Path| {
        let within = path.strip_prefix(&reports).unwrap_or(path);
        options.folders.is_empty()
            || within.components().count() == 1
            || options.folders.iter().any(|name| within.starts_with(name))
    };
    let mut columns = Rows::new(presets::NOTHING, [column("page", &["page"]), column("state", &["state"])]);
    let shown = |path: &Path| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    let (mut changed, mut orphaned) = (Vec::new(), 0);
    let drawn: BTreeSet<PathBuf> = all.iter().map(|(path, _)| path.clone()).collect();
    for (path, text) in all.into_iter().filter(|(path, _)| wanted(path)) {
        let is_same = std::fs::read(&path).is_ok_and(|kept| kept == text);
        let state = match (is_same, options.check) {
            (true, _) => "unchanged",
            (false, true) => "stale",
            (false, false) => "drawn",
        };
        columns.push([Cell::word(shown(&path)), Cell::word(state)]);
        if !is_same {
            changed.push((path, text));
        }
    }
    for orphan in orphans(&reports, &drawn)?.into_iter().filter(|path| wanted(path)) {
        columns.push([Cell::word(shown(&orphan)), Cell::word("orphaned")]);
        orphaned += 1;
    }
    if !options.check {
        files::replace_all(&changed)?;
    }
    let told = Told { rows: &columns };
    options
        .form
        .print(&told, || format!("{}\n{}\n", columns.table(), reports.join("index.html").display()))?;
    if options.check && !changed.is_empty() {
        bail!("{} of the pages are not what their records draw: run `cargo lab report`", changed.len());
    }
    ensure!(!options.check || orphaned == 0, "no record draws {orphaned} of the pages: remove them");
    Ok(())
}

/// Pages and charts in the folders of `reports` that no record draws: their records are gone, or have another name.
pub(crate) fn orphans(reports: &Path, drawn: &BTreeSet<PathBuf>) -> Result<Vec<PathBuf>> {
    let mut orphans = Vec::new();
    for folder in folders(reports)? {
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        let paths = entries.flatten().map(|entry| entry.path());
        orphans.extend(paths.filter(|path| {
            let is_page =
                path.extension().is_some_and(|end| ["html", "md", "svg"].iter().any(|page| end == *page));
            is_page && !drawn.contains(path)
        }));
    }
    orphans.sort();
    Ok(orphans)
}

/// The folders of `reports`, by name.
fn folders(reports: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", reports.display());
    let entries = std::fs::read_dir(reports).with_context(cannot)?;
    let mut folders = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .with_context(cannot)?;
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    Ok(folders)
}

/// Every page and chart below `reports`: where it belongs, and what it is to hold. The page over all machines comes last.
///
/// # Errors
///
/// A record is there and cannot be used.
pub(crate) fn pages(root: &Path, reports: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut pages = Vec::new();
    for folder in folders(reports)? {
        for compared in compare::all(&folder)? {
            pages.extend(report::draw_comparison(&folder, &compared));
        }
        if let Some(record) = json::load::<Commands>(&folder.join(commands::FILE))? {
            pages.push((folder.join("commands.html"), report::commands_page(&record).into_bytes()));
        }
        pages.extend(claims(&folder)?);
        pages.extend(studies(&folder)?);
    }
    let places = index::places(root, reports)?;
    for Place { name, record, beside } in &places {
        let path = reports.join(name).join("record.json");
        ensure!(
            verdict::decide(record.into(), record.decision.rules) == record.decision,
            "{} does not lead to its own decision; to decide it again: cargo lab decide {} --output {}",
            path.display(),
            path.display(),
            reports.join(name).display()
        );
        pages.extend(report::drawn(&reports.join(name), record, beside));
    }
    let elsewhere = elsewhere(reports, &places, &pages);
    pages.push((reports.join("index.html"), index::page(&places, &elsewhere).into_bytes()));
    Ok(pages)
}

/// The pages of folders without a record of `choose`, by their paths below `reports`: no machine's page leads to them. Names that
/// none of ours would bear are passed over.
fn elsewhere(reports: &Path, places: &[Place], pages: &[(PathBuf, Vec<u8>)]) -> Vec<String> {
    let below = pages.iter().filter_map(|(path, _)| path.strip_prefix(reports).ok());
    let is_page = |path: &&Path| path.extension().is_some_and(|end| end == "html" || end == "md");
    let is_alone = |path: &&Path| {
        let folder = path.parent().unwrap_or(path).to_string_lossy();
        machine::is_name(&folder) && places.iter().all(|place| place.name != folder)
    };
    below.filter(is_page).filter(is_alone).map(|path| path.to_string_lossy().into_owned()).collect()
}

/// The pages of the verbs that study one thing.
fn studies(folder: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let endgame = json::load::<endgame::Record>(&folder.join("endgame.json"))?;
    let threads = json::load::<threads::Record>(&folder.join("threads.json"))?;
    let targets = json::load::<Matrix>(&folder.join("targets.json"))?;
    let scaling = json::load::<Scaling>(&folder.join("scaling.json"))?;
    let pages = [
        ("endgame.md", endgame.as_ref().map(endgame::page::page)),
        ("threads.md", threads.as_ref().map(threads::page::page)),
        ("targets.md", targets.as_ref().map(targets::page::markdown)),
        ("scaling.md", scaling.as_ref().map(scaling::page::markdown)),
    ];
    let pages = pages.into_iter().filter_map(|(name, page)| Some((folder.join(name), page?.into_bytes())));
    Ok(pages.collect())
}

/// The pages of the claims, where anything was tried.
fn claims(folder: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let evidence = Evidence::read(folder)?;
    let Some(trials) = &evidence.trials else { return Ok(Vec::new()) };
    let rows = Claims::shipped()?;
    let judged = judge_all(rows, &evidence);
    Ok(crate::cmd::claims::pages(folder, &trials.machine, rows, &judged).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_without_a_record_is_an_orphan_and_one_without_a_machines_page_is_linked() {
        let reports = tempfile::tempdir().unwrap();
        let path = |name: &str| reports.path().join(name);
        for folder in ["zen", "a:b"] {
            std::fs::create_dir(path(folder)).unwrap();
            std::fs::write(path(folder).join("threads.md"), "").unwrap();
            std::fs::write(path(folder).join("rules.txt"), "").unwrap();
        }
        std::fs::write(path("zen/gone.svg"), "").unwrap();
        let drawn = ["zen/threads.md", "a:b/threads.md", "zen/engines.svg"].map(path);
        let orphans = orphans(reports.path(), &drawn.iter().cloned().collect()).unwrap();
        assert_eq!(orphans, [path("zen/gone.svg")]);
        let pages = drawn.map(|path| (path, Vec::new()));
        assert_eq!(elsewhere(reports.path(), &[], &pages), ["zen/threads.md"]);
    }
}
