use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::*;
use crate::record::{Mode, Verdict};
use outpace::sealed;

fn root() -> &'static Path {
    crate::workspace::checkout()
}

fn fixture() -> Record {
    sealed::load_from(&root().join("tests/fixtures/record.json")).unwrap()
}

/// Every record that is kept, one of the first schema among them.
fn kept() -> Vec<(PathBuf, Record)> {
    let reports = std::fs::read_dir(root().join("reports")).unwrap();
    let mut paths: Vec<PathBuf> = reports
        .map(|entry| entry.unwrap().path().join("record.json"))
        .filter(|path| path.is_file())
        .collect();
    assert!(!paths.is_empty());
    paths.extend(["tests/fixtures/record.json", "tests/records/schema-1.json"].map(|path| root().join(path)));
    paths.into_iter().map(|path| (path.clone(), sealed::load_from(&path).unwrap())).collect()
}

fn exported(record: &Record, format: Format) -> Value {
    serde_json::from_str(&export(record, format).unwrap()).unwrap()
}

/// Holds every kept record's export against what the consumer takes, and sees that the schema refuses something.
#[track_caller]
fn assert_taken(format: Format, schema: &str, spoil: impl Fn(&mut Value)) {
    let path = root().join("tests/formats").join(schema);
    let schema: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let validator = jsonschema::draft7::new(&schema).unwrap();
    for (path, record) in kept() {
        // critcmp takes nothing but kernel times, which not every record has.
        if format == Format::Critcmp && record.kernels.figures().is_empty() {
            assert!(export(&record, format).is_err(), "{}", path.display());
            continue;
        }
        let mut value = exported(&record, format);
        if let Err(error) = validator.validate(&value) {
            panic!("{}: {}: {error}", path.display(), error.instance_path());
        }
        spoil(&mut value);
        assert!(!validator.is_valid(&value), "the schema takes anything");
    }
}

#[test]
fn critcmp_takes_it() {
    assert_taken(Format::Critcmp, "critcmp.schema.json", |value| {
        let benchmarks = value["benchmarks"].as_object_mut().unwrap();
        let one = benchmarks.values_mut().next().unwrap();
        one["criterion_estimates_v1"].as_object_mut().unwrap().remove("std_dev");
    });
}

#[test]
fn bencher_takes_it() {
    assert_taken(Format::Bmf, "bmf.schema.json", |value| {
        let benchmark = value.as_object_mut().unwrap().values_mut().next().unwrap();
        benchmark.as_object_mut().unwrap().values_mut().next().unwrap()["value"] = Value::Null;
    });
}

#[test]
fn the_github_action_takes_it() {
    assert_taken(Format::GithubActionBenchmark, "github-action-benchmark.schema.json", |value| {
        value[0]["value"] = "1.0".into();
    });
    for (path, record) in kept() {
        let entries = exported(&record, Format::GithubActionBenchmark);
        let entries = entries.as_array().unwrap();
        // An entry is found again by its name alone.
        let names: BTreeSet<&str> = entries.iter().map(|entry| entry["name"].as_str().unwrap()).collect();
        assert_eq!(names.len(), entries.len(), "{}", path.display());
    }
}

#[test]
fn every_figure_of_a_record_is_a_line_of_json() {
    for (path, record) in kept() {
        let text = export(&record, Format::Jsonl).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let of = |metric: &str| lines.iter().filter(|line| line["metric"] == metric).count();
        assert_eq!(of("time"), record.kernels.figures().len(), "{}", path.display());
        assert_eq!(of("instructions"), record.instructions.figures().len(), "{}", path.display());
        let decision = &record.decision;
        let judged = decision.control.iter().chain(&decision.judgements).chain(&decision.confirmation);
        let layouts = judged.clone().filter(|judgement| judgement.layouts.is_some()).count();
        let against = record.against.iter().zip(&decision.against).count();
        assert_eq!(of("speed"), decision.kernels.len() + judged.count() + layouts + against);
        for line in &lines {
            let parts = ["axis", "variant", "operands", "mode"].map(|part| line[part].as_str().unwrap());
            assert_eq!(line["name"], parts.join("/"));
            assert_eq!(
                (&line["machine"], line["value"].is_number()),
                (
                    &Value::from(record.machine.key.as_str()),
                    !matches!(line["verdict"].as_str(), Some("same-code" | "default" | "unjudged")),
                )
            );
            if let (Some(low), Some(high)) = (line["low"].as_f64(), line["high"].as_f64()) {
                let value = line["value"].as_f64().unwrap();
                assert!(low <= value && value <= high, "{line}");
            }
        }
    }
}

