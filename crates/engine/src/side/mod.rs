//! The axis `side`: how code that is written once for both sides learns which side it is working for.
//!
//! Each term of the evaluation is one function with a parameter `side: impl Side`. Where the side is a type, the
//! compiler makes two functions of it and settles in each which way the pawns go and which entry of a pair is meant;
//! where it is a value, there is one function, which asks. The source of this axis (claim 21) had its
//! terms written twice, once a colour, and found templates to say it once at no cost; what it did not measure is what
//! the second copy is worth.
//!
//! The axis covers the evaluation. The move generator is written once for both sides too, but always by types: its counts are those of
//! perft, and a pawn's shift by a run-time amount was never in question there.
//!
//! A variant does not answer a question but calls: it shows a [`Visit`] both sides in its own way.

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

/// One side, as code for either gets to know it.
pub trait Side: Copy {
    /// Which it is.
    fn colour(self) -> Colour;
}

/// Code for one side, whichever it is.
pub trait Visit {
    /// What it finds.
    type Output;

    /// Does it for `side`.
    ///
    /// To be marked `#[inline(always)]`: the variants decide how many copies there are.
    fn visit(&mut self, side: impl Side) -> Self::Output;
}

/// A way to do the same for both sides.
pub trait Sides: Copy + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// What `visitor` finds for White and, after that, for Black.
    fn both<V: Visit>(visitor: &mut V) -> [V::Output; 2];
}
