//! The record, its page, what becomes of the claims, and what is kept in `reports/`.

use std::path::Path;

use plywright::endings::RULES;

use super::claims::{findings, made as made_of};
use super::page::page;
use super::record::{
    Accuracy, Cost, Counted, ExactFigure, Judged, MATE, Match, Place, Record, RuleFigure, Solved, Speed,
    Study, Truth,
};
use crate::machine::provenance::Provenance;
use crate::measure::matches::Outcome;
use crate::record::finding::{Finding, Holds};
use crate::record::{Compiler, InstructionFigure, KernelFigure, Machine, Mode, Noise, Source};
use outpace::sealed;

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

fn rule(material: &str, counted: Counted, [draws, spotted]: [u64; 2], wins: [u64; 2]) -> RuleFigure {
    RuleFigure {
        material: material.to_owned(),
        counted,
        bytes: 8_192,
        legal: draws + wins[0] + wins[1],
        incorrect: 0,
        draws,
        spotted,
        wins,
        known: [wins[0] / 2, wins[1]],
        spoilt: 0,
    }
}

fn four() -> Accuracy {
    let exact = ExactFigure {
        endings: 35,
        positions: 316_293_004,
        incorrect: 0,
        packed: 527_492,
        memory: 33_300_000,
    };
    Accuracy {
        made: made("cargo lab study endgame --only accuracy"),
        men: 4,
        rules: vec![
            rule("KRKP", Counted::All, [1_212_140, 800_000], [6_995_847, 823_537]),
            rule("KBKP", Counted::All, [8_019_767, 7_000_000], [1_000_000, 407_417]),
            rule("KBKP", Counted::Source, [6_963_523, 6_355_575], [1_000_000, 248_570]),
        ],
        exact: Some(exact),
    }
}

fn five() -> Accuracy {
    Accuracy {
        made: made("cargo lab study endgame --only accuracy --all"),
        men: 5,
        rules: vec![
            rule("KBNKN", Counted::All, [182_149_327, 65_560_676], [37_532_061, 0]),
            rule("KRPKR", Counted::All, [211_955_522, 9_012_914], [271_396_946, 0]),
        ],
        exact: None,
    }
}

fn cost() -> Cost {
    let mut times = Vec::new();
    let mut instructions = Vec::new();
    let modes = [Mode::Latency, Mode::Throughput];
    let asked = modes.into_iter().flat_map(|mode| [(mode, "recorded", 0.0), (mode, "krkp", 5.0)]);
    for (variant, nanoseconds) in [("none", 1.25), ("rules", 40.0), ("exact", 60.0)] {
        for (mode, operands, more) in asked.clone() {
            let nanoseconds = nanoseconds + more;
            times.push(KernelFigure {
                axis: "endgame".to_owned(),
                variant: variant.to_owned(),
                operands: operands.to_owned(),
                mode,
                nanoseconds_per_op: nanoseconds,
                low: nanoseconds - 0.25,
                high: nanoseconds + 0.25,
            });
            instructions.push(InstructionFigure {
                axis: "endgame".to_owned(),
                variant: variant.to_owned(),
                operands: operands.to_owned(),
                mode,
                instructions_per_op: nanoseconds * 4.0,
            });
        }
    }
    let speed = |variant: &str, nodes| Speed {
        variant: variant.to_owned(),
        nodes,
        nps: vec![1_300_000, 1_100_000, 1_200_000],
    };
    Cost {
        made: made("cargo lab study endgame --only cost"),
        times,
        instructions,
        uncounted: None,
        speeds: vec![speed("none", 5_000_000), speed("rules", 4_900_000), speed("exact", 4_800_000)],
    }
}

fn solved() -> Solved {
    let place = |ending: &str, truth| Place {
        ending: ending.to_owned(),
        fen: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(),
        truth,
    };
    let judged = |variant: &str, values: [i32; 3]| Judged {
        variant: variant.to_owned(),
        values: values.map(Some).to_vec(),
    };
    let study = |variant: &str, last| Study {
        variant: variant.to_owned(),
        best: vec!["d7d8q".to_owned(); 16],
        values: [vec![Some(500); 15], vec![Some(last)]].concat(),
    };
    Solved {
        made: made("cargo lab study endgame --only solved"),
        nodes: 20_000,
        positions: vec![place("KRkp", Truth::Draw), place("KRkp", Truth::Loss), place("KBkp", Truth::Win)],
        judged: vec![
            judged("none", [230, -510, 40]),
            judged("rules", [0, -510, 40]),
            judged("exact", [0, 500 - MATE, 310]),
        ],
        studies: vec![study("none", 679), study("rules", 690), study("exact", MATE - 25)],
    }
}

