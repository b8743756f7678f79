//! The report: one self-contained page for each machine, drawn from the machine's records and from
//! the listings and the list of flamegraphs in the checkout.
//!
//! A page needs no network: everything is in the file, and its content security policy forbids
//! anything else ([`frame`]). [`site`] defines where a page lies. The charts are files of their own
//! beside the record, with a short Markdown page ([`brief`]) that a code host shows.

mod axis;
pub mod beside;
pub mod brief;
pub mod calibration;
mod chart;
mod codegen;
mod comparisons;
mod density;
pub mod export;
mod frame;
mod gallery;
pub mod index;
mod kernels;
pub mod losses;
mod machine;
pub mod place;
pub mod profiles;
mod row;
mod runs;
pub mod site;
pub mod summary;
pub mod unfolded;
mod words;

use maud::{Markup, html};

use std::path::{Path, PathBuf};

use anyhow::Result;

use frame::Frame;
use unfolded::PageContext;

use self::beside::Beside;
use crate::decide::verdict;
use crate::evidence::Evidence;
use crate::record::{BASELINE, Choice, Estimate, Missing, Record, Unmeasured, Winner};
use crate::terminal::format::{interval, percent, sentence};
use crate::terminal::table::{address, inline};
use crate::workspace;
use outpace::os::files;
use outpace::record::sealed;

/// Returns a notice if the lab's own error was not measured on the machine, or only with an older
/// engine. Quick runs and runs with `--with` get no notice.
fn uncalibrated(record: &Record, code: &PageContext) -> Markup {
    let says = match &code.calibrated {
        _ if record.quick || !record.with().is_empty() => return html! {},
        None => "The lab's own error was not measured on this machine",
        Some(source) if !code.now.is_empty() && place::is_history(source, &code.now) => {
            "The lab's own error on this machine was measured with an older engine"
        }
        Some(_) => return html! {},
    };
    html! { p.missing { (says) ". To measure it: " code { "cargo lab calibrate" } } }
}

/// Draws the page `index.html`: the decision, the losses and gains of whole engines, a section for
/// each axis, and the other measurements.
pub fn page(record: &Record, evidence: &Evidence, code: &PageContext) -> String {
    Frame {
        title: format!("Plywright on {}", record.machine.brand),
        eyebrow: html! { a href={ (code.ways.index) "index.html" } { "Plywright" } " · which build is best on this machine" },
        heading: record.machine.brand.clone(),
        main: html! {
            @if !code.now.is_empty() && place::is_history(&record.source, &code.now) {
                p.missing {
                    "History: measured with an older engine, " (record.source.short(7)) ". To measure the current one: " code { (record.command) }
                }
            }
            (uncalibrated(record, code))
            (decision(record, &code.make))
            (contents(record, evidence.runs.is_some(), !code.beside.is_empty()))
            (losses::section(record))
            (comparisons::section(record))
            @for axis in &record.axes { (axis::section(record, code, axis)) }
            (kernels::section(record))
            (runs::section(evidence.runs.as_ref()))
            (calibration::section(evidence.calibration.as_ref()))
            (pages(code))
            (machine::section(record))
        },
        footer: html! {
            "Drawn by " code { "cargo lab report" } " from " a href={ (code.ways.record) "record.json" } { code { "record.json" } }
            ", which keeps every raw sample. Made by "
            code { (record.command) } "."
        },
    }
    .draw()
}

fn contents(record: &Record, has_runs: bool, has_pages: bool) -> Markup {
    let mut chapters = vec![("kernels", "how kernels are measured"), ("calibration", "the lab's own error")];
    chapters.extend(has_pages.then_some(("pages", "more of this machine")));
    chapters.push(("provenance", "where the figures come from"));
    html! {
        nav aria-label="On this page" {
            ul.contents {
                li { a href="#losses" { "what each build loses" } }
                li { a href="#engines" { "whole engines" } }
                @if has_runs { li { a href="#runs" { "runs on this machine" } } }
                @for axis in &record.axes { li { a href={ "#" (address(&["axis", &axis.name])) } { (axis.name) } } }
                @for (id, name) in chapters { li { a href={ "#" (id) } { (name) } } }
            }
        }
    }
}

/// Draws the charts as files of their own. Returns for each the name of the file and the SVG,
/// stamped with the digest of the record behind it.
fn charts(record: &Record, evidence: &Evidence) -> Vec<(&'static str, String)> {
    let calibration = evidence.calibration.as_ref();
    let calibrated = calibration.map_or("", |calibration| &calibration.sha256);
    let charts = [
        ("engines.svg", comparisons::chart(record), &*record.sha256),
        ("calibration.svg", calibration.and_then(calibration::chart), calibrated),
        ("popcount.svg", density::chart("popcount-title", record.kernels.figures()), &*record.sha256),
    ];
    let drawn = charts.into_iter();
    drawn.filter_map(|(name, chart, digest)| Some((name, stamped(chart::file(chart?), digest)))).collect()
}

