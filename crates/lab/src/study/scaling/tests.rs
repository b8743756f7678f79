//! The page and the verdicts, from a record that is made up; and the pages that are kept, from theirs.

use std::path::Path;

use super::claims::findings;
use super::figures::{median, spread};
use plywright_study::Costs;

use super::*;
use crate::record::finding::Holds;
use outpace::sealed;
use plywright_study::protocol::BoardKind;

/// A million.
const M: u64 = 1_000_000;

/// A search of these words, in one thread.
fn search(words: &str, benchmark: &str) -> Search {
    let words: Vec<&str> = words.split(' ').collect();
    Search {
        benchmark: benchmark.to_owned(),
        board: words[0].to_owned(),
        depth: words[1].parse().unwrap(),
        pruned: words[2] == "pruned",
        split: words[3].to_owned(),
        schedule: words.get(4).map(|&word| word.to_owned()),
        threads: 1,
    }
}

/// What a probe of 4 ms makes of the quiet machine.
const QUIET: u64 = 4 * M + M / 2;

/// A search that was repeated three times on a quiet machine.
fn run(search: Search, nanoseconds: u64, positions: u64) -> Run {
    let times = [nanoseconds, nanoseconds + nanoseconds / 50, nanoseconds - nanoseconds / 50];
    let repetition = |time| Repetition::from([time, positions, 4 * M, 4 * M, 4 * M, 4 * M]);
    let mut run = Run {
        search,
        value: -1,
        best: Some("c3d5".to_owned()),
        last: positions / 25,
        inner: positions / 125,
        repetitions: times.map(repetition).to_vec(),
        nanoseconds: Vec::new(),
        positions: Vec::new(),
        is_quiet: false,
    };
    run.complete(QUIET);
    run
}

/// A machine with two cores on which one worker takes a nanosecond for a position, and designs speed up as is said here.
fn sample(benchmarks: &[&str]) -> Scaling {
    let machine = Machine {
        key: "made-up".to_owned(),
        vendor: "nobody".to_owned(),
        brand: "A CPU of two cores".to_owned(),
        family: 1,
        model: 2,
        stepping: 3,
        cpus: 2,
        hypervisor: None,
        levels: vec!["x86-64".to_owned()],
        os: "an operating system".to_owned(),
        notes: Vec::new(),
    };
    let speedup = |design: &str, threads: usize| {
        let threads = threads as f64;
        match design {
            "root static" => threads.powf(0.45),
            "root dynamic" => threads.powf(0.6),
            "root guided" => threads.powf(0.55),
            "below-root static" | "below-root dynamic" => threads.powf(0.2),
            "ordered" => threads.powf(0.95),
            _ => 0.01 / threads,
        }
    };
    let (mut runs, mut simulated) = (Vec::new(), Vec::new());
    for (place, name) in benchmarks.iter().enumerate() {
        let positions = source::POSITIONS[place];
        let measure = |words: &str, threads: usize, factor: f64| {
            let search = Search { threads, ..search(words, name) };
            let of_depth = match (search.depth, search.pruned) {
                (7, _) => 1.0,
                (6, _) => 0.2,
                (4, false) => 0.1,
                (depth, _) => 0.02 / f64::from(8 - depth),
            };
            let time = positions as f64 * of_depth / speedup(&search.design(), threads) * factor;
            (search, time as u64, (positions as f64 * of_depth) as u64)
        };
        for depth in ["7 pruned", "6 pruned", "5 pruned", "4 pruned", "3 pruned", "4 plain", "3 plain"] {
            let (mut one, _, positions) = measure(&format!("bitboards {depth} sequential"), 1, 1.0);
            one.threads = 1;
            runs.push(run(one, positions, positions));
        }
        let (one, _, positions) = measure("mailbox 7 pruned sequential", 1, 1.0);
        runs.push(run(one, 20 * positions, positions));
        for threads in [1, 2, 4, 16, 64] {
            for words in [
                "7 pruned root static",
                "7 pruned root dynamic",
                "7 pruned root guided",
                "7 pruned below-root static",
                "7 pruned below-root dynamic",
                "7 pruned ordered",
                "6 pruned root static",
                "6 pruned below-root static",
                "6 pruned root dynamic",
                "3 pruned leaves static",
                "4 plain root dynamic",
            ] {
                let (search, time, positions) = measure(&format!("bitboards {words}"), threads, 1.0);
                // Without pruning, twice the speed-up.
                let time = if search.pruned { time } else { time / 2 };
                if threads <= 2 {
                    runs.push(run(search.clone(), time + time / 25, positions));
                }
                simulated.push(Simulated { search, value: -1, nanoseconds: time, positions });
            }
        }
    }
    let price = |board: &str, bytes| Prices {
        board: board.to_owned(),
        bytes,
        position: 7_000,
        start: 4 * M,
        latency: 16 * M,
        join: 6 * M,
        copy: 2_000,
        lock: 20_000,
        wake: 100_000,
    };
    let known = |name: &&str| plywright_study::BENCHMARKS.into_iter().find(|known| *name == known.name);
    Scaling {
        schema: SCHEMA,
        command: "cargo lab study scaling".to_owned(),
        started: 1,
        seed: 1,
        quick: false,
        machine,
        compiler: Compiler { version: "rustc 1".to_owned(), host: "here".to_owned(), llvm: "1".to_owned() },
        source: Source { version: "0".to_owned(), revision: None, dirty: false, sha256: String::new() },
        program: Program {
            command: "cargo bench --no-run --bench minimax".to_owned(),
            sha256: String::new(),
            recipe: "popcount-swar and sliders-magic".to_owned(),
        },
        benchmarks: benchmarks
            .iter()
            .filter_map(known)
            .map(|known| Position {
                name: known.name.to_owned(),
                title: known.title.to_owned(),
                fen: known.fen.to_owned(),
            })
            .collect(),
        depths: Depths { pruned: 7, plain: 4, leaves: 3 },
        runs,
        crowds: Vec::new(),
        prices: vec![price("mailbox", 76), price("bitboards", 80)],
        simulated,
        shares: [
            ("leaves", shares::RUNTIME, 0.9),
            ("root", shares::LAST_PLY, 0.6),
            ("root", shares::ATTACKS, 0.3),
            ("root", shares::GENERATION, 0.1),
        ]
        .map(|(split, part, fraction)| Share {
            board: "mailbox".to_owned(),
            split: split.to_owned(),
            part: part.to_owned(),
            fraction,
        })
        .into(),
        noise: Noise { load_before: None, steal: Some(0.01), others: None, megahertz: None },
        phases: vec![Phase { name: "searches".to_owned(), seconds: 60.0 }],
        quiet: QUIET,
        sha256: String::new(),
    }
}

