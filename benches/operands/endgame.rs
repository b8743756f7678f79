//! Operands of the axis `endgame`.
//!
//! - `recorded`: positions with few pieces that a real search asked about. The rules have no answer
//!   for most of them.
//! - `kpk`, `krkp` and so on: random legal positions of each recognised ending; each side is the
//!   stronger one equally often.

use std::rc::Rc;

use plywright::endings::RULES;

use super::{Expected, Set, random};
use crate::kernels::endgame::{Positions, answer};
use plywright_benches::corpus::Corpus;
use plywright_benches::placement::place;

/// Number of positions in a set.
pub(crate) const POSITIONS: usize = 1024;

fn set(name: String, operands: Positions) -> Set<Positions> {
    let asked = operands.clone();
    Set {
        name,
        operations: operands.len() as u64,
        right: Expected::Each(Rc::new(move |variant| answer(variant, &asked))),
        operands,
        reorder: None,
    }
}

/// Returns random positions with these pieces.
pub(crate) fn with_pieces(pieces: &str) -> Set<Positions> {
    let name = pieces.to_ascii_lowercase();
    let random = &mut random(&name);
    set(name, (0..POSITIONS).map(|_| place(pieces, random)).collect())
}

/// Returns the positions that a search asked about.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    set("recorded".to_owned(), corpus.endgames.clone())
}

/// Returns the pieces of an ending from its name, as in a FEN: `KRkp` for `KRKP`.
fn pieces(material: &str) -> String {
    let weak = material.rfind('K').unwrap_or_default();
    format!("{}{}", &material[..weak], material[weak..].to_ascii_lowercase())
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus)).chain(RULES.iter().map(|rule| with_pieces(&pieces(rule.material))))
}
