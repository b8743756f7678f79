//! Correction history: by how much the static evaluation has been wrong where the same pawns, or the same pieces of a kind, stood.
//!
//! A search whose value is far from the evaluation shows that the evaluation misjudged something, and that is often
//! still on the board a few plies later. So the difference is remembered under features of the position that tend to stay, and later
//! evaluations are corrected by it. Numbers are updated like those of the histories, so that they stay within bounds.
//!
//! Piece sets are hashed when a correction is looked up, with one multiplication a set. A position that kept a key for each set up to
//! date would pay for it at every move, even in perft, which needs none. The pawns' key is there anyway.

use super::Value;
use super::history::{PieceTo, on_heap};
use crate::board::Position;
use crate::types::{Bitboard, Colour, Kind};

/// No remembered difference is larger than this, in [`UNIT`]ths of a centipawn.
const LIMIT: i32 = 8_192;

/// Remembered differences count so many to a centipawn.
const UNIT: i32 = 163;

/// Slots of a table and colour, a power of two.
const SLOTS: usize = 1 << 14;

type Table = Box<[[i16; SLOTS]; 2]>;

/// The remembered differences, by the side to move.
#[derive(Debug)]
pub(super) struct Corrections {
    pawns: Table,
    white: Table,
    black: Table,
    minors: Table,
    /// After the line's last two moves.
    continuations: Box<[[i16; PieceTo::COUNT]; PieceTo::COUNT]>,
}

/// The slots in which the differences of a position are remembered.
#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionSlots {
    side: usize,
    pawns: usize,
    white: usize,
    black: usize,
    minors: usize,
    continuation: Option<(usize, usize)>,
}

/// Odd words with well mixed bits.
const WORDS: [u64; 5] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xa076_1d64_78bd_642f,
];

/// The slot of some sets: each is multiplied by a word of its own, and the highest bits of the mixed sum are the slot. The
/// multiplications do not wait for each other.
#[inline(always)]
fn slot<const N: usize>(sets: [Bitboard; N]) -> usize {
    let mut sum = 0u64;
    for (set, word) in sets.into_iter().zip(WORDS) {
        sum = sum.wrapping_add(set.0.wrapping_mul(word));
    }
    ((sum ^ sum >> 32).wrapping_mul(WORDS[0]) >> (64 - SLOTS.ilog2())) as usize
}

impl CorrectionSlots {
    /// The slots of a position, given the line's last two moves.
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
    /// Tables without any difference.
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

    /// The correction that is added to the evaluation, in centipawns.
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

    /// A search `depth` plies deep has found the evaluation to be wrong by `difference` centipawns.
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
