//! Operands of the axis `weights`: the positions that a real search evaluated.

use super::{Set, evaluation};
use crate::corpus::Corpus;
use crate::kernels::weights::Positions;

/// The recorded positions.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    evaluation::recorded(corpus)
}

/// Every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus))
}
