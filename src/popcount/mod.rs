//! The axis `popcount`: how many bits of a word are set.
//!
//! Every variant is a type that implements [`Popcount`]; a variant that needs an instruction can only be had on a CPU
//! that has it. The registry at the end is what tests, benches and the lab are stamped from.

mod swar;

pub use swar::Swar;

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
#[macro_export]
macro_rules! popcount_variants {
    ($callback:ident { $($prefix:tt)* }) => {
        $callback! { { $($prefix)* }
            (swar, Swar)
        }
    };
}
