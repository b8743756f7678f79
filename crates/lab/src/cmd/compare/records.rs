//! `cargo lab compare A B` of two records: what differs beyond chance. Measures nothing, and writes nothing but the page that was asked for.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::differences::{self, Calibrated, Kept, summary};
use crate::record::Record;
use crate::{calibration, files, json, report, stdout, workspace};

/// Compares the two, tells it, and draws the page where there is to be one.
pub(super) fn run(paths: [&Path; 2], all: bool, page: Option<&Path>, form: stdout::Form) -> Result<()> {
    if let Some(page) = page {
        let is_html = page.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("html"));
        ensure!(is_html, "the page of two records is one file, FILE.html, and `{}` is none", page.display());
    }
    // Both are read before anything is told.
    let [a, b] = [read(paths[0])?, read(paths[1])?];
    let found = differences::find(&a, &b);
    if let Some(page) = page {
        files::replace(page, report::differences_page(&found, [&a, &b]).as_bytes())?;
    }
    form.print(&summary::told(&found), || {
        let drawn = page.map_or_else(String::new, |page| format!("{}\n", page.display()));
        summary::text(&found, all) + &drawn
    })
}

/// The page of two records.
pub(crate) fn page(paths: [&Path; 2]) -> Result<String> {
    let [a, b] = [read(paths[0])?, read(paths[1])?];
    Ok(report::differences_page(&differences::find(&a, &b), [&a, &b]))
}

/// The record in that file, or in the folder of that name, with what its machine's calibration says.
fn read(given: &Path) -> Result<Kept> {
    let path = if given.is_dir() { given.join("record.json") } else { given.to_path_buf() };
    let record: Record = json::load_from(&path)?;
    let beside = path.parent().map(Path::to_path_buf);
    let own = workspace::root().ok().map(|root| root.join("reports").join(&record.machine.key));
    let mut calibrated = None;
    for folder in beside.into_iter().chain(own) {
        let found = calibration::read(&folder.join("calibration.json"))?;
        let found = found.filter(|calibration| calibration.machine.key == record.machine.key);
        calibrated = calibrated.or(found.as_ref().and_then(Calibrated::of));
    }
    Ok(Kept { name: given.display().to_string(), record, calibrated })
}
