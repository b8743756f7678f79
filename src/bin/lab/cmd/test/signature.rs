//! The step that builds the engine with many feature sets and compares what they search.
//!
//! The default build is compiled as users compile it and searches the `bench` positions to their full depth. The others
//! search them to a shallow depth: each feature alone, optimised (cargo profile `signature`), and random sets and all
//! features together, unoptimised, since compiling is what takes the time here. Together they are also a check that the
//! level of optimisation changes nothing. Both node counts are kept in `tests/signature.txt`: a change of the engine that
//! changes them must be meant, and then be recorded with `cargo lab test --accept-signature`.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Outcome, cargo, lists, run_command};
use crate::{files, stdout, workspace};

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

/// One build of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    features: Vec<String>,
    kind: Kind,
}

/// How it is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// As users do; then it searches to full depth too.
    Release,
    Optimised,
    Unoptimised,
}

/// What one build said.
#[derive(Debug)]
enum Answer {
    Nodes(u64),
    /// This CPU cannot run it.
    Unavailable(String),
}

/// Every feature set searches the recorded number of nodes.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    let recorded = read(root)?;
    let plans = plans(&lists::engine_features(root)?);
    let mut outcome = Outcome::default();
    for (plan, answers) in plans.iter().zip(carry_out(root, &plans)) {
        let name = if plan.features.is_empty() { "no feature".to_owned() } else { plan.features.join(",") };
        for (depth, answer) in answers {
            let (command, wanted) = match depth {
                None => ("bench".to_owned(), recorded.full),
                Some(depth) => (format!("bench {depth}"), recorded.shallow),
            };
            match answer {
                Ok(Answer::Nodes(nodes)) if nodes == wanted => outcome.passed += 1,
                Ok(Answer::Nodes(nodes)) => {
                    outcome.failed += 1;
                    outcome.details +=
                        &format!("{name}: `{command}`: {nodes} nodes, but {RECORD} says {wanted}\n");
                }
                Ok(Answer::Unavailable(why)) => {
                    outcome.skipped += 1;
                    outcome.details += &format!("{name}: built, but not run: {why}\n");
                }
                Err(error) => {
                    outcome.failed += 1;
                    outcome.details += &format!("{name}: `{command}`: {error:#}\n");
                }
            }
        }
    }
    if outcome.failed > 0 {
        outcome.details += "If a change is meant, say so in the commit and record it with \
                            `cargo lab test --accept-signature`.\n";
    }
    outcome.note = format!("{} feature sets, seed {SEED:#x}, signature {}", plans.len(), recorded.full);
    Ok(outcome)
}

/// Records what the default build searches now.
pub(super) fn accept(root: &Path) -> Result<()> {
    let engine = build(root, 0, &Plan { features: Vec::new(), kind: Kind::Release })?;
    let count = |depth| match nodes(&engine, depth)? {
        Answer::Nodes(nodes) => Ok(nodes),
        Answer::Unavailable(why) => bail!("the default build must run everywhere, but: {why}"),
    };
    let new = Signature { full: count(None)?, shallow: count(Some(SHALLOW))? };
    let told = match read(root) {
        Ok(old) if old == new => format!("the signature is {} as before\n", new.full),
        Ok(old) => format!("the signature was {} and is now {}\n", old.full, new.full),
        Err(_) => format!("the signature is {}\n", new.full),
    };
    files::replace(&root.join(RECORD), print(new).as_bytes())?;
    stdout::print(told)
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

/// No feature, each alone, random sets, and all features there are, each once.
fn plans(features: &[String]) -> Vec<Plan> {
    let plan = |features: Vec<String>, kind| Plan { features, kind };
    let mut plans = vec![plan(Vec::new(), Kind::Release)];
    plans.extend(features.iter().map(|feature| plan(vec![feature.clone()], Kind::Optimised)));
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    let mut sets = BTreeSet::new();
    while sets.len() < RANDOM_SETS {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if set.len() > 1 && sets.insert(set.clone()) {
            plans.push(plan(set, Kind::Unoptimised));
        }
    }
    let all = features.iter().cloned().chain(["lab".to_owned()]).collect();
    plans.push(plan(all, Kind::Unoptimised));
    plans
}

/// What each build answers, at each depth that it is asked for. As many builders as there are CPUs, each with a folder
/// of its own where it finds its builds again next time.
fn carry_out(root: &Path, plans: &[Plan]) -> Vec<Vec<(Option<u32>, Result<Answer>)>> {
    let builders = std::thread::available_parallelism().map_or(1, NonZero::get).clamp(1, 4);
    let answers = |builder: usize, plan: &Plan| -> Vec<(Option<u32>, Result<Answer>)> {
        let engine = build(root, builder, plan);
        let depths = if plan.kind == Kind::Release { &[None, Some(SHALLOW)][..] } else { &[Some(SHALLOW)] };
        let ask = |depth| match &engine {
            Ok(engine) => nodes(engine, depth),
            Err(error) => Err(anyhow!("{error:#}")),
        };
        depths.iter().map(|&depth| (depth, ask(depth))).collect()
    };
    let mut shares: Vec<_> = std::thread::scope(|scope| {
        let work = |builder: usize| {
            let share = plans.iter().skip(builder).step_by(builders);
            scope.spawn(move || share.map(|plan| answers(builder, plan)).collect::<Vec<_>>().into_iter())
        };
        let running: Vec<_> = (0..builders).map(work).collect();
        running.into_iter().map(|builder| builder.join().unwrap_or_default()).collect()
    });
    let none = || vec![(None, Err(anyhow!("its builder broke off")))];
    (0..plans.len()).map(|index| shares[index % builders].next().unwrap_or_else(none)).collect()
}

/// Builds the engine.
fn build(root: &Path, builder: usize, plan: &Plan) -> Result<PathBuf> {
    let target = workspace::target(root).join("signature").join(builder.to_string());
    let profile = if plan.kind == Kind::Release { "release" } else { "signature" };
    let mut command = cargo(root, "build --quiet --jobs 1 --bin plywright --profile");
    command.args([profile, "--features", &plan.features.join(","), "--target-dir"]).arg(&target);
    if plan.kind == Kind::Unoptimised {
        command.args(["--config", "profile.signature.opt-level=0"]);
    }
    let ran = run_command(command)?;
    if !ran.success {
        bail!("the build failed:\n{}", ran.text);
    }
    Ok(target.join(profile).join(format!("plywright{}", std::env::consts::EXE_SUFFIX)))
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
        let plans = plans(&features);
        assert_eq!(plans.len(), 1 + 19 + RANDOM_SETS + 1);
        assert_eq!(plans.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), plans.len());
        assert!(plans[0].features.is_empty());
        assert_eq!(plans[1].features, ["axis-0"]);
        assert_eq!(plans.last().map(|plan| plan.features.len()), Some(20));
        assert_eq!(plans, super::plans(&features));
    }
}
