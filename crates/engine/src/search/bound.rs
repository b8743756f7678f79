//! The relation of a search value to the true value.

use super::Value;

/// The relation of a search value to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most the search value.
    Upper = 1,
    /// The true value is at least the search value.
    Lower = 2,
    /// The search value is the true value.
    Exact = 3,
}

impl Bound {
    /// Returns true if a value with this bound proves the evaluation wrong.
    #[inline(always)]
    pub(super) fn contradicts(self, value: Value, eval: Value) -> bool {
        match self {
            Self::Exact => value != eval,
            Self::Lower => value > eval,
            Self::Upper => value < eval,
        }
    }

    /// Returns true if a value with this bound settles a search with the null window below `beta`.
    #[inline(always)]
    pub(super) fn settles(self, value: Value, beta: Value) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value < beta,
        }
    }
}
