//! Tests of the claims in `claims.toml`, of the verdicts on them, and of the records stored in
//! `reports/`.

use super::counted::{Counted, Popcounts};
use super::explained::{MACHINE, StoredEvidence};
use super::judge::{Judged, findings, judge, judge_all, together, unmeasured};
use super::page::page;
use super::rows::{Claims, Experiment, Kind, Row};
use super::trial::{Games, Outcome, Trial, Trials, study};
use super::wakes::{Delays, Loaded, Wakes};
use crate::evidence::Evidence;
use crate::finding::Holds::{self, Bettered, No, Partly, Unknown, Yes};
use crate::fixtures::{assert_says, load_record, record_of};
use crate::matches::Record as Match;
use crate::matches::tests::record as played_at;
use crate::provenance::Provenance;
use outpace::os::files::Scratch;
use outpace::record::sealed;
use plywright_lab::measure::recording::Questions;
use plywright_lab::record::profiles::{self, Profiles};
use plywright_lab::record::{Missing, Mode, RECORDED, Record, Verdict};
use plywright_lab::terminal::format::{date, percent};
use plywright_testing::checkout as root;

#[test]
fn no_claim_number_is_missing() {
    let rows = Claims::shipped().unwrap();
    let ids: Vec<u32> = rows.claims.iter().map(|row| row.id).collect();
    assert_eq!(ids, (1..=18).chain(20..=63).collect::<Vec<_>>());
}

#[test]
fn every_claim_is_well_formed() {
    let rows = Claims::shipped().unwrap();
    for row in &rows.claims {
        let id = row.id;
        assert!(rows.sources.contains_key(&row.source), "claim {id}: unknown source");
        let is_short = row.explained.as_ref().is_none_or(|why| why.says.len() <= 5);
        assert!(is_short, "claim {id}: more than five sentences");
        match &row.experiment {
            Experiment::Tests(tests) => assert!(!tests.is_empty(), "claim {id} names no test"),
            Experiment::Variants(variants) => {
                let mut shares = variants.values().filter_map(|expected| expected.at_most);
                assert!(shares.all(|most| 0.0 < most && most < 1.0), "claim {id}: `at_most` is no share");
            }
            Experiment::EarlyExits | Experiment::Wakes | Experiment::Popcounts => {
                assert!(row.also.is_empty(), "claim {id} is measured and has tests besides");
            }
            _ => {}
        }
    }
}

