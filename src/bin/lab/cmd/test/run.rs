//! The steps that run the tests.

use std::path::Path;

use anyhow::Result;

use super::{Outcome, Ran, cargo, run_command};
use crate::libtest::{Counts, counts, number_before};
use crate::tools::{self, Tool};

/// All tests, with the engine that users build.
const ALL: &str = "--lib --bins --tests --features lab";

/// The tests of what those engines do not have: the handicap, whose feature no other test's engine should have, and weights that are
/// variables, which `cargo tune` is built with. What they are of, and which they are; with the same features, so that the
/// second finds compiled what the first has needed.
const OTHERS: [(&str, &str); 2] = [
    (
        "of the handicap and of variable weights",
        "--lib --test protocol --features handicap,tune -- handicap weights",
    ),
    ("of the tuner", "--bin tune --test weights --features handicap,tune"),
];

/// Every test passes; under cargo-nextest where it is here, which gives each test a process of its own.
pub(super) fn tests(root: &Path) -> Result<Outcome> {
    let nextest = tools::find(root, Tool::Nextest)?.map(|found| found.path);
    let nextest = nextest.as_deref();
    let (ran, counts) = run_tests(root, nextest, ALL)?;
    let runner = if nextest.is_some() { "cargo nextest" } else { "cargo test" };
    let mut all = outcome(ran, counts, runner);

    for (what, selection) in OTHERS {
        let (ran, counts) = run_tests(root, nextest, selection)?;
        let other = outcome(ran, of_selected(counts), what);
        all.add(&other);
        all.note += &format!("; {}", other.note);
    }
    Ok(all)
}

/// What was not selected was not skipped: another run has it. But nothing selected is nothing tested.
fn of_selected([passed, failed, _]: Counts) -> Counts {
    [passed, if passed == 0 { failed.max(1) } else { failed }, 0]
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
    let ran = run_command(cargo(root, "test --doc --features lab --no-fail-fast"))?;
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
    fn a_selection_of_no_test_has_failed() {
        assert_eq!(of_selected([7, 0, 290]), [7, 0, 0]);
        assert_eq!(of_selected([7, 2, 290]), [7, 2, 0]);
        assert_eq!(of_selected([0, 0, 297]), [0, 1, 0]);
    }

    #[test]
    fn a_run_that_fails_before_its_tests_counts_as_one_failure() {
        let ran = Ran { success: false, text: "error: could not compile".to_owned() };
        let outcome = outcome(ran, [0; 3], "cargo test");
        assert_eq!((outcome.passed, outcome.failed), (0, 1));
        assert!(outcome.details.contains("could not compile"));
    }
}
