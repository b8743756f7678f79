//! Lists the candidates, the builds to compare with the default build: each differs from it by one
//! variant of one axis. In the middle of a run, builds that combine several variants ([`combined`])
//! are added.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Variant};

use crate::axes;
use crate::build::engines::Plan;
use crate::build::{guided, signature};
use crate::machine::LEVELS;
use crate::machine::compilers::Toolchain;
use crate::record::{
    Axis, BASELINE, Build, COMPILER, Compiler, Engine, Loss, Machine, PROFILE, Profile, Record, TARGET,
    Unavailable,
};

/// Reason why variants that were left out of a bundle are not measured.
pub const NOT_PACKED: &str = "this bundle was made without it";

/// Axes of the build itself (`target`, `profile`, `compiler`), with their variants, including those
/// that are not available.
#[derive(Clone, Debug)]
pub struct BuildAxes {
    axes: [BuildAxis; 3],
    /// Available compilers except the default.
    compilers: BTreeMap<String, Compiler>,
}

#[derive(Clone, Debug)]
struct BuildAxis {
    name: &'static str,
    default: String,
    /// The other variants, each with the reason why it is not available, or None if it is.
    others: Vec<(String, Option<String>)>,
}

impl BuildAxes {
    /// Returns the build axes of a checkout with these compilers. The first compiler is the
    /// default.
    pub fn of_checkout(root: &Path, toolchains: &[Toolchain]) -> Result<Self> {
        let (default, others) =
            toolchains.split_first().context("a bug: the list of compilers lacks the default one")?;
        let can_build = others.iter().filter(|other| other.lacks().is_none());
        let compilers =
            can_build.map(|compiler| (compiler.name.clone(), compiler.compiler.clone())).collect();
        let others = others.iter().map(|other| (other.name.clone(), other.lacks())).collect();
        let lacks = |axis: &str, profile: &str| {
            if axis == PROFILE { guided::lacks(root, Profile::named(profile)) } else { Ok(None) }
        };
        Self::new(lacks, (default.name.clone(), others), compilers)
    }

    /// Returns the build axes of a bundle. `lacks` returns the reason why a variant of an axis is
    /// not in the bundle.
    pub fn packed(
        lacks: impl Fn(&str, &str) -> Option<String>,
        toolchain: &str,
        compilers: &BTreeMap<String, Compiler>,
        missing: &[Unavailable],
    ) -> Result<Self> {
        let unbuilt = missing
            .iter()
            .filter(|absent| absent.axis == COMPILER && !compilers.contains_key(&absent.variant));
        let unbuilt = unbuilt.map(|absent| (absent.variant.clone(), Some(absent.reason.clone())));
        let others = compilers.keys().map(|name| (name.clone(), None)).chain(unbuilt).collect();
        let lacks = |axis: &str, variant: &str| Ok(lacks(axis, variant));
        Self::new(lacks, (toolchain.to_owned(), others), compilers.clone())
    }

    fn new(
        lacks: impl Fn(&str, &str) -> Result<Option<String>>,
        toolchains: (String, Vec<(String, Option<String>)>),
        compilers: BTreeMap<String, Compiler>,
    ) -> Result<Self> {
        let axis = |name: &'static str, variants: &[&str]| -> Result<BuildAxis> {
            let others =
                variants[1..].iter().map(|variant| Ok(((*variant).to_owned(), lacks(name, variant)?)));
            Ok(BuildAxis { name, default: variants[0].to_owned(), others: others.collect::<Result<_>>()? })
        };
        let (default, others) = toolchains;
        let axes = [
            // The first level is the one that the compiler uses by default, so it is the baseline.
            axis(TARGET, LEVELS)?,
            axis(PROFILE, &Profile::ALL.map(Profile::name))?,
            BuildAxis { name: COMPILER, default, others },
        ];
        Ok(Self { axes, compilers })
    }
}

