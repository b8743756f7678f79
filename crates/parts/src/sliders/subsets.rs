//! The attacks for every set of relevant blockers, in the order in which `pext` numbers such sets.
//!
//! A blocker is relevant to a slider only on the slider's lines and short of their ends: a piece on
//! the last square of a line hides no other square. That leaves at most twelve squares for a rook
//! and nine for a bishop, and 107,648 sets over all squares. The table is ordered by slider and
//! square, and within a square by the sets as binary numbers, which are the results of `pext`.
//! `magic` uses the same attacks in its own order.

use super::rays::ray;

/// Number of sets of blockers: 102,400 for rooks and 5,248 for bishops.
pub(super) const COUNT: usize = 107_648;

/// A slider on a square.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The squares of relevant blockers.
    pub(super) mask: u64,
    /// Start of its attacks in the table.
    pub(super) start: usize,
}

/// All rooks, then all bishops, each by square.
pub(super) static REACHES: [[Reach; 64]; 2] = {
    let mut reaches = [[Reach { mask: 0, start: 0 }; 64]; 2];
    let mut start = 0;
    let mut slider = 0;
    while slider < 2 {
        let mut square = 0;
        while square < 64 {
            let mut mask = 0;
            let mut i = 0;
            while i < 4 {
                let line = ray(DIRECTIONS[slider][i], square);
                mask |= line & !end(DIRECTIONS[slider][i], line);
                i += 1;
            }
            reaches[slider][square] = Reach { mask, start };
            start += 1 << mask.count_ones();
            square += 1;
        }
        slider += 1;
    }
    assert!(start == COUNT);
    reaches
};

/// The attacks of each [`Reach`] in turn.
///
/// A blocker removes the squares behind it and nothing else. So the attacks of a set are those of
/// the set without its highest member, computed before, less that member's shadow. That is four
/// steps an entry and takes the compiler's interpreter a third of a second; a walk along the lines
/// takes several seconds.
pub(super) static ATTACKS: [u64; COUNT] = {
    let mut table = [0; COUNT];
    let mut slider = 0;
    while slider < 2 {
        let mut square = 0;
        while square < 64 {
            let Reach { mask, start } = REACHES[slider][square];
            let mut i = 0;
            while i < 4 {
                table[start] |= ray(DIRECTIONS[slider][i], square);
                i += 1;
            }
            let shadows = shadows(slider, square, mask);
            let mut known = 1;
            let mut member = 0;
            while member < mask.count_ones() as usize {
                let open = !shadows[member];
                let mut set = 0;
                while set < known {
                    table[start + known + set] = table[start + set] & open;
                    set += 1;
                }
                known *= 2;
                member += 1;
            }
            square += 1;
        }
        slider += 1;
    }
    table
};

/// The directions of a rook and of a bishop, as numbered in `rays`.
const DIRECTIONS: [[usize; 4]; 2] = [[0, 1, 4, 5], [2, 3, 6, 7]];

/// Returns the last square of a ray.
const fn end(direction: usize, line: u64) -> u64 {
    match line {
        0 => 0,
        _ if direction < 4 => 1 << (63 - line.leading_zeros()),
        _ => line & line.wrapping_neg(),
    }
}

/// Returns the squares behind each square of `mask`, seen from `square`; the lowest square of the
/// mask comes first.
const fn shadows(slider: usize, square: usize, mask: u64) -> [u64; 12] {
    let mut shadows = [0; 12];
    let mut n = 0;
    let mut rest = mask;
    while rest != 0 {
        let blocker = rest.trailing_zeros() as usize;
        let mut i = 0;
        while i < 4 {
            let direction = DIRECTIONS[slider][i];
            if ray(direction, square) >> blocker & 1 != 0 {
                shadows[n] = ray(direction, blocker);
            }
            i += 1;
        }
        n += 1;
        rest &= rest - 1;
    }
    shadows
}
