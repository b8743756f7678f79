//! The page over all machines: the choice on each, every variant on every machine, and what was not
//! measured.

use maud::{Markup, html};
use plywright::recipe::AXES;

use std::collections::BTreeSet;

use super::frame::Frame;
use super::gallery::Gallery;
use super::place::{Place, history, is_history, of_machine};
use super::words::counted;
use crate::record::runs::Runs;
use crate::record::{COMPILER, PROFILE, TARGET};
use crate::terminal::format::{percent, word};
use crate::terminal::table::{Cell, Table, address, mark};

/// A page that no machine's page links to.
#[derive(Debug, PartialEq, Eq)]
pub struct Elsewhere {
    pub name: String,
    pub link: String,
}

/// Draws the page from all records and all lists of runs. It also links to the pages that no page
/// of a machine links to. `now` is the SHA-256 of the engine's current source; figures of any other
/// source are marked as history.
pub fn page(places: &[Place], runs: &[Runs], elsewhere: &[Elsewhere], now: &str) -> String {
    let cpus = machines(places, &[]).into_iter().map(|key| of_machine(places, key, now)).collect();
    Frame {
        title: "Plywright: which build is best where".to_owned(),
        eyebrow: html! { "Plywright · all machines" },
        heading: "Which build is best where".to_owned(),
        main: html! {
            (short(places, runs))
            (Gallery { cpus, now }.draw())
            (runs_alone(places, runs))
            (variants(places, now))
            (unmeasured(places))
            @if !elsewhere.is_empty() {
                section #elsewhere {
                    h2 { "Other pages" }
                    ul { @for page in elsewhere { li { a href=(page.link) { (page.name) } } } }
                }
            }
        },
        footer: html! { "Drawn by " code { "cargo lab report" } " from the records in " code { "reports/" } "." },
    }
    .draw()
}

/// Returns the machines' keys; several records may belong to one machine.
fn machines<'a>(places: &'a [Place], runs: &'a [Runs]) -> BTreeSet<&'a str> {
    let records = places.iter().map(|place| place.record.machine.key.as_str());
    records.chain(runs.iter().map(|runs| runs.machine.as_str())).collect()
}

fn short(places: &[Place], runs: &[Runs]) -> Markup {
    let machines = counted(machines(places, runs).len(), "machine");
    let made: usize = runs.iter().map(|runs| runs.runs.len()).sum();
    html! {
        section #short {
            p.lead {
                "One chess engine, built in many ways: which way is the fastest depends on the CPU. All figures were measured, and each "
                "links to its record."
            }
            p { (machines) ", " (counted(places.len(), "record")) @if made > 0 { ", " (counted(made, "run")) } "." }
            p { "To add this machine: " code { "cargo lab" } ", then " code { "cargo lab report" } ". To compare two records: " code { "cargo lab compare reports/A reports/B" } "." }
        }
    }
}

/// Shows the runs on machines whose own folder has no record.
fn runs_alone(places: &[Place], runs: &[Runs]) -> Markup {
    html! {
        @for runs in runs.iter().filter(|runs| !places.iter().any(|place| place.stands_for(&runs.machine))) {
            section { h2 { "Runs on " (runs.machine) } (super::runs::tables(runs)) }
        }
    }
}

/// Returns every variant of every axis in any record. The axes, and the variants of each axis, are
/// in the order of first appearance.
fn rows(places: &[Place]) -> Vec<(&str, &str)> {
    let mut rows: Vec<(&str, &str)> = Vec::new();
    for axis in places.iter().flat_map(|place| &place.record.axes) {
        for variant in &axis.variants {
            if !rows.contains(&(axis.name.as_str(), variant.as_str())) {
                rows.push((&axis.name, variant));
            }
        }
    }
    // Groups the rows by axis: a variant that only a later record has joins the others of its axis.
    let axes: Vec<&str> = rows.iter().map(|row| row.0).collect();
    rows.sort_by_key(|row| axes.iter().position(|axis| *axis == row.0));
    rows
}