#[test]
fn units_and_directions_are_each_formats_own() {
    let mut record = fixture();
    // 3 % slower: 0.97 of the speed, 1 / 0.97 of the time.
    let swar = record.decision.judgements.iter_mut().find(|judgement| judgement.variant == "swar").unwrap();
    let estimate = swar.estimate.as_mut().unwrap();
    (estimate.gain, estimate.low, estimate.high) = (-0.03, -0.04, -0.02);
    let lines = export(&record, Format::Jsonl).unwrap();
    let line = lines.lines().find(|line| line.contains("\"popcount/swar/positions/engine\"")).unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    assert_eq!(
        (&line["value"], &line["unit"], &line["verdict"]),
        (&0.97.into(), &"ratio".into(), &"slower".into())
    );

    let bmf = exported(&record, Format::Bmf);
    let wanted = serde_json::json!({ "value": 0.97, "lower_value": 0.96, "upper_value": 0.98 });
    assert_eq!(bmf["popcount/swar/positions/engine"]["speed"], wanted);
    let wanted = serde_json::json!({ "value": 1.0, "lower_value": 0.99, "upper_value": 1.01 });
    assert_eq!(bmf["popcount/swar/bits-01/throughput"]["latency"], wanted);

    let entries = exported(&record, Format::GithubActionBenchmark);
    let entry =
        |name: &str| entries.as_array().unwrap().iter().find(|entry| entry["name"] == name).unwrap().clone();
    let slower = entry("popcount/swar/positions/engine/relative-time");
    assert_eq!(
        (slower["value"].as_f64(), &slower["unit"]),
        (Some(1.0 / 0.97), &"times the default's".into())
    );
    assert_eq!(slower["range"], "± 0.010629");
    let extra = slower["extra"].as_str().unwrap();
    assert!(extra.contains("verdict: slower\nsome-cpu at no-revision, rustc 1.95"), "{extra}");
    let time = entry("popcount/swar/bits-01/throughput/time");
    assert_eq!(
        (&time["value"], &time["unit"], &time["range"]),
        (&1.0.into(), &"ns".into(), &"± 0.010000".into())
    );

    let critcmp = exported(&record, Format::Critcmp);
    assert_eq!(critcmp["name"], "some-cpu@no-revision@1800000000");
    let estimates = &critcmp["benchmarks"]["popcount/swar/bits-01/throughput"]["criterion_estimates_v1"];
    assert_eq!(estimates["mean"]["point_estimate"], 1.0);
    let error = estimates["std_dev"]["point_estimate"].as_f64().unwrap();
    assert!((error - 0.01 / 1.96).abs() < 1e-6, "{error}");
    assert!(critcmp["benchmarks"].as_object().unwrap().keys().all(|name| !name.contains("/engine")));
}

#[test]
fn a_verdict_without_a_figure_is_a_line_alone() {
    let mut record = fixture();
    let swar = record.decision.judgements.iter_mut().find(|judgement| judgement.variant == "swar").unwrap();
    swar.verdict = Verdict::SameCode { of: "baseline".to_owned() };
    swar.estimate = None;
    let lines = export(&record, Format::Jsonl).unwrap();
    let line = lines.lines().find(|line| line.contains("\"popcount/swar/positions/engine\"")).unwrap();
    assert!(
        line.contains(r#""value":null,"low":null,"high":null,"unit":"ratio","verdict":"same-code""#),
        "{line}"
    );
    assert!(line.contains(r#""because":"baseline""#), "{line}");
    for format in [Format::Bmf, Format::GithubActionBenchmark, Format::Critcmp] {
        assert!(!export(&record, format).unwrap().contains("swar/positions"), "{format:?}");
    }
}

#[test]
fn what_cannot_be_told_is_refused_by_name() {
    fn refused(spoil: impl Fn(&mut Record)) -> String {
        let mut record = fixture();
        spoil(&mut record);
        export(&record, Format::Bmf).unwrap_err().to_string()
    }
    fn kernels(record: &mut Record) -> &mut Vec<crate::record::KernelFigure> {
        let Rung::Measured { figures } = &mut record.kernels else { panic!("the fixture has kernels") };
        figures
    }
    let told = refused(|record| kernels(record)[0].nanoseconds_per_op = -1.0);
    assert_eq!(told, "the time of `popcount/swar/bits-01/throughput` cannot be -1e0");
    let told = refused(|record| kernels(record)[0].high = f64::INFINITY);
    assert_eq!(told, "the time of `popcount/swar/bits-01/throughput` cannot be inf");
    let told = refused(|record| {
        let again = kernels(record)[0].clone();
        kernels(record).push(again);
    });
    assert_eq!(told, "two figures are the time of `popcount/swar/bits-01/throughput`");
    let told = refused(|record| kernels(record)[0].operands = "x".repeat(2000));
    assert!(told.starts_with("Bencher takes no name above 1024 characters: popcount/swar/xxx"), "{told}");
    // Nothing is left of an engine that is infinitely slower.
    let told = refused(|record| record.decision.judgements[0].estimate.as_mut().unwrap().low = -1.0);
    assert!(told.ends_with("/positions/engine` cannot be 0e0"), "{told}");

    // The same operands in both modes are two figures.
    let mut record = fixture();
    let mut again = kernels(&mut record)[0].clone();
    again.mode = Mode::Latency;
    kernels(&mut record).push(again);
    assert!(export(&record, Format::Bmf).unwrap().contains("popcount/swar/bits-01/latency"));

    let mut nothing = fixture();
    nothing.kernels = Rung::Unmeasured { reason: "no time".to_owned(), remedy: None };
    nothing.decision.control = None;
    nothing.decision.judgements.clear();
    let error = export(&nothing, Format::GithubActionBenchmark).unwrap_err().to_string();
    assert!(error.starts_with("there is no figure in the record"), "{error}");
    let error = export(&nothing, Format::Critcmp).unwrap_err().to_string();
    assert_eq!(error, "there are no kernel times in the record, and critcmp takes nothing else: no time");
    assert_eq!(export(&nothing, Format::Jsonl).unwrap(), "");
    assert!(absent(&nothing).contains(&"kernel times: no time".to_owned()));
}
