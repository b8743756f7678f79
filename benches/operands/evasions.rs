//! Operands of the axis `evasions`: the positions in check whose moves a real search generated.

use super::{Expected, Set};
use crate::kernels::evasions::{Positions, answer};
use plywright::board::Position;
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions in check.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    set(&corpus.checks)
}

/// Returns the set of these positions from a real search.
pub(super) fn set(positions: &[Position]) -> Set<Positions> {
    let operands = positions.to_vec();
    Set {
        name: "recorded".to_owned(),
        operations: operands.len() as u64,
        right: Expected::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus))
}
