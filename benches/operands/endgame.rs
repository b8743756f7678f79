//! Operands of the axis `endgame`.
//!
//! - `recorded`: positions with few pieces about which a real search asked. Of most of them the rules know nothing but that.
//! - `kpk`, `krkp` and so on: random legal positions of each ending that is recognised, each side strong as often as the other.

use std::rc::Rc;

use plywright::endings::RULES;

use super::{Right, Set, random};
use crate::kernels::endgame::{Positions, answer};
use plywright_benches::corpus::Corpus;
use plywright_benches::placement::place;

/// How many positions a set has.
pub(crate) const POSITIONS: usize = 1024;

fn set(name: String, operands: Positions) -> Set<Positions> {
    let asked = operands.clone();
    Set {
        name,
        operations: operands.len() as u64,
        right: Right::Each(Rc::new(move |variant| answer(variant, &asked))),
        operands,
        reorder: None,
    }
}

/// Random positions with these pieces.
pub(crate) fn of(pieces: &str) -> Set<Positions> {
    let name = pieces.to_ascii_lowercase();
    let random = &mut random(&name);
    set(name, (0..POSITIONS).map(|_| place(pieces, random)).collect())
}

/// What a search asked.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Positions> {
    set("recorded".to_owned(), corpus.endgames.clone())
}

/// The pieces of an ending, as in a FEN, of its name: `KRkp` of `KRKP`.
fn pieces(material: &str) -> String {
    let weak = material.rfind('K').unwrap_or_default();
    format!("{}{}", &material[..weak], material[weak..].to_ascii_lowercase())
}

/// Every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Positions>> {
    std::iter::once(recorded(corpus)).chain(RULES.iter().map(|rule| of(&pieces(rule.material))))
}
