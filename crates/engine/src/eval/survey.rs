//! Data that the terms share: the board, the weights, and the attacks of every piece.
//!
//! The pass over a side's pieces finds its attacks once; mobility, king safety, threats and passed
//! pawns read them. Everything lives on the stack.

use super::king::Pressure;
use super::material::Census;
use super::weights::Weights;
use crate::board::{Placement, geometry};
use crate::recipe::Recipe;
use crate::side::Side;
use crate::types::{Bitboard, Colour, Kind, Square};

/// The squares that a side attacks.
#[derive(Clone, Copy)]
pub(super) struct Attacks {
    kinds: [Bitboard; 6],
    all: Bitboard,
    twice: Bitboard,
}

impl Attacks {
    const NONE: Self = Self { kinds: [Bitboard::EMPTY; 6], all: Bitboard::EMPTY, twice: Bitboard::EMPTY };

    /// The attacks of a side's pawns and king.
    #[inline(always)]
    fn of_pawns_and_king(pawns: Bitboard, king: Square, colour: Colour) -> Self {
        let ahead = pawns.ahead(colour);
        let (east, west) = (ahead.east(), ahead.west());
        let pawns = east | west;
        let mut attacks = Self { all: pawns, twice: east & west, ..Self::NONE };
        attacks.kinds[Kind::Pawn.index()] = pawns;
        attacks.add(Kind::King, geometry::king(king));
        attacks
    }

    /// Adds the attacks of one piece.
    #[inline(always)]
    pub(super) fn add(&mut self, kind: Kind, attacked: Bitboard) {
        self.kinds[kind.index()] |= attacked;
        self.twice |= self.all & attacked;
        self.all |= attacked;
    }

    /// Squares attacked by a kind of piece.
    #[inline(always)]
    pub(super) const fn by(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// Squares attacked by any piece.
    #[inline(always)]
    pub(super) const fn all(&self) -> Bitboard {
        self.all
    }

    /// Squares attacked at least twice.
    #[inline(always)]
    pub(super) const fn twice(&self) -> Bitboard {
        self.twice
    }
}

/// A position under evaluation.
pub(super) struct Survey<'a, R: Recipe> {
    pub(super) recipe: R,
    pub(super) board: &'a Placement,
    pub(super) weights: &'a Weights<R::Score>,
    pub(super) occupied: Bitboard,
    pub(super) census: [Census; 2],
    pub(super) attacks: [Attacks; 2],
    /// The squares that a side's pawns attack, or could attack after advancing.
    pub(super) pawn_reach: [Bitboard; 2],
    /// The whole files on which a side has a pawn.
    pub(super) pawn_files: [Bitboard; 2],
    /// The three by three squares around a side's king. For a king on the edge the block is shifted
    /// inwards, so that a corner is no shelter by itself.
    pub(super) ring: [Bitboard; 2],
    /// The pressure of a side on the enemy king.
    pub(super) pressure: [Pressure; 2],
}

impl<'a, R: Recipe> Survey<'a, R> {
    /// Creates a survey without knowledge of either side.
    #[inline(always)]
    pub(super) fn blank(recipe: R, weights: &'a Weights<R::Score>, board: &'a Placement) -> Self {
        Self {
            recipe,
            board,
            weights,
            occupied: board.occupied(),
            census: [Census::NOTHING; 2],
            attacks: [Attacks::NONE; 2],
            pawn_reach: [Bitboard::EMPTY; 2],
            pawn_files: [Bitboard::EMPTY; 2],
            ring: [Bitboard::EMPTY; 2],
            pressure: [Pressure::NONE; 2],
        }
    }

    /// Counts a side's pieces, and finds the attacks of its pawns and king. The pass over the
    /// pieces adds the attacks of the others.
    #[inline(always)]
    pub(super) fn begin(&mut self, side: impl Side) {
        let us = side.colour();
        let (pawns, king) = (self.pieces(us, Kind::Pawn), self.board.king(us));
        let attacks = Attacks::of_pawns_and_king(pawns, king, us);
        let centre = Square::at(king.file().clamp(1, 6), king.rank().clamp(1, 6));
        self.census[us.index()] = Census::of(self.recipe, self.board, us);
        self.attacks[us.index()] = attacks;
        self.pawn_reach[us.index()] = attacks.by(Kind::Pawn).fill_ahead(us);
        self.pawn_files[us.index()] = pawns.fill_north() | pawns.fill_south();
        self.ring[us.index()] = geometry::king(centre) | centre.into();
    }

    /// The attacks of `colour`.
    #[inline(always)]
    pub(super) const fn attacks(&self, colour: Colour) -> &Attacks {
        &self.attacks[colour.index()]
    }

    /// The squares of `colour`'s pieces of a kind.
    #[inline(always)]
    pub(super) fn pieces(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.board.pieces(colour, kind)
    }
}
