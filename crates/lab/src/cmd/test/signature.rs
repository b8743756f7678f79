//! The step that builds the engine with many feature sets and compares what they search.
//!
//! The default build is compiled as users compile it and searches the `bench` positions to their full depth. The others,
//! all features together, sets of one variant of each axis, so that every variant is in one, and random sets, search them to a shallow
//! depth, unoptimised, since compiling is what takes the time here; the first of them with the assertions of the tests. Together they are
//! also a check that the level of optimisation changes nothing. Where the default build searches what it should, a set that does not, or
//! that this CPU does not run, is taken apart: each of its features is built alone, so that the variant at fault has a name and the others
//! are looked at. One axis changes what is played: a variant of it that is not the default has a signature of its own, and
//! its build, optimised a little, searches to full depth too. All node counts are kept in `tests/signature.txt`: a change of the engine
//! that changes them must be meant, and then be recorded with `cargo lab test --accept-signature`.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::ScopedJoinHandle;

use anyhow::{Context, Result, anyhow, bail};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Outcome, built_engine, cargo, lists, run_command};
use crate::signature::{self, Answer, Counts, RECORD, Recorded, SHALLOW};
use crate::{files, stdout, workspace};

/// How many random feature sets are built.
const RANDOM_SETS: usize = 3;
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
    /// A little optimised; it searches to full depth too.
    Deep,
    Unoptimised,
    /// Unoptimised, with the assertions that the tests have.
    Checked,
}

impl Kind {
    /// How many unoptimised builds take about as long, what they need included.
    fn load(self) -> usize {
        match self {
            Self::Release => 6,
            Self::Deep => 3,
            Self::Checked => 2,
            Self::Unoptimised => 1,
        }
    }

    /// How deep it searches; none is the depth of `bench`.
    fn depths(self) -> &'static [Option<u32>] {
        match self {
            Self::Release | Self::Deep => &[None, Some(SHALLOW)],
            Self::Checked | Self::Unoptimised => &[Some(SHALLOW)],
        }
    }
}

/// Every feature set searches the number of nodes that is recorded of it.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let plans = plans(&lists::engine_features(root)?);
    let judge = |plans: &[Plan]| -> Vec<Outcome> {
        let judge = |(plan, answers)| judge(&recorded, plan, answers);
        plans.iter().zip(carry_out(root, plans)).map(judge).collect()
    };
    let judged = judge(&plans);
    let is_well = |one: &Outcome| one.failed + one.skipped == 0;
    let (default, others) = judged.split_first().context("no feature set is built")?;
    // Where the search itself has changed, each feature alone would say the same again.
    let faults = others.iter().zip(&plans[1..]).filter(|(one, _)| is_well(default) && !is_well(one));
    let faults: Vec<_> = faults.map(|(_, plan)| plan).collect();
    let apart = apart(&faults, &plans);
    let alone = judge(&apart);
    let mut outcome = Outcome::default();
    judged.iter().chain(&alone).for_each(|one| outcome.add(one));
    if outcome.failed > 0 {
        outcome.details += "If a change is meant, say so in the commit and record it with \
                            `cargo lab test --accept-signature`.\n";
    }
    outcome.note = format!(
        "{} feature sets, seed {SEED:#x}, signature {}",
        plans.len() + apart.len(),
        recorded.default.full
    );
    Ok(outcome)
}

/// Holds what a build answers against what is recorded of it.
fn judge(recorded: &Recorded, plan: &Plan, answers: Vec<(Option<u32>, Result<Answer>)>) -> Outcome {
    let name = name(&plan.features);
    let mut outcome = Outcome::default();
    for (depth, answer) in answers {
        let wanted = recorded.of(&plan.features).at(depth);
        let command = depth.map_or_else(|| "bench".to_owned(), |depth| format!("bench {depth}"));
        outcome.add(&match answer {
            Ok(Answer::Nodes(nodes)) if nodes == wanted => Outcome::success(""),
            Ok(Answer::Nodes(nodes)) => {
                Outcome::failure(format!("{name}: `{command}`: {nodes} nodes, but {RECORD} says {wanted}\n"))
            }
            Ok(Answer::Refusal(why)) => Outcome {
                skipped: 1,
                details: format!("{name}: built, but not run: {why}\n"),
                ..Outcome::default()
            },
            Err(error) => Outcome::failure(format!("{name}: `{command}`: {error:#}\n")),
        });
    }
    outcome
}

/// What a feature set is called.
fn name(features: &[String]) -> String {
    if features.is_empty() { "no feature".to_owned() } else { features.join(",") }
}

