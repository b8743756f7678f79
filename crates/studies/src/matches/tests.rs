//! Tests of the matches with other engines: their records, plans, verdicts and tables.

use std::collections::BTreeSet;

use super::ratings::{CLOCK, List};
use super::time::Timed;
use super::*;
use crate::finding::Holds;
use crate::fixtures;
use crate::games::tests::played;
use crate::soak::tests::soak;
use crate::threads;

/// Match on this clock with these games won, drawn and lost.
pub(crate) fn record(opponent: &str, clock: &str, results: [u32; 3]) -> Record {
    let threads: threads::Record = fixtures::load_record("tests/fixtures/threads.json");
    let mut played = played(results, opponent);
    played.outcome.limits = [clock, clock].map(str::to_owned);
    Record {
        schema: Record::SCHEMA,
        name: "toga2-1+0.1".into(),
        machine: threads.machine,
        made: threads.parts.matches[0].made.clone(),
        signature: 1_264_966,
        opponent: "toga2".into(),
        played,
        sha256: String::new(),
    }
}

fn read(record: &Record) -> Result<Record> {
    Ok(sealed::read(&sealed::sealed(record)?, Path::new("match.json"))?)
}

#[test]
fn a_match_with_contradictory_counts_is_refused() {
    let written = record("Toga II 3.0", "1+0.1", [278, 18, 4]);
    let mut back = read(&written).unwrap();
    back.sha256.clear();
    assert_eq!(back, written);
    type Change = fn(&mut Record);
    let changes: [(Change, &str); 8] = [
        (|record| record.played.outcome.wins += 1, "have 301 results"),
        (|record| record.played.outcome.faults = [1, 0], "its faults are not the sum over the kinds"),
        (|record| record.played.pairs[4] += 1, "its pairs disagree with its games"),
        (|record| record.played.pairs.reverse(), "its pairs disagree with its games"),
        (|record| record.played.kinds.extend([("luck".to_owned(), [0, 0])]), "unknown kind of fault: luck"),
        (|record| record.played.thought[1] = -0.5, "its number or time of moves is impossible"),
        (|record| record.name = "a/b".into(), "`a/b` is no name of a match"),
        (
            |record| {
                let outcome = &mut record.played.outcome;
                (outcome.games, outcome.wins, outcome.draws, outcome.losses) = (0, 0, 0, 0);
                record.played.pairs = [0; 5];
            },
            "it has no games",
        ),
    ];
    for (change, expected) in changes {
        let mut changed = written.clone();
        change(&mut changed);
        let error = format!("{:#}", read(&changed).unwrap_err());
        assert!(error.ends_with(expected), "{expected}: {error}");
    }
}

#[test]
fn a_match_of_another_engine_or_compiler_is_not_the_planned_one() {
    let plan = PLANS.iter().find(|plan| plan.name() == "toga2-1+0.1").unwrap();
    let played = record("Toga II 3.0", "1+0.1", [278, 18, 4]);
    let Provenance { source, compiler, .. } = &played.made;
    let asked = Asked { games: 300, seed: 1, at_once: None, opponent: None };
    assert!(played.is(plan, &asked, source, compiler) && !played.is(&PLANS[0], &asked, source, compiler));
    assert!(!played.is(plan, &asked, &Source { sha256: "other".into(), ..source.clone() }, compiler));
    assert!(!played.is(plan, &asked, source, &Compiler { llvm: "other".into(), ..compiler.clone() }));
    let stronger = Plan { options: "option.OwnBook=true option.Hash=64", ..*plan };
    assert!(!played.is(&stronger, &asked, source, compiler), "the opponent was set otherwise");
    let same = Asked { at_once: Some(2), opponent: Some("0b".into()), ..asked.clone() };
    assert!(played.is(plan, &same, source, compiler));
    for other in [
        Asked { games: 400, ..asked.clone() },
        Asked { seed: 2, ..asked.clone() },
        Asked { at_once: Some(1), ..asked.clone() },
        Asked { opponent: Some("0c".into()), ..asked.clone() },
    ] {
        assert!(!played.is(plan, &other, source, compiler), "{other:?}");
    }
}

#[test]
fn parses_the_engine_options_of_a_player() {
    let settings = settings("\"option.Use NNUE=false\" option.Hash=64 proto=xboard");
    let wanted = [("Hash", "64"), ("Use NNUE", "false")];
    assert_eq!(settings, BTreeMap::from(wanted.map(|(name, value)| (name.to_owned(), value.to_owned()))));
}

