//! The page on somebody else's builds: `commands.html`, drawn from `commands.json` alone.

use maud::{Markup, html};

use super::chart::{self, Row, Titles};
use super::frame::Frame;
use super::words;
use crate::record::{CONTROL, Judgement, Launch};
use crate::terminal::format::{sentence, share};
use crate::terminal::table::{Cell, Table};
use outpace::uci::programs::{Engine, Record, Runs};

pub(crate) fn page(record: &Record) -> String {
    let title = title(record);
    Frame {
        title: format!("{title} on {}", record.machine.brand),
        eyebrow: html! { "Plywright · " (record.machine.brand) },
        heading: title,
        main: html! {
            (decision(record))
            (verdicts(record))
            (provenance(record))
        },
        footer: html! {
            "Drawn from " code { "commands.json" } " beside this page, which keeps every raw sample. Made by "
            code { (record.command) } "."
        },
    }
    .draw()
}

/// The names of what is compared.
fn title(record: &Record) -> String {
    let names: Vec<&str> = record.engines.iter().map(|engine| engine.name.as_str()).collect();
    match names.split_first() {
        Some((first, others)) => format!("{} against {first}", others.join(", ")),
        None => "No commands".to_owned(),
    }
}

fn decision(record: &Record) -> Markup {
    let decision = &record.decision;
    html! {
        section #decision {
            h2 { "The decision" }
            p.lead { (sentence(&decision.because)) }
            @if let Some(gain) = &decision.gain {
                p { "On launches of their own: " (words::gained(gain.gain, gain.low, gain.high, gain.launches)) "." }
            }
            pre.command tabindex="0" { code { (decision.command) } }
            @for note in record.notes() { p.note { (sentence(&note)) } }
            @if record.quick {
                p.note {
                    "This was a " code { "--quick" } " run: fewer launches, so only larger effects could be seen."
                }
            }
        }
    }
}

fn verdicts(record: &Record) -> Markup {
    let decision = &record.decision;
    let turns: usize =
        record.survey.comparisons.iter().flat_map(|one| &one.launches).map(Launch::samples).sum();
    let unit = if record.unequal.is_some() { "nodes a second, each by its own count" } else { "speed" };
    html! {
        section #engines {
            h2 { "The verdicts" }
            p {
                "Both processes search the same positions with the same limit of nodes, in turns of about "
                (format!("{:.1}", record.slice_seconds * 1000.0)) " ms (after as much again untimed, which refills the caches), bound to one "
                "CPU, and are started anew many times (" (turns) " turns of either in all). A gain is " (unit) " beyond the first's."
            }
            (words::figure(chart(record), html! {
                "Gain over the first command, in per cent, with its "
                (format!("{:.0} %", decision.rules.confidence * 100.0)) " interval. The control is the first command again."
            }))
            (table(record))
            (words::noise(&decision.warnings))
        }
    }
}

fn table(record: &Record) -> Markup {
    let decision = &record.decision;
    let mut table = Table::new(["command", "gain", "interval", "launches", "verdict"]);
    let mut row = |judgement: &Judgement, id: &str, remark: &str| {
        let [gain, interval, launches] = Cell::estimate(judgement.estimate.as_ref());
        let unequal = record.difference(&judgement.variant).map_or("", |_| " (unequal)");
        let verdict = Cell::verdict(&judgement.verdict).and(unequal);
        let cells = [Cell::code(&judgement.variant).and(remark), gain, interval, launches, verdict];
        table.row(&["command", id], cells);
    };
    for judgement in decision.judgements.iter().chain(&decision.control) {
        let remark = if judgement.variant == CONTROL { ": the first again" } else { "" };
        row(judgement, &judgement.variant, remark);
    }
    if let Some(judgement) = &decision.confirmation {
        row(judgement, &format!("{}-confirmed", judgement.variant), ", on fresh launches");
    }
    let caption = html! {
        "The interval is the plain one. A command is faster or slower only if its interval, widened for the number of commands and of "
        "looks at the samples, clears zero and " (share(decision.rules.relevance))
        ". What code layout does is in these figures: others' builds cannot be linked anew in another order."
    };
    table.html("Verdicts", caption)
}

/// The gains as points with intervals; none where nothing was timed.
fn chart(record: &Record) -> Option<Markup> {
    let decision = &record.decision;
    let judged = decision.control.iter().chain(&decision.judgements);
    let rows: Vec<Row> = judged.filter_map(|judgement| Row::new(&judgement.variant, judgement)).collect();
    let titles = Titles {
        id: "commands-title",
        title: "Gain of every command over the first",
        x: "gained over the first, %",
        y: "",
    };
    chart::intervals(&titles, &rows)
}

fn provenance(record: &Record) -> Markup {
    let machine = &record.machine;
    html! {
        section #provenance {
            h2 { "Where the figures come from" }
            dl {
                dt { "CPU" } dd { (machine.brand) ", " (machine.cpus) " logical CPUs" }
                dt { "System" } dd { (machine.os) }
                dt { "Lab" }
                dd {
                    "plywright " (record.tool.version)
                    @if let Some(revision) = &record.tool.revision { ", revision " code { (revision) } }
                    @if record.tool.dirty { " with changes" }
                }
                dt { "Seed" } dd { (record.seed) }
                dt { "Positions" } dd { (record.positions.len()) }
            }
            (engines(&record.engines))
            (words::phases(&record.phases))
        }
    }
}

fn engines(engines: &[Engine]) -> Markup {
    let mut table =
        Table::new(["name", "command", "calls itself", "options", "bytes", "SHA-256", "launches run"]);
    for engine in engines {
        let options: Vec<String> =
            engine.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let runs = match &engine.runs {
            Runs::FreshCopies => "fresh copies".to_owned(),
            Runs::InPlace { reason } => format!("in place: {reason}"),
        };
        let cells = [
            Cell::code(&engine.name),
            Cell::code(&engine.command),
            Cell::word(&engine.says),
            Cell::word(options.join(", ")),
            Cell::number(engine.bytes),
            Cell::code(words::short(&engine.sha256)),
            Cell::word(runs).below(engine.fault.iter().map(|fault| format!("✗ {fault}"))),
        ];
        table.row(&["started", &engine.name], cells);
    }
    table.html("Commands", "The commands")
}

#[cfg(test)]
mod tests {
    use outpace::uci::programs::{FILE, Record, Runs};

    #[test]
    fn the_page_shows_what_others_wrote_as_text() {
        let kept = crate::workspace::checkout().join("reports/stockfish-15-1-slowed").join(FILE);
        let mut record: Record = outpace::sealed::load_from(&kept).unwrap();
        record.engines[0].says = "<b>An engine</b>".into();
        record.engines[1].runs = Runs::InPlace { reason: "<u>".into() };
        let page = super::page(&record);
        assert!(!page.contains("<b>An engine") && !page.contains("<u>"), "{page}");
        assert!(page.contains("in place: &lt;u&gt;"), "{page}");
    }
}
