//! The step `signature` of `cargo xtask check`: builds the engine with many sets of features and
//! compares the numbers of nodes that they search in `bench`.
//!
//! The default build is compiled as users compile it, and searches the `bench` positions to full
//! depth. The other sets search them to a shallow depth. One set has all features. Each of the
//! others has one evaluation, and one variant of each axis that matters with it; together they
//! contain every variant. `--long` adds random sets. All sets that search only to a shallow depth
//! are built without optimisation, because compiling takes most of the time, and with debug
//! assertions. So they also check that the level of optimisation changes nothing.
//!
//! If a set searches other nodes or cannot run on this CPU, but the default build is right, the
//! features of the set that are in no good set are suspects. If there are several, each is built
//! alone. This names the variant at fault, and still checks the other suspects.
//!
//! Two axes, `endgame` and `evaluation`, change the moves that are played. A variant of these that
//! is not the default has its own signature, and `--long` searches it to full depth. All node
//! counts are in `tests/signature.txt`. If a change of the engine alters them on purpose, record it
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

/// Cargo profile for the many builds of this step and for their tests. It compiles in a fraction of
/// the time of a release.
pub(crate) const PROFILE: &str = "signature";

/// Features of the engine's library that some sets need. All sets of [`Kind::Checked`] get them, so
/// that the library is compiled only once for all of these.
const LIBRARY: [&str; 2] = ["plywright-engine/handicap", "plywright-engine/weights-file"];

/// Number of random feature sets that `--long` builds.
const RANDOM_SETS: usize = 3;
const SEED: u64 = 0x706c_7977;

/// A build of the engine that is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    features: Vec<String>,
    kind: Kind,
}

/// Kind of compilation. Builds of the first two kinds also search to full depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The release profile, which users compile.
    Release,
    /// A build that is optimised a little.
    Deep,
    /// Unoptimised, with the assertions of the tests.
    Checked,
}

impl Plan {
    fn new(features: &[String], kind: Kind) -> Self {
        Self { features: features.to_vec(), kind }
    }

    fn options(&self) -> Options<'_> {
        let (profile, library_features, changes): (_, &[_], &[_]) = match self.kind {
            Kind::Release => ("release", &[], &[]),
            Kind::Deep => (PROFILE, &[], &["codegen-units=1"]),
            Kind::Checked => {
                (PROFILE, &LIBRARY, &["opt-level=0", "debug-assertions=true", "overflow-checks=true"])
            }
        };
        Options { features: &self.features, library_features, profile, changes }
    }

    fn name(&self) -> String {
        if self.features.is_empty() { "no feature".to_owned() } else { self.features.join(",") }
    }
}

pub(crate) fn check(Scope { root, long, .. }: &Scope) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let plans = plans(&axes::features(), *long);
    let (check, _lock) = builder(root)?;
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
    let is_well = |outcome: &Outcome| outcome.failed + outcome.skipped == 0;
    let (default, others) = judged.split_first().context("no feature set is built")?;
    // If the search itself has changed, the build of each single feature would only show that
    // again.
    let faults = others.iter().zip(&plans[1..]).filter(|(other, _)| is_well(default) && !is_well(other));
    let faults: Vec<_> = faults.map(|(_, plan)| plan).collect();
    let singles = singles(&faults, &plans);
    let mut outcome = Outcome::default();
    judged.iter().for_each(|judged| outcome.add(judged));
    for plan in &singles {
        outcome.add(&judge(plan)?);
    }
    if outcome.failed > 0 {
        outcome.details += "If the change is intended, say so in the commit and record it with \
                            `cargo xtask accept-signature`.\n";
    }
    let (sets, full) = (plans.len() + singles.len(), recorded.default.full);
    outcome.note = format!("{sets} feature sets, seed {SEED:#x}, signature {full}");
    Ok(outcome)
}

/// Compares an answer with the recorded number of nodes. A build that was not run is skipped; so is
/// a build that refuses to run on this CPU, but with `runs_everywhere` that is a failure.
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

