//! Steps of `cargo xtask check` that run cargo, cargo-nextest, cargo-deny or cargo-hack, and the
//! parsers of their output.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use plywright::recipe::AXES;

use crate::engine::{Counts, counts, number_before};
use crate::outcome::Outcome;
use crate::scope::Scope;
use outpace::os::children;
use plywright_lab::build::kernels;
use plywright_lab::build::messages::executable;
use plywright_lab::machine::tools::{self, Tool};

/// Arguments for the tests that need no additional feature of the engine, so that they test the
/// engine that users build. `cargo test --workspace` runs them too, but cargo-nextest also reports
/// which of them were skipped.
///
/// These tests use the packages of `cargo lab` with the same features as `cargo lab` itself,
/// because a package with one more feature would be compiled again, together with everything that
/// depends on it. A test compares the features.
pub(crate) const PLAIN_TESTS: &[&str] = &["--workspace --lib --bins --tests"];

/// Arguments for the tests that need more features of the engine than `cargo test --workspace`
/// enables. They share one build with a single copy of the search. It is optimised, because
/// otherwise making endgame tables would take minutes.
pub(crate) const FEATURED_TESTS: &[&str] = &["--workspace --bin tables --bin tune \
     --test handicap --test knowledge --test maker --test network --test slot --test tables --test terminal --test values --test weights \
     --features plywright-tables/make,plywright-tune/make,plywright/handicap,plywright/weights-runtime,plywright/evaluation-classical,plywright-engine/model,\
plywright/popcount-swar,plywright/sliders-magic \
     --config profile.dev.package.plywright.opt-level=2 --config profile.dev.package.plywright-engine.opt-level=2 \
     --config profile.dev.package.plywright-tables.opt-level=2"];

/// Arguments for cargo that build the same programs as the tests. If they named only one of these
/// packages, cargo would enable other features of the libraries and compile everything again.
pub(crate) const AS_TESTED: &str = "--package plywright --package plywright-lab";

/// Examples in the documentation of all libraries.
pub(crate) const DOC_TESTS: &[&str] = &["--workspace --doc"];

pub(crate) const CLIPPY: &[&str] = &[
    "clippy --quiet --workspace --all-targets --all-features -- -D warnings",
    "clippy --quiet --package plywright --lib --bin plywright -- -D warnings",
];

pub(crate) const EACH_FEATURE: &[&str] = &[
    "hack clippy --quiet --package plywright --lib --bin plywright --each-feature --keep-going -- -D warnings",
];

pub(crate) const FUZZ_CLIPPY: &[&str] = &[
    "clippy --quiet --locked --target-dir target/lab/fuzz-clippy --manifest-path fuzz/Cargo.toml --bins -- -D warnings",
];

pub(crate) const DOCS: &[&str] = &[
    "doc --quiet --no-deps --lib --all-features -p plywright -p plywright-parts -p plywright-engine -p outpace -p outpace-power -p outpace-stats",
    "doc --quiet --no-deps --workspace --exclude minimal-engine --document-private-items",
];

/// Combined output of a command, and whether it succeeded.
pub(crate) struct Ran {
    pub(crate) success: bool,
    pub(crate) text: String,
}

pub(crate) fn run_command(mut command: Command) -> Result<Ran> {
    let finished = children::run(command.env("CARGO_TERM_COLOR", "never"), None)?;
    let is_progress = |line: &&str| line.trim_start().starts_with("Compiling ");
    let stderr = finished.stderr.lines().filter(|line| !is_progress(line));
    let text = finished.stdout.lines().chain(stderr).map(|line| format!("{line}\n")).collect();
    Ok(Ran { success: finished.status.success(), text })
}

/// Returns a command that runs cargo in the root of the checkout, with the words of `line` as
/// arguments.
pub(crate) fn cargo(root: &Path, line: &str) -> Command {
    let mut command = tools::cargo();
    command.current_dir(root).args(line.split_whitespace());
    command
}

/// Builds a program with these arguments for cargo, and returns its path.
pub(crate) fn program(root: &Path, words: &str, name: &str) -> Result<PathBuf> {
    let line = format!("build --quiet {words} --bin {name} --message-format json-render-diagnostics");
    let built = run_command(cargo(root, &line))?;
    ensure!(built.success, "`{name}` could not be built: {}", built.text);
    executable(&built.text, "bin", name).with_context(|| format!("cargo built no `{name}`"))
}

