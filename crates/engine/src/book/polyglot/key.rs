//! Polyglot's key of a position.

use super::random::WORDS;
use crate::board::{Castling, Position};
use crate::types::Colour;

/// Indices of the first words for castling, en passant and the side to move.
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const TURN: usize = 780;

/// Returns the key of a position as the format defines it: pieces, castling rights, the side to
/// move, and en passant if a pawn stands ready to capture. It does not depend on the engine's own
/// keys, which may change from one version to the next.
pub fn key(position: &Position) -> u64 {
    let mut key = 0;
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square) {
            let kind = 2 * piece.kind.index() + usize::from(piece.colour.is_white());
            key ^= WORDS[64 * kind + square.index()];
        }
    }
    let castling = position.castling();
    let rights = Colour::ALL.into_iter().flat_map(|colour| [Castling::short(colour), Castling::long(colour)]);
    for (right, word) in rights.zip(&WORDS[CASTLING..EN_PASSANT]) {
        if castling.has(right) {
            key ^= word;
        }
    }
    if let Some(square) = position.en_passant() {
        key ^= WORDS[EN_PASSANT + usize::from(square.file())];
    }
    if position.side() == Colour::White {
        key ^= WORDS[TURN];
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples in the description of the format.
    #[test]
    fn our_keys_equal_the_published_ones() {
        for (fen, published) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b_9618_1691_fc9c),
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c_9b50_fd11_4196),
            ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756_b944_61c5_0fb0),
            ("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662f_afb9_65db_29d4),
            ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a4_8b5a_8e47_ff78),
            ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a_607c_a3f2_42c1),
            ("rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fd_d303_c946_bdd9),
            ("rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c81_23ea_7b06_7637),
            ("rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f_9b82_9b27_9560),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(key(&position), published, "{fen}");
        }
    }
}
