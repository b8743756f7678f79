//! Random positions of an ending.

use plywright::board::Position;
use plywright::endings::Material;
use plywright::types::{Colour, Kind, Piece, Random};

/// Puts the pieces on random squares. Returns `None` if that is not a legal position.
pub(crate) fn random_position(random: &mut Random, material: Material) -> Option<Position> {
    let kings = Colour::ALL.map(|colour| Piece::new(colour, Kind::King));
    let mut board = [[b'1'; 8]; 8];
    for piece in kings.into_iter().chain(material.pieces_without_kings()) {
        let square = (random.word() % 64) as usize;
        let place = &mut board[square / 8][square % 8];
        if *place != b'1' {
            return None;
        }
        *place = piece.letter() as u8;
    }
    let ranks: Vec<_> = board.iter().map(|rank| String::from_utf8_lossy(rank)).collect();
    let side = if random.word().is_multiple_of(2) { 'w' } else { 'b' };
    format!("{} {side} - - 0 1", ranks.join("/")).parse().ok()
}
