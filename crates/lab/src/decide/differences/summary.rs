//! What the verb says of two records: circumstances, choices, the figures by relevance, and one sentence at the end.

use std::fmt::Write as _;

use comfy_table::{ContentArrangement, presets};
use serde::Serialize;

use super::{Alone, Common, Differences, Fate, Kind, Row, Standing};
use crate::terminal::format::percent;
use crate::terminal::rows::{Cell, Rows, column};
use crate::terminal::stdout::plain;

/// So many rows are shown, if nobody asks for all.
pub(crate) const SHOWN: usize = 20;

/// So many names of what is in one record alone.
const NAMED: usize = 4;

/// What is told to programs.
#[derive(Debug, Serialize)]
pub(crate) struct Printed<'a> {
    a: &'a str,
    b: &'a str,
    sentence: String,
    circumstances: Rows,
    remarks: &'a [String],
    choices: Rows,
    verdicts: Rows,
    kernels: Option<Together>,
    engines: Option<Together>,
    rows: Rows,
    listings: Rows,
    builds: Rows,
    alone: Vec<Names<'a>>,
}

/// What many figures have in common.
#[derive(Debug, Serialize)]
struct Together {
    factor: f64,
    scatter: f64,
    of: usize,
}

/// What is not compared.
#[derive(Debug, Serialize)]
struct Names<'a> {
    what: &'a str,
    why: &'a str,
    names: &'a [String],
}

/// Everything, for programs.
pub(crate) fn told(found: &Differences) -> Printed<'_> {
    let together = |common: Option<Common>| {
        common.map(|Common { factor, scatter, of }| Together { factor, scatter, of })
    };
    Printed {
        a: &found.names[0],
        b: &found.names[1],
        sentence: sentence(found),
        circumstances: circumstances(found),
        remarks: &found.remarks,
        choices: choices(found),
        verdicts: verdicts(found),
        kernels: together(found.kernels),
        engines: together(found.engines),
        rows: rows(found, found.rows.iter()),
        listings: listings(found),
        builds: builds(found),
        alone: found.alone.iter().map(|Alone { what, why, names }| Names { what, why, names }).collect(),
    }
}

/// A text from a record: as it is to programs, without what steers a terminal to people.
fn word(text: &str) -> Cell {
    Cell::told(plain(text), [text.into()])
}

/// A row a circumstance.
fn circumstances(found: &Differences) -> Rows {
    let columns = [column("circumstance", &["what"]), column("A", &["a"]), column("B", &["b", "same"])];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    for one in &found.circumstances {
        let b = if one.is_same() { "the same".to_owned() } else { plain(&one.both[1]) };
        rows.push([
            Cell::word(one.what),
            word(&one.both[0]),
            Cell::told(b, [one.both[1].as_str().into(), one.is_same().into()]),
        ]);
    }
    rows
}

/// A row a record.
fn choices(found: &Differences) -> Rows {
    let columns =
        [column("record", &["record"]), column("choice", &["command"]), column("because", &["because"])];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    for (at, letter) in ["A", "B"].into_iter().enumerate() {
        rows.push([Cell::word(letter), word(&found.choices.commands[at]), word(&found.choices.because[at])]);
    }
    rows
}

/// A row for each verdict that is another one.
fn verdicts(found: &Differences) -> Rows {
    let columns = [
        column("verdict on", &["what"]),
        column("A", &["a"]),
        column("B", &["b"]),
        column("its figures", &["certain"]),
    ];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    for one in &found.choices.turned {
        let figures = if one.is_certain { "differ for certain" } else { "do not: at the edge" };
        rows.push([
            word(&one.what),
            word(&one.verdicts[0]),
            word(&one.verdicts[1]),
            Cell::told(figures, [one.is_certain.into()]),
        ]);
    }
    rows
}

/// A figure of that kind as it reads.
pub(crate) fn figure(kind: Kind, value: f64) -> String {
    match kind {
        Kind::Engine | Kind::Layouts | Kind::Lockstep => percent(value),
        Kind::Times | Kind::Time => format!("{value:.2} ns"),
        Kind::Instructions => format!("{value:.2}"),
    }
}

/// The interval of B over A as it reads; nothing of what is exact.
pub(crate) fn interval(row: &Row, confidence: f64) -> Option<String> {
    row.interval(confidence).map(|(low, high)| format!("{low:.3} to {high:.3}"))
}

