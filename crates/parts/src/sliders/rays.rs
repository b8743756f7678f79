//! One ray at a time: the ray of each direction is cut off behind its nearest blocker.

use super::Sliders;
use crate::types::{Bitboard, Square};

/// Looks along each of the eight directions.
///
/// Source: *Classical Approach*, on the Chess Programming Wiki.
#[derive(Clone, Copy, Debug)]
pub struct Rays;

/// `RAYS[direction][square]`; the index of the square rises in the first four directions, and falls
/// in the last four.
static RAYS: [[u64; 64]; 8] = {
    let steps: [(i8, i8); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (file_step, rank_step) = steps[direction];
        let mut square = 0;
        while square < 64 {
            let mut file = square as i8 % 8 + file_step;
            let mut rank = square as i8 / 8 + rank_step;
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                rays[direction][square] |= 1 << (rank * 8 + file);
                file += file_step;
                rank += rank_step;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
};

/// Returns the squares from a square in a direction to the edge of the board, without the square
/// itself, for the tables of other variants.
///
/// In directions 0 to 3 the index of the square rises: north, east, north-east, north-west. The
/// last four are their opposites.
pub(super) const fn ray(direction: usize, square: usize) -> u64 {
    RAYS[direction][square]
}

/// Returns the ray of an ascending direction, up to its nearest blocker.
#[inline(always)]
fn climb(direction: usize, square: Square, occupied: Bitboard) -> u64 {
    let ray = RAYS[direction][square.index()];
    // Bit 63 ends every ascending ray, so a sentinel there stands for "no blocker".
    let nearest = (ray & occupied.0 | 1 << 63).trailing_zeros() as usize;
    ray & !RAYS[direction][nearest]
}

/// Returns the ray of a descending direction, up to its nearest blocker.
#[inline(always)]
fn descend(direction: usize, square: Square, occupied: Bitboard) -> u64 {
    let ray = RAYS[direction][square.index()];
    let nearest = 63 - (ray & occupied.0 | 1).leading_zeros() as usize;
    ray & !RAYS[direction][nearest]
}

impl Sliders for Rays {
    const NAME: &'static str = "rays";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(
            climb(0, square, occupied)
                | climb(1, square, occupied)
                | descend(4, square, occupied)
                | descend(5, square, occupied),
        )
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(
            climb(2, square, occupied)
                | climb(3, square, occupied)
                | descend(6, square, occupied)
                | descend(7, square, occupied),
        )
    }
}
