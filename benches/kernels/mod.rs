//! The functions that are timed, counted and listed: for every variant of every axis except
//! `evaluation`, one function in each of two modes.
//!
//! - **throughput**: operations that do not wait for one another; the figure is the reciprocal
//!   throughput.
//! - **latency**: a chain. Each operand depends on the result before it, through bits that are
//!   always zero, which neither the compiler nor the CPU can know.
//!
//! Criterion (`benches/<axis>.rs`), pairs in lock-step (`benches/lockstep/`), iai-callgrind
//! (`benches/instructions.rs`) and the listings all use these functions, so that the counted and
//! listed code is the timed code. Each function is concrete and `#[inline(never)]` with its own
//! symbol, `kernels/popcount/swar/throughput`. The symbol is exported because the linked program
//! keeps only one of several functions with the same code: all exported names stay and point to
//! that one, so every variant's listing is found under its own name.
//!
//! Two kernels of this module belong to no axis but to the engine as a whole: [`evaluation`], which
//! evaluates positions, and [`perft`]. They have no chain, and only their instructions are counted,
//! to compare targets. The kernel `evaluation` does not compare the variants of the axis
//! `evaluation`; it only has the same name. (More kernels of the whole engine are in `engine.rs`, a
//! module of `benches/engine.rs` alone.)
//!
//! A kernel's code must be code that the compiler could also make where the engine uses the
//! variant. For instance, a loop over many operands must not become vector code, because the
//! engine has one operand at a time. So operands and results pass through [`opaque`].

#![allow(dead_code, reason = "each suite uses the kernels of its own axis")]

pub(crate) mod bytes;
pub(crate) mod checks;
pub(crate) mod danger;
pub(crate) mod endgame;
pub(crate) mod evaluation;
pub(crate) mod evasions;
pub(crate) mod parallel;
pub(crate) mod perft;
pub(crate) mod popcount;
pub(crate) mod repetition;
pub(crate) mod score;
pub(crate) mod side;
pub(crate) mod simd;
pub(crate) mod sliders;
pub(crate) mod weights;

use std::hint::black_box;

/// The name of the kernels without a variant, which measure the cost of the loop itself.
pub(crate) const CONTROL: &str = "control";

/// The name of the kernel for the recipe that the cargo features select on this CPU. Without
/// features this is the default recipe.
pub(crate) const DEFAULT: &str = "default";

/// The name of the kernel for the recipe that runs on any CPU: it counts bits by shift and multiply
/// (`swar`), and finds the attacks of sliders in magic tables.
pub(crate) const PORTABLE: &str = "portable";

/// A kernel of the engine as a whole, compiled for one recipe.
pub(crate) struct Whole<T> {
    /// The recipe: [`DEFAULT`] or [`PORTABLE`].
    pub(crate) name: &'static str,
    /// The work; it returns its answer, which is the same for all recipes.
    pub(crate) run: Box<dyn FnMut(&T) -> u64>,
}

/// The kernels of one variant, for operands of type `T`. Each returns its answer. All variants have
/// the same answer, except on an axis that changes the engine's play.
pub(crate) struct Kernel<T> {
    /// The name of the variant.
    pub(crate) name: &'static str,
    /// Each operation depends on the result of the one before.
    pub(crate) latency: Box<dyn FnMut(&T) -> u64>,
    /// The operations are independent of each other.
    pub(crate) throughput: Box<dyn FnMut(&T) -> u64>,
}

/// Returns the same word, hidden from the compiler. On the usual targets this costs no instruction.
#[inline(always)]
pub(crate) fn opaque(word: u64) -> u64 {
    cfg_select! {
        any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64") => {
            let mut word = word;
            // SAFETY: a comment is not an instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0} */", inout(reg) word, options(pure, nomem, nostack, preserves_flags));
            }
            word
        }
        // The word is passed in two registers. If it went through memory, the times on this target
        // would include stores and loads that only this harness makes.
        target_arch = "x86" => {
            let (mut low, mut high) = (word as u32, (word >> 32) as u32);
            // SAFETY: a comment is not an instruction, so the registers keep their values.
            unsafe {
                std::arch::asm!("/* {0} {1} */", inout(reg) low, inout(reg) high, options(pure, nomem, nostack, preserves_flags));
            }
            u64::from(high) << 32 | u64::from(low)
        }
        _ => black_box(word),
    }
}

/// Does for a count what [`opaque`] does for a word. The count stays in 32 bits, so no instruction
/// is spent on extending it to 64.
#[inline(always)]
pub(crate) fn opaque_count(count: u32) -> u32 {
    cfg_select! {
        any(target_arch = "x86", target_arch = "x86_64") => {
            let mut count = count;
            // SAFETY: a comment is not an instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0:e} */", inout(reg) count, options(pure, nomem, nostack, preserves_flags));
            }
            count
        }
        target_arch = "aarch64" => {
            let mut count = count;
            // SAFETY: a comment is not an instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0:w} */", inout(reg) count, options(pure, nomem, nostack, preserves_flags));
            }
            count
        }
        _ => black_box(count),
    }
}

/// Returns zero, which neither the compiler nor the CPU can know: `result & opaque_zero()` makes
/// the next operand depend on the result without changing it.
#[inline(always)]
pub(crate) fn opaque_zero() -> u64 {
    black_box(0)
}
