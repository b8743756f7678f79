//! Vectors of 256 bits.

use crate::cpu::Avx2 as Witness;

/// Processes 16 numbers at a time with AVX2, which Intel's CPUs have since 2013 and AMD's since
/// 2015, except the cheapest.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(Witness);

super::vectors::vectors! {
    Avx2(Witness) = "avx2" on any(target_arch = "x86", target_arch = "x86_64") with "avx2"
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub(super) mod lanes {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    use super::super::ONE;

    pub(in super::super) const LANES: usize = 16;
    pub(in super::super) const TILE: usize = 8;
    pub(in super::super) const CHAINS: usize = 2;
    pub(in super::super) type Vector = __m256i;
    pub(in super::super) type Products = __m256i;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn load(numbers: &[i16; LANES]) -> Vector {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn store(numbers: &mut [i16; LANES], vector: Vector) {
        // SAFETY: the array has as many bytes as a vector, and they need not be aligned.
        unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast(), vector) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn add(one: Vector, other: Vector) -> Vector {
        _mm256_add_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn sub(one: Vector, other: Vector) -> Vector {
        _mm256_sub_epi16(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn zero() -> Products {
        _mm256_setzero_si256()
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn clipped(numbers: Vector) -> Vector {
        _mm256_min_epi16(_mm256_max_epi16(numbers, _mm256_setzero_si256()), _mm256_set1_epi16(ONE))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn products(sums: Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = clipped(numbers);
        _mm256_add_epi32(sums, _mm256_madd_epi16(_mm256_mullo_epi16(clipped, weights), clipped))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn add_sums(one: Products, other: Products) -> Products {
        _mm256_add_epi32(one, other)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(in super::super) fn total(sums: Products) -> i32 {
        let halves = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
        let pairs = _mm_add_epi32(halves, _mm_shuffle_epi32::<0b01_00_11_10>(halves));
        _mm_cvtsi128_si32(_mm_add_epi32(pairs, _mm_shuffle_epi32::<0b10_11_00_01>(pairs)))
    }
}
