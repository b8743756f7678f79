//! Kernels: the method of measuring them, and all figures of an axis.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::words;
use crate::axes;
use crate::record::{InstructionFigure, KernelFigure, KernelJudgement, Mode, Record, Verdict};
use crate::terminal::format::nanoseconds;
use crate::terminal::table::{Cell, Table};

pub(super) fn section(record: &Record) -> Markup {
    html! {
        section #kernels {
            h2 { "How kernels are measured" }
            p {
                "Criterion measures the time and callgrind counts the instructions, each in a dependent chain (latency) and with independent "
                "operations (throughput). Instruction counts are exact, but ignore that some instructions take longer than others; "
                "times include that. To compare two kernels, they run in turns of a fraction of a millisecond in one process, on "
                "operands recorded in a search, and are judged like whole engines: over many launches, each of a new "
                "copy on a CPU chosen at random. The choice does not use these verdicts: a gain in a kernel need not be a gain "
                "in the whole engine."
            }
            (words::unmeasured(&record.kernels))
            (words::unmeasured(&record.paired.level))
            (words::unmeasured(&record.instructions))
            (words::unmeasured(&record.listings))
        }
    }
}

pub(super) fn paired(record: &Record, axis: &str) -> Markup {
    let paired: Vec<&KernelJudgement> = record.decision.kernels.iter().filter(|k| k.axis == axis).collect();
    let Some(first) = paired.first() else { return html! {} };
    let mut table =
        Table::new(["mode", "operands", "variant", "gain", "interval", "launches", "verdict", "remark"]);
    for judgement in &paired {
        let KernelJudgement { axis, mode, operands, variant, .. } = judgement;
        let [gain, interval, launches] = Cell::estimate(judgement.estimate.as_ref());
        let cells = [
            Cell::word(mode.name()),
            Cell::word(operands),
            Cell::code(variant).and(if judgement.is_control() { " (control)" } else { "" }),
            gain,
            interval,
            launches,
            Cell::verdict(&judgement.verdict),
            Cell::word(remark(record, judgement)),
        ];
        table.row(&["paired", axis, mode.name(), operands, variant], cells);
    }
    let caption = html! {
        "Against the default here, " code { (first.baseline) } ", in lock-step. The verdicts follow the same "
        "rule as those of whole engines. The default against itself is the control."
    };
    let table = table.html(&format!("Kernels in lock-step of the axis {axis}"), caption);
    words::folded("The kernels in lock-step", &table)
}

/// Returns a remark on a verdict that needs one: the whole engine shows the opposite, or the
/// control (the default against its own copy) shows a difference.
fn remark(record: &Record, judgement: &KernelJudgement) -> &'static str {
    if judgement.is_control() {
        return match judgement.verdict {
            Verdict::Faster | Verdict::Slower => {
                "the default differs from its own copy: do not believe this axis and mode"
            }
            _ => "",
        };
    }
    let engine = record.decision.judgement(&judgement.axis, &judgement.variant);
    match (&judgement.verdict, engine.map(|engine| &engine.verdict)) {
        (Verdict::Faster, Some(Verdict::Slower)) => "but the whole engine is slower with it",
        (Verdict::Slower, Some(Verdict::Faster)) => "but the whole engine is faster with it",
        _ => "",
    }
}

/// Draws every time and count of an axis, by operands, mode and variant.
pub(super) fn figures(record: &Record, axis: &str) -> Markup {
    type Figures<'a> = (Option<&'a KernelFigure>, Option<&'a InstructionFigure>);
    let mut cases: BTreeMap<(&str, Mode, &str), Figures<'_>> = BTreeMap::new();
    for figure in record.kernels.figures().iter().filter(|figure| figure.axis == axis) {
        cases.entry((&figure.operands, figure.mode, &figure.variant)).or_default().0.get_or_insert(figure);
    }
    for figure in
        record.instructions.figures().iter().filter(|figure| figure.axis == axis && axes::is_counted(figure))
    {
        cases.entry((&figure.operands, figure.mode, &figure.variant)).or_default().1.get_or_insert(figure);
    }
    if cases.is_empty() {
        return html! {};
    }
    let mut table = Table::new(["operands", "mode", "variant", "time", "interval", "instructions"]);
    for ((operands, mode, variant), (time, count)) in &cases {
        let cells = [
            Cell::word(*operands),
            Cell::word(mode.name()),
            Cell::code(variant),
            time.map_or(Cell::none(), |time| {
                Cell::figure(nanoseconds(time.nanoseconds_per_op), [time.nanoseconds_per_op])
            }),
            time.map_or(Cell::none(), |time| Cell::number(format!("{:.2} to {:.2}", time.low, time.high))),
            count.map_or(Cell::none(), |count| Cell::number(format!("{:.2}", count.instructions_per_op))),
        ];
        table.row(&[axis, operands, mode.name(), variant], cells);
    }
    let table = table.html(&format!("All times and counts of the axis {axis}"), "Per operation");
    words::folded(format!("All {} times and counts", cases.len()), &table)
}
