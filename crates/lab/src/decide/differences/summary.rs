//! What is said of two records, on a terminal, as JSON and on a page: the same tables and the same sentences.

use std::fmt::Write as _;

use serde::Serialize;

use super::code::{BUILD, LISTING};
use super::{Common, Differences, Kind, LeftOut, Outcome, Row, State};
use crate::terminal::format::percent;
use crate::terminal::stdout::plain;
use crate::terminal::table::{Cell, Table, column};

/// So many rows are shown on a terminal, if nobody asks for all.
const SHOWN: usize = 20;

/// So many names of what is left out.
const NAMED: usize = 4;

/// Everything, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Answer<'a> {
    a: &'a str,
    b: &'a str,
    sentence: String,
    circumstances: Table,
    remarks: &'a [String],
    choices: Table,
    verdicts: Table,
    kernels: Option<Common>,
    engines: Option<Common>,
    rows: Table,
    code: Table,
    left_out: &'a [LeftOut],
}

/// Everything, for programs.
pub(crate) fn answer(found: &Differences) -> Answer<'_> {
    Answer {
        a: &found.names[0],
        b: &found.names[1],
        sentence: sentence(found),
        circumstances: circumstances(found),
        remarks: &found.remarks,
        choices: choices(found),
        verdicts: verdicts(found),
        kernels: found.kernels,
        engines: found.engines,
        rows: figures(found, |_| true),
        code: code(found),
        left_out: &found.left_out,
    }
}

/// A row a circumstance.
pub(crate) fn circumstances(found: &Differences) -> Table {
    let columns = [column("circumstance", &["what"]), column("A", &["a"]), column("B", &["b", "same"])];
    let mut rows = Table::new(columns);
    for (what, [a, b]) in &found.circumstances {
        let shown = if a == b { "the same" } else { b };
        rows.push([
            Cell::word(*what),
            Cell::word(a),
            Cell::told(shown, [b.as_str().into(), (a == b).into()]),
        ]);
    }
    rows
}

/// A row a record.
fn choices(found: &Differences) -> Table {
    let columns =
        [column("record", &["record"]), column("choice", &["command"]), column("because", &["because"])];
    let mut rows = Table::new(columns);
    for (letter, (command, because)) in ["A", "B"].into_iter().zip(&found.choices) {
        rows.push([Cell::word(letter), Cell::word(command), Cell::word(because)]);
    }
    rows
}

/// A row for each verdict that differs.
pub(crate) fn verdicts(found: &Differences) -> Table {
    let columns = [
        column("verdict on", &["what"]),
        column("A", &["a"]),
        column("B", &["b"]),
        column("its figures", &["certain"]),
    ];
    let mut rows = Table::new(columns);
    for one in &found.verdicts {
        let figures = if one.is_certain { "differ for certain" } else { "do not: at the edge" };
        let [a, b] = &one.verdicts;
        let certain = Cell::told(figures, [one.is_certain.into()]);
        rows.push([Cell::word(&one.what), Cell::word(a), Cell::word(b), certain]);
    }
    rows
}

/// A row for each of the figures that are wanted.
pub(crate) fn figures(found: &Differences, mut is_wanted: impl FnMut(&Row) -> bool) -> Table {
    let confidence = found.rules.confidence;
    let columns = [
        column("figure", &["kind"]),
        column("of", &["what", "times"]),
        column("A", &["a"]),
        column("B", &["b"]),
        column("B/A", &["ratio"]),
        column(format!("{:.0} % interval", confidence * 100.0), &["low", "high"]),
        column("at least", &["least"]),
        column("verdict", &["outcome"]),
    ];
    let mut rows = Table::new(columns);
    for row in found.rows.iter().filter(|row| is_wanted(row)) {
        let value = |value: Option<f64>| match (value, row.kind) {
            (None, _) => Cell::none(),
            (Some(value), Kind::Times | Kind::Time) => Cell::figure(format!("{value:.2} ns"), [value]),
            (Some(value), Kind::Instructions) => Cell::figure(format!("{value:.2}"), [value]),
            (Some(value), _) => Cell::figure(percent(value - 1.0), [value - 1.0]),
        };
        let times = row.times.map_or_else(String::new, |times| format!(" ({times} times)"));
        let ratio = row.ratio.value();
        rows.push([
            Cell::word(row.kind.name()),
            Cell::told(format!("{}{times}", row.what), [row.what.as_str().into(), row.times.into()]),
            value(row.both.map(|both| both.0)),
            value(row.both.map(|both| both.1)),
            Cell::figure(format!("{ratio:.3}"), [ratio]),
            row.interval(confidence).map_or(Cell::none(), |(low, high)| {
                Cell::figure(format!("{low:.3} to {high:.3}"), [low, high])
            }),
            row.least()
                .map_or(Cell::none(), |least| Cell::figure(format!("{:.1} %", least * 100.0), [least])),
            Cell::told(row.words(), [row.outcome.name().into()]),
        ]);
    }
    rows
}

/// A row for each listing and build.
pub(crate) fn code(found: &Differences) -> Table {
    let columns = [
        column("machine code", &["kind"]),
        column("of", &["what"]),
        column("is", &["code"]),
        column("changes", &["changes"]),
    ];
    let mut rows = Table::new(columns);
    for one in &found.code {
        rows.push([
            Cell::word(one.kind),
            Cell::word(&one.what),
            Cell::word(one.state.name()),
            Cell::told(one.changes.join(", "), [one.changes.clone().into()]),
        ]);
    }
    rows
}

