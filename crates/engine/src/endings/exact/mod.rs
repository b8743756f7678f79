//! Exact tables: the value of every position with three or four pieces, packed into the program.
//!
//! | part | content |
//! |---|---|
//! | `shape` | the positions that a table keeps, and the number of bits for each |
//! | `model` | the probability of each bit |
//! | `probe` | the place of a position in memory |
//!
//! The tables are unpacked once, when the first searcher that uses them is created. Every searcher
//! shares them, and nothing is written after that. A table leaves out illegal positions. It also
//! leaves out a position that is a kept one mirrored, turned, with colours exchanged, or with two
//! like pieces exchanged.
//!
//! # The packed tables
//!
//! The file begins with four bytes for each material ([`Material::all`], three pieces before four).
//! The first byte says which values occur with White to move (the sum of 1 for a draw, 2 for a win
//! and 4 for a loss), plus eight times such a sum for Black to move. The other three bytes are the
//! length of the material's code. Then follow the codes, and a CRC-32 of everything before it.
//! Numbers have their lowest byte first.

pub mod model;
mod probe;
pub mod shape;
#[cfg(test)]
mod tests;

pub use probe::number;

use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use self::probe::Index;
use self::shape::{Shape, Side, keeps};
use super::material::Material;
use crate::checksum;
use crate::recipe::Recipe;
use crate::types::Colour;

/// The packed tables.
static PACKED: &[u8] = include_bytes!("tables.bin");

/// Largest number of pieces in these tables, kings included.
pub const MOST_PIECES: usize = 4;

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
}

/// A table in memory.
#[derive(Debug)]
struct Unpacked {
    shape: Shape,
    /// By the side to move; `None` if the other side's positions are enough.
    sides: [Option<Side>; 2],
    /// Number of words in a set.
    width: usize,
    /// Index of the first word by the side to move.
    begins: [usize; 2],
    /// Words by set; within a set, Black's bits and then White's.
    words: Vec<u64>,
}

/// All tables, in the form in which they are probed.
#[derive(Debug)]
pub struct Exact {
    index: Index,
    tables: Vec<Unpacked>,
}

impl PartialEq for Exact {
    /// Compares the values of all positions, one by one.
    fn eq(&self, other: &Self) -> bool {
        let of = |exact: &Self| -> Vec<_> { exact.tables.iter().map(|table| table.sides).collect() };
        of(self) == of(other)
            && self.tables.iter().map(|it| &it.words).eq(other.tables.iter().map(|it| &it.words))
    }
}

/// The packed form of one table.
struct Parcel<'a> {
    shape: Shape,
    sides: [Option<Side>; 2],
    code: &'a [u8],
}

impl Exact {
    /// Unpacks the tables, on as many threads as there are CPUs.
    pub fn unpack<R: Recipe>(recipe: R, packed: &[u8]) -> Result<Self, Damage> {
        let parcels = parcels(packed)?;
        // The longest table first, so that no thread is left with a long one at the end.
        let mut order: Vec<usize> = (0..parcels.len()).collect();
        order.sort_by_key(|&parcel| std::cmp::Reverse(parcels[parcel].shape.layout.sets()));
        let next = AtomicUsize::new(0);
        let words: Vec<OnceLock<Vec<u64>>> = parcels.iter().map(|_| OnceLock::new()).collect();
        let work = || {
            while let Some(&parcel) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Parcel { shape, sides, code } = &parcels[parcel];
                let mut decoder = super::coder::Decoder::new(code);
                // No other thread has taken this table, so it is not set yet.
                let _ = words[parcel].set(model::code(
                    shape,
                    *sides,
                    recipe.sliders(),
                    &mut decoder,
                    |_, _, _| 0,
                ));
            }
        };
        thread::scope(|scope| {
            for _ in 1..thread::available_parallelism().map_or(1, NonZero::get) {
                // If no thread can be started, this one does its work.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
        let tables = parcels
            .into_iter()
            .zip(words)
            .map(|(Parcel { shape, sides, .. }, words)| {
                let [whites, blacks] = sides.map(|side| side.map_or(0, |side| side.bits().len()));
                let words = words.into_inner().unwrap_or_default();
                Unpacked { shape, sides, width: whites + blacks, begins: [blacks, 0], words }
            })
            .collect();
        Ok(Self { index: Index::new(), tables })
    }

    /// Memory of the tables in bytes.
    pub fn bytes(&self) -> usize {
        self.tables.iter().map(|table| size_of_val(&table.words[..])).sum()
    }
}

/// Splits packed tables into their parts, if they are whole.
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
        parcels.push(Parcel { shape: Shape::of(material), sides, code });
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
    pub(super) fn shipped<R: Recipe>(recipe: R) -> &'static Self {
        static SHIPPED: OnceLock<Loaded> = OnceLock::new();
        SHIPPED.get_or_init(|| Self::of(recipe, PACKED))
    }

    /// Loads packed tables. Damaged tables are not used, and the message tells the user so.
    pub fn of<R: Recipe>(recipe: R, packed: &[u8]) -> Self {
        match Exact::unpack(recipe, packed) {
            Ok(exact) => Self { exact: Some(exact), notice: None },
            Err(damage) => Self { exact: None, notice: Some(format!("{damage}: they are not used")) },
        }
    }
}
