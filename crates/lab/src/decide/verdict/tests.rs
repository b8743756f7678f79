//! Tests of the verdicts and the choice, on simulated samples with the noise of a shared machine:
//! 0.3 % between launches, 3 % between the samples of one launch, and an advantage of 1 % for the
//! engine that comes first in a turn.

use std::sync::LazyLock;

use super::*;
use crate::build::candidates;
use crate::record::{
    Against, Comparison, Estimate, Figures, Known, LOSS_RULES, Launch, ListingFigure, Mode, Noise, Paired,
    PairedFigure, Survey, TARGET,
};
use outpace::rng::Rng;

/// Simulates launches of a candidate whose true gain is `gain`.
fn launches(gain: f64, count: usize, rng: &mut Rng) -> Vec<Launch> {
    let launch = |_| {
        let centre = gain.ln_1p() + 0.003 * rng.normal();
        let mut samples = |order: f64| -> Vec<i32> {
            (0..12).map(|_| ((centre + order + 0.03 * rng.normal()) * 1e6).round() as i32).collect()
        };
        Launch { baseline_first: samples(-0.01), candidate_first: samples(0.01), ..Launch::default() }
    };
    (0..count).map(launch).collect()
}

/// Simulates a survey of candidates, each given with its true gain.
fn survey(truth: &[(&str, f64)], count: usize, rng: &mut Rng) -> Survey {
    let comparison = |&(candidate, gain): &(&str, f64)| Comparison {
        candidate: candidate.to_owned(),
        launches: launches(gain, count, rng),
    };
    let comparisons = truth.iter().map(comparison).collect();
    Survey { comparisons, missing: Vec::new() }
}

/// A record of one engine without any measurement.
static EMPTY: LazyLock<Record> = LazyLock::new(|| {
    let mut record = crate::fixtures::record();
    let nothing = survey(&[], 0, &mut Rng::new(0, "nothing"));
    record.engines.truncate(1);
    record.axes.clear();
    record.unavailable.clear();
    record.paired = Paired { level: Figures::Measured { figures: Vec::new() } };
    record.listings = Figures::Measured { figures: Vec::new() };
    record.whole_engines.survey = nothing;
    record.known.clear();
    record.against = None;
    (record.bundle, record.noise) = (None, Noise::default());
    record
});

/// Simulates a record of these variants, each given with its axis and true gain, and of the
/// control, with `count` launches each. The defaults are not among them.
fn measured(seed: u64, truth: &[(&str, &str, f64)], count: usize) -> Record {
    let mut record = Record { seed, ..EMPTY.clone() };
    let baseline = record.engines[0].clone();
    for &(axis, variant, _) in truth {
        if record.axes.last().is_none_or(|last| last.name != axis) {
            record.axes.push(Axis { name: axis.into(), default: "usual".into(), variants: Vec::new() });
        }
        record.axes.last_mut().unwrap().variants.push(variant.into());
        record.engines.push(Engine {
            slug: format!("{axis}-{variant}"),
            axis: Some(axis.into()),
            variant: Some(variant.into()),
            build: Build::default().with(axis, variant),
            ..baseline.clone()
        });
    }
    let slugs = record.engines[1..].iter().map(|engine| engine.slug.as_str());
    let gains: Vec<(&str, f64)> =
        std::iter::once((CONTROL, 0.0)).chain(slugs.zip(truth.iter().map(|(_, _, gain)| *gain))).collect();
    record.whole_engines.survey = survey(&gains, count, &mut Rng::new(seed, "engines"));
    record
}

/// Adds comparisons of kernels with the variant `usual`, each given with its true gain and its
/// number of launches.
fn pair(record: &mut Record, truth: &[(&str, &str, f64, usize)]) {
    let seed = record.seed;
    let Figures::Measured { figures } = &mut record.paired.level else { unreachable!("it is not measured") };
    figures.extend(truth.iter().map(|&(axis, variant, gain, count)| {
        let candidate = format!("{axis}-{variant}-throughput");
        let launches = launches(gain, count, &mut Rng::new(seed, &candidate));
        PairedFigure {
            axis: axis.into(),
            baseline: "usual".into(),
            variant: variant.into(),
            mode: Mode::Throughput,
            operands: "recorded".into(),
            fault: None,
            comparison: Comparison { candidate, launches },
        }
    }));
}

