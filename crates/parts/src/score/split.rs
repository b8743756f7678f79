//! Two values side by side, with two operations for each step: the baseline for the packed
//! variants.

use super::operators::{is_in_range, operators};
use super::{Score, Tables};

/// Two values of type `i32`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Split {
    mg: i32,
    eg: i32,
}

impl Split {
    /// Makes a score of these two values.
    #[inline(always)]
    pub const fn new(mg: i32, eg: i32) -> Self {
        debug_assert!(is_in_range(mg, eg), "a score holds -32,768 to 32,767");
        Self { mg, eg }
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self { mg: self.mg.wrapping_add(other.mg), eg: self.eg.wrapping_add(other.eg) }
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self { mg: self.mg.wrapping_sub(other.mg), eg: self.eg.wrapping_sub(other.eg) }
    }

    #[inline(always)]
    fn negated(self) -> Self {
        Self { mg: self.mg.wrapping_neg(), eg: self.eg.wrapping_neg() }
    }

    #[inline(always)]
    fn times(self, factor: i32) -> Self {
        Self { mg: self.mg.wrapping_mul(factor), eg: self.eg.wrapping_mul(factor) }
    }
}

operators!(Split);

impl Score for Split {
    const NAME: &'static str = "split";
    const ZERO: Self = Self { mg: 0, eg: 0 };

    #[inline(always)]
    fn new(mg: i32, eg: i32) -> Self {
        Self::new(mg, eg)
    }

    #[inline(always)]
    fn mg(self) -> i32 {
        self.mg
    }

    #[inline(always)]
    fn eg(self) -> i32 {
        self.eg
    }

    #[inline(always)]
    fn tables<T: Tables>() -> &'static T::Of<Self> {
        T::Split
    }
}
