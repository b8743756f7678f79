//! Looks up axes and variants of the engine by the names that users type, and says which axes the
//! lab compares.

use anyhow::{Context, Result};
use plywright::recipe::{AXES, Axis, Variant};

use crate::record::InstructionFigure;

/// Axes that matter with only one evaluation, and the feature of that evaluation. With the other
/// evaluation no search runs the code in which their variants differ, so all variants would be the
/// same engine.
const NEEDED_EVALUATIONS: [(&str, &str); 4] = [
    ("simd", "evaluation-network"),
    ("score", "evaluation-classical"),
    ("side", "evaluation-classical"),
    ("weights", "evaluation-classical"),
];

/// Axes that have no kernels for the lab to disassemble, count and compare. Evaluations are timed
/// by the suite `engine` instead.
const WITHOUT_KERNELS: [&str; 1] = ["evaluation"];

pub fn with_kernels() -> impl Iterator<Item = &'static Axis> {
    AXES.iter().filter(|axis| !WITHOUT_KERNELS.contains(&axis.name))
}

/// Returns the axes whose variants the lab compares in builds with these features.
pub fn compared(features: &[String]) -> impl Iterator<Item = &'static Axis> {
    AXES.iter().filter(|axis| not_compared(axis, features).is_none())
}

/// Returns the reason why the lab does not compare the variants of an axis in builds with these
/// features, or `None` if it does.
pub fn not_compared(axis: &Axis, features: &[String]) -> Option<String> {
    if !axis.plays_alike {
        let place = if axis.name == "endgame" { "cargo studies endgame" } else { "docs/search.md" };
        return Some(format!("this axis changes what is played: see `{place}`"));
    }
    let evaluation = needed_evaluation(axis.name).filter(|evaluation| !has(features, evaluation))?;
    let how = if has(&[], evaluation) {
        String::new()
    } else {
        format!(": see `cargo lab choose --with {evaluation}`")
    };
    Some(format!("matters only with `{evaluation}`{how}"))
}

/// Returns the reason why a race of whole engines cannot judge the variants of an axis, or `None`
/// if it can. The race searches with one thread, where a variant that shares work among threads
/// shows its cost and not its gain.
pub fn not_raced(axis: &Axis) -> Option<&'static str> {
    let is_of_threads = axis.name == "parallel";
    is_of_threads.then_some("matters with several threads, and the race has one: see `cargo studies threads`")
}

/// Returns the feature without which the given feature changes nothing, or `None` if it changes the
/// default build too.
pub fn needed(feature: &str) -> Option<String> {
    needed_by(AXES.iter().find(|axis| axis.variants.iter().any(|variant| variant.feature() == feature))?)
}

/// Returns the feature without which all variants of an axis are the same engine, or `None` if they
/// differ in the default build.
pub fn needed_by(axis: &Axis) -> Option<String> {
    needed_evaluation(axis.name).filter(|evaluation| !has(&[], evaluation)).map(str::to_owned)
}

/// Returns the feature of the only evaluation under which the variants of that axis differ, or
/// `None` if they differ under every evaluation.
fn needed_evaluation(axis: &str) -> Option<&'static str> {
    NEEDED_EVALUATIONS.iter().find(|(known, _)| *known == axis).map(|(_, feature)| *feature)
}

/// Returns the engines with which the instruction counts of this axis's engines may be compared,
/// each as axis and variant; the first engine that has a count is used. The list is empty if the
/// counts are compared with those of the default build. If the axis matters only with an evaluation
/// that is not the default, the list has the build with that evaluation and, for older files, the
/// build with the axis's default variant.
pub fn counted_against(axis: &str) -> Vec<(&'static str, &'static str)> {
    let Some(axis) = AXES.iter().find(|known| known.name == axis) else { return Vec::new() };
    let needed = needed_by(axis).and_then(|feature| named_by(&feature));
    needed.map_or(Vec::new(), |other| vec![other, (axis.name, axis.default())])
}

