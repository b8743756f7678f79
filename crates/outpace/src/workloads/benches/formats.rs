//! Parses the output and the files of bench harnesses (criterion, divan, libtest). These are pure
//! functions of foreign text, which may be anything.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Harness;
use crate::error::{Context, Result, bail};

/// Returns the seconds per iteration of a benchmark, from the output of libtest or of criterion's
/// `--output-format bencher`: `test NAME ... bench:       1,234.56 ns/iter (+/- 56.78)`.
///
/// # Errors
///
/// Fails if there is no such line, more than one, or no time in it.
pub fn bencher(text: &str, name: &str) -> Result<f64> {
    let line = |line: &str| {
        let (benchmark, rest) = line.trim().strip_prefix("test ")?.split_once(" ... bench:")?;
        // Libtest pads names with spaces, and adds the expectation after some names.
        (benchmark.trim_end() == name).then(|| rest.trim().to_owned())
    };
    let lines: Vec<String> = text.lines().filter_map(line).collect();
    let [line] = &lines[..] else { bail!("its output has {} lines `test {name} ... bench:`", lines.len()) };
    let (time, rest) = line.split_once("/iter").unwrap_or((line, ""));
    let fits = time.len() < line.len() && (rest.is_empty() || rest.starts_with(' '));
    fits.then(|| seconds(time)).flatten().with_context(|| format!("`{}` is no time", cut(line)))
}

/// Returns the median seconds per iteration from criterion's `estimates.json`.
///
/// # Errors
///
/// Fails if the text is not such a file, or if its median is not more than zero and at most a day.
pub fn estimates(text: &[u8]) -> Result<f64> {
    const FOREIGN: &str = "estimates.json is not criterion's";
    let kept: Value = serde_json::from_slice(text).context(FOREIGN)?;
    let nanoseconds = kept["median"]["point_estimate"].as_f64().context(FOREIGN)?;
    sound(nanoseconds * 1e-9).with_context(|| format!("its median is {nanoseconds} ns"))
}

/// Returns the median seconds per iteration of a benchmark from divan's table.
///
/// # Errors
///
/// Fails unless exactly one row has that name, and has a time as its median.
pub fn divan(text: &str, name: &str) -> Result<f64> {
    let rows = rows(text);
    let matching: Vec<&Row> = rows.iter().filter(|row| row.name == name).collect();
    let [row] = matching[..] else {
        let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).take(9).collect();
        let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        bail!("its table has {} rows of that name; its rows are {names}", matching.len());
    };
    let median = row.cells.get(2).map_or("", String::as_str);
    seconds(median).with_context(|| format!("its median is `{}`", cut(median)))
}

/// Splits off the number of threads. A divan benchmark that runs on several numbers of threads has
/// a row for each, `NAME::t=4`, but is selected as `NAME` with `--threads 4`.
pub fn threads(name: &str) -> (&str, Option<&str>) {
    let number =
        |(_, number): &(&str, &str)| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    name.rsplit_once("::t=")
        .filter(number)
        .map_or((name, None), |(benchmark, number)| (benchmark, Some(number)))
}

/// Parses the names of the benchmarks from a harness's list.
pub fn names(text: &str, harness: Harness) -> Vec<String> {
    match harness {
        Harness::Criterion | Harness::Libtest => {
            let name = |line: &str| {
                line.strip_suffix(": benchmark").or_else(|| line.strip_suffix(": bench")).map(str::to_owned)
            };
            text.lines().filter_map(|line| name(line.trim_end())).collect()
        }
        // A row with rows below it is a group, not a benchmark.
        Harness::Divan => {
            let rows = rows(text);
            let next = rows.iter().skip(1).map(|row| row.depth).chain([0]);
            let is_ignored = |row: &Row| row.cells.first().is_some_and(|cell| cell == "(ignored)");
            let leaves = rows.iter().zip(next).filter(|(row, next)| *next <= row.depth && !is_ignored(row));
            leaves.map(|(row, _)| row.name.clone()).collect()
        }
    }
}

/// Recognises the harness by its help text; returns `None` for an unknown one.
pub fn harness(help: &str) -> Option<Harness> {
    // Each harness names an option or a variable that the others lack.
    let known = [
        ("--measurement-time", Harness::Criterion),
        ("--sample-count", Harness::Divan),
        ("RUST_TEST_TIME_UNIT", Harness::Libtest),
    ];
    known.into_iter().find(|(option, _)| help.contains(option)).map(|(_, harness)| harness)
}

