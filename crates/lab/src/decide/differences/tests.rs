use super::*;
use crate::decide::verdict;
use crate::fixtures::trimmed_record_of;
use crate::record::{Comparison, Figures, LOSS_RULES, Verdict};

fn side(record: Record) -> Side {
    Side { name: "a record".into(), record, deviation: 0.0 }
}

fn stored_record() -> Record {
    trimmed_record_of("amd-epyc-19-11-1-with-evaluation-classical")
}

/// Decides again from the samples of the record, after a test has changed them.
fn decided(mut record: Record) -> Side {
    record.decision = verdict::decide(&record, LOSS_RULES);
    side(record)
}

fn measured<T>(level: &mut Figures<T>) -> &mut Vec<T> {
    let Figures::Measured { figures } = level else { panic!("these figures were not measured") };
    figures
}

fn quicken(comparison: &mut Comparison, millionths: i32) {
    let launches = comparison.launches.iter_mut();
    for sample in
        launches.flat_map(|launch| launch.baseline_first.iter_mut().chain(&mut launch.candidate_first))
    {
        *sample += millionths;
    }
}

/// Returns the rows that are reported as different, each with its outcome.
fn reported_rows(found: &Differences) -> Vec<(&str, &str)> {
    let rows = found.rows.iter().filter(|row| row.differs || row.has_other_verdict);
    rows.map(|row| (row.what.as_str(), row.outcome)).collect()
}

#[test]
fn a_known_change_is_found_and_nothing_else_is_called_different() {
    type Change = fn(&mut Record);
    let cases: [(Change, &[(&str, &str)]); 7] = [
        (|_| (), &[]),
        (
            |record| {
                let mut comparisons = record.whole_engines.survey.comparisons.iter_mut();
                quicken(comparisons.find(|row| row.candidate.ends_with("popcount-swar")).unwrap(), -30_000);
            },
            &[("popcount/swar/positions/engine", "slower in B")],
        ),
        (
            |record| {
                let kernels = measured(&mut record.paired.level).iter_mut();
                let mut of_magic = kernels.filter(|kernel| kernel.variant == "magic");
                quicken(&mut of_magic.next().unwrap().comparison, 100_000);
            },
            &[("sliders/magic/recorded/throughput", "faster in B")],
        ),
        (
            |record| {
                let counts = measured(&mut record.instructions);
                counts[0].instructions_per_op *= 2.0;
                // This change is too small to matter.
                counts[1].instructions_per_op *= 1.001;
                counts[2].instructions_per_op *= 0.5;
            },
            &[
                ("popcount/hardware/recorded/latency", "more in B"),
                ("popcount/sparse/recorded/latency", "fewer in B"),
            ],
        ),
        (
            |record| {
                let listings = measured(&mut record.listings);
                listings[0].instructions += 3;
                // `same_code_as` names another variant. It may change because that variant's code
                // changed, so it does not count as a change of this variant's code.
                listings[1].same_code_as = Some("another".into());
            },
            &[("popcount/hardware for x86-64", "changed")],
        ),
        (
            |record| {
                let mut swar =
                    record.engines.iter_mut().filter(|engine| engine.slug.ends_with("popcount-swar"));
                let engine = swar.next().unwrap();
                (engine.sha256, engine.code_sha256) = ("0".into(), Some("0".into()));
            },
            &[("evaluation-classical+popcount-swar", "changed")],
        ),
        // These times come from one process each, so they prove nothing.
        (
            |record| {
                measured(&mut record.kernels).iter_mut().for_each(|figure| figure.nanoseconds_per_op *= 1.3);
            },
            &[],
        ),
    ];
    let a = decided(stored_record());
    for (change, wanted) in cases {
        let mut b = a.record.clone();
        change(&mut b);
        let found = find(&a, &decided(b));
        assert_eq!(reported_rows(&found), wanted);
        assert!(found.agree() && found.circumstances.iter().all(|(_, [a, b])| a == b));
    }
}

