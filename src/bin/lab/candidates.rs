//! What is measured against the default build: one change at a time, on every axis that the library or the compiler offers.

use anyhow::{Result, bail};
use plywright::recipe::AXES;

use crate::engines::Plan;
use crate::machine::LEVELS;
use crate::record::{Axis, BASELINE, COMBINED, Choice, Machine, TARGET, Unavailable};

/// The axes, the engines to build for them, and what cannot be measured here.
#[derive(Clone, Debug)]
pub(crate) struct Candidates {
    /// The axes.
    pub(crate) axes: Vec<Axis>,
    /// One engine a variant, with its axis and its variant.
    pub(crate) plans: Vec<(Plan, String, String)>,
    /// Variants that this machine cannot run, and those that are another engine than the default.
    pub(crate) unavailable: Vec<Unavailable>,
}

/// The default build.
pub(crate) fn baseline() -> Plan {
    Plan { slug: BASELINE.to_owned(), features: Vec::new(), target_cpu: None }
}

/// The build with all winners together.
pub(crate) fn combined(choice: &Choice) -> Plan {
    Plan {
        slug: COMBINED.to_owned(),
        features: choice.features.clone(),
        target_cpu: choice.target_cpu.clone(),
    }
}

/// Why no variant of such an axis is measured in lock-step with the default.
pub(crate) fn unlike(axis: &plywright::recipe::Axis) -> String {
    format!("this axis changes what is played: see `cargo lab {}`", axis.name)
}

impl Candidates {
    /// All candidates on this machine, or those of the axes named in `only`.
    pub(crate) fn list(machine: &Machine, only: &[String]) -> Result<Self> {
        let known: Vec<&str> = AXES.iter().map(|axis| axis.name).chain([TARGET]).collect();
        if let Some(unknown) = only.iter().find(|name| !known.contains(&name.as_str())) {
            bail!("there is no axis `{unknown}`; the axes are {}", known.join(", "));
        }
        let wanted = |name: &str| only.is_empty() || only.iter().any(|axis| axis == name);
        let mut all = Self { axes: Vec::new(), plans: Vec::new(), unavailable: Vec::new() };
        for axis in AXES.iter().filter(|axis| wanted(axis.name)) {
            for variant in axis.variants {
                if !axis.plays_alike {
                    // Nothing unequal is ever timed; what the default build has is timed already.
                    if variant.name != axis.default() {
                        all.miss(axis.name, variant.name, &unlike(axis));
                    }
                } else if variant.is_available() {
                    all.plan(axis.name, variant.name, vec![variant.feature()], None);
                } else {
                    all.miss(axis.name, variant.name, "this CPU lacks an instruction that it needs");
                }
            }
            all.axes.push(Axis {
                name: axis.name.to_owned(),
                default: axis.default().to_owned(),
                variants: axis.variants.iter().map(|variant| variant.name.to_owned()).collect(),
            });
        }
        if wanted(TARGET) {
            // The first level is what the compiler takes where it is told nothing: the baseline itself.
            let default = LEVELS[0];
            for &level in &LEVELS[1..] {
                if level == "native" || machine.levels.iter().any(|runs| runs == level) {
                    all.plan(TARGET, level, Vec::new(), Some(level.to_owned()));
                } else {
                    all.miss(TARGET, level, "this CPU lacks an instruction of that level");
                }
            }
            all.axes.push(Axis {
                name: TARGET.to_owned(),
                default: default.to_owned(),
                variants: LEVELS.iter().map(|&level| level.to_owned()).collect(),
            });
        }
        match all.unavailable.first() {
            Some(missing) if all.plans.is_empty() => {
                bail!("nothing is left to measure of `{}`: {}", only.join("`, `"), missing.reason)
            }
            _ => Ok(all),
        }
    }

    fn plan(&mut self, axis: &str, variant: &str, features: Vec<String>, target_cpu: Option<String>) {
        let slug = format!("{axis}-{variant}");
        self.plans.push((Plan { slug, features, target_cpu }, axis.to_owned(), variant.to_owned()));
    }

    fn miss(&mut self, axis: &str, variant: &str, reason: &str) {
        self.unavailable.push(Unavailable {
            axis: axis.to_owned(),
            variant: variant.to_owned(),
            reason: reason.to_owned(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine;

    #[test]
    fn every_variant_is_planned_or_named_with_its_reason() {
        let all = Candidates::list(&machine::identify(), &[]).unwrap();
        assert_eq!(all.axes.len(), AXES.len() + 1);
        for axis in &all.axes {
            for variant in &axis.variants {
                let planned =
                    all.plans.iter().filter(|plan| plan.1 == axis.name && plan.2 == *variant).count();
                let missing = all
                    .unavailable
                    .iter()
                    .filter(|missing| missing.axis == axis.name && missing.variant == *variant)
                    .count();
                let is_unlike = AXES.iter().any(|known| known.name == axis.name && !known.plays_alike);
                let is_baseline = (axis.name == TARGET || is_unlike) && *variant == axis.default;
                assert_eq!(planned + missing + usize::from(is_baseline), 1, "{} {variant}", axis.name);
            }
        }
    }

    #[test]
    fn what_plays_otherwise_is_not_measured_and_says_where_it_is() {
        let all = Candidates::list(&machine::identify(), &["endgame".into(), "score".into()]).unwrap();
        assert!(all.plans.iter().all(|(_, axis, _)| axis == "score"));
        let told = "this axis changes what is played: see `cargo lab endgame`";
        let missing = all.unavailable.iter().map(|one| (one.variant.as_str(), one.reason.as_str()));
        assert!(missing.eq([("none", told), ("exact", told)]));
        let alone = Candidates::list(&machine::identify(), &["endgame".into()]).unwrap_err().to_string();
        assert_eq!(alone, format!("nothing is left to measure of `endgame`: {told}"));
    }

    #[test]
    fn an_unknown_axis_is_one_clear_error() {
        let error = Candidates::list(&machine::identify(), &["slider".into()]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no axis `slider`; the axes are popcount, sliders, score, repetition, side, evasions, weights, parallel, endgame, target"
        );
    }
}