#[test]
fn files_and_tests_cited_by_claims_exist() {
    for row in &Claims::shipped().unwrap().claims {
        for path in &row.see {
            let path = path.replace(MACHINE, EXPLAINED);
            assert!(root().join(&path).is_file(), "claim {}: {path}", row.id);
        }
        for test in row.tests() {
            let (target, path) = test.split_once(": ").unwrap();
            let mut modules: Vec<&str> = path.split("::").collect();
            let name = modules.pop().unwrap();
            let folder = match target {
                "lib" => "crates/engine/src",
                "parts" => "crates/parts/src",
                "knowledge" => {
                    modules = vec![target];
                    "crates/tables/tests"
                }
                file => {
                    modules = vec![file];
                    "tests"
                }
            };
            // The test `eval::tests::name` is in `src/eval/tests.rs`, `src/eval.rs` or
            // `src/eval/mod.rs`.
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
fn without_evidence_nothing_holds() {
    let evidence = Evidence::default();
    for row in &Claims::shipped().unwrap().claims {
        let judged = judge(row, &evidence);
        assert!(matches!(judged.holds, None | Some(Holds::Unknown)), "claim {}", row.id);
        assert!(!judged.seen.is_empty(), "claim {}", row.id);
    }
}

/// Returns false if a fact (a claim that is not a feature) is judged to hold but the verdict shows
/// no measured figure. Figures that only repeat the claim do not count. Features, facts tried by
/// tests and all other verdicts pass.
fn shows_figures(claim: &Judged<'_>, evidence: &Evidence) -> bool {
    let has_figure = |seen: &str| seen.contains(|letter: char| letter.is_ascii_digit());
    if claim.row.kind == Kind::Feature || !matches!(claim.holds, Some(Holds::Yes | Holds::Bettered)) {
        return true;
    }
    match &claim.row.experiment {
        // For these a passing test is the evidence.
        Experiment::Tests(_) => true,
        Experiment::Record(verb) => {
            let (findings, made) = findings(claim.row.id, *verb, evidence).unwrap();
            !made.is_empty() && findings.iter().all(|finding| has_figure(&finding.seen))
        }
        // The words before the colon only name the engines.
        Experiment::Variants(_) => {
            claim.seen.iter().all(|seen| seen.split_once(": ").is_some_and(|(_, words)| has_figure(words)))
        }
        _ => claim.seen.iter().any(|seen| has_figure(seen)),
    }
}

#[test]
fn every_verdict_shows_a_figure_or_a_test() {
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
        for claim in &judged {
            assert!(shows_figures(claim, &evidence), "claim {}: {:?}", claim.row.id, claim.seen);
        }
    }
    assert!(looked_at > 0, "no folder has records of claims");
}

fn row(id: u32) -> &'static Row {
    Claims::shipped().unwrap().claims.iter().find(|row| row.id == id).unwrap()
}

/// Trimmed record of `cargo lab choose` on the machine [`EXPLAINED`], in which every launch has its
/// own code layout.
fn choice() -> Record {
    record_of(EXPLAINED)
}

/// Record of the same machine for engines with the classical evaluation.
fn classical() -> Record {
    record_of(&format!("{EXPLAINED}-with-evaluation-classical"))
}

/// Verdict on a claim, and what was seen.
type Found = (Option<Holds>, String);

fn found(id: u32, evidence: &Evidence) -> Found {
    let judged = judge(row(id), evidence);
    (judged.holds, judged.seen.join("; "))
}

/// Evidence of these two lab records alone.
fn evidence_from_lab(choice: Option<Record>, classical: Option<Record>) -> Evidence {
    let lab = plywright_lab::evidence::Evidence { choice, classical, ..Default::default() };
    Evidence { lab, ..Evidence::default() }
}

/// Judges a claim by the two lab records alone, after a change to both.
fn verdict_from_choice(id: u32, change: impl Fn(&mut Record)) -> Found {
    let [choice, classical] = [choice(), classical()].map(|mut record| {
        change(&mut record);
        Some(record)
    });
    found(id, &evidence_from_lab(choice, classical))
}

/// Judges a claim by trials alone.
fn verdict_from_trials(id: u32, trials: Trials) -> Found {
    found(id, &Evidence { trials: Some(trials), ..Evidence::default() })
}

/// Judges a claim after the variant's interval of gains was replaced by this one, and the variant's
/// verdict by `NoDifference`, which decides nothing.
fn verdict_with_interval(id: u32, variant: &str, [low, high]: [f64; 2], in_one_layout: bool) -> Found {
    verdict_from_choice(id, |record| {
        let slug =
            |axis: &Option<String>, name: &str| format!("{}-{name}", axis.as_deref().unwrap_or_default());
        let mut judgements = record.decision.judgements.iter_mut();
        let judged = judgements.find(|judged| slug(&judged.family, &judged.variant) == variant).unwrap();
        // With the network, the terms of the classical evaluation are not judged.
        let Some(estimate) = judged.estimate.as_mut() else { return };
        judged.verdict = Verdict::NoDifference { smallest_visible: 0.01 };
        (estimate.low, estimate.high) = (low, high);
        if in_one_layout {
            let reason = "it cannot be linked again".to_owned();
            record.whole_engines.as_built.push(Missing { candidate: variant.to_owned(), reason });
        }
    })
}

#[test]
fn an_interval_across_the_bound_decides_nothing() {
    for (interval, in_one_layout, wanted) in [
        ([-0.03, -0.006], false, Yes),
        // A loss too small to be worth a decision is not a loss in the sense of the claim.
        ([-0.004, 0.002], false, No),
        ([0.01, 0.02], false, No),
        // An interval that reaches across the bound decides nothing, whatever its verdict is
        // called.
        ([-0.015, 0.001], false, Unknown),
        ([-0.006, -0.004], false, Unknown),
        // With a single code layout, a loss must be larger to count as an effect of the code, and a
        // gain must be larger to contradict the claim.
        ([-0.03, -0.006], true, Unknown),
        ([-0.03, -0.016], true, Yes),
        ([-0.004, 0.002], true, Unknown),
        ([0.01, 0.02], true, No),
    ] {
        // Claim 22 is also judged by the variant's kernel, which confirms it. So it holds in part
        // if the engine denies it.
        let with_kernel = if wanted == No { Partly } else { wanted };
        for (id, variant, wanted) in [(7, "score-split", wanted), (22, "evasions-general", with_kernel)] {
            let (holds, seen) = verdict_with_interval(id, variant, interval, in_one_layout);
            assert_eq!(holds, Some(wanted), "{interval:?}: {seen}");
            assert_eq!(seen.contains("in one code layout"), in_one_layout, "{seen}");
        }
    }
}

/// The kernel in each of its modes (throughput and latency) is as much a part of the verdict as the
/// whole engine.
#[test]
fn a_gain_of_the_kernel_that_is_lost_in_the_engine_holds_in_part() {
    for (gain, wanted) in [(-0.6, Partly), (0.6, No)] {
        let (holds, seen) = verdict_from_choice(22, |record| {
            let judged = record.decision.judgements.iter_mut();
            let mut judged = judged.filter(|judgement| judgement.variant == "general");
            let whole = judged.next().unwrap().estimate.as_mut().unwrap();
            (whole.low, whole.high) = (-0.004, 0.002);
            let kernels = record.decision.kernels.iter_mut().filter(|kernel| kernel.variant == "general");
            let kernels = kernels.filter_map(|kernel| kernel.estimate.as_mut());
            kernels.for_each(|estimate| (estimate.low, estimate.high) = (gain - 0.01, gain + 0.01));
        });
        assert_eq!(holds, Some(wanted), "{seen}");
        assert_eq!(seen.matches("the kernel of `evasions-general`").count(), 2, "{seen}");
    }
}

#[test]
fn claim_20_bounds_the_loss_at_five_percent() {
    for (interval, wanted) in [
        ([-0.03, -0.006], Yes),
        // The loss is sure, but not that it is at most 5 %.
        ([-0.06, -0.006], Unknown),
        ([-0.08, -0.06], Partly),
        ([-0.004, 0.002], Partly),
    ] {
        let (holds, seen) = verdict_with_interval(20, "weights-runtime", interval, false);
        assert_eq!(holds, Some(wanted), "{interval:?}: {seen}");
        assert!(seen.contains("the claim asks for no more than 5.0 %"), "{seen}");
    }
}

#[test]
fn parts_are_combined_by_what_was_seen() {
    for (parts, wanted) in [
        (&[][..], Unknown),
        (&[Yes, Yes], Yes),
        (&[Bettered, Bettered], Bettered),
        (&[Yes, Bettered], Yes),
        (&[Yes, No], Partly),
        (&[Yes, No, Unknown], Partly),
        (&[Bettered, Partly], Partly),
        (&[No, Partly], Partly),
        (&[Unknown, Partly], Partly),
        // A part that cannot be judged leaves the claim open, unless another is denied.
        (&[Yes, Unknown], Unknown),
        (&[No, Unknown], No),
        (&[No, No], No),
    ] {
        assert_eq!(together(parts.iter().copied()), wanted, "{parts:?}");
    }
}

#[test]
fn node_counts_are_reported_for_every_compiler_that_built_an_engine() {
    let (holds, seen) = verdict_from_choice(37, |_| ());
    assert_eq!(holds, Some(Yes), "{seen}");
    assert_says(&seen, &["1 of 1 builds by rustc 1.97.0-nightly", " builds by rustc 1.95.0 "]);
    let of_nightly = |record: &mut Record, change: fn(&mut plywright_lab::record::Engine)| {
        let mut engines = record.engines.iter_mut();
        change(engines.find(|engine| engine.build.compiler.is_some()).unwrap());
    };
    let (holds, seen) = verdict_from_choice(37, |record| of_nightly(record, |engine| engine.nodes = Some(1)));
    assert_eq!(holds, Some(Partly), "{seen}");
    assert!(seen.contains("0 of 1 builds by rustc 1.97.0-nightly"), "{seen}");
    // A crashed engine gives no count.
    let (holds, seen) = verdict_from_choice(37, |record| of_nightly(record, |engine| engine.nodes = None));
    assert_eq!(holds, Some(Partly), "{seen}");
    assert!(seen.contains("0 of 1 builds by rustc 1.97.0-nightly"), "{seen}");
    let (holds, seen) =
        verdict_from_choice(37, |record| record.engines.retain(|engine| engine.build.compiler.is_none()));
    assert_eq!(holds, Some(Unknown), "{seen}");
    assert!(seen.contains("other compilers are not on record"), "{seen}");
}

/// Returns trials with one entry: claim `id`, all of its tests passed, for the engine of `record`,
/// begun `later` seconds after that record.
fn passed(record: &Record, id: u32, later: u64) -> Trials {
    let made = Provenance {
        command: format!("cargo studies claims {id}"),
        started: record.started + later,
        seconds: 1.0,
        compiler: record.compiler.clone(),
        source: record.source.clone(),
        noise: record.noise,
    };
    let outcome = Outcome::Tests(row(id).tests().map(|test| (test.to_owned(), true)).collect());
    let mut trials = Trials::new(record.machine.clone());
    let study = study(root(), row(id)).unwrap();
    trials.trials.insert(id, Trial { made, outcome, study });
    trials
}

#[test]
fn evidence_of_an_older_engine_is_shown_and_decides_nothing() {
    let record = classical();
    let age = format!("{}, of {}", date(record.started), &record.source.revision.as_ref().unwrap()[..7]);
    let trials = Some(passed(&record, 1, 60));
    let mut evidence = Evidence { trials, ..evidence_from_lab(None, Some(record)) };
    let judged = judge(row(7), &evidence);
    assert_eq!((judged.holds, judged.age()), (Some(Yes), age.clone()));
    assert!(judged.history.is_empty());
    // Now the engine changes and a test is run.
    let trial = evidence.trials.as_mut().unwrap().trials.get_mut(&1).unwrap();
    trial.made.source.sha256 = "another".to_owned();
    let judged = judge(row(7), &evidence);
    assert_eq!((judged.holds, judged.rests_on.len(), judged.history.len()), (Some(Unknown), 0, 1));
    assert_eq!(judged.age(), format!("history: {age}"));
    let seen = judged.seen.join("; ");
    let begin = "not measured since the engine changed: `cargo lab choose --with evaluation-classical` measures it; history: ";
    assert!(seen.starts_with(begin) && seen.ends_with("(holds then)"), "{seen}");
    assert_eq!(judge(row(1), &evidence).holds, Some(Yes));
    // An older test becomes history once there is a record of a later engine.
    let trial = evidence.trials.as_mut().unwrap().trials.get_mut(&1).unwrap();
    trial.made.started = 0;
    assert_eq!(judge(row(1), &evidence).holds, Some(Unknown));
    assert_eq!(judge(row(7), &evidence).holds, Some(Yes));
}

#[test]
fn missing_measurements_are_listed_once_each() {
    let record = choice();
    let source = record.source.sha256.clone();
    let named = |ids: &[u32], evidence: &Evidence, source: &str| -> Vec<(String, Vec<u32>)> {
        let rows: Vec<&Row> = ids.iter().map(|id| row(*id)).collect();
        unmeasured(&rows, evidence, source)
            .into_iter()
            .map(|(measuring, ids)| (measuring.command(), ids))
            .collect()
    };
    let choose = |with: &str, id| (format!("cargo lab choose{with}"), vec![id]);
    let both = [choose(" --with evaluation-classical", 7), choose("", 22)];
    let targets = |ids: &[u32]| ("cargo xtask targets --quick".to_owned(), ids.to_vec());
    // `cargo studies claims` runs tests and studies itself, so claims 1 and 31 name no command.
    // Claim 47 would need hours of games, which it does not start.
    let ids = [1, 7, 22, 31, 37, 47];
    let nothing = Evidence::default();
    assert_eq!(named(&ids, &nothing, &source), [&both[..], &[targets(&[37])]].concat());
    let kept = evidence_from_lab(Some(record), Some(classical()));
    assert_eq!(named(&ids, &kept, &source), [targets(&[37])]);
    assert_eq!(named(&ids, &kept, "another"), [&both[..], &[targets(&[37])]].concat());
}

#[test]
fn a_test_that_was_not_run_shows_nothing() {
    let by = |kept: fn(&str) -> bool| {
        let mut trials = passed(&choice(), 46, 0);
        let trial = trials.trials.get_mut(&46).unwrap();
        if let Outcome::Tests(tests) = &mut trial.outcome {
            tests.retain(|test, _| kept(test));
        }
        verdict_from_trials(46, trials).0
    };
    assert_eq!(by(|_| true), Some(Yes));
    assert_eq!(by(|_| false), Some(Unknown));
    // A trial made before the claim named its other tests has only this one.
    assert_eq!(by(|test| test.ends_with("the_node_limit_is_exact")), Some(Unknown));
}

#[test]
fn a_study_is_judged_by_move_mate_depth_and_nodes() {
    let record = choice();
    for (id, wanted, parts) in [
        (30, Yes, &["the move is the source's, b4d4", "from depth 4, by the source from 18 (bettered)"][..]),
        (
            31,
            Partly,
            &[
                "the move is the source's, h3g2",
                "mate in 9, the source's in 8 (does not hold)",
                "1616.1 times as many; no verdict, since the answers differ (cannot tell)",
            ],
        ),
        (
            39,
            Partly,
            &[
                "the move is b3d5, the source's h5h6 (does not hold)",
                "the_source_s_own_move_mates_in_six",
                "mate in 6, the source's in 6",
            ],
        ),
        (
            40,
            Partly,
            &[
                "the move is the source's, f4h4",
                "from depth 23, by the source from 9 (does not hold)",
                "1.7 times as many (bettered)",
            ],
        ),
    ] {
        let (holds, seen) = verdict_from_trials(id, passed(&record, id, 0));
        assert_eq!(holds, Some(wanted), "claim {id}: {seen}");
        assert_says(&seen, parts);
    }
}

/// Judges a claim whose trial had this outcome.
fn verdict_from_outcome(id: u32, outcome: Outcome) -> Found {
    let mut trials = passed(&choice(), id, 0);
    trials.trials.get_mut(&id).unwrap().outcome = outcome;
    // The outcome survives being written and read.
    let kept = sealed::sealed(&trials).unwrap();
    let read: Trials = sealed::read(&kept, "claims.json".as_ref()).unwrap();
    assert_eq!(read.trials, trials.trials);
    verdict_from_trials(id, trials)
}

#[test]
fn early_exits_are_judged_by_the_counters_alone() {
    let games = |nodes, by_counters| {
        let questions = Questions { asked: 10_000, by_counters, by_plies: 8_300, by_either: 9_999 };
        Games { games: 4, nodes, seed: 1, questions }
    };
    let judged = |short, long| {
        let games = vec![games(20_000, short), games(1_000_000, long)];
        verdict_from_outcome(32, Outcome::NeverSeen { slots: 1 << 14, games })
    };
    for (short, long, wanted) in
        [(9_900, 9_991, Partly), (9_900, 9_900, No), (9_991, 9_991, Yes), (9_995, 9_999, Bettered)]
    {
        let (holds, seen) = judged(short, long);
        assert_eq!(holds, Some(wanted), "{seen}");
        for figure in ["83.00 %", "99.99 %", "16,384", "20,000", "1,000,000"] {
            assert!(seen.contains(figure), "{figure}: {seen}");
        }
    }
    let old = Outcome::EarlyExits { games: 4, nodes: 20_000, seed: 1, questions: 10_000, exits: 9_999 };
    assert_eq!(verdict_from_outcome(32, old).0, Some(Unknown));
}

#[test]
fn late_wake_ups_are_judged_by_the_latest_and_by_99_of_100() {
    let delays = |[median, most, worst]: [u64; 3]| Delays { median, most, worst };
    for (slept, answered, wanted) in [
        // The claim's margin is 25 ms. The sleep takes 10 ms of it, so it may end at most 15 ms
        // late.
        ([70, 900, 15_000], [60, 200, 25_000], Yes),
        // One late trial in a hundred is not covered.
        ([70, 900, 15_001], [60, 200, 300], Partly),
        ([70, 900, 900], [60, 200, 25_001], Partly),
        ([70, 15_001, 15_001], [60, 200, 300], Partly),
        ([70, 900, 900], [60, 25_001, 25_001], Partly),
        ([0, 900, 900], [60, 200, 300], Partly),
        ([0, 16_000, 16_000], [60, 25_001, 25_001], No),
    ] {
        let (slept, answered) = (delays(slept), delays(answered));
        let loaded = Some(Loaded { busy: 8, slept, answered });
        let wakes = Wakes { rounds: 200, slept, answered, loaded };
        let (holds, seen) = verdict_from_outcome(54, Outcome::Wakes(wakes));
        assert_eq!(holds, Some(wanted), "{seen}");
        assert!(seen.contains("200 trials"), "{seen}");
    }
    // The part itself holds in part if only the latest of the trials is too late.
    let busy = |most, worst| {
        let loaded = Loaded { busy: 8, slept: delays([70, most, worst]), answered: delays([60, 200, 300]) };
        let idle = delays([70, 900, 900]);
        let wakes = Wakes { rounds: 200, slept: idle, answered: idle, loaded: Some(loaded) };
        verdict_from_outcome(54, Outcome::Wakes(wakes)).1
    };
    assert_says(
        &busy(15_000, 15_001),
        &["25.00 ms in 99 of 100, 25.00 ms at worst; its margin is 25 ms (in part)"],
    );
    assert_says(&busy(15_001, 15_001), &["its margin is 25 ms (does not hold)"]);
    // A claim that holds on an idle machine may fail on a busy one.
    let (idle, late) = (delays([70, 900, 900]), delays([3_000, 17_000, 27_000]));
    let wakes = |loaded| Wakes { rounds: 200, slept: idle, answered: idle, loaded };
    let loaded = Loaded { busy: 8, slept: late, answered: idle };
    let (holds, seen) = verdict_from_outcome(54, Outcome::Wakes(wakes(Some(loaded))));
    assert_eq!(holds, Some(Partly), "{seen}");
    assert!(seen.contains("beside 8 busy threads") && seen.contains("27.00 ms"), "{seen}");
    assert_eq!(verdict_from_outcome(54, Outcome::Wakes(wakes(None))).0, Some(Unknown));
}

#[test]
fn claim_55_is_judged_for_each_compiler_and_width() {
    let counts = |compiler: &str, function: &str, picoseconds: [u64; 4]| {
        let (by, is_ours, function) = (compiler.to_owned(), compiler == "rustc", function.to_owned());
        Counted { bits: 32, by, is_ours, function, picoseconds: picoseconds.to_vec() }
    };
    let judged = |shift, sparse, builtin| {
        let counted = vec![
            counts("rustc", "shift", [900; 4]),
            counts("rustc", "sparse", [1_000; 4]),
            counts("gcc (Debian) 12.2.0", "shift", shift),
            counts("gcc (Debian) 12.2.0", "sparse", sparse),
            counts("gcc (Debian) 12.2.0", "builtin", builtin),
        ];
        let unmeasured = vec!["clang for 32 bits is not here".to_owned()];
        let set_bits = vec![0, 3, 7, 12];
        verdict_from_outcome(55, Outcome::Popcounts(Popcounts { set_bits, counted, unmeasured }))
    };
    let (flat, rising) = ([2_900, 3_000, 2_900, 2_900], [450, 1_400, 2_600, 5_000]);
    let (holds, seen) = judged(flat, rising, [3_100; 4]);
    assert_eq!(holds, Some(Yes), "{seen}");
    assert_says(
        &seen,
        &["faster up to 7 bits; ours not faster at the lowest number of bits", "2.90 to 3.00 ns; ours 0.90"],
    );
    assert_says(&seen, &["at 4 of 4", "clang for 32 bits"]);
    for (shift, sparse, builtin) in [
        ([2_900, 3_900, 2_900, 2_900], rising, [4_000; 4]),
        (flat, [450, 3_400, 3_600, 5_000], [3_100; 4]),
        (flat, rising, [2_200; 4]),
    ] {
        let (holds, seen) = judged(shift, sparse, builtin);
        assert_eq!(holds, Some(Partly), "{seen}");
    }
    let none = Popcounts { set_bits: vec![0], counted: Vec::new(), unmeasured: Vec::new() };
    assert_eq!(verdict_from_outcome(55, Outcome::Popcounts(none)).0, Some(Unknown));
}

#[test]
fn a_claim_may_need_both_tests_and_a_record() {
    let mut study: crate::endgame::Record = load_record("tests/fixtures/endgame.json");
    let mut record = choice();
    record.source = study.parts.cost.as_ref().unwrap().made.source.clone();
    // Every part is of one engine.
    study.parts.accuracy.iter_mut().for_each(|part| part.made.source = record.source.clone());
    study.parts.solved = None;
    let tests = passed(&record, 48, 0);
    let holds = |endgame: Option<_>, trials: Option<_>| {
        judge(row(48), &Evidence { endgame, trials, ..Evidence::default() }).holds
    };
    assert_eq!(holds(Some(study.clone()), Some(tests.clone())), Some(Yes));
    assert_eq!(holds(Some(study), None), Some(Unknown));
    assert_eq!(holds(None, Some(tests)), Some(Unknown));
}

#[test]
fn clocks_are_judged_by_the_present_engines_games() {
    let tests = passed(&choice(), 43, 0);
    let source = tests.trials[&43].made.source.sha256.clone();
    let played = |clock: &str, lost: u32| {
        let mut record = played_at("Toga II 3.0", clock, [8, 0, 2]);
        record.made.source.sha256.clone_from(&source);
        record.made.started = 1;
        record.played.kinds = [("time".to_owned(), [lost, 0])].into();
        record.played.outcome.faults = [lost, 0];
        record
    };
    let matches_of_three_clocks = || vec![played("100/3+0.3", 0), played("1+0.1", 0), played("0.2+0.01", 0)];
    let mut lost = matches_of_three_clocks();
    lost[1] = played("1+0.1", 1);
    // An older engine decides nothing.
    let mut older = lost.clone();
    older[1].made.source.sha256 = "older".to_owned();
    older.push(played("1+0.1", 0));
    // The soak's moves take less than 100 ms.
    let mut soak = crate::soak::tests::soak();
    (soak.source.sha256, soak.started) = (source.clone(), 1);
    soak.rows.iter_mut().for_each(|row| row.faults.clear());
    let mut two = matches_of_three_clocks();
    two.pop();
    two.iter_mut().for_each(|record| record.played.thought[0] = 100.0);
    for (matches, soak, wanted, part) in [
        (matches_of_three_clocks(), None, Yes, "none lost on time"),
        // A part of the claim without games leaves the claim open.
        (Vec::new(), None, Unknown, "not measured: `cargo studies matches` measures it"),
        (
            matches_of_three_clocks().split_off(1),
            None,
            Unknown,
            "no games at 100/3+0.3 s are stored (cannot tell)",
        ),
        (lost, None, Partly, "1 lost on time, none by another fault (does not hold)"),
        (older, None, Yes, "history: 10 games against Toga II 3.0"),
        (two.clone(), None, Unknown, "no games of less than 100 ms a move are stored"),
        (two, Some(soak), Yes, "60 games against itself"),
    ] {
        let trials = Some(tests.clone());
        let (holds, seen) = found(43, &Evidence { matches, soak, trials, ..Evidence::default() });
        assert_eq!(holds, Some(wanted), "{seen}");
        assert_says(&seen, &[part]);
    }
}

#[test]
fn a_rating_needs_the_anchor_and_one_source_of_the_engine() {
    let played = |opponent: &str, source: &str, started: u64| {
        let mut record = played_at(opponent, crate::matches::ratings::CLOCK, [18, 1, 1]);
        (record.made.source.sha256, record.made.started) = (source.to_owned(), started);
        record
    };
    let judged = |matches: Vec<Match>| {
        let judged = judge(row(47), &Evidence { matches, ..Evidence::default() });
        (judged.holds, judged.seen.join("; "), judged.age())
    };
    assert_eq!(judged(vec![played("Toga II 3.0", "a", 0)]).0, Some(Unknown));
    let (holds, seen, age) = judged(vec![played("Glaurung 2.2", "a", 0), played("Toga II 3.0", "a", 60)]);
    assert!(holds == Some(Bettered) && seen.contains("Toga II 3.0"), "{seen}");
    assert!(age.starts_with("1970-01-01 00:00 UTC, of "), "{age}");
    // Scores of an older engine are not mixed with those of the present one. If the present engine
    // has not played the anchor, they are shown as history.
    let (holds, seen, age) = judged(vec![played("Glaurung 2.2", "a", 0), played("Toga II 3.0", "b", 60)]);
    assert_eq!(holds, Some(Unknown), "{seen}");
    assert!(age.starts_with("history: ") && !seen.contains("Toga"), "{seen}, {age}");
    assert!(seen.contains("not measured since the engine changed"), "{seen}");
    assert!(seen.contains("history: at 4+0.04 s our engine is rated"), "{seen}");
}

/// Each machine's record decides whether a claim holds there. The text in `depends` is shown for
/// every machine, so it must not state an outcome.
#[test]
fn texts_of_depends_state_no_outcome() {
    for row in &Claims::shipped().unwrap().claims {
        let Some(depends) = &row.depends else { continue };
        let outcome =
            ["all", "always", "every", "find", "finds", "never", "none", "nothing", "pays", "agree", "seen"];
        let words: Vec<&str> = depends.split(|letter: char| !letter.is_alphanumeric()).collect();
        let found = words.iter().find(|word| outcome.contains(*word) || word.parse::<u32>().is_ok());
        assert!(found.is_none() && !depends.contains(':'), "claim {}: {depends}", row.id);
    }
}

/// Machine with records, counts and flamegraphs among the fixtures.
const EXPLAINED: &str = "amd-epyc-19-11-1";

/// Returns a folder like a checkout: the shipped listings that explain claims, the machine's list
/// of flamegraphs, and an empty file for each of their pictures.
fn small_checkout() -> Scratch {
    let scratch = Scratch::new_in(&std::env::temp_dir()).unwrap();
    let write = |path: &str, content: &[u8]| {
        let path = scratch.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
    };
    let read = |path: &str| std::fs::read(root().join(path)).unwrap();
    for why in Claims::shipped().unwrap().claims.iter().filter_map(|row| row.explained.as_ref()) {
        let listings = why.of.iter().map(|slug| format!("asm/{slug}.s"));
        listings.for_each(|listing| write(&listing, &read(&listing)));
    }
    let list = format!("tests/fixtures/{EXPLAINED}/{}", profiles::FILE);
    let folder = format!("profiles/{EXPLAINED}");
    write(&format!("{folder}/{}", profiles::FILE), &read(&list));
    for picture in load_record::<Profiles>(&list).pictures() {
        write(&format!("{folder}/{}", picture.name), b"");
    }
    scratch
}

#[test]
fn explanations_have_figures_listings_and_flamegraphs() {
    let record = choice();
    let checkout = small_checkout();
    let stored = StoredEvidence::read(checkout.path(), EXPLAINED, &record.source.sha256);
    let with_terms = classical();
    let mut evidence = evidence_from_lab(Some(record.clone()), Some(with_terms.clone()));
    let explained = Claims::shipped().unwrap().claims.iter().filter(|row| row.explained.is_some());
    for id in [7, 20, 21, 32, 33, 34, 35, 36] {
        let why = stored.explain(row(id), &evidence);
        let why = why.unwrap_or_else(|| panic!("claim {id}: a figure or a file is missing"));
        assert!(why.by.starts_with("AMD EPYC, by the record begun "), "claim {id}: {}", why.by);
        for sentence in &why.says {
            let is_one =
                sentence.ends_with('.') && !sentence.contains(". ") && !sentence.contains(['{', '}']);
            assert!(is_one, "claim {id}: {sentence}");
        }
        let has_figure = |sentence: &String| sentence.contains(|letter: char| letter.is_ascii_digit());
        assert!(why.says.iter().any(has_figure), "claim {id}");
        for folder in ["asm/", "profiles/"] {
            assert!(why.files.iter().any(|file| file.starts_with(folder)), "claim {id}: {folder}");
        }
        let is_there = |file: &String| checkout.path().join(file).is_file();
        assert!(why.files.iter().all(is_there), "claim {id}: {:?}", why.files);
    }
    assert_eq!(explained.count(), 9);
    // The listings of this claim are of a newer engine than the machine's record.
    assert!(stored.explain(row(22), &evidence).is_none());
    let runtime = with_terms.decision.kernels.iter().find(|kernel| {
        (&*kernel.axis, &*kernel.variant, &*kernel.operands, kernel.mode)
            == ("side", "runtime", RECORDED, Mode::Latency)
    });
    let slower = percent(runtime.unwrap().estimate.unwrap().gain);
    let why = stored.explain(row(21), &evidence).unwrap().says.join(" ");
    assert!(
        why.contains(&format!("in lock-step the speed of `runtime` against `const` is {slower}")),
        "{why}"
    );
    let drawn = page(&record.machine, &evidence, &stored).unwrap();
    assert_eq!(drawn.matches("\nWhy, on AMD EPYC, by the record begun ").count(), 8);
    // The pictures may be deleted, because the figures are in the list.
    for entry in std::fs::read_dir(checkout.path().join("profiles").join(EXPLAINED)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "svg") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let files = stored.explain(row(7), &evidence).unwrap().files;
    assert!(files.len() == 2 && files.iter().all(|file| file.starts_with("asm/")), "{files:?}");
    // There is no explanation without stored files, nor from a record of an older engine.
    assert!(StoredEvidence::default().explain(row(7), &evidence).is_none());
    let mut trials = passed(&record, 1, 86_400);
    trials.trials.get_mut(&1).unwrap().made.source.sha256 = "another".to_owned();
    evidence.trials = Some(trials);
    assert!(stored.explain(row(7), &evidence).is_none());
}

/// Sums over the frames with this name in a trimmed flamegraph, which has only frames that a test
/// asks for: share of all samples, and change of that share, both in per cent.
fn frames(picture: &str, name: &str) -> [f64; 2] {
    let path = root().join("tests/fixtures").join(EXPLAINED).join("flamegraphs").join(picture);
    let text = std::fs::read_to_string(path).unwrap();
    let titles = text.split("<title>").filter_map(|part| part.split_once("</title>"));
    let figures_of_frames = titles.filter_map(|(title, _)| title.strip_prefix(name)?.strip_prefix(": "));
    figures_of_frames.fold([0.0; 2], |[share, change], figures| {
        let mut numbers =
            figures.split(", ").map(|number| number.trim_end_matches(" %").replace('\u{2212}', "-"));
        let mut next = || numbers.next().map_or(0.0, |number| number.parse::<f64>().unwrap());
        [share + next(), change + next()]
    })
}

/// Checks the sentences of explanations that have no placeholder for a figure against the
/// flamegraphs and listings that they describe.
#[test]
fn explanations_without_figures_agree_with_their_files() {
    let change = |picture: &str, name| frames(&format!("difference-{picture}.svg"), name)[1];
    let near = |part: f64, whole: f64| (part - whole).abs() <= 0.05 * whole.abs();
    let evaluation = "eval::Evaluator::evaluate";
    for picture in ["score-split", "side-runtime"] {
        assert!(near(change(picture, evaluation), change(picture, "all")), "{picture}");
    }
    // Nothing grows outside of the evaluation.
    let [grown, whole] = [evaluation, "all"].map(|name| change("weights-runtime", name));
    assert!(whole > 0.0 && whole - grown <= 0.05 * whole, "{grown} of {whole}");
    let counting = ["network::accumulators::Accumulators::evaluate", "search::endgame_probe::probe_endgame"];
    let grown: f64 = counting.map(|name| change("popcount-mixed", name)).iter().sum();
    let whole = change("popcount-mixed", "all");
    assert!((0.9 * whole..=1.05 * whole).contains(&grown), "{grown} of {whole}");
    for (picture, name, least, most) in [
        ("kernels-evasions-general.svg", "movegen::evasions::Filter::safe", 50.0, 100.0),
        ("engine-default.svg", "evasions::special::Special::find", 0.5, 2.5),
        ("engine-evasions-general.svg", "evasions::general::General::find", 0.5, 2.5),
        ("engine-default.svg", "repetition::counter::Counter::exits_early", 0.1, 1.0),
        ("engine-default.svg", "repetition::counter::Counter::scan", 0.0, 0.0),
        ("engine-default.svg", "repetition::counter::Counter::push", 0.1, 0.5),
        ("engine-default.svg", "repetition::counter::Counter::pop", 0.1, 0.5),
        ("kernels-repetition-counter.svg", "repetition::counter::Counter::clear", 34.0, 100.0),
        ("kernels-i686-popcount-swar.svg", "u64&gt;::count_ones", 10.0, 100.0),
    ] {
        let [share, _] = frames(picture, name);
        assert!((least..=most).contains(&share), "{picture}: {name}: {share}");
    }
    for (listing, there, not) in [
        ("i686/popcount/swar", "psadbw", "imul"),
        ("i686/popcount/sparse", "adc ecx, -0x1", "popcnt"),
        ("x86-64/score/split", "pmuludq", "pmulld"),
        ("x86-64/repetition/counter", "sub byte ptr [rax + r8], dil", "dec byte ptr"),
        ("x86-64/repetition/counter", "and r12d, 0x3fff", "inc byte ptr"),
        ("x86-64/side/runtime", "call plywright::side::runtime::once", "plywright::side::constant"),
    ] {
        let text = std::fs::read_to_string(root().join(format!("asm/{listing}.s"))).unwrap();
        assert!(text.contains(there) && !text.contains(not), "{listing}: {there}, {not}");
    }
}
