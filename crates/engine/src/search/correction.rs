//! Correction history: the error that the static evaluation showed in earlier positions with the
//! same pawns, with the same pieces of some kinds, or after the same two moves.
//!
//! A search value far from the evaluation shows that the evaluation misjudged a feature of the
//! position, and that feature is often still on the board a few plies later. So the difference is
//! stored under features that tend to stay, and later evaluations are corrected by it. The numbers
//! are updated like those of the histories, so they stay within bounds.
//!
//! The slot of some piece sets is computed when a correction is looked up, with one multiplication
//! per set and one for their sum. The alternative, a key that is kept up to date in the position,
//! would cost time at every move, also in nodes that look up no correction. The key of the pawns
//! exists anyway.

use super::Value;
use super::history::{PieceTo, on_heap};
use crate::board::Position;
use crate::types::{Bitboard, Colour, Kind};

/// Greatest absolute value of a stored difference, in [`UNIT`]ths of a centipawn.
const LIMIT: i32 = 8_192;

/// Units of a stored difference per centipawn.
const UNIT: i32 = 163;

/// Slots per table and colour; a power of two.
const SLOTS: usize = 1 << 14;

type Table = Box<[[i16; SLOTS]; 2]>;

/// The stored differences, by the side to move.
#[derive(Debug)]
pub(super) struct Corrections {
    pawns: Table,
    white: Table,
    black: Table,
    minors: Table,
    /// Differences by the last two moves of the line.
    continuations: Box<[[i16; PieceTo::COUNT]; PieceTo::COUNT]>,
}

/// The slots of one position in the tables of differences.
#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionSlots {
    side: usize,
    pawns: usize,
    white: usize,
    black: usize,
    minors: usize,
    continuation: Option<(usize, usize)>,
}

/// Factors of the hashes: odd numbers with well mixed bits.
const WORDS: [u64; 5] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xa076_1d64_78bd_642f,
];

/// Returns the slot of some piece sets: each set is multiplied by a factor of its own, and the
/// highest bits of the mixed sum are the slot. The multiplications do not wait for each other.
#[inline(always)]
fn slot<const N: usize>(sets: [Bitboard; N]) -> usize {
    let mut sum = 0u64;
    for (set, word) in sets.into_iter().zip(WORDS) {
        sum = sum.wrapping_add(set.0.wrapping_mul(word));
    }
    ((sum ^ sum >> 32).wrapping_mul(WORDS[0]) >> (64 - SLOTS.ilog2())) as usize
}

impl CorrectionSlots {
    /// Computes the slots of a position; `earlier` is the last two moves of the line, the latest
    /// first.
    #[inline]
    pub(super) fn new(position: &Position, earlier: [Option<PieceTo>; 2]) -> Self {
        let pieces = |colour| {
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King]
                .map(|kind| position.pieces(colour, kind))
        };
        let both = |kind| [Colour::White, Colour::Black].map(|colour| position.pieces(colour, kind));
        let ([wn, bn], [wb, bb]) = (both(Kind::Knight), both(Kind::Bishop));
        Self {
            side: position.side().index(),
            pawns: position.pawn_key().0 as usize % SLOTS,
            white: slot(pieces(Colour::White)),
            black: slot(pieces(Colour::Black)),
            minors: slot([wn, bn, wb, bb]),
            continuation: match earlier {
                [Some(last), Some(before)] => Some((before.index(), last.index())),
                _ => None,
            },
        }
    }
}

impl Corrections {
    /// Creates empty tables.
    pub(super) fn new() -> Self {
        let table = || on_heap([0; SLOTS]);
        Self {
            pawns: table(),
            white: table(),
            black: table(),
            minors: table(),
            continuations: on_heap([0; PieceTo::COUNT]),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for table in [&mut self.pawns, &mut self.white, &mut self.black, &mut self.minors] {
            table.fill([0; SLOTS]);
        }
        self.continuations.fill([0; PieceTo::COUNT]);
    }

    /// Returns the correction to add to the evaluation, in centipawns.
    #[inline]
    pub(super) fn of(&self, slots: &CorrectionSlots) -> Value {
        let at = |table: &Table, slot: usize| i32::from(table[slots.side][slot]);
        let mut sum = at(&self.pawns, slots.pawns)
            + at(&self.white, slots.white)
            + at(&self.black, slots.black)
            + at(&self.minors, slots.minors);
        if let Some((before, last)) = slots.continuation {
            sum += i32::from(self.continuations[before][last]);
        }
        sum / UNIT
    }

    /// Records that a search `depth` plies deep gave a value `difference` centipawns above the
    /// evaluation.
    #[inline]
    pub(super) fn learn(&mut self, slots: &CorrectionSlots, difference: Value, depth: i32) {
        let bonus = (difference * depth * 50 / 16).clamp(-LIMIT / 4, LIMIT / 4);
        let pull = |number: &mut i16| {
            let old = i32::from(*number);
            *number = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        };
        pull(&mut self.pawns[slots.side][slots.pawns]);
        pull(&mut self.white[slots.side][slots.white]);
        pull(&mut self.black[slots.side][slots.black]);
        pull(&mut self.minors[slots.side][slots.minors]);
        if let Some((before, last)) = slots.continuation {
            pull(&mut self.continuations[before][last]);
        }
    }
}
