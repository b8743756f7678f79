//! Builds the engines of a comparison of two targets, and times them in lock-step (taking turns on
//! one CPU), each in the code layout in which it was built.
//!
//! Users run the builds without features, but these differ in more than the target: on each target
//! they pick the instructions that exist there. Therefore the same recipe (shift and multiply,
//! magic tables) is compared on both targets as well, so that only the target differs. On a target
//! of 32 bits, the variants of four axes are also compared with that recipe (claim 36 is about the
//! axis `popcount`). `cargo lab` compares the variants on the host.

use std::iter;
use std::path::Path;

use anyhow::{Context, Result, bail};
use plywright::cpu::features::Words;
use plywright::cpu::hazards::Subject;
use plywright::cpu::identity::Identity;
use plywright::recipe::Variant;

use super::{EngineRow, Plan, Question};
use outpace::decide::{self, Rules};
use outpace::measure::lockstep::{self, Setup, Until};
use outpace::rng::Rng;
use outpace::workloads::uci::{self, UciEngine};
use plywright_lab::build::built::BuiltEngine;
use plywright_lab::build::engines;
use plywright_lab::build::targets::{Check, Options, Ready};
use plywright_lab::record::{Build, Comparison, Slice};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::{axes, workspace};

/// Features of the recipe that runs anywhere.
const PORTABLE: [&str; 2] = ["popcount-swar", "sliders-magic"];

/// Axes whose variants are compared on a target of 32 bits.
const AXES: [&str; 4] = ["popcount", "sliders", "repetition", "score"];

/// Suffix of the name of a baseline's copy, by which the samples identify it.
const CONTROL: &str = "-control";

/// Returns the features of the portable recipe, followed by those in `with`.
fn portable(with: &[String]) -> Vec<String> {
    PORTABLE.map(str::to_owned).into_iter().chain(with.iter().cloned()).collect()
}

/// Returns the variants that every x86 CPU runs in 32-bit mode and that the portable recipe does
/// not have.
fn variants(with: &[String]) -> impl Iterator<Item = &'static Variant> {
    let identity = Identity { vendor: [0; 12], family: 0, model: 0, stepping: 0 };
    let plain = Subject { identity, words: Words::default(), bits: 32 };
    let portable = portable(with);
    axes::compared(with).filter(|axis| AXES.contains(&axis.name)).flat_map(move |axis| {
        let chosen = axes::decided(axis, &portable);
        let others = axis.variants.iter().filter(move |variant| variant.name != chosen);
        others.filter(move |variant| variant.lacks(&plain).is_none())
    })
}

/// Returns the part of an engine's name that follows its target, such as `sliders-rays`. The name
/// of a popcount variant has no axis, as in the stored records.
fn called(variant: &Variant) -> String {
    if variant.axis == "popcount" { variant.name.to_owned() } else { variant.feature() }
}

/// Returns the builds of a target, all with the features `with`: the default, the portable recipe,
/// and on 32 bits the variants.
fn plans(target: &str, cpu: Option<&String>, bits: u32, with: &[String]) -> Vec<engines::Plan> {
    let plan = |name: &str, features: &[String]| engines::Plan {
        slug: slug(target, name),
        build: Build { target_cpu: cpu.cloned(), ..Build::from_features(features) },
    };
    let mut plans = vec![plan("default", with), plan("portable", &portable(with))];
    if bits == 32 {
        plans.extend(variants(with).map(|variant| {
            let of_axis = format!("{}-", variant.axis);
            let others = portable(with).into_iter().filter(|feature| !feature.starts_with(&of_axis));
            plan(&called(variant), &others.chain([variant.feature()]).collect::<Vec<_>>())
        }));
    }
    plans
}

/// Returns an engine's name, such as `i686-default`.
pub(crate) fn slug(target: &str, build: &str) -> String {
    format!("{target}-{build}")
}

pub(crate) fn count(bits: u32, with: &[String]) -> usize {
    plans("", None, bits, with).len()
}

