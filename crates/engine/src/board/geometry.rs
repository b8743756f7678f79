//! Tables of the empty board: leaper attacks, the squares between two squares, and the lines
//! through them.

use crate::types::{Bitboard, Colour, Square};

/// Squares attacked by a knight on `square`.
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].knight)
}

/// Squares attacked by any of the `knights`.
#[inline(always)]
pub fn knights(knights: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for from in knights {
        attacked |= knight(from);
    }
    attacked
}

/// Squares attacked by a king on `square`.
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].king)
}

/// Squares attacked by a pawn of `colour` on `square`.
#[inline(always)]
pub fn pawn(colour: Colour, square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].pawn[colour.index()])
}

/// The squares strictly between two squares on a line; empty if the two squares share no line or
/// are the same.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The whole line through two squares from edge to edge, both squares included; empty if they share
/// no line or are the same.
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.index()][b.index()])
}

/// Squares attacked by a rook on an empty board.
#[inline(always)]
pub const fn rook_lines(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].straight)
}

/// Squares attacked by a bishop on an empty board.
#[inline(always)]
pub const fn bishop_lines(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].diagonal)
}

/// The diagonal through a square that climbs towards the h-file, the square included.
#[inline(always)]
pub fn rising(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].rising)
}

/// The diagonal through a square that climbs towards the a-file, the square included.
#[inline(always)]
pub fn falling(square: Square) -> Bitboard {
    Bitboard(AROUND[square.index()].falling)
}

const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The sets that belong to one square, in one cache line, so that looking up a king's checks, pins
/// and steps costs at most one cache miss.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Around {
    knight: u64,
    king: u64,
    pawn: [u64; 2],
    straight: u64,
    diagonal: u64,
    rising: u64,
    falling: u64,
}

static AROUND: [Around; 64] = {
    let mut table =
        [Around { knight: 0, king: 0, pawn: [0; 2], straight: 0, diagonal: 0, rising: 0, falling: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        let (rising, falling) = (axis(square, (1, 1)), axis(square, (-1, 1)));
        table[square] = Around {
            knight: steps(square, &KNIGHT_STEPS),
            king: steps(square, &ORTHOGONAL) | steps(square, &DIAGONAL),
            pawn: [steps(square, &[(-1, 1), (1, 1)]), steps(square, &[(-1, -1), (1, -1)])],
            straight: axis(square, (0, 1)) ^ axis(square, (1, 0)),
            diagonal: rising ^ falling,
            rising,
            falling,
        };
        square += 1;
    }
    table
};

static BETWEEN: [[u64; 64]; 64] = lines(true);
static LINE: [[u64; 64]; 64] = lines(false);

/// Returns the square one step away, or `None` if the step leaves the board.
const fn step(square: usize, (files, ranks): (i8, i8)) -> Option<usize> {
    let (file, rank) = ((square % 8) as i8 + files, (square / 8) as i8 + ranks);
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some((rank * 8 + file) as usize) } else { None }
}

/// The squares from `square` (not included) in a direction, up to `end` (not included) or the edge.
const fn ray(square: usize, direction: (i8, i8), end: usize) -> u64 {
    let mut set = 0;
    let mut here = step(square, direction);
    while let Some(at) = here {
        if at == end {
            break;
        }
        set |= 1 << at;
        here = step(at, direction);
    }
    set
}

/// The whole line through a square in a direction and its opposite, the square included.
const fn axis(square: usize, (files, ranks): (i8, i8)) -> u64 {
    ray(square, (files, ranks), 64) | ray(square, (-files, -ranks), 64) | 1 << square
}

/// The squares that are one of `steps` away from `square`.
const fn steps(square: usize, steps: &[(i8, i8)]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < steps.len() {
        if let Some(target) = step(square, steps[i]) {
            set |= 1 << target;
        }
        i += 1;
    }
    set
}

/// For each pair of squares on a line: the squares between them if `between`, else the whole line.
const fn lines(between: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut direction = 0;
        while direction < 8 {
            let towards = if direction < 4 { ORTHOGONAL[direction] } else { DIAGONAL[direction - 4] };
            let whole = axis(a, towards);
            let mut here = step(a, towards);
            while let Some(b) = here {
                table[a][b] = if between { ray(a, towards, b) } else { whole };
                here = step(b, towards);
            }
            direction += 1;
        }
        a += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_squares_between_agree_with_the_empty_board() {
        assert!(between(Square::A1, Square::D4).into_iter().eq([Square::B2, Square::C3]));
        assert!(between(Square::E4, Square::E5).is_empty());
        assert!(between(Square::A1, Square::B3).is_empty());
        assert_eq!(line(Square::C3, Square::B2), line(Square::A1, Square::H8));
        assert_eq!(line(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(rising(Square::C3), line(Square::A1, Square::H8));
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a));
                assert_eq!(line(a, b).any(), rook_lines(a).has(b) || bishop_lines(a).has(b));
            }
            assert_eq!(rising(a) ^ falling(a), bishop_lines(a));
            assert!(rising(a).has(a) && falling(a).has(a));
        }
    }

    #[test]
    fn leapers_stay_on_the_board() {
        assert!(knight(Square::A1).into_iter().eq([Square::C2, Square::B3]));
        assert!(king(Square::H8).into_iter().eq([Square::G7, Square::H7, Square::G8]));
        assert!(pawn(Colour::White, Square::A2).into_iter().eq([Square::B3]));
        assert!(pawn(Colour::Black, Square::E4).into_iter().eq([Square::D3, Square::F3]));
    }
}
