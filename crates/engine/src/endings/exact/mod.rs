//! Exact tables: the value of every position with three or four pieces, packed into the program.
//!
//! | part | content |
//! |---|---|
//! | `shape` | the positions that a table keeps, and the number of bits for each |
//! | `probe` | the place of a position in memory |
//!
//! The tables are unpacked once, when the first searcher that uses them is created. Every searcher
//! shares them, and nothing is written after that. A table leaves out illegal positions. Of
//! positions that become equal by mirroring, turning, exchanging the colours or exchanging two like
//! pieces, it keeps one.
//!
//! # The packed tables
//!
//! The file begins with four bytes for each material ([`Material::all`], three pieces before four).
//! The first byte is the sum over the values that occur: with White to move, 1 for a draw, 2 for a
//! win and 4 for a loss; with Black to move, 8, 16 and 32. The other three bytes are the length of
//! the material's *code*, which is its compressed table. The codes follow, and then a CRC-32 of
//! everything before it. Numbers have their lowest byte first.
//!
//! A code is a complete LZMA file, or empty if a material's values need no bits. A *set* is the 64
//! positions that differ only in the square of the last piece; a *word* has one bit for each of
//! them, and a set has a word for each bit of its values. The unpacked bytes are ordered by bit
//! (those with Black to move first), then by byte of the word (lowest first), then by set. So
//! neighbouring bytes belong to positions that mostly differ by one step of one piece. Bits of
//! positions that the table does not keep have any value.

mod probe;
pub mod shape;
#[cfg(test)]
mod tests;

pub use probe::number;

use std::io::{self, Read};
use std::sync::OnceLock;

use lzma_rust2::LzmaReader;

use self::probe::Index;
use self::shape::{Shape, Side, keeps};
use super::material::Material;
use crate::checksum;
use crate::types::Colour;

/// The packed tables.
static PACKED: &[u8] = include_bytes!("tables.bin");

/// Largest number of pieces in these tables, kings included.
pub const MOST_PIECES: usize = 4;

/// Most memory for unpacking a code, in KiB.
const MOST_MEMORY: u32 = 16 << 10;

/// The materials of the tables, in the order in which they are packed.
pub fn materials() -> impl Iterator<Item = Material> {
    (3..=MOST_PIECES).flat_map(Material::all)
}

/// The reason why packed tables are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Damage {
    /// There are too few bytes for the head, or their number differs from the one that the head
    /// states.
    #[error("the endgame tables in the program are {0} bytes, not as many as they should be")]
    Length(usize),
    /// The checksum is wrong.
    #[error("the endgame tables in the program have the checksum {found:08x}, not {expected:08x}")]
    Checksum {
        /// Checksum of the bytes found.
        found: u32,
        /// Checksum stated in the file.
        expected: u32,
    },
    /// The head has an impossible entry.
    #[error("the endgame tables in the program say nothing of {0}")]
    Head(Material),
    /// A code is no LZMA file, or is too short.
    #[error("the endgame tables in the program have a code for {0} that cannot be unpacked")]
    Code(Material),
}

/// A table in memory.
#[derive(Debug)]
struct Unpacked {
    shape: Shape,
    /// By the side to move; `None` if the other side's positions are enough.
    sides: [Option<Side>; 2],
    /// Number of words in a set.
    width: usize,
    /// Index, within a set, of the first word for each side to move.
    begins: [usize; 2],
    /// Words by set; within a set, those for Black to move and then those for White to move.
    words: Vec<u64>,
}

/// All tables, in the form in which they are probed.
#[derive(Debug)]
pub struct Exact {
    index: Index,
    tables: Vec<Unpacked>,
}

impl PartialEq for Exact {
    /// Compares the bits of all positions, including those that no table keeps.
    fn eq(&self, other: &Self) -> bool {
        let of = |exact: &Self| -> Vec<_> { exact.tables.iter().map(|table| table.sides).collect() };
        of(self) == of(other)
            && self.tables.iter().map(|it| &it.words).eq(other.tables.iter().map(|it| &it.words))
    }
}

