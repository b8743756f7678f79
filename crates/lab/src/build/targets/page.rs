//! Generates the page `reports/<machine>/targets.md`, the table of targets and variants, which is
//! also printed to the terminal.
//!
//! The page is Markdown, because code hosts, editors and `git diff` show that well. It is separate
//! from the machine's report (`index.html`), which has the measurements of one run of the lab.
//!
//! Targets are the columns, because the variants would not fit into the width of a terminal.

use std::collections::BTreeMap;

use plywright::recipe::{AXES, Variant};

use super::{Cell, Matrix, Row};
use crate::build::signature::Answer;
use crate::terminal::page::Page;
use crate::terminal::table::{self, Table};

/// Returns the table: each row has a name, then a word for each target.
fn outcomes(rows: &[Row]) -> Table {
    let mut table =
        Table::new(std::iter::once("build".to_owned()).chain(rows.iter().map(|row| row.target.clone())));
    let mut line = |name: &str, word: &dyn Fn(&Row) -> String| {
        let words = std::iter::once(name.to_owned()).chain(rows.iter().map(word));
        table.row(&[], words.map(table::Cell::word).collect::<Vec<_>>());
    };
    line("standard library", &|row| {
        if row.library.starts_with("rustup's") { "rustup" } else { "host" }.to_owned()
    });
    line("default build", &|row| if row.default.sha256.is_empty() { "FAILED" } else { "ok" }.to_owned());
    line("tests passed", &tests);
    line("signature", &|row| {
        let Row { default, .. } = row;
        if default.is_right() { default.wanted.to_string() } else { word(default).to_owned() }
    });
    if rows.iter().any(|row| !row.variants.is_empty()) {
        for feature in AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature) {
            line(&feature, &|row| {
                // `cell.feature` may be a list: the feature of the evaluation, then the variant's.
                let has_feature = |cell: &&Cell| cell.feature.rsplit(',').next() == Some(&feature);
                let cell = row.variants.iter().find(has_feature);
                cell.map_or("", word).to_owned()
            });
        }
    }
    table
}

fn word(cell: &Cell) -> &'static str {
    cell.outcome.word(cell.wanted)
}

fn tests(row: &Row) -> String {
    match row.tests {
        _ if row.tests_fault.is_some() => format!("FAILED ({})", row.tests[1].max(1)),
        [0, 0, _] => "not run".to_owned(),
        [passed, ..] => passed.to_string(),
    }
}

/// Returns notes with the details that the words leave out: the way in which each target was built
/// and run, and the reasons for words other than `ok`.
fn notes(matrix: &Matrix) -> Vec<String> {
    let mut notes = Vec::new();
    for row in &matrix.parts.rows {
        let compiler = row.compiler.as_ref().map_or("no compiler", |compiler| compiler.version.as_str());
        let flags = if row.flags.is_empty() { "no flags" } else { &row.flags };
        let runs = if row.runs.is_empty() { "on this machine" } else { &row.runs };
        notes.push(format!("{}: {}, {compiler}, {flags}; run: {runs}", row.target, row.library));
    }
    let mut whys: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in &matrix.parts.rows {
        for cell in row.cells() {
            let Some(note) = cell.outcome.note(cell.wanted) else { continue };
            let name = if cell.feature.is_empty() { "the default build" } else { &cell.feature };
            whys.entry(first_line(&note)).or_default().push(format!("{name} on {}", row.target));
        }
        if let Some(fault) = &row.tests_fault {
            whys.entry(failed_tests(fault)).or_default().push(format!("the tests on {}", row.target));
        }
    }
    notes.extend(whys.into_iter().map(|(why, who)| format!("{why}: {}", who.join(", "))));
    notes
}

fn first_line(text: &str) -> String {
    text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().to_owned()
}

/// Names the failed tests in the output of test programs. If it names none, returns the first line
/// that begins with "error", or else the first line.
fn failed_tests(output: &str) -> String {
    let name = |line: &str| line.strip_prefix("test ")?.strip_suffix(" ... FAILED").map(str::to_owned);
    let names: Vec<String> = output.lines().filter_map(name).collect();
    if !names.is_empty() {
        return format!("failed: {}", names.join(", "));
    }
    let error = output.lines().find(|line| line.starts_with("error"));
    error.map_or_else(|| first_line(output), str::to_owned)
}

fn closing_line(rows: &[Row]) -> String {
    let builds =
        |is_it: fn(&Cell) -> bool| rows.iter().flat_map(Row::cells).filter(|cell| is_it(cell)).count();
    let tests = |at: usize| rows.iter().map(|row| row.tests[at]).sum::<u64>();
    format!(
        "{} targets; builds: {} search the same nodes, {} refuse this CPU with a message, {} not run, {} wrong; \
         tests: {} passed, {} failed",
        rows.len(),
        builds(Cell::is_right),
        builds(|cell| matches!(cell.outcome, Answer::Refuses(_))),
        builds(|cell| matches!(cell.outcome, Answer::NotRun(_))),
        builds(Cell::is_wrong),
        tests(0),
        tests(1)
    )
}

