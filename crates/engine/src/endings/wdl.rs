//! Values of a position: win, draw or loss.

/// Value of a position for the side to move if both sides play perfectly; the fifty-move rule is
/// ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wdl {
    /// The other side can force mate.
    Loss,
    /// Neither side can force mate.
    Draw,
    /// The side to move can force mate.
    Win,
}

/// The value for the other side.
impl std::ops::Neg for Wdl {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// What a source of knowledge, the rules or the exact tables, says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Value for the side to move.
    pub wdl: Wdl,
    /// True if the source knows every position with this material, so that play from a known win
    /// never leads to an unknown position of the same material.
    pub is_complete: bool,
}
