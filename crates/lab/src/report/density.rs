//! The section on the time to count bits by density, which is the number of set bits of a word. It
//! names the density at which the loop over the set bits (`sparse`) stops paying off.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::chart::{self, Mark, Run, Titles, Trace, Value};
use super::words;
use crate::decide::density::{ABOUT, Curve, EXACT, break_even, curve, curves};
use crate::record::{KernelFigure, Mode, Record};
use crate::terminal::format::nanoseconds;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    let figures = record.kernels.figures();
    let Some(chart) = chart("popcount-title", figures) else { return html! {} };
    html! {
        section #density {
            h3 { "Counting bits, by density" }
            p {
                "A loop that clears the lowest bit (" code { "sparse" } ") against shift and multiply (" code { "swar" }
                "), throughput, baseline target. " (short(figures))
                " Measurements of 2012 found about 6 or 7 bits, depending on the compiler."
            }
            (words::figure(Some(chart), html! {
                "Time per count over words that all have exactly the given number of set bits, in random order; built for the baseline target. "
                "At x86-64-v2 and above the compiler turns both into the popcnt instruction. The table of all times of the axis, below, also has "
                "chains of counts, where each waits for the one before, and words whose bits are set at random."
            }))
            (table(&curves(figures, EXACT, Mode::Throughput)))
        }
    }
}

fn table(curves: &[(&str, Curve)]) -> Markup {
    let mut table =
        Table::new(std::iter::once("bits").chain(curves.iter().map(|curve| curve.0)).map(str::to_owned));
    let densities: BTreeSet<u32> = curves.iter().flat_map(|(_, curve)| curve.keys().copied()).collect();
    for bits in densities {
        let time = |(_, curve): &(&str, Curve)| {
            curve.get(&bits).map_or(Cell::none(), |&time| Cell::number(nanoseconds(time)))
        };
        let bits = bits.to_string();
        let cells: Vec<Cell> =
            std::iter::once(Cell::word(&bits).naming()).chain(curves.iter().map(time)).collect();
        table.row(&["density", &bits], cells);
    }
    words::folded("The figures", &table.html("Times by density", "Nanoseconds per count, throughput"))
}

/// Says in a sentence at which density the loop stops paying off, if at any.
pub(super) fn short(figures: &[KernelFigure]) -> String {
    let part = |operands, how| {
        let curves = curves(figures, operands, Mode::Throughput);
        let (sparse, swar) = (curve(&curves, "sparse")?, curve(&curves, "swar")?);
        let wins = sparse.iter().any(|(bits, time)| swar.get(bits).is_some_and(|other| time < other));
        Some(match break_even(&curves) {
            Some(bits) => format!("wins below {bits:.1} set bits {how}"),
            None if wins => format!("has no break-even density {how}"),
            None => format!("never wins {how}"),
        })
    };
    let clauses = [
        part(EXACT, "where every word has the same number"),
        part(ABOUT, "where their number varies by chance"),
    ];
    let clauses: Vec<String> = clauses.into_iter().flatten().collect();
    if clauses.is_empty() { String::new() } else { format!("The loop {}.", clauses.join(", and ")) }
}

/// Draws the time by density, one line per variant; `id` is unique in the page. Returns `None` if
/// the kernels were not measured.
pub(super) fn chart(id: &str, figures: &[KernelFigure]) -> Option<Markup> {
    let titles = Titles {
        id,
        title: "Time to count the set bits of a word, by how many are set, for each variant",
        x: "set bits in the word",
        y: "nanoseconds per count",
    };
    let curves = curves(figures, EXACT, Mode::Throughput);
    let point = |(&bits, &time): (&u32, &f64)| (Value::exact(f64::from(bits)), Value::exact(time));
    let trace = |(name, curve): &(&str, Curve)| Trace::new(*name, curve.iter().map(point).collect());
    let traces: Vec<Trace> = curves.iter().map(trace).collect();
    let mark =
        break_even(&curves).map(|bits| Mark::Upright(bits, format!("sparse = swar at {bits:.1} bits")));
    chart::plane(&titles, [Run::Linear, Run::Log], &traces, mark.as_ref())
}
