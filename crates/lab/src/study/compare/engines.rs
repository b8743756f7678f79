//! Rung 3 between two targets: whole engines in lock-step, as built.
//!
//! The builds without features are what a user has, but they differ in more than the target: on x86-64 they pick the instructions
//! of that CPU, in 32-bit mode what there is of them. So the same recipe, shift and multiply with magic tables, is compared
//! as well: what is left there is the word size. On a target of 32 bits the source's popcounts are compared with each other (claim 36).

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::{DuelRow, Question, judge};
use crate::build::engines::{self, Plan};
use crate::build::signature;
use crate::build::targets::Ready;
use crate::decide::verdict::Launches;
use crate::record::Build;
use crate::record::{Comparison, Engine, Rules, Signature, Slice};
use crate::terminal::progress::Progress;
use outpace::children;
use outpace::lockstep::{Answers, Setup, Until};
use outpace::rng::Rng;
use outpace::uci::{Source, UciEngine};

/// The recipe that runs anywhere, by its features.
const PORTABLE: [&str; 2] = ["popcount-swar", "sliders-magic"];

/// The popcounts of claim 36 beside shift and multiply.
pub(crate) const POPCOUNTS: [&str; 2] = ["mixed", "sparse"];

/// The builds of a target: the default, the portable recipe, and on 32 bits the popcounts of claim 36.
fn plans(target: &str, bits: u32) -> Vec<Plan> {
    let plan = |name: &str, features: &[&str]| Plan { slug: slug(target, name), build: Build::of(features) };
    let mut plans = vec![plan("default", &[]), plan("portable", &PORTABLE)];
    if bits == 32 {
        let popcount = |name: &&str| plan(name, &[&format!("popcount-{name}"), PORTABLE[1]]);
        plans.extend(POPCOUNTS.iter().map(popcount));
    }
    plans
}

/// What an engine is called: `i686-default`.
pub(crate) fn slug(target: &str, build: &str) -> String {
    format!("{target}-{build}")
}

/// An engine that was built, and its binary.
#[derive(Clone, Debug)]
pub(crate) struct BuiltEngine {
    /// Its entry.
    pub(crate) engine: Engine,
    /// The binary.
    pub(crate) binary: PathBuf,
}

/// Builds the engines of a target.
pub(crate) fn build(root: &Path, ready: &Ready, bits: u32, progress: &Progress) -> Result<Vec<BuiltEngine>> {
    let plans = plans(&ready.target.name, bits);
    let built = engines::build_for(root, &plans, ready, progress)?;
    let standing = |(plan, built): (Plan, Result<engines::Built>)| -> Result<BuiltEngine> {
        let built = built?;
        let build = Build { target_cpu: ready.target.cpu.clone(), ..plan.build };
        let engine = Engine {
            slug: plan.slug,
            axis: None,
            variant: None,
            command: command(&build, ready),
            build,
            sha256: built.sha256,
            code_sha256: built.code_sha256,
            bytes: built.bytes,
            build_seconds: built.took.as_secs_f64(),
            same_code_as: None,
            nodes: None,
            nps: None,
            fault: None,
        };
        Ok(BuiltEngine { engine, binary: built.path })
    };
    plans.into_iter().zip(built).map(standing).collect()
}

/// The line that makes a build for a target, for a shell.
fn command(build: &Build, ready: &Ready) -> String {
    let plain = build.command();
    ready.target.triple.map_or_else(|| plain.clone(), |triple| format!("{plain} --target {triple}"))
}

/// Rung 1: all engines search the same nodes, or nothing is timed.
pub(crate) fn verify(
    bench: &mut [BuiltEngine],
    depth: Option<u32>,
    progress: &Progress,
) -> Result<Signature> {
    let mut expected: Option<(u64, String)> = None;
    for standing in bench.iter_mut() {
        let said = signature::of(&standing.binary, depth);
        children::check()?;
        let engine = &mut standing.engine;
        progress.step(&engine.slug);
        let said = said.with_context(|| format!("the engine `{}` cannot be compared", engine.slug))?;
        engine.nodes = Some(said.nodes);
        engine.nps = Some(said.nps);
        let (nodes, first) = expected.get_or_insert_with(|| (said.nodes, engine.slug.clone()));
        ensure!(
            said.nodes == *nodes,
            "a bug: the bench of `{}` searches {} nodes, that of `{first}` {nodes}",
            engine.slug,
            said.nodes
        );
    }
    let (nodes, _) = expected.context("no engine was built")?;
    Ok(Signature { depth, nodes })
}

