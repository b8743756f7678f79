//! The loop of the engine iCE (its blog, 2012) in hand-written assembler: each half of the word in
//! 32-bit registers.
//!
//! It has the same instructions as there, so that the blog's finding can be measured again: the
//! loop written by hand is slightly slower than the compiled one (claim 35 in Plywright's
//! `docs/claims.md`). The compiler cannot recognise this loop, so it is the only one that stays a
//! loop at every target level.

use super::Popcount;

/// One line of assembler: sets `less` to the half minus one, with an address as wide as the
/// target's.
#[cfg(target_arch = "x86")]
macro_rules! one_less {
    ($half:literal) => {
        concat!("lea {less:e}, [{", $half, ":e} - 1]")
    };
}
#[cfg(target_arch = "x86_64")]
macro_rules! one_less {
    ($half:literal) => {
        concat!("lea {less:e}, [{", $half, ":r} - 1]")
    };
}

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod x86 {
    use std::arch::asm;

    /// Clears the lowest bit in a loop, first in the low half of the word, then in the high half.
    #[derive(Clone, Copy, Debug)]
    pub struct Asm(());

    impl Asm {
        #[inline(always)]
        pub(super) fn checked() -> Option<Self> {
            Some(Self(()))
        }

        #[inline(always)]
        pub(super) fn halves(self, word: u64) -> u32 {
            let count: u32;
            // SAFETY: only the named registers and the flags change, and every branch stays within
            // the block. Each turn clears a bit of its half, so both loops end.
            unsafe {
                asm!(
                    "xor {count:e}, {count:e}",
                    "and {low:e}, {low:e}",
                    "jz 3f",
                    "2:",
                    "inc {count:e}",
                    one_less!("low"),
                    "and {low:e}, {less:e}",
                    "jnz 2b",
                    "3:",
                    "and {high:e}, {high:e}",
                    "jz 5f",
                    "4:",
                    "inc {count:e}",
                    one_less!("high"),
                    "and {high:e}, {less:e}",
                    "jnz 4b",
                    "5:",
                    count = out(reg) count,
                    less = out(reg) _,
                    low = inout(reg) word as u32 => _,
                    high = inout(reg) (word >> 32) as u32 => _,
                    options(pure, nomem, nostack),
                );
            }
            count
        }
    }
}
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
pub use x86::Asm;

#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
mod elsewhere {
    /// The assembler of another architecture; no value of this type can exist here.
    #[derive(Clone, Copy, Debug)]
    pub struct Asm(std::convert::Infallible);

    impl Asm {
        #[inline(always)]
        pub(super) fn checked() -> Option<Self> {
            None
        }

        #[inline(always)]
        pub(super) fn halves(self, _: u64) -> u32 {
            match self.0 {}
        }
    }
}
#[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
pub use elsewhere::Asm;

impl Popcount for Asm {
    const NAME: &'static str = "asm";

    #[inline(always)]
    fn new() -> Option<Self> {
        Self::checked()
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        self.halves(word)
    }
}
