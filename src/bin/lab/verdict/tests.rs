//! What a verdict promises, on synthetic samples with the noise that was measured on a shared machine: 1.2 % between
//! launches, 5 % between the samples of one.

use super::*;
use crate::record::COMBINED;

/// Launches of a candidate that truly gains `gain`.
fn launches(gain: f64, count: usize, chance: &mut Chance) -> Vec<Vec<i32>> {
    (0..count)
        .map(|_| {
            let own = gain.ln_1p() + 0.012 * chance.normal();
            (0..15).map(|_| ((own + 0.05 * chance.normal()) * 1e6).round() as i32).collect()
        })
        .collect()
}

fn engine(axis: &str, variant: &str) -> Engine {
    Engine {
        slug: format!("{axis}-{variant}"),
        axis: Some(axis.into()),
        variant: Some(variant.into()),
        features: vec![format!("{axis}-{variant}")],
        target_cpu: None,
        command: String::new(),
        sha256: String::new(),
        code_sha256: None,
        bytes: 0,
        build_seconds: 0.0,
        same_code_as: None,
        nodes: Some(1),
        nps: None,
        fault: None,
    }
}

/// A little record: two axes, each variant with its true gain, and the samples of that many launches.
struct Scene {
    seed: u64,
    axes: Vec<Axis>,
    engines: Vec<Engine>,
    comparisons: Vec<Comparison>,
    confirmation: Option<Comparison>,
}

impl Scene {
    fn new(seed: u64, truth: &[(&str, &str, f64)], count: usize) -> Self {
        let mut chance = Chance::new(seed, "scene");
        let mut scene =
            Self { seed, axes: Vec::new(), engines: Vec::new(), comparisons: Vec::new(), confirmation: None };
        scene.compare(CONTROL, 0.0, count, &mut chance);
        for &(axis, variant, gain) in truth {
            if scene.axes.last().is_none_or(|last| last.name != axis) {
                scene.axes.push(Axis { name: axis.into(), default: "usual".into(), variants: Vec::new() });
            }
            let last = scene.axes.len() - 1;
            scene.axes[last].variants.push(variant.into());
            scene.engines.push(engine(axis, variant));
            scene.compare(&format!("{axis}-{variant}"), gain, count, &mut chance);
        }
        scene
    }

    fn compare(&mut self, slug: &str, gain: f64, count: usize, chance: &mut Chance) {
        let launches = launches(gain, count, chance);
        self.comparisons.push(Comparison { candidate: slug.into(), launches });
    }

    fn confirm(&mut self, gain: f64, count: usize) {
        let launches = launches(gain, count, &mut Chance::new(self.seed, "confirm"));
        self.confirmation = Some(Comparison { candidate: COMBINED.into(), launches });
    }

    fn decide(&self) -> Decision {
        decide(
            Evidence {
                seed: self.seed,
                axes: &self.axes,
                unavailable: &[],
                engines: &self.engines,
                comparisons: &self.comparisons,
                confirmation: self.confirmation.as_ref(),
            },
            Rules { resamples: 1_999, ..RULES },
        )
    }

    fn verdict(&self, variant: &str) -> Verdict {
        let judgements = self.decide().judgements;
        judgements.into_iter().find(|judgement| judgement.variant == variant).unwrap().verdict
    }
}

#[test]
fn a_slowed_engine_is_called_slower_and_a_quicker_one_faster() {
    let scene =
        Scene::new(1, &[("score", "packed", 0.0), ("score", "split", -0.03), ("score", "wide", 0.03)], 60);
    assert!(matches!(scene.verdict("packed"), Verdict::NoDifference { .. }));
    assert_eq!(scene.verdict("split"), Verdict::Slower);
    assert_eq!(scene.verdict("wide"), Verdict::Faster);
}

#[test]
fn identical_engines_are_hardly_ever_told_apart() {
    let told_apart = (0..300)
        .filter(|&seed| {
            let scene = Scene::new(seed, &[("score", "packed", 0.0)], 40);
            !matches!(scene.verdict("packed"), Verdict::NoDifference { .. })
        })
        .count();
    assert!(told_apart <= 1, "{told_apart} of 300");
}

#[test]
fn an_effect_as_large_as_the_smallest_visible_one_is_seen_as_often_as_promised() {
    let smallest = match Scene::new(5, &[("score", "packed", 0.0)], 40).verdict("packed") {
        Verdict::NoDifference { smallest_visible } => smallest_visible,
        other => panic!("{other:?}"),
    };
    assert!((0.006..0.02).contains(&smallest), "{smallest}");
    let seen = (100..300)
        .filter(|&seed| {
            Scene::new(seed, &[("score", "packed", smallest)], 40).verdict("packed") == Verdict::Faster
        })
        .count();
    assert!((160..=198).contains(&seen), "{seen} of 200, promised about 180");
}