/// Returns the command of [`cargo`] for a subcommand that may be missing or may be a separate
/// program. If the subcommand is missing, the inner error names the tool.
fn cargo_with_tool(root: &Path, line: &str) -> Result<Result<Command, Tool>> {
    let (tool, is_separate) = match line.split(' ').next() {
        Some("fmt") => (Tool::Rustfmt, false),
        Some("clippy") => (Tool::Clippy, false),
        Some("nextest") => (Tool::Nextest, true),
        Some("deny") => (Tool::Deny, true),
        Some("hack") => (Tool::Hack, true),
        _ => return Ok(Ok(cargo(root, line))),
    };
    let Some(found) = tools::find(root, tool)? else { return Ok(Err(tool)) };
    let mut command = if is_separate { tools::cargo_at(found.path.as_os_str()) } else { tools::cargo() };
    command.env("CARGO", tools::cargo().get_program()).current_dir(root).args(line.split_whitespace());
    Ok(Ok(command))
}

/// Runs cargo commands, all of which must succeed.
pub(crate) fn succeed(Scope { root, .. }: &Scope, lines: &[impl AsRef<str>]) -> Result<Outcome> {
    let mut sum = Outcome::default();
    for line in lines {
        let line: &str = line.as_ref();
        let mut command = match cargo_with_tool(root, line)? {
            Ok(command) => command,
            Err(tool) => return Outcome::without(root, tool),
        };
        command.env("RUSTDOCFLAGS", "-D warnings");
        sum.add(&outcome_of(line, &run_command(command)?));
    }
    Ok(sum)
}

fn outcome_of(line: &str, ran: &Ran) -> Outcome {
    match ran.success {
        true => Outcome::success(""),
        // Without a network the advisories are unknown, which is not a failure.
        false if ran.text.contains("failed to fetch advisory database") => {
            let details = format!("`cargo {line}`: the database of advisories cannot be fetched here\n");
            Outcome { details, ..Outcome::skip("") }
        }
        false => Outcome::failure(format!("`cargo {line}` failed:\n{}", ran.text)),
    }
}

/// Folders of the packages outside the workspace, each with its own lock file.
const OUTSIDE: [&str; 2] = ["fuzz", "crates/outpace/peers"];

/// Checks of cargo-deny, configured by `deny.toml`. The advisories are checked separately, so that
/// the other checks run even if the database of advisories cannot be fetched.
const CHECKS: [&str; 2] = ["licenses bans sources", "advisories"];

/// Checks that the licences, sources and advisories of every package in a lock file are allowed.
pub(crate) fn deny(scope: &Scope) -> Result<Outcome> {
    let outside = OUTSIDE.map(|folder| format!(" --config deny.toml --manifest-path {folder}/Cargo.toml"));
    let mut lines = Vec::new();
    for manifest in std::iter::once(String::new()).chain(outside) {
        for checks in CHECKS {
            let options = "--color never --log-level error --locked --all-features";
            lines.push(format!("deny {options}{manifest} check {checks}"));
        }
    }
    succeed(scope, &lines)
}

/// Checks that rustfmt changes no file, including the packages outside the workspace. rustfmt does
/// not find modules that a macro declares, so the files of the variants are passed by name.
pub(crate) fn format(scope: &Scope) -> Result<Outcome> {
    let mut git = Command::new("git");
    git.current_dir(&scope.root).args(["ls-files", "--"]);
    git.args(AXES.iter().map(|axis| format!("*/{}/*.rs", axis.name)));
    let variants = kernels::succeed(&mut git, "the files of the variants could not be listed")?;
    let outside = OUTSIDE.map(|folder| format!("fmt --manifest-path {folder}/Cargo.toml -- --check"));
    let workspace = format!("fmt --all -- --check {variants}");
    succeed(scope, &std::iter::once(workspace).chain(outside).collect::<Vec<_>>())
}

/// Runs the tests that these arguments select. Uses cargo-nextest if it is installed, because it
/// reports which tests were skipped, and gives each test a process of its own.
pub(crate) fn tests(Scope { root, .. }: &Scope, selections: &[&str]) -> Result<Outcome> {
    let mut sum = Outcome::default();
    let mut notes = Vec::new();
    for selection in selections {
        // cargo-nextest does not run documentation examples.
        let is_doc = selection.ends_with("--doc");
        let line = format!("nextest run --profile default --no-fail-fast --status-level fail {selection}");
        let nextest = if is_doc { None } else { cargo_with_tool(root, &line)?.ok() };
        let is_nextest = nextest.is_some();
        // cargo-nextest ignores `CARGO_TARGET_DIR` here.
        let report = root.join("target/nextest/default/junit.xml");
        // Remove the report of an earlier run, which would be mistaken for this run's.
        let _ = std::fs::remove_file(&report);
        let count = if is_nextest { nextest_counts } else { counts };
        let command = nextest.unwrap_or_else(|| cargo(root, &format!("test --no-fail-fast {selection}")));
        let ran = run_command(command)?;
        let counts = count(&ran.text);
        let read = is_nextest.then(|| std::fs::read_to_string(&report)).transpose();
        let skips = read.as_ref().map_or(Vec::new(), |text| text.as_deref().map_or(Vec::new(), skips));
        let mut outcome = outcome_of_tests(ran, counts, &skips);
        // After a failure the report may be missing, because the run ended before writing it.
        if let Err(error) = &read
            && outcome.failed == 0
        {
            outcome.failed = 1;
            let path = report.display();
            outcome.details += &format!("skipped tests are unknown: {path} cannot be read: {error}\n");
        }
        notes.push(outcome.note.clone());
        sum.add(&outcome);
    }
    sum.note = notes.join("; ");
    Ok(sum)
}

