//! The page on somebody else's builds: `commands.html`, drawn from `commands.json` alone.

use maud::{Markup, html};

use super::chart::{self, Row, Titles};
use super::frame::Frame;
use super::words;
use crate::record::{CONTROL, Judgement, Launch};
use outpace::programs::{Engine, Record, Runs};

/// The page.
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
            p.lead { (words::sentence(&decision.because)) }
            @if let Some(gain) = &decision.gain {
                p {
                    "On launches of their own: " strong { (words::gain(gain.gain)) }
                    " (" (words::interval(gain.low, gain.high)) ", " (gain.launches) " launches)."
                }
            }
            pre.command tabindex="0" { code { (decision.command) } }
            @for note in record.notes() { p.note { (words::sentence(&note)) } }
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
            @if let Some(chart) = chart(record) {
                figure {
                    (chart)
                    figcaption {
                        "Gain over the first command, in per cent, with its "
                        (format!("{:.0} %", decision.rules.confidence * 100.0)) " interval. The control is the first command again."
                    }
                }
            }
            div.scroll tabindex="0" {
                table {
                    caption {
                        "The interval is the plain one. A command is faster or slower only if its interval, widened for the number of commands and of "
                        "looks at the samples, clears zero and " (format!("{:.1} %", decision.rules.relevance * 100.0))
                        ". What code layout does is in these figures: others' builds cannot be linked anew in another order."
                    }
                    thead {
                        tr {
                            th scope="col" { "command" } th.n scope="col" { "gain" } th.n scope="col" { "interval" }
                            th.n scope="col" { "launches" } th scope="col" { "verdict" }
                        }
                    }
                    tbody {
                        @for judgement in decision.judgements.iter().chain(&decision.control) {
                            (row(record, judgement, &judgement.variant, ""))
                        }
                        @if let Some(judgement) = &decision.confirmation {
                            (row(record, judgement, &format!("{}-confirmed", judgement.variant), ", on fresh launches"))
                        }
                    }
                }
            }
            @if !decision.warnings.is_empty() {
                h3 { "The machine was not quiet" }
                ul.noise { @for warning in &decision.warnings { li { (words::sentence(warning)) } } }
            }
        }
    }
}

fn row(record: &Record, judgement: &Judgement, id: &str, remark: &str) -> Markup {
    let (class, sign, verdict) = words::verdict(&judgement.verdict);
    html! {
        tr id=(format!("command-{id}")) {
            td {
                code { (judgement.variant) } (remark)
                @if judgement.variant == CONTROL { ": the first again" }
            }
            (words::figures(judgement.estimate.as_ref()))
            td class=(class) {
                span.sign aria-hidden="true" { (sign) } (verdict)
                @if record.difference(&judgement.variant).is_some() { " (unequal)" }
            }
        }
    }
}

/// The gains as points with intervals; none where nothing was timed.
fn chart(record: &Record) -> Option<Markup> {
    let decision = &record.decision;
    let rows: Vec<Row> = decision
        .control
        .iter()
        .chain(&decision.judgements)
        .filter_map(|judgement| {
            let estimate = judgement.estimate?;
            Some(Row {
                name: judgement.variant.clone(),
                value: estimate.gain * 100.0,
                low: estimate.low * 100.0,
                high: estimate.high * 100.0,
                class: words::verdict(&judgement.verdict).0,
                note: words::gain(estimate.gain),
                rule: false,
            })
        })
        .collect();
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
                    "plywright " (record.lab.version)
                    @if let Some(revision) = &record.lab.revision { ", revision " code { (revision) } }
                    @if record.lab.dirty { " with changes" }
                }
                dt { "Seed" } dd { (record.seed) }
                dt { "Positions" } dd { (record.positions.len()) }
            }
            div.scroll tabindex="0" {
                table {
                    caption { "The commands" }
                    thead {
                        tr {
                            th scope="col" { "name" } th scope="col" { "command" } th scope="col" { "calls itself" }
                            th scope="col" { "options" } th.n scope="col" { "bytes" } th scope="col" { "SHA-256" }
                            th scope="col" { "launches run" }
                        }
                    }
                    tbody { @for engine in &record.engines { (engine_row(engine)) } }
                }
            }
            details {
                summary { "Time spent" }
                ul { @for phase in &record.phases { li { (phase.name) ": " (words::seconds(phase.seconds)) } } }
            }
        }
    }
}

fn engine_row(engine: &Engine) -> Markup {
    let options: Vec<String> = engine.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    html! {
        tr id=(words::address(&["started", &engine.name])) {
            td { code { (engine.name) } }
            td { code { (engine.command) } }
            td { (engine.says) }
            td { (options.join(", ")) }
            td.n { (engine.bytes) }
            td { code { (engine.sha256.chars().take(12).collect::<String>()) } }
            td {
                @match &engine.runs {
                    Runs::FreshCopies => "fresh copies",
                    Runs::InPlace { reason } => { "in place: " (reason) }
                }
                @if let Some(fault) = &engine.fault { br; "✗ " (fault) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use outpace::programs::{FILE, Record, Runs};

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
