//! Legal moves.

mod evasions;
mod generate;
mod list;
mod perft;
mod reach;
mod san;
mod sinks;

pub use list::MoveList;
pub use perft::{divide, perft};
pub use reach::{Reach, reach};
pub use san::{SanError, SanFault, parse_san, san};

use crate::board::{Placement, geometry};
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Move, Square};
use generate::{Black, Mover, Restraints, White, generate};
use sinks::{Find, List};

/// The pieces of both colours that attack `square`, where `occupied` holds every piece that blocks.
#[inline]
pub fn attackers<S: Sliders>(sliders: S, board: &Placement, square: Square, occupied: Bitboard) -> Bitboard {
    let pawns = board.kind(Kind::Pawn);
    geometry::pawn(Colour::Black, square) & pawns & board.colour(Colour::White)
        | geometry::pawn(Colour::White, square) & pawns & board.colour(Colour::Black)
        | geometry::knight(square) & board.kind(Kind::Knight)
        | geometry::king(square) & board.kind(Kind::King)
        | sliders.bishop(square, occupied) & (board.kind(Kind::Bishop) | board.kind(Kind::Queen))
        | sliders.rook(square, occupied) & (board.kind(Kind::Rook) | board.kind(Kind::Queen))
}

/// The pieces that give check to the side to move.
#[inline]
pub fn checkers<S: Sliders>(sliders: S, board: &Placement) -> Bitboard {
    attackers(sliders, board, board.king(board.side()), board.occupied()) & board.colour(!board.side())
}

/// The pieces of the side to move that may not leave the line between their king and a slider.
#[inline]
pub fn pinned(board: &Placement) -> Bitboard {
    match board.side() {
        Colour::White => Restraints::of::<White>(board, board.king(Colour::White)).pinned,
        Colour::Black => Restraints::of::<Black>(board, board.king(Colour::Black)).pinned,
    }
}

/// Appends every legal move.
pub fn legal<R: Recipe>(recipe: R, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, false, R>(recipe, board, list),
        Colour::Black => write_down::<Black, false, R>(recipe, board, list),
    }
}

/// Appends the legal captures and promotions.
pub fn captures<R: Recipe>(recipe: R, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, true, R>(recipe, board, list),
        Colour::Black => write_down::<Black, true, R>(recipe, board, list),
    }
}

fn write_down<T: Mover, const NOISY: bool, R: Recipe>(recipe: R, board: &Placement, list: &mut MoveList) {
    generate::<T, NOISY, R, _>(recipe, board, Bitboard::FULL, List::<T>::new(board, list));
}

/// Whether a move, foreign bits perhaps, is legal: the moves of one piece are generated and the move is looked for.
pub fn is_legal<R: Recipe>(recipe: R, board: &Placement, mv: Move) -> bool {
    match board.side() {
        Colour::White => find::<White, R>(recipe, board, mv),
        Colour::Black => find::<Black, R>(recipe, board, mv),
    }
}

fn find<T: Mover, R: Recipe>(recipe: R, board: &Placement, mv: Move) -> bool {
    generate::<T, false, R, _>(recipe, board, mv.from().into(), Find::<T>::new(board, mv)).found()
}
