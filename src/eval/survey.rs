//! What the terms share: the board, the weights, and who attacks what.
//!
//! Attacks are found once a side, in the pass over its pieces, and read by mobility, king safety, threats and passed
//! pawns. Everything lives on the stack.

use super::king::Pressure;
use super::weights::{Family, Weights};
use crate::board::{Placement, geometry};
use crate::recipe::Recipe;
use crate::score::Score;
use crate::types::{Bitboard, Colour, Kind, Square};

/// The squares that a side attacks.
#[derive(Clone, Copy)]
pub(super) struct Attacks {
    kinds: [Bitboard; 6],
    all: Bitboard,
    twice: Bitboard,
}

impl Attacks {
    /// The attacks of a side's pawns and king.
    #[inline(always)]
    fn of_pawns_and_king(pawns: Bitboard, king: Square, colour: Colour) -> Self {
        let ahead = pawns.ahead(colour);
        let (east, west) = (ahead.east(), ahead.west());
        let pawns = east | west;
        let mut attacks = Self { kinds: [Bitboard::EMPTY; 6], all: pawns, twice: east & west };
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

    /// What a kind of piece attacks.
    #[inline(always)]
    pub(super) const fn by(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// What anything attacks.
    #[inline(always)]
    pub(super) const fn all(&self) -> Bitboard {
        self.all
    }

    /// What two pieces or more attack.
    #[inline(always)]
    pub(super) const fn twice(&self) -> Bitboard {
        self.twice
    }
}

/// A position under evaluation.
pub(super) struct Survey<'a, R: Recipe> {
    pub(super) recipe: R,
    pub(super) board: &'a Placement,
    pub(super) weights: &'static Weights<R::Score>,
    pub(super) occupied: Bitboard,
    pub(super) attacks: [Attacks; 2],
    /// The squares that pawns attack or will attack as they advance.
    pub(super) pawn_reach: [Bitboard; 2],
    /// The files with a pawn of the side, whole.
    pub(super) pawn_files: [Bitboard; 2],
    /// The squares round a side's king, three by three. A king on the edge looks inwards, so that a corner is no shelter
    /// by itself.
    pub(super) ring: [Bitboard; 2],
    /// The pressure that a side puts on the enemy king.
    pub(super) pressure: [Pressure; 2],
}

impl<'a, R: Recipe> Survey<'a, R> {
    /// A survey with the attacks of pawns and kings; the passes over the pieces add theirs.
    #[inline(always)]
    pub(super) fn new(recipe: R, board: &'a Placement) -> Self {
        let attacks = Colour::ALL.map(|colour| {
            let pawns = board.pieces(colour, Kind::Pawn);
            Attacks::of_pawns_and_king(pawns, board.king(colour), colour)
        });
        Self {
            recipe,
            board,
            weights: R::Score::tables::<Family>(),
            occupied: board.occupied(),
            attacks,
            pawn_reach: Colour::ALL.map(|colour| attacks[colour.index()].by(Kind::Pawn).fill_ahead(colour)),
            pawn_files: Colour::ALL.map(|colour| {
                let pawns = board.pieces(colour, Kind::Pawn);
                pawns.fill_north() | pawns.fill_south()
            }),
            ring: Colour::ALL.map(|colour| {
                let king = board.king(colour);
                let centre = Square::at(king.file().clamp(1, 6), king.rank().clamp(1, 6));
                geometry::king(centre) | centre.into()
            }),
            pressure: [Pressure::NONE; 2],
        }
    }

    /// What `colour` attacks.
    #[inline(always)]
    pub(super) const fn attacks(&self, colour: Colour) -> &Attacks {
        &self.attacks[colour.index()]
    }

    /// Where `colour` has its pieces of a kind.
    #[inline(always)]
    pub(super) fn pieces(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.board.pieces(colour, kind)
    }
}
