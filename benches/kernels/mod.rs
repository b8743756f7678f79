//! What is timed, counted and listed: for every variant of every axis one function for each of two modes.
//!
//! - **throughput**: operations that do not wait for one another; the figure is the reciprocal throughput.
//! - **latency**: a chain. Each operand depends on the result before it, through bits that are always zero but that
//!   neither the compiler nor the CPU can know to be.
//!
//! Criterion (`benches/<axis>.rs`), pairs in lock-step (`benches/lockstep/`), iai-callgrind (`benches/instructions.rs`) and the
//! listings all take the functions from here, so that what is counted and shown is what was timed. Each function is concrete and `#[inline(never)]`
//! with a symbol of its own, `kernels/popcount/swar/throughput`. It is exported: of functions that are the same code the
//! linked program keeps one, under whose address all exported names stay, so that the listings can tell them apart.
//!
//! Two kernels are of no axis but of the engine as a whole: the [`evaluation`] of positions and [`perft`]. They have no chain, and
//! their instructions alone are counted, to compare targets.
//!
//! The compiler must not make of a kernel what it could make of no call site: turn a loop over a slice of operands into
//! vector code, say, where the engine counts one set at a time. So operands and results pass through [`opaque`].

#![allow(dead_code, reason = "each suite uses the kernels of its own axis")]

pub(crate) mod bytes;
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

/// The name of the kernels that have no variant in them: what the loop itself costs.
pub(crate) const CONTROL: &str = "control";

/// The recipe that the build without features runs here, as a kernel's name.
pub(crate) const DEFAULT: &str = "default";

/// The recipe that runs anywhere, shift and multiply with magic tables, as a kernel's name.
pub(crate) const PORTABLE: &str = "portable";

/// A kernel of the engine as a whole, compiled for one recipe.
pub(crate) struct Whole<T> {
    /// The recipe: [`DEFAULT`] or [`PORTABLE`].
    pub(crate) name: &'static str,
    /// The work; it returns its answer, which all recipes share.
    pub(crate) run: Box<dyn FnMut(&T) -> u64>,
}

/// The kernels of one variant, for operands of type `T`. Each returns its answer, which all variants share, but those of an axis that
/// changes what is played.
pub(crate) struct Kernel<T> {
    /// The variant's name.
    pub(crate) name: &'static str,
    /// The chain.
    pub(crate) latency: Box<dyn FnMut(&T) -> u64>,
    /// The independent operations.
    pub(crate) throughput: Box<dyn FnMut(&T) -> u64>,
}

/// The same word, of which the compiler knows nothing. On the usual targets no instruction is spent on it.
#[inline(always)]
pub(crate) fn opaque(word: u64) -> u64 {
    cfg_select! {
        any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64") => {
            let mut word = word;
            // SAFETY: a comment is no instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0} */", inout(reg) word, options(pure, nomem, nostack, preserves_flags));
            }
            word
        }
        // A word in two registers: to go through memory instead would charge the target for the harness.
        target_arch = "x86" => {
            let (mut low, mut high) = (word as u32, (word >> 32) as u32);
            // SAFETY: a comment is no instruction, so the registers keep their values.
            unsafe {
                std::arch::asm!("/* {0} {1} */", inout(reg) low, inout(reg) high, options(pure, nomem, nostack, preserves_flags));
            }
            u64::from(high) << 32 | u64::from(low)
        }
        _ => black_box(word),
    }
}

/// [`opaque`] for a count: 32 bits stay 32 bits, so that no extension is spent either.
#[inline(always)]
pub(crate) fn opaque_count(count: u32) -> u32 {
    cfg_select! {
        any(target_arch = "x86", target_arch = "x86_64") => {
            let mut count = count;
            // SAFETY: a comment is no instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0:e} */", inout(reg) count, options(pure, nomem, nostack, preserves_flags));
            }
            count
        }
        target_arch = "aarch64" => {
            let mut count = count;
            // SAFETY: a comment is no instruction, so the register keeps its value.
            unsafe {
                std::arch::asm!("/* {0:w} */", inout(reg) count, options(pure, nomem, nostack, preserves_flags));
            }
            count
        }
        _ => black_box(count),
    }
}

/// Zero, which neither the compiler nor the CPU can know: `result & nothing()` ties a chain together and changes no operand.
#[inline(always)]
pub(crate) fn nothing() -> u64 {
    black_box(0)
}
