//! Legal moves.

mod generate;
mod list;
mod perft;
mod san;
mod sinks;

pub use list::MoveList;
pub use perft::{divide, perft};
pub use san::san;

use crate::board::{Placement, geometry};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Move, Square};
use generate::{Black, Restraints, Side, White, generate};
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
pub fn legal<S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, false, S>(sliders, board, list),
        Colour::Black => write_down::<Black, false, S>(sliders, board, list),
    }
}

/// Appends the legal captures and promotions.
pub fn captures<S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, true, S>(sliders, board, list),
        Colour::Black => write_down::<Black, true, S>(sliders, board, list),
    }
}

fn write_down<T: Side, const NOISY: bool, S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    generate::<T, NOISY, S, _>(sliders, board, Bitboard::FULL, List::<T>::new(board, list));
}

/// Whether a move, foreign bits perhaps, is legal: the moves of one piece are generated and the move is looked for.
pub fn is_legal<S: Sliders>(sliders: S, board: &Placement, mv: Move) -> bool {
    match board.side() {
        Colour::White => find::<White, S>(sliders, board, mv),
        Colour::Black => find::<Black, S>(sliders, board, mv),
    }
}

fn find<T: Side, S: Sliders>(sliders: S, board: &Placement, mv: Move) -> bool {
    generate::<T, false, S, _>(sliders, board, mv.from().into(), Find::<T>::new(board, mv)).found()
}
