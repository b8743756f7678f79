//! Vectors of 128 bits on ARM.

/// Witness that this CPU is a 64-bit ARM; all of them have NEON.
#[derive(Clone, Copy, Debug)]
struct Witness(());

impl Witness {
    #[inline(always)]
    fn new() -> Option<Self> {
        cfg!(all(target_arch = "aarch64", target_feature = "neon")).then_some(Self(()))
    }
}

/// Processes 8 numbers at a time with NEON, which every 64-bit ARM has.
///
/// `smlal` multiplies 16-bit numbers and adds the products to 32-bit sums. The dot-product
/// instructions of newer ARMs are of no use here: they multiply bytes, and these numbers are wider.
#[derive(Clone, Copy, Debug)]
pub struct Neon(Witness);

super::vectors::vectors! {
    Neon(Witness) = "neon" on all(target_arch = "aarch64", target_feature = "neon") with "neon"
}

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
mod lanes {
    use std::arch::aarch64::*;

    use super::super::ONE;

    pub(super) const LANES: usize = 8;
    pub(super) const TILE: usize = 16;
    pub(super) const CHAINS: usize = 2;
    pub(super) type Vector = int16x8_t;
    /// The sums of the products of a vector's lower and of its upper half: two separate chains of
    /// additions.
    pub(super) type Products = (int32x4_t, int32x4_t);

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn load(numbers: &[i16; LANES]) -> Vector {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { vld1q_s16(numbers.as_ptr()) }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn store(numbers: &mut [i16; LANES], vector: Vector) {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { vst1q_s16(numbers.as_mut_ptr(), vector) }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn add(one: Vector, other: Vector) -> Vector {
        vaddq_s16(one, other)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn sub(one: Vector, other: Vector) -> Vector {
        vsubq_s16(one, other)
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn zero() -> Products {
        (vdupq_n_s32(0), vdupq_n_s32(0))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn products((low, high): Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = vminq_s16(vmaxq_s16(numbers, vdupq_n_s16(0)), vdupq_n_s16(ONE));
        let weighted = vmulq_s16(clipped, weights);
        let low = vmlal_s16(low, vget_low_s16(weighted), vget_low_s16(clipped));
        (low, vmlal_high_s16(high, weighted, clipped))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn add_sums(one: Products, other: Products) -> Products {
        (vaddq_s32(one.0, other.0), vaddq_s32(one.1, other.1))
    }

    #[inline]
    #[target_feature(enable = "neon")]
    pub(super) fn total((low, high): Products) -> i32 {
        vaddvq_s32(vaddq_s32(low, high))
    }
}