#[test]
fn two_halves_of_the_launches_of_one_run_do_not_differ() {
    let half = |odd: usize| {
        let mut record = stored_record();
        let figures = measured(&mut record.paired.level).iter_mut().map(|figure| &mut figure.comparison);
        for comparison in record.whole_engines.survey.comparisons.iter_mut().chain(figures) {
            comparison.launches = comparison.launches.drain(..).skip(odd).step_by(2).collect();
        }
        decided(record)
    };
    let found = find(&half(0), &half(1));
    let judged: Vec<&Row> = found.rows.iter().filter(|row| row.interval.is_some()).collect();
    assert!(judged.len() > 20, "{}", judged.len());
    let different: Vec<&&Row> = judged.iter().filter(|row| row.differs).collect();
    assert!(different.is_empty(), "{different:#?}");
}

#[test]
fn a_difference_within_the_noise_between_copies_is_not_reported() {
    let a = side(stored_record());
    let mut b = a.clone();
    let swar = b.record.decision.judgements.iter_mut().find(|judgement| judgement.variant == "swar").unwrap();
    let estimate = swar.estimate.as_mut().unwrap();
    for gain in [&mut estimate.gain, &mut estimate.low, &mut estimate.high] {
        *gain = (1.0 + *gain) * 0.97 - 1.0;
    }
    assert_eq!(reported_rows(&find(&a, &b)), [("popcount/swar/positions/engine", "slower in B")]);
    b.deviation = 0.02;
    assert_eq!(reported_rows(&find(&a, &b)), []);
}

#[test]
fn another_verdict_is_shown_though_its_figures_do_not_differ() {
    let a = side(stored_record());
    let mut b = a.clone();
    let swar = b.record.decision.judgements.iter_mut().find(|judgement| judgement.variant == "swar");
    swar.unwrap().verdict = Verdict::NoDifference { smallest_visible: 0.01 };
    let found = find(&a, &b);
    assert_eq!(reported_rows(&found), [("popcount/swar/positions/engine", "not sure")]);
    let row = found.rows.iter().find(|row| row.has_other_verdict).unwrap();
    let [a, b] = row.sides.each_ref().map(|side| side.as_ref().unwrap().text.as_str());
    assert!(a.ends_with(" %, slower") && b.ends_with(" %, no difference"), "{a} {b}");
}

#[test]
fn a_figure_that_cannot_be_compared_has_a_reason() {
    let a = side(stored_record());
    let mut b = a.clone();
    b.record.axes.iter_mut().find(|axis| axis.name == "sliders").unwrap().default = "magic".into();
    b.record.engines.pop();
    measured(&mut b.record.listings)[0].variant = "another".into();
    measured(&mut b.record.instructions)[0].instructions_per_op = -1.0;
    let swar = b.record.decision.judgements.iter_mut().filter(|judgement| judgement.variant == "swar");
    swar.for_each(|judgement| judgement.estimate.as_mut().unwrap().launches = 0);
    let found = find(&a, &b);
    let outcome_of = |kind: &str, what: &str| {
        found.rows.iter().find(|row| row.kind == kind && row.what == what).map(|row| row.outcome)
    };
    let last = a.record.engines.last().unwrap().slug.as_str();
    for (kind, what, outcome) in [
        ("engine", "sliders/rays/positions/engine", "of another baseline"),
        ("engine", "popcount/swar/positions/engine", "not comparable"),
        ("instructions", "popcount/hardware/recorded/latency", "not comparable"),
        ("listing", "popcount/hardware for x86-64", "only in A"),
        ("listing", "popcount/another for x86-64", "only in B"),
        ("build", last, "only in A"),
    ] {
        assert_eq!(outcome_of(kind, what), Some(outcome), "{what}");
    }
    assert_eq!(reported_rows(&found), []);
}
