//! Polyglot's book format, `.bin`.
//!
//! A book is a list of entries of sixteen bytes, sorted by key: the key of the position (8 bytes),
//! the move (2), its weight (2) and learning data (4, unused here), all with the highest byte
//! first. Castling is written as the king capturing its own rook, `e1h1`. The format has neither
//! header nor checksum. So a file is checked only by its size and order, and each of its moves by a
//! search among the legal ones.

mod key;
mod random;

pub use key::key;

use crate::board::Castling;
use crate::movegen::MoveList;
use crate::types::{Kind, Move, Square};

/// Size of an entry in bytes.
pub(super) const ENTRY: usize = 16;

/// An entry as it is in the file, valid or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) mv: RawMove,
    pub(super) weight: u16,
}

/// A move in the format's notation; any sixteen bits are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RawMove(pub(super) u16);

impl Entry {
    pub(super) fn read(bytes: [u8; ENTRY]) -> Self {
        let word = |range: std::ops::Range<usize>| {
            bytes[range].iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
        };
        Self { key: word(0..8), mv: RawMove(word(8..10) as u16), weight: word(10..12) as u16 }
    }

    pub(super) fn bytes(self) -> [u8; ENTRY] {
        let mut bytes = [0; ENTRY];
        bytes[..8].copy_from_slice(&self.key.to_be_bytes());
        bytes[8..10].copy_from_slice(&self.mv.0.to_be_bytes());
        bytes[10..12].copy_from_slice(&self.weight.to_be_bytes());
        bytes
    }
}

impl RawMove {
    /// The kinds of promotion by their number in the format; 0 means no promotion.
    const PROMOTIONS: [Option<Kind>; 5] =
        [None, Some(Kind::Knight), Some(Kind::Bishop), Some(Kind::Rook), Some(Kind::Queen)];

    pub(super) fn of(mv: Move) -> Self {
        let from = mv.from();
        let to = if mv.is_castling() { Castling::rook_path(mv.to()).0 } else { mv.to() };
        let promotion = Self::PROMOTIONS.iter().position(|&kind| kind == mv.promotion()).unwrap_or(0);
        Self((to.index() | from.index() << 6 | promotion << 12) as u16)
    }

    /// Finds the legal move that is meant. `e1h1` is castling if the piece on e1 is a king that may
    /// castle. If it is a rook or a queen, `e1h1` is an ordinary move. Otherwise there is no such
    /// move.
    pub(super) fn among(self, legal: &MoveList) -> Option<Move> {
        let mut written = legal.iter().copied().filter(|&mv| Self::of(mv) == self);
        // Some programs write castling as the king's own move.
        written.next().or_else(|| {
            legal.iter().copied().find(|mv| mv.is_castling() && self == Self::plain(mv.from(), mv.to()))
        })
    }

    const fn plain(from: Square, to: Square) -> Self {
        Self((to.index() | from.index() << 6) as u16)
    }
}

/// Writes the move as it is in the file: `e1h1`, `a7a8q`.
impl std::fmt::Display for RawMove {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}{}", Square::wrapping((self.0 >> 6) as u8), Square::wrapping(self.0 as u8))?;
        match self.0 >> 12 {
            0 => Ok(()),
            promotion => match Self::PROMOTIONS.get(usize::from(promotion)).copied().flatten() {
                Some(kind) => write!(out, "{}", kind.letter()),
                None => write!(out, "?"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::movegen::legal;
    use crate::recipe::Portable;

    fn among(fen: &str, from: &str, to: &str, promotion: u16) -> Option<String> {
        let position: Position = fen.parse().unwrap();
        let mut moves = MoveList::new();
        legal(Portable::PORTABLE, &position, &mut moves);
        let [from, to] = [from, to].map(|text| text.parse::<Square>().unwrap());
        RawMove(RawMove::plain(from, to).0 | promotion << 12).among(&moves).map(|mv| mv.to_string())
    }

    #[test]
    fn every_legal_move_is_written_and_read_back() {
        for fen in [
            Position::START_FEN,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            let mut moves = MoveList::new();
            legal(Portable::PORTABLE, &position, &mut moves);
            for &mv in &moves {
                let entry = Entry { key: key(&position), mv: RawMove::of(mv), weight: 7 };
                assert_eq!(Entry::read(entry.bytes()), entry);
                assert_eq!(entry.mv.among(&moves), Some(mv), "{mv} in {fen}");
            }
        }
    }

    #[test]
    fn castling_is_written_as_the_king_taking_its_rook() {
        let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(among(castles, "e1", "h1", 0).as_deref(), Some("e1g1"));
        assert_eq!(among(castles, "e1", "a1", 0).as_deref(), Some("e1c1"));
        assert_eq!(among(castles, "e1", "g1", 0).as_deref(), Some("e1g1"));
        // A queen on e1 with its own rook on a1, and a king without castling rights.
        assert_eq!(among("7k/8/8/8/8/8/6K1/R3Q3 w - - 0 1", "e1", "a1", 0), None);
        assert_eq!(among("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1", "a1", 0), None);
        assert_eq!(among("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1", "c1", 0), None);
        // An ordinary move of a rook.
        assert_eq!(among("7k/8/8/8/8/8/6K1/4R3 w - - 0 1", "e1", "a1", 0).as_deref(), Some("e1a1"));
    }

    #[test]
    fn impossible_moves_are_not_read() {
        let promotes = "8/P7/8/8/8/8/8/k1K5 w - - 0 1";
        assert_eq!(among(promotes, "a7", "a8", 4).as_deref(), Some("a7a8q"));
        for promotion in [0, 5, 6, 7] {
            assert_eq!(among(promotes, "a7", "a8", promotion), None);
        }
        assert_eq!(among(Position::START_FEN, "b2", "a6", 0), None);
        assert_eq!(among(Position::START_FEN, "e2", "e4", 4), None);
        for bits in 0..=u16::MAX {
            assert!(RawMove(bits).to_string().len() <= 5);
        }
    }
}
