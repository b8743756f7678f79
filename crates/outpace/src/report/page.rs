//! A comparison as an HTML page: one file that loads nothing.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::comparison::{answer, figures, provenance, ranked, time, time_of};
use crate::compare::{Judged, Record, Started, Workload, judge};
use crate::record::{CONTROL, Comparison, Launch};
use crate::text::{exact, percent, plain_but};

/// Security policy: the page may load nothing and run nothing; only its own style applies.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE: &str = include_str!("page.css");

/// Returns the whole page.
pub fn page(record: &Record) -> String {
    let names: Vec<&str> = record.programs.iter().map(|program| program.name.as_str()).collect();
    let title = names
        .split_first()
        .map_or_else(String::new, |(first, others)| format!("{} against {first}", others.join(", ")));
    let body = html! {
        header {
            p.eyebrow { "outpace " (record.tool) " · " (record.machine.brand) }
            h1 { (title) }
            @for because in record.decision.because.iter().chain(&record.ranking()) { p.lead { (marked(because)) } }
            @for warning in &record.decision.warnings { p.warning { "Warning: " (marked(warning)) "." } }
        }
        main {
            (table(record))
            @for part in &record.parts {
                @let (control, candidates): (Vec<_>, Vec<_>) = part.comparisons.iter().partition(|comparison| comparison.candidate == CONTROL);
                @for comparison in candidates.into_iter().chain(control) {
                    (narrowing(record, &part.benchmark, comparison))
                }
            }
            (programs(&record.programs))
            (how(record))
        }
        footer { p { "Made by " code { (record.command) } } }
    };
    document(&title, &body)
}

/// Returns a page with this body, which loads nothing and runs nothing.
pub(super) fn document(title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    };
    plain_but(&page.into_string(), &['\n']) + "\n"
}

