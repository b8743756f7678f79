//! `cargo studies report`: draws the pages of the studies again from their records.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use outpace::os::files;
use plywright_lab::terminal::stdout::{Form, Printed};
use plywright_lab::terminal::table::{Cell, Table, column};
use plywright_lab::{machine, workspace};

use crate::claims;
use crate::claims::explained::Kept;
use crate::evidence::Evidence;
use crate::{endgame, scaling, targets, threads};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Draw the shipped pages too, which git tracks.
    #[arg(long)]
    keep: bool,
    /// Write nothing; fail if a shipped page differs from what its record draws.
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
    let mut changed = Vec::new();
    for (path, text) in
        folders.iter().map(|folder| all_pages(&root, folder, &now)).collect::<Result<Vec<_>>>()?.concat()
    {
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
    let is_well = !options.check || changed.is_empty();
    ensure!(
        is_well,
        "{} pages differ from what their records draw: run `cargo studies report --keep`",
        changed.len()
    );
    Ok(())
}

/// Draws the pages of all machines whose folders lie in `reports`, and the page over them.
fn all_pages(root: &Path, reports: &Path, now: &str) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut drawn = Vec::new();
    for folder in workspace::entries_if_any(reports)? {
        if folder.is_dir() && !folder.ends_with(workspace::LOCAL) {
            workspace::check_plain(&folder)?;
            drawn.extend(pages(root, &folder, now)?);
        }
    }
    drawn.extend(claims::matrix::file(reports, now)?);
    Ok(drawn)
}

/// Draws the pages of the studies whose records lie in a machine's folder.
pub(crate) fn pages(root: &Path, folder: &Path, now: &str) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let evidence = Evidence::read(folder)?;
    let pages = [
        ("endgame.md", evidence.endgame.as_ref().map(endgame::page::page)),
        ("threads.md", evidence.threads.as_ref().map(threads::page::page)),
        ("scaling.md", evidence.scaling.as_ref().map(scaling::page::page)),
    ];
    let drawn = pages.into_iter().filter_map(|(name, page)| Some((folder.join(name), page?.into_bytes())));
    let mut drawn: Vec<_> = drawn.collect();
    drawn.extend(evidence.compared.iter().map(|compared| {
        let path = folder.join(format!("{}.md", compared.stem()));
        (path, targets::page::page(compared).into_bytes())
    }));
    if let Some(trials) = &evidence.trials {
        let kept = Kept::read(root, &trials.machine.key, now);
        let page = claims::page::page(&trials.machine, &evidence, &kept)?;
        drawn.push((folder.join("claims.md"), page.into_bytes()));
    }
    Ok(drawn)
}