/// A row of divan's tree.
#[derive(Debug, PartialEq)]
struct Row {
    /// Names from the root to this row, joined by `::`, as `--exact` takes them.
    name: String,
    depth: usize,
    /// Columns to the right of the name.
    cells: Vec<String>,
}

/// Parses the rows of divan's tree except its roots. The tree is a table if the line of the root
/// names columns, and a list if not. Each level takes three characters: `│  ` or three spaces for
/// each outer level, then `├─ ` or `╰─ `.
fn rows(text: &str) -> Vec<Row> {
    const DEEPEST: usize = 64;
    let mut rows = Vec::new();
    // Names of the rows above, by depth.
    let mut path: BTreeMap<usize, String> = BTreeMap::new();
    // Character position at which the columns begin.
    let mut column = None;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let letters: Vec<char> = line.chars().collect();
        let goes_on = |three: &&[char]| matches!(three, ['│' | ' ', ' ', ' ']);
        let above = letters.chunks_exact(3).take(DEEPEST).take_while(goes_on).count();
        let ends = matches!(letters.get(3 * above..3 * above + 3), Some(['├' | '╰', '─', ' ']));
        let depth = match above {
            0..DEEPEST if ends => above + 1,
            // A line without a branch is a root if it begins at the left, and otherwise a line of
            // figures that belongs to the row above.
            0 => 0,
            _ => continue,
        };
        let begin = 3 * depth;
        if depth == 0 {
            let head = "fastest ";
            let at = line.rfind(head).filter(|_| line.contains("median"));
            column = at.and_then(|at| line.get(..at)).map(|before| before.chars().count());
        }
        let end = column.unwrap_or(letters.len()).clamp(begin, letters.len());
        let [name, rest] =
            [&letters[begin..end], &letters[end..]].map(|part| part.iter().collect::<String>());
        // A list marks ignored benchmarks after the name.
        let (name, rest) = match name.trim_end().strip_suffix("(ignored)") {
            Some(name) if column.is_none() => (name.trim().to_owned(), "(ignored)".to_owned()),
            _ => (name.trim().to_owned(), rest),
        };
        path.retain(|above, _| *above < depth);
        path.insert(depth, name);
        if depth > 0 {
            let name = path.values().map(String::as_str).collect::<Vec<_>>().join("::");
            let cells = rest.split('│').map(|cell| cell.trim().to_owned()).collect();
            rows.push(Row { name, depth, cells });
        }
    }
    rows
}

/// Parses a number, with or without commas between thousands, and a unit of time.
fn seconds(text: &str) -> Option<f64> {
    let text = text.trim();
    let at = text.find(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == ','))?;
    let (number, unit) = text.split_at(at);
    let unit = match unit.trim() {
        "ps" => 1e-12,
        "ns" => 1e-9,
        "µs" | "μs" | "us" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    sound(number.replace(',', "").parse::<f64>().ok()? * unit)
}

/// Returns the time if it is plausible: more than zero and at most a day.
fn sound(seconds: f64) -> Option<f64> {
    (seconds > 0.0 && seconds <= 86_400.0).then_some(seconds)
}

