//! The engine's own kernels: generating moves, making them and taking them back.
//!
//! They are no axis. They are here so that what they promise can be read off their machine code: none has a path to a
//! panic, so no square, move or length is checked again that a type vouches for. As with the kernels of the axes, what
//! is listed is what is timed: each is concrete, exported, and never inlined.
//!
//! All are compiled for the recipe that runs on every CPU of every target. What a faster recipe inlines in place of
//! `magic` is seen in the listings of that axis.

use plywright::board::{Position, Undo};
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use plywright::types::Move;

/// The recipe of all kernels.
const RECIPE: Portable = Portable::PORTABLE;

/// A position and a game from there, one legal move after another.
pub(crate) struct Game {
    /// Where it begins, and where it is again when all is taken back.
    pub(crate) position: Position,
    /// The moves.
    pub(crate) moves: Vec<Move>,
    /// What each move does not say about the position before it; as long as `moves`.
    pub(crate) undos: Vec<Option<Undo>>,
}

/// How many legal moves the positions have, each written down.
#[inline(never)]
#[unsafe(export_name = "kernels/engine/legal")]
pub(crate) fn legal(positions: &[Position]) -> u64 {
    let mut moves = 0;
    for position in positions {
        let mut list = MoveList::new();
        movegen::legal(RECIPE, position, &mut list);
        moves += list.len() as u64;
    }
    moves
}

/// How many legal captures and promotions the positions have, each written down.
#[inline(never)]
#[unsafe(export_name = "kernels/engine/captures")]
pub(crate) fn captures(positions: &[Position]) -> u64 {
    let mut moves = 0;
    for position in positions {
        let mut list = MoveList::new();
        movegen::captures(RECIPE, position, &mut list);
        moves += list.len() as u64;
    }
    moves
}

/// Plays a game to its end.
#[inline(never)]
#[unsafe(export_name = "kernels/engine/make")]
pub(crate) fn make(game: &mut Game) {
    for (&mv, undo) in game.moves.iter().zip(&mut game.undos) {
        *undo = Some(game.position.make(mv));
    }
}

/// Takes a game back to where it began.
#[inline(never)]
#[unsafe(export_name = "kernels/engine/unmake")]
pub(crate) fn unmake(game: &mut Game) {
    for (&mv, undo) in game.moves.iter().zip(&mut game.undos).rev() {
        if let Some(undo) = undo.take() {
            game.position.unmake(mv, undo);
        }
    }
}
