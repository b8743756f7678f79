//! `cargo lab report [FOLDER ...]`: every page of `reports/`, drawn anew from the records that lie there.
//!
//! Measures nothing. The verbs that measure draw their own pages; this one draws all of them, and the page over all machines.

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

/// The options of `report`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// These folders of `reports/` only; all if none is named.
    #[arg(value_name = "FOLDER")]
    folders: Vec<String>,
    /// Write nothing; fail if a page is not what its records draw.
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
    let mut changed = Vec::new();
    for (path, text) in all.into_iter().filter(|(path, _)| wanted(path)) {
        let is_same = std::fs::read(&path).is_ok_and(|kept| kept == text);
        let state = match (is_same, options.check) {
            (true, _) => "unchanged",
            (false, true) => "stale",
            (false, false) => "drawn",
        };
        let shown = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        columns.push([Cell::word(shown), Cell::word(state)]);
        if !is_same {
            changed.push((path, text));
        }
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
    Ok(())
}

/// Every page and chart below `reports`: where it belongs, and what it is to hold. The page over all machines comes last.
///
/// # Errors
///
/// A record is there and cannot be used.
pub(crate) fn pages(root: &Path, reports: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut pages = Vec::new();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(reports)
        .with_context(|| format!("cannot read {}", reports.display()))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .with_context(|| format!("cannot read {}", reports.display()))?;
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    for folder in folders {
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
            "{} does not lead to its own decision; to decide it again: cargo lab choose --replay {} --output {}",
            path.display(),
            path.display(),
            reports.join(name).display()
        );
        pages.extend(report::drawn(&reports.join(name), record, beside));
    }
    pages.push((reports.join("index.html"), index::page(&places).into_bytes()));
    Ok(pages)
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
    Ok(super::claims::pages(folder, &trials.machine, rows, &judged).into())
}
