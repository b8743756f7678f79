//! Tests the reading and drawing of every kind of file that the studies store, with hostile values
//! put in by [`plywright_testing::hostile`].

use plywright_lab::record::Machine;
use plywright_testing::hostile::{hold, shortened_record};

use crate::claims::trial::Trials;
use crate::evidence::Evidence;
use crate::matches::ratings::List;
use crate::scaling::{self, Scaling};
use crate::soak::Soak;
use crate::targets::{self, Compared};
use crate::{cmd, endgame, matches, threads};

/// Page of the claims for this evidence.
fn claims(machine: &Machine, evidence: &Evidence) -> String {
    crate::claims::page::page(machine, evidence, &Default::default()).unwrap()
}

#[test]
fn scaling_json_is_safe_to_show() {
    hold(shortened_record("tests/fixtures/intel-xeon-6-cf-2/scaling.json", 4), |scaling: &mut Scaling| {
        let evidence = Evidence { scaling: Some(scaling.clone()), ..Evidence::default() };
        vec![claims(&scaling.machine, &evidence), scaling::page::page(scaling)]
    });
}

#[test]
fn compare_json_is_safe_to_show() {
    hold(
        shortened_record("tests/fixtures/intel-xeon-6-cf-2/compare-x86-64-i686-quick.json", 1),
        |compared: &mut Compared| {
            compared.judge_again();
            let evidence = Evidence { compared: vec![compared.clone()], ..Evidence::default() };
            vec![targets::page::page(compared), claims(&compared.machine, &evidence)]
        },
    );
}

#[test]
fn endgame_json_is_safe_to_show() {
    hold(shortened_record("tests/fixtures/endgame.json", 4), |record: &mut endgame::Record| {
        let evidence = Evidence { endgame: Some(record.clone()), ..Evidence::default() };
        vec![claims(&record.machine, &evidence), endgame::page::page(record)]
    });
}

#[test]
fn threads_json_is_safe_to_show() {
    hold(shortened_record("tests/fixtures/threads.json", 4), |record: &mut threads::Record| {
        vec![threads::page::page(record)]
    });
}

#[test]
fn claims_json_is_safe_to_show() {
    let mut record = shortened_record("tests/fixtures/amd-epyc-1a-2-1/claims.json", 4);
    let trials = record["trials"].as_object_mut().unwrap();
    // Keep one trial of each kind: tests, questions to the counters, delays, and times of counting.
    trials.retain(|claim, _| ["1", "32", "54", "55"].contains(&claim.as_str()));
    hold(record, |trials: &mut Trials| {
        vec![claims(&trials.machine, &Evidence { trials: Some(trials.clone()), ..Evidence::default() })]
    });
}

#[test]
fn match_records_are_safe_to_show() {
    let record = crate::matches::tests::record("Glaurung 2.2", matches::ratings::CLOCK, [8, 2, 2]);
    hold(serde_json::to_value(record).unwrap(), |record: &mut matches::Record| {
        let printed = cmd::matches::printed(std::slice::from_ref(record));
        let is_plain = !printed.contains('\u{1b}') && !printed.contains("\n## forged");
        assert!(is_plain, "{printed}");
        let mut pages = vec![matches::table(&[record]).markdown()];
        pages.extend(List::from_matches([&*record]).map(|list| list.table().markdown()));
        let evidence = Evidence { matches: vec![record.clone()], ..Evidence::default() };
        pages.push(claims(&record.machine, &evidence));
        pages
    });
}

#[test]
fn soak_json_is_safe_to_show() {
    let soak = serde_json::to_value(crate::soak::tests::soak()).unwrap();
    let is_plain =
        |text: String| assert!(!text.contains('\u{1b}') && !text.contains("\n## forged"), "{text}");
    hold(soak, |soak: &mut Soak| {
        is_plain(cmd::soak::printed(soak));
        let evidence = Evidence { soak: Some(soak.clone()), ..Evidence::default() };
        vec![claims(&soak.machine, &evidence), cmd::soak::rows(soak).markdown()]
    });
}