fn rows<'a>(found: &Differences, some: impl Iterator<Item = &'a Row>) -> Rows {
    let columns = [
        column("figure", &["kind"]),
        column("of", &["what", "times"]),
        column("A", &["a"]),
        column("B", &["b"]),
        column("B/A", &["ratio"]),
        column("95 % interval", &["low", "high"]),
        column("verdict", &["standing", "least"]),
    ];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    for row in some {
        let value =
            |of: Option<f64>| of.map_or(Cell::none(), |value| Cell::figure(figure(row.kind, value), [value]));
        let name = row
            .times
            .map_or_else(|| plain(&row.what), |times| format!("{} ({times} times)", plain(&row.what)));
        let ends = row.interval(found.rules.confidence).zip(interval(row, found.rules.confidence));
        rows.push([
            Cell::word(row.kind.name()),
            Cell::told(name, [row.what.as_str().into(), row.times.into()]),
            value(row.both.map(|both| both.0)),
            value(row.both.map(|both| both.1)),
            Cell::figure(format!("{:.3}", row.ratio()), [row.ratio()]),
            ends.map_or(Cell::none(), |((low, high), text)| Cell::figure(text, [low, high])),
            Cell::told(row.words(), [row.standing.name().into(), row.least().into()]),
        ]);
    }
    rows
}

/// A row a listing.
fn listings(found: &Differences) -> Rows {
    let columns = [
        column("listing", &["what"]),
        column("instructions", &["instructions_a", "instructions_b"]),
        column("bytes", &["bytes_a", "bytes_b"]),
        column("code", &["code"]),
        column("changes", &["changes"]),
    ];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    for one in &found.code.listings {
        let (a, b) = one.instructions;
        rows.push([
            word(&one.what),
            Cell::figure(both(a, b), [a, b]),
            one.bytes.map_or(Cell::none(), |(a, b)| Cell::figure(both(a, b), [a, b])),
            Cell::word(one.fate.name()),
            Cell::told(plain(&one.changes.join(", ")), [one.changes.clone().into()]),
        ]);
    }
    rows
}

/// A row a build.
fn builds(found: &Differences) -> Rows {
    let columns = [
        column("build", &["slug"]),
        column("code", &["code"]),
        column("nodes", &["nodes_a", "nodes_b"]),
        column("nodes a second", &["nps_a", "nps_b"]),
    ];
    let mut rows = Rows::new(presets::ASCII_MARKDOWN, columns);
    let counts = |of: Option<(u64, u64)>| of.map_or(Cell::none(), |(a, b)| Cell::figure(both(a, b), [a, b]));
    for one in &found.code.engines {
        rows.push([word(&one.slug), Cell::word(one.fate.name()), counts(one.nodes), counts(one.nps)]);
    }
    rows
}

/// Once where it is the same, else both.
pub(crate) fn both<T: Copy + PartialEq + ToString>(a: T, b: T) -> String {
    if a == b { a.to_string() } else { format!("{} → {}", a.to_string(), b.to_string()) }
}

/// Everything that is shown to people: all of the figures, or those that differ, as many as fit a screen.
pub(crate) fn text(found: &Differences, all: bool) -> String {
    let mut text = format!("A  {}\nB  {}\n\n", plain(&found.names[0]), plain(&found.names[1]));
    let table = |rows: &Rows| {
        let mut table = rows.table();
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.to_string() + "\n"
    };
    text += &table(&circumstances(found));
    for remark in &found.remarks {
        let _ = writeln!(text, "note: {remark}");
    }
    text.push('\n');
    for line in choice_lines(found) {
        let _ = writeln!(text, "{}", plain(&line));
    }
    if !found.choices.turned.is_empty() {
        text += &table(&verdicts(found));
    }
    for line in together(found) {
        let _ = writeln!(text, "{line}");
    }
    text.push('\n');
    let shown: Vec<&Row> =
        if all { found.rows.iter().collect() } else { found.different().take(SHOWN).collect() };
    if !shown.is_empty() {
        text += &table(&rows(found, shown.iter().copied()));
    }
    let more = found.different().count().saturating_sub(SHOWN);
    if more > 0 && !all {
        let _ = writeln!(text, "and {more} more that differ; --all shows every figure");
    }
    for line in rest(found) {
        let _ = writeln!(text, "{line}");
    }
    if all {
        text += &table(&listings(found));
        text += &table(&builds(found));
    }
    for line in code_lines(found) {
        let _ = writeln!(text, "{line}");
    }
    for line in alone_lines(found, all) {
        let _ = writeln!(text, "{}", plain(&line));
    }
    let _ = writeln!(text, "\n{}", plain(&sentence(found)));
    text
}

