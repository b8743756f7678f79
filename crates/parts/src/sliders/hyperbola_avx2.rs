//! Hyperbola quintessence on all lines of a square at once.

use super::Sliders;
use crate::cpu::Avx2;
use crate::types::{Bitboard, Square};

/// [`Hyperbola`](super::Hyperbola) with the four lines of a square in the four lanes of a vector.
///
/// The lane of a rank needs its bits reversed, not only its bytes, so the bits of all lanes are
/// reversed: two lookups of half a byte each with `pshufb`, and a third that reverses the bytes. A
/// queen uses all four lanes; a rook and a bishop use half a vector each.
///
/// Available on x86-64 with AVX2. The functions carry `#[target_feature]`. They are inlined into
/// code that is compiled for AVX2 (with `-C target-cpu=x86-64-v3`, or in your own function with the
/// attribute); from other code each lookup is a call.
#[derive(Clone, Copy, Debug)]
pub struct HyperbolaAvx2(Avx2);

impl Sliders for HyperbolaAvx2 {
    const NAME: &'static str = "hyperbola-avx2";

    #[inline(always)]
    fn new() -> Option<Self> {
        if cfg!(target_arch = "x86_64") { Avx2::new().map(Self) } else { None }
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        lanes::rook(self.0, square, occupied)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        lanes::bishop(self.0, square, occupied)
    }

    #[inline(always)]
    fn queen(self, square: Square, occupied: Bitboard) -> Bitboard {
        lanes::queen(self.0, square, occupied)
    }
}

/// Unreachable, because the witness cannot exist here.
#[cfg(not(target_arch = "x86_64"))]
mod lanes {
    use super::{Avx2, Bitboard, Sliders, Square};
    use crate::sliders::Hyperbola;

    pub(super) fn rook(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        Hyperbola.rook(square, occupied)
    }

    pub(super) fn bishop(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        Hyperbola.bishop(square, occupied)
    }

    pub(super) fn queen(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        Hyperbola.queen(square, occupied)
    }
}

#[cfg(target_arch = "x86_64")]
mod lanes {
    use std::arch::x86_64::*;

    use super::{Avx2, Bitboard, Square};
    use crate::sliders::rays::ray;

    /// The file, rank and two diagonals of a square, without the square.
    #[repr(C, align(32))]
    #[derive(Clone, Copy)]
    struct Lines([u64; 4]);

    static LINES: [Lines; 64] = {
        let mut lines = [Lines([0; 4]); 64];
        let mut square = 0;
        while square < 64 {
            let mut i = 0;
            while i < 4 {
                lines[square].0[i] = ray(i, square) | ray(i + 4, square);
                i += 1;
            }
            square += 1;
        }
        lines
    };

    #[inline(always)]
    pub(super) fn rook(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        // SAFETY: the witness proves that the CPU has AVX2.
        unsafe { pair::<0>(square, occupied) }
    }

    #[inline(always)]
    pub(super) fn bishop(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        // SAFETY: the witness proves that the CPU has AVX2.
        unsafe { pair::<2>(square, occupied) }
    }

    #[inline(always)]
    pub(super) fn queen(_avx2: Avx2, square: Square, occupied: Bitboard) -> Bitboard {
        // SAFETY: the witness proves that the CPU has AVX2.
        unsafe { all(square, occupied) }
    }

    /// For each value of four bits, a byte with these bits in reverse order in its upper half. That
    /// is where the lower half of a byte goes when the bits of the byte are reversed. For the upper
    /// half of a byte the entry is also shifted right by four.
    const BITS_REVERSED: [u8; 16] = {
        let mut table = [0_u8; 16];
        let mut half = 0;
        while half < 16 {
            table[half] = (half as u8).reverse_bits();
            half += 1;
        }
        table
    };

    /// The shuffle that reverses each eight bytes.
    const BYTES_REVERSED: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8];

    #[inline]
    #[target_feature(enable = "avx2")]
    fn constant(bytes: [u8; 16]) -> __m128i {
        let word = u128::from_le_bytes(bytes);
        _mm_set_epi64x((word >> 64) as i64, word as i64)
    }

    /// Returns the attacks along the line `FIRST` and the next one.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn pair<const FIRST: usize>(square: Square, occupied: Bitboard) -> Bitboard {
        let (table, turn) = (constant(BITS_REVERSED), constant(BYTES_REVERSED));
        let low = _mm_set1_epi8(0x0f);
        let reverse = |lanes| {
            let turned = _mm_shuffle_epi8(lanes, turn);
            let lower = _mm_shuffle_epi8(table, _mm_and_si128(turned, low));
            let upper = _mm_shuffle_epi8(table, _mm_and_si128(_mm_srli_epi16::<4>(turned), low));
            _mm_or_si128(lower, _mm_and_si128(_mm_srli_epi16::<4>(upper), low))
        };
        let lines = LINES[square.index()].0;
        let lines = _mm_set_epi64x(lines[FIRST + 1] as i64, lines[FIRST] as i64);
        let slider = _mm_set1_epi64x((1_u64 << square.index()) as i64);
        let mirrored = _mm_set1_epi64x((1_u64 << 63 >> square.index()) as i64);
        let blockers = _mm_and_si128(lines, _mm_set1_epi64x(occupied.0 as i64));
        let upwards = _mm_sub_epi64(blockers, slider);
        let downwards = reverse(_mm_sub_epi64(reverse(blockers), mirrored));
        let both = _mm_and_si128(_mm_xor_si128(upwards, downwards), lines);
        let folded = _mm_or_si128(both, _mm_unpackhi_epi64(both, both));
        Bitboard(_mm_cvtsi128_si64(folded) as u64)
    }

    /// Returns the attacks along all four lines.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn all(square: Square, occupied: Bitboard) -> Bitboard {
        let table = _mm256_broadcastsi128_si256(constant(BITS_REVERSED));
        let turn = _mm256_broadcastsi128_si256(constant(BYTES_REVERSED));
        let low = _mm256_set1_epi8(0x0f);
        let reverse = |lanes| {
            let turned = _mm256_shuffle_epi8(lanes, turn);
            let lower = _mm256_shuffle_epi8(table, _mm256_and_si256(turned, low));
            let upper = _mm256_shuffle_epi8(table, _mm256_and_si256(_mm256_srli_epi16::<4>(turned), low));
            _mm256_or_si256(lower, _mm256_and_si256(_mm256_srli_epi16::<4>(upper), low))
        };
        let lines = LINES[square.index()].0;
        let lines = _mm256_set_epi64x(lines[3] as i64, lines[2] as i64, lines[1] as i64, lines[0] as i64);
        let slider = _mm256_set1_epi64x((1_u64 << square.index()) as i64);
        let mirrored = _mm256_set1_epi64x((1_u64 << 63 >> square.index()) as i64);
        let blockers = _mm256_and_si256(lines, _mm256_set1_epi64x(occupied.0 as i64));
        let upwards = _mm256_sub_epi64(blockers, slider);
        let downwards = reverse(_mm256_sub_epi64(reverse(blockers), mirrored));
        let both = _mm256_and_si256(_mm256_xor_si256(upwards, downwards), lines);
        let half = _mm_or_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both));
        let folded = _mm_or_si128(half, _mm_unpackhi_epi64(half, half));
        Bitboard(_mm_cvtsi128_si64(folded) as u64)
    }
}
