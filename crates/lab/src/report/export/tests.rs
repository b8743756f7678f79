use std::path::PathBuf;

use serde_json::{Value, json};

use super::*;
use crate::fixtures::record as fixture;
use crate::record::{Figures, KernelFigure, Mode, Verdict};
use outpace::record::sealed;

fn stored_records() -> Vec<(PathBuf, Record)> {
    let paths = crate::fixtures::records();
    paths.into_iter().map(|path| (path.clone(), sealed::load_from(&path).unwrap())).collect()
}

fn lines(record: &Record) -> Vec<Value> {
    let text = export(record).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn kernels(record: &mut Record) -> &mut Vec<KernelFigure> {
    let Figures::Measured { figures } = &mut record.kernels else { panic!("the fixture has kernels") };
    figures
}

#[test]
fn every_figure_of_a_record_is_a_line_of_json() {
    for (path, record) in stored_records() {
        let lines = lines(&record);
        let count = |metric: &str| lines.iter().filter(|line| line["metric"] == metric).count();
        let decision = &record.decision;
        let judged = decision.control.iter().chain(&decision.judgements).chain(&decision.against).count();
        let [times, counts] = [record.kernels.figures().len(), record.instructions.figures().len()];
        let wanted = [times, counts, decision.kernels.len() + judged];
        assert_eq!(["time", "instructions", "speed"].map(count), wanted, "{}", path.display());
        for line in &lines {
            let parts = ["axis", "variant", "operands", "mode"].map(|part| line[part].as_str().unwrap());
            assert_eq!(line["name"], parts.join("/"));
            assert_eq!(line["machine"], record.machine.key);
            let has_none = matches!(line["verdict"].as_str(), Some("same-code" | "default" | "unjudged"));
            assert_eq!(line["value"].is_null(), has_none, "{line}");
            if let (Some(low), Some(high)) = (line["low"].as_f64(), line["high"].as_f64()) {
                let value = line["value"].as_f64().unwrap();
                assert!(low <= value && value <= high, "{line}");
            }
        }
    }
}

#[test]
fn a_speed_is_a_ratio_and_a_verdict_without_a_figure_has_its_own_line() {
    let mut record = fixture();
    let name = "popcount/swar/positions/engine";
    let swar = record.decision.judgements.iter().position(|judgement| judgement.variant == "swar").unwrap();
    let estimate = record.decision.judgements[swar].estimate.as_mut().unwrap();
    // 3 % slower: 0.97 of the speed.
    (estimate.gain, estimate.low, estimate.high) = (-0.03, -0.04, -0.02);
    let line = |record: &Record| lines(record).into_iter().find(|line| line["name"] == name).unwrap();
    let row = line(&record);
    let fields = ["value", "low", "high", "unit", "verdict"].map(|field| row[field].clone());
    assert_eq!(json!(fields), json!([0.97, 0.96, 0.98, "ratio", "slower"]));

    let swar = &mut record.decision.judgements[swar];
    (swar.verdict, swar.estimate) = (Verdict::SameCode { of: "baseline".to_owned() }, None);
    let row = line(&record);
    let fields = ["value", "low", "high", "unit", "verdict", "because"].map(|field| row[field].clone());
    assert_eq!(json!(fields), json!([null, null, null, "ratio", "same-code", "baseline"]));
}

#[test]
fn a_figure_that_cannot_be_exported_is_named_in_the_error() {
    type Spoil = fn(&mut Record);
    let time = "time of `popcount/swar/bits-01/throughput`";
    let spoilt: [(Spoil, String); 4] = [
        (|record| kernels(record)[0].nanoseconds_per_op = -1.0, format!("the {time} cannot be -1e0")),
        (|record| kernels(record)[0].high = f64::INFINITY, format!("the {time} cannot be inf")),
        (|record| kernels(record).extend_from_within(..1), format!("two figures are the {time}")),
        // An engine that is infinitely slower has a speed of zero.
        (
            |record| record.decision.judgements[0].estimate.as_mut().unwrap().low = -1.0,
            "the speed of `popcount/swar/positions/engine` cannot be 0e0".to_owned(),
        ),
    ];
    for (spoil, wanted) in spoilt {
        let mut record = fixture();
        spoil(&mut record);
        let error = export(&record).unwrap_err().to_string();
        assert!(error.starts_with(&wanted), "{error}");
    }

    // The same operands in both modes are two figures.
    let mut record = fixture();
    let again = KernelFigure { mode: Mode::Latency, ..kernels(&mut record)[0].clone() };
    kernels(&mut record).push(again);
    assert!(export(&record).unwrap().contains("popcount/swar/bits-01/latency"));

    let mut nothing = fixture();
    nothing.kernels = Figures::Unmeasured { reason: "no time".to_owned(), remedy: None };
    nothing.decision.control = None;
    nothing.decision.judgements.clear();
    assert_eq!(export(&nothing).unwrap(), "");
    assert!(absent(&nothing).contains(&"kernel times: no time".to_owned()));
}
