//! The numbering of the positions of one part of a Syzygy file (for parts see [`super::table`]).
//!
//! The pieces come in groups, in an order that the file gives: first the *lead*, then one group for
//! each kind and colour of the other pieces. Each group's placement has a number. The placements of
//! the lead are reduced by symmetry; those of each other group are the sets of its size among the
//! squares that are left. A position's number is the sum over its groups of the placement's number
//! times the group's factor. The factors are products: in another order of the groups, which the
//! file gives too, a group's factor is the product of how many placements each earlier group has.
//!
//! | lead | used when | placements |
//! |---|---|---|
//! | pawns of one colour | there are pawns | the foremost is on files a to d; one part per file |
//! | three pieces | at least three pieces are the only one of their kind and colour | 31,332 |
//! | the kings | otherwise | 462 |

use super::piece_counts::{MOST_PIECES, PieceCounts};
use super::table::Fault;
use crate::board::Placement;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// The squares of the pieces, as numbers, in the order of a part.
pub(super) type Squares = [u8; MOST_PIECES];

/// The pieces that come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    Kings,
    Three,
    /// This many pawns.
    Pawns(usize),
}

impl Lead {
    fn of(counts: PieceCounts) -> Self {
        match counts.leader() {
            Some(colour) => Self::Pawns(counts.pawns(colour)),
            None if counts.has_single() => Self::Three,
            None => Self::Kings,
        }
    }

    fn piece_count(self) -> usize {
        match self {
            Self::Kings => 2,
            Self::Three => 3,
            Self::Pawns(count) => count,
        }
    }
}

/// The numbering of one part.
#[derive(Debug)]
pub(super) struct Numbering {
    pieces: Vec<Piece>,
    lead: Lead,
    lead_factor: u64,
    /// Number of pieces and factor of each other group.
    groups: Vec<(usize, u64)>,
    /// True if the first of those groups is the other side's pawns.
    has_other_pawns: bool,
    positions: u64,
}

/// Number of sets with `members` members among `total` things, as `SETS[members][total]`.
const SETS: [[u64; 64]; MOST_PIECES] = {
    let mut sets = [[0; 64]; MOST_PIECES];
    let mut total = 0;
    while total < 64 {
        sets[0][total] = 1;
        let mut members = 1;
        while members < MOST_PIECES && total > 0 {
            sets[members][total] = sets[members - 1][total - 1] + sets[members][total - 1];
            members += 1;
        }
        total += 1;
    }
    sets
};

fn sets(members: usize, total: usize) -> Option<u64> {
    SETS.get(members)?.get(total).copied()
}

/// Returns the precedence of a pawn's square; the pawn with the highest one is the foremost. It
/// falls from 47 on a2 to 1 on d7 and 0 on e7, file by file from the edges to the middle.
fn advance(square: u8) -> usize {
    let (file, rank) = (usize::from(square % 8), usize::from(square / 8).clamp(1, 6));
    47 - 12 * file.min(7 - file) - 2 * (rank - 1) - usize::from(file > 3)
}

/// Number of placements of the other pawns if the foremost stands on this file, from a to d, and on
/// one of the ranks from 2 to `ranks` + 1.
fn pawn_placements(others: usize, file: u8, ranks: u8) -> Option<u64> {
    (1..=ranks).map(|rank| sets(others, advance(8 * rank + file))).sum()
}

/// The number of a square in the triangle a1, d1, d4: first the squares below the diagonal, then
/// those on it.
const TRIANGLE: [u8; 64] = {
    let mut triangle = [0; 64];
    let (mut below, mut on) = (0, 6);
    let mut square = 0;
    while square < 32 {
        let (file, rank) = (square % 8, square / 8);
        if file < 4 && rank < file {
            triangle[square] = below;
            below += 1;
        } else if file < 4 && rank == file {
            triangle[square] = on;
            on += 1;
        }
        square += 1;
    }
    triangle
};

