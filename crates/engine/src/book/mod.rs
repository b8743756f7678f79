//! Opening books: moves that the engine plays without a search.
//!
//! Two formats are read, told apart by the content of the file: Polyglot's ([`polyglot`]) and our
//! own compact one, described in `docs/formats.md`. The program contains a small book of our own
//! making.
//!
//! An illegal move neither gets into a book nor out of one. The [`Builder`] accepts a move only if
//! it is among the legal moves of its position. The compact format writes a move as its index among
//! these. [`Book::probe`] returns only moves that it has found among the legal moves of the given
//! position.
//!
//! A file that is not sorted, or whose size fits no number of entries, is refused when it is
//! opened. The compact format has a checksum, by which any other damage is found as well.
//! Polyglot's format has none.

mod builder;
mod compact;
pub mod polyglot;
mod store;
mod survey;

use std::io::{self, Read};
use std::path::Path;

use crate::board::Position;
use crate::movegen::{MoveList, Rules};
use crate::types::{Move, Random};
use store::Store;

pub use builder::{Builder, Built, Format, IllegalEntry, Summary};
pub use survey::{Survey, survey};

/// The book in the program: `lines.pgn` in the compact format.
static INTERNAL: &[u8] = include_bytes!("internal.bin");

/// Largest number of entries read for one position: more than any position has moves.
const MOST_MOVES: u64 = 256;

/// The reason why a file is not a book.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The path is a folder, a pipe or a device.
    #[error("is no plain file")]
    NoFile,
    /// The file is too large.
    #[error("has {size} bytes, more than {}", store::LARGEST)]
    TooLarge {
        /// Size of the file in bytes.
        size: u64,
    },
    /// The file has no entry.
    #[error("is empty")]
    Empty,
    /// The file's size does not fit any number of entries.
    #[error(
        "is no book: it does not begin with `PLYWBOOK`, and its size, {0} bytes, is no multiple of the 16 bytes of a \
         Polyglot entry"
    )]
    Size(u64),
    /// The file reads as Polyglot entries without keys and moves, as any file of zeros does.
    #[error(
        "is no book: it does not begin with `PLYWBOOK`, and none of its Polyglot entries has a key or a move"
    )]
    Zeros,
    /// The entries are not in order.
    #[error("is no {format} book, or damaged: entry {entry} is not in order")]
    Order {
        /// Format in which the file was read.
        format: Format,
        /// Number of the entry, from 1.
        entry: u64,
    },
    /// The file has a version of the format that is not supported.
    #[error("has version {version} of the format, and only version {} is read", compact::VERSION)]
    Version {
        /// Version of the file.
        version: u32,
    },
    /// The file's entries have another size.
    #[error("has entries of {size} bytes, and only those of {} are read", compact::ENTRY)]
    EntrySize {
        /// Size of its entries in bytes.
        size: u32,
    },
    /// The file's size contradicts its header.
    #[error("is damaged or cut off: it has {size} bytes, and its header states {stated} entries")]
    Count {
        /// Number of entries according to the header.
        stated: u64,
        /// Size of the file in bytes.
        size: u64,
    },
    /// The file's checksum is wrong.
    #[error("is damaged: its checksum is {stated:016x} and should be {found:016x}")]
    Checksum {
        /// Checksum in the header.
        stated: u64,
        /// Checksum of the bytes found.
        found: u64,
    },
    /// An entry has the weight 0.
    #[error("is damaged: entry {0} has no weight")]
    Weight(u64),
}

impl BookError {
    /// Returns true unless the file is empty or is recognisably a book, perhaps a damaged one or
    /// one of another version. A file that cannot be read or is too large is not recognised.
    pub const fn is_no_book(&self) -> bool {
        match self {
            Self::Io(_) | Self::NoFile | Self::TooLarge { .. } | Self::Size(_) | Self::Zeros => true,
            // Polyglot files have no magic number, so a file out of order may be anything.
            Self::Order { format, .. } => matches!(format, Format::Polyglot),
            Self::Empty
            | Self::Version { .. }
            | Self::EntrySize { .. }
            | Self::Count { .. }
            | Self::Checksum { .. }
            | Self::Weight(_) => false,
        }
    }
}

/// An opening book in either format.
#[derive(Debug)]
pub struct Book {
    format: Format,
    store: Store,
    count: u64,
}