fn first(record: &Record) -> Judgement {
    decide(record, LOSS_RULES).judgements.swap_remove(0)
}

/// Returns true for the verdicts *no difference* and *not sure*.
fn is_open(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::NoDifference { .. } | Verdict::NotSure { .. })
}

#[test]
fn a_verdict_follows_the_true_gain() {
    let verdict = |gain| first(&measured(1, &[("score", "packed", gain)], 60)).verdict;
    assert_eq!(verdict(-0.03), Verdict::Slower);
    assert_eq!(verdict(0.03), Verdict::Faster);
    assert!(is_open(&verdict(0.0)));

    let reason = "9 launches are too few: 10 are needed".to_owned();
    assert_eq!(first(&measured(11, &[("score", "wide", 0.5)], 9)).verdict, Verdict::Unjudged { reason });
}

#[test]
fn the_variants_of_an_axis_share_the_probability_of_an_error() {
    let truth: Vec<(&str, &str, f64)> =
        ["a", "b", "c", "d", "e", "f"].map(|variant| ("score", variant, 0.0)).to_vec();
    let width = |record: &Record| {
        let estimate = first(record).estimate.unwrap();
        estimate.high - estimate.low
    };
    assert!(width(&measured(3, &truth, 40)) > width(&measured(3, &truth[..1], 40)));
}

#[test]
fn identical_engines_are_almost_never_faster_or_slower() {
    let is_told_apart =
        |seed: &u64| !is_open(&first(&measured(*seed, &[("score", "packed", 0.0)], 60)).verdict);
    let told_apart = (0..300).filter(is_told_apart).count();
    assert!(told_apart <= 1, "{told_apart} of 300");
}

#[test]
fn the_order_within_a_turn_does_not_affect_the_estimate() {
    let mut launches = launches(0.01, 40, &mut Rng::new(5, "order"));
    let middle = |launches: &[Launch]| {
        launches.iter().filter_map(Launch::centre).sum::<f64>() / launches.len() as f64 / 1e6
    };
    assert!((middle(&launches) - 0.01).abs() < 0.003, "{}", middle(&launches));
    launches.iter_mut().for_each(|launch| launch.baseline_first.truncate(4));
    assert!((middle(&launches) - 0.01).abs() < 0.005, "{}", middle(&launches));
}

#[test]
fn the_plainest_build_that_loses_little_is_chosen_with_its_gain_and_command() {
    type Truth = &'static [(&'static str, &'static str, f64)];
    type Change = fn(&mut Record);
    let cases: [(&str, Truth, Change, &[&str], &str); 6] = [
        ("a clear gain", &[("score", "wide", 0.03)], |_| {}, &["score wide"], "--features score-wide --bin"),
        ("no gain", &[("score", "wide", 0.0)], |_| {}, &[], "--no-default-features --bin"),
        (
            "the best of an axis",
            &[("sliders", "magic", 0.03), ("sliders", "pext", 0.06)],
            |_| {},
            &["sliders pext"],
            "--features sliders-pext --bin",
        ),
        (
            // The code is the same in another layout, so any measured gain is luck.
            "the default's own variant",
            &[("score", "wide", 0.03)],
            |record| record.axes[0].default = "wide".into(),
            &[],
            "--no-default-features --bin",
        ),
        (
            "a target level",
            &[(TARGET, "x86-64-v3", 0.05)],
            |_| {},
            &["target x86-64-v3"],
            "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build",
        ),
        (
            "several together",
            &[("score", "wide", 0.03), ("sliders", "magic", 0.02), ("both", "both", 0.05)],
            |record| {
                record.axes.pop();
                let both = record.engines.last_mut().unwrap();
                (both.axis, both.variant) = (None, None);
                both.build = Build::default().with("score", "wide").with("sliders", "magic");
            },
            &["score wide", "sliders magic"],
            "--features score-wide,sliders-magic --bin",
        ),
    ];
    for (name, truth, change, winners, command) in cases {
        let mut record = measured(8, truth, 60);
        change(&mut record);
        let Choice { winners: chosen, gain, because, command: printed, .. } =
            decide(&record, LOSS_RULES).choice;
        let chosen: Vec<String> =
            chosen.iter().map(|winner| format!("{} {}", winner.axis, winner.variant)).collect();
        assert_eq!(chosen, winners, "{name}");
        assert!(printed.contains(command), "{name}: {printed}");
        assert!(
            because.starts_with("it loses at most 0.5 % against the best by this run's launches"),
            "{name}: {because}"
        );
        let best = truth.last().unwrap().2;
        let is_near = |gain: Estimate| (gain.gain - best).abs() < 0.003 && gain.low < gain.high;
        assert_eq!(gain.map(is_near), (!winners.is_empty()).then_some(true), "{name}: {gain:?}");
    }
}

