//! The result of a position under the fifty-move rule.

use std::ops::Neg;

/// The result of a position for the side to move, right after a capture or a pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wdl {
    /// The opponent can force mate.
    Loss,
    /// The opponent could force mate, but the fifty-move rule comes first.
    BlessedLoss,
    /// Neither side can force a mate.
    Draw,
    /// The side to move could force mate, but the fifty-move rule comes first.
    CursedWin,
    /// The side to move can force mate.
    Win,
}

impl Wdl {
    /// All results from worst to best, in the order of their numbers in the files.
    const ALL: [Self; 5] = [Self::Loss, Self::BlessedLoss, Self::Draw, Self::CursedWin, Self::Win];

    /// Returns the result with this number in the files.
    pub(super) fn of(number: u16) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Returns 1 if the side to move is better off, -1 if it is worse off, and 0 for a draw.
    pub const fn sign(self) -> i32 {
        match self {
            Self::Loss | Self::BlessedLoss => -1,
            Self::Draw => 0,
            Self::CursedWin | Self::Win => 1,
        }
    }

    /// Returns true if the fifty-move rule makes the result a draw.
    pub const fn is_spoilt(self) -> bool {
        matches!(self, Self::BlessedLoss | Self::CursedWin)
    }

    /// Returns the result in a game without the fifty-move rule.
    #[must_use]
    pub const fn without_rule(self) -> Self {
        match self {
            Self::Loss | Self::BlessedLoss => Self::Loss,
            Self::Draw => Self::Draw,
            Self::CursedWin | Self::Win => Self::Win,
        }
    }

    /// Returns the distance, as [`Files::dtz`](super::Files::dtz) counts it, of a position whose
    /// very next move is a capture or a pawn move that keeps the result: 1 for a win; 101, which is
    /// a hundred more, for a win that the fifty-move rule spoils; the same numbers negated for
    /// losses; 0 for a draw.
    pub(super) const fn at_once(self) -> i32 {
        match self {
            Self::Loss => -1,
            Self::BlessedLoss => -101,
            Self::Draw => 0,
            Self::CursedWin => 101,
            Self::Win => 1,
        }
    }
}

impl Neg for Wdl {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::BlessedLoss => Self::CursedWin,
            Self::Draw => Self::Draw,
            Self::CursedWin => Self::BlessedLoss,
            Self::Win => Self::Loss,
        }
    }
}
