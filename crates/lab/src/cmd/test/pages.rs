//! The step that opens every page of the reports in a browser.
//!
//! A page must look right in the light and in the dark, wide and narrow; its tables sort and filter, its folds open by hand and by an
//! address, its links lead somewhere; the browser has nothing to complain of, nothing is asked of the network, axe-core finds nothing
//! serious, and without its script it still says all that it has to say. The pages are all that lie there, and the one of two records.
//! Whether the checks see what they are to see is asked first, of two pages that nobody keeps: one full of faults, in which each must be
//! found, and one whose right order is known.
//!
//! With `PLYWRIGHT_SCREENSHOTS=1` pictures of every page are kept below the target folder.

mod axe;
mod browser;
mod check;
mod known;

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;

use anyhow::{Context, Result};

use self::browser::Browser;
use self::check::{Check, Seen};
use super::Outcome;
use crate::cmd::compare::records;
use crate::tools::{self, Tool};
use crate::{children, files, workspace};

/// So many browsers work at a time.
const AT_A_TIME: usize = 2;

/// So much is told of a page.
const TOLD: usize = 30;

/// Every page works in a browser.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    if !cfg!(unix) {
        return Ok(Outcome::skip("needs a Unix: the browser is spoken to over pipes"));
    }
    let Some(chromium) = tools::find(root, Tool::Chromium)? else {
        let remedy = tools::remedy(root, Tool::Chromium)?;
        return Ok(Outcome::skip(format!("no Chromium; get it with `{remedy}`")));
    };
    let axe = axe::ensure(root)?;
    let folder = workspace::target(root).join("pages");
    let pictures = std::env::var_os("PLYWRIGHT_SCREENSHOTS").is_some().then(|| folder.join("pictures"));
    let mut browser = match Browser::start(&chromium.path, &folder) {
        Ok(browser) => browser,
        Err(error) => {
            children::check()?;
            return Ok(Outcome::skip(format!("Chromium does not start here: {error:#}")));
        }
    };
    let script = axe.as_deref().ok();
    let mut outcome = known::check(&mut browser, script)?;
    browser.close()?;
    let mut pages = pages(&root.join("reports"))?;
    let other = tempfile::tempdir().context("cannot make a temporary folder")?;
    pages.extend(of_two_records(&pages, other.path())?);
    let looks =
        Looks { program: &chromium.path, folder: &folder, axe: script, pictures: pictures.as_deref() };
    let mut lesser = 0;
    for (page, seen) in looks.at(&pages)? {
        let name =
            page.strip_prefix(root).or_else(|_| page.strip_prefix(other.path())).unwrap_or(page).display();
        lesser += seen.lesser.len();
        outcome.add(&of_page(&name.to_string(), &seen.findings));
        for one in &seen.lesser {
            outcome.details += &format!("{name}, not serious: {one}\n");
        }
    }
    outcome.note = format!("{} pages in Chromium {}", pages.len(), chromium.version);
    match axe {
        Ok(_) => outcome.note += &format!(", {} ({lesser} findings below serious)", axe::PACKAGE),
        Err(why) => {
            outcome.skipped += 1;
            outcome.note += &format!("; without axe-core: {why}");
        }
    }
    if let Some(pictures) = pictures {
        outcome.note += &format!("; pictures in {}", pictures.display());
    }
    Ok(outcome)
}

/// What pages are looked at with.
struct Looks<'a> {
    program: &'a Path,
    folder: &'a Path,
    axe: Option<&'a str>,
    pictures: Option<&'a Path>,
}

impl Looks<'_> {
    /// What is found in each page, in their order. Several browsers work side by side, each on the largest page that nobody has taken yet.
    fn at<'a>(&self, pages: &'a [PathBuf]) -> Result<Vec<(&'a Path, Seen)>> {
        let mut waiting: Vec<&Path> = pages.iter().map(PathBuf::as_path).collect();
        waiting.sort_by_key(|page| Reverse(fs::metadata(page).map_or(0, |it| it.len())));
        let taken = AtomicUsize::new(0);
        let work = || {
            let mut browser = Browser::start(self.program, self.folder)?;
            let mut done = Vec::new();
            while let Some(&page) = waiting.get(taken.fetch_add(1, Ordering::Relaxed)) {
                let seen = Check::open(&mut browser, page)
                    .and_then(|check| check.everything(self.axe, self.pictures));
                done.push((page, seen.with_context(|| format!("cannot check {}", page.display()))?));
            }
            browser.close()?;
            Ok(done)
        };
        let works: Vec<Result<Vec<_>>> = std::thread::scope(|scope| {
            let running = [(); AT_A_TIME].map(|()| scope.spawn(work));
            let end = |work: ScopedJoinHandle<'_, _>| {
                work.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            running.into_iter().map(end).collect()
        });
        let mut seen: Vec<_> = works.into_iter().collect::<Result<Vec<_>>>()?.into_iter().flatten().collect();
        seen.sort_by_key(|(page, _)| *page);
        Ok(seen)
    }
}

/// The page of the first two records of the reports, which a verb draws where its user wants it, and which the reports do not hold.
fn of_two_records(pages: &[PathBuf], folder: &Path) -> Result<Option<PathBuf>> {
    let folders = pages.iter().filter_map(|page| page.parent());
    let mut records: Vec<_> =
        folders.map(|folder| folder.join("record.json")).filter(|path| path.exists()).collect();
    records.dedup();
    let [a, b, ..] = records.as_slice() else { return Ok(None) };
    let page = folder.join("drawn").join("two-records.html");
    files::replace(&page, records::page([a, b])?.as_bytes())?;
    Ok(Some(page))
}

/// The outcome of one page.
fn of_page(name: &str, findings: &[String]) -> Outcome {
    if findings.is_empty() {
        return Outcome { passed: 1, ..Outcome::default() };
    }
    let mut details: String =
        findings.iter().take(TOLD).map(|finding| format!("{name}: {finding}\n")).collect();
    if findings.len() > TOLD {
        details += &format!("{name}: and {} findings more\n", findings.len() - TOLD);
    }
    Outcome::failure(details)
}

/// The pages in a folder and in those below it, in their order.
fn pages(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            pages.extend(self::pages(&path)?);
        } else if path.extension().is_some_and(|end| end == "html") {
            pages.push(path);
        }
    }
    pages.sort();
    Ok(pages)
}
