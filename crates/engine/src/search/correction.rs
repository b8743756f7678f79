//! By how much the static evaluation has been wrong where the same pawns, or the same pieces of a kind, stood.
//!
//! A search that ends far from the evaluation says that something there was misjudged, and what was misjudged is often
//! still there a few plies on. So the difference is remembered under what tends to stay, and the next evaluation is moved
//! by what is remembered. Numbers are pulled like those of the histories, so that they stay within bounds.
//!
//! The sets of pieces are hashed when they are asked for, a multiplication a set: a position that kept the keys of each up to
//! date would pay for them at every move, those of perft included, which never asks. The pawns' key is there anyway.

use super::Value;
use super::history::{Arrival, on_heap};
use crate::board::Position;
use crate::types::{Bitboard, Colour, Kind};

/// No remembered difference is larger than this, in [`UNIT`]ths of a centipawn.
const LIMIT: i32 = 8_192;

/// Remembered differences count so many to a centipawn.
const UNIT: i32 = 128;

/// Slots of a table and colour, a power of two.
const SLOTS: usize = 1 << 14;

type Slots = Box<[[i16; SLOTS]; 2]>;

/// The remembered differences, by the side to move.
#[derive(Debug)]
pub(super) struct Corrections {
    pawns: Slots,
    white: Slots,
    black: Slots,
    minors: Slots,
    /// After the line's last two moves.
    continuations: Box<[[i16; Arrival::COUNT]; Arrival::COUNT]>,
}

/// Where the differences of a position are remembered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
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

/// Sets become a slot: each times a word of its own, and the highest bits of what their sum mixes to. The multiplications do
/// not wait for each other.
#[inline(always)]
fn slot<const N: usize>(sets: [Bitboard; N]) -> usize {
    let mut sum = 0u64;
    for (set, word) in sets.into_iter().zip(WORDS) {
        sum = sum.wrapping_add(set.0.wrapping_mul(word));
    }
    ((sum ^ sum >> 32).wrapping_mul(WORDS[0]) >> (64 - SLOTS.ilog2())) as usize
}

impl Place {
    /// Where a position's differences are, given what the line's last two moves brought where.
    #[inline]
    pub(super) fn new(position: &Position, earlier: [Option<Arrival>; 2]) -> Self {
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
    /// Nothing has been wrong yet.
    pub(super) fn new() -> Self {
        let slots = || on_heap([0; SLOTS]);
        Self {
            pawns: slots(),
            white: slots(),
            black: slots(),
            minors: slots(),
            continuations: on_heap([0; Arrival::COUNT]),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for slots in [&mut self.pawns, &mut self.white, &mut self.black, &mut self.minors] {
            slots.fill([0; SLOTS]);
        }
        self.continuations.fill([0; Arrival::COUNT]);
    }

    /// What is to be added to the evaluation, in centipawns.
    #[inline]
    pub(super) fn of(&self, place: &Place) -> Value {
        let at = |slots: &Slots, slot: usize| i32::from(slots[place.side][slot]);
        let mut sum = at(&self.pawns, place.pawns)
            + at(&self.white, place.white)
            + at(&self.black, place.black)
            + at(&self.minors, place.minors);
        if let Some((before, last)) = place.continuation {
            sum += i32::from(self.continuations[before][last]);
        }
        sum / UNIT
    }

    /// A search `depth` plies deep has found the evaluation to be wrong by `difference` centipawns.
    #[inline]
    pub(super) fn learn(&mut self, place: &Place, difference: Value, depth: i32) {
        let bonus = (difference * depth * 4).clamp(-LIMIT / 4, LIMIT / 4);
        let pull = |number: &mut i16| {
            let old = i32::from(*number);
            *number = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        };
        pull(&mut self.pawns[place.side][place.pawns]);
        pull(&mut self.white[place.side][place.white]);
        pull(&mut self.black[place.side][place.black]);
        pull(&mut self.minors[place.side][place.minors]);
        if let Some((before, last)) = place.continuation {
            pull(&mut self.continuations[before][last]);
        }
    }
}
