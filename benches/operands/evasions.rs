//! Operands of the axis `evasions`: the positions in check whose moves a real search generated.

use super::{Right, Set};
use crate::kernels::evasions::{Positions, answer};
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions in check.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    let operands: Positions = corpus.checks.clone();
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
