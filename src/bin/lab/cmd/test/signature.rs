//! The step that builds the engine with many feature sets and compares what they search.
//!
//! The default build is compiled as users compile it and searches the `bench` positions to their full depth. The others
//! search them to a shallow depth: all features together, compiled as the tests are, which have most of it compiled already, and each feature
//! alone and random sets, unoptimised, since compiling is what takes the time here. Together they are also a check that the
//! level of optimisation changes nothing. Both node counts are kept in `tests/signature.txt`: a change of the engine that
//! changes them must be meant, and then be recorded with `cargo lab test --accept-signature`.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Outcome, built_engine, cargo, lists, run_command};
use crate::signature::{self, Answer, RECORD, Recorded, SHALLOW};
use crate::{files, stdout, workspace};

/// How many random feature sets are built, beside each feature alone, none and all.
const RANDOM_SETS: usize = 10;
/// The seed of the random sets.
const SEED: u64 = 0x706c_7977;

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
    /// As the tests are, in their folder.
    Dev,
    Unoptimised,
}

/// Every feature set searches the recorded number of nodes.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let plans = plans(&lists::engine_features(root)?);
    let mut outcome = Outcome::default();
    for (plan, answers) in plans.iter().zip(carry_out(root, &plans)) {
        let name = if plan.features.is_empty() { "no feature".to_owned() } else { plan.features.join(",") };
        for (depth, answer) in answers {
            let wanted = recorded.at(depth);
            let command = depth.map_or_else(|| "bench".to_owned(), |depth| format!("bench {depth}"));
            match answer {
                Ok(Answer::Nodes(nodes)) if nodes == wanted => outcome.passed += 1,
                Ok(Answer::Nodes(nodes)) => {
                    outcome.failed += 1;
                    outcome.details +=
                        &format!("{name}: `{command}`: {nodes} nodes, but {RECORD} says {wanted}\n");
                }
                Ok(Answer::Refusal(why)) => {
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
    let count = |depth| match signature::ask(Command::new(&engine), depth)? {
        Answer::Nodes(nodes) => Ok(nodes),
        Answer::Refusal(why) => bail!("the default build must run everywhere, but: {why}"),
    };
    let new = Recorded { full: count(None)?, shallow: count(Some(SHALLOW))? };
    let told = match Recorded::read(root) {
        Ok(old) if old == new => format!("the signature is {} as before\n", new.full),
        Ok(old) => format!("the signature was {} and is now {}\n", old.full, new.full),
        Err(_) => format!("the signature is {}\n", new.full),
    };
    files::replace(&root.join(RECORD), new.print().as_bytes())?;
    stdout::print(told)
}

/// No feature, all features there are, each alone, and random sets, each once.
fn plans(features: &[String]) -> Vec<Plan> {
    let plan = |features: Vec<String>, kind| Plan { features, kind };
    let all = features.iter().cloned().chain(["lab".to_owned()]).collect();
    // The two that take longest go to two builders.
    let mut plans = vec![plan(Vec::new(), Kind::Release), plan(all, Kind::Dev)];
    plans.extend(features.iter().map(|feature| plan(vec![feature.clone()], Kind::Unoptimised)));
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    let mut sets = BTreeSet::new();
    while sets.len() < RANDOM_SETS {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if set.len() > 1 && sets.insert(set.clone()) {
            plans.push(plan(set, Kind::Unoptimised));
        }
    }
    plans
}

/// What each build answers, at each depth that it is asked for. As many builders as there are CPUs, each with a folder
/// of its own where it finds its builds again next time; what is compiled as the tests are, is in theirs.
fn carry_out(root: &Path, plans: &[Plan]) -> Vec<Vec<(Option<u32>, Result<Answer>)>> {
    let builders = std::thread::available_parallelism().map_or(1, NonZero::get).clamp(1, 4);
    let answers = |builder: usize, plan: &Plan| -> Vec<(Option<u32>, Result<Answer>)> {
        let engine = build(root, builder, plan);
        let depths = if plan.kind == Kind::Release { &[None, Some(SHALLOW)][..] } else { &[Some(SHALLOW)] };
        let ask = |depth| match &engine {
            Ok(engine) => signature::ask(Command::new(engine), depth),
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
    let mut command = cargo(root, "build --quiet --jobs 1 --message-format json-render-diagnostics");
    command.args(["--bin", "plywright", "--features", &plan.features.join(",")]);
    match plan.kind {
        Kind::Release => command.args(["--profile", "release"]),
        Kind::Dev => &mut command,
        Kind::Unoptimised => {
            command.args(["--profile", "signature", "--config", "profile.signature.opt-level=0"]);
            // Each builder has one CPU.
            command.args(["--config", "profile.signature.codegen-units=1"])
        }
    };
    if plan.kind != Kind::Dev {
        let apart = workspace::target(root).join("signature").join(builder.to_string());
        command.arg("--target-dir").arg(apart);
    }
    let ran = run_command(command)?;
    if !ran.success {
        bail!("the build failed:\n{}", ran.text);
    }
    built_engine(&ran.text).context("cargo built no engine")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_feature_sets_are_distinct_and_hold_none_each_and_all() {
        let features: Vec<_> = (0..19).map(|n| format!("axis-{n}")).collect();
        let plans = plans(&features);
        assert_eq!(plans.len(), 1 + 19 + RANDOM_SETS + 1);
        assert_eq!(plans.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), plans.len());
        assert!(plans[0].features.is_empty());
        assert_eq!(plans[1].features.len(), 20);
        assert_eq!(plans[2].features, ["axis-0"]);
        assert_eq!(plans, super::plans(&features));
    }
}
