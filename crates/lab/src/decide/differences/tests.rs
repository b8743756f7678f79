use std::path::Path;

use super::*;
use crate::record::{Estimate, Rung, Verdict};
use outpace::rng::Rng;
use outpace::sealed;
use ratio::Ratio;

fn root() -> &'static Path {
    crate::workspace::checkout()
}

/// A record that is kept, with its machine's calibration.
pub(crate) fn kept(name: &str) -> Kept {
    let reports = root().join("reports");
    let record: Record = sealed::load_from(&reports.join(name).join("record.json")).unwrap();
    let path = reports.join(&record.machine.key).join("calibration.json");
    let calibration = crate::decide::calibration::read(&path).unwrap();
    let calibrated = calibration.as_ref().and_then(Calibrated::of);
    Kept { name: name.to_owned(), record, calibrated }
}

const AGAIN: &str = "intel-xeon-6-cf-2-again";

/// A record, and it again after something was done to it.
fn changed(change: impl Fn(&mut Record)) -> Differences {
    let a = kept(AGAIN);
    let mut b = a.clone();
    change(&mut b.record);
    find(&a, &b)
}

#[test]
fn two_runs_of_the_same_source_on_the_same_machine_do_not_differ() {
    let names = std::fs::read_dir(root().join("reports")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let with_record = names.filter(|name| root().join("reports").join(name).join("record.json").is_file());
    let all: Vec<Kept> = with_record.map(|name| kept(&name)).collect();
    let mut pairs = 0;
    for a in &all {
        for b in all.iter().filter(|b| b.name != a.name) {
            let of = |kept: &Kept| (kept.record.machine.key.clone(), kept.record.source.sha256.clone());
            // A bundle's engines are linked otherwise.
            let alike = a.record.compiler == b.record.compiler && a.record.bundle == b.record.bundle;
            if of(a) != of(b) || !alike {
                continue;
            }
            pairs += 1;
            let found = find(a, b);
            let different: Vec<&Row> = found.different().collect();
            assert!(different.is_empty(), "{} {}: {different:#?}", a.name, b.name);
            assert!(found.rows.len() > 300 && found.choices.turned.iter().all(|one| !one.is_certain));
            assert!(summary::sentence(&found).starts_with("No difference beyond"));
            assert_eq!(found.code.count(Fate::Changed), (0, 0));
        }
    }
    assert!(pairs >= 6, "{pairs} pairs are kept");
}

#[test]
fn a_record_is_no_other_than_itself() {
    let found = changed(|_| {});
    assert_eq!((found.different().count(), found.choices.turned.len(), found.alone.len()), (0, 0, 0));
    assert!(found.choices.agree() && found.remarks[0].contains("the very same record"));
    assert!(found.circumstances.iter().all(Circumstance::is_same));
    assert!(found.rows.iter().all(|row| (row.ratio() - 1.0).abs() < 1e-12));
}

fn kernels(record: &mut Record, change: impl Fn(&str, &str, &mut f64)) {
    let Rung::Measured { figures } = &mut record.kernels else { panic!("it was measured") };
    for one in figures {
        let before = one.nanoseconds_per_op;
        change(&one.axis, &one.variant, &mut one.nanoseconds_per_op);
        let factor = one.nanoseconds_per_op / before;
        (one.low, one.high) = (one.low * factor, one.high * factor);
    }
}

#[test]
fn a_slower_clock_is_told_apart_from_a_slower_kernel() {
    let slower = |record: &mut Record| kernels(record, |_, _, time| *time *= 1.3);
    let found = changed(slower);
    assert_eq!(found.different().count(), 0);
    assert!((found.kernels.unwrap().factor - 1.3).abs() < 1e-9);

    let found = changed(|record| {
        slower(record);
        kernels(record, |axis, variant, time| {
            if (axis, variant) == ("popcount", "swar") {
                *time *= 1.2;
            }
        });
    });
    let different: Vec<&str> = found.different().map(|row| row.what.as_str()).collect();
    assert_eq!(different, ["popcount/swar/latency", "popcount/swar/throughput"]);
    let row = found.different().next().unwrap();
    assert!((row.ratio() - 1.2).abs() < 1e-9 && row.words() == "slower in B", "{row:?}");
    assert!((found.kernels.unwrap().factor - 1.3).abs() < 0.01);
}

#[test]
fn times_that_were_disturbed_here_and_there_are_no_difference() {
    let found = changed(|record| {
        let rng = std::cell::RefCell::new(Rng::new(7, "bursts"));
        kernels(record, |_, _, time| {
            let mut rng = rng.borrow_mut();
            let burst = if rng.below(10) == 0 { 2.5 } else { 1.0 };
            *time *= burst * (0.01 * rng.normal()).exp();
        });
    });
    assert_eq!(found.different().count(), 0, "{:#?}", found.different().collect::<Vec<_>>());
}

#[test]
fn the_surest_and_largest_difference_stands_first_and_the_verdict_on_it_is_certain() {
    let shift = |estimate: &mut Estimate, by: f64| {
        let Estimate { gain, low, high, .. } = estimate;
        for value in [gain, low, high] {
            *value = (1.0 + *value) * by - 1.0;
        }
    };
    let found = changed(|record| {
        for one in &mut record.decision.judgements {
            let by = match one.variant.as_str() {
                "magic" => 1.04,
                "swar" => 0.9,
                // It lies within what is relevant.
                "table" => 1.004,
                _ => 1.0,
            };
            if let Some(estimate) = &mut one.estimate {
                shift(estimate, by);
            }
            if one.variant == "magic" {
                one.verdict = Verdict::Faster;
            }
            if one.variant == "table" {
                one.verdict = Verdict::NoDifference { smallest_visible: 0.01 };
            }
        }
    });
    let told: Vec<(&str, &str)> = found.different().map(|row| (row.what.as_str(), row.words())).collect();
    assert_eq!(told, [("popcount-swar", "slower in B"), ("sliders-magic", "faster in B")]);
    let turned: Vec<(&str, bool)> =
        found.choices.turned.iter().map(|one| (one.what.as_str(), one.is_certain)).collect();
    assert_eq!(turned, [("popcount-table", false), ("sliders-magic", true)]);
    let sentence = summary::sentence(&found);
    assert!(
        sentence.contains(
            "2 of 143 figures differ for certain; the most: popcount-swar (engine), slower in B, B/A 0.900"
        ),
        "{sentence}"
    );
}

#[test]
fn what_is_exact_differs_if_it_changed_and_is_slight_if_by_less_than_matters() {
    let found = changed(|record| {
        let Rung::Measured { figures } = &mut record.instructions else { panic!("it was measured") };
        figures[0].instructions_per_op *= 2.0;
        figures[1].instructions_per_op *= 1.001;
        let Rung::Measured { figures } = &mut record.listings else { panic!("it was measured") };
        figures[0].instructions += 3;
        figures[1].same_code_as = Some("another".into());
        (record.engines[3].sha256, record.engines[3].code_sha256) = ("0".repeat(64), Some("0".repeat(64)));
        record.engines[3].nodes = Some(1);
    });
    let count = |standing| found.count(Kind::Instructions, |one| one == standing);
    assert_eq!((count(Standing::Slight), count(Standing::Same)), (1, 36));
    let row = found.different().next().unwrap();
    assert!((row.kind, row.words()) == (Kind::Instructions, "more in B") && row.interval(0.95).is_none());
    assert!((row.least().unwrap() - 1.0).abs() < 1e-9, "twice as many are 100 % more");
    assert_eq!(found.code.count(Fate::Changed), (2, 1));
    assert!(found.code.plays_otherwise() && found.code.listings[1].changes[0].contains("that of another"));
}

#[test]
fn what_falls_to_half_is_less_by_half() {
    let found = changed(|record| {
        let Rung::Measured { figures } = &mut record.instructions else { panic!("it was measured") };
        figures[0].instructions_per_op *= 0.5;
    });
    let least = found.different().next().unwrap().least().unwrap();
    assert!((least - 0.5).abs() < 1e-9, "{least}");
    assert!(summary::sentence(&found).contains("by 50.00 % at the least"), "{}", summary::sentence(&found));
}

#[test]
fn what_is_measured_against_another_default_or_in_one_alone_is_named_and_not_compared() {
    let found = changed(|record| {
        record.axes[1].default = "magic".into();
        for one in &mut record.decision.kernels {
            if one.axis == "sliders" {
                one.baseline = "magic".into();
            }
        }
        record.engines.pop();
        record.listings = Rung::Unmeasured { reason: "no".into(), remedy: None };
    });
    assert!(!found.rows.iter().any(|row| row.what.starts_with("sliders-")));
    let why = |what: &str| -> Vec<&str> {
        found.alone.iter().filter(|one| one.what == what).map(|one| one.why.as_str()).collect()
    };
    assert_eq!(
        why("engine"),
        ["only in A", "only in B", "not comparable: the default is pext in A, magic in B"]
    );
    assert_eq!(why("kernel in lock-step"), ["only in A", "only in B"]);
    assert_eq!((why("listing"), why("build")), (vec!["only in A"], vec!["only in A"]));
}

#[test]
fn false_alarms_stay_below_five_per_cent_however_many_figures_there_are() {
    let mut rng = Rng::new(3, "differences");
    let rules = Rules { relevance: 1e-9, ..verdict::RULES };
    // A mean of so many normal values and its error.
    let mut seen = |count: usize| {
        let values: Vec<f64> = (0..count).map(|_| rng.normal()).collect();
        let mean = values.iter().sum::<f64>() / count as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let (count, freedom) = (count as f64, (count - 1) as f64);
        Ratio::new(mean, (squares / freedom / count).sqrt(), freedom).unwrap()
    };
    let alarms = (0..1000).filter(|_| {
        let row = |(a, b): (Ratio, Ratio)| Row {
            kind: Kind::Engine,
            what: String::new(),
            both: None,
            times: None,
            standing: Standing::Alike,
            size: Size::Measured(b.over(a).unwrap()),
        };
        let mut rows: Vec<Row> = (0..20).map(|_| row((seen(20), seen(12)))).collect();
        judge(&mut rows, rules);
        rows.iter().any(|row| row.standing.differs())
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
        kernels(record, |axis, variant, time| match (axis, variant) {
            ("popcount", "swar") => *time = 0.0,
            ("popcount", _) => *time = -*time,
            _ => *time = f64::MAX,
        });
        for engine in &mut record.engines {
            (engine.slug, engine.nps) = (format!("{hostile}{}", engine.slug), Some(0));
        }
        let Rung::Measured { figures } = &mut record.instructions else { panic!("it was measured") };
        (figures[0].instructions_per_op, figures[1].instructions_per_op) = (0.0, -1.0);
    });
    for all in [false, true] {
        let text = summary::text(&found, all);
        let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!text.contains(steers) && text.contains("\\u{1b}]0;x\\u{7}"), "{text}");
        assert!(!text.lines().any(|line| line.starts_with("| no difference")), "{text}");
    }
    assert!(serde_json::to_string(&summary::told(&found)).unwrap().contains("\\u001b"));
}

#[test]
fn what_is_shown_is_as_much_as_fits_a_screen_unless_all_is_wanted() {
    let found = changed(|record| {
        let Rung::Measured { figures } = &mut record.instructions else { panic!("it was measured") };
        for (at, one) in figures.iter_mut().enumerate() {
            one.instructions_per_op *= 1.1 + at as f64;
        }
    });
    let [short, all] = [false, true].map(|all| summary::text(&found, all));
    assert!(short.contains("and 18 more that differ; --all") && !all.contains("--all"), "{short}");
    assert!(short.lines().count() < 80 && all.lines().count() > found.rows.len());
}
