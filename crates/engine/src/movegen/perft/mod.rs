//! Perft: counts the positions at a given depth in plies.
//!
//! The last ply is counted instead of played ("bulk counting"): one set of target squares costs one
//! popcount. The plies above it are played on copies of the [`Placement`], which has no keys, no
//! clocks and no mailbox.

mod leaves;

use std::marker::PhantomData;

use leaves::{Leaves, Rows};

use super::generate::{Black, Mover, Sink, Step, White, generate};
use super::{MoveList, legal};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, Move, MoveKind, Square};

/// Number of positions `depth` plies below, 1 for depth 0.
pub fn perft<R: Recipe>(recipe: R, board: &Placement, depth: u32) -> u64 {
    let mut rows = Rows::new();
    match board.side() {
        Colour::White => below::<White, R>(recipe, board, depth, &mut rows),
        Colour::Black => below::<Black, R>(recipe, board, depth, &mut rows),
    }
}

/// The count of `perft` split by the first move: each legal move, with the number of positions to
/// which it leads `depth` plies below `board`. The list is empty for depth 0.
pub fn divide<R: Recipe>(recipe: R, board: &Placement, depth: u32) -> Vec<(Move, u64)> {
    let mut list = MoveList::new();
    if depth > 0 {
        legal(recipe, board, &mut list);
    }
    list.iter().map(|&mv| (mv, perft(recipe, &board.after(mv), depth - 1))).collect()
}

fn below<T: Mover, R: Recipe>(recipe: R, board: &Placement, depth: u32, rows: &mut Rows) -> u64 {
    match depth {
        0 => 1,
        1 => count::<T, R>(recipe, board),
        2 => {
            let sink =
                Leaves::<T, R, _>::new(recipe, board, rows, |after| count::<T::Other, R>(recipe, after));
            generate::<T, false, R::Evasions, R::Danger, _, _>(recipe.sliders(), board, Bitboard::FULL, sink)
                .finish()
        }
        _ => {
            let then = |after: &Placement| below::<T::Other, R>(recipe, after, depth - 1, rows);
            let sink = Play::<T, _> { board, then, nodes: 0, side: PhantomData };
            generate::<T, false, R::Evasions, R::Danger, _, _>(recipe.sliders(), board, Bitboard::FULL, sink)
                .nodes
        }
    }
}

/// Number of legal moves.
#[inline(never)]
fn count<T: Mover, R: Recipe>(recipe: R, board: &Placement) -> u64 {
    let sink = Count { popcount: recipe.popcount(), moves: 0 };
    generate::<T, false, R::Evasions, R::Danger, _, _>(recipe.sliders(), board, Bitboard::FULL, sink).moves
}

/// A sink that counts moves.
struct Count<P> {
    popcount: P,
    moves: u64,
}

impl<P: Popcount> Sink for Count<P> {
    const NAMELESS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _kind: Kind, _from: Square, targets: Bitboard) {
        self.moves += u64::from(self.popcount.count(targets.0));
    }

    #[inline(always)]
    fn pawns(&mut self, _step: Step, targets: Bitboard) {
        self.moves += u64::from(self.popcount.count(targets.0));
    }

    #[inline(always)]
    fn promotions(&mut self, _step: Step, targets: Bitboard) {
        self.moves += 4 * u64::from(self.popcount.count(targets.0));
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.moves += 1;
    }

    #[inline(always)]
    fn castle(&mut self, _kind: MoveKind) {
        self.moves += 1;
    }
}

/// A sink that plays moves on copies and adds up the results of `then`.
struct Play<'a, T, F> {
    board: &'a Placement,
    then: F,
    nodes: u64,
    side: PhantomData<T>,
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
