//! What the verb says at its end: whole engines and kernels in a table. Its page has the same cells.

use std::fmt::Write as _;

use super::{Compared, claims, ratio};
use crate::record::Judgement;
use crate::terminal::format::words;
use crate::terminal::table::{Cell, Table, column, mark};

/// Whole engines and kernels, a row each.
pub(crate) fn rows(compared: &Compared) -> Table {
    let (a, b) = (&compared.a.name, &compared.b.name);
    let columns = [
        column("what", &["what"]),
        column(a.clone(), &["nanoseconds_a"]),
        column(b.clone(), &["nanoseconds_b"]),
        column(format!("{b} takes"), &["times"]),
        column("interval", &["low", "high"]),
        column("verdict", &["verdict", "fault"]),
    ];
    let mut rows = Table::new(columns);
    for row in &compared.engine_rows {
        let what = format!("{} against {}", row.comparison.candidate, row.baseline);
        add(&mut rows, what, None, row.judgement.as_ref(), row.fault.as_deref());
    }
    for row in &compared.kernels {
        let what = format!("{}{}", row.comparison.candidate, if row.is_control { ", its copy" } else { "" });
        add(&mut rows, what, row.nanoseconds(), row.judgement.as_ref(), row.fault.as_deref());
    }
    rows
}

/// What is said below the table: what is not compared, and what became of the source's findings on a target of 32 bits.
pub(crate) fn below(compared: &Compared) -> String {
    let mut text = String::new();
    for absent in &compared.absent {
        let _ = writeln!(text, "{}/{} is not compared: {}", absent.axis, absent.variant, absent.reason);
    }
    for side in [&compared.a, &compared.b].into_iter().filter(|side| side.bits == 32) {
        for finding in claims::findings(compared, side) {
            let _ = writeln!(
                text,
                "claim {} on {}, \"{}\": {}; {}",
                finding.claim,
                side.name,
                finding.said,
                finding.holds.word(),
                finding.seen
            );
        }
    }
    text
}

fn add(
    rows: &mut Table,
    what: String,
    nanoseconds: Option<(f64, f64)>,
    judgement: Option<&Judgement>,
    fault: Option<&str>,
) {
    let time = |value: f64| Cell::figure(format!("{value:.2} ns"), [value]);
    let [a, b] = nanoseconds.map_or_else(|| [Cell::none(), Cell::none()], |(a, b)| [time(a), time(b)]);
    let [times, interval, _, verdict] = judged(judgement, fault, "");
    rows.push([Cell::word(what), a, b, times, interval, verdict]);
}

/// The four cells of a judgement: how many times as long B takes, its interval, the launches, the verdict on what is named.
pub(crate) fn judged(judgement: Option<&Judgement>, fault: Option<&str>, of: &str) -> [Cell; 4] {
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref());
    let verdict = judgement.map(|judgement| &judgement.verdict);
    let (mark, text) = match (fault, verdict) {
        (Some(fault), _) => (("none", "✗"), fault.to_owned()),
        (None, None) => (("none", "?"), "not judged".to_owned()),
        (None, Some(verdict)) => (mark(verdict), format!("{of} {}", words(verdict)).trim_start().to_owned()),
    };
    let verdict = Cell::marked(mark, text, [serde_json::to_value(verdict).unwrap_or_default(), fault.into()]);
    let Some(estimate) = estimate else { return [Cell::none(), Cell::none(), Cell::none(), verdict] };
    let (times, low, high) = ratio(estimate);
    [
        Cell::figure(format!("{times:.2} times"), [times]),
        Cell::figure(format!("{low:.2} to {high:.2}"), [low, high]),
        Cell::number(estimate.launches),
        verdict,
    ]
}
