//! `cargo lab compare records A B`: shows what differs beyond chance. Measures nothing, and writes nothing but the page that was asked for.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::decide::calibration;
use crate::decide::differences::{self, Calibrated, Side, summary};
use crate::record::Record;
use crate::report;
use crate::terminal::stdout;
use crate::workspace;
use outpace::files;
use outpace::sealed;

/// The options of `compare records`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A record, or the folder that it is in.
    #[arg(value_name = "A")]
    a: PathBuf,
    /// The other record.
    #[arg(value_name = "B")]
    b: PathBuf,
    /// Show every figure, not those alone that differ.
    #[arg(long)]
    all: bool,
    /// Draw the comparison as a page too [default: no page].
    #[arg(long, value_name = "FILE.html")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(super) fn run(options: &Options) -> Result<()> {
    let page = options.output.as_deref();
    if let Some(page) = page {
        let is_html = page.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("html"));
        ensure!(is_html, "the page of two records is one file, FILE.html, and `{}` is none", page.display());
    }
    let [a, b] = [read(&options.a)?, read(&options.b)?];
    let found = differences::find(&a, &b);
    if let Some(page) = page {
        files::replace(page, report::differences_page(&found, [&a, &b]).as_bytes())?;
    }
    options.form.print(&summary::answer(&found), || {
        let drawn = page.map_or_else(String::new, |page| format!("{}\n", page.display()));
        summary::text(&found, options.all) + &drawn
    })
}

/// The page of two records.
pub(crate) fn page(paths: [&Path; 2]) -> Result<String> {
    let [a, b] = [read(paths[0])?, read(paths[1])?];
    Ok(report::differences_page(&differences::find(&a, &b), [&a, &b]))
}

/// The record in that file, or in the folder of that name, with what its machine's calibration says.
fn read(given: &Path) -> Result<Side> {
    let path = if given.is_dir() { given.join("record.json") } else { given.to_path_buf() };
    let record: Record = sealed::load_from(&path)?;
    let beside = path.parent().map(Path::to_path_buf);
    let own = workspace::root().ok().map(|root| root.join("reports").join(&record.machine.key));
    let mut calibrated = None;
    for folder in beside.into_iter().chain(own) {
        let found = calibration::read(&folder.join("calibration.json"))?;
        let found = found.filter(|calibration| calibration.machine.key == record.machine.key);
        calibrated = calibrated.or(found.as_ref().and_then(Calibrated::of));
    }
    Ok(Side { name: given.display().to_string(), record, calibrated })
}
