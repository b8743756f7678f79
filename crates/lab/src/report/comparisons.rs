//! The section on whole engines: every variant against the default build, axis by axis.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::chart::{self, Row, Titles};
use super::{summary, words};
use crate::decide::verdict;
use crate::record::{Comparison, Launch, Missing, Record};
use crate::terminal::format::{self, interval, percent, sentence, share};
use crate::terminal::table::inline;
use outpace::measure::lockstep::TOGETHER;

pub(super) fn section(record: &Record) -> Markup {
    let turns = |comparison: &Comparison| comparison.launches.iter().map(Launch::samples).sum::<usize>();
    let turns = record.whole_engines.survey.comparisons.iter().map(turns).max().unwrap_or_default();
    html! {
        section #engines {
            h2 { "Whole engines" }
            p {
                "Each variant, built by its cargo feature as a user would build it, is compared with the default build. Up to " (TOGETHER) " candidates and the default are "
                "launched together, each with its functions and constants linked in random order, so that no figure depends on one code layout"
                @if !record.whole_engines.as_built.is_empty() { " (the engines for which this was not possible are named below)" }
                ". Most launches go to the builds that may be the best; a build that is far behind after a few launches gets no more. All "
                "processes search the same nodes of the same positions in turns of about "
                (format!("{:.1}", record.whole_engines.slice_seconds * 1000.0)) " ms (each after an untimed search of the same length, which fills the caches), pinned to one CPU, and are launched many times from new copies (up to "
                (turns) " turns of each engine). The gain is in nodes per second."
            }
            @if let Some(sentence) = summary::with(record) { p.note { (inline(&sentence)) } }
            @if let Some(control) = &record.decision.control {
                p {
                    "The lab's own error: a byte-identical copy of the default build, measured as one more candidate, came out at "
                    @if let Some(estimate) = &control.estimate {
                        strong { (percent(estimate.gain)) }
                        " (" (interval(estimate.low, estimate.high)) "): "
                    }
                    (format::words(&control.verdict)) "."
                }
            }
            (words::figure(chart(record), html! {
                "Gain in speed over the default build, in per cent, with its interval, which is valid whenever the run is stopped."
            }))
            h3 { "How to read the tables of the axes" }
            p {
                "Gain: the gain in nodes per second over the default build, with its interval and the number of launches. A variant is faster or slower if its "
                "whole interval lies above or below zero; there is no difference if it lies within "
                (share(record.decision.verdicts.resolution))
                " of zero. All intervals of an axis contain the true gains with a probability of "
                (format!("{:.1} %", record.decision.verdicts.confidence * 100.0))
                ", however long the run was. Below the gain is the loss against the best build. Latency "
                "and throughput: the time of one operation on operands recorded in a search, when each operation waits for the one before "
                "(latency) and when they are independent (throughput). Instructions: the instructions executed for one operation, latency / throughput. Code: the number of instructions of the function and of those that it calls. A variant's name links to the details of its row."
            }
            @if !record.decision.warnings.is_empty() {
                h3 { "The machine was not quiet" }
                ul.noise { @for warning in &record.decision.warnings { li { (sentence(warning)) } } }
            }
            (as_built(&record.whole_engines.as_built))
            @if !record.unavailable.is_empty() {
                h3 { "Not measured on this machine" }
                ul {
                    @for absent in &record.unavailable {
                        li { code { (absent.axis) "-" (absent.variant) } ": " (absent.reason) }
                    }
                }
            }
        }
    }
}

/// Lists the engines that were launched as they were built, grouped by reason.
fn as_built(engines: &[Missing]) -> Markup {
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    engines.iter().for_each(|engine| reasons.entry(&engine.reason).or_default().push(&engine.candidate));
    html! {
        @if !reasons.is_empty() {
            h3 #as-built { "In only one code layout" }
            p { "These engines were launched as they were built. Up to 1 % of their gain may be due to their code layout." }
            ul {
                @for (reason, engines) in reasons {
                    li {
                        @for (at, engine) in engines.iter().enumerate() { @if at > 0 { ", " } code { (engine) } }
                        ": " (reason)
                    }
                }
            }
        }
    }
}

/// Draws the gains of all timed variants as points with intervals; returns `None` if nothing was
/// timed.
pub(super) fn chart(record: &Record) -> Option<Markup> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last = None;
    for judgement in record.decision.control.iter().chain(&record.decision.judgements) {
        let name = match &judgement.family {
            Some(axis) => format!("{axis}-{}", judgement.variant),
            None => judgement.variant.clone(),
        };
        let Some(row) = Row::new(name, judgement) else { continue };
        let rule = last.is_some_and(|axis| axis != &judgement.family);
        rows.push(Row { rule, ..row });
        last = Some(&judgement.family);
    }
    let combined = verdict::judge_combined(record);
    let combined = combined.iter().filter_map(|judgement| Row::new(&judgement.variant, judgement));
    rows.extend(combined.enumerate().map(|(at, row)| Row { rule: at == 0, ..row }));
    let titles = Titles {
        id: "engines-title",
        title: "Gain in engine speed of every variant over the default build",
        x: "speed gained over the default build, %",
        y: "",
    };
    chart::intervals(&titles, &rows)
}