/// Returns a builder of engines for this platform, in a folder that all plans share, and the lock
/// on that folder.
fn builder(root: &Path) -> Result<(Check<'_>, Lock)> {
    const FOLDER: &str = "signature";
    let lock = plywright_lab::session::lock_folder(&workspace::target(root).join(FOLDER))?;
    Ok((Check::within(root, Ready::find(Target::host())?, FOLDER), lock))
}

/// Records the node counts of the present default build, and of the variants that play differently.
pub(crate) fn accept() -> Result<()> {
    let root = &workspace::root()?;
    let old = Recorded::read(root).ok();
    let (check, _lock) = builder(root)?;
    let mut changes = String::new();
    let new = Recorded::from_counts(|feature| {
        let plan = Plan { features: feature.into_iter().collect(), kind: Kind::Release };
        let (name, (engine, _)) = (plan.name(), check.engine(plan.options())?);
        let count =
            |depth| signature::measure(&engine.path, depth).map(|said| said.nodes).context(name.clone());
        let new = Counts { full: count(None)?, shallow: count(Some(SHALLOW))? };
        changes += &match old.as_ref().and_then(|old| old.counts_of(&plan.features).ok()) {
            Some(old) if old == new => format!("{name}: the signature is {} as before\n", new.full),
            Some(old) => format!("{name}: the signature was {} and is now {}\n", old.full, new.full),
            None => format!("{name}: the signature is {}\n", new.full),
        };
        Ok(new)
    })?;
    files::replace(&root.join(RECORD), new.print()?.as_bytes())?;
    stdout::print(changes)
}

