//! Vectors of 512 bits.

use crate::cpu::witness;

witness!(
    /// Witness that this CPU and its operating system have AVX-512 for 16-bit numbers.
    Witness, has_avx512, "avx512f", "avx512bw"
);

/// Processes 32 numbers at a time with AVX-512, which Intel's servers have since 2017, and AMD's
/// CPUs since Zen 4.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(Witness);

super::vectors::vectors! {
    Avx512(Witness) = "avx512" on any(target_arch = "x86", target_arch = "x86_64") with "avx512bw"
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(super) mod lanes {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    use super::super::ONE;

    pub(in super::super) const LANES: usize = 32;
    pub(in super::super) const TILE: usize = 16;
    pub(in super::super) const CHAINS: usize = 2;
    pub(in super::super) type Vector = __m512i;
    pub(in super::super) type Products = __m512i;

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn load(numbers: &[i16; LANES]) -> Vector {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn store(numbers: &mut [i16; LANES], vector: Vector) {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm512_storeu_si512(numbers.as_mut_ptr().cast(), vector) }
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn add(one: Vector, other: Vector) -> Vector {
        _mm512_add_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn sub(one: Vector, other: Vector) -> Vector {
        _mm512_sub_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn zero() -> Products {
        _mm512_setzero_si512()
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn clipped(numbers: Vector) -> Vector {
        _mm512_min_epi16(_mm512_max_epi16(numbers, _mm512_setzero_si512()), _mm512_set1_epi16(ONE))
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn products(sums: Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = clipped(numbers);
        _mm512_add_epi32(sums, _mm512_madd_epi16(_mm512_mullo_epi16(clipped, weights), clipped))
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn add_sums(one: Products, other: Products) -> Products {
        _mm512_add_epi32(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx512bw")]
    pub(in super::super) fn total(sums: Products) -> i32 {
        _mm512_reduce_add_epi32(sums)
    }
}
