//! `cargo studies report`: draws the pages of the studies again from their records.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use outpace::os::files;
use plywright_lab::terminal::stdout::{Form, Printed};
use plywright_lab::terminal::table::{Cell, Table, column};
use plywright_lab::{machine, workspace};

use crate::claims;
use crate::claims::explained::StoredEvidence;
use crate::evidence::Evidence;
use crate::{endgame, scaling, targets, threads};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Draw the shipped pages too, which git tracks.
    #[arg(long)]
    keep: bool,
    /// Write nothing; fail if a shipped page differs from the page drawn from its record, or if a
    /// study's page has no record.
    #[arg(long, conflicts_with = "keep")]
    check: bool,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let now = machine::source(&root)?.sha256;
    let shipped = workspace::shipped(&root);
    let local = shipped.join(workspace::LOCAL);
    let folders: Vec<PathBuf> = match (options.check, options.keep) {
        (true, _) => vec![shipped],
        (false, true) => vec![shipped, local],
        (false, false) => vec![local],
    };
    let mut rows = Table::new([column("page", &["page"]), column("state", &["state"])]);
    let pages = folders.iter().map(|folder| all_pages(&root, folder, &now)).collect::<Result<Vec<_>>>()?;
    let pages = pages.concat();
    let orphans = folders.iter().map(|folder| orphans(folder, &pages)).collect::<Result<Vec<_>>>()?.concat();
    for path in &orphans {
        let shown = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        rows.push([Cell::word(shown), Cell::word("orphaned")]);
    }
    let mut changed = Vec::new();
    for (path, text) in pages {
        let is_same = std::fs::read(&path).is_ok_and(|kept| kept == text);
        let state = match (is_same, options.check) {
            (true, _) => "unchanged",
            (false, true) => "stale",
            (false, false) => "drawn",
        };
        rows.push([
            Cell::word(path.strip_prefix(&root).unwrap_or(&path).display().to_string()),
            Cell::word(state),
        ]);
        if !is_same {
            if options.keep {
                workspace::check_within(&root, &path)?;
            }
            changed.push((path, text));
        }
    }
    if !options.check {
        files::replace_all(&changed)?;
    }
    options.form.print(&Printed { rows: &rows }, || format!("{rows}\n"))?;
    if options.check {
        let differ = changed.len();
        ensure!(
            differ == 0,
            "{differ} pages differ from those drawn from their records: run `cargo studies report --keep`"
        );
        ensure!(orphans.is_empty(), "{} pages have no record, see above: remove them", orphans.len());
    }
    Ok(())
}

/// The pages of a machine with fixed names.
const PAGES: [&str; 4] = ["endgame.md", "threads.md", "scaling.md", "claims.md"];

/// Returns each page of a study in a machine's folder that is not in `drawn`, because its record is
/// missing.
fn orphans(reports: &Path, drawn: &[(PathBuf, Vec<u8>)]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in machines(reports)? {
        found.extend(workspace::entries_if_any(&folder)?.into_iter().filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let is_page = PAGES.contains(&name) || name.starts_with("compare-") && name.ends_with(".md");
            is_page && drawn.iter().all(|(page, _)| page != path)
        }));
    }
    Ok(found)
}

/// Returns the folders of all machines in `reports`.
fn machines(reports: &Path) -> Result<Vec<PathBuf>> {
    let is_machine = |folder: &PathBuf| folder.is_dir() && !folder.ends_with(workspace::LOCAL);
    Ok(workspace::entries_if_any(reports)?.into_iter().filter(is_machine).collect())
}

/// Draws the pages of all machines whose folders lie in `reports`, and the page of claims over all
/// machines.
fn all_pages(root: &Path, reports: &Path, now: &str) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut drawn = Vec::new();
    for folder in machines(reports)? {
        workspace::check_plain(&folder)?;
        drawn.extend(pages(root, &folder, now)?);
    }
    drawn.extend(claims::matrix::file(reports, now)?);
    Ok(drawn)
}

/// Draws the pages of the studies whose records lie in a machine's folder.
pub(crate) fn pages(root: &Path, folder: &Path, now: &str) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let evidence = Evidence::read(folder)?;
    let [endgame, threads, scaling, claims] = PAGES;
    let pages = [
        (endgame, evidence.endgame.as_ref().map(endgame::page::page)),
        (threads, evidence.threads.as_ref().map(threads::page::page)),
        (scaling, evidence.scaling.as_ref().map(scaling::page::page)),
    ];
    let drawn = pages.into_iter().filter_map(|(name, page)| Some((folder.join(name), page?.into_bytes())));
    let mut drawn: Vec<_> = drawn.collect();
    drawn.extend(evidence.compared.iter().map(|compared| {
        let path = folder.join(format!("{}.md", compared.stem()));
        (path, targets::page::page(compared).into_bytes())
    }));
    if let Some(trials) = &evidence.trials {
        let stored = StoredEvidence::read(root, &trials.machine.key, now);
        let page = claims::page::page(&trials.machine, &evidence, &stored)?;
        drawn.push((folder.join(claims), page.into_bytes()));
    }
    Ok(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_without_a_record_is_an_orphan() {
        let reports = files::Scratch::new_in(&std::env::temp_dir()).unwrap();
        let folder = reports.path().join("some-cpu");
        let [page, other, study] =
            ["compare-a-b.md", "README.md", "endgame.md"].map(|name| folder.join(name));
        std::fs::create_dir(&folder).unwrap();
        for path in [&page, &other, &study] {
            std::fs::write(path, "").unwrap();
        }
        let mut found = orphans(reports.path(), &[]).unwrap();
        found.sort();
        assert_eq!(found, [page.clone(), study.clone()]);
        assert_eq!(orphans(reports.path(), &[(page, Vec::new())]).unwrap(), [study]);
    }
}
