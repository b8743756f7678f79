//! The positions on which engines are timed.

use std::collections::BTreeSet;

use outpace::uci::POSITIONS;
use plywright::board::Position;

#[test]
fn every_position_is_a_legal_one_and_there_once() {
    for fen in POSITIONS {
        assert!(fen.parse::<Position>().is_ok(), "{fen}");
    }
}

#[test]
fn engines_are_timed_on_others_than_a_profile_is_made_by() {
    let board = |fen: &&str| fen.split(' ').next().map(str::to_owned);
    let sets = [POSITIONS, plywright::search::BENCH_POSITIONS];
    let all: BTreeSet<_> = sets.iter().copied().flatten().map(board).collect();
    assert_eq!(all.len(), sets.iter().map(|set| set.len()).sum::<usize>());
}
