//! The loops of the variants that are written with intrinsics, once for every width of vector.

/// Implements [`Simd`](super::Simd) for a variant in whose file it stands.
///
/// The variant holds a witness of its instructions, and its file has, where the architecture has them, a module `lanes` with:
///
/// | item | what it is |
/// |---|---|
/// | `LANES` | how many numbers a vector holds |
/// | `TILE` | how many vectors of sums stay in registers while the rows are gone through: a power of two up to 32 |
/// | `CHAINS` | how many sums of products do not wait for one another |
/// | `Vector`, `Products` | a vector of numbers, and one of sums of products |
/// | `load`, `store`, `add`, `sub` | a vector from memory and to memory, and the sum and the difference of two |
/// | `zero`, `products` | sums that are zero, and sums to which are added each number of a vector, clipped and squared, times its weight |
/// | `add_sums`, `total` | the sums of two vectors of sums, and the sum of one's lanes |
///
/// The loops are functions under `#[target_feature]`, and so are the items, which are inlined into them. The
/// loops are inlined in turn into code that is compiled for the instructions (`-C target-cpu`, or a function under `#[target_feature]` of your
/// own); from other code each is a call.
///
/// `TILE` and `CHAINS` were measured on a Zen 5, at 32 to 1024 numbers:
///
/// - Tiles of 8 and 16 vectors take the same time. Of 32, where there are 16 registers, the sums go through memory: 512 numbers take
///   27.5 ns instead of 16 with AVX2. Tiles of 4 are slower by up to a sixth.
/// - Two chains give the output of 1024 numbers in 50 ns instead of 74 with AVX2, in 31 instead of 42 with AVX-512. Four are nowhere
///   better by more than noise but with AVX-VNNI at 1024 numbers (42 ns instead of 70), where they are slower at 512 (35 ns, 30 with two).
///   Up to 128 numbers the chain does not matter: what comes before and after it takes longer.
macro_rules! vectors {
    ($Variant:ident($Witness:ty) = $name:literal on $there:meta with $features:literal) => {
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
                // SAFETY: the witness says that the CPU has the instructions.
                #[cfg($there)]
                unsafe {
                    loops::update(from, to, added, removed)
                }
                // Never reached, since nobody can hold the witness here.
                #[cfg(not($there))]
                super::Autovectorised.update(from, to, added, removed)
            }

            #[inline(always)]
            fn output<const N: usize>(self, rows: [&super::Row<N>; 2], weights: &[super::Row<N>; 2]) -> i32 {
                // SAFETY: the witness says that the CPU has the instructions.
                #[cfg($there)]
                unsafe {
                    loops::output(rows, weights)
                }
                // Never reached, since nobody can hold the witness here.
                #[cfg(not($there))]
                super::Autovectorised.output(rows, weights)
            }
        }

        $crate::simd::vectors::vectors! { @loops $there, $features, [32 16 8 4 2 1] }
    };
    (@loops $there:meta, $features:literal, [$($size:literal)+]) => {
        #[cfg($there)]
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

            /// The sums of so many vectors from there on.
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