/// Returns the outcome of a test run. `skips` has the lines of tests that passed but printed that
/// they were skipped.
fn outcome_of_tests(ran: Ran, [passed, failed, skipped]: Counts, skips: &[Vec<String>]) -> Outcome {
    // A run that fails without a failed test never reached its tests; a run that succeeds without
    // any test has shown nothing.
    let is_understood = ran.success && passed + failed + skipped > 0;
    let failed = if is_understood { failed } else { failed.max(1) };
    let [passed, skipped] = [passed.saturating_sub(skips.len() as u64), skipped + skips.len() as u64];
    let mut details = if failed > 0 { ran.text } else { String::new() };
    skips.iter().flatten().for_each(|skip| details += &format!("{skip}\n"));
    let note = format!("{passed} passed, {failed} failed, {skipped} skipped");
    Outcome { passed, failed, skipped, note, details }
}

/// Parses the line
/// `Summary [   0.123s] 12 tests run: 9 passed (1 slow), 2 failed, 1 timed out, 3 skipped`.
fn nextest_counts(text: &str) -> Counts {
    let summary = text.lines().rev().find(|line| line.trim_start().starts_with("Summary ["));
    let Some((_, counts)) = summary.and_then(|line| line.split_once(" run: ")) else { return [0; 3] };
    let failed = ["failed", "exec failed", "timed out"].map(|word| number_before(counts, word)).iter().sum();
    [number_before(counts, "passed"), failed, number_before(counts, "skipped")]
}

/// Beginning of the line that a test prints if it cannot run on this machine. The reason follows.
const SKIPPED: &str = "skipped: ";

