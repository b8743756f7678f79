//! The section on kernels: every one on both targets, time and instructions side by side, with its listings.

use maud::{Markup, html};

use super::{judged, times};
use crate::record::Mode;
use crate::report::words;
use crate::study::compare::{Compared, KernelRow, Side};
use crate::terminal::format::nanoseconds;
use crate::terminal::table::{Cell, Table};

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
                "kernel is timed its answer is compared with the slow reference's, and both targets must give the same one. "
                "The times are less certain than the ratio: they are the medians of turns on a shared machine."
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
    let (a, b) = (&compared.a, &compared.b);
    let mut table = Table::new([
        "kernel",
        "what it does",
        "throughput",
        "latency",
        "instructions, throughput",
        "instructions, latency",
    ]);
    for (axis, variant, what) in WORDS {
        let both = [Mode::Throughput, Mode::Latency].map(|mode| {
            let is_it = |row: &&KernelRow| {
                (row.axis.as_str(), row.variant.as_str(), row.mode) == (axis, variant, mode)
                    && !row.is_control
            };
            let row = compared.kernels.iter().find(is_it);
            let counts = row.and_then(|row| Some(instructions(b, row)? / instructions(a, row)?));
            (
                times(row.and_then(|row| row.judgement.as_ref())),
                counts.map_or(Cell::none(), |ratio| Cell::figure(format!("{ratio:.2} times"), [ratio])),
            )
        });
        let [(throughput, counts), (latency, latency_counts)] = both;
        let name = Cell::code(&format!("{axis}-{variant}"));
        table.row(
            &["two-registers", axis, variant],
            [name, Cell::word(what), throughput, latency, counts, latency_counts],
        );
    }
    let caption = html! {
        "How many times as long, and how many times as many instructions, on " (b.name) " as on " (a.name)
    };
    html! {
        h3 #two-registers { "What a word in two registers costs" }
        (table.html("What two registers cost", caption))
        p.note {
            "No count where valgrind's 32-bit CPU lacks the instruction, as it lacks popcnt. What asks the CPU before it counts ("
            code { "dispatched" } ") takes the other path there."
        }
    }
}

fn axis(compared: &Compared, axis: &str) -> Markup {
    let (a, b) = (&compared.a, &compared.b);
    let rows: Vec<&KernelRow> = compared.kernels.iter().filter(|row| row.axis == axis).collect();
    let operands = rows.first().map_or("", |row| row.operands.as_str());
    let mut table = Table::new([
        "kernel".to_owned(),
        "mode".to_owned(),
        a.name.clone(),
        b.name.clone(),
        "takes".to_owned(),
        "interval".to_owned(),
        "launches".to_owned(),
        "verdict".to_owned(),
        format!("instructions, {}", a.name),
        format!("instructions, {}", b.name),
        "ratio".to_owned(),
        "listings".to_owned(),
    ]);
    for row in &rows {
        add(&mut table, compared, row);
    }
    let caption = html! {
        "An operation on the operands " code { (operands) } ": time, how many times as long it takes on " (b.name)
        ", and instructions"
    };
    html! {
        h3 id=(format!("kernels-{axis}")) { (axis) }
        @if !table.is_empty() { (table.html(&format!("Kernels of the axis {axis}"), caption)) }
        @for absent in compared.absent.iter().filter(|absent| absent.axis == axis) {
            p.missing { strong { code { (absent.variant) } " is not compared: " } (absent.reason) "." }
        }
    }
}

fn add(table: &mut Table, compared: &Compared, row: &KernelRow) {
    let (a, b) = (&compared.a, &compared.b);
    // The control runs A's code on both sides.
    let (second, of, note) = match row.is_control {
        true => (a, "the copy", format!(" ({} and its copy: the control)", a.name)),
        false => (b, b.name.as_str(), String::new()),
    };
    let time = |time: Option<f64>| time.map_or(Cell::none(), |time| Cell::figure(nanoseconds(time), [time]));
    let count = |count: Option<f64>| count.map_or(Cell::none(), |count| Cell::number(format!("{count:.2}")));
    let counts = [a, second].map(|side| instructions(side, row));
    let [takes, interval, launches, verdict] = judged(row.judgement.as_ref(), row.fault.as_deref(), of);
    let cells = [
        Cell::code(&row.variant).and(&note),
        Cell::word(row.mode.name()),
        time(row.nanoseconds().map(|both| both.0)),
        time(row.nanoseconds().map(|both| both.1)),
        takes,
        interval,
        launches,
        verdict,
        count(counts[0]),
        count(counts[1]),
        count(counts[0].zip(counts[1]).map(|(ours, theirs)| theirs / ours)),
        Cell::word("").html(if row.is_control {
            html! {}
        } else {
            listings(compared, row)
        }),
    ];
    let control = if row.is_control { "control" } else { "" };
    table.row(&["kernel", &row.axis, &row.variant, row.mode.name(), control], cells);
}

fn instructions(side: &Side, row: &KernelRow) -> Option<f64> {
    let wanted = (&row.axis, &row.variant, &row.operands, row.mode);
    let mut figures = side.instructions.figures().iter();
    let found = figures.find(|one| (&one.axis, &one.variant, &one.operands, one.mode) == wanted);
    found.map(|figure| figure.instructions_per_op)
}

/// Links to the listings of both targets.
fn listings(compared: &Compared, row: &KernelRow) -> Markup {
    html! {
        @for side in [&compared.a, &compared.b] {
            @if let Some(listing) = Compared::listing(side, &row.axis, &row.variant) {
                a href=(format!("../../{}", listing.path)) { (side.name) }
                @if let Some(same) = &listing.same_code_as { " (≡ " (same) ")" }
                " "
            }
        }
    }
}
