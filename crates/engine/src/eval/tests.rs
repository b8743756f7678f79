//! The promises of the evaluation.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::*;
use crate::movegen::{self, MoveList};
use crate::popcount::Popcount;
use crate::recipe::{Of, Portable, with};
use crate::sliders::{Rays, Sliders};

fn read(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn evaluate(position: &Position) -> i32 {
    Evaluator::new(Portable::PORTABLE).evaluate(position)
}

/// Positions of seeded random walks from several roots, quiet or not.
pub(super) fn walks(seed: u64, count: usize) -> Vec<Position> {
    const ROOTS: [&str; 6] = [
        Position::START_FEN,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/P1k3p1/1p3b2/2pB4/2P5/1P4P1/5PKP/8 b - - 0 1",
        "2r3k1/5pp1/p1q1p2p/1p1pP3/3Q1P2/P5P1/1P3R1P/6K1 w - - 0 1",
    ];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = Vec::new();
    for root in ROOTS.into_iter().cycle() {
        let mut position = read(root);
        for _ in 0..60 {
            if positions.len() == count {
                return positions;
            }
            let mut list = MoveList::new();
            movegen::legal(Portable::PORTABLE, &position, &mut list);
            if list.is_empty() {
                break;
            }
            let mv = list[random.next_u64() as usize % list.len()];
            let _ = position.make(mv);
            positions.push(position.clone());
        }
    }
    positions
}

/// Returns the position with the colours swapped and the board turned top to bottom.
fn colours_swapped(position: &Position) -> Position {
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let swap = |text: &str| -> String {
        let swap =
            |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        text.chars().map(swap).collect()
    };
    let ranks: Vec<&str> = fields[0].split('/').rev().collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let en_passant = match position.en_passant() {
        Some(square) => square.flipped().to_string(),
        None => "-".to_owned(),
    };
    let (board, castling) = (swap(&ranks.join("/")), swap(fields[2]));
    read(&format!("{board} {side} {castling} {en_passant} {} {}", fields[4], fields[5]))
}

/// Returns the position mirrored left to right, without castling rights.
fn files_mirrored(position: &Position) -> Position {
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').map(|rank| rank.chars().rev().collect()).collect();
    read(&format!("{} {} - - 0 1", ranks.join("/"), fields[1]))
}

#[test]
fn both_colours_are_evaluated_alike() {
    for position in walks(1, 1_500) {
        let mirrored = colours_swapped(&position);
        assert_eq!(evaluate(&position), evaluate(&mirrored), "{position} and {mirrored}");
    }
}

#[test]
fn both_wings_are_evaluated_alike() {
    for position in walks(2, 1_500) {
        let mirrored = files_mirrored(&position);
        assert_eq!(evaluate(&position), evaluate(&mirrored), "{position} and {mirrored}");
    }
}

#[test]
fn the_table_adds_up_to_the_value() {
    let known = "r2q1rk1/pp2np2/5P2/3bp2Q/3pN2b/1B1P4/PPP3PP/R4RK1 w - - 0 1";
    for position in walks(3, 600).into_iter().chain([read(known), Position::start()]) {
        let evaluator = Evaluator::new(Portable::PORTABLE);
        let table = evaluator.explain(&position);
        let (mut mg, mut eg) = (0, 0);
        for row in table.rows() {
            mg += row.white.0 - row.black.0;
            eg += row.white.1 - row.black.1;
        }
        assert_eq!((mg, eg), table.total(), "{position}");
        assert_eq!(table.value(), evaluator.evaluate(&position), "{position}");
        let last = table.to_string().lines().last().map(str::to_owned);
        assert!(last.is_some_and(|line| line.ends_with(&format!(": {}", table.value()))), "{table}");
    }
}

#[test]
fn every_variant_gives_the_same_value() {
    let positions = walks(4, 300);
    let expected: Vec<i32> = positions.iter().map(evaluate).collect();

    fn check<R: Recipe>(recipe: R, positions: &[Position], expected: &[i32]) {
        let evaluator = Evaluator::new(recipe);
        for (position, &value) in positions.iter().zip(expected) {
            let names = crate::recipe::Names::of::<R>();
            assert_eq!(evaluator.evaluate(position), value, "{position} with {names:?}");
        }
    }
    macro_rules! popcounts {
        ({} $(($file:ident, $variant:ident))*) => {
            $(if let Some(popcount) = <crate::popcount::$variant as Popcount>::new() {
                check(Of::<_, _>::new(popcount, Rays), &positions, &expected);
            })*
        };
    }
    macro_rules! sliders {
        ({} $(($file:ident, $variant:ident))*) => {
            $(if let Some(sliders) = <crate::sliders::$variant as Sliders>::new() {
                check(Of::<_, _>::new(crate::popcount::Swar, sliders), &positions, &expected);
            })*
        };
    }
    macro_rules! scores {
        ({} $(($file:ident, $variant:ident))*) => {
            $(check(
                Of::<_, _, with::Score<crate::score::$variant>>::new(crate::popcount::Swar, Rays),
                &positions,
                &expected,
            );)*
        };
    }
    macro_rules! sides {
        ({} $(($file:ident, $variant:ident))*) => {
            $(check(
                Of::<_, _, with::Sides<crate::side::$variant>>::new(crate::popcount::Swar, Rays),
                &positions,
                &expected,
            );)*
        };
    }
    macro_rules! weights {
        ({} $(($file:ident, $variant:ident))*) => {
            $(check(
                Of::<_, _, with::Weights<crate::weights::$variant>>::new(crate::popcount::Swar, Rays),
                &positions,
                &expected,
            );)*
        };
    }
    crate::weights::variants!(weights {});
    crate::popcount::variants!(popcounts {});
    crate::sliders::variants!(sliders {});
    crate::score::variants!(scores {});
    crate::side::variants!(sides {});
}

#[test]
fn only_variable_weights_can_be_replaced() {
    type Variable = Of<crate::popcount::Swar, Rays, with::Weights<crate::weights::Runtime>>;
    let mut values = Values::SHIPPED;
    values.tempo = (77, 5);
    let start = Position::start();
    let variable = Variable::new(crate::popcount::Swar, Rays);
    let evaluator = Evaluator::with_weights(variable, values.weights().unwrap()).unwrap();
    assert_eq!(evaluator.evaluate(&start), 77);
    assert_eq!(evaluator.clone().explain(&start).value(), 77);
    assert!(Evaluator::with_weights(Portable::PORTABLE, values.weights().unwrap()).is_err());
}

#[test]
fn the_start_position_is_worth_the_tempo_bonus() {
    assert_eq!(evaluate(&Position::start()), weights::Values::SHIPPED.tempo.0);
}

#[test]
fn an_extra_queen_is_worth_more_than_a_rook() {
    let ahead = evaluate(&read("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    let behind = evaluate(&read("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"));
    assert!(ahead > 500 && behind < -500, "{ahead} {behind}");
}

/// Asserts that White's value is higher on `better` than on `worse`, White to move.
#[track_caller]
fn prefers(better: &str, worse: &str) {
    let [better_value, worse_value] = [better, worse].map(|fen| evaluate(&read(&format!("{fen} w - - 0 1"))));
    assert!(better_value > worse_value, "{better}: {better_value}, {worse}: {worse_value}");
}

#[test]
fn passed_pawns_are_worth_more_the_further_they_are() {
    prefers("8/4P3/8/8/8/k7/8/K7", "8/8/4P3/8/8/k7/8/K7");
    prefers("8/8/4P3/8/8/k7/8/K7", "8/8/8/8/4P3/k7/8/K7");
    // As many pawns, but in the second position Black's f-pawn guards e6, so White's is not passed.
    prefers("6k1/8/p7/4P3/8/8/8/6K1", "6k1/5p2/8/4P3/8/8/8/6K1");
}

#[test]
fn each_kind_of_knowledge_shows() {
    // Doubled and isolated against connected pawns.
    prefers("6k1/5ppp/8/8/8/8/5PPP/6K1", "6k1/5ppp/8/8/7P/7P/5P2/6K1");
    // A rook on an open file.
    prefers("6k1/ppp2ppp/8/8/8/8/PPP2PPP/3R2K1", "6k1/ppp2ppp/8/8/8/8/PPP2PPP/1R4K1");
    // A knight on an outpost against one at the edge.
    prefers("6k1/pp3p1p/8/3N4/4P3/8/PP3P1P/6K1", "6k1/pp3p1p/8/8/4P3/8/PP3P1P/N5K1");
    // Two bishops against bishop and knight.
    prefers("4k3/pppp4/8/8/8/8/PPPP4/2B1KB2", "4k3/pppp4/8/8/8/8/PPPP4/2B1KN2");
    // A king behind its pawns against one without pawns in front of it, with queens on the board.
    prefers("r2q2k1/5ppp/8/8/8/8/5PPP/R2Q2K1", "r2q2k1/5ppp/8/8/8/8/PPP5/R2Q2K1");
    // A piece that a pawn attacks.
    prefers("6k1/8/8/2n5/1P6/8/8/6K1", "6k1/8/8/2n5/P7/8/8/6K1");
}

/// Difference between White's and Black's values of a term, in the middlegame and the endgame.
fn lead(fen: &str, term: Term) -> (i32, i32) {
    let table = Evaluator::new(Portable::PORTABLE).explain(&read(fen));
    let row = table.rows().iter().find(|row| row.term == term).expect("every term has a row");
    (row.white.0 - row.black.0, row.white.1 - row.black.1)
}

#[test]
fn mobility_counts_and_so_do_trapped_pieces() {
    for (free, caught, term) in [
        // A piece with many squares, and the same piece with few.
        ("6k1/8/8/8/3N4/8/8/6K1 w - - 0 1", "6k1/8/8/8/8/8/8/N5K1 w - - 0 1", Term::Mobility),
        ("6k1/8/8/8/8/8/8/B5K1 w - - 0 1", "6k1/8/8/8/8/8/1P6/B5K1 w - - 0 1", Term::Mobility),
        ("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "6k1/8/8/8/8/P7/8/RN4K1 w - - 0 1", Term::Mobility),
        // A bishop that a pawn has caught at the edge, a rook between the edge and its king, and a
        // bishop that pawns keep at home.
        ("6k1/B7/8/8/8/8/8/6K1 w - - 0 1", "6k1/B7/1p6/8/8/8/8/6K1 w - - 0 1", Term::Patterns),
        ("6k1/8/8/8/8/8/8/6KR w - - 0 1", "6k1/8/8/8/8/8/7P/6KR w - - 0 1", Term::Patterns),
        ("6k1/8/8/8/8/3P4/8/2B3K1 w - - 0 1", "6k1/8/8/8/8/3p4/3P4/2B3K1 w - - 0 1", Term::Patterns),
    ] {
        let (free, caught) = (lead(free, term), lead(caught, term));
        assert!(free.0 > caught.0 && free.1 >= caught.1, "{term}: {free:?} {caught:?}");
    }
}

#[test]
fn an_attack_on_the_king_counts() {
    let fen = "6k1/5p1p/5Qp1/8/3B4/8/5PPP/6K1 w - - 0 1";
    let table = Evaluator::new(Portable::PORTABLE).explain(&read(fen));
    let king = table.rows().iter().find(|row| row.term == Term::KingSafety).unwrap();
    assert!(king.black.0 < king.white.0 - 60, "{table}");
}

#[test]
fn drawish_endings_are_scaled_down() {
    let scale = |fen: &str| Evaluator::new(Portable::PORTABLE).sum(read(fen).placement(), &mut Silent).scale;
    assert_eq!(scale("8/8/4k3/8/8/3BK3/8/8 w - - 0 1"), 0, "a bishop alone");
    assert_eq!(scale("8/8/4k3/8/8/3NKN2/8/8 w - - 0 1"), 0, "two knights alone");
    assert_eq!(scale("8/8/4k3/8/8/3NKB2/8/8 w - - 0 1"), 64, "bishop and knight win");
    assert_eq!(scale("8/8/4k3/8/8/3QK3/8/8 w - - 0 1"), 64, "a queen wins");
    let one_minor_more = scale("8/4r3/4k3/8/8/3RKB2/8/8 w - - 0 1");
    assert_eq!(one_minor_more, Values::SHIPPED.scale_no_pawns[1], "rook and bishop against a rook");
    let opposite = scale("8/4b3/4k3/8/3PP3/3BK3/8/8 w - - 0 1");
    let same = scale("8/5b2/4k3/8/3PP3/3BK3/8/8 w - - 0 1");
    assert!(opposite < 32 && same > 48, "{opposite} {same}");
}

#[test]
fn losing_the_last_pawn_is_no_gain() {
    prefers("8/8/4k3/8/8/3RK3/4P3/8", "8/8/4k3/8/8/3RK3/8/8");
    prefers("8/8/4k3/8/8/3QK3/4P3/8", "8/8/4k3/8/8/3QK3/8/8");
}
