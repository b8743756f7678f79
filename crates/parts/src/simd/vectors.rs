//! The loops of the variants with intrinsics, written once for every width of vector.

/// Implements [`Simd`](super::Simd) for the variant of the file that calls it.
///
/// The variant holds a witness of its instructions. On architectures that have them, its file has a
/// module `lanes` with:
///
/// | item | what it is |
/// |---|---|
/// | `LANES` | number of values in a vector |
/// | `TILE` | number of vectors of sums kept in registers at a time: a power of two up to 32 |
/// | `CHAINS` | number of sums of products that do not wait for each other |
/// | `Vector`, `Products` | a vector of numbers, and a vector of sums of products |
/// | `load`, `store` | read a vector from memory, and write it to memory |
/// | `add`, `sub` | the sum and the difference of two vectors |
/// | `zero` | sums that are zero |
/// | `products` | adds each number of a vector, clipped and squared, times its weight to sums |
/// | `add_sums`, `total` | the sums of two vectors of sums, and the sum of a vector's lanes |
///
/// The loops are functions under `#[target_feature]`, and so are the items, which are inlined into
/// them. The loops in turn are inlined into code that is compiled for the instructions (with
/// `-C target-cpu`, or in your own function under `#[target_feature]`); from other code each is a
/// call.
///
/// `TILE` and `CHAINS` were measured on a Zen 5, with 32 to 1024 numbers:
///
/// - Tiles of 8 and 16 vectors take the same time. With tiles of 32 on a CPU with 16 registers, the
///   sums go through memory: 512 numbers take 27.5 ns instead of 16 with AVX2. Tiles of 4 are
///   slower by up to a sixth.
/// - Two chains give the output of 1024 numbers in 50 ns instead of 74 with AVX2, in 31 instead of
///   42 with AVX-512. Four chains are better by more than noise only with AVX-VNNI at 1024 numbers
///   (42 ns instead of 70), but at 512 numbers AVX-VNNI is slower with four (35 ns) than with two
///   (30 ns). Up to 128 numbers the number of chains does not matter, because the code before and
///   after them takes longer.
macro_rules! vectors {
    ($Variant:ident($Witness:ty) = $name:literal on $target:meta with $features:literal) => {
        impl super::Simd for $Variant {
            const NAME: &'static str = $name;

            #[inline(always)]
            fn new() -> Option<Self> {
                <$Witness>::new().map(Self)
            }

            #[inline(always)]
            fn update<const N: usize>(
                self,
                from: &super::Row<N>,
                to: &mut super::Row<N>,
                added: &[&super::Row<N>],
                removed: &[&super::Row<N>],
            ) {
                // SAFETY: the witness proves that the CPU has the instructions.
                #[cfg($target)]
                unsafe {
                    loops::update(from, to, added, removed)
                }
                // Unreachable, because the witness cannot exist here.
                #[cfg(not($target))]
                super::Autovectorised.update(from, to, added, removed)
            }

            #[inline(always)]
            fn output<const N: usize>(self, rows: [&super::Row<N>; 2], weights: &[super::Row<N>; 2]) -> i32 {
                // SAFETY: the witness proves that the CPU has the instructions.
                #[cfg($target)]
                unsafe {
                    loops::output(rows, weights)
                }
                // Unreachable, because the witness cannot exist here.
                #[cfg(not($target))]
                super::Autovectorised.output(rows, weights)
            }
        }

        $crate::simd::vectors::vectors! { @loops $target, $features, [32 16 8 4 2 1] }
    };
    (@loops $target:meta, $features:literal, [$($size:literal)+]) => {
        #[cfg($target)]
        mod loops {
            use super::super::Row;
            use super::lanes::*;

            #[inline]
            #[target_feature(enable = $features)]
            pub(super) fn update<const N: usize>(
                from: &Row<N>,
                to: &mut Row<N>,
                added: &[&Row<N>],
                removed: &[&Row<N>],
            ) {
                const { assert!(N.is_multiple_of(32), "a row is whole vectors of any width") };
                let mut done = 0;
                $(
                    while $size <= TILE && N / LANES - done >= $size {
                        tile::<N, $size>(done, from, to, added, removed);
                        done += $size;
                    }
                )+
            }

            /// Updates `SIZE` vectors, starting at the vector `first`.
            #[inline]
            #[target_feature(enable = $features)]
            fn tile<const N: usize, const SIZE: usize>(
                first: usize,
                from: &Row<N>,
                to: &mut Row<N>,
                added: &[&Row<N>],
                removed: &[&Row<N>],
            ) {
                let mut sums = [load(&[0; LANES]); SIZE];
                for (sum, numbers) in sums.iter_mut().zip(&from.0.as_chunks().0[first..][..SIZE]) {
                    *sum = load(numbers);
                }
                for row in added {
                    for (sum, numbers) in sums.iter_mut().zip(&row.0.as_chunks().0[first..][..SIZE]) {
                        *sum = add(*sum, load(numbers));
                    }
                }
                for row in removed {
                    for (sum, numbers) in sums.iter_mut().zip(&row.0.as_chunks().0[first..][..SIZE]) {
                        *sum = sub(*sum, load(numbers));
                    }
                }
                for (sum, numbers) in sums.into_iter().zip(&mut to.0.as_chunks_mut().0[first..][..SIZE]) {
                    store(numbers, sum);
                }
            }

            #[inline]
            #[target_feature(enable = $features)]
            pub(super) fn output<const N: usize>(rows: [&Row<N>; 2], weights: &[Row<N>; 2]) -> i32 {
                const { assert!(N.is_multiple_of(32), "a row is whole vectors of any width") };
                let mut sums = [zero(); CHAINS];
                for (row, weights) in rows.into_iter().zip(weights) {
                    let (turns, rest) = row.0.as_chunks::<LANES>().0.as_chunks::<CHAINS>();
                    let (turns_weights, rest_weights) = weights.0.as_chunks::<LANES>().0.as_chunks::<CHAINS>();
                    for (numbers, weights) in turns.iter().zip(turns_weights) {
                        for (sum, (numbers, weights)) in sums.iter_mut().zip(numbers.iter().zip(weights)) {
                            *sum = products(*sum, load(numbers), load(weights));
                        }
                    }
                    for (sum, (numbers, weights)) in sums.iter_mut().zip(rest.iter().zip(rest_weights)) {
                        *sum = products(*sum, load(numbers), load(weights));
                    }
                }
                let mut sum = sums[0];
                for &other in &sums[1..] {
                    sum = add_sums(sum, other);
                }
                total(sum)
            }
        }
    };
}

pub(super) use vectors;
