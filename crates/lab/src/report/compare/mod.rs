//! The chapter on two targets: one page of its own beside the machine's, drawn from its record alone.

mod density;
mod engines;
mod kernels;
mod provenance;

use maud::{Markup, html};

use std::path::{Path, PathBuf};

use super::chart::{self, Row, Titles};
use super::frame::Frame;
use super::words;
use crate::record::{Estimate, Judgement, Mode, Verdict};
use crate::study::compare::{Compared, Question, ratio};
use crate::terminal::format;
use crate::terminal::table::{Cell, mark};

/// What the chapter is called: by what tells the two apart.
pub(super) fn title(compared: &Compared) -> String {
    let (a, b) = (&compared.a, &compared.b);
    let quick = if compared.quick { " (a quick run)" } else { "" };
    if a.bits == b.bits {
        format!("{} against {}{quick}", b.name, a.name)
    } else {
        format!("{} against {} bits: {} and {}{quick}", b.bits, a.bits, b.name, a.name)
    }
}

/// The page.
pub(crate) fn page(compared: &Compared) -> String {
    let title = title(compared);
    Frame {
        title: format!("{title} on {}", compared.machine.brand),
        eyebrow: html! { "Plywright · " (compared.machine.brand) },
        heading: title,
        main: html! {
            (short(compared))
            (engines::section(compared))
            (kernels::section(compared))
            (density::section(compared))
            (provenance::section(compared))
        },
        footer: html! {
            "Drawn from " code { (compared.stem()) ".json" }
            " beside this page, which keeps every raw sample. Made by " code { (compared.command) } ". "
            a href="index.html" { "Which build is best on this machine" } "."
        },
    }
    .draw()
}

/// The page and its charts for a machine's folder: the files and what they are to hold.
pub(crate) fn draw(folder: &Path, compared: &Compared) -> Vec<(PathBuf, Vec<u8>)> {
    let stem = compared.stem();
    let svg = |name: String, chart: Option<Markup>| {
        chart.map(|chart| (format!("{stem}-{name}.svg"), chart::file(chart)))
    };
    let sides = [&compared.a, &compared.b];
    let densities = sides.map(|side| svg(format!("popcount-{}", side.name), density::chart(side)));
    let files = std::iter::once(svg("speed".to_owned(), chart(compared))).chain(densities).flatten();
    let page = (format!("{stem}.html"), page(compared));
    files.chain([page]).map(|(name, text)| (folder.join(name), text.into_bytes())).collect()
}

/// What the page comes to.
fn short(compared: &Compared) -> Markup {
    let (a, b) = (&compared.a.name, &compared.b.name);
    let engine = |question| engine(compared, question)?.estimate;
    let takes = |estimate: &Estimate| {
        let (times, low, high) = ratio(estimate);
        (format!("{times:.2} times"), format!("{low:.2} to {high:.2}"))
    };
    html! {
        section #short {
            h2 { "In short" }
            p.lead {
                @match engine(Question::Default).as_ref().map(takes) {
                    Some((times, interval)) => {
                        "As each target builds it, the whole engine takes " strong { (times) } " as long on " (b) " as on " (a)
                        " (" (interval) ")"
                        @if let Some((times, interval)) = engine(Question::Portable).as_ref().map(takes) {
                            "; with the same recipe on both, shift and multiply and magic tables, " strong { (times) } " ("
                            (interval) ")"
                        }
                        "."
                    }
                    None => { "The whole engine was not compared." }
                }
            }
            (dearest(compared))
            @if let Some(chart) = chart(compared) {
                figure {
                    (chart)
                    figcaption {
                        "The same work, as independent operations, on the operands of a real search; for whole engines the same "
                        "nodes of the same positions. The control is " (a) " against a copy of itself."
                    }
                }
            }
            @for warning in warnings(compared) { p.note { (warning) } }
        }
    }
}

/// The judgement that answers a question on whole engines.
fn engine(compared: &Compared, question: Question) -> Option<&Judgement> {
    compared.engine_rows.iter().find(|row| row.question == question)?.judgement.as_ref()
}

/// Which kernels the second target makes dearest, and which it hardly touches.
fn dearest(compared: &Compared) -> Markup {
    let kernels = compared.kernels.iter().filter(|row| !row.is_control && row.mode == Mode::Throughput);
    let ratios = kernels.filter_map(|row| Some((row, ratio(row.judgement.as_ref()?.estimate.as_ref()?).0)));
    let mut rows: Vec<(String, f64)> = ratios
        .map(|(row, times)| (format!("{}/{} ({times:.2} times)", row.axis, row.variant), times))
        .collect();
    rows.sort_by(|one, other| other.1.total_cmp(&one.1));
    let names: Vec<String> = rows.into_iter().map(|(name, _)| name).collect();
    let count = 3.min(names.len() / 2);
    html! {
        @if count > 0 {
            p {
                "Of the kernels, " (compared.b.name) " makes these the dearest: " (names[..count].join(", "))
                ". It costs these the least: " (names[names.len() - count..].join(", ")) "."
            }
        }
    }
}

