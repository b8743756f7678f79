//! Vectors of 256 bits, with a single instruction that multiplies and adds.

use crate::cpu::witness;

witness!(
    /// Witness that this CPU and its operating system have AVX-VNNI.
    Witness, std, "avx2", "avxvnni"
);

/// [`Avx2`](super::Avx2), but the output uses `vpdpwssd` in place of a multiplication and an
/// addition. Intel's CPUs have it since Alder Lake, AMD's since Zen 5.
#[derive(Clone, Copy, Debug)]
pub struct AvxVnni(Witness);

super::vectors::vectors! {
    AvxVnni(Witness) = "avx-vnni" on any(target_arch = "x86", target_arch = "x86_64") with "avx2,avxvnni"
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod lanes {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    pub(super) use super::super::avx2::lanes::{
        LANES, Products, TILE, Vector, add, add_sums, load, store, sub, total, zero,
    };

    use super::super::avx2::lanes::clipped;

    pub(super) const CHAINS: usize = 2;

    #[inline]
    #[target_feature(enable = "avx2,avxvnni")]
    pub(super) fn products(sums: Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = clipped(numbers);
        _mm256_dpwssd_avx_epi32(sums, _mm256_mullo_epi16(clipped, weights), clipped)
    }
}
