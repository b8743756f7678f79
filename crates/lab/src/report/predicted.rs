//! The section that compares what was predicted of this machine with what it measured.

use maud::{Markup, html};

use crate::decide::predict::{Checked, UNPREDICTED, check};
use crate::record::{Prediction, Record};
use crate::terminal::format::share;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    let Some(prediction) = &record.prediction else { return html! {} };
    let checked = check(prediction, &record.decision);
    html! {
        section #predicted {
            h2 { "Predicted, and then measured" }
            (short(prediction, &checked))
            (winners(&checked))
            details {
                summary { "Every variant, predicted and measured" }
                (variants(&checked))
                ul {
                    @for axis in &prediction.axes {
                        @for one in &axis.variants {
                            @if let Err(reason) = &one.gain { li { "not predicted: " code { (axis.name) "-" (one.variant) } ": " (reason) } }
                        }
                    }
                    @for (axis, reason) in UNPREDICTED { li { "not predicted: " code { (axis) } ": " (reason) } }
                }
            }
            @if prediction.is_stale(&record.source.sha256) {
                p { "The instructions were counted from another source than the one that was measured." }
            }
        }
    }
}

fn short(prediction: &Prediction, checked: &Checked) -> Markup {
    let (right, pairs) = checked.ordered();
    html! {
        p {
            "Before anything was measured, the lab predicted what a " code { (prediction.cpu) } " chooses, as "
            code { "cargo lab predict " (prediction.cpu) } " does: from the static cost of the listings, from instruction counts and from the hazards "
            "that are known of such CPUs. No verdict looked at it."
        }
        p.lead {
            "In " (checked.held()) " of " (checked.axes.len()) " axes the predicted winner is the measured one or within 0.5 % of it. "
            @if pairs > 0 {
                "Of " (pairs) " pairs of variants that measure more than 0.5 % apart, " (right) " were predicted in that order. "
            }
            @if let Some(error) = checked.error() {
                "A variant's predicted gain is " (share(error)) " from the measured one in the mean."
            }
        }
    }
}

fn winners(checked: &Checked) -> Markup {
    let gain = |gain: Option<f64>| gain.map_or(Cell::none(), Cell::gain);
    let winner = |(name, gain): &(String, Option<f64>)| {
        Cell::code(name).and(if gain.is_none() { " (default)" } else { "" })
    };
    let mut table = Table::new([
        "axis",
        "predicted winner",
        "its predicted gain",
        "its measured gain",
        "measured winner",
        "its measured gain",
        "holds",
    ]);
    for axis in &checked.axes {
        let cells = [
            Cell::word(&axis.name),
            winner(&axis.predicted),
            gain(axis.predicted.1),
            gain(axis.gain),
            winner(&axis.measured),
            gain(axis.measured.1),
            Cell::word(if axis.holds() { "yes" } else { "no" }),
        ];
        table.row(&["predicted", &axis.name], cells);
    }
    table.html("Winners", "Axis by axis: the predicted winner and the measured one")
}

fn variants(checked: &Checked) -> Markup {
    let mut table = Table::new(["axis", "variant", "predicted", "measured", "predicted from"]);
    for one in &checked.variants {
        let cells = [
            Cell::word(&one.axis),
            Cell::code(&one.name),
            Cell::gain(one.predicted),
            Cell::gain(one.measured),
            Cell::word(one.from.words()),
        ];
        table.row(&["predicted", &one.axis, &one.name], cells);
    }
    table.html("Gains, predicted and measured", "Gains over the default build")
}
