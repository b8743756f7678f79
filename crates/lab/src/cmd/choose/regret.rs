//! `cargo lab choose --exhaustive`: how much an axis-by-axis choice leaves on the table.
//!
//! The choice looks at one axis at a time, against the default on all others. Were two variants only good together, it would
//! not see it. So every combination of the variants that were not shown to be slower is built and measured, over code
//! layouts and on positions that the choice did not use, and the best of them race against the chosen build on fresh
//! launches: what looked best among many did so partly by luck, and the fresh launches do not know which one it was.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::run::Run;
use crate::build::built::BuiltEngine;
use crate::build::candidates;
use crate::build::engines::{self, Plan};
use crate::build::signature;
use crate::decide::verdict::{self, launches};
use crate::record::Build;
use crate::record::{BASELINE, Judgement, Missing, Record, Regret, Survey, Taking, Verdict};
use crate::terminal::progress::Progress;
use crate::workspace;
use outpace::children;
use outpace::rng::Rng;
use outpace::uci::UciEngine;

/// At most so many combinations are measured; where there are more, the variants with the least gain are left out.
const BOUND: usize = 32;

/// So many of the best race against the chosen build.
const FINALISTS: usize = 3;

/// The finalists together.
const FINAL: Duration = Duration::from_secs(120);

impl Run<'_> {
    /// Measures every combination of the relevant variants, and the best of them against the chosen one.
    pub(super) fn regret(&mut self, baseline: &BuiltEngine, record: &Record) -> Result<Regret> {
        let (taking, left_out) = relevant(record);
        let chosen = candidates::combined(&record.decision.choice);
        let mut plans = combinations(&taking);
        // The default is the yardstick already; the chosen build takes part even where a late look has thrown it out.
        plans.retain(|plan| !plan.build.is_default());
        let is_chosen = |plan: &Plan| plan.build == chosen.build;
        if !chosen.build.is_default() && !plans.iter().any(is_chosen) {
            plans.push(Plan { slug: chosen.build.slug(), ..chosen.clone() });
        }
        let chosen_slug =
            plans.iter().find(|plan| is_chosen(plan)).map_or(BASELINE, |plan| &plan.slug).to_owned();

        let progress = Progress::begin("combine", plans.len());
        let built = engines::build(&self.root, &plans, &progress)?;
        let took = progress.finish(&format!("{} combinations", plans.len()));
        self.phase("combinations", took);
        self.check_source(&record.source)?;
        let mut missing = Vec::new();
        let mut bench = Vec::new();
        for (plan, built) in plans.iter().zip(built) {
            let checked = built.and_then(|built| {
                let mut standing = BuiltEngine::new(plan, built);
                // Nothing unequal is ever timed.
                let said = signature::of(&standing.binary, record.signature.depth)?;
                ensure!(
                    said.nodes == record.signature.nodes,
                    "a bug: its bench searches {} nodes where the baseline's searches {}",
                    said.nodes,
                    record.signature.nodes
                );
                standing.engine.nodes = Some(said.nodes);
                standing.engine.nps = Some(said.nps);
                Ok(standing)
            });
            children::check()?;
            match checked {
                Ok(standing) => bench.push(standing),
                Err(error) => {
                    missing.push(Missing { candidate: plan.slug.clone(), reason: format!("{error:#}") });
                }
            }
        }

        let in_layouts = |standing: &BuiltEngine| standing.in_layouts().map_err(anyhow::Error::msg);
        let yardstick = in_layouts(baseline).context("combinations are compared over code layouts")?;
        let uci_engines: Vec<UciEngine> = bench.iter().map(in_layouts).collect::<Result<_>>()?;
        let mut rng = Rng::new(self.seed, "regret");
        let folder = workspace::launches(&self.root)?;
        let positions =
            outpace::uci::calibrate(&yardstick, outpace::uci::FRESH, outpace::uci::SLICE, &folder, &mut rng)?;
        // One look: nobody falls out before all have been seen equally often.
        let looks = vec![verdict::looks::quick()[0]];
        let outcome = self.duel_by(
            launches::SCREENING,
            &yardstick,
            &uci_engines,
            &[],
            &positions,
            &looks,
            Duration::ZERO,
        )?;
        missing.extend(
            outcome.faults.into_iter().map(|fault| Missing { candidate: fault.engine, reason: fault.what }),
        );
        let screening = Survey { looks, comparisons: outcome.comparisons, missing };

        let best = verdict::best(&screening, &chosen_slug, FINALISTS);
        let finalists: Vec<UciEngine> =
            uci_engines.iter().filter(|uci_engine| best.contains(&uci_engine.slug)).cloned().collect();
        let champion = match uci_engines.iter().find(|uci_engine| uci_engine.slug == chosen_slug) {
            Some(champion) => champion,
            None if chosen_slug == BASELINE => &yardstick,
            None => bail!("the chosen combination `{chosen_slug}` could not be measured again"),
        };
        let looks = verdict::looks::full();
        let outcome = self.duel_by(launches::FINAL, champion, &finalists, &[], &positions, &looks, FINAL)?;
        let last = Survey { looks, comparisons: outcome.comparisons, missing: Vec::new() };
        let engines = bench.into_iter().map(|standing| standing.engine).collect();
        Ok(Regret {
            bound: BOUND,
            taking,
            left_out,
            chosen: chosen_slug,
            positions,
            engines,
            screening,
            last,
        })
    }
}

