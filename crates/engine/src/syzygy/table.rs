//! One Syzygy file: its parts and their places in it.
//!
//! The content of a file, in this order:
//!
//! | field | meaning |
//! |---|---|
//! | magic number | 71 E8 23 5D for results, D7 66 0C A5 for distances to a capture or pawn move |
//! | a byte | bit 0: the sides' pieces differ; bit 1: there are pawns; bits 4 to 7: piece count |
//! | for each part | the places of the lead and the other pawns, and the pieces |
//! | for each part | flags, and the description of its packed values ([`Pairs`]) |
//! | for each part | if its flags say so: lists of distances; its values are indices into them |
//! | for all parts | the index of each; then the counts of each; then the blocks of each |
//!
//! In the bytes of the places and pieces, the lower halves are for White to move, the upper halves
//! for Black.
//!
//! Without pawns there is one part. With pawns there are four, by the file of the foremost pawn. If
//! the sides have different pieces, a file with results has each part twice, once for each side to
//! move.

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use super::numbering::{self, Numbering};
use super::pairs::Pairs;
use super::piece_counts::PieceCounts;
use super::store::{Cursor, Store};
use super::worth::Wdl;
use crate::board::Placement;
use crate::types::Colour;

/// The reason why a file is not used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The path leads to a folder, a pipe or a device.
    #[error("is no plain file")]
    NoFile,
    /// A Syzygy file cannot have this size.
    #[error("is no Syzygy file or is cut off: its size of {0} bytes is no multiple of 64 plus 16")]
    Size(u64),
    /// The file does not begin with the right magic number.
    #[error("is no Syzygy file of its kind: it does not begin with the magic number of that kind")]
    Magic,
    /// The checksum does not fit the content.
    #[error("is damaged: its checksum does not match its content")]
    Checksum,
    /// The file ends too early.
    #[error("is damaged or cut off: it ends before its last part")]
    Short,
    /// The file continues beyond its last part by this many bytes.
    #[error("is damaged: it should end {0} bytes earlier")]
    Long(u64),
    /// The file contradicts itself or its name.
    #[error("is damaged: {0}")]
    Structure(&'static str),
}

/// The kind of information in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    /// Results of positions.
    Wdl,
    /// Distances to the next capture or pawn move.
    Dtz,
}

impl FileKind {
    const fn magic(self) -> [u8; 4] {
        match self {
            Self::Wdl => [0x71, 0xe8, 0x23, 0x5d],
            Self::Dtz => [0xd7, 0x66, 0x0c, 0xa5],
        }
    }
}

/// The answer to a lookup of a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Distance {
    Plies(i32),
    /// A distance in moves, rounded down: the number of plies is twice this number, or one more.
    Moves(i32),
    /// The file has the distance only for the other side to move.
    OtherSide,
}

/// The content for one file of the foremost pawn and one side to move.
#[derive(Debug)]
struct Part {
    numbering: Numbering,
    pairs: Pairs,
    flags: u8,
    /// If the part is [`NUMBERED`]: a list of distances for each of four results. A value of the
    /// part is an index into the list.
    distances: Option<[Vec<u16>; 4]>,
}

/// Flag: the part is for Black to move.
const FOR_BLACK: u8 = 1;

/// Flag: a value of the part is not a distance but an index into a list of distances.
const NUMBERED: u8 = 2;

/// Flag: the distances of wins are in plies, not in moves.
const WINS_IN_PLIES: u8 = 4;

/// Flag: the distances of losses are in plies, not in moves.
const LOSSES_IN_PLIES: u8 = 8;

/// Flag: each distance takes two bytes.
const WIDE: u8 = 16;

/// One file.
#[derive(Debug)]
pub(super) struct Table {
    store: Store,
    is_symmetric: bool,
    leader: Option<Colour>,
    /// The parts by the file of the foremost pawn, then by the side to move.
    parts: Vec<Part>,
    sides: usize,
    is_damaged: AtomicBool,
    /// True if the damage has been reported.
    is_reported: AtomicBool,
}

impl Table {
    /// Opens the file at `path` for the pieces of `counts`. It is checked as far as possible
    /// without looking up every position.
    pub(super) fn open(path: &Path, counts: PieceCounts, kind: FileKind) -> Result<Self, Fault> {
        let mut store = Store::open(path)?;
        let (parts, sides) = Self::read(&store, counts, kind)?;
        store.close();
        let (is_symmetric, leader) = (counts.is_symmetric(), counts.leader());
        let [is_damaged, is_reported] = <[AtomicBool; 2]>::default();
        Ok(Self { store, is_symmetric, leader, parts, sides, is_damaged, is_reported })
    }

