//! A table of an endgame as a file, so that it need not be generated again.
//!
//! The file has eight bytes that identify the format; the material in eight more, padded with
//! spaces; two words for each set of positions ([`plywright::endings::layout`]), first with White
//! to move, then with Black; and a CRC-32 of everything before. Numbers have their lowest byte
//! first.

use plywright::checksum::crc32;
use plywright::endings::Material;
use plywright::endings::layout::Layout;
use plywright::types::Colour;

use crate::table::{Table, Words};

/// The start of such a file; the last byte is the version.
const MAGIC: &[u8; 8] = b"PLYWTAB1";

/// Size of a set in bytes, for one side to move.
const BYTES: usize = 16;

/// The reason why a file is not the expected table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file has another format.
    #[error("it is not a table of this version")]
    Unknown,
    /// The file is the table of another ending.
    #[error("it is the table of another ending")]
    Another,
    /// The file is too short or too long.
    #[error("it has {found} bytes, not {expected}")]
    Length {
        /// Its length in bytes.
        found: usize,
        /// The expected length in bytes.
        expected: usize,
    },
    /// The checksum is wrong.
    #[error("its checksum is {found:08x}, not {expected:08x}")]
    Checksum {
        /// The checksum of the content.
        found: u32,
        /// The checksum in the file.
        expected: u32,
    },
}

/// Returns the start of the file of a material's table.
fn head(material: Material) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.extend(format!("{:8}", material.to_string()).bytes());
    head
}

impl Table {
    /// Returns the length in bytes of the file of a material's table.
    pub fn bytes_of(material: Material) -> usize {
        head(material).len() + 2 * BYTES * Layout::of(material).sets() + 4
    }

    /// Writes the table as the bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let sets = self.layout().sets();
        let mut bytes = head(self.material());
        bytes.reserve_exact(2 * BYTES * sets + 4);
        for to_move in Colour::ALL {
            for set in 0..sets {
                let Words { open, decided } = self.words(set, to_move);
                bytes.extend(open.to_le_bytes());
                bytes.extend(decided.to_le_bytes());
            }
        }
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the table of a canonical material with three pieces or more from the bytes of its
    /// file.
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not that table, or are damaged.
    pub fn from_bytes(material: Material, bytes: &[u8]) -> Result<Self, FileError> {
        let layout = Layout::of(material);
        let head = head(material);
        let expected = Self::bytes_of(material);
        if !bytes.starts_with(MAGIC) {
            return Err(FileError::Unknown);
        }
        if !bytes.starts_with(&head) {
            return Err(FileError::Another);
        }
        let (Some((content, sum)), true) = (bytes.split_last_chunk(), bytes.len() == expected) else {
            return Err(FileError::Length { found: bytes.len(), expected });
        };
        let (found, expected) = (crc32(content), u32::from_le_bytes(*sum));
        if found != expected {
            return Err(FileError::Checksum { found, expected });
        }
        let word = |bytes: &[u8]| bytes.iter().rfold(0, |word, &byte| word << 8 | u64::from(byte));
        let of_set = |set: &[u8]| Words { open: word(&set[..8]), decided: word(&set[8..]) };
        let (white, black) = content[head.len()..].split_at(BYTES * layout.sets());
        let words = [white, black].map(|sets| sets.chunks_exact(BYTES).map(of_set).collect());
        Ok(Self::new(material, layout, words))
    }
}

#[cfg(test)]
mod tests {
    use plywright::recipe::Portable;

    use super::*;
    use crate::Tables;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let material: Material = "KRK".parse().unwrap();
        let mut tables = Tables::new();
        tables.make(Portable::PORTABLE, material, |_, _| {});
        let table = tables.get(material).unwrap();
        let bytes = table.to_bytes();
        let again = Table::from_bytes(material, &bytes).unwrap();
        assert_eq!(
            again.census(Portable::PORTABLE, |_, _| true),
            table.census(Portable::PORTABLE, |_, _| true)
        );
        assert_eq!(again.to_bytes(), bytes);

        let found = |bytes: &[u8]| Table::from_bytes(material, bytes).unwrap_err();
        let length = |found| FileError::Length { found, expected: bytes.len() };
        assert_eq!(found(b""), FileError::Unknown);
        assert_eq!(found(&bytes[1..]), FileError::Unknown);
        assert_eq!(found(&bytes[..bytes.len() - 1]), length(bytes.len() - 1));
        assert_eq!(found(&[&bytes[..], &[0]].concat()), length(bytes.len() + 1));
        assert_eq!(Table::from_bytes("KQK".parse().unwrap(), &bytes).unwrap_err(), FileError::Another);
        for at in (16..bytes.len()).step_by(9_973) {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1;
            assert!(matches!(found(&bytes), FileError::Checksum { .. }), "{at}");
        }
    }
}
