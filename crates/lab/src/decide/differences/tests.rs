use std::cell::RefCell;
use std::path::Path;

use super::*;
use crate::record::{KernelFigure, Rung};
use outpace::rng::Rng;
use outpace::sealed;

fn reports() -> std::path::PathBuf {
    crate::workspace::checkout().join("reports")
}

/// A record that is kept, with its machine's calibration.
pub(crate) fn side(name: &str) -> Side {
    let record: Record = sealed::load_from(&reports().join(name).join("record.json")).unwrap();
    let path = reports().join(&record.machine.key).join("calibration.json");
    let calibration = crate::decide::calibration::read(&path).unwrap();
    Side { name: name.to_owned(), record, calibrated: calibration.as_ref().and_then(Calibrated::of) }
}

/// A record, and it again after something was done to it.
fn changed(change: impl Fn(&mut Record)) -> Differences {
    let a = side("intel-xeon-6-cf-2");
    let mut b = a.clone();
    change(&mut b.record);
    find(&a, &b)
}

fn measured<T>(rung: &mut Rung<T>) -> &mut [T] {
    let Rung::Measured { figures } = rung else { panic!("it was measured") };
    figures
}

/// Multiplies the kernels' times.
fn times(record: &mut Record, factor: impl Fn(&KernelFigure) -> f64) {
    for one in measured(&mut record.kernels) {
        let factor = factor(one);
        for time in [&mut one.nanoseconds_per_op, &mut one.low, &mut one.high] {
            *time *= factor;
        }
    }
}

