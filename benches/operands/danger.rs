//! Operands of the axis `danger`: the positions that a real search evaluated.

use super::{Set, evasions};
use crate::kernels::danger::Positions;
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    evasions::set(&corpus.positions)
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus))
}
