//! Tests at every call whether the CPU has the instruction.

use super::{Hardware, Popcount, Swar};

/// Uses the instruction if the CPU has it, otherwise shift and multiply, after a test before every
/// count.
///
/// A static keeps the answer of CPUID, so the test is a load and a well-predicted branch. This
/// variant shows the cost of that test: a program had better ask once, at its start. If the target
/// always has the instruction, there is no test.
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