/// The number of a square below the diagonal.
const BELOW: [u8; 64] = {
    let mut numbers = [0; 64];
    let (mut below, mut square) = (0, 0);
    while square < 64 {
        if square / 8 < square % 8 {
            numbers[square] = below;
            below += 1;
        }
        square += 1;
    }
    numbers
};

/// Marks an impossible pair of kings.
const NONE: u16 = u16::MAX;

/// The number of a pair of kings, the first in the triangle. Pairs with both kings on the diagonal
/// come last.
const KINGS: [[u16; 64]; 10] = {
    let mut numbers = [[NONE; 64]; 10];
    let mut next = 0;
    let mut pass = 0;
    while pass < 2 {
        let mut number = 0;
        while number < 10 {
            let mut first: usize = 0;
            while TRIANGLE[first] != number || first % 8 > 3 || first / 8 > first % 8 {
                first += 1;
            }
            let mut second = 0;
            while second < 64 {
                let (file, rank): (usize, usize) = (second % 8, second / 8);
                let is_near = file.abs_diff(first % 8) <= 1 && rank.abs_diff(first / 8) <= 1;
                let (on, is_above) = (number >= 6 && file == rank, number >= 6 && rank > file);
                if !is_near && !is_above && on == (pass == 1) {
                    numbers[number as usize][second] = next;
                    next += 1;
                }
                second += 1;
            }
            number += 1;
        }
        pass += 1;
    }
    assert!(next == 462);
    numbers
};

/// Returns the side of the diagonal from a1 to h8 that a square is on: 0 on it, 1 above it, -1
/// below it.
fn diagonal(square: u8) -> i8 {
    (square / 8).cmp(&(square % 8)) as i8
}

/// Parses a piece code of a file.
fn piece(code: u8) -> Option<Piece> {
    let kind = Kind::ALL.get(usize::from(code & 7).checked_sub(1)?)?;
    Some(Piece::new(Colour::of(code & 8 == 0), *kind))
}

impl Numbering {
    /// Builds the numbering from the data of a file: the pieces in their order, and the places of
    /// the lead and of the other pawns among the groups. `file` is the file of the board, from 0 to
    /// 3, on which the foremost pawn stands.
    pub(super) fn read(counts: PieceCounts, codes: &[u8], places: [u8; 2], file: u8) -> Result<Self, Fault> {
        let wrong = Fault::Structure("its pieces are not those of its name, or are in an impossible order");
        let order: Option<Vec<Piece>> = codes.iter().map(|&code| piece(code)).collect();
        let Some(order) = order.filter(|order| order.len() == counts.number()) else { return Err(wrong) };
        let lead = Lead::of(counts);
        // Each run of equal pieces must include all of them. Since the total number of pieces fits,
        // no piece is missing then.
        let mut runs = Vec::new();
        let mut rest = order.as_slice();
        while let Some(&first) = rest.first() {
            let count = rest.iter().take_while(|&&piece| piece == first).count();
            let is_known = order[..order.len() - rest.len()].contains(&first);
            if is_known || count != counts.count(first) {
                return Err(wrong);
            }
            runs.push(count);
            rest = &rest[count..];
        }
        let has_other_pawns =
            matches!(lead, Lead::Pawns(_)) && Colour::ALL.iter().all(|&side| counts.pawns(side) > 0);
        let is_lead_first = match counts.leader() {
            Some(leader) => {
                let pawns = [leader, !leader].map(|colour| Piece::new(colour, Kind::Pawn));
                order[0] == pawns[0] && (!has_other_pawns || order[lead.piece_count()] == pawns[1])
            }
            // The lead's pieces must each be the only one of their kind and colour.
            None => {
                runs.iter().take(lead.piece_count()).all(|&count| count == 1)
                    && runs.len() >= lead.piece_count()
            }
        };
        if !is_lead_first {
            return Err(wrong);
        }
        let lead_runs = if counts.leader().is_some() { 1 } else { lead.piece_count() };
        let mut numbering = Self {
            pieces: order,
            lead,
            lead_factor: 0,
            groups: runs[lead_runs..].iter().map(|&count| (count, 0)).collect(),
            has_other_pawns,
            positions: 1,
        };
        numbering
            .set_factors(places, file)
            .ok_or(Fault::Structure("its groups of pieces are in an impossible order"))?;
        Ok(numbering)
    }