/// Returns the plans in this order: no feature, all features, and sets with one variant of each
/// axis for either evaluation. With `long`, the second plan is followed by the variants that play
/// differently, each alone and to full depth, and random sets come last.
fn plans(features: &[String], long: bool) -> Vec<Plan> {
    let mut plans = vec![Plan::new(&[], Kind::Release), Plan::new(features, Kind::Checked)];
    let otherwise = features.iter().filter(|feature| long && signature::plays_otherwise(feature));
    plans.extend(otherwise.map(|feature| Plan::new(std::slice::from_ref(feature), Kind::Deep)));
    // With the default evaluation, the variants of some axes make the same engine.
    let evaluations: BTreeSet<String> = features.iter().filter_map(|feature| axes::needed(feature)).collect();
    let is_by_default =
        |feature: &&String| axes::needed(feature).is_none() && !evaluations.contains(*feature);
    let mut sets = in_turn(features.iter().filter(is_by_default));
    for evaluation in &evaluations {
        let matters: Vec<_> =
            axes::compared(std::slice::from_ref(evaluation)).flat_map(|axis| axis.variants).collect();
        let matters =
            features.iter().filter(|name| matters.iter().any(|variant| variant.feature() == **name));
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

/// Spreads the features over sets. Each set has one variant of every axis: its engine chooses no
/// variant at run time, and therefore compiles in half of the time. An axis with fewer variants
/// than sets repeats its variants, except for those that play differently.
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

/// Returns plans for single features: those of each set at fault that are in no good set. If a set
/// has only one such feature, that is the fault, and it needs no plan.
fn singles(faults: &[&Plan], built: &[Plan]) -> Vec<Plan> {
    let is_well = |feature: &String| {
        let has = |plan: &Plan| plan.features.contains(feature) && axes::has(&plan.features, feature);
        built.iter().any(|plan| has(plan) && !faults.contains(&plan))
    };
    let suspects =
        faults.iter().map(|plan| plan.features.iter().filter(|name| !is_well(name)).collect::<Vec<_>>());
    let suspects: BTreeSet<&String> = suspects.filter(|suspects| suspects.len() > 1).flatten().collect();
    let single = |feature: &String| {
        let features = with_needed(feature.clone());
        Plan::new(&features, Kind::Checked)
    };
    let singles = suspects.into_iter().map(single);
    singles.filter(|single| built.iter().all(|plan| plan.features != single.features)).collect()
}

/// Returns the features of a build in which this feature has an effect: the feature itself, after
/// its evaluation if that is not the default.
pub(crate) fn with_needed(feature: String) -> Vec<String> {
    axes::needed(&feature).into_iter().chain([feature]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_built_with_the_evaluation_that_uses_it() {
        let with = |feature: &str| with_needed(feature.to_owned());
        assert_eq!(with("score-wide"), ["evaluation-classical", "score-wide"]);
        assert_eq!(with("simd-scalar"), ["simd-scalar"]);
        assert_eq!(with("evaluation-classical"), ["evaluation-classical"]);
    }

    #[test]
    fn every_feature_is_in_a_set_with_one_variant_of_each_axis() {
        let features = axes::features();
        let long = plans(&features, true);
        let daily = plans(&features, false);
        let [none, every, sets @ ..] = &daily[..] else { panic!("{daily:?}") };
        assert!(none.features.is_empty());
        assert_eq!(every.features, features);
        assert_eq!(long.iter().map(|plan| &plan.features).collect::<BTreeSet<_>>().len(), long.len());
        assert!(daily.iter().all(|plan| long.contains(plan)));
        assert_eq!(long, plans(&features, true));
        for feature in &features {
            let has = |plan: &&Plan| plan.features.contains(feature) && axes::has(&plan.features, feature);
            let place = sets.iter().find(has).expect(feature);
            let count = |axis: &str| place.features.iter().filter(|name| name.starts_with(axis)).count();
            let axes = ["popcount-", "sliders-", "evaluation-"];
            assert!(axes.iter().all(|axis| count(axis) == 1), "{place:?}");
        }
        assert!(daily.iter().chain(&long).all(|plan| signature::is_recorded(&plan.features)));
    }

    #[test]
    fn an_axis_repeats_only_variants_that_play_the_same() {
        let features = ["endgame-none", "endgame-rules", "score-a", "side-a", "side-b", "side-c", "side-d"];
        let features = features.map(str::to_owned);
        let sets: Vec<_> = in_turn(features.iter()).iter().map(|set| set.join(" ")).collect();
        assert_eq!(sets[..2], ["endgame-none score-a side-a", "endgame-rules score-a side-b"]);
        assert_eq!(sets[2..], ["endgame-rules score-a side-c", "endgame-rules score-a side-d"]);
    }

    #[test]
    fn features_of_faulty_sets_are_built_alone() {
        let plan = |features: &[&str]| {
            Plan::new(&features.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), Kind::Checked)
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
            singles(&faults, &plans).into_iter().map(|plan| plan.features.join(" ")).collect::<Vec<_>>()
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
    fn failed_builds_and_wrong_counts_are_failures() {
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
    fn variants_are_built_only_with_evaluations_that_use_them() {
        let plans = plans(&axes::features(), false);
        let with = |feature: &str, other: &str| {
            let has = |plan: &Plan, feature| axes::has(&plan.features, feature) && plan.features.len() < 20;
            plans.iter().any(|plan| has(plan, feature) && has(plan, other))
        };
        for popcount in ["popcount-swar", "popcount-table"] {
            assert!(with(popcount, "simd-scalar") || with(popcount, "evaluation-network"), "{plans:?}");
            assert!(with(popcount, "evaluation-classical"), "{plans:?}");
        }
        assert!(with("score-wide", "evaluation-classical") && !with("simd-scalar", "evaluation-classical"));
    }

    #[test]
    fn long_checks_search_other_signatures_to_full_depth() {
        let features =
            ["repetition-scan", "endgame-none", "endgame-rules", "endgame-exact"].map(str::to_owned);
        let deep = |long| -> Vec<_> {
            plans(&features, long).into_iter().filter(|plan| plan.kind == Kind::Deep).collect()
        };
        assert!(deep(false).is_empty());
        assert_eq!(deep(true), [&features[1..2], &features[3..]].map(|set| Plan::new(set, Kind::Deep)));
    }
}
