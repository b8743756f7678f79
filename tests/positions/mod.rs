//! Random positions of an ending, for the tests of endgame knowledge.

use plywright::board::Position;
use plywright::endings::Material;
use plywright::types::{Colour, Kind, Piece, Random};

/// Puts the pieces on random squares, with either side to move. Returns None if the result is
/// illegal: two pieces on one square, a pawn on the first or last rank, or the side not to move in
/// check.
pub(crate) fn random_position(random: &mut Random, material: Material) -> Option<Position> {
    let mut board = [['1'; 8]; 8];
    let kings = Colour::ALL.map(|colour| Piece::new(colour, Kind::King));
    for piece in kings.into_iter().chain(material.pieces_without_kings()) {
        let square = random.below(64) as usize;
        let place = &mut board[square / 8][square % 8];
        if *place != '1' {
            return None;
        }
        *place = piece.letter();
    }
    let ranks = board.map(|rank| rank.iter().collect::<String>());
    let side = if random.below(2) == 0 { 'w' } else { 'b' };
    format!("{} {side} - - 0 1", ranks.join("/")).parse().ok()
}
