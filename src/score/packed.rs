//! Two 16-bit halves in one i32: `(eg << 16) + mg` (claims 1 to 6).

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use super::{Score, Tables};

/// Midgame in the low half, endgame in the high half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Packed(i32);

impl Packed {
    /// A score of these two values.
    #[inline(always)]
    pub const fn new(mg: i32, eg: i32) -> Self {
        Self((eg << 16) + mg)
    }
}

impl Score for Packed {
    const NAME: &'static str = "packed";
    const ZERO: Self = Self(0);

    #[inline(always)]
    fn new(mg: i32, eg: i32) -> Self {
        Self::new(mg, eg)
    }

    #[inline(always)]
    fn mg(self) -> i32 {
        i32::from(self.0 as i16)
    }

    #[inline(always)]
    fn eg(self) -> i32 {
        (self.0 + 0x8000) >> 16
    }

    #[inline(always)]
    fn tables<T: Tables>() -> &'static T::Of<Self> {
        T::Packed
    }
}

impl Add for Packed {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Packed {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Packed {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Packed {
    type Output = Self;

    #[inline(always)]
    fn mul(self, factor: i32) -> Self {
        Self(self.0 * factor)
    }
}

impl AddAssign for Packed {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Packed {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