/// A move of a book with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move, always legal.
    pub mv: Move,
    /// How often to choose the move, relative to the other moves; 0 means never.
    pub weight: u32,
}

/// The entries of a book for one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The moves, in order of falling weight.
    pub moves: Vec<Candidate>,
    /// Entries that are not legal moves, as they are written in the book.
    pub refused: Vec<String>,
}

impl Book {
    /// Returns the book in the program.
    pub fn internal() -> Self {
        Self::check(Store::Static(INTERNAL), INTERNAL.len() as u64).unwrap_or_else(|error| {
            // A test reads this book, so an error is impossible. If one happened all the same, an
            // engine without this book would be better than no engine.
            debug_assert!(false, "the internal book {error}");
            Self { format: Format::Compact, store: Store::Static(&[]), count: 0 }
        })
    }

    /// Opens the book in a file, and reads it once from beginning to end to check that it is whole.
    pub fn open(path: &Path) -> Result<Self, BookError> {
        let (store, size) = Store::open(path)?;
        Self::check(store, size)
    }

    /// Reads a book from bytes.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, BookError> {
        let size = bytes.len() as u64;
        Self::check(Store::Memory(bytes.into_boxed_slice()), size)
    }

    /// Format of the book.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// Number of entries in the book.
    pub const fn entries(&self) -> u64 {
        self.count
    }

    /// Reads the whole book, to check that it is complete and in order.
    fn check(mut store: Store, size: u64) -> Result<Self, BookError> {
        if size == 0 {
            return Err(BookError::Empty);
        }
        let mut stream = store.stream()?;
        let mut magic = [0; 8];
        let is_compact = size >= 8 && {
            stream.read_exact(&mut magic)?;
            magic == compact::MAGIC
        };
        let (format, count) = if is_compact {
            (Format::Compact, check_compact(magic, stream, size)?)
        } else {
            (Format::Polyglot, check_polyglot(magic, stream, size)?)
        };
        Ok(Self { format, store, count })
    }

    /// Looks up the moves of a position. Fails only if a file on disk cannot be read.
    pub fn probe(&mut self, rules: impl Into<Rules>, position: &Position) -> io::Result<Page> {
        self.look_up(rules.into(), position)
    }

    fn look_up(&mut self, rules: Rules, position: &Position) -> io::Result<Page> {
        let mut page = Page::default();
        let key = polyglot::key(position);
        let key = if self.format == Format::Compact { key >> 16 << 16 } else { key };
        let first = self.first_of(key)?;
        let mut found = Vec::new();
        for index in first..self.count.min(first.saturating_add(MOST_MOVES)) {
            let entry = self.entry(index)?;
            if entry.key != key {
                break;
            }
            found.push(entry);
        }
        if found.is_empty() {
            return Ok(page);
        }
        let legal = match self.format {
            Format::Compact => compact::in_order(rules, position),
            Format::Polyglot => rules.legal(position),
        };
        for entry in found {
            match entry.mv.among(&legal) {
                Some(mv) => match page.moves.iter_mut().find(|known| known.mv == mv) {
                    Some(known) => known.weight = known.weight.saturating_add(entry.weight),
                    None => page.moves.push(Candidate { mv, weight: entry.weight }),
                },
                None => page.refused.push(entry.mv.to_string()),
            }
        }
        page.moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.weight));
        Ok(page)
    }

    /// Returns the index of the first entry whose key is not below `key`.
    fn first_of(&mut self, key: u64) -> io::Result<u64> {
        let (mut low, mut high) = (0, self.count);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.entry(middle)?.key < key {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        Ok(low)
    }

    fn entry(&mut self, index: u64) -> io::Result<AnyEntry> {
        Ok(match self.format {
            Format::Compact => {
                let offset = compact::HEADER as u64 + index * compact::ENTRY as u64;
                let entry = compact::Entry(u64::from_be_bytes(self.store.read(offset)?));
                let mv = AnyMove::Place(entry.place());
                AnyEntry { key: entry.key(), mv, weight: u32::from(entry.weight()) }
            }
            Format::Polyglot => {
                let entry = polyglot::Entry::read(self.store.read(index * polyglot::ENTRY as u64)?);
                AnyEntry { key: entry.key, mv: AnyMove::Polyglot(entry.mv), weight: u32::from(entry.weight) }
            }
        })
    }
}

/// An entry of either format.
struct AnyEntry {
    key: u64,
    mv: AnyMove,
    weight: u32,
}

