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
            let name = test.path.rsplit("::").next().unwrap();
            let library = match test.target.as_str() {
                "lib" => Some("crates/engine/src"),
                "parts" => Some("crates/parts/src"),
                _ => None,
            };
            let sources: Vec<_> = if let Some(library) = library {
                // `eval::tests::name` is in `src/eval/tests.rs`, in `src/eval.rs` or in `src/eval/mod.rs`.
                let parts: Vec<&str> = test.path.split("::").collect();
                (1..parts.len())
                    .flat_map(|count| {
                        let stem = format!("{library}/{}", parts[..count].join("/"));
                        [format!("{stem}.rs"), format!("{stem}/mod.rs")]
                    })
                    .collect()
            } else {
                vec![format!("tests/{}.rs", test.target)]
            };
            let is_there = |path: &String| {
                std::fs::read_to_string(root().join(path))
                    .is_ok_and(|text| text.contains(&format!("fn {name}(")))
            };
            assert!(sources.iter().any(is_there), "claim {}: {test}", row.id);
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

/// Whether a figure stands in it.
fn has_figure(seen: &str) -> bool {
    seen.contains(|letter: char| letter.is_ascii_digit())
}

/// A fact that holds shows the figure by which it does, beside what was said, which has figures of its own.
fn shows_figures(one: &Judged<'_>, evidence: &Evidence) -> bool {
    let is_well = |holds| matches!(holds, Holds::Yes | Holds::Bettered);
    if one.row.kind == Kind::Feature || !one.holds.is_some_and(is_well) {
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
            one.seen.iter().all(|seen| seen.split_once(": ").is_some_and(|(_, told)| has_figure(told)))
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