/// Records what the default build searches now, and those that play otherwise.
pub(super) fn accept(root: &Path) -> Result<()> {
    let old = Recorded::read(root).ok();
    let mut told = String::new();
    let new = Recorded::of_each(|feature| {
        let features: Vec<String> = feature.into_iter().collect();
        let name = name(&features);
        let engine = build(root, 0, &Plan { features: features.clone(), kind: Kind::Release })?;
        let count = |depth| match signature::ask(Command::new(&engine), depth)? {
            Answer::Nodes(nodes) => Ok(nodes),
            Answer::Refusal(why) => bail!("the build with {name} must run everywhere, but: {why}"),
        };
        let new = Counts { full: count(None)?, shallow: count(Some(SHALLOW))? };
        told += &match old.as_ref().map(|old| old.of(&features)) {
            Some(old) if old == new => format!("{name}: the signature is {} as before\n", new.full),
            Some(old) => format!("{name}: the signature was {} and is now {}\n", old.full, new.full),
            None => format!("{name}: the signature is {}\n", new.full),
        };
        Ok(new)
    })?;
    files::replace(&root.join(RECORD), new.print()?.as_bytes())?;
    stdout::print(told)
}

/// No feature, all features there are, one variant of each axis in turn, what plays otherwise alone, and random sets.
fn plans(features: &[String]) -> Vec<Plan> {
    let plan = |features: Vec<String>, kind| Plan { features, kind };
    let mut plans = vec![plan(Vec::new(), Kind::Release), plan(features.to_vec(), Kind::Checked)];
    let (others, alike): (Vec<_>, Vec<_>) =
        features.iter().cloned().partition(|feature| signature::is_of_another(feature));
    plans.extend(others.into_iter().map(|feature| plan(vec![feature], Kind::Deep)));
    // What takes longest comes first.
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.kind.load()));
    let mut sets = in_turn(&alike);
    let count = sets.len() + RANDOM_SETS;
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    while sets.len() < count {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if set.len() > 1 && !sets.contains(&set) {
            sets.push(set);
        }
    }
    plans.extend(sets.into_iter().map(|set| plan(set, Kind::Unoptimised)));
    plans
}

/// Every feature in one set, and in each set no two of one axis.
fn in_turn(features: &[String]) -> Vec<Vec<String>> {
    let mut sets: Vec<Vec<String>> = Vec::new();
    let mut turns = BTreeMap::new();
    for feature in features {
        let axis = feature.split('-').next().unwrap_or(feature);
        let turn = turns.entry(axis).or_insert(0);
        if *turn == sets.len() {
            sets.push(Vec::new());
        }
        sets[*turn].push(feature.clone());
        *turn += 1;
    }
    sets
}

/// Each feature of those sets alone, where it was not built so.
fn apart(faults: &[&Plan], built: &[Plan]) -> Vec<Plan> {
    let several = faults.iter().filter(|plan| plan.features.len() > 1);
    let suspects: BTreeSet<&String> = several.flat_map(|plan| &plan.features).collect();
    let alone = suspects.into_iter().map(|feature| vec![feature.clone()]);
    alone
        .filter(|features| built.iter().all(|plan| plan.features != *features))
        .map(|features| Plan { features, kind: Kind::Unoptimised })
        .collect()
}

/// What each build answers, at each depth that it is asked for. As many builders as there are CPUs, each with a folder
/// of its own where it finds its builds again next time.
fn carry_out(root: &Path, plans: &[Plan]) -> Vec<Vec<(Option<u32>, Result<Answer>)>> {
    let builders = std::thread::available_parallelism().map_or(1, NonZero::get).clamp(1, 4);
    let answers = |builder: usize, plan: &Plan| -> Vec<(Option<u32>, Result<Answer>)> {
        let engine = build(root, builder, plan);
        let ask = |depth| match &engine {
            Ok(engine) => signature::ask(Command::new(engine), depth),
            Err(error) => Err(anyhow!("{error:#}")),
        };
        plan.kind.depths().iter().map(|&depth| (depth, ask(depth))).collect()
    };
    let shares = shares(plans, builders);
    let mut told: Vec<_> = std::thread::scope(|scope| {
        let work = |builder: usize, share: Vec<usize>| {
            scope.spawn(move || {
                let told = share.into_iter().map(|index| (index, answers(builder, &plans[index])));
                told.collect::<Vec<_>>()
            })
        };
        let running: Vec<_> =
            shares.into_iter().enumerate().map(|(builder, share)| work(builder, share)).collect();
        let done = |builder: ScopedJoinHandle<'_, _>| {
            builder.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        running.into_iter().flat_map(done).collect()
    });
    told.sort_unstable_by_key(|(index, _)| *index);
    told.into_iter().map(|(_, answers)| answers).collect()
}

/// Which plans each builder carries out, the same ones every time, and so that all have done at about the same time.
fn shares(plans: &[Plan], builders: usize) -> Vec<Vec<usize>> {
    let mut shares = vec![(0, Vec::new()); builders];
    for (index, plan) in plans.iter().enumerate() {
        if let Some((load, share)) = shares.iter_mut().min_by_key(|(load, _)| *load) {
            *load += plan.kind.load();
            share.push(index);
        }
    }
    shares.into_iter().map(|(_, share)| share).collect()
}

