//! Exact tables: what every position with three or four pieces is worth, packed into the program.
//!
//! | part | |
//! |---|---|
//! | `shape` | which positions a table keeps, and how many bits of each |
//! | `model` | how likely each bit is |
//! | `probe` | where a position is in the memory |
//!
//! They are unpacked once, when the first searcher that asks them is made, and every searcher shares them; nothing is written after
//! that. Illegal positions are not kept, nor those that are a kept one mirrored, turned, with colours exchanged or two like pieces
//! exchanged.
//!
//! # The packed tables
//!
//! For each material ([`Material::all`], three pieces before four) a byte of what occurs with White to move (1 a draw, 2 a win, 4 a loss)
//! and eight times that with Black to move, and three bytes of how long its code is; the codes; a CRC-32 of all. Numbers have their
//! lowest byte first.

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

/// The most pieces that they know, kings included.
pub const MOST_PIECES: usize = 4;

/// Their materials, in the order in which they are packed.
pub fn materials() -> impl Iterator<Item = Material> {
    (3..=MOST_PIECES).flat_map(Material::all)
}

/// Why packed tables are not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Damage {
    /// There are fewer bytes than it takes to say what there is, or not as many as it says.
    #[error("the endgame tables in the program are {0} bytes, not as many as they should be")]
    Length(usize),
    /// The checksum is another one.
    #[error("the endgame tables in the program have the checksum {found:08x}, not {expected:08x}")]
    Checksum {
        /// That of the bytes.
        found: u32,
        /// What they say it is.
        expected: u32,
    },
    /// The head says what cannot be.
    #[error("the endgame tables in the program say nothing of {0}")]
    Head(Material),
}

/// One table.
#[derive(Debug)]
struct Unpacked {
    shape: Shape,
    /// By the side to move; nothing where that of the other side is enough.
    sides: [Option<Side>; 2],
    /// How many words a set has.
    width: usize,
    /// Which of them is the first, by the side to move.
    begins: [usize; 2],
    /// By set, then Black's bits, then White's.
    words: Vec<u64>,
}

/// All of them, as they are probed.
#[derive(Debug)]
pub struct Exact {
    index: Index,
    tables: Vec<Unpacked>,
}

impl PartialEq for Exact {
    /// Whether both say the same of every position, one by one.
    fn eq(&self, other: &Self) -> bool {
        let of = |exact: &Self| -> Vec<_> { exact.tables.iter().map(|table| table.sides).collect() };
        of(self) == of(other)
            && self.tables.iter().map(|it| &it.words).eq(other.tables.iter().map(|it| &it.words))
    }
}

/// What is packed of one table.
struct Parcel<'a> {
    shape: Shape,
    sides: [Option<Side>; 2],
    code: &'a [u8],
}

impl Exact {
    /// Unpacks tables, on as many threads as there are CPUs.
    pub fn unpack<R: Recipe>(recipe: R, packed: &[u8]) -> Result<Self, Damage> {
        let parcels = parcels(packed)?;
        // The longest first, so that no thread is left with one at the end.
        let mut order: Vec<usize> = (0..parcels.len()).collect();
        order.sort_by_key(|&parcel| std::cmp::Reverse(parcels[parcel].shape.layout.sets()));
        let next = AtomicUsize::new(0);
        let words: Vec<OnceLock<Vec<u64>>> = parcels.iter().map(|_| OnceLock::new()).collect();
        let work = || {
            while let Some(&parcel) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Parcel { shape, sides, code } = &parcels[parcel];
                let mut decoder = super::coder::Decoder::new(code);
                // Nobody else has this one.
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
                // Where no thread can be had, this one does its work.
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

    /// How much memory the tables take, in bytes.
    pub fn bytes(&self) -> usize {
        self.tables.iter().map(|table| size_of_val(&table.words[..])).sum()
    }
}

/// Takes packed tables apart, if they are whole.
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

/// Tables that can be asked, and what there is to be reported about them.
#[derive(Debug)]
pub struct Loaded {
    /// None where the packed tables are damaged.
    pub exact: Option<Exact>,
    /// What the user should know.
    pub notice: Option<String>,
}

impl Loaded {
    /// Those of this program, loaded once for all.
    pub(super) fn shipped<R: Recipe>(recipe: R) -> &'static Self {
        static SHIPPED: OnceLock<Loaded> = OnceLock::new();
        SHIPPED.get_or_init(|| Self::of(recipe, PACKED))
    }

    /// Packed tables that are damaged are not believed: they are not used, and the user is told.
    pub fn of<R: Recipe>(recipe: R, packed: &[u8]) -> Self {
        match Exact::unpack(recipe, packed) {
            Ok(exact) => Self { exact: Some(exact), notice: None },
            Err(damage) => Self { exact: None, notice: Some(format!("{damage}: they are not used")) },
        }
    }
}