#[test]
fn two_runs_of_the_same_source_on_the_same_machine_do_not_differ() {
    let names = std::fs::read_dir(reports()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let with_record = names.filter(|name| Path::new(&reports().join(name).join("record.json")).is_file());
    let all: Vec<Side> = with_record.map(|name| side(&name)).collect();
    let mut pairs = 0;
    for a in &all {
        for b in all.iter().filter(|b| b.name != a.name) {
            let of = |side: &Side| (side.record.machine.key.clone(), side.record.source.sha256.clone());
            // A bundle's engines are linked otherwise.
            let alike = a.record.compiler == b.record.compiler && a.record.bundle == b.record.bundle;
            if of(a) != of(b) || !alike {
                continue;
            }
            pairs += 1;
            let found = find(a, b);
            let different: Vec<&Row> = found.different().collect();
            assert!(different.is_empty(), "{} {}: {different:#?}", a.name, b.name);
            assert!(found.rows.len() > 300 && found.verdicts.iter().all(|one| !one.is_certain));
            assert!(summary::sentence(&found).starts_with("No difference beyond"));
            assert!(found.code.iter().all(|one| one.state != State::Changed));
        }
    }
    assert!(pairs >= 6, "{pairs} pairs are kept");
}

#[test]
fn a_record_does_not_differ_from_itself() {
    let found = changed(|_| {});
    assert_eq!((found.different().count(), found.verdicts.len(), found.left_out.len()), (0, 0, 0));
    assert!(found.agree() && found.remarks[0].contains("the very same record"));
    assert!(found.circumstances.iter().all(|(_, [a, b])| a == b));
    assert!(found.rows.iter().all(|row| (row.ratio.value() - 1.0).abs() < 1e-12));
}

#[test]
fn a_slower_clock_and_bursts_are_told_apart_from_a_slower_kernel() {
    let found = changed(|record| times(record, |_| 1.3));
    assert_eq!(found.different().count(), 0);
    assert!((found.kernels.unwrap().factor - 1.3).abs() < 1e-9);

    let rng = RefCell::new(Rng::new(7, "bursts"));
    let burst = |rng: &mut Rng| if rng.below(10) == 0 { 2.5 } else { 1.0 } * (0.01 * rng.normal()).exp();
    let found = changed(|record| times(record, |_| burst(&mut rng.borrow_mut())));
    assert_eq!(found.different().count(), 0, "{:#?}", found.different().collect::<Vec<_>>());

    let is_slower = |one: &KernelFigure| (one.axis.as_str(), one.variant.as_str()) == ("popcount", "swar");
    let found = changed(|record| times(record, |one| if is_slower(one) { 1.56 } else { 1.3 }));
    let different: Vec<&str> = found.different().map(|row| row.what.as_str()).collect();
    assert_eq!(different, ["popcount/swar/latency", "popcount/swar/throughput"]);
    let row = found.different().next().unwrap();
    assert!((row.ratio.value() - 1.2).abs() < 1e-9 && row.words() == "slower in B", "{row:?}");
    assert!((found.kernels.unwrap().factor - 1.3).abs() < 0.01);
}

#[test]
fn the_surest_and_largest_difference_stands_first_and_the_verdict_on_it_is_certain() {
    let found = changed(|record| {
        for one in &mut record.decision.judgements {
            let by = match one.variant.as_str() {
                "magic" => 1.04,
                "swar" => 0.9,
                // It lies within what is relevant.
                "table" => 1.004,
                _ => continue,
            };
            let estimate = one.estimate.as_mut().unwrap();
            for value in [&mut estimate.gain, &mut estimate.low, &mut estimate.high] {
                *value = (1.0 + *value) * by - 1.0;
            }
            if one.variant != "swar" {
                one.verdict = Verdict::NoDifference { smallest_visible: 0.01 };
            }
        }
    });
    let (swar, magic) = ("popcount/swar/positions/engine", "sliders/magic/positions/engine");
    let different: Vec<_> = found.different().map(|row| (row.what.as_str(), row.words())).collect();
    assert_eq!(different, [(swar, "slower in B"), (magic, "faster in B")]);
    let verdicts: Vec<_> = found.verdicts.iter().map(|one| (one.what.as_str(), one.is_certain)).collect();
    assert_eq!(verdicts, [("popcount/table/positions/engine", false), (magic, true)]);
    let sentence = summary::sentence(&found);
    let wanted =
        format!("2 of 143 figures differ for certain; the most: {swar} (engine), slower in B, B/A 0.900");
    assert!(sentence.contains(&wanted), "{sentence}");
}

#[test]
fn what_is_exact_differs_where_it_changed_by_more_than_matters() {
    let found = changed(|record| {
        let counts = measured(&mut record.instructions);
        counts[0].instructions_per_op *= 2.0;
        counts[1].instructions_per_op *= 1.001;
        counts[2].instructions_per_op *= 0.5;
        let listings = measured(&mut record.listings);
        listings[0].instructions += 3;
        listings[1].same_code_as = Some("another".into());
        (record.engines[3].sha256, record.engines[3].code_sha256) = ("0".repeat(64), Some("0".repeat(64)));
        record.engines[3].nodes = Some(1);
    });
    let counts: Vec<&Row> = found.rows.iter().filter(|row| row.kind == Kind::Instructions).collect();
    let count = |outcome| counts.iter().filter(|row| row.outcome == outcome).count();
    assert_eq!((count(Outcome::Alike), count(Outcome::Same)), (1, 35));
    assert!(counts.iter().all(|row| row.interval(0.95).is_none()));
    // Twice as many are 100 % more, half as many 50 % less.
    let least = |at: usize| (counts[at].words(), (counts[at].least().unwrap() * 1e6).round());
    let mut different = [least(0), least(1)];
    different.sort_by_key(|(words, _)| *words);
    assert_eq!(different, [("fewer in B", 5e5), ("more in B", 1e6)]);

    assert_eq!([code::LISTING, code::BUILD].map(|kind| found.count(kind, State::Changed)), [2, 1]);
    assert!(found.code[1].changes[0].contains("→ of another"), "{:?}", found.code[1]);
    assert!(found.remarks.last().unwrap().contains("not the same engine"));
}

#[test]
fn what_is_measured_against_another_default_or_in_one_alone_is_named_and_not_compared() {
    let found = changed(|record| {
        record.axes[1].default = "magic".into();
        for one in record.decision.kernels.iter_mut().filter(|one| one.axis == "sliders") {
            one.baseline = "magic".into();
        }
        record.engines.pop();
        record.listings = Rung::Unmeasured { reason: "no".into(), remedy: None };
    });
    assert!(!found.rows.iter().any(|row| row.kind <= Kind::Lockstep && row.what.starts_with("sliders/")));
    let left_out: BTreeSet<_> = found.left_out.iter().map(|one| (one.what, one.why.as_str())).collect();
    let other = "not comparable: it is of `pext` in A, of `magic` in B";
    for wanted in
        [("engine", other), ("kernel in lock-step", other), ("listing", "only in A"), ("build", "only in A")]
    {
        assert!(left_out.contains(&wanted), "{wanted:?}: {left_out:?}");
    }
}

#[test]
fn false_alarms_stay_below_five_per_cent_however_many_figures_there_are() {
    let mut rng = Rng::new(3, "differences");
    let rules = Rules { relevance: 1e-9, ..crate::decide::verdict::RULES };
    // A mean of so many normal values and its error.
    let mut seen = |count: usize| {
        let values: Vec<f64> = (0..count).map(|_| rng.normal()).collect();
        let mean = values.iter().sum::<f64>() / count as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let (count, freedom) = (count as f64, (count - 1) as f64);
        Ratio::new(mean, (squares / freedom / count).sqrt(), freedom).unwrap()
    };
    let mut row = || Row {
        kind: Kind::Engine,
        what: String::new(),
        both: None,
        times: None,
        ratio: seen(20).over(seen(12)).unwrap(),
        outcome: Outcome::Alike,
    };
    let alarms = (0..1000).filter(|_| {
        let mut rows: Vec<Row> = (0..20).map(|_| row()).collect();
        judge(&mut rows, rules);
        rows.iter().any(Row::differs)
    });
    let alarms = alarms.count();
    assert!((25..=75).contains(&alarms), "{alarms} of 1000");
}

#[test]
fn nothing_that_a_record_can_say_panics_or_steers_a_terminal() {
    let hostile = "<b>\u{1b}]0;x\u{7}\u{202e}\n| no difference |";
    let found = changed(|record| {
        record.machine.brand = hostile.into();
        record.source.revision = Some(hostile.into());
        record.decision.choice.command = hostile.into();
        record.started = u64::MAX;
        record.decision.judgements[0].variant = hostile.into();
        record.decision.kernels[0].operands = hostile.into();
        for (at, one) in record.decision.judgements.iter_mut().enumerate() {
            if let Some(estimate) = &mut one.estimate {
                (estimate.gain, estimate.launches) = ([-1.0, f64::MAX, -9.0, 0.0][at % 4], at % 3);
            }
        }
        for one in record.decision.kernels.iter_mut().filter_map(|one| one.estimate.as_mut()) {
            (one.spread, one.low, one.high) = (f64::MAX, -0.999, f64::MAX);
        }
        times(record, |one| match (one.axis.as_str(), one.variant.as_str()) {
            ("popcount", "swar") => 0.0,
            ("popcount", _) => -1.0,
            _ => f64::MAX,
        });
        for engine in &mut record.engines {
            (engine.slug, engine.nps) = (format!("{hostile}{}", engine.slug), Some(0));
        }
        let counts = measured(&mut record.instructions);
        (counts[0].instructions_per_op, counts[1].instructions_per_op) = (0.0, -1.0);
    });
    for all in [false, true] {
        let text = summary::text(&found, all);
        let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!text.contains(steers) && text.contains("\\u{1b}]0;x\\u{7}"), "{text}");
        assert!(!text.lines().any(|line| line.starts_with("| no difference")), "{text}");
    }
    assert!(serde_json::to_string(&summary::answer(&found)).unwrap().contains("\\u001b"));
}

#[test]
fn what_is_shown_is_as_much_as_fits_a_screen_unless_all_is_wanted() {
    let found = changed(|record| {
        for (at, one) in measured(&mut record.instructions).iter_mut().enumerate() {
            one.instructions_per_op *= 1.1 + at as f64;
        }
    });
    let [short, all] = [false, true].map(|all| summary::text(&found, all));
    assert!(short.contains("and 18 more that differ; --all") && !all.contains("--all"), "{short}");
    assert!(short.lines().count() < 80 && all.lines().count() > found.rows.len());
}

#[test]
fn a_moment_is_in_utc_whatever_it_is() {
    for (seconds, wanted) in [
        (1_795_223_341, "2026-11-21 01:09 UTC"),
        (0, "1970-01-01 00:00 UTC"),
        (u64::MAX, "18446744073709551615 s after 1970"),
        (1 << 62, "4611686018427387904 s after 1970"),
    ] {
        assert_eq!(date(seconds), wanted);
    }
}
