//! The step that builds the engine with many feature sets and compares the nodes that they search.
//!
//! The default build is compiled as users compile it, and searches the `bench` positions to their
//! full depth. The other sets search them to a shallow depth: all features together and, under each
//! evaluation, sets of one variant of each axis that matters there, so that every variant is in a
//! set. They are built unoptimised, since compiling takes most of the time here, and with the
//! assertions of the tests; so they also check that the level of optimisation changes nothing.
//! `--long` adds random sets. If the default build searches the right nodes, a set that does not,
//! or that this CPU cannot run, is taken apart: each of its features that is in no other set is
//! built alone. This names the variant at fault and still checks the others.
//!
//! Two axes change the moves that are played. A variant of these that is not the default has its
//! own signature, and `--long` searches it to full depth. All node counts are kept in
//! `tests/signature.txt`. A change of the engine that alters them must be intended, and recorded
//! with `cargo xtask accept-signature`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::engine;
use crate::outcome::Outcome;
use crate::scope::Scope;
use outpace::os::files;
use outpace::os::lock::Lock;
use plywright_lab::axes;
use plywright_lab::build::signature::{self, Answer, Counts, RECORD, Recorded, SHALLOW};
use plywright_lab::build::targets::{Check, Options, Ready, Target};
use plywright_lab::terminal::stdout;
use plywright_lab::workspace;

/// Profile for many builds and for their tests, which compiles in a fraction of a release's time.
pub(crate) const PROFILE: &str = "signature";

/// Features of the engine's library that some sets need. With all of them it is compiled only once.
const LIBRARY: [&str; 2] = ["plywright-engine/handicap", "plywright-engine/weights-file"];

/// Number of random feature sets that `--long` builds.
const RANDOM_SETS: usize = 3;
const SEED: u64 = 0x706c_7977;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    features: Vec<String>,
    kind: Kind,
}

/// Kind of compilation. The first two also search to full depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// As users compile.
    Release,
    /// Slightly optimised.
    Deep,
    /// Unoptimised, with the assertions of the tests.
    Checked,
}

impl Plan {
    fn new(features: &[String], kind: Kind) -> Self {
        Self { features: features.to_vec(), kind }
    }

    fn options(&self) -> Options<'_> {
        let (profile, also, changes): (_, &[_], &[_]) = match self.kind {
            Kind::Release => ("release", &[], &[]),
            Kind::Deep => (PROFILE, &[], &["codegen-units=1"]),
            Kind::Checked => {
                (PROFILE, &LIBRARY, &["opt-level=0", "debug-assertions=true", "overflow-checks=true"])
            }
        };
        Options { features: &self.features, also, profile, changes }
    }

    fn name(&self) -> String {
        if self.features.is_empty() { "no feature".to_owned() } else { self.features.join(",") }
    }
}

pub(crate) fn check(Scope { root, long, .. }: &Scope) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let plans = plans(&axes::features(), *long);
    let (check, _alone) = builder(root)?;
    let judge = |plan: &Plan| -> Result<Outcome> {
        let deep = matches!(plan.kind, Kind::Release | Kind::Deep);
        let depths: &[_] = if deep { &[None, Some(SHALLOW)] } else { &[Some(SHALLOW)] };
        let mut outcome = Outcome::default();
        for (cell, depth) in engine::cells(&check, plan.options(), depths, &recorded)?.iter().zip(depths) {
            let depth = depth.map_or_else(String::new, |depth| format!(" {depth}"));
            let name = format!("{}: `bench{depth}`", plan.name());
            outcome.add(&judge(&name, &cell.outcome, cell.wanted, plan.features.is_empty()));
        }
        Ok(outcome)
    };
    let judged: Vec<_> = plans.iter().map(judge).collect::<Result<_>>()?;
    let is_well = |one: &Outcome| one.failed + one.skipped == 0;
    let (default, others) = judged.split_first().context("no feature set is built")?;
    // If the search itself has changed, each single feature would only repeat that.
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
                            `cargo xtask accept-signature`.\n";
    }
    let (sets, full) = (plans.len() + apart.len(), recorded.default.full);
    outcome.note = format!("{sets} feature sets, seed {SEED:#x}, signature {full}");
    Ok(outcome)
}

/// Compares an answer with the recorded nodes. A build that this CPU cannot run is skipped, unless
/// it must run everywhere.
pub(crate) fn judge(name: &str, answer: &Answer, wanted: u64, runs_everywhere: bool) -> Outcome {
    let failure = |why: &str| Outcome::failure(format!("{name}: {why}\n"));
    match answer {
        Answer::Nodes(nodes) if *nodes == wanted => Outcome::success(""),
        Answer::Nodes(nodes) => failure(&format!("{nodes} nodes, but {RECORD} says {wanted}")),
        Answer::Refuses(why) if runs_everywhere => failure(&format!("the default build refuses: {why}")),
        Answer::Refuses(why) | Answer::NotRun(why) => {
            Outcome { details: format!("{name}: built, but not run: {why}\n"), ..Outcome::skip("") }
        }
        Answer::Failed(why) => failure(why),
    }
}

