//! The table of targets by variants, as text for a terminal and as the page `reports/<machine>/targets.md`.
//!
//! The page is Markdown: it is a table and its notes, which a code host shows as well as an editor or `git diff` does. The
//! report (`index.html`) is one run's measurements of this machine; this is about other machines as well, and is made anew
//! on other occasions.
//!
//! Targets are the columns: there are more variants than a terminal is wide.

use std::collections::BTreeMap;
use std::fmt::Write;

use comfy_table::Table;
use comfy_table::presets::NOTHING;
use plywright::recipe::{AXES, Variant};

use super::record::{Mark, Matrix, Row};
use crate::terminal::markdown;

/// How many cells are how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    same: usize,
    refuse: usize,
    not_run: usize,
    wrong: usize,
}

/// The rows of the table: what each stands for, then a word for each target.
fn lines(rows: &[Row]) -> Vec<Vec<String>> {
    let line = |name: &str, word: &dyn Fn(&Row) -> String| {
        std::iter::once(name.to_owned()).chain(rows.iter().map(word)).collect::<Vec<_>>()
    };
    let mut lines = vec![
        line("standard library", &|row| short_way(&row.way).to_owned()),
        line("default build", &|row| if row.default.sha256.is_empty() { "FAILED" } else { "ok" }.to_owned()),
        line("tests passed", &tests),
        line("signature", &|row| match row.default.mark() {
            Mark::Same => row.default.wanted.to_string(),
            mark => mark.word().to_owned(),
        }),
    ];
    if rows.iter().all(|row| row.variants.is_empty()) {
        return lines;
    }
    for feature in AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature) {
        lines.push(line(&feature, &|row| {
            let cell = row.variants.iter().find(|cell| cell.feature == feature);
            cell.map_or("", |cell| cell.mark().word()).to_owned()
        }));
    }
    lines
}

fn short_way(way: &str) -> &str {
    match way.split_once(' ') {
        Some(("built", _)) => "source",
        Some(("rustup's", _)) => "rustup",
        _ => "host",
    }
}

fn tests(row: &Row) -> String {
    match row.tests {
        _ if row.tests_fault.is_some() => format!("FAILED ({})", row.tests[1].max(1)),
        [0, 0, _] => "not run".to_owned(),
        [passed, ..] => passed.to_string(),
    }
}

/// What the words do not say: how each target was built and run, and why something is not `ok`.
fn notes(matrix: &Matrix) -> Vec<String> {
    let mut notes = Vec::new();
    for row in &matrix.rows {
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        let flags = if row.flags.is_empty() { "no flags" } else { &row.flags };
        let runs = if row.runs.is_empty() { "on this machine" } else { &row.runs };
        notes.push(format!("{}: {}, {compiler}, {flags}; run: {runs}", row.name(), row.way));
    }
    let mut whys: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in &matrix.rows {
        for cell in row.cells() {
            let Some(note) = cell.note() else { continue };
            let name = if cell.feature.is_empty() { "the default build" } else { &cell.feature };
            whys.entry(first_line(&note)).or_default().push(format!("{name} on {}", row.name()));
        }
        if let Some(fault) = &row.tests_fault {
            whys.entry(first_line(fault)).or_default().push(format!("the tests on {}", row.name()));
        }
    }
    notes.extend(whys.into_iter().map(|(why, who)| format!("{why}: {}", who.join(", "))));
    notes
}

fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// The last line: the sums.
fn closing_line(rows: &[Row]) -> String {
    let mut counts = Counts::default();
    for cell in rows.iter().flat_map(Row::cells) {
        match cell.mark() {
            Mark::Same => counts.same += 1,
            Mark::Refuses => counts.refuse += 1,
            Mark::NotRun => counts.not_run += 1,
            Mark::Differs | Mark::Failed => counts.wrong += 1,
        }
    }
    let sum = |at: usize| rows.iter().map(|row| row.tests[at]).sum::<u64>();
    format!(
        "{} targets; builds: {} search the same nodes, {} refuse in words, {} not run, {} wrong; \
         tests: {} passed, {} failed",
        rows.len(),
        counts.same,
        counts.refuse,
        counts.not_run,
        counts.wrong,
        sum(0),
        sum(1)
    )
}

/// For a terminal.
pub(crate) fn text(matrix: &Matrix) -> String {
    let mut table = Table::new();
    let names = matrix.rows.iter().map(Row::name);
    table.load_style(NOTHING).set_header(std::iter::once(String::new()).chain(names));
    for line in lines(&matrix.rows) {
        table.add_row(line);
    }
    let mut text = format!("{}\n\n", table.trim_fmt());
    for note in notes(matrix) {
        let _ = writeln!(text, "{note}");
    }
    let _ = writeln!(text, "\n{}", closing_line(&matrix.rows));
    text
}

