//! Tests the verdicts and pages of changed records of endgames. (`cargo studies report --check`
//! compares the shipped records with their pages.)

use super::claims::{FAR, NEAR, STUDY_LINES, findings, origins};
use super::page::page;
use super::record::{
    Accuracy, Counted, Distance, Distances, Endgames, EndingDistances, MATE, Place, Record, RuleFigure, Truth,
};
use crate::finding::Holds::{self, Bettered, No, Partly, Unknown, Yes};
use crate::fixtures::{self, assert_says};

fn stored() -> Record {
    fixtures::load_record("tests/fixtures/endgame.json")
}

/// Returns the study's other move (see [`STUDY_LINES`]) with the final position of its main line,
/// for which the table says `truth`.
fn line(truth: Truth) -> Place {
    let (first, fen) = STUDY_LINES[0];
    Place { ending: first.to_owned(), fen: fen.to_owned(), truth }
}

/// Adds figures of the rule of safe squares alone in KBNKN.
fn squares(parts: &mut Endgames, spotted: u64, spoilt: u64) {
    parts.accuracy[1].rules.push(RuleFigure {
        material: "KBNKN".to_owned(),
        counted: Counted::Squares,
        bytes: 0,
        legal: 1_000_000,
        incorrect: spoilt,
        draws: 800_000,
        spotted,
        wins: [150_000, 50_000],
        known: [0, 0],
        spoilt,
    });
}

/// Adds figures of Philidor's conditions, next to a rule for KRPKR with `of_rule` errors.
fn philidor(parts: &mut Endgames, incorrect: u64, of_rule: u64) {
    let rules = &mut parts.accuracy[1].rules;
    rules[1].incorrect = of_rule;
    let of_all = rules[1].clone();
    assert_eq!(of_all.material, "KRPKR");
    let (counted, spotted) = (Counted::Philidor, 1_900_000);
    rules.push(RuleFigure { counted, bytes: 0, incorrect, spotted, spoilt: incorrect, ..of_all });
}

/// Adds distances to mate: in KBNKN two positions at each distance up to the `longest`, and the
/// distances of the single positions.
fn distances(parts: &mut Endgames, longest: [usize; 2], moves: [i32; 2]) {
    let made = parts.cost.as_ref().unwrap().made.clone();
    let [wins, losses] = longest.map(|moves| vec![2; moves + 1]);
    let endings = vec![EndingDistances { material: FAR.0.to_owned(), wins, losses }];
    let positions = NEAR.1.iter().zip(moves);
    let positions = positions.map(|((fen, _), moves)| Distance { fen: (*fen).to_owned(), moves });
    parts.distances = Some(Distances { made, endings, positions: positions.collect() });
}

#[test]
fn the_page_shows_safe_squares_philidors_conditions_and_distances() {
    let mut record = stored();
    squares(&mut record.parts, 46_000, 0);
    philidor(&mut record.parts, 100_000, 0);
    distances(&mut record.parts, [107, 94], [28, -19]);
    let page = page(&record);
    assert_says(&page, &["four safe squares for king and knight alone", "KBNKN, White to move mates"]);
    assert_says(&page, &["Philidor's conditions alone", "| 83,061 | 1,551,216 |", "is mated in 19"]);
}

