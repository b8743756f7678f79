//! Shift and multiply: sums of 2, 4 and 8 bits within the word, then one multiplication that adds
//! up all bytes.

use super::Popcount;

/// Counts within the word, at the same cost for every number of bits set.
///
/// Source: Knuth, *The Art of Computer Programming* 4A, 7.1.3; `C-shift` in the blog of the engine
/// iCE (2012).
#[derive(Clone, Copy, Debug)]
pub struct Swar;

impl Popcount for Swar {
    const NAME: &'static str = "swar";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }
}
