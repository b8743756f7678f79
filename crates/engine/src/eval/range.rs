//! A test that no position exceeds the bounds by which weights are checked (claim 6).

use super::Evaluator;
use super::tests::walks;
use super::weights::{Component, Values, by_term};
use crate::board::Position;
use crate::recipe::Portable;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Generates boards that no game reaches but a FEN may hold: pieces anywhere, and as many of a kind
/// as promotions allow.
fn wild_boards(seed: u64, count: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut squares = [' '; 64];
        let mut put = |letter: char, random: &mut Xoshiro256PlusPlus| {
            let square = random.next_u64() as usize % 64;
            let pawn = letter.eq_ignore_ascii_case(&'p');
            if squares[square] == ' ' && (!pawn || (8..56).contains(&square)) {
                squares[square] = letter;
            }
        };
        // Most pieces are of one kind, so that the sums become extreme; the rest is mixed.
        let favourite = random.next_u64() as usize % 5;
        for letters in ["PNBRQ", "pnbrq"] {
            let (mut pawns, letters) = (0, letters.as_bytes());
            for _ in 0..random.next_u64() % 16 {
                let other = random.next_u64() as usize % 5;
                let kind = if random.next_u64() % 4 == 0 { other } else { favourite };
                pawns += usize::from(kind == 0);
                if kind != 0 || pawns <= 8 {
                    put(char::from(letters[kind]), &mut random);
                }
            }
        }
        put('K', &mut random);
        put('k', &mut random);
        let ranks: Vec<String> = squares
            .chunks(8)
            .map(|rank| rank.iter().map(|&c| if c == ' ' { '1' } else { c }).collect())
            .collect();
        let side = if random.next_u64() % 2 == 0 { 'w' } else { 'b' };
        // The FEN is refused if there are too many of a kind, if a king found its square taken, or
        // if the side that is not to move is in check.
        boards.extend(format!("{} {side} - - 0 1", ranks.join("/")).parse::<Position>());
    }
    boards
}

#[test]
fn no_term_leaves_its_bounds() {
    let midgame = by_term(&Values::SHIPPED, Component::Midgame);
    let endgame = by_term(&Values::SHIPPED, Component::Endgame);
    for position in walks(5, 1_000).into_iter().chain(wild_boards(6, 2_000)) {
        let table = Evaluator::new(Portable::PORTABLE).explain(&position);
        for ((row, (term, mg)), (_, eg)) in table.rows().iter().zip(midgame).zip(endgame) {
            assert_eq!(row.term, term);
            for (value, range) in [(row.white.0, mg), (row.black.0, mg), (row.white.1, eg), (row.black.1, eg)]
            {
                assert!(range.low <= value && value <= range.high, "{position}: {row:?} beyond {range:?}");
            }
        }
    }
}
