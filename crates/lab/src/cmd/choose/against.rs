//! `cargo lab choose --against FEATURES`: how much faster the chosen build is than a recipe that one has in mind.
//!
//! The choice compares single variants with the default. What all decisions together are worth is another question, whose yardstick
//! is another recipe: that of an engine of ten years ago, say (claim 36). Both builds run on fresh launches that chose
//! nothing, as built and over code layouts.

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Variant};

use super::run::Run;
use crate::build::built::BuiltEngine;
use crate::build::candidates::unlike;
use crate::build::engines::{self, Plan};
use crate::decide::verdict::launches;
use crate::record::Build;
use crate::record::{Against, Confirmation, Missing, Record, Survey};
use crate::terminal::progress::Progress;
use crate::workspace;
use outpace::children;
use outpace::lockstep::Outcome;
use outpace::uci::UciEngine;

/// Fails unless each is a feature that fixes an axis to a variant which this CPU runs and which is the same engine, no two of them
/// the same axis.
pub(super) fn check(features: &[String]) -> Result<()> {
    let mut fixed = Vec::new();
    for feature in features {
        let mut variants = AXES.iter().flat_map(|axis| axis.variants);
        let Some(variant) = variants.find(|variant| variant.feature() == *feature) else {
            let all: Vec<String> = AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature).collect();
            bail!("`--against`: there is no feature `{feature}`; there are {}", all.join(", "));
        };
        if let Some(axis) = AXES.iter().find(|axis| axis.name == variant.axis && !axis.plays_alike) {
            ensure!(variant.name == axis.default(), "`--against`: `{feature}`: {}", unlike(axis));
        }
        ensure!(variant.is_available(), "`--against`: this CPU lacks an instruction that `{feature}` needs");
        let axis = variant.axis;
        ensure!(
            !fixed.contains(&axis),
            "`--against`: `{feature}` is the second variant of the axis `{axis}`"
        );
        fixed.push(axis);
    }
    Ok(())
}

impl Run<'_> {
    /// Measures the chosen build against that of these features.
    pub(super) fn against(
        &mut self,
        features: &[String],
        chosen: &BuiltEngine,
        record: &Record,
    ) -> Result<Against> {
        let plan = Plan { slug: features.join("+"), build: Build::of(features) };
        let progress = Progress::begin("against", 1);
        let built = engines::build(&self.root, std::slice::from_ref(&plan), &progress)?.pop();
        let took = progress.finish(&plan.build.slug());
        self.phase("against", took);
        self.check_source(&record.source)?;
        let mut yardstick = BuiltEngine::new(&plan, built.context("one plan gives one engine")??);
        yardstick.verify(&record.signature).with_context(|| format!("`{}`", plan.slug))?;
        children::check()?;

        let mut measured = Confirmation { built: self.survey(Vec::new()), layouts: self.survey(Vec::new()) };
        let race = |run: &mut Self, of, baseline: &UciEngine, candidate: UciEngine| {
            let (slices, time) = (&record.duel.positions, run.budget.against / 2);
            run.lockstep(of, baseline, &[candidate], &record.engines, slices, time)
        };
        let outcome = race(self, launches::AGAINST, &yardstick.uci_engine(), chosen.uci_engine())?;
        take(outcome, &mut measured.built);
        let folder = workspace::launches(&self.root)?;
        match (yardstick.in_layouts(&folder, self.seed), chosen.in_layouts(&folder, self.seed)) {
            (Ok(baseline), Ok(candidate)) => {
                let outcome = race(self, launches::AGAINST_LAYOUTS, &baseline, candidate)?;
                take(outcome, &mut measured.layouts);
            }
            (Err(reason), _) | (_, Err(reason)) => {
                measured.layouts.missing.push(Missing { candidate: chosen.engine.slug.clone(), reason });
            }
        }
        Ok(Against { engine: yardstick.engine, chosen: chosen.engine.slug.clone(), measured })
    }
}

/// The launches of a race, or why there are none.
fn take(outcome: Outcome, survey: &mut Survey) {
    let missing = |fault: outpace::workload::Fault| Missing { candidate: fault.engine, reason: fault.what };
    survey.missing.extend(outcome.faults.into_iter().map(missing));
    if survey.missing.is_empty() {
        survey.comparisons = outcome.comparisons;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_of_features_that_there_are_each_of_another_axis() {
        let check = |line: &str| check(&line.split(',').map(str::to_owned).collect::<Vec<_>>());
        assert!(check("popcount-swar,score-split,repetition-scan,sliders-rays").is_ok());
        let refused = |line: &str| check(line).unwrap_err().to_string();
        assert!(refused("popcount-swar,score-spilt").contains("there is no feature `score-spilt`"));
        assert!(refused("lab").contains("there is no feature `lab`"));
        assert!(check("endgame-rules").is_ok());
        assert!(
            refused("score-wide,endgame-none").contains("`endgame-none`: this axis changes what is played")
        );
        assert!(
            refused("score-wide,score-split").contains("`score-split` is the second variant of the axis")
        );
    }
}
