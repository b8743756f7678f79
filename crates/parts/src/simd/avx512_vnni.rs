//! Vectors of 512 bits, with a single instruction that multiplies and adds.

use crate::cpu::witness;

witness!(
    /// Witness that this CPU and its operating system have AVX-512 with VNNI.
    Witness, std, "avx512bw", "avx512vnni"
);

/// [`Avx512`](super::Avx512), but the output uses `vpdpwssd` in place of a multiplication and an
/// addition. Intel's servers have it since 2019, AMD's CPUs since Zen 4.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Vnni(Witness);

super::vectors::vectors! {
    Avx512Vnni(Witness) = "avx512-vnni" on any(target_arch = "x86", target_arch = "x86_64") with "avx512bw,avx512vnni"
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod lanes {
    #[cfg(target_arch = "x86")]
    use std::arch::x86::*;
    #[cfg(target_arch = "x86_64")]
    use std::arch::x86_64::*;

    pub(super) use super::super::avx512::lanes::{
        LANES, Products, TILE, Vector, add, add_sums, load, store, sub, total, zero,
    };

    use super::super::avx512::lanes::clipped;

    pub(super) const CHAINS: usize = 2;

    #[inline]
    #[target_feature(enable = "avx512bw,avx512vnni")]
    pub(super) fn products(sums: Products, numbers: Vector, weights: Vector) -> Products {
        let clipped = clipped(numbers);
        _mm512_dpwssd_epi32(sums, _mm512_mullo_epi16(clipped, weights), clipped)
    }
}