    /// Computes the factors. For these the groups come in the order of their pieces, except the
    /// lead and the other pawns, whose places in that order are given.
    fn set_factors(&mut self, [lead_place, pawns_place]: [u8; 2], file: u8) -> Option<()> {
        let other_pawns_place = self.has_other_pawns.then_some(usize::from(pawns_place));
        if other_pawns_place == Some(lead_place.into()) {
            return None;
        }
        let pawns = usize::from(self.has_other_pawns);
        let mut others = pawns..self.groups.len();
        let mut free =
            64 - self.lead.piece_count() - self.groups.iter().take(pawns).map(|group| group.0).sum::<usize>();
        for place in 0..=self.groups.len() {
            let factor = self.positions;
            let placements = if place == usize::from(lead_place) {
                self.lead_factor = factor;
                match self.lead {
                    Lead::Kings => 462,
                    Lead::Three => 31_332,
                    Lead::Pawns(count) => pawn_placements(count - 1, file, 6)?,
                }
            } else {
                let (group, squares) = if Some(place) == other_pawns_place {
                    (0, 48 - self.lead.piece_count())
                } else {
                    (others.next()?, free)
                };
                let group = self.groups.get_mut(group)?;
                group.1 = factor;
                if Some(place) != other_pawns_place {
                    free = free.checked_sub(group.0)?;
                }
                sets(group.0, squares)?
            };
            self.positions = self.positions.checked_mul(placements)?;
        }
        // A place beyond the last group would leave a group without a factor.
        (others.next().is_none() && self.lead_factor > 0 && self.groups.iter().all(|group| group.1 > 0))
            .then_some(())
    }

    /// Number of positions in the numbering.
    pub(super) fn positions(&self) -> u64 {
        self.positions
    }

    /// Returns the squares of the pieces, with the colours exchanged if `flipped`, or `None` if the
    /// board has other pieces.
    pub(super) fn squares(&self, board: &Placement, flipped: bool) -> Option<Squares> {
        let mut squares = Squares::default();
        let mut next = 0;
        while let Some(&piece) = self.pieces.get(next) {
            let before = next;
            for square in squares_of(board, piece, flipped) {
                *squares.get_mut(next)? = square;
                next += 1;
            }
            if next == before {
                return None;
            }
        }
        (next == self.pieces.len()).then_some(squares)
    }

    /// Returns the number of a position.
    pub(super) fn number(&self, mut squares: Squares) -> Option<u64> {
        let squares = squares.get_mut(..self.pieces.len())?;
        if let Lead::Pawns(count) = self.lead {
            bring_foremost(squares.get_mut(..count)?);
        }
        if squares[0] & 4 != 0 {
            squares.iter_mut().for_each(|square| *square ^= 7);
        }
        let lead = self.lead.piece_count();
        let placement = match self.lead {
            Lead::Pawns(count) => pawns(squares.get_mut(..count)?)?,
            Lead::Kings | Lead::Three => {
                if squares[0] & 32 != 0 {
                    squares.iter_mut().for_each(|square| *square ^= 56);
                }
                let first = squares[..lead].iter().map(|&square| diagonal(square)).find(|&side| side != 0);
                if first == Some(1) {
                    squares.iter_mut().for_each(|square| *square = *square % 8 * 8 + *square / 8);
                }
                if self.lead == Lead::Kings {
                    kings(squares[0], squares[1])?
                } else {
                    three(squares[0], squares[1], squares[2])
                }
            }
        };
        let mut number = placement.checked_mul(self.lead_factor)?;
        let (mut from, mut lowest) = (lead, if self.has_other_pawns { 8 } else { 0 });
        for &(count, factor) in &self.groups {
            let (taken, rest) = squares.split_at_mut(from);
            let group = rest.get_mut(..count)?;
            sort_by(group, usize::from);
            let mut placement = 0;
            for (members, &mut square) in (1..).zip(group) {
                let skipped = taken.iter().filter(|&&other| other < square).count();
                placement += sets(members, usize::from(square).checked_sub(skipped + lowest)?)?;
            }
            number = number.checked_add(placement.checked_mul(factor)?)?;
            from += count;
            lowest = 0;
        }
        (number < self.positions).then_some(number)
    }
}