#[test]
fn a_gain_below_the_threshold_is_no_difference_however_sure() {
    let scene = Scene::new(2, &[("score", "packed", 0.002)], 1000);
    let judged = &scene.decide().judgements[0];
    assert!(judged.estimate.unwrap().low > 0.0, "{judged:?}");
    assert!(matches!(judged.verdict, Verdict::NoDifference { .. }), "{judged:?}");
}

#[test]
fn swapping_candidate_and_baseline_flips_the_verdict() {
    let scene = Scene::new(3, &[("score", "packed", 0.02)], 60);
    let mut swapped = Scene::new(3, &[("score", "packed", 0.02)], 60);
    for sample in swapped.comparisons.iter_mut().flat_map(|comparison| &mut comparison.launches).flatten() {
        *sample = -*sample;
    }
    assert_eq!(scene.verdict("packed"), Verdict::Faster);
    assert_eq!(swapped.verdict("packed"), Verdict::Slower);
    let gain = |scene: &Scene| scene.decide().judgements[0].estimate.unwrap().gain.ln_1p();
    assert!((gain(&scene) + gain(&swapped)).abs() < 1e-9);
}

#[test]
fn the_same_record_is_decided_the_same_way_again() {
    let mut scene = Scene::new(4, &[("score", "packed", 0.02), ("sliders", "pext", 0.01)], 40);
    scene.confirm(0.03, 60);
    assert_eq!(scene.decide(), scene.decide());
}

#[test]
fn the_fastest_of_the_faster_wins_its_axis_and_the_others_keep_their_default() {
    let truth = [("sliders", "magic", 0.03), ("sliders", "pext", 0.06), ("score", "wide", 0.0)];
    let mut scene = Scene::new(6, &truth, 60);
    scene.axes[0].default = "rays".into();
    assert!(scene.decide().choice.because.contains("not yet confirmed"));
    scene.confirm(0.06, 60);
    let choice = scene.decide().choice;
    assert_eq!(choice.winners, [Winner { axis: "sliders".into(), variant: "pext".into() }]);
    assert_eq!(choice.features, ["sliders-pext"]);
    assert!(choice.command.ends_with("--features sliders-pext --bin plywright"), "{}", choice.command);
    assert!(choice.gain.unwrap().low > 0.05);
}

#[test]
fn the_target_level_becomes_a_flag_not_a_feature() {
    let mut scene = Scene::new(7, &[("target", "x86-64-v3", 0.05)], 60);
    scene.confirm(0.05, 60);
    let choice = scene.decide().choice;
    assert!(choice.features.is_empty());
    assert_eq!(choice.target_cpu.as_deref(), Some("x86-64-v3"));
    assert!(choice.command.starts_with("RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build"));
}

#[test]
fn the_defaults_own_variant_cannot_win_by_its_layout() {
    let mut scene = Scene::new(4, &[("score", "packed", 0.05), ("score", "wide", 0.0)], 40);
    scene.axes[0].default = "packed".into();
    let decision = scene.decide();
    assert_eq!(decision.judgements[0].verdict, Verdict::Faster);
    assert!(decision.choice.winners.is_empty());
}

#[test]
fn winners_that_are_not_confirmed_together_leave_the_default() {
    let mut scene = Scene::new(8, &[("score", "wide", 0.03)], 60);
    scene.confirm(0.0, 60);
    let choice = scene.decide().choice;
    assert!(choice.winners.is_empty() && choice.features.is_empty() && choice.gain.is_none());
    assert!(choice.because.contains("not confirmed"), "{}", choice.because);
}

#[test]
fn a_control_that_is_told_apart_leaves_the_default() {
    let mut scene = Scene::new(9, &[("score", "wide", 0.03)], 60);
    scene.confirm(0.03, 60);
    assert!(!scene.decide().choice.winners.is_empty());
    scene.comparisons[0].launches = launches(0.05, 60, &mut Chance::new(9, "spoilt"));
    let choice = scene.decide().choice;
    assert!(choice.winners.is_empty(), "{choice:?}");
    assert!(choice.because.contains("too noisy"), "{}", choice.because);
}

#[test]
fn what_was_not_timed_says_why() {
    let mut scene =
        Scene::new(10, &[("score", "packed", 0.0), ("score", "split", 0.0), ("score", "lanes", 0.0)], 20);
    scene.comparisons.retain(|comparison| comparison.candidate == "score-packed");
    scene.engines[1].same_code_as = Some("baseline".into());
    scene.engines[2].fault = Some("4 nodes where 5 are right".into());
    assert_eq!(scene.verdict("split"), Verdict::SameCode { of: "baseline".into() });
    assert_eq!(scene.verdict("lanes"), Verdict::Unjudged { reason: "4 nodes where 5 are right".into() });
}

#[test]
fn too_few_launches_decide_nothing() {
    let scene = Scene::new(11, &[("score", "wide", 0.5)], RULES.min_launches - 1);
    assert!(matches!(scene.verdict("wide"), Verdict::Unjudged { .. }));
    assert!(scene.decide().choice.winners.is_empty());
}
