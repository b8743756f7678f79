//! Progress towards mate in a won position. The endgame sources only say that a position is won,
//! not which of several won positions is closer to mate.
//!
//! Without pawns, mate is given at the edge with the kings close to each other; with a bishop and a
//! knight, in a corner of the bishop's colour. With pawns this file adds nothing, because the
//! evaluation already knows that they have to be promoted.

use super::Value;
use crate::board::Placement;
use crate::types::{Bitboard, Colour, Kind, Square};

/// Value of each step by which the kings are closer, in centipawns.
const CLOSER: Value = 10;

/// Value of each half step of the loser's king away from the middle, along files and along ranks.
const OUTWARDS: Value = 10;

/// Value of each diagonal by which the loser's king is closer to a corner of the bishop's colour.
const TO_THE_CORNER: Value = 40;

/// Returns the winner's progress towards mate in centipawns, or 0 with pawns on the board.
pub(super) fn progress(board: &Placement, winner: Colour) -> Value {
    if board.kind(Kind::Pawn).any() {
        return 0;
    }
    let (winner_king, loser_king) = (board.king(winner), board.king(!winner));
    let close = CLOSER * (7 - Value::from(winner_king.distance(loser_king)));
    let heavy = board.pieces(winner, Kind::Queen) | board.pieces(winner, Kind::Rook);
    let (bishops, knights) = (board.pieces(winner, Kind::Bishop), board.pieces(winner, Kind::Knight));
    close
        + if heavy.is_empty() && bishops.any() && knights.any() {
            TO_THE_CORNER * to_the_corner(loser_king, bishops.meets(Bitboard::DARK))
        } else {
            OUTWARDS * outwards(loser_king)
        }
}

/// Distance of a square from the middle in half steps, from 2 to 14.
fn outwards(square: Square) -> Value {
    let [file, rank] = [square.file(), square.rank()].map(Value::from);
    (2 * file - 7).abs() + (2 * rank - 7).abs()
}

/// Distance of a square from the long diagonal that ends in the wrong corners, from 0 to 7.
fn to_the_corner(square: Square, is_dark: bool) -> Value {
    let [file, rank] = [square.file(), square.rank()].map(Value::from);
    if is_dark { (file + rank - 7).abs() } else { (file - rank).abs() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;

    fn progress_of(fen: &str) -> Value {
        progress(fen.parse::<Position>().expect(fen).placement(), Colour::White)
    }

    #[test]
    fn a_king_at_the_edge_with_the_other_before_it_is_best() {
        let best = progress_of("3k4/8/3K4/8/8/8/8/7R w - - 0 1");
        assert!(best > progress_of("3k4/8/8/3K4/8/8/8/7R w - - 0 1"));
        assert!(best > progress_of("8/8/8/3k4/8/3K4/8/7R w - - 0 1"));
    }

    #[test]
    fn the_corner_has_the_colour_of_the_bishop() {
        let [right, wrong] =
            ["7k/8/5K2/8/8/8/8/2B2N2 w - - 0 1", "7k/8/5K2/8/8/8/8/3B1N2 w - - 0 1"].map(progress_of);
        assert!(right > wrong + 100, "{right} {wrong}");
        let middle = progress_of("8/8/3k4/8/3K4/8/8/2B2N2 w - - 0 1");
        assert!(right > middle && middle >= progress_of("k7/8/2K5/8/8/8/8/2B2N2 w - - 0 1"));
    }

    #[test]
    fn positions_with_pawns_have_no_progress() {
        assert_eq!(progress_of("3k4/8/3K4/8/8/8/4P3/7R w - - 0 1"), 0);
    }
}
