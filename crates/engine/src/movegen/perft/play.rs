//! Plays moves on copies of the board.

use std::marker::PhantomData;

use crate::board::Placement;
use crate::movegen::generate::{Mover, Sink, Step};
use crate::types::{Bitboard, Kind, MoveKind, Square};

/// A sink that plays each move of side `T` on a copy of the board and adds up the results of `then`
/// for the copies.
pub(super) struct Play<'a, T, F> {
    pub(super) board: &'a Placement,
    then: F,
    pub(super) nodes: u64,
    side: PhantomData<T>,
}

impl<'a, T: Mover, F: FnMut(&Placement) -> u64> Play<'a, T, F> {
    #[inline(always)]
    pub(super) const fn new(board: &'a Placement, then: F) -> Self {
        Self { board, then, nodes: 0, side: PhantomData }
    }
}

impl<T: Mover, F: FnMut(&Placement) -> u64> Sink for Play<'_, T, F> {
    const NAMELESS: bool = false;

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        for to in targets {
            self.nodes += (self.then)(&self.board.after_piece(T::COLOUR, kind, from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, targets: Bitboard) {
        for to in targets {
            let from = step.origin(T::COLOUR, to);
            let after = match step {
                Step::TwoAhead => self.board.after_double_push(T::COLOUR, from, to),
                Step::Ahead => self.board.after_push(T::COLOUR, from, to),
                _ => self.board.after_pawn_takes(T::COLOUR, from, to),
            };
            self.nodes += (self.then)(&after);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: Step, targets: Bitboard) {
        for to in targets {
            let from = step.origin(T::COLOUR, to);
            for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                self.nodes += (self.then)(&self.board.after_promotion(T::COLOUR, from, to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.nodes += (self.then)(&self.board.after_en_passant(T::COLOUR, from, to));
    }

    #[inline(always)]
    fn castle(&mut self, kind: MoveKind) {
        self.nodes += (self.then)(&self.board.after_castling(T::COLOUR, kind == MoveKind::CastleShort));
    }
}