#[test]
fn the_claims_follow_from_the_figures() {
    type Case = (u32, Holds, &'static str, fn(&mut Endgames));
    // The shipped page shows the verdicts on the stored figures; these cases change the figures.
    let cases: [Case; 39] = [
        (23, No, "20,891 of 823,537 (2.5 %)", |parts| parts.accuracy[0].exact = None),
        (23, No, "to find all, our engine needs the tables of `endgame-exact`", |_| ()),
        (23, Yes, "the rule alone recognises 823,537 of 823,537", |parts| {
            parts.accuracy[0].rules[4].known = [0, 823_537];
        }),
        // One wrong answer refutes a rule, however many draws it spots.
        (23, No, "and is wrong in 1 positions", |parts| parts.accuracy[0].rules[4].incorrect = 1),
        (24, No, "1 incorrect, ", |parts| parts.accuracy[0].rules[4].incorrect = 1),
        (48, No, "1 wrong answers", |parts| parts.accuracy[0].rules[4].incorrect = 1),
        (48, Unknown, "0 wrong answers in the 0 endings", |parts| parts.accuracy.clear()),
        // A number close to the source's round number counts as equal.
        (24, Yes, "690,000 draws spotted", |parts| parts.accuracy[0].rules[4].spotted = 690_000),
        (24, No, "600,000 draws spotted", |parts| parts.accuracy[0].rules[4].spotted = 600_000),
        (27, Yes, "", |parts| parts.accuracy[1].rules[0].spotted = 65_560_677),
        (27, No, "", |parts| parts.accuracy[1].rules[0].spotted = 65_560_676),
        (27, No, "", |parts| parts.accuracy[1].rules[0].spoilt = 1),
        (28, Unknown, "another set of positions", |parts| parts.accuracy[1].rules[1].draws -= 1),
        // The present rule has another size, so the revision of the recorded rule is named.
        (28, Bettered, ", of the rule for KRPKR as of 6ed8f4ed6932", |parts| {
            parts.accuracy[1].rules[1].bytes = 1;
        }),
        // Another winning move is named, but it is not the source's.
        (
            25,
            No,
            "`exact` plays d8=Q at 4 of 16 depths and at 11 another move whose main line is won, no mate",
            |parts| {
                parts.solved.as_mut().unwrap().lines = vec![line(Truth::Loss)];
            },
        ),
        (
            25,
            No,
            "the main line of `c1a1` ends in `3Q4/4K3/8/3k1p2/8/8/8/r7 b - - 0 2`, not won by its table",
            |parts| {
                parts.solved.as_mut().unwrap().lines = vec![line(Truth::Draw)];
            },
        ),
        (25, Partly, "`exact` plays d8=Q at 16 of 16 depths, no mate", |parts| {
            parts.solved.as_mut().unwrap().studies[2].best.fill("d7d8q".to_owned());
        }),
        (25, Yes, "`exact` plays d8=Q at 16 of 16 depths, mate in 25 announced from depth 16", |parts| {
            let study = &mut parts.solved.as_mut().unwrap().studies[2];
            study.best.fill("d7d8q".to_owned());
            study.values[15] = Some(MATE - 25);
        }),
        // The rules must recognise the draws: with the values of a search without knowledge the
        // claim does not hold.
        (50, No, "18 for draws with `rules`", |parts| {
            let judged = &mut parts.solved.as_mut().unwrap().judged;
            let values = judged.iter().find(|judged| judged.variant == "none").unwrap().values.clone();
            judged.iter_mut().for_each(|judged| judged.values.clone_from(&values));
        }),
        (50, No, "it recognises every draw in 1 of 3 endings", |_| ()),
        (50, Yes, "30 for draws with `rules`", |parts| {
            let judged = &mut parts.solved.as_mut().unwrap().judged;
            let values = judged.iter().find(|judged| judged.variant == "exact").unwrap().values.clone();
            judged.iter_mut().for_each(|judged| judged.values.clone_from(&values));
        }),
        // 16 % of the draws that the source's recogniser finds is 5.8 % of all draws.
        (27, Yes, "and 0 of 200,000 wins", |parts| squares(parts, 46_000, 0)),
        (27, No, "and 0 of 200,000 wins", |parts| squares(parts, 300_000, 0)),
        (27, No, "and 9 of 200,000 wins", |parts| squares(parts, 46_000, 9)),
        (27, No, "37.5 % of the draws for draws (the source 5.8 %)", |parts| squares(parts, 300_000, 9)),
        // The safe squares are not a rule of the engine.
        (27, Bettered, " draws spotted and ", |parts| squares(parts, 46_000, 9)),
        (48, Yes, "0 wrong answers", |parts| squares(parts, 46_000, 9)),
        // The unchecked conditions must give wrong answers, and the rule must not.
        (49, Yes, "5.0 % of what they take for draws (the source's first version 5.1 %)", |parts| {
            philidor(parts, 100_000, 0);
        }),
        (49, Partly, "printed: 2,000,000 incorrect", |parts| philidor(parts, 2_000_000, 0)),
        (49, No, "printed: 0 incorrect", |parts| philidor(parts, 0, 0)),
        (49, No, "the same positions: 1 incorrect", |parts| philidor(parts, 100_000, 1)),
        (48, Yes, "0 wrong answers", |parts| philidor(parts, 100_000, 0)),
        (48, No, "1 wrong answers", |parts| philidor(parts, 100_000, 1)),
        // Distances of the ending, and of the single positions.
        (51, Yes, "in 101 in 2 positions and in 107", |parts| distances(parts, [107, 106], [29, -19])),
        (51, Partly, "in 101 in 2 positions and in 107", |parts| distances(parts, [107, 94], [28, -19])),
        (51, No, "in 101 in 0 positions and in 100", |parts| distances(parts, [100, 94], [29, -19])),
        (51, Yes, "for the side to move: 29", |parts| distances(parts, [107, 106], [29, -19])),
        (51, Partly, "for the side to move: 28", |parts| distances(parts, [107, 94], [28, -19])),
        (51, Yes, "for the side to move: 29", |parts| distances(parts, [100, 94], [29, -19])),
    ];
    for (claim, holds, seen, change) in cases {
        let mut record = stored();
        change(&mut record.parts);
        let findings = findings(&record);
        let finding = findings.iter().find(|finding| finding.claim == claim && finding.seen.contains(seen));
        assert_eq!(finding.map(|finding| finding.holds), Some(holds), "{seen}: {findings:?}");
    }
}

#[test]
fn missing_parts_are_named_with_their_command() {
    let mut record = stored();
    record.parts.accuracy.truncate(1);
    let cost = record.parts.cost.as_mut().unwrap();
    cost.instructions.clear();
    cost.uncounted = Some("valgrind is not installed".to_owned());
    let pieces = "Endings with five pieces: Not measured: `cargo studies endgame --all`";
    let uncounted = "Instructions were not counted: valgrind is not installed";
    let row = "| recorded | `rules` | 116.4 [116.3, 116.6] | 116.7 [116.5, 117.1] |  |  |";
    assert_says(&page(&record), &[pieces, uncounted, row]);
    record.parts = Endgames::default();
    let nothing = page(&record);
    for part in ["accuracy`", "cost`", "solved`", "distances --all`", "matches --games 400`"] {
        let line = format!("Not measured: `cargo studies endgame --only {part} measures it.");
        assert!(nothing.contains(&line), "{line}\n{nothing}");
    }
    assert!(findings(&record).iter().all(|finding| finding.holds == Unknown && !finding.is_measured));
}

#[test]
fn each_claim_names_the_parts_that_judge_it() {
    let mut record = stored();
    let Endgames { accuracy, cost, solved, .. } = &mut record.parts;
    let parts = accuracy.iter_mut().map(|part| &mut part.made);
    let parts = parts.chain(cost.as_mut().map(|part| &mut part.made));
    let parts = parts.chain(solved.as_mut().map(|part| &mut part.made));
    let named = parts.zip(["four", "five", "cost", "solved"]);
    named.for_each(|(made, name)| name.clone_into(&mut made.command));
    for (claim, wanted) in [
        (23, &["four"][..]),
        (26, &["four"]),
        (28, &["five"]),
        (25, &["solved"]),
        (49, &["five"]),
        (50, &["solved"]),
        (48, &["four", "five", "cost"]),
    ] {
        let commands: Vec<_> = origins(&record, Some(claim)).map(|origin| origin.command.as_str()).collect();
        assert_eq!(commands, wanted, "claim {claim}");
    }
}

#[test]
fn an_entry_replaces_the_one_for_the_same_number_of_pieces() {
    let mut parts = stored().parts;
    parts.take(Accuracy { rules: Vec::new(), ..parts.accuracy[0].clone() });
    let pieces: Vec<_> = parts.accuracy.iter().map(|part| (part.pieces, part.rules.len())).collect();
    assert_eq!(pieces, [(4, 0), (5, 2)]);
}
