//! The section on the lab's own error: what it said of cases with a known answer.

use maud::{Markup, html};

use super::chart::{self, Run, Titles, Trace, Value};
use super::words;
use crate::decide::calibration::{Calibration, Case, Share, Summary};

pub(super) fn section(calibration: Option<&Calibration>) -> Markup {
    html! {
        section #calibration {
            h2 { "The lab's own error" }
            @match calibration {
                None => {
                    p.missing {
                        strong { "Not measured here. " }
                        "To get it: " code { "cargo lab calibrate" }
                    }
                }
                Some(calibration) => { (measured(calibration)) }
            }
        }
    }
}

fn measured(calibration: &Calibration) -> Markup {
    let summaries = calibration.summaries();
    let hours = calibration.trials.iter().map(|trial| trial.seconds).sum::<f64>();
    html! {
        p {
            "Comparisons with a known answer, sent through the very code that gives the verdicts above, on this machine: "
            (calibration.trials.len()) " of them in " (words::seconds(hours)) ". In short: " (calibration.sentence()) "."
        }
        @if let Some(chart) = chart(calibration) {
            figure {
                (chart)
                figcaption {
                    "How often a difference was found, by its size, with Wilson's 95 % interval. Of the same bytes, at zero, none should be; the "
                    "threshold of relevance is " (format!("{:.1} %", calibration.rules.relevance * 100.0))
                    ", so a slowdown of just so much is seldom called one."
                }
            }
        }
        div.scroll tabindex="0" role="region" aria-label="Calibration" {
            table {
                caption { "What became of each case" }
                thead {
                    tr {
                        th scope="col" { "case" } th.n scope="col" { "comparisons" } th.n scope="col" { "told apart" }
                        th.n scope="col" { "told apart wrongly" } th.n scope="col" { "interval held the truth" }
                        th.n scope="col" { "mean estimate" } th.n scope="col" { "A/B + B/A" }
                        th.n scope="col" { "launches" } th.n scope="col" { "time each" }
                    }
                }
                tbody { @for summary in &summaries { (row(summary)) } }
            }
        }
        p.note {
            "Two layouts of the same code do differ, so that they are told apart as built is no error; what counts is how often "
            "such a win would also have survived the check over layouts, which is what stands in its column of errors."
        }
    }
}

fn share(share: Share) -> String {
    format!("{} ({:.1} to {:.1} %)", share.count, share.low * 100.0, share.high * 100.0)
}

fn row(summary: &Summary) -> Markup {
    let log = |value: f64| format!("{:+.3} %", value * 100.0).replace('-', "\u{2212}");
    html! {
        tr id=(format!("calibration-{}", summary.case.key())) {
            td { (summary.case.name()) }
            td.n { (summary.told_apart.of) }
            td.n { (share(summary.told_apart)) }
            td.n { (share(summary.survived.unwrap_or(summary.wrong))) }
            td.n { (summary.covered.map_or("–".to_owned(), share)) }
            td.n { (log(summary.mean.0)) " ± " (format!("{:.3}", summary.mean.1 * 100.0)) }
            td.n { (log(summary.asymmetry.0 * 2.0)) " ± " (format!("{:.3}", summary.asymmetry.1 * 200.0)) }
            td.n { (format!("{:.0}", summary.launches)) }
            td.n { (words::seconds(summary.seconds)) }
        }
    }
}

/// The power curve: how often a difference was found, by its size; none without comparisons.
pub(super) fn chart(calibration: &Calibration) -> Option<Markup> {
    let mut points: Vec<(Value, Value)> = calibration
        .summaries()
        .iter()
        .filter_map(|summary| {
            let slower = match summary.case {
                Case::Copies => 0.0,
                Case::Handicap { basis_points } => f64::from(basis_points) / 100.0,
                Case::Layouts => return None,
            };
            let found = summary.told_apart;
            let percent = |share: f64| share * 100.0;
            Some((
                Value::exact(slower),
                Value { at: percent(found.value()), low: percent(found.low), high: percent(found.high) },
            ))
        })
        .collect();
    points.sort_by(|a, b| a.0.at.total_cmp(&b.0.at));
    let titles = Titles {
        id: "calibration-title",
        title: "Power curve: how often the lab found a difference of a known size",
        x: "how much slower one engine was made, %",
        y: "comparisons in which a difference was found, %",
    };
    let trace = Trace { name: "told apart".to_owned(), points, is_broken: false };
    chart::plane(&titles, [Run::Linear; 2], &[trace], None)
}