/// What a reader should know before believing: a control that was told apart, work of others, a checkout that differs.
fn warnings(compared: &Compared) -> Vec<String> {
    let mut all = Vec::new();
    let kernels = compared.kernels.iter().filter(|row| row.is_control);
    let kernels = kernels.map(|row| (&row.comparison.candidate, &row.judgement));
    let engines = compared.engine_rows.iter().filter(|row| row.question.is_control());
    let controls = kernels.chain(engines.map(|row| (&row.comparison.candidate, &row.judgement)));
    let is_told_apart =
        |judgement: &Judgement| matches!(judgement.verdict, Verdict::Faster | Verdict::Slower);
    let names: Vec<&str> = controls
        .filter(|(_, judgement)| judgement.as_ref().is_some_and(is_told_apart))
        .map(|(name, _)| name.as_str())
        .collect();
    if !names.is_empty() {
        all.push(format!(
            "A build was told apart from its own copy ({}): differences of that size mean nothing here.",
            names.join(", ")
        ));
    }
    let noise = &compared.noise;
    if let Some(others) = noise.others.filter(|&share| share > 0.05) {
        all.push(format!(
            "Other processes took {:.0} % of the CPUs' time while this was measured; the samples are paired, so what is left of it \
             is in the intervals.",
            others * 100.0
        ));
    }
    if let Some(steal) = noise.steal.filter(|&share| share > 0.02) {
        all.push(format!("The hypervisor gave {:.0} % of the CPUs' time to others.", steal * 100.0));
    }
    if compared.quick {
        all.push(
            "This was a `--quick` run: fewer launches and densities, so its intervals are wider.".to_owned(),
        );
    }
    if compared.source.dirty {
        all.push("The checkout differed from its revision when this was measured.".to_owned());
    }
    all
}

/// How many times as long B takes: `1.82 times`.
fn times(judgement: Option<&Judgement>) -> Cell {
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref());
    estimate.map_or(Cell::none(), |estimate| {
        let (times, ..) = ratio(estimate);
        Cell::figure(format!("{times:.2} times"), [times])
    })
}

/// The four cells of a judgement: how many times as long, its interval, the launches, the verdict on what is named.
fn judged(judgement: Option<&Judgement>, fault: Option<&str>, of: &str) -> [Cell; 4] {
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref());
    let interval = estimate.map(ratio).map(|(_, low, high)| format!("{low:.2} to {high:.2}"));
    let verdict = match (fault, judgement) {
        (Some(fault), _) => Cell::marked(("none", "✗"), fault.to_owned(), []),
        (None, None) => Cell::marked(("none", "?"), "not judged", []),
        (None, Some(Judgement { verdict, .. })) => Cell::marked(
            mark(verdict),
            format!("{of} {}", format::words(verdict)).trim_start().to_owned(),
            [],
        ),
    };
    [
        times(judgement),
        interval.map_or(Cell::none(), Cell::number),
        estimate.map_or(Cell::none(), |estimate| Cell::number(estimate.launches)),
        verdict,
    ]
}

/// How much faster or slower B is, by kernel and engine; none where nothing was judged.
pub(super) fn chart(compared: &Compared) -> Option<Markup> {
    let row = |name: String, judgement: Option<&Judgement>, rule| {
        let judgement = judgement?;
        let note = format!("{:.2} times", ratio(judgement.estimate.as_ref()?).0);
        Some(Row { note, rule, ..Row::new(name, judgement)? })
    };
    let engines = [
        (Question::Control, "control"),
        (Question::Default, "engine, default"),
        (Question::Portable, "engine, same recipe"),
    ];
    let engines = engines
        .into_iter()
        .filter_map(|(question, name)| row(name.to_owned(), engine(compared, question), false));
    let mut rows: Vec<Row> = engines.collect();
    let mut before = "";
    for one in compared.kernels.iter().filter(|row| !row.is_control && row.mode == Mode::Throughput) {
        let drawn = row(format!("{} {}", one.axis, one.variant), one.judgement.as_ref(), before != one.axis);
        if drawn.is_some() {
            before = &one.axis;
        }
        rows.extend(drawn);
    }
    let axis = format!("speed of {} over {}, %", compared.b.name, compared.a.name);
    let title =
        format!("How much slower or faster {} is than {}, by kernel", compared.b.name, compared.a.name);
    let id = words::address(&["speed", &compared.stem()]);
    chart::intervals(&Titles { id: &id, title: &title, x: &axis, y: "" }, &rows)
}

#[cfg(test)]
mod tests;
