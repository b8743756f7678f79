//! One table lookup per byte.

use super::Popcount;

/// Adds up eight lookups in a table of 256 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Table;

static BITS: [u8; 256] = {
    let mut bits = [0; 256];
    let mut byte = 1;
    while byte < 256 {
        bits[byte] = bits[byte / 2] + (byte % 2) as u8;
        byte += 1;
    }
    bits
};

impl Popcount for Table {
    const NAME: &'static str = "table";

    #[inline(always)]
    fn new() -> Option<Self> {
        Some(Self)
    }

    #[inline(always)]
    fn count(self, word: u64) -> u32 {
        let mut count = 0;
        for byte in word.to_le_bytes() {
            count += u32::from(BITS[usize::from(byte)]);
        }
        count
    }
}