/// Returns the squares of the pieces of this kind and colour as numbers, seen from the other side
/// if `flipped`.
fn squares_of(board: &Placement, piece: Piece, flipped: bool) -> impl Iterator<Item = u8> {
    let colour = if flipped { !piece.colour } else { piece.colour };
    let pieces: Bitboard = board.pieces(colour, piece.kind);
    pieces
        .into_iter()
        .map(move |square: Square| (if flipped { square.flipped() } else { square }).index() as u8)
}

/// Returns the file of the foremost pawn of the leading side, mirrored to the files a to d.
pub(super) fn file(board: &Placement, leader: Colour, flipped: bool) -> Option<u8> {
    let pawns = squares_of(board, Piece::new(leader, Kind::Pawn), flipped);
    pawns.max_by_key(|&square| advance(square)).map(|square| (square % 8).min(7 - square % 8))
}

/// Sorts a handful of squares by a number, by insertion. The standard library's sort takes as long
/// to compile as the rest of this file.
fn sort_by(squares: &mut [u8], number: impl Fn(u8) -> usize) {
    for end in 1..squares.len() {
        let mut at = end;
        while at > 0 && number(squares[at]) < number(squares[at - 1]) {
            squares.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Moves the foremost pawn to the front.
fn bring_foremost(pawns: &mut [u8]) {
    if let Some(at) = (0..pawns.len()).max_by_key(|&at| advance(pawns[at])) {
        pawns.swap(0, at);
    }
}

/// Returns the number of a placement of pawns: the foremost comes first and stands on the files a
/// to d.
fn pawns(pawns: &mut [u8]) -> Option<u64> {
    let (&mut first, others) = pawns.split_first_mut()?;
    sort_by(others, |square| usize::MAX - advance(square));
    let mut placement = pawn_placements(others.len(), first % 8, (first / 8).checked_sub(1)?)?;
    for (members, &mut square) in (1..=others.len()).rev().zip(others) {
        placement += sets(members, advance(square))?;
    }
    Some(placement)
}

/// Returns the number of a placement of two kings, the first in the triangle.
fn kings(first: u8, second: u8) -> Option<u64> {
    let numbers = KINGS.get(usize::from(*TRIANGLE.get(usize::from(first))?))?;
    numbers.get(usize::from(second)).filter(|&&number| number != NONE).map(|&number| number.into())
}

/// Returns the number of a placement of three pieces. The first stands in the triangle, and the
/// first piece off the diagonal stands below it.
fn three(a: u8, b: u8, c: u8) -> u64 {
    // Occupied squares are not counted.
    let b_skips = u64::from(b > a);
    let c_skips = u64::from(c > a) + u64::from(c > b);
    let below = |square: u8| u64::from(BELOW[usize::from(square) % 64]);
    let along = |square: u8| u64::from(square % 8);
    let (square_b, square_c) = (u64::from(b), u64::from(c));
    if diagonal(a) != 0 {
        u64::from(TRIANGLE[usize::from(a) % 64]) * 63 * 62 + (square_b - b_skips) * 62 + square_c - c_skips
    } else if diagonal(b) != 0 {
        6 * 63 * 62 + (along(a) * 28 + below(b)) * 62 + square_c - c_skips
    } else if diagonal(c) != 0 {
        6 * 63 * 62 + 4 * 28 * 62 + (along(a) * 7 + along(b) - b_skips) * 28 + below(c)
    } else {
        6 * 63 * 62 + 4 * 28 * 62 + 4 * 7 * 28 + (along(a) * 7 + along(b) - b_skips) * 6 + along(c) - c_skips
    }
}
