//! Operands of the axis `parallel`: the keys of the positions visited by a real search, in its
//! order.

use super::{Expected, Set};
use crate::kernels::parallel::{Keys, answer};
use plywright_benches::corpus::Corpus;

/// Returns the keys that a search visited.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Keys> {
    let operands: Keys = corpus.repetition.iter().flatten().map(|visit| visit.key).collect();
    let operations = operands.len() as u64;
    Set {
        name: "recorded".to_owned(),
        operations,
        right: Expected::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Keys>> {
    [recorded(corpus)].into_iter()
}