/// The axes of a run, the engines to build for them, and the variants that cannot be measured.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    pub axes: Vec<Axis>,
    /// One engine for each variant that is measured, with the names of its axis and its variant.
    pub plans: Vec<(Plan, String, String)>,
    /// Variants that are not measured, each with its reason: for instance, this machine cannot run
    /// it, or it plays differently from the default.
    pub unavailable: Vec<Unavailable>,
    /// Compilers of the axis `compiler` except the default.
    pub compilers: BTreeMap<String, Compiler>,
    /// Features of the baseline and of every engine.
    pub with: Vec<String>,
}

/// Returns the build that all candidates are compared with: the default build with these features.
pub fn baseline(with: &[String]) -> Plan {
    Plan { slug: BASELINE.to_owned(), build: Build::from_features(with) }
}

/// Returns the end of the name of the folder with the records of this baseline.
pub fn suffix(with: &[String]) -> String {
    with.iter().map(|feature| format!("-with-{feature}")).collect()
}

/// Fails unless each of these features changes the moves that are played, and no two are of the
/// same axis. Other features are compared with the baseline, so the baseline cannot have them.
pub fn check_baseline(features: &[String]) -> Result<()> {
    let unknown = |feature: &str| format!("no feature `{feature}` changes what is played");
    named(features, signature::others(), unknown).map(drop)
}

/// Returns the variants that the features name. Fails if two of them are of the same axis, or if a
/// feature is not one of `variants`; `unknown` makes the message for it.
pub fn named(
    features: &[String],
    variants: impl Iterator<Item = &'static Variant>,
    unknown: impl Fn(&str) -> String,
) -> Result<Vec<&'static Variant>> {
    let variants: Vec<&'static Variant> = variants.collect();
    let mut found: Vec<&'static Variant> = Vec::new();
    for feature in features {
        let variant =
            variants.iter().copied().find(|candidate| candidate.feature() == *feature).with_context(
                || {
                    let known: Vec<String> = variants.iter().copied().map(Variant::feature).collect();
                    format!("{}; there are {}", unknown(feature), known.join(", "))
                },
            )?;
        let axis = variant.axis;
        let is_first = found.iter().all(|variant| variant.axis != axis);
        ensure!(is_first, "`{feature}` is a second feature of the axis `{axis}`: give only one");
        found.push(variant);
    }
    Ok(found)
}

/// Largest number of variants from which combined builds are formed.
const MOST_COMBINED: usize = 8;

/// Gain below which a profile is not combined with other variants.
const HARMFUL: f64 = -0.02;

/// Returns the builds of several variants that may be worth making: all combinations of the
/// variants that are probably faster than the default (of the [`MOST_COMBINED`] best, if there are
/// more), and the combinations that the record knows from other runs. A variant is probably faster
/// if the gain of its own build exceeds the gain's standard error. A profile takes part unless it
/// clearly harms: it is recorded from the very build that it guides, so it may gain more in a
/// combined build.
pub fn combined(record: &Record, losses: &[Loss]) -> Vec<Plan> {
    let baseline = Build::from_features(record.with());
    let sound = record.engines.iter().filter(|engine| engine.fault.is_none());
    let singles: Vec<(&Engine, &str, &str)> = sound
        .filter_map(|engine| Some((engine, engine.axis.as_deref()?, engine.variant.as_deref()?)))
        .filter(|(_, axis, variant)| !record.is_default(axis, variant))
        .collect();
    let gain = |engine: &Engine, axis: &str| {
        let loss = losses.iter().find(|loss| loss.candidate == engine.slug)?;
        let least = if axis == PROFILE { HARMFUL } else { loss.error };
        (loss.gain > least).then_some(loss.gain)
    };
    let gained = |&(engine, axis, variant)| Some((gain(engine, axis)?, axis, variant));
    let mut faster: Vec<(f64, &str, &str)> = singles.iter().filter_map(gained).collect();
    let order = |(gain, axis, _): &(f64, &str, &str)| (*axis != PROFILE, -gain);
    faster.sort_by(|left, right| order(left).partial_cmp(&order(right)).unwrap_or(Ordering::Equal));
    faster.truncate(MOST_COMBINED);
    let mut sets: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for axis in &record.axes {
        let variants = faster.iter().filter(|(_, name, _)| *name == axis.name);
        let with = variants.flat_map(|&(_, axis, variant)| {
            sets.iter().map(move |set| [set.as_slice(), &[(axis, variant)]].concat())
        });
        let with: Vec<_> = with.collect();
        sets.extend(with);
    }
    let named = |part: &str| {
        let is_named = |(_, axis, variant): &&(&Engine, &str, &str)| format!("{axis}-{variant}") == part;
        singles.iter().find(is_named).map(|&(_, axis, variant)| (axis, variant))
    };
    let known = record.known.iter().chain(&record.expected).filter_map(|known| {
        let parts = known.candidate.split('+').filter(|part| !record.with().iter().any(|with| with == part));
        parts.map(named).collect::<Option<Vec<_>>>()
    });
    sets.extend(known);
    let mut plans: Vec<Plan> = Vec::new();
    for set in sets.iter().filter(|set| set.len() > 1) {
        let mut build = set.iter().fold(baseline.clone(), |build, (axis, variant)| build.with(axis, variant));
        // A build has the same name in all runs, whatever the order of the axes.
        build.features.sort();
        if plans.iter().all(|plan| plan.build != build) {
            plans.push(Plan { slug: build.slug(), build });
        }
    }
    plans
}