/// Builds the engine.
fn build(root: &Path, builder: usize, plan: &Plan) -> Result<PathBuf> {
    let mut command = cargo(root, "build --quiet --jobs 1 --message-format json-render-diagnostics");
    let apart = workspace::target(root).join("signature").join(builder.to_string());
    command
        .args(["--bin", "plywright", "--features", &plan.features.join(",")])
        .arg("--target-dir")
        .arg(apart);
    match plan.kind {
        Kind::Release => command.args(["--profile", "release"]),
        Kind::Deep => {
            command.args(["--profile", "signature", "--config", "profile.signature.codegen-units=1"])
        }
        Kind::Unoptimised | Kind::Checked => {
            command.args(["--profile", "signature", "--config", "profile.signature.opt-level=0"]);
            // Each builder has one CPU.
            command.args(["--config", "profile.signature.codegen-units=1"])
        }
    };
    if plan.kind == Kind::Checked {
        command.args(["--config", "profile.signature.debug-assertions=true"]);
        command.args(["--config", "profile.signature.overflow-checks=true"]);
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

    /// Axes with from seven variants down to one.
    fn features() -> Vec<String> {
        (0..7).flat_map(|axis| (axis..7).map(move |variant| format!("{axis}-{variant}"))).collect()
    }

    #[test]
    fn the_feature_sets_are_distinct_and_hold_none_all_and_every_variant_once() {
        let features = features();
        let plans = plans(&features);
        assert_eq!(plans.len(), 1 + 1 + 7 + RANDOM_SETS);
        assert_eq!(plans.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), plans.len());
        assert!(plans[0].features.is_empty());
        assert_eq!(plans[1].features, features);
        assert_eq!(plans[2].features, ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]);
        assert_eq!(plans[8].features, ["0-6"]);
        let mut held = plans[2..9].iter().flat_map(|plan| plan.features.clone()).collect::<Vec<_>>();
        held.sort_unstable();
        assert_eq!(held, features);
        assert_eq!(plans, super::plans(&features));
    }

    #[test]
    fn a_set_at_fault_is_taken_apart_into_what_was_not_built_alone() {
        let plans = plans(&features());
        let alone = |faults: &[usize]| {
            let faults: Vec<_> = faults.iter().map(|&at| &plans[at]).collect();
            apart(&faults, &plans).into_iter().flat_map(|plan| plan.features).collect::<Vec<_>>()
        };
        assert!(alone(&[]).is_empty());
        assert_eq!(alone(&[7]), ["0-5", "1-6"]);
        assert_eq!(alone(&[6, 7]), ["0-4", "0-5", "1-5", "1-6", "2-6"]);
        assert!(alone(&[0, 8]).is_empty(), "the default build, and `0-6`, which was built alone");
    }

    #[test]
    fn what_was_not_built_or_searches_otherwise_has_failed_and_what_does_not_run_here_has_not() {
        let recorded = Recorded::read(&crate::workspace::root().unwrap()).unwrap();
        let plan = Plan { features: vec!["popcount-swar".to_owned()], kind: Kind::Unoptimised };
        let judge = |answer| {
            let Outcome { passed, failed, skipped, .. } =
                judge(&recorded, &plan, vec![(Some(SHALLOW), answer)]);
            [passed, failed, skipped]
        };
        assert_eq!(judge(Ok(Answer::Nodes(recorded.default.shallow))), [1, 0, 0]);
        assert_eq!(judge(Ok(Answer::Nodes(recorded.default.shallow + 1))), [0, 1, 0]);
        assert_eq!(judge(Err(anyhow!("it was not built"))), [0, 1, 0]);
        assert_eq!(judge(Ok(Answer::Refusal("this CPU has no AVX2".to_owned()))), [0, 0, 1]);
    }

    #[test]
    fn what_plays_otherwise_searches_to_full_depth_too() {
        let features = ["score-wide", "endgame-none", "endgame-rules", "endgame-exact"].map(str::to_owned);
        let plans = plans(&features);
        let deep: Vec<_> = plans.iter().filter(|plan| plan.kind.depths().len() > 1).collect();
        let deep: Vec<_> = deep.into_iter().map(|plan| name(&plan.features)).collect();
        assert_eq!(deep, ["no feature", "endgame-none", "endgame-exact"]);
    }

    #[test]
    fn each_plan_has_one_builder_and_the_release_counts_for_several() {
        let plans = plans(&features());
        let shares = shares(&plans, 2);
        let mut all: Vec<_> = shares.concat();
        all.sort_unstable();
        assert_eq!(all, (0..plans.len()).collect::<Vec<_>>());
        assert!(shares[0].contains(&0));
        let load = |share: &Vec<usize>| share.iter().map(|&plan| plans[plan].kind.load()).sum::<usize>();
        assert!(load(&shares[0]).abs_diff(load(&shares[1])) <= 1, "{shares:?}");
    }
}
