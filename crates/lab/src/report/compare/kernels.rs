//! The section on kernels: every one on both targets, time and instructions side by side, with its listings.

use maud::{Markup, html};

use super::{judged, times};
use crate::record::Mode;
use crate::report::words;
use crate::study::compare::{Compared, KernelRow, Side};

pub(super) fn section(compared: &Compared) -> Markup {
    let mut axes: Vec<&str> = Vec::new();
    let absent = compared.absent.iter().map(|absent| absent.axis.as_str());
    for axis in compared.kernels.iter().map(|row| row.axis.as_str()).chain(absent) {
        if !axes.contains(&axis) {
            axes.push(axis);
        }
    }
    let (a, b) = (&compared.a, &compared.b);
    html! {
        section #kernels {
            h2 { "Kernels" }
            p {
                "Each kernel, built for both targets, runs in a process for each; the two take turns of about a millisecond on one "
                "CPU, and the ratio of turns that follow each other is a sample. A launch is a fresh copy of both. Before a "
                "kernel is timed its answer is held against the slow reference's, and both targets must give the same one. "
                "The times stand for themselves less well than the ratio does: they are the medians of turns on a shared machine."
            }
            @for side in [a, b] {
                (words::unmeasured(&side.instructions))
                (words::unmeasured(&side.listings))
            }
            @if a.bits != b.bits { (two_registers(compared)) }
            @for axis in axes { (self::axis(compared, axis)) }
        }
    }
}

/// Variants that show what a word of 64 bits costs where it takes two registers: axis, variant, what it spends its time on.
const WORDS: [(&str, &str, &str); 6] = [
    ("popcount", "hardware", "the instruction, once for each half"),
    ("popcount", "swar", "shifts, masks and one multiplication of 64 bits"),
    ("sliders", "magic", "a multiplication of 64 by 64 bits for each line"),
    ("score", "packed", "32 bits: one register on both, for comparison"),
    ("score", "wide", "64 bits: every addition is two, with a carry between them"),
    ("repetition", "counter", "keys of 64 bits, looked up and compared"),
];

/// What living in two registers costs, in one table.
fn two_registers(compared: &Compared) -> Markup {
    let cell = |axis: &str, variant: &str, mode: Mode| {
        let is_it = |row: &&KernelRow| {
            (row.axis.as_str(), row.variant.as_str(), row.mode) == (axis, variant, mode) && !row.is_control
        };
        let row = compared.kernels.iter().find(is_it);
        let time = row.and_then(|row| row.judgement.as_ref()?.estimate);
        let counts =
            row.and_then(|row| Some(instructions(&compared.b, row)? / instructions(&compared.a, row)?));
        let time = time.map_or("–".to_owned(), |estimate| times(&estimate));
        (time, counts.map_or("–".to_owned(), |ratio| format!("{ratio:.2} times")))
    };
    html! {
        h3 #two-registers { "What a word in two registers costs" }
        div.scroll tabindex="0" {
            table {
                caption {
                    "How many times as long, and how many times as many instructions, on " (compared.b.name) " as on "
                    (compared.a.name)
                }
                thead {
                    tr {
                        th scope="col" { "kernel" } th scope="col" { "what it does" }
                        th.n scope="col" { "throughput" } th.n scope="col" { "latency" }
                        th.n scope="col" { "instructions, throughput" } th.n scope="col" { "latency" }
                    }
                }
                tbody {
                    @for (axis, variant, what) in WORDS {
                        @let (throughput, throughput_counts) = cell(axis, variant, Mode::Throughput);
                        @let (latency, latency_counts) = cell(axis, variant, Mode::Latency);
                        tr id=(words::address(&["two-registers", axis, variant])) {
                            td { code { (axis) "-" (variant) } }
                            td { (what) }
                            td.n { (throughput) } td.n { (latency) }
                            td.n { (throughput_counts) } td.n { (latency_counts) }
                        }
                    }
                }
            }
        }
        p.note {
            "No count where valgrind's 32-bit CPU lacks the instruction, as it lacks popcnt. What asks the CPU before it counts ("
            code { "dispatched" } ") takes the other path there."
        }
    }
}

