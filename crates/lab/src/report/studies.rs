//! The chapters on what other verbs have measured: threads, and what knowledge of endgames is worth.

use maud::{Markup, html};

use super::chart::{self, Mark, Run, Titles, Trace, Value};
use super::words;
use crate::claims::evidence::Evidence;
use crate::record::Mode;
use crate::study::endgame::claims::percent;
use crate::study::endgame::record::{Counted, Judged, RuleFigure, Solved};
use crate::study::endgame::{Record, solved};
use crate::study::scaling::{Scaling, Search};

/// What splitting a search over threads gives, measured with the cores there are and simulated for more.
pub(super) fn threads(evidence: &Evidence) -> Markup {
    html! {
        section #threads {
            h2 { "Threads" }
            @match &evidence.scaling {
                None => (words::missing("The splits were not studied here.", "cargo lab study scaling")),
                Some(scaling) => (studied(scaling)),
            }
            @match evidence.threads.as_ref() {
                None => (words::missing("The engine's own threads were not measured here.", "cargo lab study threads")),
                Some(_) => p { "What the engine's own threads are worth stands in " a href="threads.md" { "threads.md" } "." },
            }
        }
    }
}

fn studied(scaling: &Scaling) -> Markup {
    let charts = [
        ("root dynamic", "the root's moves, each to the next free thread"),
        ("ordered", "the tree wherever there is work, likely best moves first"),
    ];
    html! {
        p {
            "A minimax search of fixed depth, split over threads: measured with the " (scaling.machine.cpus) " cores of this machine, simulated beyond, "
            "at the costs that were measured here. " a href="scaling.md" { "scaling.md" } " has all splits and the source's figures beside."
        }
        @for (design, what) in charts {
            (words::figure(speedups(scaling, design), html! {
                "Splitting " (what) ": how many times as fast as the search in one thread. Broken lines are the simulator's."
            }))
        }
    }
}

/// How many times as fast a split is, by the number of threads; none where it was not studied.
fn speedups(scaling: &Scaling, design: &str) -> Option<Markup> {
    let mut traces = Vec::new();
    for benchmark in &scaling.benchmarks {
        let search = |threads| Search::pruned(&benchmark.name, scaling.depths.pruned, design, threads);
        let point = |threads: usize, speedup: f64| (Value::exact(threads as f64), Value::exact(speedup));
        let counts = scaling.counts();
        let measured: Vec<_> = counts
            .iter()
            .filter(|&&threads| !scaling.is_oversubscribed(threads))
            .filter_map(|&threads| Some(point(threads, scaling.measured(&search(threads))?.plain)))
            .collect();
        let simulated: Vec<_> = counts
            .iter()
            .filter_map(|&threads| Some(point(threads, scaling.predicted(&search(threads))?.plain)))
            .collect();
        for (points, what, is_broken) in [(measured, "", false), (simulated, ", simulated", true)] {
            if !points.is_empty() {
                traces.push(Trace { name: format!("{}{what}", benchmark.name), points, is_broken });
            }
        }
    }
    let split = design.split(' ').next().unwrap_or_default();
    let id = words::address(&["scaling", split]);
    let title = format!("Speed-up of the split {split} by the number of threads");
    let titles = Titles { id: &id, title: &title, x: "threads", y: "times as fast as one" };
    chart::plane(&titles, [Run::Log; 2], &traces, Some(&Mark::Diagonal("as many times as threads")))
}

/// How much is known of endgames, against what it costs.
pub(super) fn endgames(evidence: &Evidence) -> Markup {
    html! {
        section #endgame-knowledge {
            h2 { "Knowledge of endgames" }
            @match &evidence.endgame {
                None => (words::missing("Not measured here.", "cargo lab study endgame --all")),
                Some(record) => (known(record)),
            }
        }
    }
}

fn known(record: &Record) -> Markup {
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
