//! Value of a position: White's material less Black's, in pawns.

use plywright::types::{Colour, Kind};

/// Value of a position whose side to move has no legal move, in favour of the other side.
pub const LOST: i32 = 1_000;

/// Worth of each piece in pawns, by [`Kind::index`].
const WORTH: [i32; 6] = {
    let mut worth = [0; 6];
    worth[Kind::Pawn.index()] = 1;
    worth[Kind::Knight.index()] = 3;
    worth[Kind::Bishop.index()] = 3;
    worth[Kind::Rook.index()] = 5;
    worth[Kind::Queen.index()] = 9;
    worth
};

/// Worth of a piece in pawns; 0 for the king, which is never captured.
#[inline(always)]
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()]
}

/// 1 for White and -1 for Black: turns a gain of this side into a gain of White.
#[inline(always)]
pub(super) const fn sign(side: Colour) -> i32 {
    if side.is_white() { 1 } else { -1 }
}

/// Value for White if this side is to move and has no legal move.
#[inline(always)]
pub(super) const fn lost(side: Colour) -> i32 {
    -sign(side) * LOST
}
