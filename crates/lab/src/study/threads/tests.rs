//! The record, its page, and what is kept in `reports/`.

use super::page::page;
use super::record::{Match, Place, Player, Record, Run, Stops, Times};
use crate::fixtures::fixture;
use crate::machine::provenance::Provenance;
use crate::measure::matches::Outcome;
use crate::record::{Compiler, Machine, Noise, Source};

fn made(command: &str) -> Provenance {
    Provenance {
        command: command.to_owned(),
        started: 1_700_000_000,
        seconds: 61.4,
        compiler: Compiler {
            version: "rustc 1.95.0".to_owned(),
            host: "x86_64-unknown-linux-gnu".to_owned(),
            llvm: "22.1.2".to_owned(),
        },
        source: Source {
            version: "0.1.0".to_owned(),
            revision: Some("0123456789abcdef0123".to_owned()),
            dirty: false,
            sha256: "00".repeat(32),
        },
        noise: Noise { load_before: Some(0.1), steal: Some(0.0), others: Some(0.0125), megahertz: None },
    }
}

fn run(variant: &str, threads: usize, seconds: [f64; 2], nodes: u64) -> Run {
    Run {
        variant: variant.to_owned(),
        threads,
        seconds: seconds.map(|seconds| vec![seconds; 2]).to_vec(),
        nodes: vec![vec![nodes; 2]; 2],
    }
}

fn player(variant: &str, threads: usize) -> Player {
    Player { variant: variant.to_owned(), threads }
}

fn played(second: Player, wins: u32) -> Match {
    Match {
        made: made("cargo lab study threads --games 4"),
        first: player("lazy", 2),
        second,
        result: Outcome {
            limits: ["1+0.01".to_owned(), "1+0.01".to_owned()],
            seed: 1,
            games: 4,
            wins,
            draws: 4 - wins,
            losses: 0,
            score: f64::from(4 + wins) / 8.0,
            elo: [Some(190.8), Some(-1.5), None],
            faults: [0, 1],
        },
    }
}

fn record() -> Record {
    let machine = Machine {
        key: "intel-test-1".to_owned(),
        vendor: "GenuineIntel".to_owned(),
        brand: "A CPU".to_owned(),
        family: 6,
        model: 1,
        stepping: 1,
        cpus: 2,
        hypervisor: None,
        levels: vec!["x86-64".to_owned()],
        os: "linux".to_owned(),
        notes: Vec::new(),
    };
    let place = |depth| Place { fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(), depth };
    let stops = |threads, times: &[f64]| Stops {
        variant: "lazy".to_owned(),
        threads,
        early: 1,
        milliseconds: times.to_vec(),
    };
    let times = Times {
        made: made("cargo lab study threads"),
        hash_mib: 64,
        positions: vec![place(9), place(14)],
        runs: vec![
            run("lazy", 1, [4.0, 8.0], 1_000),
            run("lazy", 2, [2.0, 4.0], 1_500),
            run("abdada", 1, [4.0, 8.0], 1_000),
            run("abdada", 2, [1.0, 4.0], 1_000),
        ],
        stops: vec![stops(1, &[0.25, 0.5, 0.75]), stops(8, &[1.0, 12.5, 2.0])],
    };
    let mut record = Record { times: Some(times), ..Record::new(machine) };
    record.take(played(player("lazy", 1), 2));
    record
}

#[test]
fn the_record_comes_back_as_it_was() {
    let mut kept: Record = fixture("threads.json", &record());
    kept.sha256.clear();
    assert_eq!(kept, record());
}

#[test]
fn the_page_tells_what_the_record_holds() {
    let page = page(&record());
    for line in [
        "# What threads are worth on intel-test-1",
        "2 positions of `bench`",
        "(9 to 14 plies), 2 times, with an empty table of 64 MiB",
        "| `lazy` | 2 | 2.00 [2.00, 2.00] times as fast | 1.50 [1.50, 1.50] times as many | 3.00 [3.00, 3.00] times as many |",
        "With 2 threads `abdada` is 1.41 ",
        "| `lazy` | 1 | 3 | 1 | 0.50 | 0.75 | 3 of 3 |",
        "| `lazy` | 8 (oversubscribed) | 3 | 1 | 2.00 | 12.50 | 2 of 3 |",
        "| `lazy`, 2 | `lazy`, 1 | 1+0.01 | 4 | 2, 2, 0 | 75.0 % | +191 [-2, ∞] | 0, 1 |",
        "Made by `cargo lab study threads` in 61 s, of 0123456789ab, rustc 1.95.0; other processes took 1.2 %.",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
    assert_eq!(page.matches("; other processes took 1.2 %.").count(), 2, "of the times and of the match");
}

#[test]
fn a_match_takes_the_place_of_the_one_between_the_same_players() {
    let mut record = record();
    record.take(played(player("lazy", 1), 3));
    record.take(played(player("abdada", 2), 1));
    let wins: Vec<_> = record.matches.iter().map(|played| played.result.wins).collect();
    assert_eq!(wins, [3, 1]);
}