/// Fails if one of the names is not the name of an axis.
fn check_axes(names: &[String]) -> Result<()> {
    let known: Vec<&str> = AXES.iter().map(|axis| axis.name).chain([TARGET, PROFILE, COMPILER]).collect();
    match names.iter().find(|name| !known.contains(&name.as_str())) {
        Some(unknown) => bail!("there is no axis `{unknown}`; the axes are {}", known.join(", ")),
        None => Ok(()),
    }
}

impl Candidates {
    /// Lists the candidates of the axes named in `only`, or of all axes if it is empty. Leaves out
    /// variants that `machine` cannot run; if it is None, leaves out none for this reason. All
    /// candidates, and the baseline, have the features `with`.
    pub fn list(
        machine: Option<&Machine>,
        build: &BuildAxes,
        only: &[String],
        with: &[String],
    ) -> Result<Self> {
        check_axes(only)?;
        let is_wanted = |name: &str| only.is_empty() || only.iter().any(|axis| axis == name);
        let mut candidates = Self { with: with.to_vec(), ..Self::default() };
        for axis in AXES.iter().filter(|axis| is_wanted(axis.name)) {
            let default = axes::decided(axis, with);
            let why_not = axes::not_compared(axis, with).or_else(|| axes::not_raced(axis).map(str::to_owned));
            for variant in axis.variants {
                // The default build already has this variant. If `machine` is None, nobody knows
                // the default on the machine that will run the engines, so the default variant
                // becomes a candidate like the others.
                if variant.name == default && (machine.is_some() || why_not.is_some()) {
                    continue;
                }
                if let Some(reason) = &why_not {
                    // The race could not judge them: these variants play differently, are all the
                    // same engine here, or need several threads.
                    candidates.miss(axis.name, variant.name, reason);
                } else if machine.is_none() || variant.is_available() {
                    candidates.plan(axis.name, variant.name);
                } else {
                    candidates.miss(axis.name, variant.name, "this CPU lacks an instruction that it needs");
                }
            }
            candidates.axes.push(Axis {
                name: axis.name.to_owned(),
                default: default.to_owned(),
                variants: axis.variants.iter().map(|variant| variant.name.to_owned()).collect(),
            });
        }
        for BuildAxis { name, default, others } in build.axes.iter().filter(|axis| is_wanted(axis.name)) {
            for (variant, lacks) in others {
                let runs = |machine: &Machine| {
                    variant == "native" || machine.levels.iter().any(|level| level == variant)
                };
                match lacks {
                    _ if *name == TARGET && !machine.is_none_or(runs) => {
                        candidates.miss(name, variant, "this CPU lacks an instruction of that level");
                    }
                    None => candidates.plan(name, variant),
                    Some(reason) => candidates.miss(name, variant, reason),
                }
            }
            let variants = std::iter::once(default).chain(others.iter().map(|(name, _)| name)).cloned();
            let (name, default) = ((*name).to_owned(), default.clone());
            candidates.axes.push(Axis { name, default, variants: variants.collect() });
        }
        if is_wanted(COMPILER) {
            candidates.compilers.clone_from(&build.compilers);
        }
        if candidates.plans.is_empty() {
            let reason =
                candidates.unavailable.first().map_or("there is no other variant", |missing| &missing.reason);
            bail!("nothing of `{}` is left to measure: {reason}", only.join("`, `"));
        }
        Ok(candidates)
    }

