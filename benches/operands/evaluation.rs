//! Operands of the evaluation kernels, and of the axes whose operation is a complete evaluation
//! (`side`, `weights`): positions that a real search evaluated.

use plywright::movegen;
use plywright::recipe::{Portable, Recipe};

use super::{Expected, Set};
use crate::kernels::evaluation::{Positions, answer};
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions that are not in check, because the evaluation is not meant for
/// check.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    let sliders = Portable::PORTABLE.sliders();
    let quiet = corpus.positions.iter().filter(|position| movegen::checkers(sliders, position).is_empty());
    let operands: Positions = quiet.cloned().collect();
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
