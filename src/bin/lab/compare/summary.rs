//! What the verb says at its end: whole engines and kernels in a table.

use std::fmt::Write as _;

use comfy_table::{CellAlignment, Table, presets};

use super::{Compared, claims, ratio};
use crate::record::Judgement;
use crate::summary::words;

/// The table, and below it what became of the source's findings on a target of 32 bits.
pub(crate) fn table(compared: &Compared) -> String {
    let mut table = Table::new();
    let (a, b) = (&compared.a.name, &compared.b.name);
    table
        .load_style(presets::UTF8_FULL_CONDENSED)
        .set_header(["what", a, b, &format!("{b} takes"), "interval", "verdict"].map(str::to_owned));
    for row in &compared.duels {
        let what = format!("{} against {}", row.comparison.candidate, row.baseline);
        add(&mut table, what, None, row.judgement.as_ref(), row.fault.as_deref());
    }
    for row in &compared.kernels {
        let what = format!("{}{}", row.comparison.candidate, if row.is_control { ", its copy" } else { "" });
        add(&mut table, what, row.nanoseconds(), row.judgement.as_ref(), row.fault.as_deref());
    }
    for column in table.column_iter_mut().skip(1).take(4) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mut text = format!("{table}\n");
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
    table: &mut Table,
    what: String,
    nanoseconds: Option<(f64, f64)>,
    judgement: Option<&Judgement>,
    fault: Option<&str>,
) {
    let time = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.2} ns"));
    let estimate = judgement.and_then(|judgement| judgement.estimate.as_ref()).map(ratio);
    table.add_row([
        what,
        time(nanoseconds.map(|both| both.0)),
        time(nanoseconds.map(|both| both.1)),
        estimate.map_or_else(String::new, |(times, ..)| format!("{times:.2} times")),
        estimate.map_or_else(String::new, |(_, low, high)| format!("{low:.2} to {high:.2}")),
        fault.map(str::to_owned).or_else(|| Some(words(&judgement?.verdict))).unwrap_or_default(),
    ]);
}