#[test]
fn variants_that_gain_are_combined_with_each_other_and_as_in_other_runs() {
    let truth = [("score", "wide", 0.03), ("sliders", "magic", 0.02), (TARGET, "x86-64-v3", -0.05)];
    let mut record = measured(8, &truth, 40);
    let slugs = |record: &Record| -> Vec<String> {
        let losses = outpace::choose::losses(&of_matrix(record, &[], LOSS_RULES));
        candidates::combined(record, &losses).into_iter().map(|plan| plan.slug).collect()
    };
    assert_eq!(slugs(&record), ["score-wide+sliders-magic"]);
    let known = |slug: &str| Known { candidate: slug.into(), gain: 0.05, error: 0.001, runs: 2 };
    record.known = vec![known("score-wide+target-x86-64-v3"), known("score-wide+sliders-pext")];
    assert_eq!(slugs(&record), ["score-wide+sliders-magic", "score-wide+target-x86-64-v3"]);
    record.engines[1].fault = Some("hangs".into());
    assert!(slugs(&record).is_empty());

    record.engines[1].fault = None;
    let with = "evaluation-classical".to_owned();
    record.engines.iter_mut().for_each(|engine| engine.build.features.insert(0, with.clone()));
    record.known = vec![known("evaluation-classical+score-wide+target-x86-64-v3")];
    let wanted =
        ["evaluation-classical+score-wide+sliders-magic", "evaluation-classical+score-wide+target-x86-64-v3"];
    assert_eq!(slugs(&record), wanted, "a feature of the baseline is not a variant");
}

#[test]
fn the_changes_of_a_build_are_numbered_along_the_axes() {
    let record = measured(8, &[("score", "wide", 0.0), ("score", "split", 0.0), (TARGET, "native", 0.0)], 2);
    let build = Build::default().with(TARGET, "native").with("score", "split");
    assert_eq!(parts(&build, &record.axes), [1, 2]);
    assert!(parts(&Build::default(), &record.axes).is_empty());
}

#[test]
fn a_variant_that_was_not_timed_has_a_reason() {
    let mut record =
        measured(10, &[("score", "packed", 0.0), ("score", "split", 0.0), ("score", "lanes", 0.0)], 20);
    record.whole_engines.survey.comparisons.truncate(2);
    record.engines[2].same_code_as = Some("baseline".into());
    record.engines[3].fault = Some("4 nodes where 5 are right".into());
    let verdicts: Vec<Verdict> = decide(&record, LOSS_RULES)
        .judgements
        .into_iter()
        .skip(1)
        .map(|judgement| judgement.verdict)
        .collect();
    let reason = "4 nodes where 5 are right".into();
    assert_eq!(verdicts, [Verdict::SameCode { of: "baseline".into() }, Verdict::Unjudged { reason }]);
}

#[test]
fn the_comparison_with_another_recipe_does_not_affect_the_choice() {
    let mut record = measured(21, &[("score", "wide", 0.03)], 60);
    let before = decide(&record, LOSS_RULES);
    assert_eq!(before.against, None);
    let engine = record.engines[0].clone();
    let Survey { mut comparisons, .. } = survey(&[("chosen", 0.12)], 60, &mut Rng::new(21, "against"));
    let comparison = comparisons.remove(0);
    let chosen = "chosen".to_owned();
    record.against = Some(Against { engine, chosen, as_built: Vec::new(), comparison });
    let after = decide(&record, LOSS_RULES);
    let judged = after.against.as_ref().expect("it was measured");
    let estimate = judged.estimate.expect("there are launches");
    assert!(judged.verdict == Verdict::Faster && estimate.low > 0.1 && estimate.high < 0.14, "{judged:?}");
    assert_eq!(after.choice, before.choice);
}