#[test]
fn planned_matches_have_distinct_file_names() {
    let names: BTreeSet<String> = PLANS.iter().map(Plan::name).collect();
    assert_eq!(names.len(), PLANS.len());
    for name in ["toga2-100-in-3+0.3", "stockfish-20+0.2", "evaluation-classical-4+0.04"] {
        assert!(names.contains(name), "{names:?}");
    }
    for name in names {
        let mut record = record("Toga II 3.0", "1+0.1", [2, 0, 0]);
        record.name = name;
        read(&record).unwrap();
    }
    // The plans include the clocks of claim 43 and the anchor of the list.
    let clocks = |clock: &str| PLANS.iter().filter(|plan| plan.clock == clock).count();
    assert!(clocks("100/3+0.3") > 0 && clocks("1+0.1") > 0 && clocks("0.2+0.01") > 0);
    assert!(PLANS.iter().any(|plan| (plan.opponent, plan.clock) == (Opponent::Program("glaurung"), CLOCK)));
}

#[test]
fn games_count_for_their_clock_and_their_time_per_move() {
    let parts = |record: &Record| Timed::of_match(record).map(|timed| timed.parts().count());
    // The engine takes 25 ms a move.
    let fast = record("Toga II 3.0", "0.2+0.01", [8, 2, 0]);
    assert_eq!(parts(&fast), Some(1));
    let mut both = record("Toga II 3.0", "1+0.1", [8, 2, 0]);
    assert_eq!(parts(&both), Some(2));
    both.played.thought[0] = 400.0 * 0.1;
    assert_eq!(parts(&both), Some(1));
    let (holds, seen) = Timed::of_match(&both).unwrap().verdict();
    let wanted = "10 games against Toga II 3.0 at 1+0.1 s, 2 at once, 100 ms a move: none lost on time (with 95 % confidence fewer than 25.9 %), none by another fault";
    assert_eq!((holds, &*seen), (Holds::Yes, wanted));
    both.played.thought[0] = 400.0 * 0.5;
    both.played.outcome.limits = ["4+0.04", "4+0.04"].map(str::to_owned);
    assert_eq!(parts(&both), Some(0), "the claim does not name this clock");

    // A match with a margin, without a clock or with two clocks gives no verdict.
    let mut with_margin = fast.clone();
    with_margin.played.margin = 0.05;
    let mut with_two_clocks = fast.clone();
    with_two_clocks.played.outcome.limits[1] = "1+0.01".into();
    for record in [with_margin, with_two_clocks, record("Toga II 3.0", "nodes=4000", [8, 2, 0])] {
        assert_eq!(parts(&record), None);
    }
}

#[test]
fn one_game_lost_on_time_denies_the_claim() {
    let mut record = record("Toga II 3.0", "1+0.1", [8, 0, 2]);
    record.played.kinds = [("time".to_owned(), [1, 5]), ("crash".to_owned(), [1, 0])].into();
    record.played.outcome.faults = [2, 5];
    read(&record).unwrap();
    let (holds, seen) = Timed::of_match(&record).unwrap().verdict();
    assert_eq!(holds, Holds::No);
    assert!(seen.ends_with(": 1 lost on time, 1 by another fault"), "{seen}");
    // Against a build of ours both sides count.
    record.opponent = format!("{OWN_BUILD}evaluation-classical");
    let (_, seen) = Timed::of_match(&record).unwrap().verdict();
    assert!(seen.ends_with(": 6 lost on time, 1 by another fault"), "{seen}");
    // In games against itself both sides are ours: eight were lost on time, and one by a crash.
    let soak = soak();
    let timed = Timed::of_soak(&soak);
    let (holds, seen) = timed.verdict();
    assert_eq!((holds, timed.parts().count()), (Holds::No, 1));
    let wanted = "60 games against itself and others, with random settings at 0.2+0.01 s, 2 at once, 13 ms a move: 8 lost on time, 1 by another fault";
    assert_eq!(seen, wanted);
}

#[test]
fn ratings_follow_from_scores_and_the_anchor() {
    let anchor = record("Glaurung 2.2", CLOCK, [120, 60, 20]);
    let other = record("Toga II 3.0", CLOCK, [60, 80, 60]);
    // Matches on another clock are not rated, and without the anchor there is no list.
    let fast = record("Toga II 3.0", "0.2+0.01", [200, 0, 0]);
    assert_eq!(List::from_matches([&other]), None);
    // A build of ours is not another engine.
    let mut own_build = other.clone();
    own_build.opponent = format!("{OWN_BUILD}evaluation-classical");
    assert_eq!(own_build.opponent(), "evaluation-classical");
    let list = List::from_matches([&anchor, &other, &fast, &own_build]).unwrap();
    // 150.5 points of 201 put our engine 400 log10(150.5 / 50.5) above 2793; the width is 1.96
    // standard errors of that share after 201 games.
    let wanted = 2793.0 + 400.0 * (150.5_f64 / 50.5).log10();
    assert!((list.ours.middle - wanted).abs() < 1e-9, "{list:?}");
    let error = 1.96 * (400.0 / 10_f64.ln()) / (150.5 * 50.5 / 201.0_f64).sqrt();
    assert!((list.ours.width - error.hypot(13.0)).abs() < 1e-9, "{list:?}");
    let [first, second] = &*list.others else { panic!("{list:?}") };
    assert_eq!((first.engine, second.engine), ("Toga II 3.0", "Glaurung 2.2"));
    assert!((first.rating.middle - list.ours.middle).abs() < 1e-9, "an even score is an equal rating");
    assert!(first.rating.width > list.ours.width && second.rating.width == 13.0);
    // Several matches with one engine count as one.
    let twice = List::from_matches([&anchor, &anchor]).unwrap();
    assert_eq!(twice.others[0].games, 400);
    assert!(twice.ours.width < list.ours.width);
    let table = list.table().to_string();
    assert!(table.contains("Plywright") && table.contains("75.0 %"), "{table}");
}

