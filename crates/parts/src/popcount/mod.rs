//! The axis `popcount`: how many bits of a word are set.
//!
//! Every variant is a type that implements [`Popcount`]; a variant that needs an instruction can only be had on a CPU
//! that has it. A variant that an architecture lacks altogether is there as a type that cannot be had, so the registry
//! at the end is the same list everywhere. Tests and tables are stamped from it.
//!
//! ```
//! use plywright_parts::popcount::{Hardware, Popcount, Swar};
//!
//! /// Compiled for each variant that it is called with; nothing inside asks which one that is.
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

mod asm;
mod dispatched;
mod hardware;
mod mixed;
mod sparse;
mod swar;
mod table;

#[cfg(test)]
mod tests;

pub use asm::Asm;
pub use dispatched::Dispatched;
pub use hardware::Hardware;
pub use mixed::Mixed;
pub use sparse::Sparse;
pub use swar::Swar;
pub use table::Table;

/// A way to count the bits of a word.
pub trait Popcount: Copy + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// The variant, if this CPU can run it.
    fn new() -> Option<Self>;

    /// How many bits of `word` are set, 0 to 64.
    fn count(self, word: u64) -> u32;

    /// The same, for call sites that expect fewer than seven bits.
    #[inline(always)]
    fn count_few(self, word: u64) -> u32 {
        self.count(word)
    }
}

/// Calls the macro `$callback` with the registry of the axis: `{ $prefix } (file, Type) ...`.
///
/// The order is that of the features in `Cargo.toml`: where several are on, the first decides.
#[macro_export]
macro_rules! popcount_variants {
    ($callback:ident { $($prefix:tt)* }) => {
        $callback! { { $($prefix)* }
            (hardware, Hardware)
            (swar, Swar)
            (sparse, Sparse)
            (table, Table)
            (asm, Asm)
            (mixed, Mixed)
            (dispatched, Dispatched)
        }
    };
}
