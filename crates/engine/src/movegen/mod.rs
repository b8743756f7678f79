//! Generation of legal moves.

mod danger;
mod evasions;
mod generate;
mod list;
mod perft;
mod reach;
mod rules;
mod san;
mod sinks;

pub use list::MoveList;
pub use perft::{divide, perft};
pub use reach::{Reach, reach};
pub use rules::Rules;
pub(crate) use san::plain;
pub use san::{SanError, SanFault, parse_san, san};

use crate::board::{Placement, geometry};
use crate::danger::Danger;
use crate::evasions::Evasions;
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Move, MoveKind, Square};
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

/// Returns true if `mv`, a legal move that led to this position, gave check. Looks only at the
/// moved piece and at sliders on the line that the move opened; after castling or a capture en
/// passant, at all sliders.
#[inline]
pub fn gave_check(board: &Placement, mv: Move) -> bool {
    let side = board.side();
    let king = board.king(side);
    // Castling moves two pieces, and a capture en passant empties two squares, so any slider may
    // give check.
    let is_plain = !mv.is_castling() && mv.kind() != MoveKind::EnPassant;
    let changed = if is_plain { geometry::line(king, mv.from()).with(mv.to()) } else { Bitboard::FULL };
    // A pawn or knight that attacks the king must be the moved piece.
    let leapers = geometry::knight(king) & board.kind(Kind::Knight)
        | geometry::pawn(side, king) & board.kind(Kind::Pawn);
    let sliders = geometry::rook_lines(king) & board.straight_sliders(!side)
        | geometry::bishop_lines(king) & board.diagonal_sliders(!side);
    (leapers & board.colour(!side)).any()
        || (sliders & changed).into_iter().any(|from| !geometry::between(king, from).meets(board.occupied()))
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
#[inline]
pub fn legal<R: Recipe>(recipe: R, board: &Placement, list: &mut MoveList) {
    all::<R::Evasions, R::Danger, _>(recipe.sliders(), board, list);
}

/// Appends the legal captures and promotions.
#[inline]
pub fn captures<R: Recipe>(recipe: R, board: &Placement, list: &mut MoveList) {
    noisy::<R::Evasions, R::Danger, _>(recipe.sliders(), board, list);
}

/// Returns true if a move is legal. The move may be any bits, for example those that the
/// transposition table holds for another position. Generates the moves of one piece and looks for
/// the move among them.
#[inline]
pub fn is_legal<R: Recipe>(recipe: R, board: &Placement, mv: Move) -> bool {
    is_one::<R::Evasions, R::Danger, _>(recipe.sliders(), board, mv)
}

// These functions are generic over three axes instead of the recipe, so recipes that differ only
// elsewhere, as in the popcount, share the code.

fn all<E: Evasions, D: Danger, S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, false, E, D, S>(sliders, board, list),
        Colour::Black => write_down::<Black, false, E, D, S>(sliders, board, list),
    }
}

fn noisy<E: Evasions, D: Danger, S: Sliders>(sliders: S, board: &Placement, list: &mut MoveList) {
    match board.side() {
        Colour::White => write_down::<White, true, E, D, S>(sliders, board, list),
        Colour::Black => write_down::<Black, true, E, D, S>(sliders, board, list),
    }
}

fn write_down<T: Mover, const NOISY: bool, E: Evasions, D: Danger, S: Sliders>(
    sliders: S,
    board: &Placement,
    list: &mut MoveList,
) {
    generate::<T, NOISY, E, D, _, _>(sliders, board, Bitboard::FULL, List::<T>::new(board, list));
}

fn is_one<E: Evasions, D: Danger, S: Sliders>(sliders: S, board: &Placement, mv: Move) -> bool {
    match board.side() {
        Colour::White => find::<White, E, D, S>(sliders, board, mv),
        Colour::Black => find::<Black, E, D, S>(sliders, board, mv),
    }
}

fn find<T: Mover, E: Evasions, D: Danger, S: Sliders>(sliders: S, board: &Placement, mv: Move) -> bool {
    generate::<T, false, E, D, _, _>(sliders, board, mv.from().into(), Find::<T>::new(board, mv)).found()
}