/// Returns the lines that begin with [`SKIPPED`] of each test that passed, from nextest's report in
/// JUnit format.
fn skips(report: &str) -> Vec<Vec<String>> {
    let plain = |text: &str| {
        let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
        entities.iter().fold(text.to_owned(), |text, (entity, character)| text.replace(entity, character))
    };
    let said = |case: &str| {
        let lines = case.split(['\n', '<', '>']).filter(|part| part.starts_with(SKIPPED));
        lines.map(plain).collect::<Vec<_>>()
    };
    let has_passed = |case: &&str| !case.contains("<failure") && !case.contains("<error");
    report.split("<testcase ").skip(1).filter(has_passed).map(said).filter(|said| !said.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    #[test]
    fn the_summary_of_nextest_is_understood() {
        let nextest = "     Summary [   3.210s] 13/14 tests run: 9 passed (1 slow), 2 failed, 1 exec failed, 1 timed out, 3 skipped\n";
        assert_eq!(nextest_counts(nextest), [9, 4, 3]);
        assert_eq!(nextest_counts("     Summary [   3.210s] 1 test run: 1 passed, 0 skipped"), [1, 0, 0]);
    }

    #[test]
    fn a_test_that_prints_skipped_counts_as_skipped() {
        let report = r#"<testsuite name="lab"><testcase name="one">
            <system-out>running 1 test
test one ... ok</system-out><system-err>skipped: &apos;groff&apos; is not here
skipped: nor is anything else</system-err></testcase>
            <testcase name="two"><system-err>it is skipped: no
</system-err></testcase>
            <testcase name="three"><failure type="test failure"/><system-err>skipped: in part</system-err></testcase></testsuite>"#;
        let ran = Ran { success: true, text: "a summary".to_owned() };
        let outcome = outcome_of_tests(ran, [9, 0, 1], &skips(report));
        assert_eq!((outcome.passed, outcome.failed, outcome.skipped), (8, 0, 2));
        assert_eq!(outcome.details, "skipped: 'groff' is not here\nskipped: nor is anything else\n");
        assert_eq!(outcome.note, "8 passed, 0 failed, 2 skipped");
    }

    #[test]
    fn featured_tests_are_those_that_need_engine_features() {
        let metadata = cargo(plywright_testing::checkout(), "metadata --quiet --no-deps --format-version 1");
        let metadata: Value = serde_json::from_str(&run_command(metadata).unwrap().text).unwrap();
        let words = |line: &'static str| line.split([' ', ',']).collect::<Vec<_>>();
        let featured = words(FEATURED_TESTS[0]);
        let has =
            |words: &[&str], option: &str, value: &str| words.windows(2).any(|pair| pair == [option, value]);
        let names = |list: &Value| -> Vec<String> {
            list.as_array().into_iter().flatten().map(|name| name.as_str().unwrap().to_owned()).collect()
        };
        let packages = metadata["packages"].as_array().unwrap();
        // Cargo builds the tests of the workspace with every feature that one of its packages
        // requests of another.
        let asked_of = |name: &str, packages: &[Value]| -> Vec<String> {
            let dependencies =
                packages.iter().flat_map(|package| package["dependencies"].as_array().unwrap());
            dependencies
                .filter(|dependency| dependency["name"] == name)
                .flat_map(|dependency| names(&dependency["features"]))
                .collect()
        };
        let is_on = |name: &str, feature: &String| featured.contains(&&*format!("{name}/{feature}"));
        for package in packages {
            let name = package["name"].as_str().unwrap();
            let asked = asked_of("plywright", std::slice::from_ref(package));
            assert!(asked.is_empty(), "{name}: it would make all tests use an engine with {asked:?}");
            for target in package["targets"].as_array().unwrap() {
                let [kind, target_name] =
                    [&target["kind"][0], &target["name"]].map(|text| text.as_str().unwrap());
                let mut wanted = names(&target["required-features"]);
                if name != "plywright" {
                    wanted.retain(|feature| !asked_of(name, packages).contains(feature));
                }
                if matches!(kind, "bin" | "test") && !(asked.is_empty() && wanted.is_empty()) {
                    assert!(has(&featured, &format!("--{kind}"), target_name), "{name}: {target_name}");
                    let are_on = wanted.iter().all(|feature| is_on(name, feature));
                    assert!(are_on, "{name}: {target_name} needs {wanted:?}");
                }
            }
        }
    }

    #[test]
    fn tests_share_the_compiled_packages_of_cargo_lab() {
        let packages = |selection: &str| -> BTreeSet<String> {
            let line = format!("tree --quiet --prefix none --format {{p}}:{{f}} {selection}");
            let ran = run_command(cargo(plywright_testing::checkout(), &line)).unwrap();
            assert!(ran.success, "{}", ran.text);
            ran.text.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
        };
        let of_the_lab = packages("--edges normal,build --package plywright-lab");
        let kinds = ["--lib", "--bins", "--tests"];
        let selection: Vec<_> = PLAIN_TESTS[0].split(' ').filter(|word| !kinds.contains(word)).collect();
        let of_the_tests = packages(&selection.join(" "));
        let again: Vec<_> = of_the_lab.difference(&of_the_tests).collect();
        assert!(
            again.is_empty(),
            "the tests ask for other features of these than `cargo lab` does: {again:#?}"
        );
    }

    #[test]
    fn a_run_without_results_is_one_failure() {
        for (success, text) in [(false, "error: could not compile"), (true, "a summary of another form")] {
            let outcome = outcome_of_tests(Ran { success, text: text.to_owned() }, [0; 3], &[]);
            assert_eq!((outcome.passed, outcome.failed, &*outcome.details), (0, 1, text));
        }
    }

    #[test]
    fn every_lock_file_is_checked() {
        let mut git = Command::new("git");
        git.current_dir(plywright_testing::checkout()).args(["ls-files", "--", "*Cargo.lock"]);
        let Ok(ran) = children::run(&mut git, None) else { return };
        let outside = OUTSIDE.map(|folder| format!("{folder}/Cargo.lock"));
        for lock in ran.stdout.lines().filter(|lock| *lock != "Cargo.lock") {
            assert!(outside.iter().any(|known| known == lock), "{lock}");
        }
        for check in ["advisories", "bans", "licenses", "sources"] {
            assert!(CHECKS.join(" ").contains(check), "{check}");
        }
    }

    #[test]
    fn a_failure_names_the_command() {
        let ran = |text: &str| Ran { success: false, text: text.to_owned() };
        let failed = outcome_of("doc", &ran("warning: a broken link\n"));
        assert_eq!((failed.failed, &*failed.details), (1, "`cargo doc` failed:\nwarning: a broken link\n"));
        let skipped =
            outcome_of("deny", &ran("error: failed to fetch advisory database https://example.org"));
        assert_eq!((skipped.failed, skipped.skipped), (0, 1));
    }
}
