//! The chapter on an axis: the figures of every variant (kernels, whole engines, machine code) side
//! by side, as table and charts, and the evidence behind each row.

use maud::{Markup, html};

use super::chart::{self, Mark, Run, Titles, Trace, Value};
use super::row::Row;
use super::unfolded::{self, PageContext};
use super::{codegen, density, kernels, losses, words};
use crate::machine;
use crate::record::{Axis, COMPILER, InstructionFigure, Judgement, KernelFigure, PROFILE, Record, TARGET};
use crate::terminal::format::{interval, nanoseconds, word};
use crate::terminal::table::{Cell, Table, address, inline};

pub(super) fn section(record: &Record, code: &PageContext, axis: &Axis) -> Markup {
    // A record may have a verdict on a variant that its list for the axis does not name; such a
    // variant gets a row too.
    let mut variants: Vec<&str> = axis.variants.iter().map(String::as_str).collect();
    variants.extend(record.decision.of_axis(&axis.name).map(|judgement| judgement.variant.as_str()));
    let mut rows: Vec<Row<'_>> = Vec::new();
    for variant in variants {
        if rows.iter().all(|row| row.variant != variant) {
            rows.push(Row::new(record, &axis.name, variant));
        }
    }
    html! {
        section id=(address(&["axis", &axis.name])) {
            h2 { (heading(&axis.name)) }
            p.lead { (short(record, axis)) }
            @for (_, text) in REMARKS.iter().filter(|(name, _)| *name == axis.name) { p { (inline(text)) } }
            (table(record, code, &axis.name, &rows))
            (words::figure(plane(&axis.name, &rows), html! {
                "Time of an operation on operands recorded in a search, when each waits for the one before (latency) and when they are "
                "independent (throughput). Below the line, independent operations take less time."
            }))
            @if axis.name == "popcount" { (density::section(record)) }
            (unfolded::variants(record, code, &axis.name, &rows))
            (codegen::costs(record, &axis.name))
            (kernels::paired(record, &axis.name))
            (kernels::figures(record, &axis.name))
        }
    }
}

pub(super) fn heading(axis: &str) -> String {
    match axis {
        TARGET => "The target level".to_owned(),
        PROFILE => "Profile-guided builds".to_owned(),
        COMPILER => "The compiler".to_owned(),
        _ => format!("The axis {axis}"),
    }
}

/// Says in one or two sentences which variant the chosen build has and how the others fared.
fn short(record: &Record, axis: &Axis) -> Markup {
    let winner = record.decision.choice.winners.iter().find(|winner| winner.axis == axis.name);
    let is_other = |judgement: &&Judgement| {
        judgement.variant != axis.default && winner.is_none_or(|winner| winner.variant != judgement.variant)
    };
    let others: Vec<&str> = record
        .decision
        .of_axis(&axis.name)
        .filter(is_other)
        .map(|judgement| word(&judgement.verdict))
        .collect();
    let count = |word: &'static str| (others.iter().filter(|&&other| other == word).count(), word);
    let counts =
        ["faster", "slower", "no difference", "not sure", "same code", "not judged"].into_iter().map(count);
    let parts: Vec<String> =
        counts.filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    html! {
        @match winner {
            None if parts.is_empty() => { "Nothing was measured besides the default, " code { (axis.default) } "." }
            Some(winner) => { "The chosen build has " code { (winner.variant) } " instead of the default, " code { (axis.default) } "." }
            None => { "The chosen build has the default, " code { (axis.default) } "." }
        }
        @if !parts.is_empty() { " Of the others: " (parts.join(", ")) "." }
    }
}

/// Remarks that a reader needs to understand the figures of an axis.
const REMARKS: [(&str, &str); 4] = [
    (
        "parallel",
        "Everything here is measured with one thread, so it shows what a variant costs an engine that searches with one thread. \
         `cargo studies threads` measures what several threads gain with each variant.",
    ),
    (
        "endgame",
        "The variants of this axis know different endgames, so their times are not compared with each other: a variant that knows little answers \
         quickly. `cargo studies endgame` measures what each variant costs and what it gains.",
    ),
    (
        PROFILE,
        "The profile comes from a run of `plywright bench`, whose positions differ from all on which engines are timed. `pgo` tells the compiler \
         how often each branch was taken; `pgo-bolt` also has BOLT move the finished binary's blocks and functions by counts of its own.",
    ),
    (
        COMPILER,
        "Each compiler builds the same source with the same flags, and all engines must search the same nodes. The end of this page, which says \
         where the figures come from, has the compilers' versions.",
    ),
];

