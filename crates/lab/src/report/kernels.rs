//! Kernels: how they are measured, and all that was measured of an axis.

use maud::{Markup, html};

use super::words;
use crate::record::{InstructionFigure, KernelFigure, KernelJudgement, Mode, Record, Verdict};

/// How kernels are measured, and what of it was not.
pub(super) fn section(record: &Record) -> Markup {
    html! {
        section #kernels {
            h2 { "How kernels are measured" }
            p {
                "Time by criterion, instructions by callgrind, each as a dependent chain (latency) and as independent "
                "operations (throughput). Instruction counts are exact but do not rank instructions that take long; "
                "times do. Where two kernels are compared, they take turns of a fraction of a millisecond in one process, on "
                "the operands that a real search had, and are judged as whole engines are: over many launches, each from a "
                "fresh copy on a CPU drawn for it. Such a verdict chooses nothing: what a kernel gains alone, the engine "
                "need not."
            }
            (words::unmeasured(&record.kernels))
            (words::unmeasured(&record.paired.rung))
            (words::unmeasured(&record.instructions))
            (words::unmeasured(&record.listings))
        }
    }
}

/// One row: a variant on one kind of operands in one mode.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Case<'a> {
    operands: &'a str,
    mode: Mode,
    variant: &'a str,
}

/// The variants' kernels against the default's, in lock-step.
pub(super) fn paired(record: &Record, axis: &str) -> Markup {
    let paired: Vec<&KernelJudgement> = record.decision.kernels.iter().filter(|k| k.axis == axis).collect();
    html! {
        @if !paired.is_empty() {
            details {
                summary { "The kernels in lock-step" }
                (paired_table(record, axis, &paired))
            }
        }
    }
}

/// Every time and count of an axis.
pub(super) fn figures(record: &Record, axis: &str) -> Markup {
    let times: Vec<&KernelFigure> = record.kernels.figures().iter().filter(|f| f.axis == axis).collect();
    let counts: Vec<&InstructionFigure> =
        record.instructions.figures().iter().filter(|f| f.axis == axis).collect();
    let mut cases: Vec<Case<'_>> = times
        .iter()
        .map(|f| Case { operands: &f.operands, mode: f.mode, variant: &f.variant })
        .chain(counts.iter().map(|f| Case { operands: &f.operands, mode: f.mode, variant: &f.variant }))
        .collect();
    cases.sort();
    cases.dedup();
    html! {
        @if !cases.is_empty() {
            details {
                summary { "All " (cases.len()) " times and counts" }
                div.scroll tabindex="0" role="region" aria-label={ "All times and counts of the axis " (axis) } {
                    table {
                        caption { "Per operation" }
                        thead {
                            tr {
                                th scope="col" { "operands" } th scope="col" { "mode" } th scope="col" { "variant" }
                                th.n scope="col" { "time" } th.n scope="col" { "interval" }
                                th.n scope="col" { "instructions" }
                            }
                        }
                        tbody { @for case in &cases { (row(axis, case, &times, &counts)) } }
                    }
                }
            }
        }
    }
}

fn row(axis: &str, case: &Case<'_>, times: &[&KernelFigure], counts: &[&InstructionFigure]) -> Markup {
    let time = times
        .iter()
        .find(|f| f.operands == case.operands && f.mode == case.mode && f.variant == case.variant);
    let count = counts
        .iter()
        .find(|f| f.operands == case.operands && f.mode == case.mode && f.variant == case.variant);
    let none = || "–".to_owned();
    html! {
        tr id=(words::address(&[axis, case.operands, case.mode.name(), case.variant])) {
            td { (case.operands) }
            td { (case.mode.name()) }
            td { code { (case.variant) } }
            td.n data-v=[time.map(|f| f.nanoseconds_per_op)] { (time.map_or_else(none, |f| words::nanoseconds(f.nanoseconds_per_op))) }
            td.n { (time.map_or_else(none, |f| format!("{:.2} to {:.2}", f.low, f.high))) }
            td.n { (count.map_or_else(none, |f| format!("{:.2}", f.instructions_per_op))) }
        }
    }
}

fn paired_table(record: &Record, axis: &str, judgements: &[&KernelJudgement]) -> Markup {
    let baseline = judgements.first().map_or("", |judgement| &judgement.baseline);
    html! {
        div.scroll tabindex="0" role="region" aria-label={ "Kernels in lock-step of the axis " (axis) } {
            table {
                caption {
                    "Against the default here, " code { (baseline) } ", in lock-step. The interval is the plain one; the verdict "
                    "asks the same of it as of whole engines. The default against itself is the control."
                }
                thead {
                    tr {
                        th scope="col" { "mode" } th scope="col" { "operands" } th scope="col" { "variant" }
                        th.n scope="col" { "gain" } th.n scope="col" { "interval" } th.n scope="col" { "launches" }
                        th scope="col" { "verdict" } th scope="col" { "remark" }
                    }
                }
                tbody { @for judgement in judgements { (paired_row(record, judgement)) } }
            }
        }
    }
}

fn paired_row(record: &Record, judgement: &KernelJudgement) -> Markup {
    let (class, sign, verdict) = words::verdict(&judgement.verdict);
    html! {
        tr id=(words::address(&["paired", &judgement.axis, judgement.mode.name(), &judgement.operands, &judgement.variant])) {
            td { (judgement.mode.name()) }
            td { (judgement.operands) }
            td { code { (judgement.variant) } @if judgement.is_control() { " (control)" } }
            (words::figures(judgement.estimate.as_ref()))
            td class=(class) { span.sign aria-hidden="true" { (sign) } (verdict) }
            td { (remark(record, judgement)) }
        }
    }
}

/// What a reader of the verdict should know: that the engine says the contrary, or that the control should not have one.
fn remark(record: &Record, judgement: &KernelJudgement) -> &'static str {
    if judgement.is_control() {
        return match judgement.verdict {
            Verdict::Faster | Verdict::Slower => "told apart from itself: do not believe this axis and mode",
            _ => "",
        };
    }
    let engine =
        record.decision.judgements.iter().find(|engine| {
            engine.axis.as_ref() == Some(&judgement.axis) && engine.variant == judgement.variant
        });
    match (&judgement.verdict, engine.map(|engine| &engine.verdict)) {
        (Verdict::Faster, Some(Verdict::Slower)) => "but the whole engine is slower with it",
        (Verdict::Slower, Some(Verdict::Faster)) => "but the whole engine is faster with it",
        _ => "",
    }
}
