//! Operands of the axis `checks`: moves in the positions that a real search evaluated.

use super::{Expected, Set};
use crate::kernels::checks::{Reached, answer};
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use plywright_benches::corpus::Corpus;

/// Number of moves made in each position.
const MOVES: usize = 2;

/// Returns the recorded positions, each after its first and after its middle move. The first is
/// often a capture, because the generator lists a piece's captures first.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Reached> {
    let mut operands = Reached::new();
    for position in &corpus.positions {
        let mut moves = MoveList::new();
        movegen::legal(Portable::PORTABLE, position, &mut moves);
        for &mv in moves.chunks(moves.len().div_ceil(MOVES).max(1)).filter_map(<[_]>::first) {
            let mut after = position.clone();
            let _ = after.make(mv);
            operands.push((after, mv));
        }
    }
    Set {
        name: "recorded".to_owned(),
        operations: operands.len() as u64,
        right: Expected::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Reached>> {
    std::iter::once(recorded(corpus))
}