const ALL: [&str; 3] = ["start", "najdorf", "puzzle"];

#[track_caller]
fn verdict(scaling: &Scaling, claim: u32) -> (Holds, String) {
    let found = findings(scaling).into_iter().find(|finding| finding.claim == claim).unwrap();
    (found.holds, found.seen)
}

#[test]
fn every_claim_has_one_verdict_in_order() {
    let claims: Vec<u32> = findings(&sample(&ALL)).iter().map(|finding| finding.claim).collect();
    assert_eq!(claims, (8..=18).collect::<Vec<_>>());
}

#[test]
fn the_verdicts_follow_from_the_figures() {
    let mut scaling = sample(&ALL);
    for simulated in &mut scaling.simulated {
        if simulated.search.pruned && simulated.search.depth.is_multiple_of(2) {
            simulated.positions += simulated.positions / 10;
        }
    }
    for claim in [8, 10, 11, 14, 15, 16, 17, 18] {
        let (holds, seen) = verdict(&scaling, claim);
        assert_eq!(holds, Holds::Yes, "claim {claim}: {seen}");
    }
    assert!(verdict(&scaling, 8).1.contains("20.0 to 20.0 times"), "{:?}", verdict(&scaling, 8));
    assert!(verdict(&scaling, 12).1.contains("the source's 5.28"));
    assert!(verdict(&scaling, 18).1.starts_with("198 searches on threads, of 66 kinds"));

    let mut other = scaling.clone();
    // A leaf's split that is faster, a root's that loses to the one below it.
    for simulated in &mut other.simulated {
        if simulated.search.split == "leaves" || simulated.search.split == "below-root" {
            simulated.nanoseconds /= 10_000;
        }
        // Pruning that costs at odd depth too, and everything without it.
        if simulated.search.pruned {
            simulated.positions *= 2;
        } else {
            simulated.nanoseconds *= 100;
        }
    }
    for run in &mut other.runs {
        if run.search.split == "root" {
            run.value = 3;
        }
    }
    other.shares[0].fraction = 0.2;
    for (claim, holds) in
        [(10, Holds::No), (15, Holds::Partly), (16, Holds::Partly), (17, Holds::Partly), (18, Holds::No)]
    {
        let (found, seen) = verdict(&other, claim);
        assert_eq!(found, holds, "claim {claim}: {seen}");
    }
}