/// Adds the digest of the underlying record to a chart or a Markdown page, so that a stale one can
/// be detected.
fn stamped(text: String, sha256: &str) -> String {
    text + &format!("<!-- drawn from the record with the SHA-256 {sha256} -->\n")
}

/// Draws the pages and the charts of a machine's folder anew from its files. Does nothing if there
/// is no record yet.
pub fn redraw(root: &Path, folder: &Path, now: &str) -> Result<()> {
    workspace::check_plain(folder)?;
    let record: Option<Record> = sealed::load(&folder.join("record.json"))?;
    let Some(record) = record.map(verdict::redecide) else { return Ok(()) };
    Ok(files::replace_all(&draw(root, folder, &record, &Evidence::without_choice(folder)?, now)?)?)
}

/// Draws the page and the charts of a record for a machine's folder, and for a shipped folder the
/// short page too. Uses the other records there and the files of the package at `root`; `now` is
/// the SHA-256 of the engine's current source. Returns the paths and their contents.
pub fn draw(
    root: &Path,
    folder: &Path,
    record: &Record,
    evidence: &Evidence,
    now: &str,
) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let code = PageContext::read(root, folder, record, now)?;
    let mut drawn = vec![(site::page(root, folder), page(record, evidence, &code).into_bytes())];
    let charts = charts(record, evidence);
    if site::is_shipped(root, folder) {
        let charts: Vec<&str> = charts.iter().map(|(name, _)| *name).collect();
        let brief = brief::of_machine(root, folder, record, evidence, &charts);
        drawn.push((folder.join(brief::FILE), brief.into_bytes()));
    }
    drawn.extend(charts.into_iter().map(|(name, text)| (folder.join(name), text.into_bytes())));
    Ok(drawn)
}

/// Draws the links to the pages of other subcommands and programs.
fn pages(code: &PageContext) -> Markup {
    html! {
        @if !code.beside.is_empty() {
            section #pages {
                h2 { "More of this machine" }
                ul {
                    @for Beside { file, title } in &code.beside {
                        li { a href={ (code.ways.record) (file) } { (file) } @if !title.is_empty() { ": " (title) } }
                    }
                }
            }
        }
    }
}

/// Returns the chosen variants as `AXIS-VARIANT`, separated by blanks; empty for the default build.
fn winners(choice: &Choice) -> String {
    let names = choice.winners.iter().map(|Winner { axis, variant }| format!("`{axis}-{variant}`"));
    names.collect::<Vec<_>>().join(" ")
}

/// States the conclusion, with the command to copy.
fn decision(record: &Record, make: &str) -> Markup {
    let choice = &record.decision.choice;
    html! {
        section #decision {
            h2 { "The decision" }
            @if !choice.winners.is_empty() {
                p.lead { "Chosen: " (inline(&winners(choice))) }
            }
            p.lead { (sentence(&choice.because)) }
            @if let Some(guarantee) = losses::guarantee(choice) {
                p { strong { (guarantee) } "." }
            }
            @if let Some((against, judgement)) = record.against.as_ref().zip(record.decision.against.as_ref())
                && let Some(Estimate { gain, low, high, launches, .. }) = &judgement.estimate
            {
                p {
                    code { (against.chosen) } " against the recipe " code { (against.engine.slug) } ", on launches of their own: "
                    strong { (percent(*gain)) } " (" (interval(*low, *high)) ", " (launches) " launches)."
                    @for Missing { candidate, reason } in &against.as_built {
                        " In only one code layout: " code { (candidate) } ": " (reason) "."
                    }
                }
            }
            @for counters in outpace::report::counters::sentences(BASELINE, &record.counters) {
                p { (inline(&sentence(&counters))) }
            }
            @for Unmeasured { asked, reason } in &record.unmeasured {
                p.missing { code { (asked) } " was asked for, but could not be measured: " (reason) "." }
            }
            @if make.is_empty() {
                pre.command tabindex="0" { code { (choice.command) } }
            } @else {
                pre.command tabindex="0" { code { (make) } }
                details {
                    summary { "Build it without the lab" }
                    pre.command tabindex="0" { code { (choice.command) } }
                }
            }
            @if !record.whole_engines.as_built.is_empty() {
                p.note {
                    "Some engines were launched in " a href="#as-built" { "only one code layout" }
                    ". Up to 1 % of their figures may be due to that layout, and no bound covers this."
                }
            }
            @if record.quick {
                p.note {
                    "This was a " code { "--quick" } " run: with fewer launches, only larger effects can be shown."
                }
            }
            @if record.source.dirty {
                p.note { "The checkout differed from its revision when this was measured." }
            }
        }
    }
}

#[cfg(test)]
mod own_error;
#[cfg(test)]
mod readme;
#[cfg(test)]
pub mod tests;
