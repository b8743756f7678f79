//! `cargo lab choose --against FEATURES`: measures the gain of the chosen build over the build with
//! these features (its *recipe*).
//!
//! The choice itself compares builds with the default. This comparison answers another question,
//! for instance how much faster the chosen build is than an engine with the variants of ten years
//! ago (claim 36 is about such a variant). It has launches of its own, each with a new code layout.

use anyhow::{Context, Result, ensure};
use plywright::recipe::AXES;

use super::field::in_layouts;
use super::run::Run;
use crate::axes;
use crate::build::built::BuiltEngine;
use crate::build::candidates;
use crate::build::engines::{self, Plan};
use crate::record::{Against, Build, Comparison, Record};
use crate::terminal::progress::Progress;
use crate::workspace;
use outpace::decide::{self, Rules};
use outpace::measure::lockstep::{self, Setup, Until};
use outpace::os::children;
use outpace::rng::Rng;

/// Fails unless each feature names a variant that this CPU runs and that searches the same nodes as
/// the default, and no two features are of the same axis.
pub(super) fn check(features: &[String]) -> Result<()> {
    let unknown = |feature: &str| format!("there is no feature `{feature}`");
    for variant in candidates::named(features, AXES.iter().flat_map(|axis| axis.variants), unknown)? {
        let (axis, feature) = (axes::axis(variant.axis)?, variant.feature());
        if let Some(reason) = axes::not_compared(axis, &[]) {
            ensure!(variant.name == axis.default(), "`{feature}`: {reason}");
        }
        ensure!(variant.is_available(), "this CPU lacks an instruction that `{feature}` needs");
    }
    Ok(())
}

impl Run<'_> {
    pub(super) fn against(
        &mut self,
        features: &[String],
        chosen: &BuiltEngine,
        record: &Record,
    ) -> Result<Against> {
        let plan = Plan { slug: features.join("+"), build: Build::from_features(features) };
        let progress = Progress::begin("build", 1);
        let built = engines::build(&self.root, std::slice::from_ref(&plan), &progress)?.pop();
        self.phase("build", progress.finish(&plan.build.slug()));
        self.check_source(&record.source)?;
        let mut other = BuiltEngine::new(&plan, built.context("the engine was not built")??);
        other.verify(&record.signature).with_context(|| format!("`{}`", plan.slug))?;
        children::check()?;

        let folder = workspace::launches(&self.root)?;
        let mut as_built = Vec::new();
        let [baseline, candidate] =
            [&other, chosen].map(|built| in_layouts(built, &folder, self.seed, &mut as_built));
        let rules = Rules::default();
        let open = |seen: &[Comparison]| decide::open(seen, &rules, 1);
        let setup = Setup::of_builds(&record.whole_engines.positions, &folder, self.budget.samples);
        let until = Until { plan: rules.plan(1, self.budget.most, self.budget.against), open: &open };
        let progress = Progress::before(self.later(self.budget.against), "against", 100);
        let mut rng = Rng::new(self.seed, "against-layouts");
        let share = |share| progress.share(share);
        let candidates = std::slice::from_ref(&candidate);
        let comparison =
            lockstep::compare(&baseline, candidates, &setup, &until, &mut rng, &share)?.only()?;
        self.phase("against", progress.finish(&format!("{} launches", comparison.launches.len())));
        let (engine, chosen) = (other.engine, chosen.engine.slug.clone());
        Ok(Against { engine, chosen, as_built, comparison })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_has_known_features_of_different_axes() {
        let check = |line: &str| check(&line.split(',').map(str::to_owned).collect::<Vec<_>>());
        assert!(check("popcount-swar,repetition-scan,sliders-rays").is_ok());
        assert!(check("endgame-rules").is_ok());
        for (line, error) in [
            ("popcount-swar,sliders-ray", "there is no feature `sliders-ray`"),
            ("lab", "there is no feature `lab`"),
            ("repetition-scan,endgame-none", "`endgame-none`: this axis changes what is played"),
            ("sliders-rays,sliders-magic", "`sliders-magic` is a second feature of the axis"),
        ] {
            assert!(check(line).unwrap_err().to_string().contains(error), "{line}");
        }
    }
}