    /// Reads the parts, and the number of sides to move that they cover.
    fn read(store: &Store, counts: PieceCounts, kind: FileKind) -> Result<(Vec<Part>, usize), Fault> {
        let mut cursor = Cursor::new(store);
        if cursor.take()? != kind.magic() {
            return Err(Fault::Magic);
        }
        let (leader, material_byte) = (counts.leader(), cursor.byte()?);
        let expected = u8::from(!counts.is_symmetric()) | u8::from(leader.is_some()) << 1;
        if material_byte & 15 != expected || ![0, counts.number() as u8].contains(&(material_byte >> 4)) {
            return Err(Fault::Structure("its pieces are not those of its name"));
        }
        let files = if leader.is_some() { 4 } else { 1 };
        let sides = if kind == FileKind::Wdl && !counts.is_symmetric() { 2 } else { 1 };
        let has_other_pawns = Colour::ALL.iter().all(|&colour| counts.pawns(colour) > 0);
        let mut numberings = Vec::new();
        for file in 0..files {
            let places = [cursor.byte()?, if has_other_pawns { cursor.byte()? } else { 0xff }];
            let codes = cursor.bytes(counts.number())?;
            for shift in [0, 4].into_iter().take(sides) {
                let half = |byte: u8| byte >> shift & 15;
                let codes: Vec<u8> = codes.iter().map(|&code| half(code)).collect();
                numberings.push(Numbering::read(counts, &codes, places.map(half), file)?);
            }
        }
        cursor.align(2)?;
        let mut parts = Vec::new();
        for numbering in numberings {
            let (flags, pairs) = Pairs::read(&mut cursor, numbering.positions())?;
            parts.push(Part { numbering, pairs, flags, distances: None });
        }
        if kind == FileKind::Dtz {
            for part in &mut parts {
                if part.flags & NUMBERED != 0 {
                    part.distances = Some(distances(&mut cursor, part.flags & WIDE != 0)?);
                }
            }
            cursor.align(2)?;
        }
        for part in &mut parts {
            part.pairs.place_index(&mut cursor)?;
        }
        for part in &mut parts {
            part.pairs.place_counts(&mut cursor)?;
        }
        for part in &mut parts {
            part.pairs.place_data(&mut cursor)?;
        }
        cursor.align(64)?;
        match store.end() - cursor.at() {
            0 => Ok((parts, sides)),
            more => Err(Fault::Long(more)),
        }
    }

    /// Returns the path of the file.
    pub(super) fn path(&self) -> &Path {
        self.store.path()
    }

    /// Returns true on the first call after a lookup has failed. The file is no longer used then.
    pub(super) fn is_newly_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Relaxed) && !self.is_reported.swap(true, Ordering::Relaxed)
    }

    /// Returns the result of a position for the side to move, provided that it has no better
    /// capture and no en-passant capture. `flipped` is true if the file's White is Black on the
    /// board.
    pub(super) fn wdl(&self, board: &Placement, flipped: bool) -> Option<Wdl> {
        self.look_up(|| {
            let (part, _) = self.part(board, flipped)?;
            Wdl::of(self.value(part, board, self.is_flipped(board, flipped))?)
        })
    }

    /// Returns the distance to the next capture or pawn move, beyond the first ply, of a position
    /// with this result.
    pub(super) fn distance(&self, board: &Placement, flipped: bool, wdl: Wdl) -> Option<Distance> {
        self.look_up(|| {
            let (part, for_black) = self.part(board, flipped)?;
            if !self.is_symmetric && (part.flags & FOR_BLACK != 0) != for_black {
                return Some(Distance::OtherSide);
            }
            let number = self.value(part, board, self.is_flipped(board, flipped))?;
            let (by_worth, in_plies) = match wdl {
                Wdl::Win => (0, part.flags & WINS_IN_PLIES != 0),
                Wdl::Loss => (1, part.flags & LOSSES_IN_PLIES != 0),
                Wdl::CursedWin => (2, false),
                Wdl::BlessedLoss => (3, false),
                Wdl::Draw => return Some(Distance::Plies(0)),
            };
            let distance = match &part.distances {
                Some(distances) => *distances[by_worth].get(usize::from(number))?,
                None => number,
            };
            Some(if in_plies { Distance::Plies(distance.into()) } else { Distance::Moves(distance.into()) })
        })
    }

    /// Runs a lookup, unless an earlier one has failed. A file that cannot be opened for the moment
    /// is tried again.
    fn look_up<T>(&self, look_up: impl FnOnce() -> Option<T>) -> Option<T> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return None;
        }
        let refusals = self.store.refusals();
        let found = look_up();
        if found.is_none() && self.store.refusals() == refusals {
            self.is_damaged.store(true, Ordering::Relaxed);
        }
        found
    }

    /// Returns true if the colours must be exchanged. If both sides have the same pieces, the file
    /// has White to move.
    fn is_flipped(&self, board: &Placement, flipped: bool) -> bool {
        if self.is_symmetric { !board.side().is_white() } else { flipped }
    }

    /// Returns the part that contains a position, and true if Black is to move in it.
    fn part(&self, board: &Placement, flipped: bool) -> Option<(&Part, bool)> {
        let flipped = self.is_flipped(board, flipped);
        let for_black = board.side().is_white() == flipped;
        let file = match self.leader {
            Some(leader) => numbering::file(board, leader, flipped)?,
            None => 0,
        };
        let side = if self.sides == 2 { usize::from(for_black) } else { 0 };
        Some((self.parts.get(usize::from(file) * self.sides + side)?, for_black))
    }

    fn value(&self, part: &Part, board: &Placement, flipped: bool) -> Option<u16> {
        let squares = part.numbering.squares(board, flipped)?;
        part.pairs.value(&self.store, part.numbering.number(squares)?)
    }
}

/// Reads the lists of distances for four results.
fn distances(cursor: &mut Cursor<'_>, is_wide: bool) -> Result<[Vec<u16>; 4], Fault> {
    let mut distances = <[Vec<u16>; 4]>::default();
    if is_wide {
        cursor.align(2)?;
    }
    for distances in &mut distances {
        *distances = if is_wide {
            let bytes = usize::from(cursor.word()?) * 2;
            cursor.bytes(bytes)?.as_chunks().0.iter().map(|&word| u16::from_le_bytes(word)).collect()
        } else {
            let bytes = cursor.byte()?.into();
            cursor.bytes(bytes)?.into_iter().map(u16::from).collect()
        };
    }
    Ok(distances)
}
