//! The axis `evasions`: the way to find the moves out of check.
//!
//! In check few moves are legal, and their form is known in advance: the king moves away, or, if
//! only one piece gives check, another piece captures or blocks it. So engines have a separate
//! generator for evasions (claim 22: "some speed-up"). The alternative is the generator that exists
//! anyway, with a filter behind it. It leaves less room for mistakes.
//!
//! The move generator does the work; this module only selects one of its two ways. Both find the
//! same moves in the same order, so the engine searches the same tree with either.

use plywright_parts::axis;

axis! {
    name: evasions,
    variant: Evasions,
    asks: "are moves out of check generated, or filtered out of all moves?",
    registry: evasions_variants,
    default: Special,
    special => Special ["evasions-special"],
    general => General ["evasions-general"],
}

#[cfg(test)]
mod tests;

/// A side in check, with the two ways to find its moves.
pub trait InCheck: Sized {
    /// The result of the search for moves.
    type Found;

    /// Finds the moves by generating only answers to the check.
    fn answers(self) -> Self::Found;

    /// Finds the moves by generating them as if there were no check, testing each on the board as
    /// it would be after the move, and dropping those that leave the king in check.
    fn filtered(self) -> Self::Found;
}

/// A way to find the moves out of check.
pub trait Evasions: Copy + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// Finds the moves of `side` in this variant's way.
    fn find<C: InCheck>(side: C) -> C::Found;
}
