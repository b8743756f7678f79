//! The kernels of the axis `popcount`. One operation is one count.
//!
//! Besides the count itself, the throughput loop takes a load and an addition, and on every eighth
//! count the loop's own two instructions. The chain of the latency loop goes through the count, an
//! `and` and an `xor`; the latter two take about two cycles of each figure. [`control`] has the
//! same loops without a count.

use plywright::popcount::Popcount;

use super::{CONTROL, Kernel, opaque, opaque_count, opaque_zero};

/// Words to count.
#[derive(Debug, Default)]
pub(crate) struct Words {
    /// Words of call sites that expect any number of bits.
    pub(crate) any: Vec<u64>,
    /// Words of call sites that expect fewer than seven bits.
    pub(crate) few: Vec<u64>,
}

impl Clone for Words {
    fn clone(&self) -> Self {
        Self { any: self.any.clone(), few: self.few.clone() }
    }

    /// Copies into the existing memory, which the derived method would free and allocate anew.
    fn clone_from(&mut self, source: &Self) {
        self.any.clone_from(&source.any);
        self.few.clone_from(&source.few);
    }
}

impl Words {
    /// Returns the number of words.
    pub(crate) fn len(&self) -> usize {
        self.any.len() + self.few.len()
    }
}

/// Returns the answer of every kernel except the control: all bits, counted one by one.
pub(crate) fn answer(words: &Words) -> u64 {
    let bits = |&word: &u64| (0..64).map(|bit| word >> bit & 1).sum::<u64>();
    words.any.iter().map(bits).sum::<u64>() + words.few.iter().map(bits).sum::<u64>()
}

#[inline(always)]
fn sum(words: &[u64], count: impl Fn(u64) -> u32) -> u32 {
    let add = |total: u32, word: &u64| total.wrapping_add(opaque_count(count(opaque(*word))));
    let (eights, rest) = words.as_chunks::<8>();
    let total = eights.iter().fold(0, |total, eight| eight.iter().fold(total, add));
    rest.iter().fold(total, add)
}

#[inline(always)]
fn chain(words: &[u64], count: impl Fn(u64) -> u32) -> u32 {
    let zero = opaque_zero() as u32;
    let (mut total, mut link) = (0_u32, 0);
    for word in words {
        let bits = opaque_count(count(word ^ link));
        total = total.wrapping_add(bits);
        link = u64::from(bits & zero);
    }
    total
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::popcount::{Popcount, $Variant};

                use super::{Words, chain, sum};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/popcount/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(variant: $Variant, words: &Words) -> u64 {
                    let any = sum(&words.any, |word| variant.count(word));
                    u64::from(any) + u64::from(sum(&words.few, |word| variant.count_few(word)))
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/popcount/", stringify!($file), "/latency"))]
                pub(crate) fn latency(variant: $Variant, words: &Words) -> u64 {
                    let any = chain(&words.any, |word| variant.count(word));
                    u64::from(any) + u64::from(chain(&words.few, |word| variant.count_few(word)))
                }
            }
        )*

        /// Returns the kernels of every variant that this CPU runs, and the control.
        pub(crate) fn all() -> Vec<Kernel<Words>> {
            let mut kernels = Vec::new();
            $(
                if let Some(variant) = plywright::popcount::$Variant::new() {
                    kernels.push(Kernel {
                        name: plywright::popcount::$Variant::NAME,
                        latency: Box::new(move |words| $file::latency(variant, words)),
                        throughput: Box::new(move |words| $file::throughput(variant, words)),
                    });
                }
            )*
            kernels.push(Kernel {
                name: BUILTIN,
                latency: Box::new(builtin::latency),
                throughput: Box::new(builtin::throughput),
            });
            kernels.push(Kernel {
                name: CONTROL,
                latency: Box::new(control::latency),
                throughput: Box::new(control::throughput),
            });
            kernels
        }
    };
}
plywright::popcount_variants!(kernels {});

/// The name of the kernel of the compiler's own count. It is not a variant of the axis, because an
/// engine with it would be the engine with [`Swar`](plywright::popcount::Swar): where a word fits a
/// register, the compiler makes the same code of both.
pub(crate) const BUILTIN: &str = "builtin";

/// The compiler's own count, compiled for the target's lowest CPU. The blog of the engine iCE
/// measured such a count (claim 35), and this repeats the measurement.
pub(crate) mod builtin {
    use super::{Words, chain, sum};

    #[inline(never)]
    #[unsafe(export_name = "kernels/popcount/builtin/throughput")]
    pub(crate) fn throughput(words: &Words) -> u64 {
        u64::from(sum(&words.any, u64::count_ones)) + u64::from(sum(&words.few, u64::count_ones))
    }

    #[inline(never)]
    #[unsafe(export_name = "kernels/popcount/builtin/latency")]
    pub(crate) fn latency(words: &Words) -> u64 {
        u64::from(chain(&words.any, u64::count_ones)) + u64::from(chain(&words.few, u64::count_ones))
    }
}

/// The loops without a count: the low half of the word replaces the result of the count.
pub(crate) mod control {
    use super::{Words, chain, sum};

    #[inline(never)]
    pub(crate) fn throughput(words: &Words) -> u64 {
        u64::from(sum(&words.any, |word| word as u32)) + u64::from(sum(&words.few, |word| word as u32))
    }

    #[inline(never)]
    pub(crate) fn latency(words: &Words) -> u64 {
        u64::from(chain(&words.any, |word| word as u32)) + u64::from(chain(&words.few, |word| word as u32))
    }
}
