//! Clears the lowest bit until no bit is left.
//!
//! At target levels with `popcnt` the compiler recognises this loop and replaces it by the
//! instruction. Only the listing shows which code was timed.

use super::Popcount;

/// Counts the times that the lowest bit can be cleared: one turn for each bit set.
///
/// Source: Wegner, *A technique for counting ones in a binary computer*, 1960; `C-sparse` in
/// the blog of the engine iCE (2012).
#[derive(Clone, Copy, Debug)]
pub struct Sparse;

impl Popcount for Sparse {
    const NAME: &'static str = "sparse";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn count(self, mut word: u64) -> u32 {
        let mut count = 0;
        while word != 0 {
            word &= word - 1;
            count += 1;
        }
        count
    }
}
