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
use crate::study::compare::{Compared, EngineRow, Question, ratio};

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
    let engine = |question| {
        compared
            .engine_rows
            .iter()
            .find(|row| row.question == question)
            .and_then(|row| row.judgement.as_ref()?.estimate)
    };
    html! {
        section #short {
            h2 { "In short" }
            p.lead {
                @match engine(Question::Default) {
                    Some(estimate) => {
                        "As each target builds it, the whole engine takes " strong { (times(&estimate)) } " as long on "
                        (b) " as on " (a) " (" (times_interval(&estimate)) ")"
                        @if let Some(estimate) = engine(Question::Portable) {
                            "; with the same recipe on both, shift and multiply and magic tables, "
                            strong { (times(&estimate)) } " (" (times_interval(&estimate)) ")"
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

/// Which kernels the second target makes dearest, and which it hardly touches.
fn dearest(compared: &Compared) -> Markup {
    let mut rows: Vec<(String, Estimate)> = compared
        .kernels
        .iter()
        .filter(|row| !row.is_control && row.mode == Mode::Throughput)
        .filter_map(|row| Some((format!("{}/{}", row.axis, row.variant), row.judgement.as_ref()?.estimate?)))
        .collect();
    rows.sort_by(|one, other| one.1.gain.total_cmp(&other.1.gain));
    let told = |rows: &[(String, Estimate)]| {
        let each = rows.iter().map(|(name, estimate)| format!("{name} ({})", times(estimate)));
        each.collect::<Vec<_>>().join(", ")
    };
    let count = 3.min(rows.len() / 2);
    if count == 0 {
        return html! {};
    }
    let (dear, cheap) = (&rows[..count], &rows[rows.len() - count..]);
    html! {
        p {
            "Of the kernels, " (compared.b.name) " makes these the dearest: " (told(dear))
            ". It costs these the least: " (told(cheap)) "."
        }
    }
}

/// What a reader should know before believing: a control that was told apart, work of others, a checkout that differs.
fn warnings(compared: &Compared) -> Vec<String> {
    let mut all = Vec::new();
    let told_apart = |judgement: &Option<Judgement>| {
        judgement.as_ref().is_some_and(|one| matches!(one.verdict, Verdict::Faster | Verdict::Slower))
    };
    let kernels = compared.kernels.iter().filter(|row| row.is_control && told_apart(&row.judgement));
    let engines =
        compared.engine_rows.iter().filter(|row| row.question.is_control() && told_apart(&row.judgement));
    let names: Vec<&str> = kernels
        .map(|row| row.comparison.candidate.as_str())
        .chain(engines.map(|row| row.comparison.candidate.as_str()))
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
fn times(estimate: &Estimate) -> String {
    format!("{:.2} times", ratio(estimate).0)
}

fn times_interval(estimate: &Estimate) -> String {
    let (_, low, high) = ratio(estimate);
    format!("{low:.2} to {high:.2}")
}

/// The four cells of a judgement: how many times as long, its interval, the launches, the verdict.
fn judged(judgement: Option<&Judgement>, fault: Option<&str>, b: &str) -> Markup {
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref());
    html! {
        @match estimate {
            Some(estimate) => {
                td.n { (times(estimate)) }
                td.n { (times_interval(estimate)) }
                td.n { (estimate.launches) }
            }
            None => { td.n { "–" } td.n { "–" } td.n { "–" } }
        }
        @match (fault, judgement) {
            (Some(fault), _) => { td.none { span.sign aria-hidden="true" { "✗" } (fault) } }
            (None, Some(judgement)) => {
                @let (class, sign, verdict) = words::verdict(&judgement.verdict);
                td class=(class) { span.sign aria-hidden="true" { (sign) } (b) " " (verdict) }
            }
            (None, None) => { td.none { span.sign aria-hidden="true" { "?" } "not judged" } }
        }
    }
}

/// How much faster or slower B is, by kernel and engine; none where nothing was judged.
pub(super) fn chart(compared: &Compared) -> Option<Markup> {
    let row = |name: String, judgement: Option<&Judgement>, rule| {
        let judgement = judgement?;
        let estimate = judgement.estimate?;
        Some(Row {
            name,
            value: estimate.gain * 100.0,
            low: estimate.low * 100.0,
            high: estimate.high * 100.0,
            class: words::verdict(&judgement.verdict).0,
            note: times(&estimate),
            rule,
        })
    };
    let control = |row: &&EngineRow| row.question == Question::Control;
    let mut rows: Vec<Row> = compared
        .engine_rows
        .iter()
        .find(control)
        .and_then(|one| row("control".to_owned(), one.judgement.as_ref(), false))
        .into_iter()
        .collect();
    for (question, name) in
        [(Question::Default, "engine, default"), (Question::Portable, "engine, same recipe")]
    {
        let one = compared.engine_rows.iter().find(|row| row.question == question);
        rows.extend(one.and_then(|one| row(name.to_owned(), one.judgement.as_ref(), false)));
    }
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
