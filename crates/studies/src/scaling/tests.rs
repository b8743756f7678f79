//! Tests of the minimax study: verdicts and pages of changed records, the costs, and the plan.
//! (`cargo studies report --check` compares the shipped records with their pages.)

use plywright_study::Costs;
use plywright_study::protocol::{BoardKind, Request};

use super::claims::findings;
use super::*;
use crate::finding::Holds::{self, No, Partly, Unknown, Yes};

fn stored() -> Scaling {
    crate::fixtures::load_record("tests/fixtures/intel-xeon-6-cf-2/scaling.json")
}

type Change = fn(&mut Scaling);

/// Multiplies by `times` the time of each simulated search that `fits` accepts.
fn slow(scaling: &mut Scaling, fits: impl Fn(&Search) -> bool, times: f64) {
    for simulated in scaling.simulated.iter_mut().filter(|simulated| fits(&simulated.search)) {
        simulated.nanoseconds = (simulated.nanoseconds as f64 * times) as u64;
    }
}

#[test]
fn the_verdicts_follow_from_the_figures() {
    type Case = (u32, Holds, &'static str, Change);
    // A machine's page shows the verdicts on its figures; these cases change the stored figures.
    let cases: [Case; 18] = [
        (8, No, "its copy takes 1000000.0 ns", |scaling| scaling.prices[0].copy = 1_000_000_000),
        // In the third position the root's split loses to the one below it.
        (10, Yes, "0 are faster", |scaling| scaling.benchmarks.truncate(2)),
        (10, No, "are faster", |scaling| {
            slow(scaling, |search| ["leaves", "below-root"].contains(&search.split.as_str()), 1e-5);
        }),
        (11, Yes, "start with 4, simulated: 1.96, 2.56, 1.96", |scaling| scaling.benchmarks.truncate(2)),
        (12, No, "0 of the 36 speed-ups", |scaling| slow(scaling, |search| search.threads > 1, 100.0)),
        (13, No, "0 of 18", |scaling| slow(scaling, |search| search.threads > 1, 100.0)),
        (14, Yes, "start 6,233,973 (the source's 1.00", |scaling| {
            for (name, positions) in ["start", "najdorf", "puzzle"].into_iter().zip(source::POSITIONS) {
                let alone = Search::pruned(name, 7, "sequential", 1);
                let run = scaling.runs.iter_mut().find(|run| run.search == alone).unwrap();
                run.figures.positions = positions as f64;
            }
        }),
        (15, No, "not quiet decide nothing", |scaling| slow(scaling, |search| !search.pruned, 100.0)),
        (15, Partly, "najdorf with 16, simulated: 7.07 and 0.14", |scaling| {
            scaling.runs.iter_mut().for_each(|run| run.figures.is_quiet = true);
            slow(scaling, |search| !search.pruned, 100.0);
        }),
        (16, Yes, "start +10.0 % at 4, +0.0 % at 5", |scaling| {
            let alone = |simulated: &Simulated| {
                scaling.sequential(&simulated.search).map(|run| run.figures.positions)
            };
            let alone: Vec<_> = scaling.simulated.iter().map(alone).collect();
            for (simulated, alone) in scaling.simulated.iter_mut().zip(alone) {
                let more = if simulated.search.depth % 2 == 0 { 1.1 } else { 1.0 };
                simulated.positions = (alone.unwrap() * more) as u64;
            }
        }),
        (17, Yes, "root: 60 %", |scaling| {
            for (part, fraction) in
                [(shares::LAST_PLY, 0.6), (shares::ATTACKS, 0.3), (shares::GENERATION, 0.1)]
            {
                let share = |share: &&mut Share| share.split == "root" && share.part == part;
                scaling.shares.iter_mut().filter(share).for_each(|share| share.fraction = fraction);
            }
        }),
        (17, No, "leaves: 20 %", |scaling| scaling.shares.iter_mut().for_each(|share| share.fraction = 0.2)),
        (18, No, "in 147 configurations", |scaling| {
            scaling.runs.iter_mut().find(|run| run.search.split == "root").unwrap().value += 1;
        }),
        (
            18,
            No,
            "root dynamic on start to depth 7 with 2 threads, searched: found 5, where other searches to this depth find 4",
            |scaling| {
                let search = Search::pruned("start", 7, "root dynamic", 2);
                scaling.unequal.push(Unequal { search, is_simulated: false, value: 5, wanted: 4 });
            },
        ),
        (52, Yes, "najdorf with pruning +9.2 % (the source +7.6 %)", |scaling| {
            let runs = scaling.runs.iter_mut().filter(|run| run.search.design() == "root dynamic");
            runs.for_each(|run| run.figures.time *= 0.9);
        }),
        (52, Unknown, "no pair was judged; 6 pairs are left out", |scaling| {
            scaling.runs.iter_mut().for_each(|run| run.figures.is_quiet = false);
        }),
        // At another depth than the source's the verdict is unknown.
        (12, Unknown, "another depth than the source's; ", |scaling| scaling.depths.pruned = 6),
        (14, Unknown, "another depth than the source's; sequential, depth 6", |scaling| {
            scaling.depths.pruned = 6;
        }),
    ];
    let stored = stored();
    for (claim, holds, seen, change) in cases {
        let mut scaling = stored.clone();
        change(&mut scaling);
        let finding = findings(&scaling).into_iter().find(|finding| finding.claim == claim).unwrap();
        assert_eq!(finding.holds, holds, "{finding:?}");
        assert!(finding.seen.contains(seen), "{seen}: {finding:?}");
    }
}

#[test]
fn a_search_with_another_value_is_stored_and_shown() {
    let mut scaling = stored();
    let search = Search::pruned("start", 7, "root dynamic", 2);
    scaling.unequal.push(Unequal { search, is_simulated: false, value: 5, wanted: 4 });
    let bytes = outpace::record::sealed::sealed(&scaling).unwrap();
    let read: Scaling = outpace::record::sealed::read(&bytes, "scaling.json".as_ref()).unwrap();
    assert_eq!(read.unequal, scaling.unequal);
    assert!(page::page(&read).contains("found 5, where other searches to this depth find 4"));
}

#[test]
fn findings_say_whether_their_figures_are_measured() {
    let of_threads: Vec<_> =
        findings(&stored()).into_iter().filter(|finding| (10..=16).contains(&finding.claim)).collect();
    assert_eq!(of_threads.len(), 7);
    for finding in of_threads {
        // Positions are counted in the sequential search alone.
        let from = if finding.claim == 14 { "measured" } else { "simulated" };
        assert!(finding.seen.contains(from), "{finding:?}");
    }
}

#[test]
fn the_page_warns_of_disturbances() {
    let stored = stored();
    let empty = Scaling { runs: vec![], simulated: vec![], shares: vec![], prices: vec![], ..stored.clone() };
    assert!(findings(&empty).iter().all(|finding| finding.holds == Unknown));
    let cases: [(&str, Change); 3] = [
        ("other work took 50 % of the cores. Measure again", |scaling| scaling.noise.others = Some(0.5)),
        ("**The machine was never quiet.**", |scaling| scaling.quiet = 0),
        ("This was a `--quick` run", |scaling| scaling.quick = true),
    ];
    for (line, change) in cases {
        assert!(!page::page(&stored).contains(line), "{line}");
        let mut scaling = stored.clone();
        change(&mut scaling);
        assert!(page::page(&scaling).contains(line), "{line}");
    }
}

#[test]
fn predictions_are_compared_with_quiet_measurements_only() {
    let mut scaling = stored();
    let judged = |scaling: &Scaling| scaling.compared().map(|(search, _)| search.clone()).collect::<Vec<_>>();
    let before = judged(&scaling);
    assert!(page::page(&scaling).contains(&format!("Of {} searches ", before.len())));
    let run = scaling.runs.iter_mut().find(|run| run.search == before[0]).unwrap();
    // One core was slower before each repetition.
    run.repetitions.iter_mut().for_each(|repetition| repetition.probes[0][1] = u64::MAX);
    run.figures = Figures::new(&run.repetitions, scaling.quiet);
    assert_eq!(judged(&scaling), before[1..]);
    scaling.machine.cpus = 1;
    assert!(scaling.compared().all(|(search, _)| search.threads == 1) && scaling.compared().count() > 0);
}

#[test]
fn the_nearest_crowd_slows_a_simulated_search() {
    let mut scaling = stored();
    let crowd = |depth, times, is_quiet| {
        let alone = scaling.alone("start", depth).unwrap();
        let figures = Figures { time: alone.time() * times, is_quiet, ..alone.figures };
        Run { search: alone.search.with_threads(2), figures, ..alone.clone() }
    };
    scaling.crowds = vec![crowd(7, 1.5, true), crowd(6, 1.2, true), crowd(3, 3.0, false)];
    for (search, slower) in [
        (Search::pruned("start", 7, "root dynamic", 2), Some(1.5)),
        (Search::pruned("start", 6, "root dynamic", 2), Some(1.2)),
        (Search::pruned("start", 3, "root dynamic", 2), Some(1.2)),
        (Search::pruned("start", 4, "root dynamic", 2).unpruned(4), None),
        (Search::pruned("puzzle", 7, "root dynamic", 2), None),
    ] {
        let found = costs::crowd_factor(&scaling, &search);
        assert_eq!(found.map(|found| (found * 100.0).round() / 100.0), slower, "{search:?}");
        let node = |threads| costs::for_search(&scaling, &search.with_threads(threads)).unwrap().last as f64;
        assert!((node(2) / node(1) / slower.unwrap_or(1.0) - 1.0).abs() < 1e-3, "{search:?}");
    }
}

#[test]
fn the_team_factor_comes_from_searches_in_one_thread() {
    let mut scaling = stored();
    scaling.runs.retain(|run| !costs::TEAM_SPLITS.contains(&run.search.split.as_str()));
    scaling.runs.iter_mut().for_each(|run| run.figures.is_quiet = true);
    for (depth, times, is_quiet) in [(7, 1.04, true), (6, 1.08, true), (5, 1.12, true), (3, 1.5, false)] {
        let alone = scaling.alone("start", depth).unwrap().clone();
        let figures = Figures { time: alone.time() * times, is_quiet, ..alone.figures };
        let search = Search::pruned("start", depth, "root-watched", 1);
        scaling.runs.push(Run { search, figures, ..alone });
    }
    for (search, dearer) in [
        (Search::pruned("start", 7, "root-watched", 16), Some(1.04)),
        (Search::pruned("start", 6, "root-watched", 2), Some(1.08)),
        // If the search itself was not measured on a quiet machine in one thread, the factor is the
        // median of the three that were.
        (Search::pruned("najdorf", 7, "root-watched", 2), Some(1.08)),
        (Search::pruned("start", 3, "root-watched", 2), Some(1.08)),
        (Search::pruned("start", 4, "root-watched", 2).unpruned(4), None),
        (Search::pruned("start", 7, "young-brothers", 1), None),
        (Search::pruned("start", 7, "root dynamic", 1), None),
    ] {
        let found = costs::team_factor(&scaling, &search);
        assert_eq!(found.map(|found| (found * 100.0).round() / 100.0), dearer, "{search:?}");
    }
}

#[test]
fn costs_of_nodes_are_fitted_to_the_searches() {
    let mut scaling = stored();
    for run in &mut scaling.runs {
        run.figures.time = (40 * run.inner + 60 * run.last) as f64;
    }
    let (inner, last) = costs::nodes(&scaling, "bitboards").unwrap();
    assert!((inner / 40_000.0 - 1.0).abs() < 0.01 && (last / 60_000.0 - 1.0).abs() < 0.01, "{inner}, {last}");
    assert_eq!(costs::nodes(&scaling, "chessboard"), None);
    // A simulation in one thread takes as long as the search itself.
    let alone = scaling.alone("start", 7).unwrap();
    let costs = costs::for_search(&scaling, &alone.search).unwrap();
    let time = costs.inner * alone.inner + costs.last * alone.last;
    assert!((time as f64 / 1e3 / alone.time() - 1.0).abs() < 1e-3);
}

#[test]
fn costs_are_medians_on_the_quiet_machine() {
    let at = |start: u64, slowest: u64| (Costs { start, wake: 100 - start, ..Costs::default() }, slowest);
    let measured = [at(5, 4), at(9, 4), at(7, 4), at(90, 8), at(80, 8)];
    let prices = costs::prices(BoardKind::Bitboards, &measured, 4).unwrap();
    assert_eq!((prices.board.as_str(), prices.bytes), ("bitboards", 80));
    assert_eq!((prices.start, prices.wake), (7, 93));
    // If the machine was never quiet, all measurements count.
    let prices = costs::prices(BoardKind::Bitboards, &measured[3..], 4).unwrap();
    assert_eq!((prices.start, prices.wake), (85, 15));
    assert_eq!(costs::prices(BoardKind::Mailbox, &[], 4), None);
}

#[test]
fn the_plan_measures_what_the_simulations_need() {
    for (pruned, quick, cores) in [(7, false, 2), (6, true, 2), (4, true, 1), (9, false, 64)] {
        let (depths, threads) = (Depths { pruned, plain: pruned - 3, leaves: 2 }, vec![1, 2, 4, 64]);
        let scope = plan::Scope { depths, threads, cores, quick, seed: 5 };
        let groups = scope.groups();
        let asked = groups.iter().flat_map(|group| &group.questions);
        for question in asked.clone() {
            for request in [
                Request::Search(*question),
                Request::ConcurrentMean(*question),
                Request::ConcurrentRange(*question),
            ] {
                assert_eq!(request.to_string().parse(), Ok(request));
            }
        }
        let measured: Vec<Search> = asked.map(plan::search).collect();
        for (at, search) in measured.iter().enumerate() {
            assert!(!measured[..at].contains(search), "twice: {search:?}");
        }
        let crowds: Vec<Search> = groups.iter().flat_map(|group| &group.crowds).map(plan::search).collect();
        assert_eq!(crowds.is_empty(), cores == 1);
        assert!(crowds.iter().all(|search| (2..=cores).contains(&search.threads)), "{crowds:?}");
        for search in crowds.into_iter().chain(scope.simulations().iter().map(plan::search)) {
            assert!(measured.contains(&search.alone()), "nothing to compare with: {search:?}");
        }
    }
}
