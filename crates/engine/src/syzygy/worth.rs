//! What a position is worth under the fifty-move rule.

use std::ops::Neg;

/// What a position is worth for the side to move, right behind a capture or a pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wdl {
    /// It is mated.
    Loss,
    /// It would be mated, but the fifty-move rule saves it.
    BlessedLoss,
    /// Neither side can force a mate.
    Draw,
    /// It would mate, but the fifty-move rule comes first.
    CursedWin,
    /// It mates.
    Win,
}

impl Wdl {
    /// All of them, the worst first, as the files number them.
    const ALL: [Self; 5] = [Self::Loss, Self::BlessedLoss, Self::Draw, Self::CursedWin, Self::Win];

    /// The one with this number.
    pub(super) fn of(number: u16) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// 1 where the side to move is better off, -1 where it is worse off, 0 for a draw.
    pub const fn sign(self) -> i32 {
        match self {
            Self::Loss | Self::BlessedLoss => -1,
            Self::Draw => 0,
            Self::CursedWin | Self::Win => 1,
        }
    }

    /// Whether the fifty-move rule makes a draw of it.
    pub const fn is_spoilt(self) -> bool {
        matches!(self, Self::BlessedLoss | Self::CursedWin)
    }

    /// As it is where there is no fifty-move rule.
    #[must_use]
    pub const fn without_rule(self) -> Self {
        match self {
            Self::Loss | Self::BlessedLoss => Self::Loss,
            Self::Draw => Self::Draw,
            Self::CursedWin | Self::Win => Self::Win,
        }
    }

    /// The plies to the next capture or pawn move, where the very next move is one and keeps what the position is worth: 1 for a win, 101
    /// for one that is spoilt, and less than nothing for losses.
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
