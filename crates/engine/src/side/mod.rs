//! The axis `side`: the way in which code written once for both sides is told which side it works
//! for.
//!
//! Each term of the evaluation is one function with a parameter `side: impl Side`. If the side is a
//! type, the compiler makes two functions of it; in each, the direction of the pawns and the index
//! into every array by colour are constants. If the side is a value, there is one function, which
//! tests the side at run time. The engine iCE, whose blog is behind this axis (claim 21 in
//! `docs/claims.md`), had its terms written twice, once for each colour, and found that templates
//! state them once at no cost. The compiler still makes two copies of the machine code; the blog
//! did not measure what the second copy is worth.
//!
//! The axis covers the evaluation. The move generator is also written once for both sides, but
//! there the side is always a type: a move generator is judged by the speed of perft, and a variant
//! that shifts pawns by a run-time amount was never considered for it.
//!
//! A variant returns no side. Instead it calls a [`Visit`] with both sides, in the form that the
//! variant has chosen.

use plywright_parts::axis;

use crate::types::Colour;

axis! {
    name: side,
    variant: Sides,
    asks: "is the evaluation compiled once for each side, or once for both?",
    registry: side_variants,
    default: Const,
    constant => Const ["side-const"],
    runtime => Runtime ["side-runtime"],
}

pub use constant::{Black, White};
pub use runtime::AtRunTime;

#[cfg(test)]
mod tests;

/// One of the two sides, as a type ([`White`], [`Black`]) or as a value ([`AtRunTime`]). Code that
/// is written once for both sides takes it as a parameter `side: impl Side`.
pub trait Side: Copy {
    /// The colour of the side.
    fn colour(self) -> Colour;
}

/// Code that runs for one side, either White or Black.
pub trait Visit {
    /// The result for one side.
    type Output;

    /// Runs the code for `side`.
    ///
    /// Implementations must be marked `#[inline(always)]`: the variants decide how many copies
    /// exist.
    fn visit(&mut self, side: impl Side) -> Self::Output;
}

/// A way to run the same code for both sides.
pub trait Sides: Copy + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// Runs `visitor` for White and then for Black, and returns both results in this order.
    fn both<V: Visit>(visitor: &mut V) -> [V::Output; 2];
}