fn played(second: &str, wins: u32) -> Match {
    Match {
        made: made("cargo lab study endgame --only matches --games 4"),
        first: "exact".to_owned(),
        second: second.to_owned(),
        openings: 2,
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

/// A record of nothing.
fn empty() -> Record {
    Record::new(Machine {
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
    })
}

fn record() -> Record {
    let mut record = Record { cost: Some(cost()), solved: Some(solved()), ..empty() };
    record.take(five());
    record.take(four());
    record.take_match(played("none", 2));
    record
}

fn finding(record: &Record, claim: u32) -> Finding {
    findings(record).into_iter().find(|finding| finding.claim == claim).unwrap()
}

#[test]
fn the_record_comes_back_as_it_was() {
    let text = sealed::write(&record()).unwrap();
    let mut kept: Record = sealed::read(&text, Path::new("endgame.json")).unwrap();
    kept.sha256.clear();
    assert_eq!(kept, record());
}

#[test]
fn the_page_tells_what_the_record_holds() {
    let page = page(&record());
    for line in [
        "# What knowledge of endgames is worth on intel-test-1",
        "are not equal and should not be",
        "| `KRKP` | 0 | 800,000 | 412,140 | 66.00 % | 7,819,384 | 8,192 | 3,497,923 of 6,995,847; 823,537 of 823,537 | 45.0 | 180.0 |",
        "| the source (claim 24) |  | about 700,000 | about 512,140 | 57.75 % |  | | | | |",
        "| `KBKP`, as the source counts | 0 | 6,355,575 | 607,948 | 91.27 % | 1,248,570 |",
        "| the source (claim 26) | 0 | 6,355,575 | 607,948 | 91.27 % | 1,248,570 | | | | |",
        "37,532,061 | 8,192 | 18,766,030 of 37,532,061; none to tell |  |  |",
        "The exact tables say of 316,293,004 of 316,293,004 positions of 35 endings",
        "100.00 %. They are 527,492 bytes in the program and 33,300,000 in memory.",
        "| recorded | `rules` | 40.0 [39.8, 40.2] | 40.0 [39.8, 40.2] | 160.0 | 160.0 |",
        "| `exact` | 4,800,000 | 1,200,000 | 1,100,000 | 1,300,000 | 3 |",
        "do not search the same nodes",
        "| ending | `none`: draws | `none`: others | `rules`: draws | `rules`: others | `exact`: draws | `exact`: others |",
        "| KRkp | 0 of 1 | 1 of 1 | 1 of 1 | 1 of 1 | 1 of 1 | 1 of 1 |",
        "| KBkp | | 0 of 1 | | 0 of 1 | | 1 of 1 |",
        "| all | 0 of 1 | 1 of 2 | 1 of 1 | 1 of 2 | 1 of 1 | 2 of 2 |",
        "| `exact` | `none` | 1+0.01 | 2 | 4 | 2, 2, 0 | 75.0 % | +191 [-2, ∞] | 0, 1 |",
        "Made by `cargo lab study endgame --only cost` in 61 s, of 0123456789ab, rustc 1.95.0; other processes took 1.2 %.",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
    assert!(!page.contains("Not measured"), "{page}");
}

#[test]
fn what_was_not_measured_is_named_with_the_command() {
    let nothing = page(&empty());
    for part in ["--only accuracy`", "--only cost`", "--only solved`", "--only matches --games 400`"] {
        let line = format!("Not measured: `cargo lab study endgame {part} does it.");
        assert!(nothing.contains(&line), "{line}\n{nothing}");
    }
    assert!(findings(&empty()).iter().all(|finding| finding.holds == Holds::Unknown));

    let mut few = empty();
    few.take(four());
    few.cost = Some(Cost {
        instructions: Vec::new(),
        uncounted: Some("valgrind is not installed".to_owned()),
        ..cost()
    });
    let few = page(&few);
    assert!(few.contains("Endings with five men: Not measured: `cargo lab study endgame --all`"), "{few}");
    assert!(few.contains("Instructions were not counted: valgrind is not installed"), "{few}");
    assert!(few.contains("| recorded | `rules` | 40.0 [39.8, 40.2] | 40.0 [39.8, 40.2] |  |  |"), "{few}");
}

#[test]
fn the_claims_follow_from_the_figures() {
    let all = record();
    let holds: Vec<_> = findings(&all).iter().map(|finding| (finding.claim, finding.holds)).collect();
    let expected = [
        (23, Holds::Yes),
        (24, Holds::Bettered),
        (25, Holds::Yes),
        (26, Holds::Yes),
        (27, Holds::No),
        (28, Holds::Yes),
        (48, Holds::Yes),
    ];
    assert_eq!(holds, expected);
    let seen = finding(&all, 25).seen;
    assert!(seen.contains("`none` at 16 of 16 depths, no mate, +679 centipawns at last"), "{seen}");
    assert!(seen.ends_with("`exact` at 16 of 16 depths, mate in 25 announced from depth 16"), "{seen}");

    let changed = |change: fn(&mut Record)| {
        let mut record = record();
        change(&mut record);
        record
    };
    // A rule that is wrong anywhere is no rule, however much it spots.
    let wrong = changed(|record| record.accuracy[0].rules.iter_mut().for_each(|rule| rule.incorrect = 1));
    for claim in [23, 24, 26, 48] {
        assert_eq!(finding(&wrong, claim).holds, Holds::No, "{claim}");
    }
    // Wins that the rule leaves open are the tables' to tell.
    let open = changed(|record| record.accuracy[0].rules[0].known[1] = 5);
    let Finding { holds, seen, .. } = finding(&open, 23);
    assert_eq!(holds, Holds::Partly, "the default build has no tables");
    assert!(seen.starts_with("with `endgame-exact` the tables tell all of them"), "{seen}");
    let alone = changed(|record| {
        record.accuracy[0].rules[0].known[1] = 5;
        record.accuracy[0].exact = None;
    });
    assert_eq!(finding(&alone, 23).holds, Holds::Partly);
    // About as many is as many as about so many.
    let about = changed(|record| record.accuracy[0].rules[0].spotted = 690_000);
    assert_eq!(finding(&about, 24).holds, Holds::Yes);
    let other = changed(|record| record.accuracy[1].rules[1].draws -= 1);
    assert_eq!(finding(&other, 28).holds, Holds::Unknown);
    // A rule that has another size by now is told by the revision that it was of.
    let old = changed(|record| record.accuracy[1].rules[1].bytes = 1);
    assert!(finding(&old, 28).seen.ends_with(", of the rule for KRPKR as of 0123456789ab"), "{old:?}");
    let today = changed(|record| {
        let now = RULES.iter().find(|rule| rule.material == "KRPKR").unwrap();
        record.accuracy[1].rules[1].bytes = now.tree.len() as u64;
    });
    assert!(!finding(&today, 28).seen.contains("as of"), "{today:?}");
    let hesitant = changed(|record| {
        let Some(solved) = &mut record.solved else { return };
        solved.studies[2].best[3] = "c1d1".to_owned();
    });
    assert_eq!(finding(&hesitant, 25).holds, Holds::Partly);
}

#[test]
fn each_claim_names_the_parts_that_it_is_judged_by() {
    let record = record();
    let made = |claim| made_of(&record, claim).map(|made| made.command.as_str()).collect::<Vec<_>>();
    let (four, five) =
        ("cargo lab study endgame --only accuracy", "cargo lab study endgame --only accuracy --all");
    assert_eq!(made(23), [four]);
    assert_eq!(made(26), [four]);
    assert_eq!(made(28), [five]);
    assert_eq!(made(25), ["cargo lab study endgame --only solved"]);
    assert_eq!(made(48), [four, five, "cargo lab study endgame --only cost"]);
}

#[test]
fn a_part_takes_the_place_of_its_like() {
    let mut record = record();
    record.take(Accuracy { rules: Vec::new(), ..four() });
    let told: Vec<_> = record.accuracy.iter().map(|it| (it.men, it.rules.len())).collect();
    assert_eq!(told, [(4, 0), (5, 2)]);
    record.take_match(played("none", 3));
    record.take_match(played("rules", 1));
    let wins: Vec<_> = record.matches.iter().map(|played| played.result.wins).collect();
    assert_eq!(wins, [3, 1]);
}
