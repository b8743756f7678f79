//! The promises of the table of weights.

use super::*;

macro_rules! every_variant_holds_the_values {
    ({} $(($file:ident, $variant:ident))*) => {
        #[test]
        fn every_variant_holds_the_values() {
            $({
                use crate::score::$variant as Variant;
                let weights = <Variant as Score>::tables::<Family>();
                let built = Values::SHIPPED.weights::<Variant>().unwrap();
                let pair = |score: Variant| (score.mg(), score.eg());
                assert_eq!(pair(weights.tempo), Values::SHIPPED.tempo);
                assert_eq!(weights.material.map(pair), Values::SHIPPED.material);
                assert_eq!(weights.queen_mobility.map(pair), Values::SHIPPED.queen_mobility);
                assert_eq!(weights.danger_attacker, Values::SHIPPED.danger_attacker);
                // The table built at run time equals the one built at compile time.
                assert_eq!(format!("{built:?}"), format!("{weights:?}"));
            })*
        }
    };
}
score_variants!(every_variant_holds_the_values {});

#[test]
fn boards_are_mirrored() {
    let weights = Values::SHIPPED.weights_by(|_, mg, eg| (mg, eg));
    for (board, half) in weights.squares.iter().zip(&Values::SHIPPED.squares) {
        for square in 0..64 {
            assert_eq!(board[square], board[square ^ 7]);
        }
        assert_eq!((board[0], board[3], board[60]), (half[0], half[3], half[31]));
    }
}

#[test]
fn scores_are_built_with_the_index_of_their_numbers() {
    let numbers = Values::SHIPPED.numbers();
    let mut pairs = 0;
    let _ = Values::SHIPPED.weights_by(|at, mg, eg| {
        assert_eq!((numbers[at], numbers[at + 1]), (mg, eg));
        pairs += 1;
    });
    let plain: usize = ENTRIES.iter().filter(|entry| entry.kind == Kind::Number).map(Entry::len).sum();
    assert_eq!(2 * pairs + plain, numbers.len());
    assert_eq!(Values::from_numbers(&numbers), Values::SHIPPED);
}

#[test]
fn shipped_rs_is_up_to_date() {
    assert!(include_str!("shipped.rs") == Values::SHIPPED.to_source(), "run `cargo tune write`");
}

#[test]
fn no_sum_of_shipped_weights_exceeds_the_limit() {
    assert_eq!(Values::SHIPPED.check(), Ok(()));
    const { assert!(super::super::LIMIT < i16::MAX as i32) };
}

#[test]
fn weights_that_could_add_up_to_too_much_are_refused() {
    let mut heavy = Values::SHIPPED;
    heavy.material = [(0, 2_000); 5];
    let error = heavy.weights::<crate::score::Packed>().unwrap_err();
    assert!(error.to_string().contains("largest part of it comes from `material`"), "{error}");
    heavy.material = [(2_001, 0); 5];
    let error = heavy.check().unwrap_err();
    assert_eq!(error.to_string(), "`material` has 2001, but may be from 0 to 2000");
}

#[test]
fn the_shipped_weights_are_plausible() {
    fn climbs(row: &[Pair]) -> bool {
        row.first().zip(row.last()).is_some_and(|(first, last)| first.0 < last.0 && first.1 < last.1)
    }
    let values = Values::SHIPPED;
    assert!(climbs(&values.knight_mobility) && climbs(&values.bishop_mobility));
    assert!(climbs(&values.rook_mobility) && climbs(&values.queen_mobility));
    assert!(climbs(&values.passed[1..7]) && climbs(&values.material));
    // The search's margins are sized for a pawn of about a hundred.
    assert!((80..=125).contains(&values.material[0].1));
}

#[test]
fn written_lines_have_at_most_100_characters() {
    for line in Values::SHIPPED.to_toml().lines().chain(Values::SHIPPED.to_source().lines()) {
        assert!(line.starts_with("//!") || line.chars().count() <= 100, "{line}");
    }
}
