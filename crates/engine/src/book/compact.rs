//! Plywright's own compact book format, described in `docs/formats.md`.
//!
//! An entry is one number of 64 bits: the first 48 bits of the position's key, the move, and its
//! weight. An entry is half the size of Polyglot's, the file is a sorted list of numbers, and a
//! look-up only compares numbers. The move is its index among the position's legal moves in a fixed
//! order, so no entry can denote an illegal move. An index beyond the last legal move denotes no
//! move, and `Book::probe` lists the entry as refused.

use crate::board::Position;
use crate::movegen::{MoveList, Rules};
use crate::types::Move;

/// Magic number: the first bytes of a file.
pub(super) const MAGIC: [u8; 8] = *b"PLYWBOOK";
/// Version of the format: the only one that is written or read.
pub(super) const VERSION: u32 = 1;
/// Size of the header in bytes.
pub(super) const HEADER: usize = 32;
/// Size of an entry in bytes.
pub(super) const ENTRY: usize = 8;

/// An entry: key, move and weight in one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry(pub(super) u64);

impl Entry {
    pub(super) const fn new(key: u64, place: u8, weight: u8) -> Self {
        Self(key >> 16 << 16 | (place as u64) << 8 | weight as u64)
    }

    /// The first 48 bits of the key, in their places; the other bits are 0.
    pub(super) const fn key(self) -> u64 {
        self.0 >> 16 << 16
    }

    /// Index of the move among the legal ones.
    pub(super) const fn place(self) -> u8 {
        (self.0 >> 8) as u8
    }

    pub(super) const fn weight(self) -> u8 {
        self.0 as u8
    }
}

/// Returns the legal moves in the order that defines their indices: by origin, by target, then by
/// promotion, knight first.
pub(super) fn in_order(rules: Rules, position: &Position) -> MoveList {
    let mut moves = rules.legal(position);
    moves.sort_unstable_by_key(|mv| (mv.from(), mv.to(), mv.promotion()));
    moves
}

/// Returns the index of a move among the legal ones, or `None` for an illegal move.
pub(super) fn place(ordered: &MoveList, mv: Move) -> Option<u8> {
    ordered.iter().position(|&legal| legal == mv).and_then(|place| u8::try_from(place).ok())
}

/// The header of a file, before its entries.
pub(super) struct Header {
    pub(super) version: u32,
    pub(super) entry: u32,
    pub(super) count: u64,
    pub(super) checksum: u64,
}

impl Header {
    /// Builds the header for these entries.
    pub(super) fn of(entries: &[Entry]) -> Self {
        let mut header =
            Self { version: VERSION, entry: ENTRY as u32, count: entries.len() as u64, checksum: 0 };
        let mut checksum = header.checksum();
        for entry in entries {
            checksum.add(&entry.0.to_be_bytes());
        }
        header.checksum = checksum.0;
        header
    }

    pub(super) fn read(bytes: &[u8; HEADER]) -> Self {
        let word = |at: usize, length: usize| {
            bytes[at..at + length].iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
        };
        Self {
            version: word(8, 4) as u32,
            entry: word(12, 4) as u32,
            count: word(16, 8),
            checksum: word(24, 8),
        }
    }

    pub(super) fn bytes(&self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&self.version.to_be_bytes());
        bytes[12..16].copy_from_slice(&self.entry.to_be_bytes());
        bytes[16..24].copy_from_slice(&self.count.to_be_bytes());
        bytes[24..].copy_from_slice(&self.checksum.to_be_bytes());
        bytes
    }

    /// Returns the checksum of the header's fields before the checksum itself. The caller then adds
    /// the entries.
    pub(super) fn checksum(&self) -> Checksum {
        let mut checksum = Checksum::new();
        checksum.add(&self.bytes()[..24]);
        checksum
    }
}

/// FNV-1a with 64 bits. It detects every change of a single byte, and misses any other change with
/// a probability of 1 in 2^64.
pub(super) struct Checksum(pub(super) u64);

impl Checksum {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(super) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    #[test]
    fn the_order_of_moves_is_the_documented_one() {
        let position: Position = "3rk3/2P5/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
        let moves = in_order(Portable::PORTABLE.into(), &position);
        let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let expected = "a1b1 a1c1 a1d1 a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 e1c1 e1f1 e1e2 e1f2 c7c8n c7c8b c7c8r c7c8q \
                        c7d8n c7d8b c7d8r c7d8q";
        // The rook on d8 forbids d1, d2 and castling.
        let expected: Vec<_> = expected.split(' ').filter(|name| *name != "e1c1").collect();
        assert_eq!(names, expected);
        for (index, &mv) in moves.iter().enumerate() {
            assert_eq!(place(&moves, mv), Some(index as u8));
        }
    }

    #[test]
    fn the_checksum_is_fnv_1a() {
        let checksum_of = |text: &str| {
            let mut checksum = Checksum::new();
            checksum.add(text.as_bytes());
            checksum.0
        };
        // Test vectors from the algorithm's own list.
        assert_eq!(
            (checksum_of(""), checksum_of("a"), checksum_of("foobar")),
            (0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8)
        );
    }

    #[test]
    fn an_entry_and_a_header_are_read_as_written() {
        let entry = Entry::new(0x0123_4567_89ab_cdef, 217, 255);
        assert_eq!((entry.key(), entry.place(), entry.weight()), (0x0123_4567_89ab_0000, 217, 255));
        let header = Header::of(&[entry]);
        let again = Header::read(&header.bytes());
        assert_eq!((again.version, again.entry, again.count, again.checksum), (1, 8, 1, header.checksum));
    }
}