/// What both chose, in a line or two.
pub(crate) fn choice_lines(found: &Differences) -> Vec<String> {
    let choices = &found.choices;
    let mut lines = match choices.agree() {
        true => vec![format!("both choose: {}", choices.commands[0])],
        false => vec![
            format!("A chooses: {} ({})", choices.commands[0], choices.because[0]),
            format!("B chooses: {} ({})", choices.commands[1], choices.because[1]),
        ],
    };
    lines.push(format!("verdicts: {} the same, {} another", choices.same, choices.turned.len()));
    lines
}

/// What all figures of a kind have in common.
pub(crate) fn together(found: &Differences) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(Common { factor, scatter, of }) = found.kernels {
        lines.push(format!(
            "kernel times: B takes {factor:.3} times as long as A throughout ({of} kernels, scattering by {:.1} %): clock, load and \
             neighbours; times below are told beside that",
            scatter * 100.0
        ));
    }
    if let Some(Common { factor, of, .. }) = found.engines {
        lines.push(format!(
            "whole engines: B searches {factor:.3} times as many nodes a second ({of} builds, a single run of `bench` each: not judged)"
        ));
    }
    lines
}

/// What became of the figures that are not shown as different, a line a kind.
pub(crate) fn rest(found: &Differences) -> Vec<String> {
    let line = |kind: Kind| {
        let told = [
            (found.count(kind, |standing| standing == Standing::Alike), "not shown to differ"),
            (found.count(kind, |standing| standing == Standing::Same), "exactly the same"),
            (found.count(kind, |standing| standing == Standing::Slight), "changed by less than matters"),
            (
                found.count(kind, |standing| standing == Standing::Single),
                "of one process each, judged together",
            ),
        ];
        let told: Vec<String> = told
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
        (!told.is_empty()).then(|| format!("{}: {}", kind.name(), told.join(", ")))
    };
    Kind::ALL.into_iter().filter_map(line).collect()
}

/// What became of the machine code.
pub(crate) fn code_lines(found: &Differences) -> Vec<String> {
    let (code, mut lines) = (&found.code, Vec::new());
    let of = |count: fn((usize, usize)) -> usize| {
        let told =
            [Fate::Same, Fate::Changed, Fate::Unknown].map(|fate| (count(code.count(fate)), fate.name()));
        let told = told.iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{count} {name}"));
        told.collect::<Vec<_>>().join(", ")
    };
    if !code.listings.is_empty() {
        lines.push(format!("listings: {}", of(|count| count.0)));
    }
    if !code.engines.is_empty() {
        lines.push(format!("engines' machine code: {}", of(|count| count.1)));
    }
    if code.plays_otherwise() {
        lines.push("engines search other nodes: they are not the same engine".to_owned());
    }
    lines
}

fn alone_lines(found: &Differences, all: bool) -> Vec<String> {
    let line = |one: &Alone| {
        let count = one.names.len();
        let shown = if all { count } else { NAMED.min(count) };
        let more = if count > shown { format!(" and {} more", count - shown) } else { String::new() };
        format!("{}, {} ({count}): {}{more}", one.why, one.what, one.names[..shown].join(", "))
    };
    found.alone.iter().map(line).collect()
}

/// What it comes to.
pub(crate) fn sentence(found: &Differences) -> String {
    let judged = |row: &&Row| row.standing != Standing::Single;
    let count = found.rows.iter().filter(judged).count();
    let different = found.different().count();
    let choice = if found.choices.agree() { "The choice is the same" } else { "The choice is another one" };
    let edge = found.choices.turned.iter().filter(|one| !one.is_certain).count();
    let edge = match edge {
        0 => String::new(),
        1 => "; one verdict is another at the edge of what decides".to_owned(),
        _ => format!("; {edge} verdicts are others at the edge of what decides"),
    };
    let code = match found.code.count(Fate::Changed) {
        (0, _) => String::new(),
        (listings, _) => format!("; {listings} of {} listings are others", found.code.listings.len()),
    };
    let first = match found.different().next() {
        _ if count == 0 => "The records have no figure in common that could be judged.".to_owned(),
        None => {
            format!("No difference beyond what two runs of the same bytes differ by, in {count} figures.")
        }
        Some(row) => {
            let least = row.least().map_or_else(String::new, percent);
            format!(
                "{different} of {count} figures differ for certain; the most: {} ({}), {}, B/A {:.3}, by {} at the least.",
                row.what,
                row.kind.name(),
                row.words(),
                row.ratio(),
                least.trim_start_matches('+')
            )
        }
    };
    format!("{first} {choice}{edge}{code}.")
}
