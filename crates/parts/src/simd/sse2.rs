//! Vectors of 128 bits on x86.

use crate::cpu::Sse2 as Witness;

/// Processes 8 numbers at a time with SSE2. Every x86-64 CPU has it, and so has every CPU that runs
/// a 32-bit build of Rust's usual targets.
#[derive(Clone, Copy, Debug)]
pub struct Sse2(Witness);

super::vectors::vectors! {
    Sse2(Witness) = "sse2" on any(target_arch = "x86", target_arch = "x86_64") with "sse2"
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod lanes {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    use super::super::ONE;

    pub(super) const LANES: usize = 8;
    pub(super) const TILE: usize = 8;
    pub(super) const CHAINS: usize = 2;
    pub(super) type Vector = __m128i;
    pub(super) type Products = __m128i;

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn load(numbers: &[i16; LANES]) -> Vector {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm_loadu_si128(numbers.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn store(numbers: &mut [i16; LANES], vector: Vector) {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm_storeu_si128(numbers.as_mut_ptr().cast(), vector) }
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn add(one: Vector, other: Vector) -> Vector {
        _mm_add_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn sub(one: Vector, other: Vector) -> Vector {
        _mm_sub_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn zero() -> Products {
        _mm_setzero_si128()
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn products(sums: Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = _mm_min_epi16(_mm_max_epi16(numbers, _mm_setzero_si128()), _mm_set1_epi16(ONE));
        _mm_add_epi32(sums, _mm_madd_epi16(_mm_mullo_epi16(clipped, weights), clipped))
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn add_sums(one: Products, other: Products) -> Products {
        _mm_add_epi32(one, other)
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn total(sums: Products) -> i32 {
        let pairs = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b01_00_11_10>(sums));
        _mm_cvtsi128_si32(_mm_add_epi32(pairs, _mm_shuffle_epi32::<0b10_11_00_01>(pairs)))
    }
}
