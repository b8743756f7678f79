//! What a position is worth: White's material less Black's, in pawns.

use plywright::types::{Colour, Kind};

/// The value of having no legal move, against the side that has none.
pub const LOST: i32 = 1_000;

/// What a piece is worth, by [`Kind::index`].
const WORTH: [i32; 6] = {
    let mut worth = [0; 6];
    worth[Kind::Pawn.index()] = 1;
    worth[Kind::Knight.index()] = 3;
    worth[Kind::Bishop.index()] = 3;
    worth[Kind::Rook.index()] = 5;
    worth[Kind::Queen.index()] = 9;
    worth
};

/// What a piece is worth; the king, which is never taken, nothing.
#[inline(always)]
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()]
}

/// 1 for White and -1 for Black: what turns a gain of the side's into one of White's.
#[inline(always)]
pub(super) const fn sign(side: Colour) -> i32 {
    if side.is_white() { 1 } else { -1 }
}

/// The value for a side without a legal move.
#[inline(always)]
pub(super) const fn lost(side: Colour) -> i32 {
    -sign(side) * LOST
}
