//! The section on whole engines: every variant against the default build, axis by axis.

use maud::{Markup, html};

use super::chart::{self, Row, Titles};
use super::{losses, words};
use crate::decide::verdict;
use crate::record::{Judgement, Launch, Record};
use crate::terminal::format::{self, interval, percent, share};
use outpace::lockstep::TOGETHER;

pub(super) fn section(record: &Record) -> Markup {
    let slices: usize =
        record.duel.survey.comparisons.iter().flat_map(|one| &one.launches).map(Launch::samples).sum();
    let by_losses = record.decision.rules.loss.is_some();
    html! {
        section #engines {
            h2 { "Whole engines" }
            p {
                @if by_losses {
                    "Each variant, built by its cargo feature as a user would build it, against the default build. Up to " (TOGETHER) " candidates and the default are "
                    "launched together, each linked anew with its functions and constants in random order, so that no figure is of one code layout. "
                    "Launches go to the builds that may be the best: what is far behind after a few gets no more. All "
                } @else {
                    "Each variant, built by its cargo feature as a user would build it, against the default build: both "
                }
                "processes search the same nodes of the same positions in turns of about "
                (format!("{:.1}", record.duel.slice_seconds * 1000.0)) " ms (after as much again untimed, which refills the caches), bound to one CPU, and are relaunched many times from fresh copies ("
                (slices) " turns of either engine in all). A gain is nodes per second more than the default's."
            }
            @if let Some(control) = &record.decision.control {
                (self::control(control))
            }
            (words::figure(chart(record), html! {
                "Gain in speed over the default build, in per cent, with its "
                (format!("{:.0} %", record.decision.rules.confidence * 100.0)) " interval."
            }))
            @if let Some(split) = record.duel.splits.last().filter(|_| !by_losses) {
                p.note {
                    "Two samples of one launch differ by " (share(split.within))
                    " (standard deviation), two launches beyond that by " (share(split.between))
                    "; a launch takes " (format!("{:.0}", split.launch_seconds * 1e3)) " ms to start and "
                    (format!("{:.1}", split.sample_seconds * 1e3)) " ms a sample. From that follow " (split.samples)
                    " samples a launch (12 at least and 24 at most)."
                }
            }
            h3 { "How to read the tables of the axes" }
            p {
                "Gain: nodes a second more than the default build's, with the plain interval and the launches. A variant is faster or slower only if its "
                "interval, widened for the number of variants of its axis and of looks at the samples, clears zero and "
                (share(record.decision.rules.relevance))
                ". "
                @if by_losses { "What a variant loses against the best build stands below its gain. " }
                @else { "A win is measured again with every launch in another code layout: if it does not survive that, there is no difference. " }
                "Latency "
                "and throughput: the time of one operation on the operands that a search had, where it waits for the one before and where it does "
                "not; instructions likewise, latency / throughput. Code: its instructions in all, with what it calls. A variant's name leads to what its row rests on."
            }
            (words::noise(&record.decision.warnings))
            @if by_losses && !record.layouts.missing.is_empty() {
                h3 { "In one code layout alone" }
                p { "These engines were launched as they were built. What is said of them may be of that layout, up to 1 %." }
                ul { @for one in &record.layouts.missing { li { code { (one.candidate) } ": " (one.reason) } } }
            }
            @if !record.unavailable.is_empty() {
                h3 { "Not measured on this machine" }
                ul {
                    @for variant in &record.unavailable {
                        li { code { (variant.axis) "-" (variant.variant) } ": " (variant.reason) }
                    }
                }
            }
        }
    }
}

fn control(control: &Judgement) -> Markup {
    html! {
        p {
            "The lab's own error: a byte-identical copy of the default build, measured as one more candidate, came out at "
            @if let Some(estimate) = &control.estimate {
                strong { (percent(estimate.gain)) }
                " (" (interval(estimate.low, estimate.high)) "): "
            }
            (format::words(&control.verdict)) "."
        }
    }
}

/// The gains of all variants that were timed, as points with intervals; none where nothing was timed.
pub(super) fn chart(record: &Record) -> Option<Markup> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last = None;
    let judged = record.decision.control.iter().chain(&record.decision.judgements);
    for judgement in judged.chain(&record.decision.confirmation) {
        let name = match &judgement.family {
            Some(axis) => format!("{axis}-{}", judgement.variant),
            None => judgement.variant.clone(),
        };
        let Some(row) = Row::new(name, judgement) else { continue };
        let rule = last.is_some_and(|axis| axis != &judgement.family);
        rows.push(Row { rule, ..row });
        last = Some(&judgement.family);
    }
    rows.extend(losses::combined(record).enumerate().filter_map(|(at, loss)| {
        let estimate = verdict::gain(record, loss)?;
        Some(Row { rule: at == 0, ..Row::of(&loss.candidate, &estimate, "same") })
    }));
    let titles = Titles {
        id: "engines-title",
        title: "Gain in engine speed of every variant over the default build",
        x: "speed gained over the default build, %",
        y: "",
    };
    chart::intervals(&titles, &rows)
}