#[test]
fn kernels_are_judged_like_engines_and_do_not_affect_the_choice() {
    let mut record = measured(16, &[("score", "wide", 0.0)], 60);
    let truth = [("usual", 0.0), ("wide", 0.2), ("split", -0.2), ("packed", 0.0)];
    pair(&mut record, &truth.map(|(variant, gain)| ("score", variant, gain, 60)));
    let decision = decide(&record, LOSS_RULES);
    let [control, wide, split, packed] = &decision.kernels[..] else { panic!("{:?}", decision.kernels) };
    for judgement in [control, packed] {
        assert!(is_open(&judgement.verdict), "{judgement:?}");
    }
    assert_eq!((&wide.verdict, &split.verdict), (&Verdict::Faster, &Verdict::Slower));
    assert!(wide.estimate.unwrap().low > 0.15 && decision.choice.winners.is_empty());
}

#[test]
fn kernels_with_the_same_code_or_a_fault_have_a_verdict_that_says_so() {
    let mut record = measured(17, &[("score", "wide", 0.0)], 60);
    let listing = |(variant, same_code_as): (&str, Option<&str>)| ListingFigure {
        axis: "score".into(),
        variant: variant.into(),
        same_code_as: same_code_as.map(str::to_owned),
        ..ListingFigure::default()
    };
    let listings = [("first", None), ("usual", Some("first")), ("twin", Some("first")), ("other", None)];
    record.listings = Figures::Measured { figures: listings.map(listing).to_vec() };
    pair(&mut record, &["usual", "twin", "other", "broken"].map(|variant| ("score", variant, 0.0, 60)));
    let Figures::Measured { figures } = &mut record.paired.level else { unreachable!("it is not measured") };
    figures[3].fault = Some("it answers 5".into());
    figures[3].comparison.launches.clear();
    let verdicts: Vec<Verdict> =
        decide(&record, LOSS_RULES).kernels.into_iter().map(|kernel| kernel.verdict).collect();
    assert!(is_open(&verdicts[0]), "the control was not judged: {verdicts:?}");
    assert!(is_open(&verdicts[2]), "{verdicts:?}");
    assert_eq!(verdicts[1], Verdict::SameCode { of: "usual".into() });
    assert_eq!(verdicts[3], Verdict::Unjudged { reason: "it answers 5".into() });
}

#[test]
fn a_control_is_measured_as_long_as_any_figure_of_its_axis_and_mode() {
    for (gain, wanted) in [(0.004, [true, true, false, false]), (0.2, [false; 4])] {
        let mut record = measured(18, &[("score", "wide", 0.0)], 60);
        let truth = [
            ("score", "usual", 0.0, 60),
            ("score", "wide", gain, 20),
            ("sliders", "usual", 0.0, 60),
            ("sliders", "rays", 0.2, 60),
        ];
        pair(&mut record, &truth);
        let open = open_kernels(record.paired.level.figures(), &Rules::default());
        assert_eq!(open, wanted, "{gain}");
    }
}

#[test]
fn a_record_decided_again_names_the_present_command() {
    let mut record = crate::fixtures::record();
    let missing = &mut record.unavailable[0];
    missing.reason = "this axis changes what is played: see `cargo lab study endgame`".to_owned();
    let axis = Axis {
        name: missing.axis.clone(),
        default: "other".to_owned(),
        variants: vec![missing.variant.clone()],
    };
    record.axes = vec![axis];
    let record = redecide(record);
    let wanted = "this axis changes what is played: see `cargo studies endgame`";
    assert_eq!(record.unavailable[0].reason, wanted);
    assert_eq!(record.decision.judgements[0].verdict, Verdict::Unjudged { reason: wanted.to_owned() });
}
