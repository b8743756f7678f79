//! Two 16-bit lanes: as small as [`Packed`](super::Packed), but no carry passes between them, and
//! the compiler may compute both with one vector instruction.

use super::operators::{is_in_range, operators};
use super::{Score, Tables};

/// `[midgame, endgame]`, aligned so that one load reads both.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(align(4))]
pub struct Lanes([i16; 2]);

impl Lanes {
    /// Makes a score of these two values.
    #[inline(always)]
    pub const fn new(mg: i32, eg: i32) -> Self {
        debug_assert!(is_in_range(mg, eg), "a score holds -32,768 to 32,767");
        Self([mg as i16, eg as i16])
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self([self.0[0].wrapping_add(other.0[0]), self.0[1].wrapping_add(other.0[1])])
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self([self.0[0].wrapping_sub(other.0[0]), self.0[1].wrapping_sub(other.0[1])])
    }

    #[inline(always)]
    fn negated(self) -> Self {
        Self(self.0.map(i16::wrapping_neg))
    }

    #[inline(always)]
    fn times(self, factor: i32) -> Self {
        Self(self.0.map(|value| value.wrapping_mul(factor as i16)))
    }
}

operators!(Lanes);

impl Score for Lanes {
    const NAME: &'static str = "lanes";
    const ZERO: Self = Self([0, 0]);

    #[inline(always)]
    fn new(mg: i32, eg: i32) -> Self {
        Self::new(mg, eg)
    }

    #[inline(always)]
    fn mg(self) -> i32 {
        i32::from(self.0[0])
    }

    #[inline(always)]
    fn eg(self) -> i32 {
        i32::from(self.0[1])
    }

    #[inline(always)]
    fn tables<T: Tables>() -> &'static T::Of<Self> {
        T::Lanes
    }
}
