//! Operands of perft: two positions with published counts, so shallow that a pass takes well below
//! a millisecond.
//!
//! Source of the counts: the Chess Programming Wiki's pages on perft.

use plywright::board::Position;

use super::{Expected, Set};
use crate::kernels::perft::{Depths, answer};

/// FEN, depth and the published count.
const POSITIONS: [(&str, u32, u64); 2] = [
    (Position::START_FEN, 4, 197_281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
];

/// Returns the positions.
pub(crate) fn published() -> Set<Depths> {
    let read = |(fen, depth, nodes): (&str, u32, u64)| {
        (fen.parse().expect("the positions above are right"), depth, nodes)
    };
    let operands: Depths = POSITIONS.map(read).into();
    let answer = answer(&operands);
    Set {
        name: "published".to_owned(),
        operations: answer,
        right: Expected::All(answer),
        operands,
        reorder: None,
    }
}
