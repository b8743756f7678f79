//! The rows, what becomes of them, and what is kept in `reports/`.

use std::path::Path;

use super::evidence::Evidence;
use super::judge::{Judged, findings, judge, judge_all};
use super::rows::{Claims, Experiment, Kind};
use crate::record::finding::Holds;

fn root() -> &'static Path {
    crate::workspace::checkout()
}

#[test]
fn every_claim_has_its_row() {
    let rows = Claims::shipped().unwrap();
    let ids: Vec<u32> = rows.claims.iter().map(|row| row.id).collect();
    assert_eq!(ids, (1..=18).chain(20..=48).collect::<Vec<_>>());
}

#[test]
fn what_shows_a_claim_is_there() {
    for row in &Claims::shipped().unwrap().claims {
        for path in &row.see {
            assert!(root().join(path).is_file(), "claim {}: {path}", row.id);
        }
        let Experiment::Tests(tests) = &row.experiment else { continue };
        for test in tests {
            let (target, path) = test.split_once(": ").unwrap();
            let mut modules: Vec<&str> = path.split("::").collect();
            let name = modules.pop().unwrap();
            let folder = match target {
                "lib" => "crates/engine/src",
                "parts" => "crates/parts/src",
                file => {
                    modules = vec![file];
                    "tests"
                }
            };
            // `eval::tests::name` is in `src/eval/tests.rs`, in `src/eval.rs` or in `src/eval/mod.rs`.
            let sources = (1..=modules.len()).flat_map(|count| {
                let stem = format!("{folder}/{}", modules[..count].join("/"));
                [format!("{stem}.rs"), format!("{stem}/mod.rs")]
            });
            let texts = sources.filter_map(|path| std::fs::read_to_string(root().join(path)).ok());
            let is_there = texts.into_iter().any(|text| text.contains(&format!("fn {name}(")));
            assert!(is_there, "claim {}: {test}", row.id);
        }
    }
}

#[test]
fn rows_that_cannot_be_are_refused_by_their_number() {
    let with = |row: &str| {
        format!("[sources]\na = \"b\"\n[[claim]]\nsaid = \"\"\nwhy = \"\"\nsee = []\nkind = \"fact\"\n{row}")
    };
    let refused = |row: &str, wanted: &str| {
        let error = format!("{:#}", Claims::parse(&with(row)).unwrap_err());
        assert!(error.contains(wanted), "{error}");
    };
    refused("id = 7\nsource = \"c\"\nexperiment = \"nodes\"", "claim 7: there is no source `c`");
    refused("id = 7\nsource = \"a\"\nexperiment = { tests = [] }", "claim 7 names no test");
    refused("id = 7\nsource = \"a\"\nexperiment = { tests = [\"x\"] }", "`x` is not `target: test`");
    refused("id = 7\nsource = \"a\"\nexperiment = { dice = true }", "unknown variant `dice`");
}

#[test]
fn without_evidence_nothing_holds() {
    let evidence = Evidence::default();
    for row in &Claims::shipped().unwrap().claims {
        let judged = judge(row, &evidence);
        assert!(matches!(judged.holds, None | Some(Holds::Unknown)), "claim {}", row.id);
        assert!(!judged.seen.is_empty(), "claim {}", row.id);
    }
}

/// A fact that holds shows the figure by which it does, beside what was said, which has figures of its own.
fn shows_figures(one: &Judged<'_>, evidence: &Evidence) -> bool {
    let has_figure = |seen: &str| seen.contains(|letter: char| letter.is_ascii_digit());
    if one.row.kind == Kind::Feature || !matches!(one.holds, Some(Holds::Yes | Holds::Bettered)) {
        return true;
    }
    match &one.row.experiment {
        // A test that passes is what is seen.
        Experiment::Tests(_) => true,
        Experiment::Record(verb) => {
            let (findings, made) = findings(one.row.id, *verb, evidence).unwrap();
            !made.is_empty() && findings.iter().all(|finding| has_figure(&finding.seen))
        }
        // The words before the verdict name what was run.
        Experiment::Variants(_) => {
            one.seen.iter().all(|seen| seen.split_once(": ").is_some_and(|(_, words)| has_figure(words)))
        }
        _ => one.seen.iter().any(|seen| has_figure(seen)),
    }
}

#[test]
fn no_verdict_is_without_a_figure_or_a_test() {
    let rows = Claims::shipped().unwrap();
    let mut looked_at = 0;
    for folder in std::fs::read_dir(root().join("reports")).unwrap().flatten() {
        let folder = folder.path();
        if !folder.join("claims.json").is_file() {
            continue;
        }
        looked_at += 1;
        let evidence = Evidence::read(&folder).unwrap();
        let judged = judge_all(rows, &evidence);
        for one in &judged {
            assert!(shows_figures(one, &evidence), "claim {}: {:?}", one.row.id, one.seen);
        }
    }
    assert!(looked_at > 0, "no folder has records of claims");
}
