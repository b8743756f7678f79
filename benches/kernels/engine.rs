//! The engine's own kernels: generating moves, making them and taking them back.
//!
//! They belong to no axis. They are here so that tests can look at their machine code, which must
//! have no path to a panic. That shows that the compiler left out the run-time checks of squares,
//! moves and lengths that their types already guarantee. As with the kernels of the axes, the
//! listed code is the timed code: each is concrete, exported, and never inlined.
//!
//! All are compiled for the recipe that runs on every CPU of every target. It finds the attacks of
//! sliders in magic tables (the variant `magic` of the axis `sliders`). The listings of that axis
//! show the code that a faster recipe inlines there.

use plywright::board::{Position, Undo};
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use plywright::types::Move;

/// The recipe of all kernels.
const RECIPE: Portable = Portable::PORTABLE;

/// A position and a game from there, one legal move after another.
pub(crate) struct Game {
    /// The position on the board: the start of the game, or its end once the moves are made.
    pub(crate) position: Position,
    pub(crate) moves: Vec<Move>,
    /// For each move that has been made, the facts needed to take it back; as long as `moves`.
    pub(crate) undos: Vec<Option<Undo>>,
}

/// Returns the number of legal moves of the positions, listing each.
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

/// Returns the number of legal captures and promotions of the positions, listing each.
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

/// Takes a game back to its start.
#[inline(never)]
#[unsafe(export_name = "kernels/engine/unmake")]
pub(crate) fn unmake(game: &mut Game) {
    for (&mv, undo) in game.moves.iter().zip(&mut game.undos).rev() {
        if let Some(undo) = undo.take() {
            game.position.unmake(mv, undo);
        }
    }
}
