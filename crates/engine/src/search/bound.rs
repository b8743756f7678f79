//! What a value of a search says about the true one.

use super::Value;

/// What a value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// This is the true value.
    Exact = 3,
}

impl Bound {
    /// Whether a value with this bound shows the evaluation to be wrong.
    #[inline(always)]
    pub(super) fn contradicts(self, value: Value, eval: Value) -> bool {
        match self {
            Self::Exact => value != eval,
            Self::Lower => value > eval,
            Self::Upper => value < eval,
        }
    }

    /// Whether a value with this bound settles a search with the null window below `beta`.
    #[inline(always)]
    pub(super) fn settles(self, value: Value, beta: Value) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value < beta,
        }
    }
}
