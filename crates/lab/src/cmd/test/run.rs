//! The steps that run the tests.
//!
//! The workspace tells which they are. Cargo gives all packages of one build the same engine, so there are two builds: of all that is
//! there for the engine that users build; and of the packages and tests that ask that engine for more features, with all of these.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Outcome, Ran, Scope, cargo, run_command, subcommand};
use crate::build::libtest::{Counts, counts, number_before};
use crate::machine::tools::{self, Tool};

/// Every test passes; under cargo-nextest where it is here, which gives each test a process of its own.
pub(super) fn tests(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let nextest = tools::find(root, Tool::Nextest)?;
    let mut all = Outcome::default();
    let mut notes = Vec::new();
    for (selection, what) in selections(&metadata(root)?)?.into_iter().zip(["", "with more features"]) {
        let (ran, counts) = match &nextest {
            Some(nextest) => {
                let line = format!("nextest run --no-fail-fast --status-level fail {selection}");
                let ran = run_command(subcommand(root, &nextest.path, &line))?;
                let counts = nextest_counts(&ran.text);
                (ran, counts)
            }
            None => {
                let ran = run_command(cargo(root, &format!("test --no-fail-fast {selection}")))?;
                let counts = counts(&ran.text);
                (ran, counts)
            }
        };
        let one = outcome(ran, counts);
        notes.push(format!("{} {what}", one.note).trim_end().to_owned());
        all.add(&one);
    }
    all.note = notes.join("; ");
    Ok(all)
}

/// The examples in the docs run.
pub(super) fn doc_tests(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let ran = run_command(cargo(root, "test --doc --workspace --no-fail-fast"))?;
    let counts = counts(&ran.text);
    Ok(outcome(ran, counts))
}

/// What cargo tells of the workspace's packages.
pub(super) fn metadata(root: &Path) -> Result<Value> {
    let ran = run_command(cargo(root, "metadata --quiet --no-deps --format-version 1"))?;
    serde_json::from_str(&ran.text).context("cargo tells nothing of the workspace")
}

/// What cargo is asked to test in its two builds.
fn selections(metadata: &Value) -> Result<[String; 2]> {
    let packages = metadata["packages"].as_array().context("the workspace has no packages")?;
    let [mut plain, mut features] = [const { Vec::new() }; 2];
    let mut others = BTreeSet::new();
    let mut targets = String::new();
    let texts = |list: &Value| -> Vec<String> {
        list.as_array().into_iter().flatten().filter_map(|one| Some(one.as_str()?.to_owned())).collect()
    };
    for package in packages {
        let name = package["name"].as_str().context("a package without a name")?;
        let asked = package["dependencies"].as_array().into_iter().flatten();
        let asked: Vec<_> =
            asked.filter(|one| one["name"] == "plywright").flat_map(|one| texts(&one["features"])).collect();
        let asks = !asked.is_empty();
        features.extend(asked.into_iter().map(|feature| format!("plywright/{feature}")));
        if name == "plywright" || !asks {
            plain.push(format!("--package {name}"));
        }
        for target in package["targets"].as_array().into_iter().flatten() {
            let wanted = texts(&target["required-features"]);
            let [kind, target] =
                [&target["kind"][0], &target["name"]].map(|text| text.as_str().unwrap_or_default());
            if matches!(kind, "bin" | "test") && (asks || !wanted.is_empty()) {
                targets += &format!(" --{kind} {target}");
                features.extend(wanted.into_iter().map(|feature| format!("{name}/{feature}")));
                others.insert(format!("--package {name}"));
            }
        }
    }
    features.sort();
    features.dedup();
    Ok([
        format!("{} --lib --bins --tests", plain.join(" ")),
        format!(
            "{}{targets} --features {}",
            others.into_iter().collect::<Vec<_>>().join(" "),
            features.join(",")
        ),
    ])
}

fn outcome(ran: Ran, [passed, failed, skipped]: Counts) -> Outcome {
    // A run that fails without a failed test did not get as far as its tests.
    let failed = if ran.success { failed } else { failed.max(1) };
    let details = if failed > 0 { ran.text } else { String::new() };
    let note = format!("{passed} passed, {failed} failed, {skipped} skipped");
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
    fn every_package_is_tested_and_what_needs_another_feature_apart() {
        let metadata = metadata(&crate::workspace::root().unwrap()).unwrap();
        let [plain, others] = selections(&metadata).unwrap();
        for package in metadata["packages"].as_array().unwrap() {
            let name = format!("--package {} ", package["name"].as_str().unwrap());
            assert!(plain.contains(&name) || others.contains(&name), "{name}: {plain} / {others}");
        }
        assert!(!plain.contains("--package plywright-tune ") && !plain.contains("plywright/"), "{plain}");
        for asked in
            ["--bin tune ", "--test maker ", "--test handicap ", "--test values ", "plywright-engine/model"]
        {
            assert!(others.contains(asked), "{asked}: {others}");
        }
        assert!(!others.contains("--package plywright-lab") && !others.contains("--test perft"), "{others}");
    }

    #[test]
    fn a_run_that_fails_before_its_tests_counts_as_one_failure() {
        let ran = Ran { success: false, text: "error: could not compile".to_owned() };
        let outcome = outcome(ran, [0; 3]);
        assert_eq!((outcome.passed, outcome.failed), (0, 1));
        assert!(outcome.details.contains("could not compile"));
    }
}
