//! The steps that compare lists which must agree.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use plywright::recipe::{AXES, Axis, Variant};

use super::{Outcome, Scope, cargo, run_command, subcommand};
use crate::machine::tools::{self, Tool};

/// What the engine may need, its dependencies' own included. A new name here is a decision.
const ALLOWED: [&str; 11] = [
    "plywright",
    "plywright-engine",
    "plywright-parts",
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
const NO_VARIANTS: [&str; 3] = [
    "default",
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
            let options = "--color never --log-level error --locked --all-features --config deny.toml";
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

/// `Cargo.toml`, the README and the declarations of the axes name the same features. That the recipe takes what a feature names is a
/// test of its own.
pub(super) fn features(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let variants = AXES.iter().flat_map(|axis| axis.variants);
    let declared: BTreeSet<String> = variants.map(Variant::feature).collect();
    let manifest: BTreeSet<String> = engine_features(root)?.into_iter().collect();
    let readme = std::fs::read_to_string(root.join("README.md")).context("cannot read README.md")?;
    let mut findings = difference(&declared, &manifest, "is a variant, but no feature in Cargo.toml");
    findings.extend(difference(&manifest, &declared, "is a feature in Cargo.toml, but no variant"));
    let missing = AXES.iter().map(row).filter(|row| !readme.contains(row.as_str()));
    findings.extend(missing.map(|row| {
        format!("README.md lacks a row of its table of axes; `{REDRAW}` puts it there: {}", row.trim_end())
    }));
    findings.extend(difference(&quoted_features(&readme), &declared, "is in the README, but is no feature"));
    Ok(Outcome::of_findings(&findings, format!("{} features", manifest.len())))
}

/// What draws the rows of the README anew.
const REDRAW: &str = "PLYWRIGHT_REDRAW=1 cargo test -p plywright-lab --bin lab axes";

/// The axis's row in the README's table, with what the default build takes in bold.
fn row(axis: &Axis) -> String {
    let mark = |variant: &Variant| match axis.picks().contains(&variant.name) {
        true => format!("**`{}`**", variant.name),
        false => format!("`{}`", variant.name),
    };
    let variants: Vec<String> = axis.variants.iter().map(mark).collect();
    format!("| `{}` | {} | {} |\n", axis.name, variants.join(", "), axis.asks)
}

/// The text with the rows of all axes as they are now.
#[cfg(test)]
fn with_rows(text: &str) -> String {
    let row_of =
        |line: &str| AXES.iter().find(|axis| line.starts_with(&format!("| `{}` | ", axis.name))).map(row);
    text.split_inclusive('\n').map(|line| row_of(line).unwrap_or_else(|| line.to_owned())).collect()
}

/// The features in `Cargo.toml` that choose the engine's variants.
pub(super) fn engine_features(root: &Path) -> Result<Vec<String>> {
    let text = std::fs::read_to_string(root.join("Cargo.toml")).context("cannot read Cargo.toml")?;
    let manifest: toml::Table = text.parse().context("cannot parse Cargo.toml")?;
    let features = manifest.get("features").and_then(toml::Value::as_table).context("no [features]")?;
    Ok(features.keys().filter(|name| !NO_VARIANTS.contains(&name.as_str())).cloned().collect())
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
    fn the_readme_has_a_row_for_each_of_the_axes() {
        let path = crate::workspace::root().unwrap().join("README.md");
        let text = std::fs::read_to_string(&path).unwrap();
        let drawn = with_rows(&text);
        if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
            outpace::files::replace(&path, drawn.as_bytes()).unwrap();
        } else {
            assert!(AXES.iter().all(|axis| text.contains(&row(axis))), "a row is missing: `{REDRAW}`");
        }
    }

    #[test]
    fn a_row_is_drawn_anew_and_what_is_not_of_an_axis_stays() {
        let text = "| axis | variants | why |\n| `score` | `old` | why |\n| `cargo lab` | `no` | x |\n";
        let score = row(crate::axes::axis("score").unwrap());
        assert_eq!(with_rows(text), text.replace("| `score` | `old` | why |\n", &score));
        assert!(score.starts_with("| `score` | **`packed`**, `wide`, "), "{score}");
    }
}