/// For each axis the variants that take part beside its default, and what the bound has left out.
fn relevant(record: &Record) -> (Vec<Taking>, Vec<String>) {
    let gain = |judgement: &Judgement| judgement.estimate.map_or(0.0, |estimate| estimate.gain);
    let takes_part = |judgement: &&Judgement| {
        matches!(judgement.verdict, Verdict::Faster | Verdict::NoDifference { .. })
            && !record.axes.iter().any(|axis| {
                judgement.family.as_ref() == Some(&axis.name) && judgement.variant == axis.default
            })
    };
    let mut all: Vec<&Judgement> = record.decision.judgements.iter().filter(takes_part).collect();
    let mut left_out = Vec::new();
    let count = |all: &[&Judgement]| -> usize {
        let others = |axis: &str| all.iter().filter(|one| one.family.as_deref() == Some(axis)).count();
        record.axes.iter().map(|axis| 1 + others(&axis.name)).product()
    };
    while count(&all) > BOUND {
        let Some(least) = (0..all.len()).min_by(|&a, &b| gain(all[a]).total_cmp(&gain(all[b]))) else {
            break;
        };
        let out = all.remove(least);
        left_out.push(format!("{}-{}", out.family.as_deref().unwrap_or_default(), out.variant));
    }
    let of = |axis: &str| {
        all.iter().filter(|one| one.family.as_deref() == Some(axis)).map(|one| one.variant.clone()).collect()
    };
    let taking = record
        .axes
        .iter()
        .map(|axis| Taking {
            axis: axis.name.clone(),
            default: axis.default.clone(),
            variants: of(&axis.name),
        })
        .collect();
    (taking, left_out)
}

/// Every way to take one variant, or the default, of each axis.
fn combinations(taking: &[Taking]) -> Vec<Plan> {
    let mut all = vec![Build::default()];
    for axis in taking {
        let mut more = Vec::new();
        for variant in &axis.variants {
            more.extend(all.iter().map(|build| build.clone().with(&axis.axis, variant)));
        }
        all.extend(more);
    }
    all.into_iter().map(|build| Plan { slug: build.slug(), build }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_is_there_once_and_the_default_is_one_of_them() {
        let taking = |axis: &str, variants: &[&str]| Taking {
            axis: axis.into(),
            default: "usual".into(),
            variants: variants.iter().map(|&variant| variant.into()).collect(),
        };
        let all = combinations(&[
            taking("score", &["wide"]),
            taking("sliders", &[]),
            taking("repetition", &["scan", "distance"]),
            taking("target", &["native"]),
        ]);
        assert_eq!(all.len(), 2 * 3 * 2);
        let mut slugs: Vec<&str> = all.iter().map(|plan| plan.slug.as_str()).collect();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), all.len());
        assert_eq!(all[0].slug, "");
        let last = all.iter().find(|plan| plan.slug == "score-wide+repetition-scan+target-native").unwrap();
        assert_eq!(last.build.features, ["score-wide", "repetition-scan"]);
        assert_eq!(last.build.target_cpu.as_deref(), Some("native"));
    }
}
