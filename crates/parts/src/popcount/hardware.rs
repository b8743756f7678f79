//! The instruction `popcnt`.
//!
//! If the target always has `popcnt`, `count_ones` compiles to the instruction. If only this CPU
//! has it, a function under `#[target_feature]` would not be inlined into callers that lack the
//! feature, so every count would cost a call, in timings too. If the callers had the attribute
//! instead, whoever calls them would have to test the CPU. One line of assembler has no such limit:
//! the instruction is inlined into every caller, whatever the caller was compiled for.
//!
//! The assembler line overwrites its operand. Intel's cores from Sandy Bridge to the last
//! derivatives of Skylake ([`hazards`](crate::cpu::hazards)) wait for the old value of the register
//! that `popcnt` writes; if that is the operand itself, the wait costs nothing. If the caller needs
//! the word again, the compiler adds a register move, which costs most of those CPUs no execution,
//! because they handle it by renaming registers.
//!
//! On targets other than x86 this variant is always available. If the target has no instruction
//! that counts bits (32-bit ARM without NEON, RISC-V without Zbb), `count_ones` becomes shifts and
//! masks.

use super::Popcount;

#[cfg(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))))]
mod compiled_in {
    /// Counts with the instruction of the target.
    ///
    /// On targets other than x86 it is the target's own form of `count_ones`: `cnt` on AArch64,
    /// `i64.popcnt` on WebAssembly.
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
pub use compiled_in::Hardware;

#[cfg(not(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64")))))]
mod detected {
    use std::arch::asm;

    use crate::cpu;

    /// Counts with the instruction, on CPUs that have it.
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
            // SAFETY: `self` holds the witness that this CPU has `popcnt`, which touches its
            // register and the flags.
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
                // SAFETY: `self` holds the witness that this CPU has `popcnt`, which touches its
                // register and the flags.
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
pub use detected::Hardware;

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