    pub fn leave_out(&mut self, variants: Vec<Unavailable>) {
        for left_out in variants {
            let before = self.plans.len();
            self.plans.retain(|(_, axis, variant)| (axis, variant) != (&left_out.axis, &left_out.variant));
            if self.plans.len() < before {
                self.unavailable.push(left_out);
            }
        }
    }

    /// Leaves out the compilers other than the default one. A quick run has no time for them,
    /// because each compiles every library again.
    pub fn leave_out_compilers(&mut self) {
        let compilers = self.plans.iter().filter(|(_, axis, _)| axis == COMPILER);
        let left_out = compilers.map(|(_, axis, variant)| Unavailable {
            axis: axis.clone(),
            variant: variant.clone(),
            reason: "left out: a quick run uses only the default compiler; a full run uses this one too"
                .to_owned(),
        });
        self.leave_out(left_out.collect());
    }

    /// Leaves out whole axes (`profile`) and single variants (`profile-pgo`) that the user names.
    pub fn leave_out_named(&mut self, names: &[String]) -> Result<()> {
        for name in names {
            let is_named = |axis: &str, variant: &str| axis == name || format!("{axis}-{variant}") == *name;
            let planned = self.plans.iter().map(|(_, axis, variant)| (axis, variant));
            let named = planned.filter(|(axis, variant)| is_named(axis, variant));
            let reason = format!("left out by `--without {name}`");
            let left_out: Vec<Unavailable> = named
                .map(|(axis, variant)| Unavailable {
                    axis: axis.clone(),
                    variant: variant.clone(),
                    reason: reason.clone(),
                })
                .collect();
            let is_missing = self.unavailable.iter().any(|absent| is_named(&absent.axis, &absent.variant));
            ensure!(
                !left_out.is_empty() || is_missing,
                "`--without {name}`: there is no such axis or variant"
            );
            self.leave_out(left_out);
        }
        Ok(())
    }

    /// Fails if nothing is left to measure.
    pub fn check_left(&self) -> Result<()> {
        ensure!(!self.plans.is_empty(), "every variant is left out, so nothing is left to measure");
        Ok(())
    }

