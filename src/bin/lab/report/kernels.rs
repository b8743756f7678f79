//! The section on kernels: time, instructions and machine code of every variant, an axis at a time.

use maud::{Markup, html};

use super::words;
use crate::record::{InstructionFigure, KernelFigure, ListingFigure, Mode, Record};

pub(super) fn section(record: &Record) -> Markup {
    html! {
        section #kernels {
            h2 { "Kernels and machine code" }
            p {
                "Time by criterion, instructions by callgrind, each as a dependent chain (latency) and as independent "
                "operations (throughput). Instruction counts are exact but do not rank instructions that take long; "
                "times do."
            }
            (words::unmeasured(&record.kernels))
            (words::unmeasured(&record.instructions))
            (words::unmeasured(&record.listings))
            @for axis in &record.axes { (self::axis(record, &axis.name)) }
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

fn axis(record: &Record, axis: &str) -> Markup {
    let times: Vec<&KernelFigure> = record.kernels.figures().iter().filter(|f| f.axis == axis).collect();
    let counts: Vec<&InstructionFigure> =
        record.instructions.figures().iter().filter(|f| f.axis == axis).collect();
    let listings: Vec<&ListingFigure> = record.listings.figures().iter().filter(|f| f.axis == axis).collect();
    if times.is_empty() && counts.is_empty() && listings.is_empty() {
        return html! {};
    }
    let mut cases: Vec<Case<'_>> = times
        .iter()
        .map(|f| Case { operands: &f.operands, mode: f.mode, variant: &f.variant })
        .chain(counts.iter().map(|f| Case { operands: &f.operands, mode: f.mode, variant: &f.variant }))
        .collect();
    cases.sort();
    cases.dedup();
    html! {
        h3 id=(format!("kernels-{axis}")) { (axis) }
        @if !listings.is_empty() { (listing_table(&listings)) }
        @if !cases.is_empty() {
            details {
                summary { (cases.len()) " figures" }
                div.scroll tabindex="0" {
                    table {
                        caption { "Per operation" }
                        thead {
                            tr {
                                th scope="col" { "operands" } th scope="col" { "mode" } th scope="col" { "variant" }
                                th.n scope="col" { "time" } th.n scope="col" { "interval" }
                                th.n scope="col" { "instructions" }
                            }
                        }
                        tbody { @for case in &cases { (row(case, &times, &counts)) } }
                    }
                }
            }
        }
    }
}

fn row(case: &Case<'_>, times: &[&KernelFigure], counts: &[&InstructionFigure]) -> Markup {
    let time = times
        .iter()
        .find(|f| f.operands == case.operands && f.mode == case.mode && f.variant == case.variant);
    let count = counts
        .iter()
        .find(|f| f.operands == case.operands && f.mode == case.mode && f.variant == case.variant);
    let none = || "–".to_owned();
    html! {
        tr {
            td { (case.operands) }
            td { (match case.mode { Mode::Latency => "latency", Mode::Throughput => "throughput" }) }
            td { code { (case.variant) } }
            td.n { (time.map_or_else(none, |f| words::nanoseconds(f.nanoseconds_per_op))) }
            td.n { (time.map_or_else(none, |f| format!("{:.2} to {:.2}", f.low, f.high))) }
            td.n { (count.map_or_else(none, |f| format!("{:.2}", f.instructions_per_op))) }
        }
    }
}

fn listing_table(listings: &[&ListingFigure]) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table {
                caption { "The machine code of the kernels, kept in asm/" }
                thead {
                    tr {
                        th scope="col" { "variant" } th scope="col" { "target" } th.n scope="col" { "instructions" }
                        th scope="col" { "listing" } th scope="col" { "remark" }
                    }
                }
                tbody {
                    @for listing in listings {
                        tr {
                            td { code { (listing.variant) } }
                            td { (listing.target_cpu) }
                            td.n { (listing.instructions) }
                            td { code { (listing.path) } }
                            td { @if let Some(same) = &listing.same_code_as { "≡ same code as " (same) } }
                        }
                    }
                }
            }
        }
    }
}