#[test]
fn what_was_not_measured_is_said_to_be_unknown() {
    let mut empty = sample(&ALL);
    empty.runs.clear();
    empty.simulated.clear();
    empty.shares.clear();
    empty.prices.clear();
    for finding in findings(&empty) {
        assert!(
            finding.holds == Holds::Unknown,
            "claim {}: {:?}, {}",
            finding.claim,
            finding.holds,
            finding.seen
        );
    }
    assert!(page::markdown(&empty).contains("Not measured: `cargo lab profile minimax`"));
    // Another depth is held to no figure of the source's.
    let mut shallow = sample(&ALL);
    shallow.depths.pruned = 6;
    for claim in [12, 13, 14] {
        assert_eq!(verdict(&shallow, claim).0, Holds::Unknown, "claim {claim}");
    }
    assert!(verdict(&shallow, 14).1.starts_with("another depth than the source's; sequential, depth 6"));
}

#[test]
fn the_page_has_the_sources_tables_with_ours_beside() {
    let page = page::markdown(&sample(&ALL));
    let line = |start: &str| {
        page.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no {start} in\n{page}"))
    };
    for table in 1..=3 {
        assert!(page.contains(&format!("## Table {table}: run time in ms, ")), "{page}");
    }
    assert!(page.contains("## Table 4: speed-up normalised by positions, depth 6"));
    // Two threads were measured, which the source did not; four are simulated.
    assert_eq!(line("| 1 | 1337 |"), "| 1 | 1337 | 6.48 | 1340 | 6.48 | 1226 | 6.48 | 1326 | 6.48 |");
    assert!(line("| 2 |  |").starts_with("| 2 |  | 4.75 |"), "{}", line("| 2 |  |"));
    assert!(line("| 4 | 619 |").starts_with("| 4 | 619 | *3.34* |"), "{}", line("| 4 | 619 |"));
    assert!(line("| 4 | 2.68 |").contains("*1.87*"), "{}", line("| 4 | 2.68 |"));
    assert!(page.contains("| start 7, ordered | 2 |"));
    assert!(page.contains("are predicted within 10 %"));
    assert!(page.contains("The best design found is `ordered`"));
    for finding in findings(&sample(&ALL)) {
        assert!(page.contains(&finding.seen), "claim {} is not on the page", finding.claim);
    }
}

#[test]
fn each_prediction_is_held_to_the_clock_where_there_was_a_core_for_each_thread() {
    let mut scaling = sample(&ALL);
    let errors: Vec<f64> = page::compared(&scaling).map(|(_, _, error)| error).collect();
    assert_eq!(errors.len(), 3 * 11 * 2);
    assert!(errors.iter().all(|error| (error + 0.0385).abs() < 1e-3), "{errors:?}");
    scaling.machine.cpus = 1;
    assert_eq!(page::compared(&scaling).count(), 3 * 11);
}

