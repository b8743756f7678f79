//! Observers of the sum of terms.
//!
//! The evaluation is written once, over a [`Trace`]. The search uses [`Silent`], which the compiler
//! removes; the printed table uses an observer that adds up each term separately.

use std::fmt;

use crate::score::Score;
use crate::types::Colour;

/// A term of the evaluation: a row of the printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[non_exhaustive]
pub enum Term {
    /// The pieces on the board, each by itself.
    Material,
    /// The effect of pieces on each other's value: pairs, rooks beside a queen, and knights and
    /// rooks with many or few pawns.
    Imbalance,
    /// The squares of the pieces.
    PieceSquare,
    /// The number of safe squares that each piece attacks.
    Mobility,
    /// Outposts, bishops and their pawns, minor pieces behind pawns, and rooks on open files and on
    /// the seventh rank.
    Pieces,
    /// Trapped pieces.
    Patterns,
    /// Safe squares in the centre.
    Space,
    /// Doubled, isolated, backward and connected pawns, and islands.
    PawnStructure,
    /// Pawns that may become passed, and enemy pawns that a pawn could attack after a safe advance,
    /// or attacks now while no pawn defends them.
    PawnDynamics,
    /// Passed pawns.
    PassedPawns,
    /// The king's shelter, the pawns that storm it, and the attack on it.
    KingSafety,
    /// Enemy pieces and pawns that could be won soon.
    Threats,
    /// The right to move.
    Tempo,
}

impl Term {
    /// All terms, in the order of the table.
    pub const ALL: [Self; 13] = [
        Self::Material,
        Self::Imbalance,
        Self::PieceSquare,
        Self::Mobility,
        Self::Pieces,
        Self::Patterns,
        Self::Space,
        Self::PawnStructure,
        Self::PawnDynamics,
        Self::PassedPawns,
        Self::KingSafety,
        Self::Threats,
        Self::Tempo,
    ];
}

impl fmt::Display for Term {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(match self {
            Self::Material => "Material",
            Self::Imbalance => "Imbalance",
            Self::PieceSquare => "Piece-square",
            Self::Mobility => "Mobility",
            Self::Pieces => "Pieces",
            Self::Patterns => "Patterns",
            Self::Space => "Space",
            Self::PawnStructure => "Pawn structure",
            Self::PawnDynamics => "Pawn dynamics",
            Self::PassedPawns => "Passed pawns",
            Self::KingSafety => "King safety",
            Self::Threats => "Threats",
            Self::Tempo => "Tempo",
        })
    }
}

/// An observer of every value that enters the sum.
pub(super) trait Trace {
    /// Records that `value` counts for `term` of the side `us`, and returns the value.
    #[inline(always)]
    fn note<S: Score>(&mut self, us: Colour, term: Term, value: S) -> S {
        let _ = (us, term);
        value
    }
}

/// An observer that records nothing and costs nothing.
pub(super) struct Silent;

impl Trace for Silent {}

/// An observer that adds up each term of each side, in plain numbers.
#[derive(Default)]
pub(super) struct Recorder {
    /// (midgame, endgame) by term, for White and for Black.
    pub(super) sums: [[(i32, i32); 2]; Term::ALL.len()],
}

impl Trace for Recorder {
    fn note<S: Score>(&mut self, us: Colour, term: Term, value: S) -> S {
        let (mg, eg) = &mut self.sums[term as usize][us.index()];
        *mg += value.mg();
        *eg += value.eg();
        value
    }
}