#[test]
fn a_rating_near_the_sources_decides_nothing() {
    for (results, wanted, word) in [
        // 190 Elo ahead of 2793.
        ([120, 60, 20], Holds::Bettered, "ours is above it"),
        ([200, 0, 0], Holds::Bettered, "ours is above it"),
        // About the rating of the source's engine, 334 Elo behind 2793.
        ([10, 31, 159], Holds::Unknown, "ours is too near to tell"),
        // By the middles of their intervals alone, the first of these two would be above, the
        // second below.
        ([20, 28, 152], Holds::Unknown, "ours is too near to tell"),
        ([5, 10, 185], Holds::Unknown, "ours is too near to tell"),
        ([0, 0, 200], Holds::No, "ours is below it"),
    ] {
        let anchor = record("Glaurung 2.2", CLOCK, results);
        let (holds, seen) = List::from_matches([&anchor]).unwrap().verdict();
        assert_eq!(holds, wanted, "{results:?}: {seen}");
        assert!(seen.ends_with(word) && seen.contains("2793 [2780, 2806] published, the anchor"), "{seen}");
        assert!(!seen.contains("inf") && !seen.contains("NaN"), "{seen}");
    }
}

#[test]
fn docs_search_md_shows_the_shipped_matches() {
    const QUOTATION: [&str; 2] = [
        "<!-- drawn from the records: PLYWRIGHT_REDRAW=1 cargo test -p plywright-studies matches -->\n",
        "<!-- end of the drawn part -->\n",
    ];
    let reports = plywright_testing::checkout().join("reports");
    let mut folders = workspace::entries(&reports).unwrap();
    folders.retain(|folder| folder.is_dir());
    let of_machine = |folder: &std::path::PathBuf| {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        (name, all(folder).unwrap())
    };
    let kept: Vec<(String, Vec<Record>)> = folders.iter().map(of_machine).collect();
    for (name, record) in
        kept.iter().flat_map(|(name, matches)| matches.iter().map(move |record| (name, record)))
    {
        assert_eq!(*name, record.machine.key, "{}", record.name);
        assert!(
            reports.join(name).join(FOLDER).join(format!("{}.json", record.name)).is_file(),
            "{}",
            record.name
        );
    }
    let records: Vec<&Record> = kept.iter().flat_map(|(_, matches)| matches).collect();
    let text =
        if records.is_empty() { "No match is kept yet.".to_owned() } else { table(&records).markdown() };
    fixtures::assert_quoted("docs/search.md", QUOTATION, &(text + "\n"));

    let record = record("Toga II 3.0", "1+0.1", [278, 18, 4]);
    fixtures::assert_says(&table(&[&record]).markdown(), &["| Toga II 3.0 |", "| 278, 18, 4 |", "25 ms |"]);
}

#[test]
fn the_script_writes_every_field_of_a_match() {
    let script = std::fs::read_to_string(plywright_testing::checkout().join("tests/match/match.py")).unwrap();
    let kept = serde_json::to_value(record("Toga II 3.0", "1+0.1", [2, 0, 0]).played).unwrap();
    let keys = kept.as_object().unwrap().keys();
    assert_eq!(keys.clone().count(), 20);
    for key in keys {
        assert!(script.contains(&format!("                    \"{key}\": ")), "{key}");
    }
}

#[test]
fn a_broken_match_in_the_folder_is_an_error() {
    let scratch = outpace::os::files::Scratch::new_in(&std::env::temp_dir()).unwrap();
    assert_eq!(all(scratch.path()).unwrap(), []);
    let folder = scratch.path().join(FOLDER);
    std::fs::create_dir(&folder).unwrap();
    let written = record("Toga II 3.0", "1+0.1", [278, 18, 4]);
    std::fs::write(folder.join("toga2-1+0.1.json"), sealed::write(&written).unwrap()).unwrap();
    std::fs::write(folder.join("toga2-1+0.1.pgn"), "1. e4 *\n").unwrap();
    assert_eq!(all(scratch.path()).unwrap().len(), 1);
    std::fs::write(folder.join("broken.json"), "{").unwrap();
    let error = format!("{:#}", all(scratch.path()).unwrap_err());
    assert!(error.contains("broken.json is not a whole record of a match"), "{error}");
}
