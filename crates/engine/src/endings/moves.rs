//! Moves, checks and legality for a whole set of positions at a time.

use super::layout::{Layout, Squares};
use crate::board::geometry;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

/// Lines along which a kind of piece moves from a square; empty for leapers and pawns.
fn lines(kind: Kind, square: Square) -> Bitboard {
    match kind {
        Kind::Bishop => geometry::bishop_lines(square),
        Kind::Rook => geometry::rook_lines(square),
        Kind::Queen => geometry::rook_lines(square) | geometry::bishop_lines(square),
        _ => Bitboard::EMPTY,
    }
}

/// Squares attacked by a piece on a square.
pub fn attacks<S: Sliders>(sliders: S, piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.kind {
        Kind::Pawn => geometry::pawn(piece.colour, square),
        Kind::Knight => geometry::knight(square),
        Kind::Bishop => sliders.bishop(square, occupied),
        Kind::Rook => sliders.rook(square, occupied),
        Kind::Queen => sliders.queen(square, occupied),
        Kind::King => geometry::king(square),
    }
}

/// Squares from which a piece attacks a square.
pub fn attackers<S: Sliders>(sliders: S, piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.kind {
        Kind::Pawn => geometry::pawn(!piece.colour, square),
        _ => attacks(sliders, piece, square, occupied),
    }
}

/// Squares of the last piece of a set on which it does not block the attack of the fixed piece on
/// `from` against the square `to`; empty if the piece does not attack it.
pub fn attacking(piece: Piece, from: Square, to: Square, fixed: Bitboard) -> Bitboard {
    match piece.kind {
        Kind::Bishop | Kind::Rook | Kind::Queen => {
            let between = geometry::between(from, to);
            if lines(piece.kind, from).has(to) && !between.meets(fixed) { !between } else { Bitboard::EMPTY }
        }
        Kind::Pawn if geometry::pawn(piece.colour, from).has(to) => Bitboard::FULL,
        Kind::Knight if geometry::knight(from).has(to) => Bitboard::FULL,
        Kind::King if geometry::king(from).has(to) => Bitboard::FULL,
        _ => Bitboard::EMPTY,
    }
}

/// A set of positions that differ only in the square of the last piece (see [`Layout`]).
#[derive(Clone, Copy, Debug)]
pub struct Set<'a, S> {
    /// Numbering of the positions.
    pub layout: &'a Layout,
    /// Variant that finds slider attacks.
    pub sliders: S,
    /// Squares of the pieces; the square of the last piece is meaningless.
    pub squares: Squares,
    /// Squares of the fixed pieces.
    pub fixed: Bitboard,
    /// Possible squares of the last piece.
    pub valid: Bitboard,
}

impl<'a, S: Sliders> Set<'a, S> {
    /// Creates the set from the squares of its pieces.
    pub fn new(layout: &'a Layout, sliders: S, squares: Squares) -> Self {
        let pieces = layout.pieces();
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        let mut fixed = Bitboard::EMPTY;
        let mut valid = if pieces[layout.fixed()].kind == Kind::Pawn { !ends } else { Bitboard::FULL };
        for (piece, &square) in pieces[..layout.fixed()].iter().zip(&squares) {
            if fixed.has(square) || piece.kind == Kind::Pawn && ends.has(square) {
                valid = Bitboard::EMPTY;
            }
            fixed = fixed.with(square);
        }
        Self { layout, sliders, squares, fixed, valid: valid & !fixed }
    }

    /// The last piece, whose squares are the members of the set.
    pub fn last(&self) -> Piece {
        self.layout.pieces()[self.layout.fixed()]
    }

    /// The fixed pieces of a colour, each with its index in the order and its square.
    pub fn pieces(&self, colour: Colour) -> impl Iterator<Item = (usize, Piece, Square)> + use<'a, S> {
        let (pieces, squares) = (&self.layout.pieces()[..self.layout.fixed()], self.squares);
        pieces
            .iter()
            .enumerate()
            .filter(move |(_, piece)| piece.colour == colour)
            .map(move |(index, &piece)| (index, piece, squares[index]))
    }

    /// The members in which this colour's king is attacked.
    pub fn checks(&self, colour: Colour) -> Bitboard {
        let king = self.squares[self.layout.king(colour)];
        let mut checks = Bitboard::EMPTY;
        for (_, piece, square) in self.pieces(!colour) {
            checks |= attacking(piece, square, king, self.fixed);
        }
        if self.last().colour != colour {
            checks |= attackers(self.sliders, self.last(), king, self.fixed);
        }
        checks
    }

    /// The members that are legal positions with this colour to move.
    pub fn legal(&self, to_move: Colour) -> Bitboard {
        if self.valid.is_empty() { self.valid } else { self.valid & !self.checks(!to_move) }
    }

    /// Squares from which the last piece can move, without a capture, to one of `targets`. A pawn
    /// that moves two squares must move to one of `doubled`.
    pub fn last_reaches(&self, targets: Bitboard, doubled: Bitboard) -> Bitboard {
        let piece = self.last();
        let free = !self.fixed;
        if piece.kind == Kind::Pawn {
            // Steps back from the square to which the pawn moves.
            let back = |set: Bitboard| set.ahead(!piece.colour) & free;
            return back(targets) | back(back(doubled)) & Bitboard::rank_for(piece.colour, 1);
        }
        if piece.kind == Kind::Knight {
            let (east, west) = (targets.east(), targets.west());
            let (near, far) = (east | west, east.east() | west.west());
            return (near.north().north() | near.south().south() | far.north() | far.south()) & free;
        }
        let mut sources = Bitboard::EMPTY;
        if piece.kind != Kind::Bishop {
            sources |= slide(targets, free, Bitboard::north) | slide(targets, free, Bitboard::south);
            sources |= slide(targets, free, Bitboard::east) | slide(targets, free, Bitboard::west);
        }
        if piece.kind != Kind::Rook {
            sources |= slide(targets, free, |set| set.north().east())
                | slide(targets, free, |set| set.north().west());
            sources |= slide(targets, free, |set| set.south().east())
                | slide(targets, free, |set| set.south().west());
        }
        sources
    }
}

/// The free squares from which a slider reaches a square of `from` in one direction. `step` goes
/// one step in the opposite direction.
#[inline(always)]
fn slide(from: Bitboard, free: Bitboard, step: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let mut reached = step(from) & free;
    for _ in 0..6 {
        reached |= step(reached) & free;
    }
    reached
}
