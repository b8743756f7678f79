//! The positions on which engines are timed.

use std::collections::BTreeSet;

use outpace::uci::{FRESH, POSITIONS};
use plywright::board::Position;

#[test]
fn every_position_is_a_legal_one_and_there_once() {
    for set in [POSITIONS, FRESH] {
        for fen in set {
            assert!(fen.parse::<Position>().is_ok(), "{fen}");
        }
        assert_eq!(set.iter().collect::<BTreeSet<_>>().len(), set.len());
    }
}

#[test]
fn a_choice_is_tried_on_others_than_it_was_made_on_and_both_on_others_than_a_profile() {
    let board = |fen: &&str| fen.split(' ').next().map(str::to_owned);
    let sets = [POSITIONS, FRESH, plywright::search::BENCH_POSITIONS];
    let all: BTreeSet<_> = sets.iter().copied().flatten().map(board).collect();
    assert_eq!(all.len(), sets.iter().map(|set| set.len()).sum::<usize>());
}
