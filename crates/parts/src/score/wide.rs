//! Two 32-bit halves in one i64: like [`Packed`](super::Packed), at twice the size of every table.
//! All variants share the range of 16 bits; the wider halves only make the type larger.

use super::operators::{is_in_range, operators};
use super::{Score, Tables};

/// The midgame value in the low half, the endgame value in the high half.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Wide(i64);

impl Wide {
    /// Makes a score of these two values.
    #[inline(always)]
    pub const fn new(mg: i32, eg: i32) -> Self {
        debug_assert!(is_in_range(mg, eg), "a score holds -32,768 to 32,767");
        Self(((eg as i64) << 32).wrapping_add(mg as i64))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    #[inline(always)]
    fn negated(self) -> Self {
        Self(self.0.wrapping_neg())
    }

    #[inline(always)]
    fn times(self, factor: i32) -> Self {
        Self(self.0.wrapping_mul(i64::from(factor)))
    }
}

operators!(Wide);

impl Score for Wide {
    const NAME: &'static str = "wide";
    const ZERO: Self = Self(0);

    #[inline(always)]
    fn new(mg: i32, eg: i32) -> Self {
        Self::new(mg, eg)
    }

    #[inline(always)]
    fn mg(self) -> i32 {
        self.0 as i32
    }

    #[inline(always)]
    fn eg(self) -> i32 {
        (self.0.wrapping_add(0x8000_0000) >> 32) as i32
    }

    #[inline(always)]
    fn tables<T: Tables>() -> &'static T::Of<Self> {
        T::Wide
    }
}
