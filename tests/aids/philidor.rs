//! A recogniser that wrongly takes some wins for draws. The tests of recognisers must find these
//! errors (claim 49). It has the four conditions that the blog of the engine iCE prints for
//! Philidor's position, unchanged. They say nothing about the side to move, about checks, or about
//! rooks that hang. iCE's first version took 83,061 wins for draws; it is not printed, so these
//! conditions stand in for it.

use plywright::types::{Colour, Kind, Piece, Square};

/// Returns true if the conditions allow a piece on this square. White has a rook and a pawn on the
/// file `pawn`, Black has a rook.
pub(crate) fn allows(pawn: u8, piece: Piece, square: Square) -> bool {
    match (piece.colour, piece.kind) {
        // "the opposing pawn has not yet reached its sixth rank"
        (Colour::White, Kind::Pawn) => square.file() == pawn && square.rank() < 5,
        // "the opposing king is beyond the defender's third rank"
        (Colour::White, Kind::King) => square.rank() < 5,
        // "the defending king is on the queening square of the pawn or adjacent to it"
        (Colour::Black, Kind::King) => square.rank() >= 6 && square.file().abs_diff(pawn) <= 1,
        // "the defender's rook is on the third rank"
        (Colour::Black, Kind::Rook) => square.rank() == 5,
        _ => true,
    }
}
