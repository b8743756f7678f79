//! Asks at every call what the CPU has.

use super::{Hardware, Popcount, Swar};

/// Takes the instruction where the CPU has it, and shift and multiply where not, by a test in front of every count.
///
/// What CPUID said is kept in a static, so the test is a load and a well-predicted branch. It is here to show what that
/// costs: a program had better ask once, where it begins. Where the target has the instruction for certain, the test is
/// gone.
#[derive(Clone, Copy, Debug)]
pub struct Dispatched;

impl Popcount for Dispatched {
    const NAME: &'static str = "dispatched";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        match Hardware::new() {
            Some(hardware) => hardware.count(word),
            None => Swar.count(word),
        }
    }
}