/// Builds the engines of a target, one after the other, in the target's own folder.
pub(crate) fn build(
    root: &Path,
    ready: &Ready,
    bits: u32,
    with: &[String],
    progress: &Progress,
) -> Result<Vec<BuiltEngine>> {
    let target = &ready.target;
    let folder = format!("compared/{}", target.name);
    let check = Check::within(root, ready.clone(), &folder);
    let build = |plan: engines::Plan| {
        let options = Options {
            features: &plan.build.features,
            library_features: &[],
            profile: "release",
            changes: &[],
        };
        let (mut built, command) = check.engine(options)?;
        let binary = workspace::target(root).join(&folder).join(&plan.slug);
        std::fs::copy(&built.path, &binary)
            .with_context(|| format!("cannot copy the engine to {}", binary.display()))?;
        built.path = binary;
        progress.step(&plan.slug);
        let mut engine = BuiltEngine::new(&plan, built);
        engine.engine.command = command;
        Ok(engine)
    };
    plans(&target.name, target.cpu.as_ref(), bits, with).into_iter().map(build).collect()
}

/// Returns each baseline with its candidates and the question that each candidate answers. `narrow`
/// are the targets of 32 bits.
fn questions([a, b]: [&str; 2], narrow: &[&str], with: &[String]) -> Vec<(String, Vec<(Question, String)>)> {
    let both = |build: &str| (slug(a, build), slug(b, build));
    let (default, portable) = (both("default"), both("portable"));
    let mut groups = vec![
        (default.0.clone(), vec![(Question::Control, default.0), (Question::Default, default.1)]),
        (portable.0, vec![(Question::Portable, portable.1)]),
    ];
    for narrow in narrow {
        let portable = slug(narrow, "portable");
        let candidates = variants(with).map(|variant| {
            let question = if variant.axis == "popcount" { Question::Popcount } else { Question::Variant };
            (question, slug(narrow, &called(variant)))
        });
        let control = (Question::PopcountControl, portable.clone());
        groups.push((portable, iter::once(control).chain(candidates).collect()));
    }
    groups
}

/// Makes all comparisons. Returns the positions with the length of their searches, and the result
/// of each comparison.
pub(crate) fn measure(
    engines: &[BuiltEngine],
    names: [&str; 2],
    narrow: &[&str],
    plan: Plan<'_>,
    progress: &Progress,
) -> Result<(Vec<Slice>, Vec<EngineRow>)> {
    let uci_engine = |slug: &str| -> Result<UciEngine> {
        let engine = engines.iter().find(|built| built.engine.slug == slug);
        Ok(engine.with_context(|| format!("there is no engine `{slug}`"))?.uci_engine())
    };
    let questions = questions(names, narrow, plan.with);
    let (first, _) = questions.first().context("there is no question to ask")?;
    let mut rng = Rng::new(plan.seed, "targets: slices");
    let slices = uci::calibrate(&uci_engine(first)?, uci::POSITIONS, uci::SLICE, plan.folder, &mut rng)?;
    let setup = Setup::of_builds(&slices, plan.folder, lockstep::SAMPLES_QUICK);
    let mut rows = Vec::new();
    for (baseline, candidates) in questions {
        let named = |(question, slug): &(Question, String)| -> Result<UciEngine> {
            let mut engine = uci_engine(slug)?;
            if question.is_control() {
                engine.slug += CONTROL;
            }
            Ok(engine)
        };
        let uci_engines: Vec<UciEngine> = candidates.iter().map(named).collect::<Result<_>>()?;
        let until = Until {
            plan: Rules::default().plan(1, plan.launches, plan.time * candidates.len() as u32),
            open: &open,
        };
        let mut rng = Rng::new(plan.seed, &format!("targets: {baseline}"));
        let share = |share| progress.share(share);
        let outcome =
            lockstep::compare(&uci_engine(&baseline)?, &uci_engines, &setup, &until, &mut rng, &share)?;
        for ((question, _), UciEngine { slug: candidate, .. }) in candidates.into_iter().zip(uci_engines) {
            let fault = outcome.faults.iter().find(|fault| fault.program == candidate);
            let found = outcome.comparisons.iter().find(|comparison| comparison.candidate == candidate);
            rows.push(EngineRow {
                question,
                baseline: baseline.clone(),
                fault: fault.map(|fault| fault.what.clone()),
                comparison: found.cloned().unwrap_or(Comparison { candidate, launches: Vec::new() }),
                judgement: None,
            });
        }
    }
    if rows.iter().all(|row| row.comparison.launches.is_empty()) {
        let fault = rows.iter().find_map(|row| row.fault.as_deref());
        bail!("no engine could be compared: {}", fault.unwrap_or("no launches"));
    }
    Ok((slices, rows))
}