/// Returns the axis and the variant that a feature chooses.
fn named_by(feature: &str) -> Option<(&'static str, &'static str)> {
    let mut variants =
        AXES.iter().flat_map(|axis| axis.variants.iter().map(move |variant| (axis.name, variant)));
    variants.find(|(_, variant)| variant.feature() == feature).map(|(axis, variant)| (axis, variant.name))
}

/// Returns true if a build with these features has the variant that `feature` names.
pub fn has(features: &[String], feature: &str) -> bool {
    AXES.iter().any(|axis| {
        feature.strip_prefix(axis.name).and_then(|rest| rest.strip_prefix('-'))
            == Some(decided(axis, features))
    })
}

/// Returns the variant of an axis in a build with these features: the axis's first variant that
/// they name, otherwise its default.
pub fn decided(axis: &'static Axis, features: &[String]) -> &'static str {
    let fixed = axis.variants.iter().find(|variant| features.contains(&variant.feature()));
    fixed.map_or(axis.default(), |variant| variant.name)
}

/// Returns the features that choose variants, in alphabetical order.
pub fn features() -> Vec<String> {
    let mut features: Vec<_> = AXES.iter().flat_map(|axis| axis.variants).map(Variant::feature).collect();
    features.sort();
    features
}

/// Returns false for counts of variants that did not run: older records have counts close to zero
/// for variants that the CPU simulated by valgrind cannot run.
pub fn is_counted(figure: &InstructionFigure) -> bool {
    let variant = axis(&figure.axis).ok().and_then(|axis| axis.variant(&figure.variant));
    variant.is_none_or(|known| known.needs.is_none())
        || figure.instructions_per_op > InstructionFigure::NOTHING
}

pub fn axis(name: &str) -> Result<&'static Axis> {
    AXES.iter().find(|axis| axis.name == name).with_context(|| {
        let known: Vec<_> = AXES.iter().map(|axis| axis.name).collect();
        format!("there is no axis `{name}`; the axes are {}", known.join(", "))
    })
}

pub fn variant(axis: &'static Axis, name: &str) -> Result<&'static Variant> {
    axis.variants.iter().find(|variant| variant.name == name).with_context(|| {
        let known: Vec<_> = axis.variants.iter().map(|variant| variant.name).collect();
        format!("`{}` has no variant `{name}`; its variants are {}", axis.name, known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(axes: impl Iterator<Item = &'static Axis>) -> Vec<&'static str> {
        axes.map(|axis| axis.name).collect()
    }

    #[test]
    fn axes_that_need_another_evaluation_are_not_compared() {
        let classical = ["evaluation-classical".to_owned()];
        let with_network =
            ["popcount", "sliders", "simd", "repetition", "evasions", "danger", "checks", "parallel"];
        let with_terms = [
            "popcount",
            "sliders",
            "score",
            "repetition",
            "side",
            "evasions",
            "danger",
            "checks",
            "weights",
            "parallel",
        ];
        assert_eq!(names(compared(&[])), with_network);
        assert_eq!(names(compared(&classical)), with_terms);
        let why_not = |name, features: &[String]| not_compared(axis(name).unwrap(), features).unwrap();
        assert_eq!(
            why_not("score", &[]),
            "matters only with `evaluation-classical`: see `cargo lab choose --with evaluation-classical`"
        );
        assert_eq!(why_not("simd", &classical), "matters only with `evaluation-network`");
        assert!(why_not("evaluation", &classical).starts_with("this axis changes what is played"));
    }

    #[test]
    fn lists_name_existing_axes_and_variants() {
        for (name, feature) in NEEDED_EVALUATIONS {
            assert!(axis(name).unwrap().plays_alike);
            assert!(features().contains(&feature.to_owned()), "{feature}");
        }
        for name in WITHOUT_KERNELS {
            axis(name).unwrap();
        }
    }
}
