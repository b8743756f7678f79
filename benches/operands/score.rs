//! Operands of the axis `score`.
//!
//! - `random`: entries from the whole table.
//! - `recorded`: one entry for each piece of an evaluated position, as in piece-square tables. A
//!   colour with fewer than 16 pieces is padded with the zero entry.

use plywright::board::Position;
use plywright::types::{Colour, Kind};
use rand_xoshiro::Xoshiro256StarStar;

use super::{Expected, Set, below, random};
use crate::kernels::score::{
    Evaluation, Evaluations, FULL_PHASE, TABLE, TERMS, TERMS_PER_SIDE, WEIGHTED, answer,
};
use plywright_benches::corpus::Corpus;

/// Number of evaluations in a set: 25 KiB of them, for the first-level cache. No branch depends on
/// them.
pub(crate) const EVALUATIONS: usize = 256;

fn set(name: String, operands: Evaluations) -> Set<Evaluations> {
    Set {
        name,
        operations: (operands.len() * TERMS) as u64,
        right: Expected::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns terms that are counted and multiplied, such as mobility.
fn weighted(random: &mut Xoshiro256StarStar) -> [(u16, i16); WEIGHTED] {
    std::array::from_fn(|_| (below(random, TABLE) as u16, below(random, 15) as i16 - 6))
}

/// Returns entries from the whole table.
pub(crate) fn synthetic() -> Set<Evaluations> {
    let name = "random".to_owned();
    let random = &mut random(&name);
    let evaluations = (0..EVALUATIONS)
        .map(|_| Evaluation {
            white: std::array::from_fn(|_| below(random, TABLE) as u16),
            black: std::array::from_fn(|_| below(random, TABLE) as u16),
            weighted: weighted(random),
            phase: below(random, FULL_PHASE as usize + 1) as i32,
        })
        .collect();
    set(name, evaluations)
}

/// Returns the pieces of evaluated positions.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Evaluations> {
    let name = "recorded".to_owned();
    let random = &mut random(&name);
    let pieces = |position: &Position, colour: Colour| {
        let mut entries = [TABLE as u16 - 1; TERMS_PER_SIDE];
        let pieces = Kind::ALL.into_iter().flat_map(|kind| {
            position
                .pieces(colour, kind)
                .into_iter()
                .map(move |square| (kind.index() * 64 + square.relative(colour).index()) as u16)
        });
        for (entry, piece) in entries.iter_mut().zip(pieces) {
            *entry = piece;
        }
        entries
    };
    let worth = [0, 1, 1, 2, 4, 0];
    let evaluations = (0..EVALUATIONS)
        .map(|_| {
            let position = &corpus.positions[below(random, corpus.positions.len())];
            let phase = Kind::ALL
                .into_iter()
                .map(|kind| worth[kind.index()] * position.kind(kind).into_iter().count() as i32)
                .sum::<i32>();
            Evaluation {
                white: pieces(position, Colour::White),
                black: pieces(position, Colour::Black),
                weighted: weighted(random),
                phase: phase.min(FULL_PHASE),
            }
        })
        .collect();
    set(name, evaluations)
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Evaluations>> {
    [recorded(corpus), synthetic()].into_iter()
}