fn cut(text: &str) -> String {
    text.chars().take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: &Result<f64>, wanted: f64) -> bool {
        found.as_ref().is_ok_and(|found| (found / wanted - 1.0).abs() < 1e-12)
    }

    #[test]
    fn parses_a_line_of_libtest_or_bencher() {
        for (text, wanted) in [
            ("\nrunning 1 test\ntest add ... bench:       1,234.56 ns/iter (+/- 56.78)\n", 1234.56e-9),
            ("test add ... bench:          12 ns/iter (+/- 0) = 800 MB/s", 12e-9),
            ("test add    ... bench:   7 us/iter", 7e-6),
            ("test other ... bench: 1 ns/iter (+/- 0)\ntest add ... bench: 2 ns/iter (+/- 0)", 2e-9),
        ] {
            assert!(near(&bencher(text, "add"), wanted), "{text}: {:?}", bencher(text, "add"));
        }
        let twice = "test add ... bench: 1 ns/iter\n".repeat(2);
        for (text, wanted) in [
            ("", "its output has 0 lines `test add ... bench:`"),
            ("test add/2 ... bench: 1 ns/iter", "its output has 0 lines `test add ... bench:`"),
            (&twice, "its output has 2 lines `test add ... bench:`"),
            ("test add ... bench: 0 ns/iter (+/- 0)", "`0 ns/iter (+/- 0)` is no time"),
            ("test add ... bench: 1 cycles/iter", "`1 cycles/iter` is no time"),
            ("test add ... bench: 1 ns", "`1 ns` is no time"),
            ("test add ... bench: 9999999999 s/iter", "`9999999999 s/iter` is no time"),
        ] {
            assert_eq!(bencher(text, "add").unwrap_err().to_string(), wanted);
        }
    }

    #[test]
    fn parses_the_median_of_criterions_estimates() {
        let kept = br#"{"mean":{"point_estimate":3.5},"median":{"confidence_interval":{},"point_estimate":3.25,"standard_error":0.1},"slope":null}"#;
        assert!(near(&estimates(kept), 3.25e-9));
        for text in
            [&b"{}"[..], b"", br#"{"median":{"point_estimate":-1}}"#, br#"{"median":{"point_estimate":0}}"#]
        {
            assert!(estimates(text).is_err());
        }
    }

    const TABLE: &str = "\
Timer precision: 20 ns
polynomial                fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ lagrange                             │               │               │               │         │
│  ├─ 1                   211.4 µs      │ 947.7 µs      │ 244.5 µs      │ 288.1 µs      │ 100     │ 100
│  │                      14.09 Mitem/s │ 8.78 Mitem/s  │ 12.72 Mitem/s │ 12.07 Mitem/s │         │
│  ╰─ a b                 282.7 µs      │ 431.3 µs      │ 1.306 ms      │ 311.5 µs      │ 100     │ 100
├─ gone                   (ignored)     │               │               │               │         │
╰─ newton                 0.001 ns      │ 2 ns          │ 0.07 ns       │ 1 ns          │ 100     │ 51200
                          1 Kitem/s     │ 1 Kitem/s     │ 1 Kitem/s     │ 1 Kitem/s     │         │
";

    #[test]
    fn parses_a_table_of_divan() {
        for (name, wanted) in [
            ("polynomial::lagrange::1", 244.5e-6),
            ("polynomial::lagrange::a b", 1.306e-3),
            ("polynomial::newton", 0.07e-9),
        ] {
            assert!(near(&divan(TABLE, name), wanted), "{name}: {:?}", divan(TABLE, name));
        }
        assert_eq!(
            divan(TABLE, "newton").unwrap_err().to_string(),
            "its table has 0 rows of that name; its rows are polynomial::lagrange, polynomial::lagrange::1, polynomial::lagrange::a b, \
             polynomial::gone, polynomial::newton"
        );
        assert_eq!(divan(TABLE, "polynomial::gone").unwrap_err().to_string(), "its median is ``");
        let error = divan("", "a").unwrap_err().to_string();
        assert_eq!(error, "its table has 0 rows of that name; its rows are none");
    }

    #[test]
    fn parses_the_lists_of_all_harnesses() {
        let list = "group/add/64: benchmark\nplain: bench\na_test: test\n\n1 tests, 2 benchmarks\n";
        for harness in [Harness::Criterion, Harness::Libtest] {
            assert_eq!(names(list, harness), ["group/add/64", "plain"]);
        }
        let tree = "math\n├─ add\n├─ deep\n│  ├─ a\n│  ╰─ b (ignored)\n╰─ sub\nother\n╰─ x\n";
        assert_eq!(names(tree, Harness::Divan), ["math::add", "math::deep::a", "math::sub", "other::x"]);
        let wanted = ["polynomial::lagrange::1", "polynomial::lagrange::a b", "polynomial::newton"];
        assert_eq!(names(TABLE, Harness::Divan), wanted);
    }

    #[test]
    fn splits_the_number_of_threads_from_a_name() {
        for (name, wanted) in [
            ("a::b::t=12", ("a::b", Some("12"))),
            ("a::b", ("a::b", None)),
            ("a::t=x", ("a::t=x", None)),
            ("a::t=", ("a::t=", None)),
        ] {
            assert_eq!(threads(name), wanted);
        }
    }

    #[test]
    fn recognises_each_harness_by_its_help() {
        assert_eq!(harness("--sample-size <N> --measurement-time <S>"), Some(Harness::Criterion));
        assert_eq!(harness("--sample-count <N> --sample-size <N>"), Some(Harness::Divan));
        assert_eq!(harness("`RUST_TEST_TIME_UNIT` environment variables"), Some(Harness::Libtest));
        assert_eq!(harness("usage"), None);
    }
}
