//! The step that builds the engine with many feature sets and compares what they search.
//!
//! The default build is compiled as users compile it and searches the `bench` positions to their full depth. The others, all features together
//! with the assertions of the tests, and sets of one variant of each axis, so that every variant is in one, search them to a shallow depth,
//! unoptimised, since compiling is what takes the time here. Together they are also a check that the level of optimisation changes nothing.
//! `--long` has random sets too. Where the default build searches what it should, a set that does not, or that this CPU does not run, is taken
//! apart: each of its features is built alone, so that the variant at fault has a name and the others are looked at.
//!
//! Two axes change what is played: a variant of them that is not the default has a signature of its own, and `--long` searches it to full depth.
//! What matters with the other evaluation alone, the variants of `score`, `side` and `weights`, is built with that.
//! All node counts are kept in `tests/signature.txt`: a change of the engine that changes them must be meant, and then be recorded with
//! `cargo lab test --accept-signature`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::{Outcome, Scope};
use crate::axes;
use crate::build::signature::{self, Answer, Counts, RECORD, Recorded, SHALLOW};
use crate::build::targets::{Check, Options, Ready, Target};
use crate::terminal::stdout;
use outpace::files;

/// The profile of the builds that are many.
const PROFILE: &str = "signature";

/// How many random feature sets `--long` builds.
const RANDOM_SETS: usize = 3;
/// The seed of the random sets.
const SEED: u64 = 0x706c_7977;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    features: Vec<String>,
    kind: Kind,
}

/// How it is compiled. The first two search to full depth too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// As users do.
    Release,
    /// A little optimised.
    Deep,
    Unoptimised,
    /// Unoptimised, with the assertions that the tests have.
    Checked,
}

impl Plan {
    fn new(features: &[String], kind: Kind) -> Self {
        Self { features: features.to_vec(), kind }
    }

    fn options(&self) -> Options<'_> {
        let (profile, changes): (_, &[_]) = match self.kind {
            Kind::Release => ("release", &[]),
            Kind::Deep => (PROFILE, &["codegen-units=1"]),
            Kind::Unoptimised => (PROFILE, &["opt-level=0"]),
            Kind::Checked => (PROFILE, &["opt-level=0", "debug-assertions=true", "overflow-checks=true"]),
        };
        Options { features: &self.features, profile, changes }
    }

    fn name(&self) -> String {
        if self.features.is_empty() { "no feature".to_owned() } else { self.features.join(",") }
    }
}

/// Every feature set searches the number of nodes that is recorded of it.
pub(super) fn check(Scope { root, long, .. }: &Scope) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let plans = plans(&axes::features(), *long);
    let check = builder(root)?;
    let judge = |plan: &Plan| -> Result<Outcome> {
        let deep = matches!(plan.kind, Kind::Release | Kind::Deep);
        let depths: &[_] = if deep { &[None, Some(SHALLOW)] } else { &[Some(SHALLOW)] };
        let mut outcome = Outcome::default();
        for (cell, depth) in check.cells(plan.options(), depths, &recorded)?.iter().zip(depths) {
            let depth = depth.map_or_else(String::new, |depth| format!(" {depth}"));
            let name = format!("{}: `bench{depth}`", plan.name());
            outcome.add(&judge(&name, &cell.outcome, cell.wanted, plan.features.is_empty()));
        }
        Ok(outcome)
    };
    let judged: Vec<_> = plans.iter().map(judge).collect::<Result<_>>()?;
    let is_well = |one: &Outcome| one.failed + one.skipped == 0;
    let (default, others) = judged.split_first().context("no feature set is built")?;
    // Where the search itself has changed, each feature alone would say the same again.
    let faults = others.iter().zip(&plans[1..]).filter(|(one, _)| is_well(default) && !is_well(one));
    let faults: Vec<_> = faults.map(|(_, plan)| plan).collect();
    let apart = apart(&faults, &plans);
    let mut outcome = Outcome::default();
    judged.iter().for_each(|one| outcome.add(one));
    for plan in &apart {
        outcome.add(&judge(plan)?);
    }
    if outcome.failed > 0 {
        outcome.details += "If a change is meant, say so in the commit and record it with \
                            `cargo lab test --accept-signature`.\n";
    }
    let (sets, full) = (plans.len() + apart.len(), recorded.of_default().full);
    outcome.note = format!("{sets} feature sets, seed {SEED:#x}, signature {full}");
    Ok(outcome)
}

/// Holds an answer against the nodes that are recorded. A build that this CPU does not run is skipped, unless it must run
/// everywhere.
pub(super) fn judge(name: &str, answer: &Answer, wanted: u64, runs_everywhere: bool) -> Outcome {
    match answer {
        Answer::Nodes(nodes) if *nodes == wanted => Outcome::success(""),
        Answer::Nodes(nodes) => {
            Outcome::failure(format!("{name}: {nodes} nodes, but {RECORD} says {wanted}\n"))
        }
        Answer::Refuses(why) if runs_everywhere => {
            Outcome::failure(format!("{name}: the default build refuses: {why}\n"))
        }
        Answer::Refuses(why) | Answer::NotRun(why) => {
            Outcome { details: format!("{name}: built, but not run: {why}\n"), ..Outcome::skip("") }
        }
        Answer::Failed(why) => Outcome::failure(format!("{name}: {why}\n")),
    }
}

/// What builds engines for this platform as users do, in a folder that all plans share.
fn builder(root: &Path) -> Result<Check<'_>> {
    Ok(Check::within(root, Ready::find(Target::host())?, "signature"))
}

