//! Operands of the evaluation, and of the axes that are compared by it: the positions evaluated by
//! a real search.

use plywright::movegen;
use plywright::recipe::{Portable, Recipe};

use super::{Right, Set};
use crate::kernels::evaluation::{Positions, answer};
use plywright_benches::corpus::Corpus;

/// Returns the recorded positions without check, because the evaluation is not meant for check.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    let sliders = Portable::PORTABLE.sliders();
    let quiet = corpus.positions.iter().filter(|position| movegen::checkers(sliders, position).is_empty());
    let operands: Positions = quiet.cloned().collect();
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
