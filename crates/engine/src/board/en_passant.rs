//! The check that a capture en passant is legal.

use super::{Placement, geometry};
use crate::types::{Bitboard, Colour, Kind, Square};

impl Placement {
    /// Returns true if some pawn of `us` may capture en passant on `to` without leaving its king in
    /// check.
    ///
    /// The check needs no slider tables and is slow. Making a move calls it only after a double
    /// push past a pawn of the other side.
    #[cold]
    #[inline(never)]
    pub(super) fn may_take_en_passant(&self, us: Colour, to: Square) -> bool {
        let them = !us;
        let (king, victim) = (self.king(us), to.ahead(them));
        let leapers = geometry::knight(king) & self.pieces(them, Kind::Knight)
            | geometry::pawn(us, king) & self.pieces(them, Kind::Pawn);
        if leapers.without(victim).any() {
            return false;
        }
        let snipers = geometry::rook_lines(king) & self.straight_sliders(them)
            | geometry::bishop_lines(king) & self.diagonal_sliders(them);
        let takers = geometry::pawn(them, to) & self.pieces(us, Kind::Pawn);
        takers.into_iter().any(|from| {
            // Both pawns leave their squares at once. On a line on which both stand, a search for
            // pinned pieces would find none, although the capture opens the line.
            let occupied: Bitboard = self.occupied().without(from).without(victim).with(to);
            snipers.into_iter().all(|sniper| geometry::between(king, sniper).meets(occupied))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Position;
    use crate::movegen::Rules;
    use crate::recipe::Portable;
    use crate::types::{Move, MoveKind, Random};

    /// FENs with an en-passant square, each with true if the capture on that square is legal.
    #[rustfmt::skip]
    const CAPTURES: [(&str, bool); 17] = [
        // Nothing pins the captor, for either side.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", true),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", true),
        // The captured pawn gives check.
        ("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", true),
        ("7k/8/8/4pP2/3K4/8/8/8 w - e6 0 1", true),
        // A bishop attacks the captor, but the king is not on that diagonal.
        ("1b2k3/8/8/4Pp2/8/8/8/6K1 w - f6 0 1", true),
        // The captor moves along the line of its pin.
        ("b5k1/8/8/2pP4/8/5K2/8/8 w - c6 0 1", true),
        // A bishop has no line to the king.
        ("8/8/8/8/1pP5/k7/8/6KB b - c3 0 1", true),
        // The captor is pinned on a file; in the second position the king stands beside that file.
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", false),
        ("4k3/8/8/8/3pP3/8/8/3R2K1 b - e3 0 1", true),
        ("3k4/8/8/8/3pP3/8/8/3R2K1 b - e3 0 1", false),
        // The captor is pinned on a diagonal.
        ("4k2b/8/8/3pP3/3K4/8/8/8 w - d6 0 1", false),
        ("6k1/8/5b2/6Pp/7K/8/8/8 w - h6 0 1", false),
        // Both pawns leave the rank, and a third pawn still blocks it.
        ("6k1/8/8/q2P1pPK/8/8/8/8 w - f6 0 1", true),
        // Both pawns leave the rank, which opens it for the rook.
        ("8/8/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1", false),
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", false),
        // One of two pawns is pinned.
        ("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", true),
        // A check by another piece remains.
        ("4k3/8/8/3pP3/8/3n4/8/4K3 w - d6 0 1", false),
    ];

    fn has_capture(position: &Position) -> bool {
        let moves = Rules::from(Portable::PORTABLE).legal(position);
        moves.iter().any(|mv: &Move| mv.kind() == MoveKind::EnPassant)
    }

    fn reparsed(position: &Position) -> Position {
        position.to_string().parse().unwrap()
    }

    fn without_en_passant(position: &Position) -> Position {
        let fen = position.to_string();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[3] = "-";
        fields.join(" ").parse().unwrap()
    }

    #[test]
    fn the_key_counts_an_en_passant_square_only_where_a_capture_is_legal() {
        for (fen, is_legal) in CAPTURES {
            let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(has_capture(&position), is_legal, "{fen}");
            assert_eq!(position.key() != without_en_passant(&position).key(), is_legal, "{fen}");
        }
    }

    /// The key that making moves keeps up to date equals the key of the position parsed from its
    /// FEN. It counts an en-passant square exactly where the rules of chess allow the capture.
    #[test]
    fn updated_keys_equal_keys_from_scratch() {
        let (rules, mut random) = (Rules::from(Portable::PORTABLE), Random::new(58));
        let (mut legal, mut illegal) = (0, 0);
        for start in [
            Position::START_FEN,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p1p1p1/3p4/KP3P1r/1R1P1p1k/8/4P1P1/8 w - - 0 1",
            "8/1p1p1p2/8/K1P1P2r/8/8/8/4k3 b - - 0 1",
            "q3r1k1/1p1p1p1p/8/P1P1P1PK/8/8/8/b7 b - - 0 1",
        ] {
            for _ in 0..200 {
                let mut position: Position = start.parse().unwrap();
                for _ in 0..80 {
                    let moves = rules.legal(&position);
                    if moves.is_empty() {
                        break;
                    }
                    let (before, mv) = (position.clone(), moves[random.below(moves.len() as u64) as usize]);
                    let undo = position.make(mv);
                    position.unmake(mv, undo);
                    assert_eq!(position, before);
                    let _ = position.make(mv);
                    assert_eq!(position.key(), reparsed(&position).key(), "{position}");
                    if position.en_passant().is_some() {
                        let is_keyed = position.key() != without_en_passant(&position).key();
                        assert_eq!(is_keyed, has_capture(&position), "{position}");
                        if is_keyed { legal += 1 } else { illegal += 1 }
                    }
                    if rules.checkers(&position).is_empty() {
                        let (before, undo) = (position.clone(), position.make_null());
                        assert_eq!(position.key(), reparsed(&position).key(), "{position}");
                        position.unmake_null(undo);
                        assert_eq!(position, before);
                    }
                }
            }
        }
        assert!(legal > 50 && illegal > 10, "{legal} {illegal}");
    }
}