fn table(record: &Record, code: &PageContext, axis: &str, rows: &[Row<'_>]) -> Markup {
    let mut columns = vec!["variant", "gain", "verdict"];
    let has_kernels = rows.iter().any(Row::has_kernel);
    if has_kernels {
        columns.extend(["latency", "throughput", "instructions", "code"]);
    }
    let variants: Vec<&str> = rows.iter().map(|row| row.variant).collect();
    let flamegraphs = code.flamegraphs(axis, &variants);
    columns.extend(flamegraphs.is_some().then_some("flamegraph"));
    let mut table = Table::new(columns);
    let mut flamegraphs = flamegraphs.into_iter().flatten();
    for row in rows {
        let address = format!("#{}-more", row.address());
        let mut cells = vec![Cell::code(row.variant).link(address).naming(), gain(row), verdict(record, row)];
        if has_kernels {
            cells.extend(row.times.map(|time| time.map_or(Cell::none(), self::time)));
            cells.push(counts(row));
            cells.push(row.listing.map_or(Cell::none(), |listing| {
                let same = listing.same_code_as.iter().map(|same| format!("≡ same code as {same}"));
                Cell::number(listing.instructions).below(same)
            }));
        }
        cells.extend(flamegraphs.next());
        table.row(&[row.axis, row.variant], cells);
    }
    table.html(&format!("Variants of the axis {axis}"), "Every variant against the default build")
}

fn gain(row: &Row<'_>) -> Cell {
    row.estimate.map_or(Cell::none(), |estimate| {
        Cell::gain(estimate.gain)
            .below([interval(estimate.low, estimate.high), format!("{} launches", estimate.launches)])
            .below(row.loss.map(losses::described))
    })
}

fn verdict(record: &Record, row: &Row<'_>) -> Cell {
    let Some(judgement) = row.judgement else {
        let reason = row.unavailable.map_or_else(String::new, |reason| format!(": {reason}"));
        return Cell::marked(("none", "?"), format!("not measured{reason}"), []);
    };
    let is_default = record.is_default(row.axis, &judgement.variant);
    // The default build uses this variant on this machine, but a build of the variant was timed
    // too. That build is the same engine in another binary.
    let is_twin = is_default && judgement.estimate.is_some();
    let twin = ", but the default build uses this variant too: only the layout of the code differs, so it cannot win";
    Cell::verdict(&judgement.verdict).and(if is_twin { twin } else { "" })
}

fn time(figure: &KernelFigure) -> Cell {
    Cell::figure(nanoseconds(figure.nanoseconds_per_op), [figure.nanoseconds_per_op])
        .below([format!("{:.2} to {:.2}", figure.low, figure.high)])
}

/// Instruction counts: latency / throughput.
fn counts(row: &Row<'_>) -> Cell {
    let count = |count: Option<&InstructionFigure>| {
        count.map_or("–".to_owned(), |count| format!("{:.1}", count.instructions_per_op))
    };
    let first = row.counts.iter().flatten().next();
    let text = row.counts.map(count).join(" / ");
    first.map_or(Cell::none(), |first| Cell::figure(text, [first.instructions_per_op]))
}

/// Draws latency against throughput. Returns `None` if fewer than three variants have both, or if
/// the axis has no valid name.
fn plane(axis: &str, rows: &[Row<'_>]) -> Option<Markup> {
    let value =
        |figure: &KernelFigure| Value { at: figure.nanoseconds_per_op, low: figure.low, high: figure.high };
    let trace = |row: &Row<'_>| {
        let [latency, throughput] = row.times;
        Some(Trace::new(row.variant, vec![(value(latency?), value(throughput?))]))
    };
    let traces: Vec<Trace> = rows.iter().filter_map(trace).collect();
    let id = address(&["plane", axis]);
    let title = format!("Latency against throughput of every variant of the axis {axis}");
    let titles = Titles { id: &id, title: &title, x: "latency, nanoseconds", y: "throughput, nanoseconds" };
    (traces.len() > 2 && machine::is_name(axis))
        .then(|| chart::plane(&titles, [Run::Log; 2], &traces, Some(&Mark::Diagonal("latency = throughput"))))
        .flatten()
}