/// The page.
pub(crate) fn markdown(matrix: &Matrix) -> String {
    let mut text = "# Targets by variants\n\n\
        Each build of the engine for each target, made and run by `cargo lab test targets`: the default build is a release and \
        searches\n`plywright bench` to its own depth; the builds of single variants (cargo profile `signature`) search it to \
        depth 5. `ok` is the\nsame number of nodes as everywhere else. The figures behind this page are in `targets.json`.\n\n"
        .to_owned();
    let head: Vec<String> = std::iter::once(String::new()).chain(matrix.rows.iter().map(Row::name)).collect();
    let _ = writeln!(text, "{}\n|{}", markdown::row(&head), "---|".repeat(head.len()));
    for line in lines(&matrix.rows) {
        let _ = writeln!(text, "{}", markdown::row(line));
    }
    text.push('\n');
    for note in notes(matrix) {
        let _ = writeln!(text, "- {}", markdown::text(&note));
    }
    let _ = writeln!(text, "\n{}.", closing_line(&matrix.rows));
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::record::{Cell, Outcome};
    use super::*;
    use crate::build::targets;
    use crate::machine;
    use crate::record::Source;
    use outpace::sealed::{self, Kept};

    fn cell(feature: &str, outcome: Outcome) -> Cell {
        Cell {
            feature: feature.to_owned(),
            command: "cargo build".to_owned(),
            sha256: "ab".to_owned(),
            seconds: 1.5,
            wanted: 7,
            outcome,
        }
    }

    fn row(target: &str, way: &str) -> Row {
        Row {
            target: target.to_owned(),
            flags: String::new(),
            way: way.to_owned(),
            runs: String::new(),
            command: "cargo lab test targets".to_owned(),
            started: 1,
            seconds: 2.0,
            compiler: None,
            source: Source { version: "0".to_owned(), revision: None, dirty: false, sha256: String::new() },
            default: cell("", Outcome::Nodes(7)),
            tests: [30, 0, 1],
            tests_fault: None,
            variants: vec![
                cell("popcount-swar", Outcome::Nodes(7)),
                cell("sliders-pext", Outcome::Refuses("this CPU has no BMI2".to_owned())),
                cell("score-wide", Outcome::Nodes(8)),
                cell("score-lanes", Outcome::NotRun("this CPU lacks avx512f".to_owned())),
            ],
        }
    }

    fn matrix() -> Matrix {
        let rows = vec![row("i686", "rustup's library"), row("i686", "built from source by rustc 1.96.0")];
        Matrix { schema: Matrix::SCHEMA, machine: machine::identify(), rows, sha256: String::new() }
    }

    #[test]
    fn the_table_of_targets_comes_back_as_it_was() {
        let text = sealed::write(&matrix()).unwrap();
        let mut back: Matrix = sealed::read(&text, Path::new("targets.json")).unwrap();
        back.sha256.clear();
        assert_eq!(back, matrix());
    }

    #[test]
    fn each_cell_has_its_word_and_what_is_not_ok_its_reason() {
        let page = markdown(&matrix());
        let line = |name: &str| page.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        assert_eq!(line("popcount-swar"), "| popcount-swar | ok | ok |");
        assert_eq!(line("sliders-pext"), "| sliders-pext | refuses | refuses |");
        assert_eq!(line("score-wide"), "| score-wide | DIFFERS | DIFFERS |");
        assert_eq!(line("score-lanes"), "| score-lanes | not run | not run |");
        assert_eq!(line("score-split"), "| score-split |  |  |", "it was not asked");
        assert_eq!(line("standard library"), "| standard library | rustup | source |");
        assert!(
            page.contains("- this CPU has no BMI2: sliders-pext on i686, sliders-pext on i686, own std\n")
        );
        assert!(page.contains("built, not run: this CPU lacks avx512f"), "{page}");
        assert!(page.ends_with(
            "2 targets; builds: 4 search the same nodes, 2 refuse in words, 2 not run, 2 wrong; \
             tests: 60 passed, 0 failed.\n"
        ));
        assert!(text(&matrix()).contains("8 nodes, but 7 are right"));
        assert!(!matrix().rows[0].is_well());
    }

    #[test]
    fn a_new_row_takes_the_place_of_the_old_one_of_its_target_and_way() {
        let mut kept = matrix();
        kept.take(Row { started: 9, ..row("i686", "rustup's library") });
        assert_eq!(kept.rows.iter().map(|row| row.started).collect::<Vec<_>>(), [9, 1]);
        // The default build alone tells less of the same source, but more of another.
        let alone = Row { started: 10, variants: Vec::new(), ..row("i686", "rustup's library") };
        kept.take(alone.clone());
        assert_eq!(kept.rows[0].started, 9);
        let source = Source { sha256: "new".to_owned(), ..alone.source.clone() };
        kept.take(Row { source, ..alone });
        assert_eq!(kept.rows[0].started, 10);
        kept.take(row("aarch64", "rustup's library"));
        kept.take(row(targets::ALL[1], "the compiler's own library"));
        let names: Vec<String> = kept.rows.iter().map(Row::name).collect();
        assert_eq!(names, ["i686", "i686, own std", "x86-64", "aarch64"]);
    }
}
