//! The section on the lab's own error: its choices and verdicts in a calibration.

use maud::{Markup, html};
use serde_json::json;

use super::chart::{self, Run, Titles, Trace, Value};
use super::words;
use crate::decide::calibration::Calibration;
use crate::record::LOSS_RULES;
use crate::terminal::format::{percent_to, seconds};
use crate::terminal::table::{Cell, Table, column};
use outpace::compare::calibration::decisions::Decisions;
use outpace::compare::calibration::{self, Case, Share, Summary, Trial};

pub(super) fn section(calibration: Option<&Calibration>) -> Markup {
    html! {
        section #calibration {
            h2 { "The lab's own error" }
            @match calibration {
                None => (words::missing("Not measured here.", "cargo lab calibrate")),
                Some(calibration) => {
                    @if let Some(decisions) = Decisions::summarise(&calibration.decisions, LOSS_RULES) {
                        p {
                            "Choices among programs of known speeds (one engine, slowed down by known amounts), made in the same way as the choice above: "
                            (decisions.sentence()) "."
                        }
                    }
                    @if !calibration.trials.is_empty() { (pairs(calibration)) }
                }
            }
        }
    }
}

fn pairs(calibration: &Calibration) -> Markup {
    let spent = calibration.trials.iter().map(|trial| trial.seconds).sum::<f64>();
    html! {
        p {
            "Comparisons of an engine with a copy of itself, with itself in another code layout, or with itself slowed down by a known amount, judged by the same code as above, on this machine: "
            (calibration.trials.len()) " of them in " (seconds(spent))
            @if calibration.jobs > 1 { " of a CPU, " (calibration.jobs) " at the same time, each on a CPU of its own" }
            ". In short: " (calibration::sentence(&calibration.trials)) "."
        }
        (words::figure(chart(calibration), html! {
            "Share of the comparisons in which a difference was found, by the size of the difference, with Wilson's 95 % interval. At zero, "
            "where both programs have the same bytes, none should be found. A comparison ends after a limited number of "
            "launches, so a small slowdown is not always found."
        }))
        (table(&calibration.trials).html("Calibration", "What became of each case"))
        p.note {
            "Two layouts of the same code do differ in speed, so it is no error to find a difference. This is why " code { "cargo lab choose" }
            " uses another layout for every launch."
        }
    }
}

pub fn table(trials: &[Trial]) -> Table {
    let share = |share: Share| {
        let text = format!("{} ({:.1} to {:.1} %)", share.count, share.low * 100.0, share.high * 100.0);
        Cell::figure(text, [json!(share.count), json!(share.low), json!(share.high)])
    };
    let log = |value: f64, error: f64| {
        Cell::figure(format!("{} ± {:.3}", percent_to(3, value), error * 100.0), [value, error])
    };
    let mut table = Table::new([
        column("case", &["case"]),
        column("comparisons", &["comparisons"]),
        column("distinguished", &["told_apart", "told_apart_low", "told_apart_high"]),
        column("distinguished wrongly", &["wrongly", "wrongly_low", "wrongly_high"]),
        column("interval held the truth", &["covered", "covered_low", "covered_high"]),
        column("mean estimate", &["mean", "mean_error"]),
        column("A/B + B/A", &["sum_of_orders", "sum_of_orders_error"]),
        column("launches", &[]),
        column("time each", &[]),
        column("", &["seconds"]),
    ]);
    for summary in Summary::all(trials) {
        let cells = [
            Cell::word(summary.case.name()),
            Cell::figure(summary.told_apart.of.to_string(), [summary.told_apart.of]),
            share(summary.told_apart),
            summary.wrong.map_or(Cell::none(), share),
            summary.covered.map_or(Cell::none(), share),
            log(summary.mean.0, summary.mean.1),
            log(summary.asymmetry.0 * 2.0, summary.asymmetry.1 * 2.0),
            Cell::number(format!("{:.0}", summary.launches)),
            Cell::number(seconds(summary.seconds)),
            Cell::figure("", [summary.seconds]),
        ];
        table.row(&["calibration", &summary.case.key()], cells);
    }
    table
}

/// Draws the power curve: the share of the differences of each size that were found. Returns `None`
/// if there are no comparisons of copies or of slowed-down engines.
pub(super) fn chart(calibration: &Calibration) -> Option<Markup> {
    let point = |summary: &Summary| {
        let slower = match summary.case {
            Case::Copies => 0.0,
            Case::Handicap { basis_points } => f64::from(basis_points) / 100.0,
            Case::Layouts => return None,
        };
        let found = summary.told_apart;
        let [at, low, high] = [found.value(), found.low, found.high].map(|share| share * 100.0);
        Some((Value::exact(slower), Value { at, low, high }))
    };
    let mut points: Vec<_> = Summary::all(&calibration.trials).iter().filter_map(point).collect();
    points.sort_by(|a, b| a.0.at.total_cmp(&b.0.at));
    let titles = Titles {
        id: "calibration-title",
        title: "Power curve: how often the lab found a difference of a known size",
        x: "how much slower one engine was made, %",
        y: "comparisons in which a difference was found, %",
    };
    chart::plane(&titles, [Run::Linear; 2], &[Trace::new("distinguished", points)], None)
}
