//! Operands of the axis `danger`: the positions that a real search evaluated.

use super::{Right, Set};
use crate::kernels::danger::{Positions, answer};
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    let operands: Positions = corpus.positions.clone();
    Set {
        name: "recorded".to_owned(),
        operations: operands.len() as u64,
        right: Right::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus))
}