/// Builder of engines for this platform as users compile them, in a folder that all plans share,
/// and the lock on that folder.
fn builder(root: &Path) -> Result<(Check<'_>, Lock)> {
    const FOLDER: &str = "signature";
    let alone = plywright_lab::session::alone_in(&workspace::target(root).join(FOLDER))?;
    Ok((Check::within(root, Ready::find(Target::host())?, FOLDER), alone))
}

/// Records the node counts of the present default build, and of the variants that play differently.
pub(crate) fn accept() -> Result<()> {
    let root = &workspace::root()?;
    let old = Recorded::read(root).ok();
    let (check, _alone) = builder(root)?;
    let mut changes = String::new();
    let new = Recorded::of_each(|feature| {
        let plan = Plan { features: feature.into_iter().collect(), kind: Kind::Release };
        let (name, (engine, _)) = (plan.name(), check.engine(plan.options())?);
        let count =
            |depth| signature::measure(&engine.path, depth).map(|said| said.nodes).context(name.clone());
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

/// Plans without a feature, with all features, and with one variant of each axis in turn under
/// either evaluation. `long` adds the variants that play differently, alone and to full depth, and
/// random sets.
fn plans(features: &[String], long: bool) -> Vec<Plan> {
    let mut plans = vec![Plan::new(&[], Kind::Release), Plan::new(features, Kind::Checked)];
    let otherwise = features.iter().filter(|feature| long && signature::plays_otherwise(feature));
    plans.extend(otherwise.map(|feature| Plan::new(std::slice::from_ref(feature), Kind::Deep)));
    // With the default evaluation, the variants of some axes make the same engine.
    let evaluations: BTreeSet<String> = features.iter().filter_map(|feature| axes::needed(feature)).collect();
    let is_by_default = |one: &&String| axes::needed(one).is_none() && !evaluations.contains(*one);
    let mut sets = in_turn(features.iter().filter(is_by_default));
    for evaluation in &evaluations {
        let matters: Vec<_> =
            axes::compared(std::slice::from_ref(evaluation)).flat_map(|axis| axis.variants).collect();
        let matters = features.iter().filter(|one| matters.iter().any(|variant| variant.feature() == **one));
        let with = |set: Vec<String>| [std::slice::from_ref(evaluation), &set[..]].concat();
        sets.extend(in_turn(matters).into_iter().map(with));
    }
    let count = sets.len() + if long { RANDOM_SETS } else { 0 };
    let mut random = Xoshiro256StarStar::seed_from_u64(SEED);
    while sets.len() < count {
        let set: Vec<_> = features.iter().filter(|_| random.next_u64().is_multiple_of(4)).cloned().collect();
        if set.len() > 1 && signature::is_recorded(&set) && !sets.contains(&set) {
            sets.push(set);
        }
    }
    plans.extend(sets.iter().map(|set| Plan::new(set, Kind::Checked)));
    plans
}

/// Spreads the features over sets, one of every axis in each: an engine without a choice at run
/// time compiles in half of the time. An axis with fewer variants than sets begins again, without
/// the variants that play differently.
fn in_turn<'a>(features: impl Iterator<Item = &'a String>) -> Vec<Vec<String>> {
    let mut axes: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for feature in features {
        axes.entry(feature.split('-').next().unwrap_or(feature)).or_default().push(feature);
    }
    let turns = axes.values().map(Vec::len).max().unwrap_or(0);
    let in_turn = |axis: &Vec<&String>, turn: usize| {
        let mut again = axis.iter().filter(|feature| !signature::plays_otherwise(feature)).cycle();
        axis.get(turn).or_else(|| again.nth(turn)).map(|&feature| feature.clone())
    };
    (0..turns).map(|turn| axes.values().filter_map(|axis| in_turn(axis, turn)).collect()).collect()
}

/// For each set at fault, plans to build alone the features that are in no good set. Unnecessary if
/// there is only one such feature.
fn apart(faults: &[&Plan], built: &[Plan]) -> Vec<Plan> {
    let is_well = |feature: &String| {
        let has = |plan: &Plan| plan.features.contains(feature) && axes::has(&plan.features, feature);
        built.iter().any(|plan| has(plan) && !faults.contains(&plan))
    };
    let suspects =
        faults.iter().map(|plan| plan.features.iter().filter(|one| !is_well(one)).collect::<Vec<_>>());
    let suspects: BTreeSet<&String> = suspects.filter(|suspects| suspects.len() > 1).flatten().collect();
    let alone = |feature: &String| {
        let features = with_needed(feature.clone());
        Plan::new(&features, Kind::Checked)
    };
    let alone = suspects.into_iter().map(alone);
    alone.filter(|one| built.iter().all(|plan| plan.features != one.features)).collect()
}

/// Features of a build in which this one matters: the feature itself, preceded by its evaluation if
/// that is not the default.
pub(crate) fn with_needed(feature: String) -> Vec<String> {
    axes::needed(&feature).into_iter().chain([feature]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_built_with_the_evaluation_under_which_it_matters() {
        let with = |feature: &str| with_needed(feature.to_owned());
        assert_eq!(with("score-wide"), ["evaluation-classical", "score-wide"]);
        assert_eq!(with("simd-scalar"), ["simd-scalar"]);
        assert_eq!(with("evaluation-classical"), ["evaluation-classical"]);
    }

    #[test]
    fn the_feature_sets_are_distinct_and_every_feature_is_in_one_with_one_of_each_other_axis() {
        let features = axes::features();
        let long = plans(&features, true);
        let daily = plans(&features, false);
        let [none, all, sets @ ..] = &daily[..] else { panic!("{daily:?}") };
        assert!(none.features.is_empty());
        assert_eq!(all.features, features);
        assert_eq!(long.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), long.len());
        assert!(daily.iter().all(|plan| long.contains(plan)));
        assert_eq!(long, plans(&features, true));
        for feature in &features {
            let has = |plan: &&Plan| plan.features.contains(feature) && axes::has(&plan.features, feature);
            let place = sets.iter().find(has).expect(feature);
            let of = |axis: &str| place.features.iter().filter(|one| one.starts_with(axis)).count();
            assert!(["popcount-", "sliders-", "evaluation-"].iter().all(|axis| of(axis) == 1), "{place:?}");
        }
        assert!(daily.iter().chain(&long).all(|plan| signature::is_recorded(&plan.features)));
    }

    #[test]
    fn an_axis_begins_again_without_what_plays_otherwise() {
        let features = ["endgame-none", "endgame-rules", "score-a", "side-a", "side-b", "side-c", "side-d"];
        let features = features.map(str::to_owned);
        let sets: Vec<_> = in_turn(features.iter()).iter().map(|set| set.join(" ")).collect();
        assert_eq!(sets[..2], ["endgame-none score-a side-a", "endgame-rules score-a side-b"]);
        assert_eq!(sets[2..], ["endgame-rules score-a side-c", "endgame-rules score-a side-d"]);
    }

    #[test]
    fn a_set_at_fault_is_taken_apart_into_what_is_well_nowhere() {
        let plan = |features: &[&str]| {
            Plan::new(&features.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>(), Kind::Checked)
        };
        let plans = [
            plan(&[]),
            plan(&["repetition-counter", "evasions-special"]),
            plan(&["evasions-special", "repetition-scan"]),
            plan(&["evasions-general", "repetition-distance"]),
            plan(&["evaluation-classical", "score-lanes", "sliders-magic"]),
            plan(&["repetition-counter", "repetition-distance"]),
        ];
        let alone = |faults: &[usize]| {
            let faults: Vec<_> = faults.iter().map(|&at| &plans[at]).collect();
            apart(&faults, &plans).into_iter().map(|plan| plan.features.join(" ")).collect::<Vec<_>>()
        };
        assert!(alone(&[]).is_empty());
        assert!(alone(&[2]).is_empty(), "it can only be the repetition");
        // The last set names `repetition-distance` but does not use it.
        assert_eq!(alone(&[3]), ["evasions-general", "repetition-distance"]);
        assert_eq!(alone(&[1, 2]), ["evasions-special", "repetition-scan"]);
        let classical = ["evaluation-classical", "evaluation-classical score-lanes", "sliders-magic"];
        assert_eq!(alone(&[4]), classical);
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
    fn what_matters_with_one_evaluation_alone_is_built_with_it() {
        let plans = plans(&axes::features(), false);
        let with = |one: &str, other: &str| {
            let has = |plan: &Plan, one| axes::has(&plan.features, one) && plan.features.len() < 20;
            plans.iter().any(|plan| has(plan, one) && has(plan, other))
        };
        for popcount in ["popcount-swar", "popcount-table"] {
            assert!(with(popcount, "simd-scalar") || with(popcount, "evaluation-network"), "{plans:?}");
            assert!(with(popcount, "evaluation-classical"), "{plans:?}");
        }
        assert!(with("score-wide", "evaluation-classical") && !with("simd-scalar", "evaluation-classical"));
    }

    #[test]
    fn what_plays_otherwise_searches_to_full_depth_where_there_is_time() {
        let features =
            ["repetition-scan", "endgame-none", "endgame-rules", "endgame-exact"].map(str::to_owned);
        let deep = |long| -> Vec<_> {
            plans(&features, long).into_iter().filter(|plan| plan.kind == Kind::Deep).collect()
        };
        assert!(deep(false).is_empty());
        assert_eq!(deep(true), [&features[1..2], &features[3..]].map(|one| Plan::new(one, Kind::Deep)));
    }
}
