//! The squares that the side to move can reach with one move. The moves are counted and their
//! target squares gathered in sets; no move is listed.

use std::marker::PhantomData;

use super::generate::{Black, Mover, Sink, Step, White, hand_out};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, MoveKind, Square};

/// A summary of all legal moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Number of legal moves.
    pub moves: u64,
    /// Target squares of all moves except promotions, castling and captures en passant.
    pub targets: Bitboard,
    /// Squares on which some pawn can promote.
    pub promotions: Bitboard,
    /// True if a capture en passant is legal.
    pub en_passant: bool,
}

/// Summarises the legal moves of the side to move.
#[inline]
pub fn reach<R: Recipe>(recipe: R, board: &Placement) -> Reach {
    match board.side() {
        Colour::White => of::<White, R>(recipe, board),
        Colour::Black => of::<Black, R>(recipe, board),
    }
}

#[inline(never)]
fn of<T: Mover, R: Recipe>(recipe: R, board: &Placement) -> Reach {
    let sink = Gather { popcount: recipe.popcount(), reach: Reach::default(), side: PhantomData::<T> };
    hand_out::<T, R, _>(recipe, board, sink).reach
}

struct Gather<P, T> {
    popcount: P,
    reach: Reach,
    side: PhantomData<T>,
}

impl<P: Popcount, T: Mover> Sink for Gather<P, T> {
    const NAMELESS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _kind: Kind, _from: Square, targets: Bitboard) {
        self.reach.moves += u64::from(self.popcount.count(targets.0));
        self.reach.targets |= targets;
    }

    #[inline(always)]
    fn pawns(&mut self, _step: Step, targets: Bitboard) {
        self.reach.moves += u64::from(self.popcount.count(targets.0));
        self.reach.targets |= targets;
    }

    #[inline(always)]
    fn promotions(&mut self, _step: Step, targets: Bitboard) {
        self.reach.moves += 4 * u64::from(self.popcount.count(targets.0));
        self.reach.promotions |= targets;
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.reach.moves += 1;
        self.reach.en_passant = true;
    }

    #[inline(always)]
    fn castle(&mut self, _kind: MoveKind) {
        self.reach.moves += 1;
    }
}
