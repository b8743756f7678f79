//! The sections on kernels: every one on both targets, time and instructions side by side, with its listings; and counting bits by density,
//! with what becomes of the source's findings there.

use maud::{Markup, html};

use crate::decide::density::{EXACT, curves};
use crate::record::Mode;
use crate::report::chart::Titles;
use crate::report::{density, words};
use crate::study::compare::claims::{break_evens, findings};
use crate::study::compare::summary::judged;
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
            @for axis in axes { (self::axis(compared, axis)) }
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

pub(super) fn density(compared: &Compared) -> Markup {
    let sides = [&compared.a, &compared.b];
    let mut table = Table::new(["case", &compared.a.name, &compared.b.name].map(str::to_owned));
    let [a, b] = sides.map(break_evens);
    for ((name, a), (_, b)) in a.into_iter().zip(b) {
        let bits = |bits: Option<f64>| {
            Cell::number(bits.map_or("no crossing".to_owned(), |bits| format!("{bits:.1}")))
        };
        table.row(&["break-even", name], [Cell::word(name), bits(a), bits(b)]);
    }
    html! {
        section #density {
            h2 { "Counting bits, by density" }
            p {
                "Where the loop that clears the lowest bit (" code { "sparse" } ") stops paying against shift and multiply ("
                code { "swar" } "). " code { "builtin" } " is no variant but the compiler's own count, "
                code { "u64::count_ones" } ", for the target's lowest CPU."
            }
            (table.html("Break-even", "Break-even, in set bits"))
            @for side in sides {
                h3 { (side.name) }
                (words::unmeasured(&side.density))
                @if let Some(chart) = chart(side) {
                    (words::figure(Some(chart), html! {
                        "Time per count over words with exactly so many set bits, in random order; built for " (side.name) "."
                    }))
                    (density::table(&curves(side.density.figures(), EXACT, Mode::Throughput), Some(&side.name)))
                }
            }
            @for side in sides.into_iter().filter(|side| side.bits == 32) {
                h3 id={ "claims-" (side.name) } { "The source's findings, on " (side.name) }
                (Table::of_findings(&findings(compared, side)).html(&format!("Findings on {}", side.name), "Claims 35 and 36 of docs/claims.md, measured again"))
            }
        }
    }
}

/// Time by density on a side, one line a variant; none where it was not measured.
pub(super) fn chart(side: &Side) -> Option<Markup> {
    let id = format!("popcount-{}-title", side.name);
    let title = format!(
        "Time to count the set bits of a word on {}, by how many are set, for each variant",
        side.name
    );
    let titles = Titles { id: &id, title: &title, x: "set bits in the word", y: "nanoseconds per count" };
    density::drawn(&titles, side.density.figures(), EXACT, Mode::Throughput)
}
