//! Hyperbola quintessence: a subtraction changes the bits of a line up to the first blocker.

use super::Sliders;
use super::rays::ray;
use crate::types::{Bitboard, Square};

/// Subtracts the slider from the blockers on its line, once as they are and once reversed, and
/// keeps the bits that changed. This is the `o ^ (o - 2r)` trick; `r` is subtracted only once,
/// because the slider is not among the blockers.
///
/// The borrow of `blockers - slider` flips every bit from the slider up to its nearest blocker. The
/// same happens downwards on the reversed line. Files and diagonals have one square per rank, so a
/// swap of bytes reverses them. A rank has all its squares in one byte, so it is looked up instead,
/// in half a kilobyte.
///
/// Source: Gerd Isenberg and Aleks Peshkov, *Hyperbola Quintessence* (2007), on the Chess
/// Programming Wiki.
#[derive(Clone, Copy, Debug)]
pub struct Hyperbola;

/// The lines through a square, without the square.
#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    rising: u64,
    falling: u64,
}

static LINES: [Lines; 64] = {
    let mut lines = [Lines { file: 0, rising: 0, falling: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        lines[square] = Lines {
            file: ray(0, square) | ray(4, square),
            rising: ray(2, square) | ray(6, square),
            falling: ray(3, square) | ray(7, square),
        };
        square += 1;
    }
    lines
};

/// `RANK[inner][file]` is the attacks of a rook on `file` along a rank; the bits of `inner` are the
/// occupied squares on the files b to g.
static RANK: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut inner = 0;
    while inner < 64 {
        let mut file = 0;
        while file < 8 {
            let mut upwards = file + 1;
            while upwards < 8 {
                table[inner][file] |= 1 << upwards;
                if inner << 1 >> upwards & 1 != 0 {
                    break;
                }
                upwards += 1;
            }
            let mut downwards = file;
            while downwards > 0 {
                downwards -= 1;
                table[inner][file] |= 1 << downwards;
                if inner << 1 >> downwards & 1 != 0 {
                    break;
                }
            }
            file += 1;
        }
        inner += 1;
    }
    table
};

/// Returns the attacks of a slider along a line with one square per rank.
#[inline(always)]
fn along(line: u64, square: Square, occupied: Bitboard) -> u64 {
    let slider = Bitboard::of(square).0;
    let blockers = occupied.0 & line;
    let upwards = blockers.wrapping_sub(slider);
    let downwards = blockers.swap_bytes().wrapping_sub(slider.swap_bytes()).swap_bytes();
    (upwards ^ downwards) & line
}

impl Sliders for Hyperbola {
    const NAME: &'static str = "hyperbola";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        let shift = square.index() & 56;
        let inner = occupied.0 >> shift >> 1 & 63;
        let rank = u64::from(RANK[inner as usize][square.file() as usize]) << shift;
        Bitboard(rank | along(LINES[square.index()].file, square, occupied))
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        let lines = LINES[square.index()];
        Bitboard(along(lines.rising, square, occupied) | along(lines.falling, square, occupied))
    }
}
