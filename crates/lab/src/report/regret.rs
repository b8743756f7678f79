//! The section on regret: how much slower the chosen build is than the best combination of variants.

use maud::{Markup, html};

use super::words;
use crate::record::{BASELINE, Record, Regret, RegretJudgement};
use crate::terminal::format::percent;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    html! {
        section #regret {
            h2 { "What an axis-by-axis choice leaves on the table" }
            @match &record.regret {
                Some(regret) => (measured(regret, record.decision.regret.as_ref())),
                None => (words::missing("Not measured here.", "cargo lab choose --exhaustive")),
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
                    "None of the others was faster than the choice (at most " (percent(judged.high)) ")."
                } @else {
                    code { (judged.best) } " was " (percent(judged.regret)) " faster than the choice (at most "
                    (percent(judged.high)) ")."
                }
            }
            (finalists(judged))
        }
    }
}

fn finalists(judged: &RegretJudgement) -> Markup {
    let mut table = Table::new(["combination", "gain", "interval", "launches", "verdict"]);
    for finalist in &judged.finalists {
        let [gain, interval, launches] = Cell::estimate(finalist.estimate.as_ref());
        let verdict = Cell::verdict(&finalist.verdict);
        let cells = [Cell::code(&finalist.variant), gain, interval, launches, verdict];
        table.row(&["finalist", &finalist.variant], cells);
    }
    table.html("Finalists", "The finalists against the choice, over code layouts")
}
