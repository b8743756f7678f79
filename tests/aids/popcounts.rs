//! Times two implementations of counting bits in one process: the C code of the engine iCE, and
//! ours (claim 55). `cargo studies claims 55` compiles `popcounts.c` with each C compiler on this
//! machine, and links the objects into this program, each with its `--cfg`:
//!
//!     rustc --edition 2024 -O --cfg gcc -C link-arg=gcc.o tests/aids/popcounts.rs
//!
//! As in iCE's blog, it counts large sets of random words; all words of a set have the same number
//! of bits. The functions take turns. The output has the numbers of bits and, for each function,
//! the median picoseconds per word in each set.

use std::time::Instant;

#[path = "../../crates/parts/src/popcount/sparse.rs"]
mod sparse;
#[path = "../../crates/parts/src/popcount/swar.rs"]
mod swar;

/// The part of the axis's trait that its variants need here.
#[allow(dead_code)]
trait Popcount: Copy + Send + Sync + 'static {
    const NAME: &'static str;
    fn new() -> Option<Self>;
    fn count(self, word: u64) -> u32;
}

/// Numbers of bits that are measured.
const BITS: [u32; 20] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24, 32];

/// Words in a set: 128 KiB.
const WORDS: usize = 1 << 14;

const ROUNDS: usize = 21;

/// Counts the bits of a set.
type Count = fn(&[u64]) -> u64;

/// Counts each word by itself, as the C code does.
#[inline(always)]
fn each(words: &[u64], of_word: impl Fn(u64) -> u32) -> u64 {
    let mut sum = 0;
    for &word in words {
        let mut count = of_word(word);
        // SAFETY: the template is only an assembler comment, so no instruction is executed; the
        // compiler only has to assume that the number may have changed.
        unsafe { std::arch::asm!("/* {0:e} */", inout(reg) count, options(nomem, nostack, preserves_flags)) };
        sum += u64::from(count);
    }
    sum
}

#[inline(never)]
fn shift(words: &[u64]) -> u64 {
    each(words, |word| swar::Swar.count(word))
}

#[inline(never)]
fn sparse(words: &[u64]) -> u64 {
    each(words, |word| sparse::Sparse.count(word))
}

#[inline(never)]
fn builtin(words: &[u64]) -> u64 {
    each(words, u64::count_ones)
}

/// Functions that were compiled by a C compiler.
#[allow(unused_macros)]
macro_rules! of_compiler {
    ($compiler:literal, $($name:literal $function:ident),*) => {{
        unsafe extern "C" {
            $(fn $function(words: *const u64, length: usize) -> u64;)*
        }
        // SAFETY: each function reads this many words from there, and nothing else.
        [$(($compiler, $name, (|words| unsafe { $function(words.as_ptr(), words.len()) }) as Count)),*]
    }};
}

/// Random words with this many bits each (xorshift64*).
fn set(bits: u32) -> Vec<u64> {
    let mut state = 0x706f_7063_6f75_6e74_u64 ^ u64::from(bits);
    let mut random = || {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 58
    };
    let word = |_| {
        let mut word = 0_u64;
        while word.count_ones() < bits {
            word |= 1 << random();
        }
        word
    };
    (0..WORDS).map(word).collect()
}

fn main() {
    #[allow(unused_mut)]
    let mut counts: Vec<(&str, &str, Count)> =
        vec![("rustc", "shift", shift), ("rustc", "sparse", sparse), ("rustc", "builtin", builtin)];
    #[cfg(gcc)]
    counts.extend(of_compiler!("gcc", "shift" gcc_shift, "sparse" gcc_sparse, "builtin" gcc_builtin));
    #[cfg(clang)]
    counts.extend(of_compiler!("clang", "shift" clang_shift, "sparse" clang_sparse, "builtin" clang_builtin));

    let mut medians = vec![Vec::new(); counts.len()];
    for bits in BITS {
        let words = set(bits);
        let mut times = vec![Vec::new(); counts.len()];
        for _ in 0..ROUNDS {
            for ((compiler, name, count), times) in counts.iter().zip(&mut times) {
                let begun = Instant::now();
                let sum = count(std::hint::black_box(&words));
                times.push(begun.elapsed().as_nanos());
                assert_eq!(sum, u64::from(bits) * WORDS as u64, "{compiler} {name}");
            }
        }
        for (mut times, medians) in times.into_iter().zip(&mut medians) {
            times.sort_unstable();
            medians.push((1_000 * times[ROUNDS / 2] / WORDS as u128).to_string());
        }
    }
    println!("bits {}", BITS.map(|bits| bits.to_string()).join(" "));
    for ((compiler, name, _), medians) in counts.iter().zip(medians) {
        println!("{compiler} {name} {}", medians.join(" "));
    }
}