/// Returns the candidates whose verdicts more launches could still change. Controls are among them
/// as long as any other candidate is.
fn open(seen: &[Comparison]) -> Vec<String> {
    let (controls, others): (Vec<_>, Vec<_>) = seen.iter().partition(|row| row.candidate.ends_with(CONTROL));
    let mut open = decide::open(others, &Rules::default(), 1);
    if !open.is_empty() {
        open.extend(controls.into_iter().map(|control| control.candidate.clone()));
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_name_only_engines_that_are_built() {
        let classical = ["evaluation-classical".to_owned()];
        for (bits, names, narrow, with) in [
            ([64, 32], ["x86-64", "i686"], &["i686"][..], &[][..]),
            ([64, 32], ["x86-64", "i686"], &["i686"], &classical[..]),
            ([32, 32], ["i686", "i586"], &["i686", "i586"], &classical[..]),
            ([64, 64], ["x86-64", "x86-64-v3"], &[], &[]),
        ] {
            let built = [plans(names[0], None, bits[0], with), plans(names[1], None, bits[1], with)].concat();
            let built: Vec<String> = built.into_iter().map(|plan| plan.slug).collect();
            let mut asked: Vec<String> = Vec::new();
            for (baseline, candidates) in questions(names, narrow, with) {
                assert!(built.contains(&baseline), "{baseline}");
                for (question, slug) in candidates {
                    assert_eq!(question.is_control(), slug == baseline);
                    assert!(built.contains(&slug), "{slug}");
                    asked.push(slug);
                }
                asked.push(baseline);
            }
            assert!(built.iter().all(|slug| asked.contains(slug)), "{built:?} of which only {asked:?}");
        }
    }

    #[test]
    fn a_variant_on_32_bits_replaces_that_of_the_portable_recipe() {
        let classical = ["evaluation-classical".to_owned()];
        let plan = |with: &[String], slug: &str| {
            let features = plans("i686", None, 32, with).into_iter().find(|plan| plan.slug == slug);
            features.map(|plan| plan.build.features)
        };
        assert_eq!(plan(&[], "i686-mixed").unwrap(), ["sliders-magic", "popcount-mixed"]);
        assert_eq!(plan(&[], "i686-sliders-rays").unwrap(), ["popcount-swar", "sliders-rays"]);
        assert_eq!(
            plan(&[], "i686-repetition-scan").unwrap(),
            [&PORTABLE[..], &["repetition-scan"]].concat()
        );
        assert_eq!(plan(&[], "i686-score-split"), None);
        let split = [&PORTABLE[..], &["evaluation-classical", "score-split"]].concat();
        assert_eq!(plan(&classical, "i686-score-split").unwrap(), split);
        // Two kinds are left out: variants that not every x86 CPU runs in 32-bit mode, and variants
        // that the recipe already has.
        for absent in ["i686-sliders-pext", "i686-hardware", "i686-swar", "i686-repetition-counter"] {
            assert_eq!(plan(&[], absent), None, "{absent}");
        }
    }
}