/// How duels are fought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring<'a> {
    /// The launch counts at which is looked.
    pub(crate) looks: &'a [u32],
    /// What all of them together may take.
    pub(crate) time: Duration,
    /// The seed.
    pub(crate) seed: u64,
    /// The constants of the verdicts.
    pub(crate) rules: Rules,
    /// Where fresh copies go.
    pub(crate) folder: &'a Path,
}

/// The questions, each with its baseline and its candidates.
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
        candidates.extend(POPCOUNTS.iter().map(|name| (Question::Popcount, slug(narrow, name))));
        all.push((swar, candidates));
    }
    all
}

/// Fights all duels; the positions and what became of each.
pub(crate) fn measure(
    bench: &[BuiltEngine],
    names: (&str, &str),
    narrow: Option<&str>,
    ring: Ring<'_>,
    progress: &Progress,
) -> Result<(Vec<Slice>, Vec<DuelRow>)> {
    let uci_engine = |slug: &str, called: &str| -> Result<UciEngine> {
        let standing = bench.iter().find(|standing| standing.engine.slug == slug);
        let binary = standing.with_context(|| format!("there is no engine `{slug}`"))?.binary.clone();
        Ok(UciEngine { slug: called.to_owned(), source: Source::Copy(binary), options: Vec::new() })
    };
    let questions = questions(names.0, names.1, narrow);
    let mut rng = Rng::new(ring.seed, "targets: slices");
    let first = &questions.first().context("there is a question")?.0;
    let first = uci_engine(first, first)?;
    let slices =
        outpace::uci::calibrate(&first, outpace::uci::POSITIONS, outpace::uci::SLICE, ring.folder, &mut rng)?;
    let mut rows = Vec::new();
    let time = ring.time / questions.len() as u32;
    for (baseline, candidates) in questions {
        // A copy of the baseline has a name of its own, by which it is known in the samples.
        let called = |question: Question, slug: &str| {
            if question.is_control() { format!("{slug}-control") } else { slug.to_owned() }
        };
        let uci_engines: Vec<UciEngine> = candidates
            .iter()
            .map(|(question, slug)| uci_engine(slug, &called(*question, slug)))
            .collect::<Result<_>>()?;
        let is_control = |called: &str| called.ends_with("-control");
        let open = |seen: &[Comparison]| open(seen, &is_control, ring);
        let outcome = outpace::lockstep::compare(
            &uci_engine(&baseline, &baseline)?,
            &uci_engines,
            &Setup {
                tasks: &slices,
                folder: ring.folder,
                samples: outpace::lockstep::SAMPLES_QUICK,
                answers: Answers::Equal,
            },
            &Until { plan: outpace::rounds::Plan { looks: ring.looks, time }, open: &open },
            &mut Rng::new(ring.seed, &format!("targets: {baseline}")),
            &|share| progress.share(share),
        )?;
        for (question, slug) in candidates {
            let called = called(question, &slug);
            let fault = outcome.faults.iter().find(|fault| fault.engine == called);
            let found = outcome.comparisons.iter().find(|comparison| comparison.candidate == called);
            let comparison =
                found.cloned().unwrap_or_else(|| Comparison { candidate: called, launches: Vec::new() });
            rows.push(DuelRow {
                question,
                baseline: baseline.clone(),
                fault: fault.map(|fault| fault.what.clone()),
                comparison,
                judgement: None,
            });
        }
    }
    if rows.iter().all(|row| row.comparison.launches.is_empty()) {
        bail!(
            "no engine could be compared: {}",
            rows.iter().find_map(|row| row.fault.as_deref()).unwrap_or("no launches")
        );
    }
    Ok((slices, rows))
}

/// The candidates of which more launches could still say something; a control stays in as long as another does.
fn open(seen: &[Comparison], is_control: &dyn Fn(&str) -> bool, ring: Ring<'_>) -> Vec<String> {
    let still = |one: &&Comparison| {
        let judged = judge(one, false, ring.looks, ring.seed, Launches::Engines, ring.rules);
        !is_control(&one.candidate) && super::is_open(judged.as_ref(), ring.rules)
    };
    let mut open: Vec<String> = seen.iter().filter(still).map(|one| one.candidate.clone()).collect();
    if !open.is_empty() {
        open.extend(seen.iter().map(|one| one.candidate.clone()).filter(|name| is_control(name)));
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
            let built: Vec<String> = [plans(names.0, 64), plans(names.1, bits)]
                .concat()
                .into_iter()
                .map(|plan| plan.slug)
                .collect();
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