/// Turns text between backquotes into `<code>` elements.
pub(super) fn marked(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn table(record: &Record) -> Markup {
    let confidence = exact(record.rules.confidence);
    html! {
        section {
            h2 { "The answers" }
            div.scroll { table {
                thead { tr {
                    @if record.parts.len() > 1 { th { "benchmark" } }
                    th { "program" } th.number { (time_of(record)) } th.number { (record.unit()) } th.number { (confidence) " interval" } th.number { "launches" } th { "answer" }
                } }
                tbody {
                    @for row in ranked(record) {
                        @let [gain, interval, launches] = figures(record, row);
                        tr.control[row.candidate == CONTROL] {
                            @if record.parts.len() > 1 { td { (row.benchmark) } }
                            td { code { (row.candidate) } }
                            td.number { (time(record, &row.benchmark, &row.candidate)) }
                            td.number { (gain) }
                            td.number { (interval) }
                            td.number { (launches) }
                            td { (answer(record, row, row.judged.as_ref())) }
                        }
                    }
                }
            } }
            p.note {
                "A gain is the additional work that a program does in the same time as the first. An interval is valid whenever the run stops, "
                "so the run was allowed to stop as soon as the answer was sure. The control is the first program again."
            }
            @for note in record.notes() { p.note { (marked(&note)) "." } }
        }
    }
}

/// Draws a chart of a candidate's interval, which becomes narrower with more launches.
fn narrowing(record: &Record, benchmark: &str, comparison: &Comparison) -> Markup {
    let count = comparison.launches.len();
    let at = |count: usize| judge(comparison.launches.get(..count)?, &record.rules, record.comparisons());
    // More points would not be visible.
    let step = count.div_ceil(120).max(1);
    let counts = (1..count).step_by(step).chain([count]);
    let points: Vec<(usize, Judged)> = counts.filter_map(|count| Some((count, at(count)?))).collect();
    let drawn = points.iter().find(|(_, judged)| judged.low.is_some()).map(|(from, _)| *from);
    let title = match benchmark {
        "" => comparison.candidate.clone(),
        benchmark => format!("{benchmark}, {}", comparison.candidate),
    };
    html! {
        section {
            h2 { "How the interval of " code { (title) } " narrowed" }
            @match drawn {
                Some(from) => (chart(&points, &comparison.launches, from, &title)),
                None => p.note { "There were too few launches for an interval." },
            }
        }
    }
}

/// Size of the chart in its own units.
const SIZE: (f64, f64) = (720.0, 240.0);

/// Largest number of dots that can be distinguished.
const DOTS: usize = 400;

/// Space for the numbers on the left and below.
const MARGIN: (f64, f64) = (64.0, 28.0);

/// Draws the interval and the median from launch `from` on, and the launches as dots, thinned out
/// where there are too many to see.
fn chart(points: &[(usize, Judged)], launches: &[Launch], from: usize, title: &str) -> Markup {
    let count = launches.len();
    let step = count.div_ceil(DOTS).max(1);
    let dot = |(at, launch): (usize, &Launch)| Some((at, (launch.centre()? / 1e6).exp_m1()));
    let dots = (1..).zip(launches).step_by(step).filter_map(dot);
    let points: Vec<&(usize, Judged)> = points.iter().filter(|(at, _)| *at >= from).collect();
    let mut ends = points.iter().rev().filter_map(|(_, judged)| judged.low.zip(judged.high));
    // The first intervals are wide; on their scale the last one could not be seen.
    let last = ends.next().unwrap_or((-0.01, 0.01));
    let width = (last.1 - last.0).max(0.002);
    let (bottom, top) = (last.0.min(0.0) - 1.5 * width, last.1.max(0.0) + 1.5 * width);
    let x = |at: usize| MARGIN.0 + (SIZE.0 - MARGIN.0 - 8.0) * at as f64 / count.max(1) as f64;
    let y = |gain: f64| 8.0 + (SIZE.1 - MARGIN.1 - 8.0) * (top - gain.clamp(bottom, top)) / (top - bottom);
    let path = |values: &mut dyn Iterator<Item = (usize, f64)>| {
        values.map(|(at, gain)| format!("{:.1},{:.1}", x(at), y(gain))).collect::<Vec<_>>().join(" ")
    };
    let upper = points.iter().filter_map(|(at, judged)| Some((*at, judged.high?)));
    let lower = points.iter().rev().filter_map(|(at, judged)| Some((*at, judged.low?)));
    let band = path(&mut upper.chain(lower));
    let middle = path(&mut points.iter().map(|(at, judged)| (*at, judged.gain)));
    let ticks = [bottom, last.0, 0.0, last.1, top];
    html! {
        svg viewBox=(format!("0 0 {} {}", SIZE.0, SIZE.1)) role="img" aria-label=(format!("The interval of {title} by launches")) {
            @for (at, gain) in dots { circle.launch cx=(format!("{:.1}", x(at))) cy=(format!("{:.1}", y(gain))) r="2" {} }
            line.zero x1=(MARGIN.0) x2=(SIZE.0 - 8.0) y1=(y(0.0)) y2=(y(0.0)) {}
            polygon.band points=(band) {}
            polyline.gain points=(middle) {}
            @for (at, tick) in ticks.iter().enumerate() {
                // Numbers that would overlap are left out.
                @if ticks[..at].iter().all(|other| (y(*other) - y(*tick)).abs() > 14.0) {
                    text.tick x=(MARGIN.0 - 6.0) y=(y(*tick) + 4.0) { (percent(*tick)) }
                }
            }
            text.axis x=(SIZE.0 - 8.0) y=(SIZE.1 - 6.0) { (count) " launches" }
            text.axis x=(x(from).min(SIZE.0 - 200.0) + 20.0) y=(SIZE.1 - 6.0) { (from) }
        }
    }
}

fn programs(programs: &[Started]) -> Markup {
    html! {
        section {
            h2 { "The programs" }
            div.scroll { table {
                thead { tr { th { "name" } th { "command" } th { "what it is" } th.number { "bytes" } th { "SHA-256" } th { "started from" } } }
                tbody {
                    @for Started { name, command, says, revision, sha256, bytes, in_place, fault, options, .. } in programs {
                        tr {
                            td { code { (name) } }
                            td { code { (command) } @for (option, value) in options { br; (option) "=" (value) } }
                            td {
                                (says)
                                @if let Some((hash, subject)) = revision { code { (hash.chars().take(9).collect::<String>()) } " " (subject) }
                                @if let Some(fault) = fault { br; "✗ " (fault) }
                            }
                            td.number { (bytes) }
                            td { code { (sha256.chars().take(12).collect::<String>()) } }
                            td { @match in_place { Some(reason) => { "in place: " (reason) } None => "fresh copies" } }
                        }
                    }
                }
            } }
        }
    }
}

fn how(record: &Record) -> Markup {
    if record.parts.iter().all(|part| part.comparisons.is_empty()) {
        // The programs are the same file, so nothing was launched.
        return html! {};
    }
    let what = match &record.workload {
        Workload::Command => "Whole commands, from start to end".to_owned(),
        Workload::Lines { file, lines, .. } => {
            format!("{lines} lines of {file}, answered one by one by a process that keeps running")
        }
        Workload::Uci { positions, .. } => {
            format!("Searches of {} chess positions by the UCI protocol", positions.len())
        }
        Workload::Benches => "Benchmarks of a bench executable".to_owned(),
    };
    html! {
        section {
            h2 { "How it was measured" }
            p { (what) ". " (provenance(record)) "." }
            p {
                "The programs were launched together again and again"
                @if record.is_bound() { ", bound to one CPU that was chosen at random for each launch" }
                ". In a launch they ran "
                @if record.interleaved { "at the same time" } @else { "one after the other" }
                ", in one or more rounds; the order "
                @if record.interleaved { "of starting " }
                "was random, and reversed in every second round. "
                "Each launch gives one number for a program, the median of its rounds; the gains and times above are medians over launches."
            }
        }
    }
}
