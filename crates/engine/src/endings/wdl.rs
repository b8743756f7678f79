//! What a position is worth.

/// What a position is worth for the side to move, if both play on for ever: the fifty-move rule is not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wdl {
    /// It is mated.
    Loss,
    /// Neither side can force a mate.
    Draw,
    /// It mates.
    Win,
}

/// What it is worth for the other side.
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

/// What a source says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What it is worth for the side to move.
    pub wdl: Wdl,
    /// Whether the source knows every position with that material, so that a win that it knows is never left for one that it does not.
    pub is_complete: bool,
}