#[test]
fn a_search_for_which_the_machine_was_not_quiet_is_noise() {
    let mut scaling = sample(&ALL);
    let told = |scaling: &Scaling| {
        let page = page::markdown(scaling);
        let line = page.lines().find(|line| line.starts_with("Of ") && line.contains(" searches ")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()
    };
    let before = told(&scaling);
    let search = search("bitboards 7 pruned root dynamic", "start").with_threads(2);
    let line = |scaling: &Scaling| {
        let page = page::markdown(scaling);
        page.lines().find(|line| line.starts_with("| start 7, root dynamic | 2 |")).unwrap().to_owned()
    };
    assert!(!line(&scaling).contains("noise") && !page::markdown(&scaling).contains(" ? |"));
    let run = scaling.runs.iter_mut().find(|run| run.search == search).unwrap();
    // One core was slower before the first repetition.
    run.repetitions[0].beside.before.slowest = 6 * M;
    run.complete(QUIET);
    assert_eq!(told(&scaling), before - 1);
    assert!(line(&scaling).contains("(noise)"));
    assert!(page::markdown(&scaling).contains(" ? |"));
}

#[test]
fn a_record_read_back_says_what_it_said() {
    let mut wanted = sample(&ALL);
    // The machine was half as fast in one more repetition of one search.
    let run = wanted.runs.iter_mut().find(|run| run.search.threads == 2).unwrap();
    let [time, positions, ..] = <[u64; 6]>::from(run.repetitions[0]);
    run.repetitions.push([2 * time, positions, 4 * M, 8 * M, 8 * M, 8 * M].into());
    let text = sealed::write(&wanted).unwrap();
    let read: Scaling = sealed::read(&text, Path::new("record")).unwrap();
    assert_eq!(Scaling { sha256: String::new(), ..read }, wanted);
}

#[test]
fn a_search_beside_others_is_simulated_by_the_crowd_nearest_to_it() {
    let mut scaling = sample(&ALL);
    let crowd = |depth: u32, percent: u64| {
        let alone = search(&format!("bitboards {depth} pruned sequential"), "start");
        let time = scaling.sequential(&alone).unwrap().time();
        run(alone.with_threads(2), (time * percent as f64 / 100.0) as u64, 1)
    };
    let mut disturbed = crowd(3, 300);
    disturbed.is_quiet = false;
    scaling.crowds = vec![crowd(7, 150), crowd(6, 120), disturbed];
    let dearer = |words: &str, benchmark: &str| {
        let search = search(words, benchmark);
        let node = |threads| costs::of(&scaling, &search.with_threads(threads)).unwrap().last as f64;
        node(2) / node(1)
    };
    let close = |found: f64, wanted: f64| assert!((found / wanted - 1.0).abs() < 1e-3, "{found}, {wanted}");
    close(dearer("bitboards 7 pruned root dynamic", "start"), 1.5);
    close(dearer("bitboards 6 pruned root dynamic", "start"), 1.2);
    close(dearer("bitboards 3 pruned root dynamic", "start"), 1.2);
    close(dearer("bitboards 4 plain root dynamic", "start"), 1.0);
    close(dearer("bitboards 7 pruned root dynamic", "puzzle"), 1.0);
}

#[test]
fn a_team_has_dearer_nodes_by_its_own_search_in_one_thread_or_by_all_of_its_split() {
    let mut scaling = sample(&ALL);
    for (depth, percent, is_quiet) in [(7, 104, true), (6, 108, true), (5, 112, true), (3, 150, false)] {
        let framed = search(&format!("bitboards {depth} pruned root-watched"), "start");
        let alone = scaling.sequential(&framed).unwrap().time() as u64;
        scaling.runs.push(Run { is_quiet, ..run(framed, alone * percent / 100, 1) });
    }
    let dearer = |words: &str, benchmark: &str, threads: usize| {
        let dearer = costs::framed(&scaling, &search(words, benchmark).with_threads(threads));
        dearer.map(|dearer| (dearer * 100.0).round())
    };
    assert_eq!(dearer("bitboards 7 pruned root-watched", "start", 16), Some(104.0));
    assert_eq!(dearer("bitboards 6 pruned root-watched", "start", 2), Some(108.0));
    // Not measured there, or not on a quiet machine: the middle of the three that were.
    assert_eq!(dearer("bitboards 7 pruned root-watched", "najdorf", 2), Some(108.0));
    assert_eq!(dearer("bitboards 3 pruned root-watched", "start", 2), Some(108.0));
    assert_eq!(dearer("bitboards 4 plain root-watched", "start", 2), None);
    assert_eq!(dearer("bitboards 7 pruned young-brothers", "start", 1), None);
    assert_eq!(dearer("bitboards 7 pruned root dynamic", "start", 1), None);
}

#[test]
fn medians_and_spreads_are_of_what_there_is() {
    assert_eq!(median(&[]), None);
    assert_eq!(median(&[3, 1, 2]), Some(2.0));
    assert_eq!(median(&[4, 1, 2, 3]), Some(2.5));
    assert_eq!(spread(&[]), None);
    assert_eq!(spread(&[7]), Some(0.0));
    assert_eq!(spread(&[10, 9, 11, 8, 12]), Some(0.1));
}

#[test]
fn what_a_node_costs_is_told_by_the_searches() {
    let mut scaling = sample(&ALL);
    for run in &mut scaling.runs {
        // Not in proportion, so that the two can be told apart.
        run.inner = run.last / u64::from(2 + run.search.depth % 2);
        let time = 40 * run.inner + 60 * run.last;
        run.nanoseconds = vec![time; 3];
    }
    let (inner, last) = costs::nodes(&scaling.runs, "bitboards").unwrap();
    assert!((inner / 40_000.0 - 1.0).abs() < 0.01 && (last / 60_000.0 - 1.0).abs() < 0.01, "{inner}, {last}");
    assert_eq!(costs::nodes(&scaling.runs, "chessboard"), None);
    // A simulation in one thread takes what the search of the same took.
    let alone = scaling.sequential(&search("bitboards 7 pruned root static", "start")).unwrap().clone();
    let costs = costs::of(&scaling, &alone.search).unwrap();
    let told = costs.inner * alone.inner + costs.last * alone.last;
    assert!((told as f64 / 1e3 / alone.time() - 1.0).abs() < 1e-3);
}

#[test]
fn of_each_cost_the_median_counts_where_the_machine_was_quiet() {
    let at = |start: u64, slowest: u64| {
        let beside = Repetition::from([0, 0, 4, 4, 4, slowest]).beside;
        (Costs { start, wake: 100 - start, ..Costs::default() }, beside)
    };
    let measured = [at(5, 4), at(9, 4), at(7, 4), at(90, 8), at(80, 8)];
    let prices = costs::prices(BoardKind::Bitboards, &measured, 4).unwrap();
    assert_eq!((prices.board.as_str(), prices.bytes), ("bitboards", 80));
    assert_eq!((prices.start, prices.wake), (7, 93));
    // Where it never was, all count.
    let prices = costs::prices(BoardKind::Bitboards, &measured[3..], 4).unwrap();
    assert_eq!((prices.start, prices.wake), (85, 15));
    assert_eq!(costs::prices(BoardKind::Mailbox, &[], 4), None);
}

#[test]
fn a_plan_asks_for_nothing_that_the_program_refuses_and_for_all_that_is_simulated() {
    for (pruned, quick, cores) in [(7, false, 2), (6, true, 2), (4, true, 1), (9, false, 64)] {
        let scope = plan::Scope {
            depths: Depths { pruned, plain: pruned - 3, leaves: 2 },
            threads: vec![1, 2, 4, 64],
            cores,
            quick,
            seed: 5,
        };
        let groups = scope.groups();
        let asked = groups.iter().flat_map(|group| &group.questions);
        for question in asked.clone() {
            use plywright_study::protocol::Request::{Crowd, Probe, Search};
            for request in [Search(*question), Crowd(*question), Probe(*question)] {
                assert_eq!(request.to_string().parse::<plywright_study::protocol::Request>(), Ok(request));
            }
        }
        let measured: Vec<Search> = asked.map(plan::search).collect();
        for (at, search) in measured.iter().enumerate() {
            assert!(!measured[..at].contains(search), "twice: {search:?}");
        }
        let crowds: Vec<&plywright_study::protocol::Question> =
            groups.iter().flat_map(|group| &group.crowds).collect();
        assert_eq!(crowds.is_empty(), cores == 1);
        for crowd in crowds {
            let search = plan::search(crowd);
            assert!(search.threads > 1 && search.threads <= cores, "{search:?}");
            assert!(measured.contains(&search.alone()), "nothing to compare with: {search:?}");
        }
        for question in scope.simulations() {
            let search = plan::search(&question);
            assert!(measured.contains(&search.alone()), "nothing to compare with: {search:?}");
        }
    }
}

#[test]
fn what_is_asked_and_answered_comes_back_as_it_was() {
    use plywright_study::protocol::{Answer, Fault, Request, Told};
    let told = Told { value: -3, best: "e2e4".to_owned(), time: 5_000, positions: 400, last: 20, inner: 1 };
    for answer in [
        Answer::Found(told),
        Answer::Probe { fastest: 3, slowest: 4 },
        Answer::Costs(plywright_study::Costs { copy: 9, ..Default::default() }),
    ] {
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    let refused = |line: &str| line.parse::<Request>().unwrap_err().to_string();
    assert_eq!(refused(""), "`` is not search, crowd, probe, simulate or costs");
    assert_eq!(refused("search 0 chessboard"), "`chessboard` is not a board, mailbox or bitboards");
    assert_eq!(refused("search 0 mailbox 13"), "`13` is not a depth from 1 to 12");
    assert_eq!(
        refused("search 0 mailbox 3 plain root static 0 1"),
        "`0` is not a number of threads from 1 to 1024"
    );
    assert_eq!(refused("costs mailbox more"), "`more` is one word too many");
    assert_eq!("found 1".parse::<Answer>(), Err(Fault::Word { wanted: "a move", found: String::new() }));
}

/// The small record with which the refusals are tested.
#[test]
fn the_fixture_of_a_study_is_what_it_would_be_now() {
    let mut wanted = sample(&ALL[..1]);
    wanted.runs.truncate(12);
    wanted.simulated.truncate(4);
    let kept = crate::fixtures::fixture("scaling.json", &wanted);
    assert_eq!(Scaling { sha256: String::new(), ..kept }, wanted);
}
