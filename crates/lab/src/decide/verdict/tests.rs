//! What a verdict promises, on synthetic samples with noise like that of a shared machine: 0.3 % between launches, 3 %
//! between the samples of one, and an engine that comes first in a turn at a disadvantage of 1 %.

use super::*;
use crate::record::{COMBINED, Launch, Mode, PairedFigure, Rung};
use outpace::rng::Rng;

/// Launches of a candidate that truly gains `gain`.
fn launches(gain: f64, count: usize, rng: &mut Rng) -> Vec<Launch> {
    (0..count)
        .map(|_| {
            let own = gain.ln_1p() + 0.003 * rng.normal();
            let mut samples = |order: f64| -> Vec<i32> {
                let sample = |_| ((own + order + 0.03 * rng.normal()) * 1e6).round() as i32;
                (0..12).map(sample).collect()
            };
            Launch { cpu: None, baseline_first: samples(-0.01), candidate_first: samples(0.01) }
        })
        .collect()
}

fn engine(axis: &str, variant: &str) -> Engine {
    Engine {
        slug: format!("{axis}-{variant}"),
        axis: Some(axis.into()),
        variant: Some(variant.into()),
        build: Build::default().with(axis, variant),
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

/// Nothing yet, with looks after 20, 30, 45 and 60 launches.
fn survey() -> Survey {
    Survey { looks: vec![20, 30, 45, 60], ..Survey::default() }
}

/// A little record: two axes, each variant with its true gain, and the samples of that many launches.
struct Scene {
    seed: u64,
    axes: Vec<Axis>,
    engines: Vec<Engine>,
    paired: Paired,
    listings: Vec<ListingFigure>,
    duel: Survey,
    layouts: Survey,
    is_bundled: bool,
    confirmation: Option<Confirmation>,
    against: Option<Against>,
}

impl Scene {
    fn new(seed: u64, truth: &[(&str, &str, f64)], count: usize) -> Self {
        let mut rng = Rng::new(seed, "scene");
        let mut scene = Self {
            seed,
            axes: Vec::new(),
            engines: Vec::new(),
            paired: Paired { looks: survey().looks, rung: Rung::Measured { figures: Vec::new() } },
            listings: Vec::new(),
            duel: survey(),
            layouts: survey(),
            confirmation: None,
            against: None,
            is_bundled: false,
        };
        scene.compare(CONTROL, 0.0, count, &mut rng);
        for &(axis, variant, gain) in truth {
            if scene.axes.last().is_none_or(|last| last.name != axis) {
                scene.axes.push(Axis { name: axis.into(), default: "usual".into(), variants: Vec::new() });
            }
            let last = scene.axes.len() - 1;
            scene.axes[last].variants.push(variant.into());
            scene.engines.push(engine(axis, variant));
            scene.compare(&format!("{axis}-{variant}"), gain, count, &mut rng);
        }
        scene
    }

    fn compare(&mut self, slug: &str, gain: f64, count: usize, rng: &mut Rng) {
        let launches = launches(gain, count, rng);
        self.duel.comparisons.push(Comparison { candidate: slug.into(), launches });
    }

    /// Measures a candidate over layouts, where it truly gains `gain`.
    fn check(&mut self, slug: &str, gain: f64, count: usize) {
        let launches = launches(gain, count, &mut Rng::new(self.seed, "layouts"));
        self.layouts.comparisons.push(Comparison { candidate: slug.into(), launches });
    }

    /// Compares a kernel with that of the variant `usual`, of which it truly gains `gain`.
    fn pair(&mut self, axis: &str, variant: &str, gain: f64, count: usize) {
        let candidate = format!("{axis}-{variant}-throughput");
        let launches = launches(gain, count, &mut Rng::new(self.seed, &candidate));
        let Rung::Measured { figures } = &mut self.paired.rung else { unreachable!("scenes are measured") };
        figures.push(PairedFigure {
            axis: axis.into(),
            baseline: "usual".into(),
            variant: variant.into(),
            mode: Mode::Throughput,
            operands: "recorded".into(),
            fault: None,
            comparison: Comparison { candidate, launches },
        });
    }

    /// Lists a kernel, which is the same code as another.
    fn list(&mut self, axis: &str, variant: &str, same_code_as: Option<&str>) {
        self.listings.push(ListingFigure {
            axis: axis.into(),
            variant: variant.into(),
            target_cpu: "x86-64".into(),
            path: String::new(),
            instructions: 1,
            same_code_as: same_code_as.map(str::to_owned),
            code: None,
        });
    }

    /// The verdicts of the kernels, by variant.
    fn kernels(&self) -> Vec<(String, Verdict)> {
        let kernels = self.decide().kernels;
        kernels.into_iter().map(|judgement| (judgement.variant, judgement.verdict)).collect()
    }

    /// Confirms the combined build with its true gains as built and over layouts.
    fn confirm(&mut self, built: f64, layouts: f64, count: usize) {
        self.confirmation = Some(self.fresh(built, layouts, count));
    }

    /// Measures the combined build against another recipe, likewise.
    fn against(&mut self, built: f64, layouts: f64, count: usize) {
        let measured = self.fresh(built, layouts, count);
        self.against = Some(Against { engine: engine("score", "split"), chosen: COMBINED.into(), measured });
    }

    /// Fresh launches of the combined build.
    fn fresh(&self, built: f64, layouts: f64, count: usize) -> Confirmation {
        let fresh = |gain, purpose| {
            let launches = launches(gain, count, &mut Rng::new(self.seed, purpose));
            Survey { comparisons: vec![Comparison { candidate: COMBINED.into(), launches }], ..survey() }
        };
        Confirmation { built: fresh(built, "confirm"), layouts: fresh(layouts, "confirm layouts") }
    }

    fn decide(&self) -> Decision {
        decide(
            Evidence {
                seed: self.seed,
                axes: &self.axes,
                unavailable: &[],
                engines: &self.engines,
                is_bundled: self.is_bundled,
                paired: &self.paired,
                listings: &self.listings,
                duel: &self.duel,
                layouts: &self.layouts,
                confirmation: self.confirmation.as_ref(),
                regret: None,
                against: self.against.as_ref(),
                noise: &Noise::default(),
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
            let scene = Scene::new(seed, &[("score", "packed", 0.0)], 60);
            !matches!(scene.verdict("packed"), Verdict::NoDifference { .. })
        })
        .count();
    assert!(told_apart <= 1, "{told_apart} of 300");
}

#[test]
fn an_effect_as_large_as_the_smallest_visible_one_is_seen_as_often_as_promised() {
    // One look, so that what it promises is what happens at it.
    let look = |gain: f64, seed: u64| {
        let mut scene = Scene::new(seed, &[("score", "packed", gain)], 60);
        scene.duel.looks = vec![60];
        scene.verdict("packed")
    };
    let smallest: Vec<f64> = (1..9)
        .map(|seed| match look(0.0, seed) {
            Verdict::NoDifference { smallest_visible } => smallest_visible,
            other => panic!("{other:?}"),
        })
        .collect();
    let smallest = smallest.iter().sum::<f64>() / smallest.len() as f64;
    assert!((0.006..0.02).contains(&smallest), "{smallest}");
    let seen = (100..300).filter(|&seed| look(smallest, seed) == Verdict::Faster).count();
    assert!((160..=198).contains(&seen), "{seen} of 200, promised about 180");
}

#[test]
fn who_comes_first_in_a_turn_does_not_matter() {
    let mut rng = Rng::new(5, "order");
    let one = |_| launches(0.01, 1, &mut rng).pop().unwrap();
    let uneven: Vec<Launch> = (0..40).map(one).collect();
    let mut fewer = uneven.clone();
    fewer.iter_mut().for_each(|launch| launch.baseline_first.truncate(4));
    let middle = |launches: &[Launch]| {
        launches.iter().filter_map(Launch::centre).sum::<f64>() / launches.len() as f64 / 1e6
    };
    assert!((middle(&uneven) - 0.01).abs() < 0.003, "{}", middle(&uneven));
    assert!((middle(&fewer) - 0.01).abs() < 0.005, "{}", middle(&fewer));
}

#[test]
fn a_gain_below_the_threshold_is_no_difference_however_sure() {
    let mut scene = Scene::new(2, &[("score", "packed", 0.002)], 1000);
    scene.duel.looks = vec![1000];
    let judged = &scene.decide().judgements[0];
    assert!(judged.estimate.unwrap().low > 0.0, "{judged:?}");
    assert!(matches!(judged.verdict, Verdict::NoDifference { .. }), "{judged:?}");
}

#[test]
fn swapping_candidate_and_baseline_flips_the_verdict() {
    let scene = Scene::new(3, &[("score", "packed", 0.02)], 60);
    let mut swapped = Scene::new(3, &[("score", "packed", 0.02)], 60);
    for launch in swapped.duel.comparisons.iter_mut().flat_map(|comparison| &mut comparison.launches) {
        std::mem::swap(&mut launch.baseline_first, &mut launch.candidate_first);
        launch.baseline_first.iter_mut().chain(&mut launch.candidate_first).for_each(|log| *log = -*log);
    }
    assert_eq!(scene.verdict("packed"), Verdict::Faster);
    assert_eq!(swapped.verdict("packed"), Verdict::Slower);
    let gain = |scene: &Scene| scene.decide().judgements[0].estimate.unwrap().gain.ln_1p();
    assert!((gain(&scene) + gain(&swapped)).abs() < 1e-9);
}

#[test]
fn winners_that_could_not_be_confirmed_leave_the_default_and_say_why() {
    let mut scene = Scene::new(16, &[("score", "wide", 0.03)], 60);
    scene.check("score-wide", 0.03, 60);
    let reason = "a bug: its bench searches 4 nodes".to_owned();
    let missing = vec![crate::record::Missing { candidate: COMBINED.into(), reason }];
    scene.confirmation = Some(Confirmation { built: Survey { missing, ..survey() }, layouts: survey() });
    let choice = scene.decide().choice;
    assert!(choice.winners.is_empty() && choice.build.features.is_empty(), "{choice:?}");
    assert!(choice.because.contains("its bench searches 4 nodes"), "{}", choice.because);
}

#[test]
fn a_control_that_goes_wrong_late_is_noticed() {
    let mut scene = Scene::new(17, &[("score", "wide", 0.03)], 60);
    scene.check("score-wide", 0.03, 60);
    scene.confirm(0.03, 0.03, 60);
    assert!(!scene.decide().choice.winners.is_empty());
    // Equal at the first two looks, and then no more: the machine has changed under the run.
    let control = &mut scene.duel.comparisons[0].launches;
    control.truncate(30);
    control.extend(launches(0.08, 30, &mut Rng::new(17, "late")));
    assert!(scene.decide().choice.winners.is_empty());
}

#[test]
fn the_regret_is_what_the_best_finalist_gains_and_nothing_where_none_does() {
    let judged = |gains: [f64; 3]| {
        let mut rng = Rng::new(18, "regret");
        let comparison = |(at, gain)| Comparison {
            candidate: format!("finalist-{at}"),
            launches: launches(gain, 60, &mut rng),
        };
        let comparisons = gains.into_iter().enumerate().map(comparison).collect();
        let last = Survey { comparisons, ..survey() };
        let measured = Regret {
            bound: 32,
            taking: Vec::new(),
            left_out: Vec::new(),
            chosen: "chosen".into(),
            positions: Vec::new(),
            engines: Vec::new(),
            screening: survey(),
            last,
        };
        regret::regret(&measured, 18, RULES).unwrap()
    };
    let lost = judged([0.01, 0.03, -0.02]);
    assert_eq!(lost.best, "finalist-1");
    assert!((0.025..0.035).contains(&lost.regret) && lost.high > lost.regret, "{lost:?}");
    let kept = judged([-0.01, -0.03, -0.02]);
    assert_eq!((kept.best.as_str(), kept.regret), ("chosen", 0.0));
}

#[test]
fn the_finalists_are_the_best_of_the_others() {
    let mut rng = Rng::new(19, "best");
    let comparison = |(slug, gain): (&str, f64)| Comparison {
        candidate: slug.into(),
        launches: launches(gain, 30, &mut rng),
    };
    let comparisons = [("a", 0.0), ("b", 0.04), ("chosen", 0.06), ("c", 0.02)].map(comparison).to_vec();
    let screening = Survey { comparisons, ..survey() };
    assert_eq!(best(&screening, "chosen", 2), ["b", "c"]);
    assert_eq!(best(&survey(), "chosen", 2), Vec::<String>::new());
}

#[test]
fn the_same_record_is_decided_the_same_way_again() {
    let mut scene = Scene::new(4, &[("score", "packed", 0.02), ("sliders", "pext", 0.01)], 60);
    scene.check("score-packed", 0.02, 60);
    scene.confirm(0.03, 0.03, 60);
    assert_eq!(scene.decide(), scene.decide());
}

#[test]
fn the_choice_against_another_recipe_is_judged_by_itself_and_chooses_nothing() {
    let mut scene = Scene::new(21, &[("score", "wide", 0.03)], 60);
    let before = scene.decide();
    assert_eq!(before.against, None);
    scene.against(0.12, 0.11, 60);
    let after = scene.decide();
    let judged = after.against.as_ref().expect("it was measured");
    assert_eq!(judged.verdict, Verdict::Faster);
    let estimate = judged.estimate.expect("there are launches");
    assert!(estimate.low > 0.1 && estimate.high < 0.14, "{estimate:?}");
    assert!(judged.layouts.as_ref().is_some_and(|check| check.survived), "{judged:?}");
    assert_eq!(after.choice, before.choice);
}

#[test]
fn a_verdict_stands_at_the_look_that_gave_it() {
    let mut scene = Scene::new(12, &[("score", "wide", 0.05)], 60);
    let before = scene.decide().judgements[0].clone();
    assert_eq!(before.estimate.unwrap().launches, 20, "a large effect is clear at the first look");
    // What comes after that look, however wild, is not looked at: to look on until something turns up would be cheating.
    scene.duel.comparisons[1].launches.truncate(20);
    scene.duel.comparisons[1].launches.extend(launches(-0.5, 40, &mut Rng::new(1, "wild")));
    assert_eq!(scene.decide().judgements[0], before);
}

#[test]
fn what_is_settled_needs_no_more_launches_and_what_is_not_does() {
    let open = |gain: f64, count: usize| {
        let scene = Scene::new(13, &[("score", "wide", gain)], count);
        let stream = Stream { seed: scene.seed, of: Launches::Engines };
        open(&scene.duel.comparisons[1..], &scene.engines, &scene.duel.looks, stream, RULES)
    };
    assert_eq!(open(0.05, 20), Vec::<String>::new(), "clearly faster");
    assert_eq!(open(0.0, 60), Vec::<String>::new(), "clearly within the threshold");
    assert_eq!(open(0.005, 20), ["score-wide", CONTROL], "and the control goes on with it");
    assert_eq!(open(0.05, 19), ["score-wide", CONTROL], "not looked at yet");
}

#[test]
fn the_fastest_of_the_faster_wins_its_axis_and_the_others_keep_their_default() {
    let truth = [("sliders", "magic", 0.03), ("sliders", "pext", 0.06), ("score", "wide", 0.0)];
    let mut scene = Scene::new(6, &truth, 60);
    scene.axes[0].default = "rays".into();
    let decision = scene.decide();
    assert!(decision.choice.winners.is_empty(), "nothing wins before its layouts were looked at");
    let names = |(axis, variant): &(String, String)| format!("{axis}-{variant}");
    let wins: Vec<String> = to_check(&scene.axes, &decision).iter().map(names).collect();
    assert_eq!(wins, ["sliders-magic", "sliders-pext"]);
    scene.check("sliders-magic", 0.03, 60);
    scene.check("sliders-pext", 0.06, 60);
    assert!(scene.decide().choice.because.contains("not yet confirmed"));
    scene.confirm(0.06, 0.06, 60);
    let choice = scene.decide().choice;
    assert_eq!(choice.winners, [Winner { axis: "sliders".into(), variant: "pext".into() }]);
    assert_eq!(choice.build.features, ["sliders-pext"]);
    assert!(choice.command.ends_with("--features sliders-pext --bin plywright"), "{}", choice.command);
    assert!(choice.gain.unwrap().low > 0.05);
}

#[test]
fn a_win_that_does_not_survive_its_layouts_is_no_difference() {
    let mut scene = Scene::new(14, &[("score", "wide", 0.02)], 60);
    scene.check("score-wide", 0.002, 60);
    let decision = scene.decide();
    let judgement = &decision.judgements[0];
    assert!(matches!(judgement.verdict, Verdict::NoDifference { .. }), "{judgement:?}");
    assert!(judgement.layouts.as_ref().is_some_and(|layouts| !layouts.survived));
    assert!(decision.choice.winners.is_empty());
    assert!(decision.choice.because.contains("not faster over code layouts"), "{}", decision.choice.because);
}

#[test]
fn a_win_whose_layouts_cannot_be_had_leaves_the_default_and_says_why() {
    let mut scene = Scene::new(15, &[("score", "wide", 0.02)], 60);
    let reason = "this linker shuffles nothing".to_owned();
    scene.layouts.missing.push(crate::record::Missing { candidate: "score-wide".into(), reason });
    let choice = scene.decide().choice;
    assert!(choice.winners.is_empty());
    assert!(choice.because.contains("this linker shuffles nothing"), "{}", choice.because);
}

#[test]
fn the_target_level_becomes_a_flag_not_a_feature() {
    let mut scene = Scene::new(7, &[("target", "x86-64-v3", 0.05)], 60);
    scene.check("target-x86-64-v3", 0.05, 60);
    scene.confirm(0.05, 0.05, 60);
    let choice = scene.decide().choice;
    assert!(choice.build.features.is_empty());
    assert_eq!(choice.build.target_cpu.as_deref(), Some("x86-64-v3"));
    assert!(choice.command.starts_with("RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build"));
}

#[test]
fn the_defaults_own_variant_cannot_win_by_its_layout() {
    let mut scene = Scene::new(4, &[("score", "packed", 0.05), ("score", "wide", 0.0)], 60);
    scene.axes[0].default = "packed".into();
    let decision = scene.decide();
    assert_eq!(decision.judgements[0].verdict, Verdict::Faster);
    assert!(to_check(&scene.axes, &decision).is_empty());
    assert!(decision.choice.winners.is_empty());
}

#[test]
fn of_a_bundle_the_strongest_winner_stands_alone() {
    let truth = [("popcount", "a", 0.04), ("sliders", "b", 0.09), ("score", "c", 0.06)];
    let mut scene = Scene::new(14, &truth, 60);
    for (axis, variant, gain) in truth {
        scene.check(&format!("{axis}-{variant}"), gain, 60);
    }
    let winners = |scene: &Scene| scene.decide().choice.winners;
    assert_eq!(winners(&scene).len(), 3);
    scene.is_bundled = true;
    let alone = [Winner { axis: "sliders".into(), variant: "b".into() }];
    assert_eq!(winners(&scene), alone);
    scene.confirm(0.09, 0.09, 60);
    let choice = scene.decide().choice;
    assert_eq!((choice.winners, choice.build.slug()), (alone.to_vec(), "sliders-b".to_owned()));
}

#[test]
fn winners_that_are_not_confirmed_together_leave_the_default() {
    for (built, layouts) in [(0.0, 0.03), (0.03, 0.0)] {
        let mut scene = Scene::new(8, &[("score", "wide", 0.03)], 60);
        scene.check("score-wide", 0.03, 60);
        scene.confirm(built, layouts, 60);
        let choice = scene.decide().choice;
        assert!(choice.winners.is_empty() && choice.build.features.is_empty() && choice.gain.is_none());
        assert!(choice.because.contains("not confirmed"), "{}", choice.because);
    }
}

#[test]
fn a_control_that_is_told_apart_leaves_the_default() {
    let mut scene = Scene::new(9, &[("score", "wide", 0.03)], 60);
    scene.check("score-wide", 0.03, 60);
    scene.confirm(0.03, 0.03, 60);
    assert!(!scene.decide().choice.winners.is_empty());
    scene.duel.comparisons[0].launches = launches(0.05, 60, &mut Rng::new(9, "spoilt"));
    let decision = scene.decide();
    assert!(decision.choice.winners.is_empty(), "{:?}", decision.choice);
    assert!(decision.choice.because.contains("too noisy"), "{}", decision.choice.because);
    assert!(decision.warnings.iter().any(|warning| warning.contains("control")), "{:?}", decision.warnings);
}

#[test]
fn what_was_not_timed_says_why() {
    let mut scene =
        Scene::new(10, &[("score", "packed", 0.0), ("score", "split", 0.0), ("score", "lanes", 0.0)], 20);
    scene.duel.comparisons.retain(|comparison| comparison.candidate == "score-packed");
    scene.engines[1].same_code_as = Some("baseline".into());
    scene.engines[2].fault = Some("4 nodes where 5 are right".into());
    assert_eq!(scene.verdict("split"), Verdict::SameCode { of: "baseline".into() });
    assert_eq!(scene.verdict("lanes"), Verdict::Unjudged { reason: "4 nodes where 5 are right".into() });
}

#[test]
fn too_few_launches_decide_nothing() {
    let scene = Scene::new(11, &[("score", "wide", 0.5)], 19);
    let reason = "19 launches are too few: 20 are needed".to_owned();
    assert_eq!(scene.verdict("wide"), Verdict::Unjudged { reason });
    assert!(scene.decide().choice.winners.is_empty());
}

#[test]
fn kernels_are_judged_like_engines_and_choose_nothing() {
    let mut scene = Scene::new(16, &[("score", "wide", 0.0)], 60);
    for (variant, gain) in [("usual", 0.0), ("wide", 0.2), ("split", -0.2), ("packed", 0.0)] {
        scene.pair("score", variant, gain, 60);
    }
    let kernels = scene.kernels();
    let verdict = |variant: &str| kernels.iter().find(|kernel| kernel.0 == variant).map(|kernel| &kernel.1);
    assert_eq!(kernels.len(), 4);
    assert!(matches!(verdict("usual"), Some(Verdict::NoDifference { .. })), "{kernels:?}");
    assert_eq!(verdict("wide"), Some(&Verdict::Faster));
    assert_eq!(verdict("split"), Some(&Verdict::Slower));
    assert!(matches!(verdict("packed"), Some(Verdict::NoDifference { .. })), "{kernels:?}");
    let decision = scene.decide();
    assert!(decision.choice.winners.is_empty());
    assert!(decision.kernels[1].estimate.unwrap().low > 0.15);
    assert_eq!(decision, scene.decide());
}

#[test]
fn kernels_that_are_the_same_code_are_no_tie_and_a_faulty_one_says_why() {
    let mut scene = Scene::new(17, &[("score", "wide", 0.0)], 60);
    scene.list("score", "first", None);
    for (variant, same) in [("usual", Some("first")), ("twin", Some("first")), ("other", None)] {
        scene.pair("score", variant, 0.0, 60);
        scene.list("score", variant, same);
    }
    scene.pair("score", "broken", 0.0, 0);
    let Rung::Measured { figures } = &mut scene.paired.rung else { unreachable!("scenes are measured") };
    figures[3].fault = Some("it answers 5".into());
    let kernels = scene.kernels();
    assert!(matches!(kernels[0].1, Verdict::NoDifference { .. }), "the control is judged: {kernels:?}");
    assert_eq!(kernels[1].1, Verdict::SameCode { of: "usual".into() });
    assert!(matches!(kernels[2].1, Verdict::NoDifference { .. }), "{kernels:?}");
    assert_eq!(kernels[3].1, Verdict::Unjudged { reason: "it answers 5".into() });
}

#[test]
fn a_kernels_control_goes_on_as_long_as_anything_of_its_axis_does() {
    let open = |gain: f64| {
        let mut scene = Scene::new(18, &[("score", "wide", 0.0)], 60);
        for (axis, variant, gain) in [
            ("score", "usual", 0.0),
            ("score", "wide", gain),
            ("sliders", "usual", 0.0),
            ("sliders", "rays", 0.2),
        ] {
            scene.pair(axis, variant, gain, if axis == "score" && variant == "wide" { 20 } else { 60 });
        }
        open_kernels(scene.paired.rung.figures(), &scene.paired.looks, scene.seed, RULES)
    };
    assert_eq!(open(0.005), [true, true, false, false]);
    assert_eq!(open(0.2), [false; 4]);
}
