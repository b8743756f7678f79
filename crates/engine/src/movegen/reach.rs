//! What the side to move can reach with one move: counted and gathered in sets, no move written down.

use std::marker::PhantomData;

use super::generate::{Black, Mover, Sink, Step, White, generate};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, MoveKind, Square};

/// What all legal moves together come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// How many legal moves there are.
    pub moves: u64,
    /// Where some piece can go, or some pawn short of the last rank.
    pub targets: Bitboard,
    /// Where some pawn can promote.
    pub promotions: Bitboard,
    /// A pawn can be taken in passing.
    pub en_passant: bool,
}

/// What the side to move can reach.
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
    generate::<T, false, R::Evasions, _, _>(recipe.sliders(), board, Bitboard::FULL, sink).reach
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
