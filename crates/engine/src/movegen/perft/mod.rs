//! Perft: counts the positions at a given depth in plies.
//!
//! The last ply is counted instead of played ("bulk counting"): one set of target squares costs one
//! popcount. Most moves of the ply above it are not played either: `leaves` counts the answers to
//! all of them together. Earlier plies are played on copies of the [`Placement`], which has no
//! keys, no clocks and no mailbox.

mod leaves;
mod play;

use leaves::{Leaves, Rows};
use play::Play;

use super::generate::{Black, Mover, Sink, Step, White, hand_out};
use super::{MoveList, legal};
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, Move, MoveKind, Square};

/// Number of positions `depth` plies below `board`; 1 for depth 0.
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
            let play = Play::<T, _>::new(board, |after| count::<T::Other, R>(recipe, after));
            hand_out::<T, R, _>(recipe, board, Leaves::new(recipe, rows, play)).finish()
        }
        _ => {
            let then = |after: &Placement| below::<T::Other, R>(recipe, after, depth - 1, rows);
            hand_out::<T, R, _>(recipe, board, Play::<T, _>::new(board, then)).nodes
        }
    }
}

/// Number of legal moves.
#[inline(never)]
fn count<T: Mover, R: Recipe>(recipe: R, board: &Placement) -> u64 {
    hand_out::<T, R, _>(recipe, board, Count { popcount: recipe.popcount(), moves: 0 }).moves
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
