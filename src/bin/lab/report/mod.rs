//! The report: one self-contained page a machine, drawn from its record alone.
//!
//! No network: everything is in the file, and the page says so itself by its content security policy ([`frame`]).
//! The charts are written beside it as files of their own too, for whoever wants to show one elsewhere.

mod calibration;
mod chart;
mod codegen;
mod commands;
mod compare;
mod density;
mod differences;
mod duel;
pub(crate) mod frame;
mod kernels;
mod machine;
mod regret;
mod words;

use maud::{Markup, html};

use std::path::{Path, PathBuf};

use anyhow::Result;

pub(crate) use commands::page as commands_page;
pub(crate) use compare::draw as draw_comparison;
pub(crate) use differences::page as differences_page;

use frame::Frame;

use crate::calibration::{self as kept, Calibration};
use crate::compare::{self as comparisons, Compared};
use crate::record::{Record, Unmeasured};
use crate::{files, json};

/// The page `index.html`.
pub(crate) fn page(record: &Record, calibration: Option<&Calibration>, compared: &[Compared]) -> String {
    Frame {
        title: format!("Plywright on {}", record.machine.brand),
        eyebrow: html! { "Plywright · which build is best on this machine" },
        heading: record.machine.brand.clone(),
        main: html! {
            (decision(record))
            (duel::section(record))
            (regret::section(record))
            (calibration::section(calibration))
            (density::section(record))
            (kernels::section(record))
            (chapters(compared))
            (machine::section(record))
        },
        footer: html! {
            "Drawn from " code { "record.json" } " beside this page, which keeps every raw sample. Made by "
            code { (record.command) } "."
        },
    }
    .draw()
}

/// The charts as files of their own: a name and an SVG each.
pub(crate) fn charts(record: &Record, calibration: Option<&Calibration>) -> Vec<(&'static str, String)> {
    [
        ("engines.svg", duel::chart(record)),
        ("calibration.svg", calibration.and_then(calibration::chart)),
        ("popcount.svg", density::chart(record)),
    ]
    .into_iter()
    .filter_map(|(name, chart)| chart.map(|chart| (name, chart.into_string() + "\n")))
    .collect()
}

/// Draws the page and the charts of a machine's folder anew from its record and its calibration. Without a record there is no
/// page yet.
pub(crate) fn redraw(folder: &Path) -> Result<()> {
    let record: Option<Record> = json::load(&folder.join("record.json"))?;
    record.map_or(Ok(()), |record| files::replace_all(&draw(folder, &record)?))
}

/// The page and the charts of a record for a machine's folder, with the calibration and the comparisons of targets that lie
/// there: the files and what they are to hold.
pub(crate) fn draw(folder: &Path, record: &Record) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let calibration = kept::read(&folder.join("calibration.json"))?;
    let compared = comparisons::all(folder)?;
    let page = ("index.html", page(record, calibration.as_ref(), &compared));
    let drawn = charts(record, calibration.as_ref()).into_iter().chain([page]);
    Ok(drawn.map(|(name, text)| (folder.join(name), text.into_bytes())).collect())
}

/// Where the chapters on two targets are, if there are any.
fn chapters(compared: &[Compared]) -> Markup {
    html! {
        @if !compared.is_empty() {
            section #targets {
                h2 { "Two targets" }
                p { "The same source on two targets, side by side on this machine:" }
                ul {
                    @for one in compared {
                        li { a href={ (one.stem()) ".html" } { (compare::title(one)) } }
                    }
                }
            }
        }
    }
}

/// What follows from it all, and the command to copy.
fn decision(record: &Record) -> Markup {
    let choice = &record.decision.choice;
    html! {
        section #decision {
            h2 { "The decision" }
            p.lead { (words::sentence(&choice.because)) }
            @if let Some(gain) = &choice.gain {
                p {
                    "Measured against the default build on launches of their own: "
                    strong { (words::gain(gain.gain)) }
                    " (" (words::interval(gain.low, gain.high)) ", " (gain.launches) " launches)"
                    @if let Some(layouts) = record.decision.confirmation.as_ref().and_then(|one| one.layouts.as_ref()) {
                        "; with every launch in another code layout: "
                        strong { (words::gain(layouts.estimate.gain)) } " ("
                        (words::interval(layouts.estimate.low, layouts.estimate.high)) ")"
                    }
                    "."
                }
            }
            @if let Some((against, judgement)) = record.against.as_ref().zip(record.decision.against.as_ref())
                && let Some(estimate) = &judgement.estimate
            {
                p {
                    "Against the recipe " code { (against.engine.slug) } ", on launches of their own: "
                    strong { (words::gain(estimate.gain)) }
                    " (" (words::interval(estimate.low, estimate.high)) ", " (estimate.launches) " launches)"
                    @if let Some(layouts) = &judgement.layouts {
                        "; with every launch in another code layout: "
                        strong { (words::gain(layouts.estimate.gain)) } " ("
                        (words::interval(layouts.estimate.low, layouts.estimate.high)) ")"
                    }
                    "."
                }
            }
            @if let Some(against) = &record.against {
                @for (what, reason) in against.absent() {
                    p.missing {
                        "Against the recipe " code { (against.engine.slug) } ", " (what) ": not measured: " (reason) "."
                    }
                }
            }
            @for Unmeasured { asked, reason } in &record.unmeasured {
                p.missing { code { (asked) } " was asked for, but could not be measured: " (reason) "." }
            }
            pre.command tabindex="0" { code { (choice.command) } }
            @if record.quick {
                p.note {
                    "This was a " code { "--quick" } " run: fewer launches, so only larger effects could be seen."
                }
            }
            @if record.source.dirty {
                p.note { "The checkout differed from its revision when this was measured." }
            }
        }
    }
}

#[cfg(test)]
mod readme;
#[cfg(test)]
mod tests;
