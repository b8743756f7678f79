//! The steps that compare lists which must agree.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use plywright::recipe::{AXES, Variant};

use super::{Outcome, Scope, cargo, run_command, subcommand};
use crate::tools::{self, Tool};

/// What the engine may need, its dependencies' own included. A new name here is a decision.
const ALLOWED: [&str; 9] = [
    "plywright",
    "cpufeatures",
    "libc", // to ask Linux for large pages; cpufeatures' on ARM
    "thiserror",
    "thiserror-impl",
    "proc-macro2",
    "quote",
    "syn",
    "unicode-ident",
];

/// Features that choose no variant, so that they stand neither in a registry nor in the README's table.
const NO_VARIANTS: [&str; 4] = [
    "default",
    "model",      // is not about the engine
    "retrograde", // makes tables, and is part of the variant that needs it
    "handicap", // slows the engine down by a known share, to calibrate the lab with; no build for playing has it
];

/// The engine alone needs only what the list allows, on every target; and the lab's tests need nothing that the lab needs otherwise.
pub(super) fn dependencies(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let engine = tree(root, "plywright", "--edges normal --no-default-features --target all --format {p}")?;
    let needed: BTreeSet<_> = engine.lines().filter_map(|line| line.split(' ').next()).collect();
    let mut findings: Vec<_> = needed
        .iter()
        .filter(|name| !name.is_empty() && !ALLOWED.contains(name))
        .map(|name| format!("the engine needs `{name}`, which the list of `cargo lab test` does not allow"))
        .collect();
    let [lab, tests] = ["normal,build", "normal,build,dev"]
        .map(|edges| tree(root, "plywright-lab", &format!("--edges {edges} --format {{p}}|{{f}}")));
    findings.extend(compiled_twice(&lab?, &tests?));
    Ok(Outcome::of_findings(&findings, format!("{} packages", needed.len())))
}

/// What `cargo tree` tells of the package, a line a dependency.
fn tree(root: &Path, package: &str, options: &str) -> Result<String> {
    let line = format!("tree --quiet --package {package} --prefix none {options}");
    let ran = run_command(cargo(root, &line))?;
    ensure!(ran.success, "`cargo {line}` failed:\n{}", ran.text);
    Ok(ran.text)
}

/// The packages of which the lab needs other features than its tests, on this platform: cargo compiles them twice, and the lab too.
/// A package may be there with several sets of features, one for what runs while others are compiled.
fn compiled_twice(lab: &str, tests: &str) -> Vec<String> {
    let [lab, tests] = [lab, tests].map(|text| {
        let mut sets: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (package, features) in
            text.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('|'))
        {
            sets.entry(package).or_default().insert(features);
        }
        sets
    });
    let differs = |(package, sets): &(&&str, &BTreeSet<&str>)| tests.get(**package) != Some(sets);
    let finding = |(package, sets): (&&str, &BTreeSet<&str>)| {
        format!(
            "cargo compiles `{package}` twice, and with it the lab: the lab needs it with {sets:?}, its tests otherwise"
        )
    };
    lab.iter().filter(differs).map(finding).collect()
}

/// What `deny.toml` says of licences, sources, duplicates and advisories holds for every lock file.
pub(super) fn deny(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let Some(deny) = tools::find(root, Tool::Deny)? else { return Outcome::without(root, Tool::Deny) };
    let mut outcome = Outcome::default();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        for check in ["licenses bans sources", "advisories"] {
            let options = "--color never --log-level error --all-features --config deny.toml";
            let line = format!("{options} --manifest-path {manifest} check {check}");
            let ran = run_command(subcommand(root, &deny.path, &line))?;
            outcome.add(&match ran.success {
                true => Outcome::success(""),
                // Nothing is known then, and nothing is wrong.
                false if ran.text.contains("failed to fetch advisory database") => {
                    let details = format!("{manifest}: the database of advisories cannot be fetched here\n");
                    Outcome { details, ..Outcome::skip("") }
                }
                false => Outcome::failure(format!("{manifest}: {check}:\n{}", ran.text)),
            });
        }
    }
    Ok(outcome)
}

/// `Cargo.toml`, the recipe, the README and the registries name the same features.
pub(super) fn features(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let variants = AXES.iter().flat_map(|axis| axis.variants);
    let registered: BTreeSet<String> = variants.map(Variant::feature).collect();
    let manifest: BTreeSet<String> = engine_features(root)?.into_iter().collect();
    let readme = std::fs::read_to_string(root.join("README.md")).context("cannot read README.md")?;
    let mut findings = difference(&registered, &manifest, "is a variant, but no feature in Cargo.toml");
    findings.extend(difference(&manifest, &registered, "is a feature in Cargo.toml, but no variant"));
    let recipe = std::fs::read_to_string(root.join("src/recipe.rs")).context("cannot read src/recipe.rs")?;
    findings.extend(without_arm(&manifest, &recipe));
    let told = features_in_table(&readme);
    findings.extend(difference(
        &registered,
        &told,
        "is a feature that the README's table of axes does not have",
    ));
    findings.extend(difference(&told, &registered, "is in the README's table, but there is no such feature"));
    findings.extend(difference(
        &quoted_features(&readme),
        &registered,
        "is in the README, but is no feature",
    ));
    Ok(Outcome::of_findings(&findings, format!("{} features", manifest.len())))
}