pub fn markdown(matrix: &Matrix) -> String {
    let mut page = Page::new("Targets by variants");
    page.text(
        "Each build of the engine for each target, made and run by `cargo xtask targets`: the default build is a release and searches \
         the positions of `plywright bench` to the depth of that command; the builds of single variants (cargo profile `signature`) search them to depth 5. `ok` in the row of \
         the default build means that it was built. In the rows of the variants it means that the build searched the same number of nodes as \
         everywhere else. The figures behind this page are in `targets.json`.",
    );
    page.table(&outcomes(&matrix.parts.rows));
    page.list(notes(matrix));
    page.text(closing_line(&matrix.parts.rows) + ".");
    page.markdown()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build::targets;
    use crate::record::Source;

    /// Returns a table of two targets. The first row is of a real run, but its variants are
    /// replaced by one cell for each word except `FAILED`. The second row is a copy for another
    /// target.
    fn matrix() -> Matrix {
        let mut matrix: Matrix =
            crate::fixtures::load_record("tests/fixtures/intel-xeon-6-cf-2/targets.json");
        matrix.parts.rows.truncate(1);
        let row = &mut matrix.parts.rows[0];
        let answers = [
            ("popcount-swar", Answer::Nodes(7)),
            ("sliders-pext", Answer::Refuses("this CPU has no BMI2".to_owned())),
            ("score-wide", Answer::Nodes(8)),
            ("score-lanes", Answer::NotRun("this CPU lacks avx512f".to_owned())),
        ];
        let cell = |(feature, outcome): (&str, Answer)| Cell {
            feature: feature.to_owned(),
            wanted: 7,
            outcome,
            ..row.default.clone()
        };
        row.variants = answers.map(cell).to_vec();
        (row.tests, row.started) = ([30, 0, 1], 1);
        let host =
            Row { target: "native".into(), library: "the compiler's own library".into(), ..row.clone() };
        matrix.parts.rows.push(host);
        matrix
    }

    #[test]
    fn each_cell_has_a_word_and_the_notes_give_the_reasons() {
        let page = markdown(&matrix());
        let line = |name: &str| page.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        assert_eq!(line("popcount-swar"), "| popcount-swar | ok | ok |");
        assert_eq!(line("sliders-pext"), "| sliders-pext | refuses | refuses |");
        assert_eq!(line("score-wide"), "| score-wide | DIFFERS | DIFFERS |");
        assert_eq!(line("score-lanes"), "| score-lanes | not run | not run |");
        assert_eq!(line("score-split"), "| score-split |  |  |", "this variant was not checked");
        assert_eq!(line("standard library"), "| standard library | rustup | host |");
        assert!(page.contains("- this CPU has no BMI2: sliders-pext on i686, sliders-pext on native\n"));
        assert!(page.contains("built, not run: this CPU lacks avx512f"), "{page}");
        assert!(page.ends_with(
            "2 targets; builds: 4 search the same nodes, 2 refuse this CPU with a message, 2 not run, 2 wrong; \
             tests: 60 passed, 0 failed.\n"
        ));
        assert!(page.contains("8 nodes, but 7 are right"));
        assert!(!matrix().parts.rows[0].is_well());
    }

    #[test]
    fn failed_tests_are_named() {
        let mut matrix = matrix();
        let mut failed = |row: usize, output: &str| {
            matrix.parts.rows[row].tests_fault = Some(output.to_owned());
        };
        failed(0, "\nrunning 2 tests\ntest one ... ok\ntest two ... FAILED\ntest three ... FAILED\n");
        failed(1, "\nrunning 6 tests\ntest one ... ok\nerror: the linker is missing\nhint: install it\n");
        let page = markdown(&matrix);
        assert!(page.contains("- failed: two, three: the tests on i686\n"), "{page}");
        assert!(page.contains("- error: the linker is missing: the tests on native\n"), "{page}");
    }

    #[test]
    fn a_new_row_replaces_the_old_one_of_its_target() {
        let mut kept = matrix();
        let row = kept.parts.rows[0].clone();
        kept.parts.take(Row { started: 9, ..row.clone() });
        assert_eq!(kept.parts.rows.iter().map(|row| row.started).collect::<Vec<_>>(), [9, 1]);
        // A row of the default build alone does not replace a row with variants if both have the
        // same source and compiler and nothing is wrong. Otherwise it does.
        let mut alone = Row { started: 10, variants: Vec::new(), tests_fault: None, ..row.clone() };
        alone.default.outcome = Answer::Nodes(alone.default.wanted);
        alone.source.revision = Some("a later one, with other documents".to_owned());
        kept.parts.take(alone.clone());
        assert_eq!(kept.parts.rows[0].started, 9);
        let source = Source { sha256: "new".to_owned(), ..alone.source.clone() };
        for (changed, why) in [
            (Row { source, ..alone.clone() }, "another source"),
            (Row { compiler: None, ..alone.clone() }, "another compiler"),
            (Row { tests_fault: Some("a test".to_owned()), ..alone }, "a failure is not hidden"),
        ] {
            let mut kept = kept.clone();
            kept.parts.take(changed);
            assert_eq!(kept.parts.rows[0].started, 10, "{why}");
        }
        kept.parts.take(Row { target: "aarch64".to_owned(), ..row.clone() });
        kept.parts.take(Row { target: targets::ALL[1].to_owned(), ..row });
        let names: Vec<&str> = kept.parts.rows.iter().map(|row| row.target.as_str()).collect();
        assert_eq!(names, ["i686", "x86-64", "native", "aarch64"]);
    }
}
