//! The axis `evasions`: how the moves out of check are found.
//!
//! In check few moves are legal, and which they can be is known before one of them is looked for: the king leaves, or, if
//! one piece alone gives check, that piece is taken or something steps between. So engines have a generator of its own
//! for it (claim 22: "some speed-up"). The alternative has less to get wrong: the generator that is there anyway, and a
//! filter behind it.
//!
//! The moves themselves are the move generator's business, two floors up; here is only which of its two ways is taken.
//! Both find the same moves in the same order, so that the engine searches the same tree with either.

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

/// A side in check, and the two ways to find its moves.
pub trait InCheck: Sized {
    /// What comes of it.
    type Found;

    /// Looks only for moves that answer the check.
    fn answers(self) -> Self::Found;

    /// Looks for moves as if there were no check, tries each on the board as it would be, and drops those that leave
    /// the king where it can be taken.
    fn filtered(self) -> Self::Found;
}

/// A way to find the moves out of check.
pub trait Evasions: Copy + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// Finds them.
    fn find<C: InCheck>(side: C) -> C::Found;
}
