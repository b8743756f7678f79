//! The steps that run the tests.

use std::path::Path;

use anyhow::Result;

use super::{Outcome, Ran, cargo, run_command};
use crate::libtest::{Counts, counts, number_before};
use crate::tools::{self, Tool};

/// All tests, with the engine that users build.
const ALL: &str = "--package plywright --package plywright-benches --package plywright-lab --package plywright-parts \
                   --package plywright-study --lib --bins --tests";

/// The tests of what that engine does not have: the handicap, weights that are variables, retrograde analysis and the model checker; and
/// of the programs that need an engine with these. They are built apart, since cargo gives all packages of one build the same engine.
const OTHERS: &str = "--package plywright --package plywright-tables --package plywright-tune --bin tables --bin tune --test maker \
                      --test handicap --test knowledge --test slot --test tables --test values --test weights \
                      --features plywright/handicap,plywright/model,plywright/retrograde,plywright/weights-runtime";

/// Every test passes; under cargo-nextest where it is here, which gives each test a process of its own.
pub(super) fn tests(root: &Path) -> Result<Outcome> {
    let nextest = tools::find(root, Tool::Nextest)?.map(|found| found.path);
    let nextest = nextest.as_deref();
    let (ran, counts) = run_tests(root, nextest, ALL)?;
    let runner = if nextest.is_some() { "cargo nextest" } else { "cargo test" };
    let mut all = outcome(ran, counts, runner);

    let (ran, counts) = run_tests(root, nextest, OTHERS)?;
    let others =
        outcome(ran, counts, "of the handicap, variable weights, endgame tables and the model checker");
    all.add(&others);
    all.note += &format!("; {}", others.note);
    Ok(all)
}

/// Runs the tests that the words of `selection` are, by nextest where its program is given.
fn run_tests(root: &Path, nextest: Option<&Path>, selection: &str) -> Result<(Ran, Counts)> {
    let Some(program) = nextest else {
        let ran = run_command(cargo(root, &format!("test --no-fail-fast {selection}")))?;
        let counts = counts(&ran.text);
        return Ok((ran, counts));
    };
    let cargo = cargo(root, "");
    let mut command = with_program(&cargo, program);
    command.env("CARGO", cargo.get_program()).current_dir(root);
    command.args(["nextest", "run", "--no-fail-fast", "--status-level", "fail"]);
    command.args(selection.split_whitespace());
    let ran = run_command(command)?;
    let counts = nextest_counts(&ran.text);
    Ok((ran, counts))
}

/// The examples in the docs run.
pub(super) fn doc_tests(root: &Path) -> Result<Outcome> {
    let ran = run_command(cargo(root, "test --doc --workspace --no-fail-fast"))?;
    let counts = counts(&ran.text);
    Ok(outcome(ran, counts, "cargo test"))
}

/// The example crate, which uses the library as others would, passes its tests, and the snippets of its guide run.
pub(super) fn example(root: &Path) -> Result<Outcome> {
    let ran = run_command(cargo(root, "test --package minimal-engine --no-fail-fast"))?;
    let counts = counts(&ran.text);
    Ok(outcome(ran, counts, "cargo test"))
}

/// The same environment for another program.
fn with_program(command: &std::process::Command, program: &Path) -> std::process::Command {
    let mut other = std::process::Command::new(program);
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => other.env(name, value),
            None => other.env_remove(name),
        };
    }
    other
}

fn outcome(ran: Ran, [passed, failed, skipped]: Counts, runner: &str) -> Outcome {
    // A run that fails without a failed test did not get as far as its tests.
    let failed = if ran.success { failed } else { failed.max(1) };
    let details = if failed > 0 { ran.text } else { String::new() };
    let note = format!("{passed} passed, {failed} failed, {skipped} skipped ({runner})");
    Outcome { passed, failed, skipped, note, details }
}

/// Reads the line `Summary [   0.123s] 12 tests run: 9 passed (1 slow), 2 failed, 1 timed out, 3 skipped`.
fn nextest_counts(text: &str) -> Counts {
    let summary = text.lines().rev().find(|line| line.trim_start().starts_with("Summary ["));
    let Some((_, counts)) = summary.and_then(|line| line.split_once(" run: ")) else { return [0; 3] };
    let failed = ["failed", "exec failed", "timed out"].map(|word| number_before(counts, word)).iter().sum();
    [number_before(counts, "passed"), failed, number_before(counts, "skipped")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_of_nextest_is_understood() {
        let nextest = "     Summary [   3.210s] 13/14 tests run: 9 passed (1 slow), 2 failed, 1 exec failed, 1 timed out, 3 skipped\n";
        assert_eq!(nextest_counts(nextest), [9, 4, 3]);
        assert_eq!(nextest_counts("     Summary [   3.210s] 1 test run: 1 passed, 0 skipped"), [1, 0, 0]);
    }

    #[test]
    fn every_test_that_needs_another_feature_is_run() {
        let manifest: toml::Table = include_str!("../../../../../Cargo.toml").parse().unwrap();
        let words: Vec<&str> = OTHERS.split_whitespace().collect();
        for test in manifest["test"].as_array().unwrap() {
            let (name, features) =
                (test["name"].as_str().unwrap(), test["required-features"].as_array().unwrap());
            assert!(words.windows(2).any(|pair| pair == ["--test", name]), "{name} needs {features:?}");
        }
    }

    #[test]
    fn a_run_that_fails_before_its_tests_counts_as_one_failure() {
        let ran = Ran { success: false, text: "error: could not compile".to_owned() };
        let outcome = outcome(ran, [0; 3], "cargo test");
        assert_eq!((outcome.passed, outcome.failed), (0, 1));
        assert!(outcome.details.contains("could not compile"));
    }
}