/// The features for which the recipe has no arm: a build with one would be the default build, and pass every test of nodes.
fn without_arm(features: &BTreeSet<String>, recipe: &str) -> Vec<String> {
    let has_arm = |feature: &&String| recipe.contains(&format!("feature = \"{feature}\" =>"));
    let finding = |feature: &String| {
        format!("`{feature}` is a feature, but src/recipe.rs has no arm `feature = \"{feature}\" =>`")
    };
    features.iter().filter(|feature| !has_arm(feature)).map(finding).collect()
}

/// The features in `Cargo.toml` that choose the engine's variants.
pub(super) fn engine_features(root: &Path) -> Result<Vec<String>> {
    let text = std::fs::read_to_string(root.join("Cargo.toml")).context("cannot read Cargo.toml")?;
    let manifest: toml::Table = text.parse().context("cannot parse Cargo.toml")?;
    let features = manifest.get("features").and_then(toml::Value::as_table).context("no [features]")?;
    Ok(features.keys().filter(|name| !NO_VARIANTS.contains(&name.as_str())).cloned().collect())
}

/// The features in a table whose rows are an axis and its variants: "| `score` | **`packed`**, `wide` | ...".
fn features_in_table(text: &str) -> BTreeSet<String> {
    let mut features = BTreeSet::new();
    for row in text.lines().filter_map(|line| line.strip_prefix("| `")) {
        let Some((axis, variants)) = row.split_once("` |") else { continue };
        if AXES.iter().any(|known| known.name == axis) {
            let cell = variants.split('|').next().unwrap_or_default();
            features.extend(cell.split('`').skip(1).step_by(2).map(|variant| format!("{axis}-{variant}")));
        }
    }
    features
}

/// The features named between backquotes: `popcount-swar`.
fn quoted_features(text: &str) -> BTreeSet<String> {
    let starts_with_an_axis = |word: &&str| {
        AXES.iter().any(|axis| word.strip_prefix(axis.name).is_some_and(|rest| rest.starts_with('-')))
    };
    let is_a_name = |word: &&str| word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    text.split('`').filter(starts_with_an_axis).filter(is_a_name).map(str::to_owned).collect()
}

fn difference(left: &BTreeSet<String>, right: &BTreeSet<String>, what: &str) -> Vec<String> {
    left.difference(right).map(|name| format!("`{name}` {what}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_found_between_backquotes_only() {
        let text =
            "Use `popcount-swar`, `score-lanes`, not sliders-rays, `popcount`, `score-a b` or `popcount-*`.";
        let found: Vec<_> = quoted_features(text).into_iter().collect();
        assert_eq!(found, ["popcount-swar", "score-lanes"]);
    }

    #[test]
    fn a_package_whose_features_differ_in_the_tests_is_compiled_twice() {
        let lab =
            "plywright v0.1.0 (/here)|lab\nobject v0.40.0|std\nserde v1.0.0|std\nserde v1.0.0|std (*)\n";
        let tests =
            "plywright v0.1.0 (/here)|lab\nobject v0.40.0|pe,std\nserde v1.0.0|std\nproptest v1.0.0|std\n";
        let found = compiled_twice(lab, tests);
        assert!(
            matches!(found.as_slice(), [one] if one.starts_with("cargo compiles `object v0.40.0` twice"))
        );
        assert_eq!(compiled_twice(tests, tests), [""; 0]);
        // What runs while others are compiled had it before.
        let also = tests.to_owned() + "serde v1.0.0|derive,std\n";
        assert_eq!(compiled_twice(tests, &also).len(), 1);
    }

    #[test]
    fn a_feature_that_chooses_nothing_is_found() {
        let features = ["score-wide", "score-split"].map(str::to_owned).into();
        let found = without_arm(&features, "feature = \"score-wide\" => { use score::Wide; }");
        assert!(matches!(found.as_slice(), [one] if one.starts_with("`score-split` ")), "{found:?}");
    }

    #[test]
    fn the_tables_rows_are_axes_and_nothing_else() {
        let text = "| axis | variants | why |\n| `score` | **`packed`**, `wide` | `why` |\n| `cargo lab` | `no` | x |\n";
        let found: Vec<_> = features_in_table(text).into_iter().collect();
        assert_eq!(found, ["score-packed", "score-wide"]);
    }
}
