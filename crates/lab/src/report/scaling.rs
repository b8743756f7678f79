//! The chapter on threads: what splitting a search over them gives, measured with the cores there are and simulated for more.

use maud::{Markup, html};

use super::chart::{self, Run, Titles, Trace, Value};
use super::machine_files::MachineFiles;
use crate::study::scaling::Scaling;
use crate::study::threads::speedup::speedups;

pub(super) fn section(beside: &MachineFiles) -> Markup {
    html! {
        section #threads {
            h2 { "Threads" }
            @match &beside.scaling {
                None => p.missing { strong { "The splits were not studied here. " } "To get it: " code { "cargo lab study scaling" } },
                Some(scaling) => { (studied(scaling)) }
            }
            @match beside.threads.as_ref().and_then(|record| record.times.as_ref()) {
                None => p.missing { strong { "The engine's own threads were not measured here. " } "To get it: " code { "cargo lab study threads" } },
                Some(times) => {
                    div.scroll tabindex="0" role="region" aria-label="Threads of the engine" {
                        table {
                            caption {
                                "The engine's own threads, to the same depth, against one: how many times as fast, and how many times as many nodes a second; "
                                a href="threads.md" { "threads.md" } " tells the rest."
                            }
                            thead { tr { th scope="col" { "variant" } th.n scope="col" { "threads" } th.n scope="col" { "time" } th.n scope="col" { "speed" } } }
                            tbody {
                                @for speedup in speedups(times) {
                                    tr id=(super::words::address(&["threads", &speedup.variant, &speedup.threads.to_string()])) {
                                        th scope="row" { code { (speedup.variant) } }
                                        td.n { (speedup.threads) }
                                        td.n data-v=(speedup.time.mean) { (ratio(speedup.time.mean, speedup.time.interval)) }
                                        td.n data-v=(speedup.speed.mean) { (ratio(speedup.speed.mean, speedup.speed.interval)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn ratio(mean: f64, interval: Option<(f64, f64)>) -> String {
    match interval {
        Some((low, high)) => format!("{mean:.2} ({low:.2} to {high:.2})"),
        None => format!("{mean:.2}"),
    }
}

fn studied(scaling: &Scaling) -> Markup {
    let charts = [
        ("root", Some("dynamic"), "the root's moves, each to the next free thread"),
        ("ordered", None, "the tree wherever there is work, likely best moves first"),
    ];
    html! {
        p {
            "A minimax search of fixed depth, split over threads: measured with the " (scaling.machine.cpus) " cores of this machine, simulated beyond, "
            "at the costs that were measured here. " a href="scaling.md" { "scaling.md" } " has all splits and the source's figures beside."
        }
        @for (split, schedule, what) in charts {
            @if let Some(chart) = chart(scaling, split, schedule) {
                figure {
                    (chart)
                    figcaption { "Splitting " (what) ": how many times as fast as the search in one thread. Broken lines are the simulator's." }
                }
            }
        }
    }
}

/// How many times as fast a split is, by the number of threads; none where it was not studied.
fn chart(scaling: &Scaling, split: &str, schedule: Option<&str>) -> Option<Markup> {
    let mut traces = Vec::new();
    for benchmark in &scaling.benchmarks {
        let search = |threads| {
            scaling.pruned(&benchmark.name, scaling.depths.pruned, split, schedule).with_threads(threads)
        };
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
    let id = super::words::address(&["scaling", split]);
    let title = format!("Speed-up of the split {split} by the number of threads");
    let titles = Titles { id: &id, title: &title, x: "threads", y: "times as fast as one" };
    chart::plane(&titles, [Run::Log; 2], &traces, Some("as many times as threads"))
}
