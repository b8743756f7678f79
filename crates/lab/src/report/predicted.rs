//! The section that sets what was predicted of this machine beside what it measured.

use maud::{Markup, html};

use super::words;
use crate::decide::predict::{Checked, UNPREDICTED, check};
use crate::record::Prediction;
use crate::record::Record;

pub(super) fn section(record: &Record) -> Markup {
    html! {
        @if let Some(prediction) = &record.prediction {
            section #predicted {
                h2 { "Predicted, and then measured" }
                (told(prediction, &check(prediction, &record.decision)))
                @if prediction.is_stale(&record.source.sha256) {
                    p { "The instructions were counted from another source than the one that was measured." }
                }
            }
        }
    }
}

fn told(prediction: &Prediction, checked: &Checked) -> Markup {
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
                "A variant's predicted gain is " (format!("{:.1} %", error * 100.0)) " from the measured one in the mean."
            }
        }
        div.scroll tabindex="0" {
            table {
                caption { "Axis by axis: the predicted winner and the measured one" }
                thead {
                    tr {
                        th scope="col" { "axis" } th scope="col" { "predicted winner" } th.n scope="col" { "its predicted gain" }
                        th.n scope="col" { "its measured gain" } th scope="col" { "measured winner" } th.n scope="col" { "its measured gain" } th scope="col" { "holds" }
                    }
                }
                tbody {
                    @for axis in &checked.axes {
                        tr id=(words::address(&["predicted", &axis.name])) {
                            td { (axis.name) }
                            td { code { (axis.predicted.0) } @if axis.predicted.1.is_none() { " (default)" } }
                            (figure(axis.predicted.1))
                            (figure(axis.gain))
                            td { code { (axis.measured.0) } @if axis.measured.1.is_none() { " (default)" } }
                            (figure(axis.measured.1))
                            td { @if axis.holds() { "yes" } @else { "no" } }
                        }
                    }
                }
            }
        }
        details {
            summary { "Every variant, predicted and measured" }
            div.scroll tabindex="0" {
                table {
                    caption { "Gains over the default build" }
                    thead {
                        tr {
                            th scope="col" { "axis" } th scope="col" { "variant" } th.n scope="col" { "predicted" } th.n scope="col" { "measured" }
                            th scope="col" { "predicted from" }
                        }
                    }
                    tbody {
                        @for one in &checked.variants {
                            tr id=(words::address(&["predicted", &one.axis, &one.name])) {
                                td { (one.axis) } td { code { (one.name) } }
                                (figure(Some(one.predicted))) (figure(Some(one.measured)))
                                td { (from(prediction, &one.axis, &one.name)) }
                            }
                        }
                    }
                }
            }
            ul {
                @for axis in &prediction.axes {
                    @for one in &axis.variants {
                        @if let Err(reason) = &one.gain { li { "not predicted: " code { (axis.name) "-" (one.variant) } ": " (reason) } }
                    }
                }
                @for (axis, reason) in UNPREDICTED { li { "not predicted: " code { (axis) } ": " (reason) } }
            }
        }
    }
}

fn figure(gain: Option<f64>) -> Markup {
    html! {
        @match gain {
            Some(gain) => td.n data-v=(gain) { (words::gain(gain)) },
            None => td.n { "–" },
        }
    }
}

fn from(prediction: &Prediction, axis: &str, variant: &str) -> &'static str {
    let axes = prediction.axes.iter().filter(|one| one.name == axis);
    let found = axes.flat_map(|one| &one.variants).find(|one| one.variant == variant);
    found.map_or("", |one| one.from.told())
}
