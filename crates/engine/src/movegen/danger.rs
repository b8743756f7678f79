//! Attacks on the steps of a king, found in the two ways of the axis [`danger`](crate::danger).

use std::marker::PhantomData;

use super::generate::Mover;
use crate::board::{Placement, geometry};
use crate::danger::Steps;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, Square};

/// Steps of the king of side `T`.
pub(super) struct KingSteps<'a, T, S> {
    pub(super) sliders: S,
    pub(super) board: &'a Placement,
    pub(super) king: Square,
    pub(super) steps: Bitboard,
    pub(super) side: PhantomData<T>,
}

impl<T: Mover, S: Sliders> Steps for KingSteps<'_, T, S> {
    /// The steps that a knight or slider attacks.
    type Attacked = Bitboard;

    #[inline(always)]
    fn looked_up(self) -> Bitboard {
        let Self { sliders, board, king, steps, .. } = self;
        let mut attacked = Bitboard::EMPTY;
        for step in steps {
            if !is_safe::<T, S>(sliders, board, king, step) {
                attacked |= step.into();
            }
        }
        attacked
    }

    #[inline(always)]
    fn united(self) -> Bitboard {
        let Self { sliders, board, king, steps, .. } = self;
        if steps.is_empty() {
            return steps;
        }
        let them = T::Other::COLOUR;
        let occupied = board.occupied().without(king);
        let mut attacked = geometry::knights(board.pieces(them, Kind::Knight));
        let Zone { diagonals, lines } = ZONES[king.index()][index_of(king, steps)];
        for slider in board.diagonal_sliders(them) & Bitboard(diagonals) {
            attacked |= sliders.bishop(slider, occupied);
        }
        for slider in board.straight_sliders(them) & Bitboard(lines) {
            attacked |= sliders.rook(slider, occupied);
        }
        attacked & steps
    }
}

/// Returns true if no knight or slider would attack the king on `square`.
#[inline(always)]
pub(super) fn is_safe<T: Mover, S: Sliders>(
    sliders: S,
    board: &Placement,
    king: Square,
    square: Square,
) -> bool {
    let them = T::Other::COLOUR;
    let occupied = board.occupied().without(king);
    let attackers = geometry::knight(square) & board.pieces(them, Kind::Knight)
        | sliders.rook(square, occupied) & board.straight_sliders(them)
        | sliders.bishop(square, occupied) & board.diagonal_sliders(them);
    attackers.is_empty()
}

/// The squares from which, on an empty board, a bishop or a rook attacks some of a set of steps.
#[derive(Clone, Copy)]
struct Zone {
    diagonals: u64,
    lines: u64,
}

/// Offsets (files, ranks) from a king's square to the squares around it, in the order of the bits
/// of an index.
const DIRECTIONS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// Index of a set of steps: one bit for each square around the king.
#[inline(always)]
fn index_of(king: Square, steps: Bitboard) -> usize {
    // The square below and to the left of the king becomes the lowest bit.
    let steps = steps.0.rotate_right((king.index() as u32).wrapping_sub(9));
    let (low, high) = (steps & 7 | steps >> 5 & 8, steps >> 6 & 16 | steps >> 11 & 0xe0);
    (low | high) as usize
}

/// The zones of every king and every set of steps.
static ZONES: [[Zone; 256]; 64] = {
    let mut zones = [[Zone { diagonals: 0, lines: 0 }; 256]; 64];
    let mut king = 0;
    while king < 64 {
        let mut set = 1;
        while set < 256_usize {
            let rest = zones[king][set & (set - 1)];
            let (files, ranks) = DIRECTIONS[set.trailing_zeros() as usize];
            let (file, rank) = ((king % 8) as i8 + files, (king / 8) as i8 + ranks);
            zones[king][set] = if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                let step = Square::at(file as u8, rank as u8);
                Zone {
                    diagonals: rest.diagonals | geometry::bishop_lines(step).0,
                    lines: rest.lines | geometry::rook_lines(step).0,
                }
            } else {
                rest
            };
            set += 1;
        }
        king += 1;
    }
    zones
};