    pub fn plan(&mut self, axis: &str, variant: &str) {
        let build = Build::from_features(&self.with).with(axis, variant);
        self.plans.push((Plan { slug: build.slug(), build }, axis.to_owned(), variant.to_owned()));
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
    use crate::machine::compilers;

    fn list(only: &[String], with: &[String]) -> Result<Candidates> {
        let root = plywright_testing::checkout();
        let build = BuildAxes::of_checkout(root, &compilers::all(root)?)?;
        Candidates::list(Some(&machine::identify()), &build, only, with)
    }

    #[test]
    fn every_variant_is_planned_or_named_with_its_reason() {
        let candidates = list(&[], &[]).unwrap();
        assert_eq!(candidates.axes.len(), AXES.len() + 3);
        for axis in &candidates.axes {
            for variant in &axis.variants {
                let planned = candidates.plans.iter().map(|(_, axis, variant)| (axis, variant));
                let missing = candidates.unavailable.iter().map(|absent| (&absent.axis, &absent.variant));
                let named = planned.chain(missing).filter(|named| *named == (&axis.name, variant)).count();
                assert_eq!(named == 0, *variant == axis.default, "{} {variant}", axis.name);
                assert!(named <= 1, "{} {variant}", axis.name);
            }
        }
    }

    #[test]
    fn an_axis_that_one_thread_cannot_judge_is_named_and_not_planned() {
        let candidates = list(&[], &[]).unwrap();
        assert!(candidates.plans.iter().all(|(_, axis, _)| axis != "parallel"));
        let absent = candidates.unavailable.iter().find(|absent| absent.axis == "parallel").unwrap();
        assert!(absent.reason.contains("`cargo studies threads`"), "{}", absent.reason);
    }

    #[test]
    fn variants_named_by_without_are_left_out() {
        let mut candidates = list(&["repetition".into(), "evasions".into()], &[]).unwrap();
        candidates.leave_out_named(&["evasions".to_owned(), "repetition-scan".to_owned()]).unwrap();
        assert!(candidates.plans.iter().all(|(_, axis, variant)| axis == "repetition" && variant != "scan"));
        let reasons: Vec<&str> = candidates.unavailable.iter().map(|absent| absent.reason.as_str()).collect();
        assert_eq!(reasons, ["left out by `--without evasions`", "left out by `--without repetition-scan`"]);
        let unknown = candidates.leave_out_named(&["sides".to_owned()]).unwrap_err().to_string();
        assert_eq!(unknown, "`--without sides`: there is no such axis or variant");
        candidates.leave_out_named(&["repetition".to_owned()]).unwrap();
        let nothing = candidates.check_left().unwrap_err().to_string();
        assert_eq!(nothing, "every variant is left out, so nothing is left to measure");
    }

    #[test]
    fn variants_that_play_differently_are_not_measured() {
        let candidates = list(&["endgame".into(), "repetition".into()], &[]).unwrap();
        assert!(candidates.plans.iter().all(|(_, axis, _)| axis == "repetition"));
        let reason = "this axis changes what is played: see `cargo studies endgame`";
        let missing =
            candidates.unavailable.iter().map(|absent| (absent.variant.as_str(), absent.reason.as_str()));
        assert!(missing.eq([("none", reason), ("exact", reason)]));
        let alone = list(&["endgame".into()], &[]).unwrap_err().to_string();
        assert_eq!(alone, format!("nothing of `endgame` is left to measure: {reason}"));
    }

    #[test]
    fn with_the_classical_evaluation_its_axes_are_measured() {
        let with = ["evaluation-classical".to_owned()];
        let candidates = list(&[], &with).unwrap();
        assert!(candidates.plans.iter().all(|(plan, ..)| plan.build.features[..1] == with));
        let (plan, ..) = candidates.plans.iter().find(|(_, _, variant)| variant == "wide").unwrap();
        assert_eq!(plan.slug, "evaluation-classical+score-wide");
        assert_eq!(plan.build, Build::from_features(&["evaluation-classical", "score-wide"]));
        let default =
            |name: &str| candidates.axes.iter().find(|axis| axis.name == name).unwrap().default.clone();
        assert_eq!([default("evaluation"), default("endgame")], ["classical", "rules"]);
        let reason =
            |axis: &str| &candidates.unavailable.iter().find(|absent| absent.axis == axis).unwrap().reason;
        assert_eq!(reason("simd"), "matters only with `evaluation-network`");
        let alone = list(&["score".into()], &[]).unwrap_err().to_string();
        assert!(alone.contains("--with evaluation-classical"), "{alone}");
    }

    #[test]
    fn a_baseline_has_only_features_that_change_the_play() {
        let check = |line: &str| check_baseline(&line.split(',').map(str::to_owned).collect::<Vec<_>>());
        assert!(check("evaluation-classical").is_ok() && check("endgame-none,evaluation-classical").is_ok());
        let refused = |line: &str| check(line).unwrap_err().to_string();
        for line in ["score-wide", "evaluation-network", "lab"] {
            let said = format!("no feature `{line}` changes what is played; there are endgame-none, ");
            assert!(refused(line).starts_with(&said), "{}", refused(line));
        }
        let second = "`endgame-exact` is a second feature of the axis `endgame`: give only one";
        assert_eq!(refused("endgame-none,endgame-exact"), second);
    }
}
