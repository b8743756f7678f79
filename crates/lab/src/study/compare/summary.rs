//! What the verb says at its end: whole engines and kernels in a table.

use std::fmt::Write as _;

use super::{Compared, claims, ratio};
use crate::record::Judgement;
use crate::terminal::format::words;
use crate::terminal::table::{Cell, Table, column};

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
    let time = |value: Option<f64>| {
        value.map_or(Cell::none(), |value| Cell::figure(format!("{value:.2} ns"), [value]))
    };
    let verdict = judgement.map(|judgement| &judgement.verdict);
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref()).map(ratio);
    rows.push([
        Cell::word(what),
        time(nanoseconds.map(|both| both.0)),
        time(nanoseconds.map(|both| both.1)),
        estimate.map_or(Cell::none(), |(times, ..)| Cell::figure(format!("{times:.2} times"), [times])),
        estimate.map_or(Cell::none(), |(_, low, high)| {
            Cell::figure(format!("{low:.2} to {high:.2}"), [low, high])
        }),
        Cell::told(
            fault.map(str::to_owned).or_else(|| Some(words(verdict?))).unwrap_or_default(),
            [serde_json::to_value(verdict).unwrap_or_default(), fault.into()],
        ),
    ]);
}