/// The packed form of one table.
struct Parcel<'a> {
    material: Material,
    sides: [Option<Side>; 2],
    code: &'a [u8],
}

impl Exact {
    /// Unpacks the tables.
    pub fn unpack(packed: &[u8]) -> Result<Self, Damage> {
        let mut tables = Vec::new();
        for Parcel { material, sides, code } in parcels(packed)? {
            let shape = Shape::of(material);
            let [whites, blacks] = sides.map(|side| side.map_or(0, |side| side.bits().len()));
            let width = whites + blacks;
            let words = words(code, shape.layout.sets(), width).map_err(|_| Damage::Code(material))?;
            tables.push(Unpacked { shape, sides, width, begins: [blacks, 0], words });
        }
        Ok(Self { index: Index::new(), tables })
    }

    /// Memory of the tables in bytes.
    pub fn bytes(&self) -> usize {
        self.tables.iter().map(|table| size_of_val(&table.words[..])).sum()
    }
}

/// Unpacks the code of a table with this number of sets and of words in a set. Returns the words by
/// set.
///
/// # Errors
///
/// Fails if the code is no LZMA file, or has too few bytes.
pub fn words(code: &[u8], sets: usize, width: usize) -> io::Result<Vec<u64>> {
    let mut words = vec![0; sets * width];
    if width == 0 {
        return Ok(words);
    }
    let mut reader = LzmaReader::new_mem_limit(code, MOST_MEMORY, None)?;
    let mut bytes = vec![0; sets];
    for bit in 0..width {
        for rank in 0..8 {
            reader.read_exact(&mut bytes)?;
            for (word, &byte) in words[bit..].iter_mut().step_by(width).zip(&bytes) {
                *word |= u64::from(byte) << (8 * rank);
            }
        }
    }
    Ok(words)
}

/// Splits packed tables into their parts. Fails if they are damaged.
fn parcels(packed: &[u8]) -> Result<Vec<Parcel<'_>>, Damage> {
    let length = Damage::Length(packed.len());
    let (content, sum) = packed.split_last_chunk().ok_or(length)?;
    let (found, expected) = (checksum::crc32(content), u32::from_le_bytes(*sum));
    if found != expected {
        return Err(Damage::Checksum { found, expected });
    }
    let (head, mut codes) = content.split_at_checked(4 * materials().count()).ok_or(length)?;
    let mut parcels = Vec::new();
    for (material, head) in materials().zip(head.as_chunks::<4>().0) {
        let [occurs, long @ ..] = *head;
        let [low, middle, high] = long.map(usize::from);
        let (code, rest) = codes.split_at_checked(low | middle << 8 | high << 16).ok_or(length)?;
        codes = rest;
        let mut sides = [None; 2];
        for (colour, occurs) in Colour::ALL.into_iter().zip([occurs & 7, occurs >> 3]) {
            if keeps(material, colour) {
                sides[colour.index()] = Some(Side::new(occurs).ok_or(Damage::Head(material))?);
            }
        }
        parcels.push(Parcel { material, sides, code });
    }
    if codes.is_empty() { Ok(parcels) } else { Err(length) }
}

/// The tables if they can be used, else a message that says why not.
#[derive(Debug)]
pub struct Loaded {
    /// `None` if the packed tables are damaged.
    pub exact: Option<Exact>,
    /// Message for the user.
    pub notice: Option<String>,
}

impl Loaded {
    /// Returns the tables of this program, which are loaded once for all callers.
    pub(super) fn shipped() -> &'static Self {
        static SHIPPED: OnceLock<Loaded> = OnceLock::new();
        SHIPPED.get_or_init(|| Self::of(PACKED))
    }

    /// Loads packed tables. Damaged tables are not used, and the message tells the user so.
    pub fn of(packed: &[u8]) -> Self {
        match Exact::unpack(packed) {
            Ok(exact) => Self { exact: Some(exact), notice: None },
            Err(damage) => Self { exact: None, notice: Some(format!("{damage}: they are not used")) },
        }
    }
}