fn variants(places: &[Place], now: &str) -> Markup {
    let heading = |place: &Place| {
        let quick = if place.record.quick { "quick, " } else { "" };
        let history = history(&place.record.source, now);
        format!("{}{history}, {quick}{}", place.name, place.record.source.short(7))
    };
    let columns = ["axis", "variant"].map(str::to_owned).into_iter().chain(places.iter().map(heading));
    let mut table = Table::new(columns.chain(["machines that chose it".to_owned()]));
    for (axis, variant) in rows(places) {
        let has_chosen = |place: &&Place| {
            let mut winners = place.record.decision.choice.winners.iter();
            winners.any(|winner| winner.axis == axis && winner.variant == variant)
        };
        let is_current = |place: &&Place| !is_history(&place.record.source, now);
        let winners = places.iter().filter(has_chosen).filter(is_current);
        let winners: BTreeSet<&str> = winners.map(|place| place.record.machine.key.as_str()).collect();
        let mut cells = vec![Cell::word(axis), Cell::code(variant).naming()];
        cells.extend(places.iter().map(|place| cell(place, axis, variant, has_chosen(&place))));
        cells.push(Cell::number(winners.len()));
        table.row(&[axis, variant], cells);
    }
    html! {
        section #variants {
            h2 { "Every variant, everywhere" }
            p {
                "Gain in engine speed over the default build of that machine. The last column ignores records of another version of the "
                "source (history). "
                "▲ faster, ▼ slower, = no difference, ~ not sure, ≡ the same code, ● the default there, ? not judged, ✗ unavailable there, – not tested; ★ chosen."
            }
            (table.html("Every variant, everywhere", "Variants by record"))
        }
    }
}

fn cell(place: &Place, axis: &str, variant: &str, is_chosen: bool) -> Cell {
    let record = &place.record;
    let is_unavailable =
        record.unavailable.iter().any(|absent| absent.axis == axis && absent.variant == variant);
    let cell = match record.decision.judgement(axis, variant) {
        // The default is the baseline of the others, whether it was timed or not.
        _ if record.is_default(axis, variant) => Cell::marked(("none", "●"), "default", []),
        Some(judgement) => {
            let (mark, word) = (mark(&judgement.verdict), word(&judgement.verdict));
            match judgement.estimate.as_ref().map(|estimate| estimate.gain) {
                Some(gain) => {
                    let chosen = if is_chosen { ", chosen ★" } else { "" };
                    Cell::marked(mark, percent(gain), [gain.into()]).below([format!("{word}{chosen}")])
                }
                None => Cell::marked(mark, word, []),
            }
        }
        None if is_unavailable => Cell::marked(("none", "✗"), "unavailable", []),
        None => return Cell::word("–"),
    };
    cell.link(format!("{}/index.html#{}", place.name, address(&[axis, variant])))
}

/// Shows which measurements each record lacks, and the commands that make them.
fn unmeasured(places: &[Place]) -> Markup {
    html! {
        section #unmeasured {
            h2 { "What is unmeasured" }
            ul {
                @for place in places {
                    @let missing = missing(places, place);
                    @if !missing.is_empty() {
                        li {
                            a href={ (place.name) "/index.html" } { (place.name) } ": "
                            @for (at, (what, command)) in missing.iter().enumerate() {
                                @if at > 0 { "; " }
                                (what) @if !command.is_empty() { " (" code { (command) } ")" }
                            }
                            "."
                        }
                    }
                }
                @if machines(places, &[]).len() < 2 { li { "Any other CPU." } }
            }
        }
    }
}

fn missing(places: &[Place], place: &Place) -> Vec<(String, &'static str)> {
    let record = &place.record;
    // Only one of a machine's folders has the calibration, which counts for all its records.
    let mut of_it = places.iter().filter(|other| other.record.machine.key == record.machine.key);
    let is_calibrated = of_it.any(|other| other.evidence.calibration.is_some());
    let mut missing: Vec<(String, &str)> = Vec::new();
    let known = AXES.iter().map(|axis| axis.name).chain([TARGET, PROFILE, COMPILER]);
    let axes: Vec<&str> = known.filter(|name| record.axes.iter().all(|axis| axis.name != *name)).collect();
    if !axes.is_empty() {
        let what = if axes.len() == 1 { "the axis" } else { "the axes" };
        missing.push((format!("{what} {}", axes.join(", ")), "cargo lab"));
    }
    for absent in &record.unavailable {
        missing.push((format!("{} {}: {}", absent.axis, absent.variant, absent.reason), ""));
    }
    let levels = [
        (record.kernels.figures().is_empty(), "times of kernels", "cargo lab"),
        (record.instructions.figures().is_empty(), "instructions", "cargo lab"),
        (record.listings.figures().is_empty(), "machine code", "cargo lab"),
        (!is_calibrated, "the lab's own error", "cargo lab calibrate"),
    ];
    let lacking = levels.into_iter().filter(|(is, ..)| *is);
    missing.extend(lacking.map(|(_, what, command)| (what.to_owned(), command)));
    missing
}