/// Everything that is shown to people: all of the figures, or those that differ, as many as fit a screen.
pub(crate) fn text(found: &Differences, all: bool) -> String {
    let mut text = format!("A  {}\nB  {}\n\n", plain(&found.names[0]), plain(&found.names[1]));
    let table = |text: &mut String, rows: &Table| {
        if !rows.is_empty() {
            let _ = writeln!(text, "{rows}");
        }
    };
    let lines = |text: &mut String, lines: Vec<String>| {
        lines.iter().for_each(|line| text.push_str(&(plain(line) + "\n")));
    };
    table(&mut text, &circumstances(found));
    lines(&mut text, found.remarks.iter().map(|remark| format!("note: {remark}")).collect());
    text.push('\n');
    match &found.choices {
        [(command, _), _] if found.agree() => lines(&mut text, vec![format!("both choose: {command}")]),
        [(a, because_a), (b, because_b)] => lines(
            &mut text,
            vec![format!("A chooses: {a} ({because_a})"), format!("B chooses: {b} ({because_b})")],
        ),
    }
    let (same, changed) = (found.same_verdicts, found.verdicts.len());
    lines(&mut text, vec![format!("verdicts: {same} are the same, {changed} differ")]);
    table(&mut text, &verdicts(found));
    lines(&mut text, in_common(found));
    text.push('\n');
    let mut shown = 0;
    let is_shown = |row: &Row| {
        shown += usize::from(row.differs());
        all || row.differs() && shown <= SHOWN
    };
    table(&mut text, &figures(found, is_shown));
    let more = found.different().count().saturating_sub(SHOWN);
    if more > 0 && !all {
        lines(&mut text, vec![format!("and {more} more that differ; --all shows every figure")]);
    }
    lines(&mut text, rest(found));
    if all {
        table(&mut text, &code(found));
    }
    lines(&mut text, code_in_short(found));
    let left_out = found.left_out.iter().map(|LeftOut { what, why, names }| {
        let shown = &names[..if all { names.len() } else { NAMED.min(names.len()) }];
        let more = names.len() - shown.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        format!("{why}, {what} ({}): {}{more}", names.len(), shown.join(", "))
    });
    lines(&mut text, left_out.collect());
    text.push('\n');
    lines(&mut text, vec![sentence(found)]);
    text
}

/// What all figures of a kind have in common.
pub(crate) fn in_common(found: &Differences) -> Vec<String> {
    let kernels = found.kernels.map(|Common { factor, scatter, of }| {
        let scatter = scatter * 100.0;
        format!(
            "kernel times: B takes {factor:.3} times as long as A throughout ({of} kernels, scattering by {scatter:.1} %): clock, load and \
             neighbours; times below are shown without that"
        )
    });
    let engines = found.engines.map(|Common { factor, of, .. }| {
        format!(
            "whole engines: B searches {factor:.3} times as many nodes a second ({of} builds, a single run of `bench` each: not judged)"
        )
    });
    kernels.into_iter().chain(engines).collect()
}

/// How many figures do not differ, a line a kind.
pub(crate) fn rest(found: &Differences) -> Vec<String> {
    let line = |kind: Kind| {
        let of = |outcome: Outcome| {
            found.rows.iter().filter(|row| row.kind == kind && row.outcome == outcome).count()
        };
        counts([
            (of(Outcome::Alike), "not shown to differ"),
            (of(Outcome::Same), "exactly the same"),
            (of(Outcome::Single), "of one process each, judged together"),
        ])
        .map(|counts| format!("{}: {counts}", kind.name()))
    };
    Kind::ALL.into_iter().filter_map(line).collect()
}

/// How much machine code is the same, a line a kind.
pub(crate) fn code_in_short(found: &Differences) -> Vec<String> {
    let line = |(kind, name)| {
        counts(State::ALL.map(|state| (found.count(kind, state), state.name())))
            .map(|counts| format!("{name}: {counts}"))
    };
    [(LISTING, "listings"), (BUILD, "engines' machine code")].into_iter().filter_map(line).collect()
}

/// The counts that are not nothing; none where all are.
fn counts<const N: usize>(counts: [(usize, &str); N]) -> Option<String> {
    let some = counts.into_iter().filter(|(count, _)| *count > 0);
    let some: Vec<String> = some.map(|(count, what)| format!("{count} {what}")).collect();
    (!some.is_empty()).then(|| some.join(", "))
}

/// What it comes to.
pub(crate) fn sentence(found: &Differences) -> String {
    let count = found.rows.iter().filter(|row| row.outcome != Outcome::Single).count();
    let first = match found.different().next() {
        _ if count == 0 => "The records have no figure in common that could be judged.".to_owned(),
        None => {
            format!("No difference beyond what two runs of the same bytes differ by, in {count} figures.")
        }
        Some(row) => format!(
            "{} of {count} figures differ for certain; the most: {} ({}), {}, B/A {:.3}, by {:.2} % at the least.",
            found.different().count(),
            row.what,
            row.kind.name(),
            row.words(),
            row.ratio.value(),
            row.least().unwrap_or_default() * 100.0
        ),
    };
    let choice = if found.agree() { "The choice is the same" } else { "The choice is another one" };
    let edge = match found.verdicts.iter().filter(|one| !one.is_certain).count() {
        0 => String::new(),
        1 => "; one verdict differs at the edge of what decides".to_owned(),
        edge => format!("; {edge} verdicts differ at the edge of what decides"),
    };
    let listings = found.code.iter().filter(|one| one.kind == LISTING).count();
    let code = match found.count(LISTING, State::Changed) {
        0 => String::new(),
        changed => format!("; {changed} of {listings} listings are others"),
    };
    format!("{first} {choice}{edge}{code}.")
}
