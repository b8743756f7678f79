//! The output layer of the network, as in [`simd`](super::simd), with bytes in place of 16-bit
//! numbers, to measure the gain of smaller numbers.
//!
//! It is not a variant, because it computes something else. The rows are the same. Each number is
//! clipped to 0..=127, so that it is a byte, and multiplied by a one-byte weight. The axis squares
//! each clipped number, which takes 16 bits; these kernels do not. `vpmaddubsw` adds two products
//! in 16 bits, and `vpmaddwd` two of these sums in 32; with VNNI, `vpdpbusd` does both steps.
//!
//! Each kernel has the name of the variant of the axis that uses the same vectors, so that its
//! figures can be compared with those of that variant in the benchmark `output-N`, where N is the
//! width of a row.

use std::hint::black_box;

use plywright::simd::Row;

use super::simd::{PLIES, link, widths};
use super::{Kernel, opaque, opaque_zero};

/// The largest clipped number.
const ONE: i16 = 127;

/// The rows of a few positions and the weights, all of one width.
#[derive(Clone, Debug)]
pub(crate) struct Bytes {
    pub(crate) rows: AnyWidth,
    /// Number of outputs to compute.
    pub(crate) turns: usize,
}

/// Two rows for each position, and a weight for each number of two rows.
#[derive(Clone, Debug)]
pub(crate) struct Layer<const N: usize> {
    line: [[Row<N>; 2]; PLIES],
    /// The weights of the first row, then those of the second.
    weights: Vec<i8>,
    /// The weights in the order of the vectors: `vpackuswb` takes eight numbers of each row in
    /// turn.
    packed: Vec<i8>,
}

impl<const N: usize> Layer<N> {
    pub(crate) fn new(line: [[Row<N>; 2]; PLIES], [ours, theirs]: [[i8; N]; 2]) -> Self {
        let eights = ours.chunks(8).zip(theirs.chunks(8));
        let packed = eights.flat_map(|(ours, theirs)| [ours, theirs].concat()).collect();
        Self { line, weights: [ours, theirs].concat(), packed }
    }
}

macro_rules! sized {
    ($(($Of:ident, $width:literal))*) => {
        #[derive(Clone, Debug)]
        pub(crate) enum AnyWidth {
            $($Of(Box<Layer<$width>>)),*
        }

        impl Bytes {
            /// Returns the answer that every kernel must give.
            pub(crate) fn answer(&self) -> u64 {
                match &self.rows { $(AnyWidth::$Of(layer) => answer(layer, self.turns)),* }
            }
        }

        fn run<D: Dot, const IS_CHAIN: bool>(bytes: &Bytes) -> u64 {
            match &bytes.rows { $(AnyWidth::$Of(layer) => outputs::<D, $width, IS_CHAIN>(layer, bytes.turns)),* }
        }
    };
}
widths!(sized);

fn answer<const N: usize>(layer: &Layer<N>, turns: usize) -> u64 {
    let term = |number: i16, weight: i8| i64::from(number.clamp(0, ONE)) * i64::from(weight);
    let output = |rows: &[Row<N>; 2]| {
        let numbers = rows.iter().flat_map(|row| &row.0);
        numbers.zip(&layer.weights).map(|(&number, &weight)| term(number, weight)).sum::<i64>() as i32 as u32
            as u64
    };
    (0..turns).map(|turn| output(&layer.line[turn % PLIES])).sum()
}

#[inline(never)]
fn outputs<D: Dot, const N: usize, const IS_CHAIN: bool>(layer: &Layer<N>, turns: usize) -> u64 {
    let weights = if D::IS_PACKED { &layer.packed } else { &layer.weights };
    let (weights, zero) = (weights.as_slice(), opaque_zero());
    let (mut total, mut tie) = (0_u64, 0);
    for turn in 0..turns {
        let [ours, theirs] = &layer.line[(turn ^ tie) % PLIES];
        let value = opaque(D::dot(ours, theirs, &weights[..2 * N]) as u32 as u64);
        total = total.wrapping_add(value);
        tie = link::<IS_CHAIN>(value, zero);
    }
    total
}

/// A way to compute the output. Only [`all`] constructs a kernel with it, on a CPU that has its
/// instructions.
trait Dot: 'static {
    const IS_PACKED: bool;

    fn dot<const N: usize>(ours: &Row<N>, theirs: &Row<N>, weights: &[i8]) -> i32;
}

/// One number at a time, like [`plywright::simd::Scalar`].
struct Scalar;

impl Dot for Scalar {
    const IS_PACKED: bool = false;

    #[inline(always)]
    fn dot<const N: usize>(ours: &Row<N>, theirs: &Row<N>, weights: &[i8]) -> i32 {
        let mut sum = 0_i32;
        for (row, weights) in [ours, theirs].into_iter().zip(weights.chunks_exact(N)) {
            for (&number, &weight) in row.0.iter().zip(weights) {
                sum = black_box(sum + i32::from(number.clamp(0, ONE)) * i32::from(weight));
            }
        }
        sum
    }
}

#[cfg(target_arch = "x86_64")]
mod vectors {
    use std::arch::x86_64::*;

    use plywright::simd::Row;

    use super::{Dot, ONE};

