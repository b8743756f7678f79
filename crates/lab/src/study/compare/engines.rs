//! Evidence level 3 between two targets: whole engines in lock-step, as built.
//!
//! The builds without features are what a user has, but they differ in more than the target: on x86-64 they pick the instructions
//! of that CPU, in 32-bit mode what there is of them. So the same recipe, shift and multiply with magic tables, is compared
//! as well: what is left there is the word size. On a target of 32 bits the source's popcounts are compared with each other (claim 36).

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{EngineRow, Plan, Question};
use crate::build::built::BuiltEngine;
use crate::build::engines;
use crate::build::targets::{Check, Options, Ready};
use crate::decide::verdict::{RULES, Stream, launches};
use crate::record::{Build, Comparison, Slice};
use crate::terminal::progress::Progress;
use crate::workspace;
use outpace::lockstep::{self, Setup, Until};
use outpace::rng::Rng;
use outpace::uci::{self, UciEngine};
use outpace::verdict::still_open;

/// The recipe that runs anywhere, by its features.
const PORTABLE: [&str; 2] = ["popcount-swar", "sliders-magic"];

/// The popcounts of claim 36 next to shift and multiply.
const POPCOUNTS: [&str; 2] = ["mixed", "sparse"];

/// What ends the name of a baseline's copy, by which it is known in the samples.
const CONTROL: &str = "-control";

/// The builds of a target: the default, the portable recipe, and on 32 bits the popcounts of claim 36.
fn plans(target: &str, cpu: Option<&String>, bits: u32) -> Vec<engines::Plan> {
    let plan = |name: &str, features: &[&str]| engines::Plan {
        slug: slug(target, name),
        build: Build { target_cpu: cpu.cloned(), ..Build::of(features) },
    };
    let mut plans = vec![plan("default", &[]), plan("portable", &PORTABLE)];
    if bits == 32 {
        plans.extend(POPCOUNTS.map(|name| plan(name, &[&format!("popcount-{name}"), PORTABLE[1]])));
    }
    plans
}

/// What an engine is called: `i686-default`.
pub(crate) fn slug(target: &str, build: &str) -> String {
    format!("{target}-{build}")
}

pub(crate) fn count(bits: u32) -> usize {
    plans("", None, bits).len()
}

/// Builds the engines of a target, one after the other, in a folder of the target's own.
pub(crate) fn build(root: &Path, ready: &Ready, bits: u32, progress: &Progress) -> Result<Vec<BuiltEngine>> {
    let target = &ready.target;
    let folder = format!("compared/{}", target.name);
    let check = Check::within(root, ready.clone(), &folder);
    let build = |plan: engines::Plan| {
        let options = Options { features: &plan.build.features, also: &[], profile: "release", changes: &[] };
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
    plans(&target.name, target.cpu.as_ref(), bits).into_iter().map(build).collect()
}

/// The questions, each with its baseline and its candidates; `narrow` is a target of 32 bits.
fn questions(a: &str, b: &str, narrow: Option<&str>) -> Vec<(String, Vec<(Question, String)>)> {
    let both = |build: &str| (slug(a, build), slug(b, build));
    let (default, portable) = (both("default"), both("portable"));
    let mut all = vec![
        (default.0.clone(), vec![(Question::Control, default.0), (Question::Default, default.1)]),
        (portable.0, vec![(Question::Portable, portable.1)]),
    ];
    if let Some(narrow) = narrow {
        let swar = slug(narrow, "portable");
        let mut candidates = vec![(Question::PopcountControl, swar.clone())];
        candidates.extend(POPCOUNTS.map(|name| (Question::Popcount, slug(narrow, name))));
        all.push((swar, candidates));
    }
    all
}

/// Makes all comparisons; the positions, and what came of each.
pub(crate) fn measure(
    engines: &[BuiltEngine],
    names: (&str, &str),
    narrow: Option<&str>,
    plan: Plan<'_>,
    progress: &Progress,
) -> Result<(Vec<Slice>, Vec<EngineRow>)> {
    let uci_engine = |slug: &str| -> Result<UciEngine> {
        let engine = engines.iter().find(|built| built.engine.slug == slug);
        Ok(engine.with_context(|| format!("there is no engine `{slug}`"))?.uci_engine())
    };
    let questions = questions(names.0, names.1, narrow);
    let (first, _) = questions.first().context("there is a question")?;
    let mut rng = Rng::new(plan.seed, "targets: slices");
    let slices = uci::calibrate(&uci_engine(first)?, uci::POSITIONS, uci::SLICE, plan.folder, &mut rng)?;
    let setup = Setup::of_builds(&slices, plan.folder, lockstep::SAMPLES_QUICK);
    let until = Until {
        plan: outpace::rounds::Plan { looks: plan.looks, time: plan.time / questions.len() as u32 },
        open: &|seen: &[Comparison]| open(seen, plan),
    };
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

/// The candidates of which more launches could still say something; a control stays in as long as another does.
fn open(seen: &[Comparison], plan: Plan<'_>) -> Vec<String> {
    let (controls, others): (Vec<_>, Vec<_>) = seen.iter().partition(|one| one.candidate.ends_with(CONTROL));
    let stream = Stream { seed: plan.seed, of: launches::ENGINES };
    let mut open = still_open(others.into_iter().map(|one| vec![one]), plan.looks, stream, RULES);
    if !open.is_empty() {
        open.extend(controls.into_iter().map(|control| control.candidate.clone()));
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_about_engines_that_are_built() {
        for (bits, narrow) in [(32, Some("i686")), (64, None)] {
            let names = ("x86-64", if bits == 32 { "i686" } else { "x86-64-v3" });
            let built = [plans(names.0, None, 64), plans(names.1, None, bits)].concat();
            let built: Vec<String> = built.into_iter().map(|plan| plan.slug).collect();
            let mut asked: Vec<String> = Vec::new();
            for (baseline, candidates) in questions(names.0, names.1, narrow) {
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
}
