//! Operands of the axis `sliders`.
//!
//! - `pieces-06`, `pieces-16`, `pieces-28`: random boards with this many pieces, and equal numbers
//!   of queries of rooks, bishops and queens. Their squares and boards are unrelated, so they touch
//!   all parts of the tables, in variants with tables.
//! - `recorded`: the queries of a real search, in their real shares. The boards of a search are
//!   alike, so the same places of the tables are read again and again.

use plywright::types::{Bitboard, Square};
use rand_xoshiro::rand_core::Rng;

use super::{Expected, Set, below, random, shares, word};
use crate::kernels::sliders::{Queries, answer};
use plywright_benches::corpus::{Corpus, Query, Slider};

/// Number of queries in a set: 64 KiB of them, to leave most of the second-level cache to the
/// tables.
pub(crate) const QUERIES: usize = 4096;

fn set(name: String, operands: Queries) -> Set<Queries> {
    Set {
        name,
        operations: operands.len() as u64,
        right: Expected::All(answer(&operands)),
        operands,
        reorder: None,
    }
}

/// Returns queries on random boards with this many pieces.
pub(crate) fn synthetic(pieces: u32) -> Set<Queries> {
    let name = format!("pieces-{pieces:02}");
    let random = &mut random(&name);
    let mut draw = |queries: usize| -> Vec<Query> {
        (0..queries)
            .map(|_| {
                let square = Square::wrapping((random.next_u64() >> 58) as u8);
                Query { square, occupied: Bitboard(word(random, pieces)).with(square) }
            })
            .collect()
    };
    let third = QUERIES / 3;
    let queries = Queries { rook: draw(third), bishop: draw(third), queen: draw(QUERIES - 2 * third) };
    set(name, queries)
}

/// Returns the queries of a search.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Queries> {
    let name = "recorded".to_owned();
    let random = &mut random(&name);
    let mut queries = Queries::default();
    let shares = shares(corpus.sliders.iter().map(|asked| asked.calls), QUERIES);
    for (asked, share) in corpus.sliders.iter().zip(shares) {
        let of_kind = match asked.kind {
            Slider::Rook => &mut queries.rook,
            Slider::Bishop => &mut queries.bishop,
            Slider::Queen => &mut queries.queen,
        };
        of_kind.extend((0..share).map(|_| asked.queries[below(random, asked.queries.len())]));
    }
    set(name, queries)
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Queries>> {
    std::iter::once(recorded(corpus)).chain([6, 16, 28].map(synthetic))
}
