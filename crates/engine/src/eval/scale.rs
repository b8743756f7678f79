//! Drawish endings: the share of the endgame value that counts, in 64ths.
//!
//! The shares apply to plain numbers, after the scores have been split: scaling divides, and no
//! score variant offers division.

use super::material::Census;
use super::weights::Weights;
use crate::board::Placement;
use crate::types::{Bitboard, Kind};

/// The share at which all of the endgame value counts.
pub const FULL: i32 = 64;

/// The share of the endgame value that counts, in 64ths, if `strong` is the better side.
#[inline(always)]
pub(super) fn factor<S>(weights: &Weights<S>, board: &Placement, strong: &Census, weak: &Census) -> i32 {
    if strong.pawns == 0 {
        without_pawns(weights, strong, weak)
    } else if strong.bishops == 1 && weak.bishops == 1 && opposite_bishops(board) {
        let only_bishops = points(strong) == BISHOP && points(weak) == BISHOP;
        let [base, pawn] =
            if only_bishops { weights.scale_only_bishops } else { weights.scale_opposite_bishops };
        FULL.min(base + pawn * strong.pawns)
    } else if points(strong) - points(weak) <= BISHOP {
        // The fewer pawns are left, the easier it is to trade the last one.
        let [base, pawn] = weights.scale_small_lead;
        FULL.min(base + pawn * strong.pawns)
    } else {
        FULL
    }
}

const BISHOP: i32 = 3;

/// Value of a side's pieces without its pawns, in textbook points.
#[inline(always)]
const fn points(census: &Census) -> i32 {
    BISHOP * (census.knights + census.bishops) + 5 * census.rooks + 9 * census.queens
}

/// The share if the better side has no pawns. A lead of a minor piece does not win then, and two
/// knights do not win against a bare king.
#[inline(always)]
fn without_pawns<S>(weights: &Weights<S>, strong: &Census, weak: &Census) -> i32 {
    let (ours, theirs) = (points(strong), points(weak));
    if ours - theirs > BISHOP {
        let two_knights = strong.knights == 2 && ours == 2 * BISHOP;
        if two_knights && weak.pawns == 0 { 0 } else { FULL }
    } else if ours <= BISHOP {
        0
    } else {
        weights.scale_no_pawns[usize::from(theirs > BISHOP)]
    }
}

/// Returns true if there are bishops on squares of both colours.
#[inline(always)]
fn opposite_bishops(board: &Placement) -> bool {
    let bishops = board.kind(Kind::Bishop);
    bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK)
}
