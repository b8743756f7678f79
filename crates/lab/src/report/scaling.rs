//! The chapter on threads: what splitting a search over them gives, measured with the cores there are and simulated for more.

use maud::{Markup, html};

use super::chart::{self, Mark, Run, Titles, Trace, Value};
use super::words;
use crate::claims::evidence::Evidence;
use crate::study::scaling::{Scaling, Search};

pub(super) fn section(evidence: &Evidence) -> Markup {
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
            (words::figure(chart(scaling, design), html! {
                "Splitting " (what) ": how many times as fast as the search in one thread. Broken lines are the simulator's."
            }))
        }
    }
}

/// How many times as fast a split is, by the number of threads; none where it was not studied.
fn chart(scaling: &Scaling, design: &str) -> Option<Markup> {
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
