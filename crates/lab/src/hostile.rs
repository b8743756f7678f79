//! Tests every kind of file that the lab writes and reads again, with hostile values in it
//! ([`plywright_testing::hostile`]).

use std::path::Path;

use outpace::compare::calibration::sentence;
use plywright_testing::hostile::{hold, shortened_record};
use serde_json::json;

use crate::build::targets::{self, Matrix};
use crate::bundle::Manifest;
use crate::cmd::compare;
use crate::decide::calibration::Calibration;
use crate::decide::pool::Pooled;
use crate::decide::{differences, verdict};
use crate::evidence::Evidence;
use crate::record::profiles::tests::graph;
use crate::record::profiles::{Difference, Profiles, Subject};
use crate::record::runs::Runs;
use crate::record::{Record, Unavailable, Verdict};
use crate::report::place::Place;
use crate::report::profiles::Sources;
use crate::report::site::Ways;
use crate::report::unfolded::PageContext;
use crate::report::{self, export, index, summary};

/// Returns the pages of a machine with this record and nothing else.
fn pages(record: &Record) -> Vec<String> {
    let nowhere = Path::new("nowhere");
    let files = report::draw(nowhere, nowhere, record, &Evidence::default(), "").unwrap();
    files.into_iter().map(|(_, text)| String::from_utf8(text).unwrap()).collect()
}

/// Returns the page of a machine with this evidence in addition to its record.
fn with_evidence(evidence: &Evidence) -> String {
    let mut record: Record =
        serde_json::from_value(shortened_record("tests/fixtures/record.json", 2)).unwrap();
    record.axes.clear();
    report::page(&record, evidence, &PageContext::default())
}

/// Returns the page of all machines, with only one machine, which has this record and this
/// evidence.
fn over_all(record: &Record, evidence: Evidence) -> String {
    let place = Place { name: "zen".to_owned(), record: record.clone(), evidence };
    index::page(&[place], &[], &[], "")
}

#[test]
fn a_record() {
    let whole = shortened_record("tests/fixtures/record.json", 2);
    let other: Record = serde_json::from_value(whole.clone()).unwrap();
    hold(whole, |record: &mut Record| {
        let _ = export::export(record);
        let mut texts = pages(record);
        record.decision = verdict::decide(record, record.decision.rules);
        texts.extend(pages(record));
        texts.push(over_all(record, Evidence::default()));
        let _ = summary::table(record);
        // No text of the record may add a key to the file, neither by a line break in a comment nor
        // by a quotation mark in a string.
        let choice: toml::Table = summary::choice(record).unwrap().parse().unwrap();
        assert_eq!(choice["because"].as_str(), Some(record.decision.choice.because.as_str()));
        assert!(choice.len() <= 10, "{choice}");
        let named = |record: &Record| differences::Side {
            name: "a".to_owned(),
            record: record.clone(),
            deviation: 0.0,
        };
        let text = compare::text(&differences::find(&named(&other), &named(record)), true);
        assert!(!text.contains('\u{1b}') && !text.contains("\n## forged"), "{text}");
        texts
    });
}

#[test]
fn a_list_of_runs() {
    hold(shortened_record("tests/fixtures/amd-epyc-19-11-1/runs.json", 4), |runs: &mut Runs| {
        let known = Pooled::from_runs(&runs.runs).known();
        assert!(known.iter().all(|figure| figure.gain.is_finite()), "{known:?}");
        let page = index::page(&[], std::slice::from_ref(runs), &[], "");
        vec![page, with_evidence(&Evidence { runs: Some(runs.clone()), ..Evidence::default() })]
    });
}

#[test]
fn a_list_of_flamegraphs() {
    let mut profiles = Profiles::none("zen", "Zen");
    let mut swar = graph(Subject::Engine, Some(("popcount", "swar")), "a");
    swar.difference = Some(Difference { file: swar.file.clone(), verdict: Some(Verdict::Slower) });
    let missing = Unavailable { axis: "target".into(), variant: "native".into(), reason: "no".into() };
    let kernels = graph(Subject::Kernels, Some(("popcount", "swar")), "a");
    profiles.merge(vec![graph(Subject::Engine, None, "a"), swar, kernels], vec![missing]);
    hold(serde_json::to_value(&profiles).unwrap(), |profiles: &mut Profiles| {
        vec![report::profiles::page(profiles, &Sources::default(), &Ways::default())]
    });
}

#[test]
fn a_table_of_targets() {
    hold(shortened_record("tests/fixtures/intel-xeon-6-cf-2/targets.json", 4), |matrix: &mut Matrix| {
        vec![targets::page::markdown(matrix)]
    });
}

#[test]
fn a_calibration() {
    hold(
        shortened_record("tests/fixtures/intel-xeon-6-cf-2/calibration.json", 4),
        |calibration: &mut Calibration| {
            let mut sentences = vec![sentence(&calibration.trials)];
            sentences.push(with_evidence(&Evidence {
                calibration: Some(calibration.clone()),
                ..Evidence::default()
            }));
            calibration.judge_again();
            sentences.push(sentence(&calibration.trials));
            sentences
        },
    );
}

#[test]
fn the_manifest_of_a_bundle() {
    let compiler = json!({ "version": "rustc 1.95.0", "host": "x86_64-unknown-linux-gnu", "llvm": "22" });
    let source = json!({ "version": "0.1.0", "revision": null, "dirty": false, "sha256": "0" });
    let whole = json!({
        "schema": 1, "command": "cargo lab bundle", "platform": "x86_64-unknown-linux-gnu", "architecture": "x86_64",
        "flags": ["-Ctarget-feature=+crt-static"], "axes": ["side"], "toolchain": "stable", "compiler": compiler,
        "compilers": { "nightly": compiler }, "source": source,
        "engines": [{
            "features": [], "target_cpu": null, "file": "engines/baseline", "code_sha256": null,
            "link": { "Ok": { "object": "objects/baseline.o", "words": ["file:ld"] } },
        }],
        "missing": [{ "axis": "target", "variant": "native", "reason": "a bundle holds no engine for one very CPU" }],
        "suites": { "side": "suites/side" },
        "instructions": { "state": "unmeasured", "reason": "no valgrind", "remedy": null },
        "listings": { "state": "unmeasured", "reason": "no listing", "remedy": null },
        "files": { "engines/baseline": "0", "objects/baseline.o": "0", "ld": "0", "lab": "0", "suites/side": "0" },
        "sha256": "",
    });
    hold(whole, |manifest: &mut Manifest| {
        manifest.engines.iter().map(|engine| engine.build.command()).collect()
    });
}