enum AnyMove {
    /// Index in the ordered legal moves.
    Place(u8),
    Polyglot(polyglot::RawMove),
}

impl AnyMove {
    fn among(&self, legal: &MoveList) -> Option<Move> {
        match self {
            Self::Place(place) => legal.get(usize::from(*place)).copied(),
            Self::Polyglot(raw) => raw.among(legal),
        }
    }
}

impl std::fmt::Display for AnyMove {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Place(place) => write!(out, "legal move number {place}"),
            Self::Polyglot(raw) => raw.fmt(out),
        }
    }
}

fn check_compact(magic: [u8; 8], mut stream: impl Read, size: u64) -> Result<u64, BookError> {
    let mut bytes = [0; compact::HEADER];
    if size < compact::HEADER as u64 {
        return Err(BookError::Count { stated: 0, size });
    }
    bytes[..8].copy_from_slice(&magic);
    stream.read_exact(&mut bytes[8..])?;
    let header = compact::Header::read(&bytes);
    if header.version != compact::VERSION {
        return Err(BookError::Version { version: header.version });
    }
    if header.entry != compact::ENTRY as u32 {
        return Err(BookError::EntrySize { size: header.entry });
    }
    if u128::from(size) != compact::HEADER as u128 + u128::from(header.count) * compact::ENTRY as u128 {
        return Err(BookError::Count { stated: header.count, size });
    }
    let mut checksum = header.checksum();
    let mut wrong = None;
    let mut last = None;
    for index in 1..=header.count {
        let mut entry = [0; compact::ENTRY];
        stream.read_exact(&mut entry)?;
        checksum.add(&entry);
        let entry = compact::Entry(u64::from_be_bytes(entry));
        // The checksum is reported first, because it says more about the damage.
        if wrong.is_none() && last.is_some_and(|last| entry.0 >> 8 <= last) {
            wrong = Some(BookError::Order { format: Format::Compact, entry: index });
        } else if wrong.is_none() && entry.weight() == 0 {
            wrong = Some(BookError::Weight(index));
        }
        last = Some(entry.0 >> 8);
    }
    if checksum.0 != header.checksum {
        return Err(BookError::Checksum { stated: header.checksum, found: checksum.0 });
    }
    match wrong {
        Some(wrong) => Err(wrong),
        None if header.count == 0 => Err(BookError::Empty),
        None => Ok(header.count),
    }
}

fn check_polyglot(first: [u8; 8], mut stream: impl Read, size: u64) -> Result<u64, BookError> {
    if !size.is_multiple_of(polyglot::ENTRY as u64) {
        return Err(BookError::Size(size));
    }
    let count = size / polyglot::ENTRY as u64;
    let mut bytes = [0; polyglot::ENTRY];
    bytes[..8].copy_from_slice(&first);
    stream.read_exact(&mut bytes[8..])?;
    let polyglot::Entry { key: mut last, mv, .. } = polyglot::Entry::read(bytes);
    let mut has_moves = mv.0 != 0;
    for index in 2..=count {
        stream.read_exact(&mut bytes)?;
        let polyglot::Entry { key, mv, .. } = polyglot::Entry::read(bytes);
        has_moves |= mv.0 != 0;
        if key < last {
            return Err(BookError::Order { format: Format::Polyglot, entry: index });
        }
        last = key;
    }
    if has_moves || last != 0 { Ok(count) } else { Err(BookError::Zeros) }
}

impl Page {
    /// Chooses a move by weight. The choice depends only on the seed and the position, so that a
    /// game can be repeated.
    pub fn choose(&self, seed: u64, position: &Position) -> Option<Candidate> {
        let total: u64 = self.moves.iter().map(|candidate| u64::from(candidate.weight)).sum();
        let mut left = Random::new(seed ^ polyglot::key(position)).below(total);
        self.moves.iter().copied().find(|candidate| {
            let weight = u64::from(candidate.weight);
            let is_chosen = left < weight;
            left = left.saturating_sub(weight);
            is_chosen
        })
    }

    /// Share of a move in all choices, in percent.
    pub fn share(&self, candidate: Candidate) -> f64 {
        let total: u64 = self.moves.iter().map(|candidate| u64::from(candidate.weight)).sum();
        100.0 * f64::from(candidate.weight) / (total.max(1) as f64)
    }
}

#[cfg(test)]
mod tests;
