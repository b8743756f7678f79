//! The chapter on what knowledge of endgames is worth: how much is known, against what it costs.

use maud::{Markup, html};

use super::chart::{self, Run, Titles, Trace, Value};
use super::words;
use crate::claims::evidence::Evidence;
use crate::record::Mode;
use crate::study::endgame::claims::percent;
use crate::study::endgame::record::{Counted, Judged, RuleFigure, Solved};
use crate::study::endgame::{Record, solved};

pub(super) fn section(evidence: &Evidence) -> Markup {
    html! {
        section #endgame-knowledge {
            h2 { "Knowledge of endgames" }
            @match &evidence.endgame {
                None => (words::missing("Not measured here.", "cargo lab study endgame --all")),
                Some(record) => (measured(record)),
            }
        }
    }
}

fn measured(record: &Record) -> Markup {
    html! {
        p {
            "The variants of the axis " code { "endgame" } " know different things, so that they are not equal, and no verdict is given: here is what "
            "each knows, what asking costs, and what comes of it. All figures stand in " a href="endgame.md" { "endgame.md" } "."
        }
        (words::figure(
            rules(record),
            "Rules that are never wrong, over every position of their ending: the share of its draws that they know, against their size.",
        ))
        @match variants(record) {
            Some(chart) => (words::figure(
                Some(chart),
                "The variants: how many solved positions their engines judge rightly, against what a question costs.",
            )),
            None => (words::missing(
                "What asking costs and which solved positions are judged rightly was not both measured here.",
                "cargo lab study endgame --only cost,solved",
            )),
        }
    }
}

/// Rules whose ending has draws, with all of its positions.
fn rules(record: &Record) -> Option<Markup> {
    let trace = |rule: &RuleFigure| {
        let spotted = percent(rule.spotted, rule.draws);
        Trace::new(&rule.material, vec![(Value::exact(rule.bytes as f64), Value::exact(spotted))])
    };
    let whole = record.parts.rules().filter(|rule| rule.counted == Counted::All && rule.draws > 0);
    let traces: Vec<Trace> = whole.map(trace).collect();
    let titles = Titles {
        id: "rules-title",
        title: "How many draws each rule knows, against its size",
        x: "bytes",
        y: "draws that it knows, %",
    };
    chart::plane(&titles, [Run::Log, Run::Linear], &traces, None)
}

/// Every variant of which both is known.
fn variants(record: &Record) -> Option<Markup> {
    let (cost, solved) = record.parts.cost.as_ref().zip(record.parts.solved.as_ref())?;
    let traces: Vec<Trace> = solved
        .judged
        .iter()
        .filter_map(|judged| {
            let time = cost.time(&judged.variant, super::row::OPERANDS, Mode::Throughput)?;
            let cost = Value { at: time.nanoseconds_per_op, low: time.low, high: time.high };
            Some(Trace::new(&judged.variant, vec![(cost, Value::exact(right(solved, judged)))]))
        })
        .collect();
    let titles = Titles {
        id: "knowledge-title",
        title: "How many solved positions each variant judges rightly, against what a question costs",
        x: "nanoseconds a question, throughput",
        y: "solved positions judged rightly, %",
    };
    (traces.len() > 1).then(|| chart::plane(&titles, [Run::Log, Run::Linear], &traces, None)).flatten()
}

/// The share of all solved positions, draws and others, that are judged rightly, in per cent.
fn right(solved: &Solved, judged: &Judged) -> f64 {
    let of = [true, false].map(|draws| solved::right(solved, judged, None, draws));
    let (all, right) = of.iter().fold((0, 0), |(all, right), one| (all + one.0, right + one.1));
    percent(right as u64, all as u64)
}