/// Records what the default build searches now, and those that play otherwise.
pub(super) fn accept(root: &Path) -> Result<()> {
    let old = Recorded::read(root).ok();
    let check = builder(root)?;
    let mut changes = String::new();
    let new = Recorded::of_each(|feature| {
        let plan = Plan { features: feature.into_iter().collect(), kind: Kind::Release };
        let (name, (engine, _)) = (plan.name(), check.engine(plan.options())?);
        let count = |depth| signature::of(&engine.path, depth).map(|said| said.nodes).context(name.clone());
        let new = Counts { full: count(None)?, shallow: count(Some(SHALLOW))? };
        changes += &match old.as_ref().and_then(|old| old.of(&plan.features).ok()) {
            Some(old) if old == new => format!("{name}: the signature is {} as before\n", new.full),
            Some(old) => format!("{name}: the signature was {} and is now {}\n", old.full, new.full),
            None => format!("{name}: the signature is {}\n", new.full),
        };
        Ok(new)
    })?;
    files::replace(&root.join(RECORD), new.print()?.as_bytes())?;
    stdout::print(changes)
}

/// No feature, all features there are, what plays otherwise alone, one variant of each axis in turn, the same of the axes that matter with
/// another evaluation alone, and random sets.
fn plans(features: &[String], long: bool) -> Vec<Plan> {
    let mut plans = vec![Plan::new(&[], Kind::Release), Plan::new(features, Kind::Checked)];
    let (others, alike): (Vec<_>, Vec<_>) =
        features.iter().cloned().partition(|feature| signature::plays_otherwise(feature));
    let kind = if long { Kind::Deep } else { Kind::Unoptimised };
    plans.extend(others.into_iter().map(|feature| Plan::new(&[feature], kind)));
    // With the default evaluation the variants of some axes are all the same engine: they are built with the one under which they differ.
    let mut sets: Vec<Vec<String>> = Vec::new();
    let mut groups = BTreeMap::<_, Vec<_>>::new();
    for feature in alike {
        groups.entry(axes::needed(&feature)).or_default().push(feature);
    }
    for (needed, group) in groups {
        sets.extend(in_turn(&group).into_iter().map(|set| needed.iter().cloned().chain(set).collect()));
    }
    let count = sets.len() + if long { RANDOM_SETS } else { 0 };
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    while sets.len() < count {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if set.len() > 1 && signature::is_recorded(&set) && !sets.contains(&set) {
            sets.push(set);
        }
    }
    plans.extend(sets.iter().map(|set| Plan::new(set, Kind::Unoptimised)));
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
    let alone =
        suspects.into_iter().map(|feature| Plan::new(std::slice::from_ref(feature), Kind::Unoptimised));
    alone.filter(|one| built.iter().all(|plan| plan.features != one.features)).collect()
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
        let plans = plans(&features, true);
        assert_eq!(plans.len(), 1 + 1 + 7 + RANDOM_SETS);
        assert_eq!(plans.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), plans.len());
        assert!(plans[0].features.is_empty());
        assert_eq!(plans[1].features, features);
        assert_eq!(plans[2].features, ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]);
        assert_eq!(plans[8].features, ["0-6"]);
        let mut held = plans[2..9].iter().flat_map(|plan| plan.features.clone()).collect::<Vec<_>>();
        held.sort_unstable();
        assert_eq!(held, features);
        assert_eq!(plans, super::plans(&features, true));
        assert_eq!(plans[..9], super::plans(&features, false));
    }

    #[test]
    fn a_set_at_fault_is_taken_apart_into_what_was_not_built_alone() {
        let plans = plans(&features(), false);
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
        let refusal = || Answer::Refuses("this CPU has no AVX2".to_owned());
        for (answer, runs_everywhere, counts) in [
            (Answer::Nodes(7), false, [1, 0, 0]),
            (Answer::Nodes(8), false, [0, 1, 0]),
            (Answer::Failed("it was not built".to_owned()), false, [0, 1, 0]),
            (Answer::NotRun("there is no QEMU".to_owned()), true, [0, 0, 1]),
            (refusal(), false, [0, 0, 1]),
            (refusal(), true, [0, 1, 0]),
        ] {
            let Outcome { passed, failed, skipped, .. } = judge("", &answer, 7, runs_everywhere);
            assert_eq!([passed, failed, skipped], counts, "{answer:?}");
        }
    }

    #[test]
    fn what_matters_with_another_evaluation_alone_is_built_with_that() {
        let plans = plans(&axes::features(), true);
        let alone = |one: &str| {
            let mut sets = plans.iter().map(|plan| &plan.features);
            sets.find(|set| set.contains(&one.to_owned()) && set.len() < 12).expect(one)
        };
        assert_eq!(alone("score-wide")[..2], ["evaluation-classical", "score-wide"]);
        assert_eq!(alone("side-const")[0], "evaluation-classical");
        assert!(alone("simd-scalar").iter().all(|feature| !feature.starts_with("evaluation")), "{plans:?}");
        assert!(plans.iter().all(|plan| signature::is_recorded(&plan.features)));
    }

    #[test]
    fn what_plays_otherwise_is_built_alone_and_searches_to_full_depth_where_there_is_time() {
        let features = ["score-wide", "endgame-none", "endgame-rules", "endgame-exact"].map(str::to_owned);
        for (long, kind) in [(false, Kind::Unoptimised), (true, Kind::Deep)] {
            let plans = plans(&features, long);
            assert!(plans.contains(&Plan::new(&features[1..2], kind)), "{plans:?}");
            assert!(plans.contains(&Plan::new(&features[3..], kind)), "{plans:?}");
        }
    }
}
