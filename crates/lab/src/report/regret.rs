//! The section on regret: how much slower the chosen build is than the best combination of variants.

use maud::{Markup, html};

use super::words;
use crate::record::{BASELINE, Record, Regret, RegretJudgement};

pub(super) fn section(record: &Record) -> Markup {
    html! {
        section #regret {
            h2 { "What an axis-by-axis choice leaves on the table" }
            @match (&record.regret, &record.decision.regret) {
                (Some(measured), judged) => { (self::measured(measured, judged.as_ref())) }
                (None, _) => {
                    p.missing {
                        strong { "Not measured here. " }
                        "To get it: " code { "cargo lab choose --exhaustive" }
                    }
                }
            }
        }
    }
}

fn measured(regret: &Regret, judged: Option<&RegretJudgement>) -> Markup {
    let chosen = if regret.chosen == BASELINE { "the default build" } else { &regret.chosen };
    html! {
        p {
            "Every combination of the variants that were not shown to be slower (" (regret.screening.comparisons.len())
            " beside the default, at most " (regret.bound) "), over code layouts and on " (regret.positions.len())
            " positions that the choice did not use. Those that came out best raced against the choice ("
            code { (chosen) } ") on fresh launches, since what looked best among many did so partly by luck."
        }
        @if !regret.left_out.is_empty() {
            p { "Left out by the bound, for they had gained least: " (regret.left_out.join(", ")) "." }
        }
        @if let Some(judged) = judged {
            p.lead {
                @if judged.regret == 0.0 {
                    "None of the others was faster than the choice (at most " (words::gain(judged.high)) ")."
                } @else {
                    code { (judged.best) } " was " (words::gain(judged.regret)) " faster than the choice (at most "
                    (words::gain(judged.high)) ")."
                }
            }
            div.scroll tabindex="0" {
                table {
                    caption { "The finalists against the choice, over code layouts" }
                    thead {
                        tr {
                            th scope="col" { "combination" } th.n scope="col" { "gain" } th.n scope="col" { "interval" }
                            th.n scope="col" { "launches" } th scope="col" { "verdict" }
                        }
                    }
                    tbody {
                        @for finalist in &judged.finalists {
                            @let (class, sign, verdict) = words::verdict(&finalist.verdict);
                            tr id=(words::address(&["finalist", &finalist.variant])) {
                                td { code { (finalist.variant) } }
                                (words::figures(finalist.estimate.as_ref()))
                                td class=(class) { span.sign aria-hidden="true" { (sign) } (verdict) }
                            }
                        }
                    }
                }
            }
        }
    }
}
