//! The step that builds the engine with many feature sets and compares what they search.
//!
//! Each build is compiled cheaply (the cargo profile `signature`) into one folder, where only our own crate differs from
//! set to set, and searches the `bench` positions to a shallow depth. The default build searches them to their full depth
//! too. Both node counts are kept in `tests/signature.txt`: a change of the engine that changes them must be meant, and
//! then be recorded with `cargo lab test --accept-signature`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Outcome, cargo, lists, run_command};
use crate::{files, workspace};

/// The depth to which every build searches.
const SHALLOW: u32 = 5;
/// How many random feature sets are built, beside each feature alone, none and all.
const RANDOM_SETS: usize = 20;
/// The seed of the random sets.
const SEED: u64 = 0x706c_7977;

/// The file that keeps the node counts.
const RECORD: &str = "tests/signature.txt";

/// The node counts that must not change unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Signature {
    /// `plywright bench`.
    full: u64,
    /// `plywright bench 5`.
    shallow: u64,
}

/// What one build said.
enum Answer {
    Nodes(u64),
    /// This CPU cannot run it.
    Unavailable(String),
}

/// Every feature set searches the recorded number of nodes.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    let recorded = read(root)?;
    let mut outcome = Outcome::default();
    let features = lists::engine_features(root)?;
    let sets = feature_sets(&features);
    for set in &sets {
        let name = if set.is_empty() { "no feature".to_owned() } else { set.join(",") };
        match build(root, set).and_then(|engine| nodes(&engine, Some(SHALLOW))) {
            Ok(Answer::Nodes(nodes)) if nodes == recorded.shallow => outcome.passed += 1,
            Ok(Answer::Nodes(nodes)) => {
                outcome.failed += 1;
                let wanted = recorded.shallow;
                outcome.details += &format!("{name}: {nodes} nodes, but {RECORD} says {wanted}\n");
            }
            Ok(Answer::Unavailable(why)) => {
                outcome.skipped += 1;
                outcome.details += &format!("{name}: built, but not run: {why}\n");
            }
            Err(error) => {
                outcome.failed += 1;
                outcome.details += &format!("{name}: {error:#}\n");
            }
        }
    }
    let full = match nodes(&build(root, &[])?, None)? {
        Answer::Nodes(nodes) => nodes,
        Answer::Unavailable(why) => bail!("the default build must run everywhere, but: {why}"),
    };
    if full == recorded.full {
        outcome.passed += 1;
    } else {
        outcome.failed += 1;
        outcome.details += &format!(
            "`plywright bench`: {full} nodes, but {RECORD} says {}; if that is meant, say so in the commit and \
             record it with `cargo lab test --accept-signature`\n",
            recorded.full
        );
    }
    outcome.note = format!("{} feature sets, seed {SEED:#x}, signature {full}", sets.len());
    Ok(outcome)
}

/// Records what the default build searches now.
pub(super) fn accept(root: &Path) -> Result<()> {
    let engine = build(root, &[])?;
    let count = |depth| match nodes(&engine, depth)? {
        Answer::Nodes(nodes) => Ok(nodes),
        Answer::Unavailable(why) => bail!("the default build must run everywhere, but: {why}"),
    };
    let new = Signature { full: count(None)?, shallow: count(Some(SHALLOW))? };
    match read(root) {
        Ok(old) if old == new => println!("the signature is {} as before", new.full),
        Ok(old) => println!("the signature was {} and is now {}", old.full, new.full),
        Err(_) => println!("the signature is {}", new.full),
    }
    files::replace(&root.join(RECORD), print(new).as_bytes())
}

fn print(signature: Signature) -> String {
    format!(
        "# The node counts of `plywright bench` at its own depth and at depth {SHALLOW}: the same for every recipe,\n\
         # target and compiler. A change must be meant; `cargo lab test --accept-signature` records it.\n\
         full {}\nshallow {}\n",
        signature.full, signature.shallow
    )
}

fn read(root: &Path) -> Result<Signature> {
    let text = std::fs::read_to_string(root.join(RECORD))
        .with_context(|| format!("cannot read {RECORD}; `cargo lab test --accept-signature` makes it"))?;
    parse(&text).with_context(|| format!("{RECORD} must have the lines `full N` and `shallow N`"))
}

fn parse(text: &str) -> Option<Signature> {
    let value = |name| {
        let mut values = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        values.next()?.parse().ok()
    };
    Some(Signature { full: value("full")?, shallow: value("shallow")? })
}

/// No feature, each alone, random sets, and all features there are.
fn feature_sets(features: &[String]) -> Vec<Vec<String>> {
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    let mut sets = vec![Vec::new()];
    sets.extend(features.iter().map(|feature| vec![feature.clone()]));
    let mut seen: BTreeSet<Vec<String>> = sets.iter().cloned().collect();
    let wanted = sets.len() + RANDOM_SETS.min((1 << features.len().min(16)) / 4);
    while sets.len() < wanted {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if seen.insert(set.clone()) {
            sets.push(set);
        }
    }
    sets.push(features.iter().cloned().chain(["lab".to_owned()]).collect());
    sets
}

/// Builds the engine with these features.
fn build(root: &Path, features: &[String]) -> Result<PathBuf> {
    let target = workspace::target(root).join("signature");
    let mut command = cargo(root, "build --quiet --profile signature --bin plywright --features");
    command.arg(features.join(",")).arg("--target-dir").arg(&target);
    let ran = run_command(command)?;
    if !ran.success {
        bail!("the build failed:\n{}", ran.text);
    }
    Ok(target.join("signature").join(format!("plywright{}", std::env::consts::EXE_SUFFIX)))
}

/// How many nodes `plywright bench` searches.
fn nodes(engine: &Path, depth: Option<u32>) -> Result<Answer> {
    let mut command = Command::new(engine);
    command.arg("bench").args(depth.map(|depth| depth.to_string()));
    let ran = run_command(command)?;
    if let Some(line) = ran.text.lines().find(|line| line.contains("but this CPU has no")) {
        return Ok(Answer::Unavailable(line.to_owned()));
    }
    let nodes = ran.text.lines().rev().find_map(|line| line.strip_suffix(" nodes")?.trim().parse().ok());
    match nodes {
        Some(nodes) if ran.success => Ok(Answer::Nodes(nodes)),
        _ => bail!("`plywright bench` did not end with its node count:\n{}", ran.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_recorded_signature_reads_back_and_a_broken_one_does_not() {
        let signature = Signature { full: 123_456_789, shallow: 42 };
        assert_eq!(parse(&print(signature)), Some(signature));
        assert_eq!(parse("full 3\nshallow -1\n"), None);
        assert_eq!(parse("full 3\n"), None);
    }

    #[test]
    fn the_feature_sets_are_distinct_and_hold_none_each_and_all() {
        let features: Vec<_> = (0..19).map(|n| format!("axis-{n}")).collect();
        let sets = feature_sets(&features);
        assert_eq!(sets.len(), 1 + 19 + RANDOM_SETS + 1);
        assert_eq!(sets.iter().collect::<BTreeSet<_>>().len(), sets.len());
        assert!(sets[0].is_empty());
        assert_eq!(sets[1], ["axis-0"]);
        assert_eq!(sets.last().map(Vec::len), Some(20));
        assert_eq!(sets, feature_sets(&features));
    }
}
