//! The loop where few bits are expected, and the best variant without a loop elsewhere.
//!
//! The engine iCE gained more than 10 % this way (claim 36 in Plywright's `docs/claims.md`), on
//! CPUs without the instruction. So the variant without a loop is the instruction only if the
//! target always has it, and shift and multiply otherwise. A test of the CPU would bring back the
//! very instruction whose absence this variant is about, and one build would run different code on
//! different CPUs.

use super::{Popcount, Sparse};

#[cfg(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))))]
use super::Hardware as WithoutLoop;
#[cfg(not(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64")))))]
use super::Swar as WithoutLoop;

/// Counts few bits as [`Sparse`] does, and other words without a loop.
#[derive(Clone, Copy, Debug)]
pub struct Mixed {
    without_loop: WithoutLoop,
}

impl Popcount for Mixed {
    const NAME: &'static str = "mixed";

    #[inline(always)]
    fn new() -> Option<Self> {
        WithoutLoop::new().map(|without_loop| Self { without_loop })
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        self.without_loop.count(word)
    }

    #[inline(always)]
    fn count_few(self, word: u64) -> u32 {
        Sparse.count(word)
    }
}
