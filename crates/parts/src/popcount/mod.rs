//! The axis `popcount`: the number of bits set in a word.
//!
//! Every variant is a type that implements [`Popcount`]. A variant that needs an instruction can
//! only be constructed on a CPU that has it. On an architecture that lacks the instruction
//! altogether, its type exists but cannot be constructed, so the list of variants below is the same
//! everywhere. Macros generate tests and tables from this list, the registry.
//!
//! ```
//! use plywright_parts::popcount::{Hardware, Popcount, Swar};
//!
//! /// Adds up the bits of all words. It is compiled once for each variant, so no branch inside it
//! /// has to choose between them.
//! fn total(popcount: impl Popcount, words: &[u64]) -> u32 {
//!     words.iter().map(|&word| popcount.count(word)).sum()
//! }
//!
//! let words = [0xff, 0x8000_0000_0000_0001, 0];
//! let total = match Hardware::new() {
//!     Some(popcnt) => total(popcnt, &words),
//!     None => total(Swar, &words),
//! };
//! assert_eq!(total, 10);
//! ```

crate::axis! {
    name: popcount,
    variant: Popcount,
    asks: "how are bits counted?",
    registry: popcount_variants,
    default: Hardware else Swar,
    hardware => Hardware ["popcount-hardware"] needs [POPCNT],
    swar => Swar ["popcount-swar"],
    sparse => Sparse ["popcount-sparse"],
    table => Table ["popcount-table"],
    asm => Asm ["popcount-asm"] needs [X86],
    mixed => Mixed ["popcount-mixed"],
    dispatched => Dispatched ["popcount-dispatched"],
}

#[cfg(test)]
mod tests;

/// A way to count the bits of a word.
pub trait Popcount: Copy + Send + Sync + 'static {
    /// The name of the variant. In Plywright it is also the suffix of its cargo feature, its bench
    /// id, the file name of its listing and its key in the records.
    const NAME: &'static str;

    /// Returns the variant if this CPU can run it.
    fn new() -> Option<Self>;

    /// Returns the number of bits set in `word`, 0 to 64.
    fn count(self, word: u64) -> u32;

    /// Counts like `count`, for call sites that expect fewer than seven bits; correct for any word.
    #[inline(always)]
    fn count_few(self, word: u64) -> u32 {
        self.count(word)
    }
}