fn axis(compared: &Compared, axis: &str) -> Markup {
    let (a, b) = (&compared.a, &compared.b);
    let rows: Vec<&KernelRow> = compared.kernels.iter().filter(|row| row.axis == axis).collect();
    let absent = compared.absent.iter().filter(|absent| absent.axis == axis);
    let operands = rows.first().map_or("", |row| row.operands.as_str());
    html! {
        h3 id=(format!("kernels-{axis}")) { (axis) }
        @if !rows.is_empty() {
            div.scroll tabindex="0" {
                table {
                    caption {
                        "An operation on the operands " code { (operands) } ": time, how many times as long it takes on " (b.name)
                        ", and instructions"
                    }
                    thead {
                        tr {
                            th scope="col" { "kernel" } th scope="col" { "mode" }
                            th.n scope="col" { (a.name) } th.n scope="col" { (b.name) }
                            th.n scope="col" { "takes" } th.n scope="col" { "interval" } th.n scope="col" { "launches" }
                            th scope="col" { "verdict" }
                            th.n scope="col" { "instructions " (a.name) } th.n scope="col" { (b.name) } th.n scope="col" { "ratio" }
                            th scope="col" { "listings" }
                        }
                    }
                    tbody { @for row in &rows { (self::row(compared, row)) } }
                }
            }
        }
        @for absent in absent {
            p.missing { strong { code { (absent.variant) } " is not compared: " } (absent.reason) "." }
        }
    }
}

fn row(compared: &Compared, row: &KernelRow) -> Markup {
    let (a, b) = (&compared.a, &compared.b);
    // The control runs A's code on both sides.
    let second = if row.is_control { a } else { b };
    let nanoseconds = row.nanoseconds();
    let counts = instructions(a, row).zip(instructions(second, row));
    let count = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.2}"));
    html! {
        tr id=(words::address(&["kernel", &row.axis, &row.variant, row.mode.name(), if row.is_control { "control" } else { "" }])) {
            td { code { (row.variant) } @if row.is_control { " (" (a.name) " and its copy: the control)" } }
            td { (row.mode.name()) }
            td.n { (nanoseconds.map_or("–".to_owned(), |both| words::nanoseconds(both.0))) }
            td.n { (nanoseconds.map_or("–".to_owned(), |both| words::nanoseconds(both.1))) }
            (judged(row.judgement.as_ref(), row.fault.as_deref(), if row.is_control { "the copy" } else { &b.name }))
            td.n { (count(instructions(a, row))) }
            td.n { (count(instructions(second, row))) }
            td.n { (count(counts.map(|(ours, theirs)| theirs / ours))) }
            td { @if !row.is_control { (listings(compared, row)) } }
        }
    }
}

fn instructions(side: &Side, row: &KernelRow) -> Option<f64> {
    let figures = side.instructions.figures().iter();
    let is_it = |figure: &&crate::record::InstructionFigure| {
        (&figure.axis, &figure.variant, &figure.operands, figure.mode)
            == (&row.axis, &row.variant, &row.operands, row.mode)
    };
    figures.clone().find(is_it).map(|figure| figure.instructions_per_op)
}

/// Links to the listings of both targets, with the number of instructions in each.
fn listings(compared: &Compared, row: &KernelRow) -> Markup {
    let both = [&compared.a, &compared.b];
    html! {
        @for side in both {
            @if let Some(listing) = Compared::listing(side, &row.axis, &row.variant) {
                a href=(format!("../../{}", listing.path)) { (side.name) }
                @if let Some(same) = &listing.same_code_as { " (≡ " (same) ")" }
                " "
            }
        }
    }
}
