//! The axis `score`: the representation of a midgame and an endgame value as one.
//!
//! A score can be added, subtracted, negated and multiplied by an integer. There is no product of
//! two scores and no division: division corrupts the midgame half of a packed score (claim 5 in
//! Plywright's `docs/claims.md`), so no variant offers it.
//!
//! Values, and every intermediate sum, stay within -32,768 to 32,767 centipawns (claim 6). The
//! evaluation's tests bound the sums of its weights, and debug builds of every variant assert the
//! range at each operation, so code that works with one variant works with all. Outside that range
//! the results of the variants differ, but none is unsafe.
//!
//! ```
//! use plywright_parts::score::{Packed, Score};
//!
//! fn mobility<S: Score>(moves: i32) -> S {
//!     S::new(4, 3) * moves
//! }
//!
//! let sum: Packed = mobility::<Packed>(7) - Packed::new(10, -5);
//! assert_eq!((sum.mg(), sum.eg()), (18, 26));
//! ```

mod operators;

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

crate::axis! {
    name: score,
    variant: Score,
    asks: "how do midgame and endgame values travel together?",
    registry: score_variants,
    default: Packed,
    packed => Packed ["score-packed"],
    wide => Wide ["score-wide"],
    split => Split ["score-split"],
    lanes => Lanes ["score-lanes"],
}

#[cfg(test)]
mod tests;

/// A pair of values in centipawns, for the midgame and for the endgame.
pub trait Score:
    Copy
    + Debug
    + Eq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + Mul<i32, Output = Self>
    + AddAssign
    + SubAssign
    + Send
    + Sync
    + 'static
{
    /// The name of the variant. In Plywright it is also the suffix of its cargo feature, its bench
    /// id, the file name of its listing and its key in the records.
    const NAME: &'static str;

    /// The score with both values zero.
    const ZERO: Self;

    /// Makes a score of these two values. Every variant also has this as a `const fn`, for
    /// [`Tables`].
    fn new(mg: i32, eg: i32) -> Self;

    /// Returns the midgame value.
    fn mg(self) -> i32;

    /// Returns the endgame value.
    fn eg(self) -> i32;

    /// Returns the tables of family `T` in this variant's own form, as constants.
    fn tables<T: Tables>() -> &'static T::Of<Self>;
}

macro_rules! tables_trait {
    ({} $(($file:ident, $variant:ident))*) => {
        /// A family of constant tables, one for each variant.
        ///
        /// Trait functions cannot run in constants, so the tables of a generic `S: Score` cannot be
        /// computed there. Instead a family names one table per variant of the registry, and
        /// [`Score::tables`] picks the right one. It is still a constant, so its values can become
        /// immediates.
        #[allow(non_upper_case_globals, reason = "the constants are named after the variants' types")]
        pub trait Tables: 'static {
            /// The table with scores of the variant `S`.
            type Of<S: Score>: 'static;
            $(
                #[doc = concat!("The table of `", stringify!($file), "`.")]
                const $variant: &'static Self::Of<$variant>;
            )*
        }
    };
}
score_variants!(tables_trait {});