    macro_rules! vectors {
        ($Dot:ident, $lanes:literal, $Vector:ident, $features:literal, [$zero:ident $one:ident $load:ident $min:ident $pack:ident $add:ident],
            |$sum:ident, $bytes:ident, $weights:ident| $products:expr, |$total:ident| $reduced:expr) => {
            pub(super) struct $Dot;

            impl Dot for $Dot {
                const IS_PACKED: bool = true;

                #[inline(always)]
                fn dot<const N: usize>(ours: &Row<N>, theirs: &Row<N>, weights: &[i8]) -> i32 {
                    #[inline]
                    #[target_feature(enable = $features)]
                    fn step(
                        $sum: $Vector,
                        ((ours, theirs), weights): ((&[i16; $lanes], &[i16; $lanes]), &[i8; 2 * $lanes]),
                    ) -> $Vector {
                        // SAFETY: the arrays have as many bytes as a vector, and they need not be
                        // aligned.
                        let (ours, theirs, $weights) = unsafe {
                            (
                                $load(ours.as_ptr().cast()),
                                $load(theirs.as_ptr().cast()),
                                $load(weights.as_ptr().cast()),
                            )
                        };
                        // Packing turns numbers below zero into zero.
                        let $bytes = $pack($min(ours, $one(ONE)), $min(theirs, $one(ONE)));
                        $products
                    }

                    #[target_feature(enable = $features)]
                    fn dot<const N: usize>(ours: &Row<N>, theirs: &Row<N>, weights: &[i8]) -> i32 {
                        // Two chains, as in the axis.
                        let mut sums = [$zero(); 2];
                        let numbers =
                            ours.0.as_chunks::<$lanes>().0.iter().zip(theirs.0.as_chunks::<$lanes>().0);
                        let mut steps = numbers.zip(weights.as_chunks::<{ 2 * $lanes }>().0);
                        while let Some(even) = steps.next() {
                            sums[0] = step(sums[0], even);
                            if let Some(odd) = steps.next() {
                                sums[1] = step(sums[1], odd);
                            }
                        }
                        let $total = $add(sums[0], sums[1]);
                        $reduced
                    }
                    // SAFETY: `all` checks that the CPU has the instructions.
                    unsafe { dot(ours, theirs, weights) }
                }
            }
        };
    }

    /// Returns the sum of the 32-bit numbers in a 256-bit vector.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn total(sums: __m256i) -> i32 {
        let halves = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
        let pairs = _mm_add_epi32(halves, _mm_shuffle_epi32::<0b01_00_11_10>(halves));
        _mm_cvtsi128_si32(_mm_add_epi32(pairs, _mm_shuffle_epi32::<0b10_11_00_01>(pairs)))
    }

    vectors! {
        Avx2, 16, __m256i, "avx2",
        [_mm256_setzero_si256 _mm256_set1_epi16 _mm256_loadu_si256 _mm256_min_epi16 _mm256_packus_epi16 _mm256_add_epi32],
        |sum, bytes, weights| _mm256_add_epi32(
            sum,
            _mm256_madd_epi16(_mm256_maddubs_epi16(bytes, weights), _mm256_set1_epi16(1)),
        ),
        |sums| total(sums)
    }
    vectors! {
        AvxVnni, 16, __m256i, "avx2,avxvnni",
        [_mm256_setzero_si256 _mm256_set1_epi16 _mm256_loadu_si256 _mm256_min_epi16 _mm256_packus_epi16 _mm256_add_epi32],
        |sum, bytes, weights| _mm256_dpbusd_avx_epi32(sum, bytes, weights),
        |sums| total(sums)
    }
    vectors! {
        Avx512, 32, __m512i, "avx512bw",
        [_mm512_setzero_si512 _mm512_set1_epi16 _mm512_loadu_si512 _mm512_min_epi16 _mm512_packus_epi16 _mm512_add_epi32],
        |sum, bytes, weights| _mm512_add_epi32(
            sum,
            _mm512_madd_epi16(_mm512_maddubs_epi16(bytes, weights), _mm512_set1_epi16(1)),
        ),
        |sums| _mm512_reduce_add_epi32(sums)
    }
    vectors! {
        Avx512Vnni, 32, __m512i, "avx512bw,avx512vnni",
        [_mm512_setzero_si512 _mm512_set1_epi16 _mm512_loadu_si512 _mm512_min_epi16 _mm512_packus_epi16 _mm512_add_epi32],
        |sum, bytes, weights| _mm512_dpbusd_epi32(sum, bytes, weights),
        |sums| _mm512_reduce_add_epi32(sums)
    }
}

fn kernel<D: Dot>(name: &'static str) -> Kernel<Bytes> {
    Kernel { name, latency: Box::new(run::<D, true>), throughput: Box::new(run::<D, false>) }
}

/// Returns the kernels that this CPU runs.
pub(crate) fn all() -> Vec<Kernel<Bytes>> {
    use plywright::simd::{self, Simd};

    let mut kernels = vec![kernel::<Scalar>(simd::Scalar::NAME)];
    #[cfg(target_arch = "x86_64")]
    {
        macro_rules! with {
            ($($Variant:ident)*) => {
                $(
                    if simd::$Variant::new().is_some() {
                        kernels.push(kernel::<vectors::$Variant>(simd::$Variant::NAME));
                    }
                )*
            };
        }
        with!(Avx2 AvxVnni Avx512 Avx512Vnni);
    }
    kernels
}
