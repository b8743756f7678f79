//! `cargo lab compare A B`: compares two records. Shows those differences that are not due to
//! chance, and the circumstances of both records. Measures nothing, and writes nothing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde_json::{Value, json};

use crate::cmd::decide;
use crate::decide::calibration;
use crate::decide::differences::{self, Differences, Row, Shown, Side};
use crate::decide::verdict;
use crate::record::Choice;
use crate::terminal::format::share;
use crate::terminal::stdout::{self, line};
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The first record, or its folder.
    #[arg(value_name = "A")]
    a: PathBuf,
    /// The other record, or its folder.
    #[arg(value_name = "B")]
    b: PathBuf,
    /// Show everything, including builds and rows without a difference.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let found = differences::find(&read(&options.a)?, &read(&options.b)?);
    options.form.print(&answer(&found), || text(&found, options.all))
}

/// Reads a record, given its file or its folder, and the calibration of its machine.
fn read(given: &Path) -> Result<Side> {
    let (path, record) = decide::read(given)?;
    let shipped = workspace::root().ok().map(|root| root.join("reports").join(&record.machine.key));
    let parent = path.parent().map(Path::to_path_buf);
    let mut deviation = 0.0;
    for folder in shipped.into_iter().chain(parent) {
        let found = calibration::read(&folder.join("calibration.json"))?;
        let of_machine = found.filter(|calibration| calibration.machine.key == record.machine.key);
        deviation = of_machine.and_then(|calibration| calibration.deviation()).unwrap_or(deviation);
    }
    Ok(Side { name: given.display().to_string(), record: verdict::redecide(record), deviation })
}

/// Returns all results for `--json`.
fn answer(found: &Differences) -> Value {
    let choice = |choice: &Choice| json!({ "build": name(choice), "command": choice.command, "because": choice.because });
    json!({
        "a": found.names[0],
        "b": found.names[1],
        "sentence": sentence(found),
        "circumstances": circumstances(found, true),
        "warnings": found.warnings,
        "choices": found.choices.each_ref().map(choice),
        "rows": figures(found, true),
    })
}

/// Returns the text for the terminal: all rows, or only those that differ.
pub(crate) fn text(found: &Differences, with_equal: bool) -> String {
    let mut text = String::new();
    for (letter, name) in ["A", "B"].into_iter().zip(&found.names) {
        line(&mut text, format_args!("{letter}  {name}"));
    }
    text.push('\n');
    let table = |text: &mut String, table: &Table| {
        if !table.is_empty() {
            text.push_str(&format!("{table}\n"));
        }
    };
    table(&mut text, &circumstances(found, with_equal));
    let alike = found.circumstances.iter().filter(|(_, [a, b])| a == b);
    let alike: Vec<&str> = alike.map(|(what, _)| *what).collect();
    if !alike.is_empty() {
        line(&mut text, format_args!("the same in both: {}", alike.join(", ")));
    }
    for (letter, warnings) in ["A", "B"].into_iter().zip(&found.warnings) {
        warnings.iter().for_each(|warning| line(&mut text, format_args!("warning: in {letter} {warning}")));
    }
    text.push('\n');
    match &found.choices {
        [choice, _] if found.agree() => line(&mut text, format_args!("both choose {}", name(choice))),
        [a, b] => {
            for (letter, choice) in [("A", a), ("B", b)] {
                line(&mut text, format_args!("{letter} chooses {}: {}", name(choice), choice.because));
            }
        }
    }
    text.push('\n');
    table(&mut text, &figures(found, with_equal));
    for of_kind in found.rows.chunk_by(|a, b| a.kind == b.kind) {
        let mut counts = BTreeMap::<&str, usize>::new();
        of_kind.iter().for_each(|row| *counts.entry(row.outcome).or_default() += 1);
        let counts: Vec<String> =
            counts.into_iter().map(|(outcome, count)| format!("{count} {outcome}")).collect();
        line(&mut text, format_args!("{}: {}", of_kind[0].kind, counts.join(", ")));
    }
    text.push_str(
        "\nSpeeds are gains over the default of the same record; B/A is B's figure divided by A's.\n",
    );
    line(&mut text, format_args!("{}", sentence(found)));
    text
}

fn name(choice: &Choice) -> String {
    if choice.build.is_default() { "the default build".to_owned() } else { choice.build.slug() }
}

/// Returns a table with each circumstance, or only those that differ.
fn circumstances(found: &Differences, with_equal: bool) -> Table {
    let columns =
        [column("circumstance", &["what"]), column("A", &["a"]), column("B", &["b"]), column("", &["same"])];
    let mut rows = Table::new(columns);
    for (what, [a, b]) in found.circumstances.iter().filter(|(_, [a, b])| with_equal || a != b) {
        let same = Cell::of_fields("", [(a == b).into()]);
        rows.push([Cell::word(*what), Cell::word(a), Cell::word(b), same]);
    }
    rows
}

/// Returns a table of all figures, listings and builds, or only of the figures and listings whose
/// values or verdicts differ. Builds are then left out, because all of them differ if the source or
/// the compiler does.
fn figures(found: &Differences, with_equal: bool) -> Table {
    let mut rows = Table::new([
        column("figure", &["kind"]),
        column("of", &["what"]),
        column("A", &["a", "a_shown"]),
        column("B", &["b", "b_shown"]),
        column("B/A", &["ratio"]),
        column("interval", &["low", "high"]),
        column("outcome", &["outcome", "visible", "differs", "other_verdict"]),
    ]);
    let side = |side: &Option<Shown>| {
        let Some(Shown { value, text }) = side else { return Cell::none() };
        Cell::figure(text, [json!(value), json!(text)])
    };
    let range = |(low, high): (f64, f64)| Cell::figure(format!("{low:.3} to {high:.3}"), [low, high]);
    let is_finding = |row: &Row| row.kind != "build" && (row.differs || row.has_other_verdict);
    for row in found.rows.iter().filter(|row| with_equal || is_finding(row)) {
        let Row { sides: [a, b], ratio, interval, outcome, visible, .. } = row;
        let shown = match visible {
            Some(visible) => format!("{outcome} ({} would show)", share(*visible)),
            None => (*outcome).to_owned(),
        };
        rows.push([
            Cell::word(row.kind),
            Cell::word(&row.what),
            side(a),
            side(b),
            ratio.map_or(Cell::none(), |ratio| Cell::figure(format!("{ratio:.3}"), [ratio])),
            interval.map_or(Cell::none(), range),
            Cell::of_fields(
                shown,
                [json!(outcome), json!(visible), json!(row.differs), json!(row.has_other_verdict)],
            ),
        ]);
    }
    rows
}

fn sentence(found: &Differences) -> String {
    let count = |is_it: &dyn Fn(&Row) -> bool| found.rows.iter().filter(|row| is_it(row)).count();
    let figures = count(&|row| row.differs && row.ratio.is_some());
    let code = count(&|row| row.differs && row.ratio.is_none());
    let edge = match count(&|row| row.has_other_verdict && row.interval.is_some() && !row.differs) {
        0 => String::new(),
        edge => format!(" Verdicts that differ without a certain difference: {edge}, close to a limit."),
    };
    let choice = if found.agree() { "The choice is the same" } else { "The choice differs" };
    format!("Certain differences: {figures} in figures, {code} in machine code.{edge} {choice}.")
}
