//! The operators of a variant, stamped once, and the range that all variants share.

/// Whether both values are ones that every variant can hold.
#[inline(always)]
pub(super) const fn holds(mg: i32, eg: i32) -> bool {
    mg as i16 as i32 == mg && eg as i16 as i32 == eg
}

/// Stamps the operators from the four functions that combine words: `plus`, `minus`, `negated` and `times`. Debug
/// builds assert that the values stay in range.
macro_rules! operators {
    ($variant:ident) => {
        impl std::ops::Add for $variant {
            type Output = Self;

            #[inline(always)]
            fn add(self, other: Self) -> Self {
                debug_assert!(
                    $crate::score::operators::holds(self.mg() + other.mg(), self.eg() + other.eg()),
                    "{self:?} + {other:?} leaves the range of a score"
                );
                self.plus(other)
            }
        }

        impl std::ops::Sub for $variant {
            type Output = Self;

            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                debug_assert!(
                    $crate::score::operators::holds(self.mg() - other.mg(), self.eg() - other.eg()),
                    "{self:?} - {other:?} leaves the range of a score"
                );
                self.minus(other)
            }
        }

        impl std::ops::Neg for $variant {
            type Output = Self;

            #[inline(always)]
            fn neg(self) -> Self {
                debug_assert!(
                    $crate::score::operators::holds(-self.mg(), -self.eg()),
                    "-{self:?} leaves the range of a score"
                );
                self.negated()
            }
        }

        impl std::ops::Mul<i32> for $variant {
            type Output = Self;

            #[inline(always)]
            fn mul(self, factor: i32) -> Self {
                debug_assert!(
                    $crate::score::operators::holds(
                        self.mg().saturating_mul(factor),
                        self.eg().saturating_mul(factor)
                    ),
                    "{self:?} * {factor} leaves the range of a score"
                );
                self.times(factor)
            }
        }

        impl std::ops::AddAssign for $variant {
            #[inline(always)]
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl std::ops::SubAssign for $variant {
            #[inline(always)]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl std::fmt::Debug for $variant {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(out, "S({}, {})", self.mg(), self.eg())
            }
        }
    };
}
pub(super) use operators;
