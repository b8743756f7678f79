//! The instruction.
//!
//! Where the target has `popcnt` for certain, `count_ones` is the instruction. Where only this CPU has it, a function
//! under `#[target_feature]` would not be inlined into callers that lack the feature, so a call would be paid, and timed,
//! with every count; making whole callers carry the attribute would force the choice into all its callers. One line
//! of assembler has no such limit: the instruction lands inside every caller, whatever that was compiled for.
//!
//! The instruction overwrites its operand. Intel's cores from Sandy Bridge to the last derivatives of Skylake
//! ([`hazards`](crate::cpu::hazards)) wait for the old value of the register that `popcnt` writes; when that is the operand
//! itself, the wait costs nothing. Where the caller needs the word again the compiler adds a register move, which most of
//! those CPUs do not execute but rename.
//!
//! On targets other than x86 it can always be had. Where such a target has no instruction for it (32-bit ARM without NEON, RISC-V
//! without Zbb), `count_ones` is shifts and masks.

use super::Popcount;

#[cfg(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))))]
mod certain {
    /// Counts by the instruction of the target.
    ///
    /// Elsewhere than on x86 it is what `count_ones` becomes there: `cnt` on AArch64, `i64.popcnt` on WebAssembly.
    #[derive(Clone, Copy, Debug)]
    pub struct Hardware(());

    impl Hardware {
        #[inline(always)]
        pub(super) fn checked() -> Option<Self> {
            Some(Self(()))
        }

        #[inline(always)]
        pub(super) fn popcnt(self, word: u64) -> u32 {
            word.count_ones()
        }
    }
}
#[cfg(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))))]
pub use certain::Hardware;

#[cfg(not(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64")))))]
mod asked {
    use std::arch::asm;

    use crate::cpu;

    /// Counts by the instruction, on CPUs that have it.
    #[derive(Clone, Copy, Debug)]
    pub struct Hardware(cpu::Popcnt);

    impl Hardware {
        #[inline(always)]
        pub(super) fn checked() -> Option<Self> {
            cpu::Popcnt::new().map(Self)
        }

        #[cfg(target_arch = "x86_64")]
        #[inline(always)]
        pub(super) fn popcnt(self, word: u64) -> u32 {
            let count: u64;
            // SAFETY: `self` holds the witness that this CPU has `popcnt`, which touches its register and the flags.
            unsafe {
                asm!("popcnt {0}, {0}", inlateout(reg) word => count, options(pure, nomem, nostack));
            }
            count as u32
        }

        #[cfg(target_arch = "x86")]
        #[inline(always)]
        pub(super) fn popcnt(self, word: u64) -> u32 {
            let half = |word: u32| {
                let count: u32;
                // SAFETY: `self` holds the witness that this CPU has `popcnt`, which touches its register and the flags.
                unsafe {
                    asm!("popcnt {0:e}, {0:e}", inlateout(reg) word => count, options(pure, nomem, nostack));
                }
                count
            };
            half(word as u32) + half((word >> 32) as u32)
        }
    }
}
#[cfg(not(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64")))))]
pub use asked::Hardware;

impl Popcount for Hardware {
    const NAME: &'static str = "hardware";

    #[inline(always)]
    fn new() -> Option<Self> {
        Self::checked()
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        self.popcnt(word)
    }
}
