//! The axis `checks`: the moment at which the search finds out that a side is in check.
//!
//! Each node needs to know it first of all. Either the node asks every piece that could give check,
//! each time that it is entered; or the move is asked when it is made, because only the moved piece
//! and the lines that it has opened can give check, and the node reads the answer.
//!
//! The move generator does the work; this module only selects the moment.

use std::fmt::Debug;

use plywright_parts::axis;

axis! {
    name: checks,
    variant: Checks,
    asks: "are checks found when a node is entered, or when its move is made?",
    registry: checks_variants,
    default: OnEntry,
    on_entry => OnEntry ["checks-on-entry"],
    on_make => OnMake ["checks-on-make"],
}

#[cfg(test)]
mod tests;

/// The checks of the line that is being searched.
pub trait Checks: Debug + Send + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// Creates the memory of a line of at most this many positions.
    fn new(positions: usize) -> Self;

    /// Notes that a move has led to the position at `ply`. `gave_check` tells, from the move, if
    /// the side to move is in check there.
    fn reach(&mut self, ply: usize, gave_check: impl FnOnce() -> bool);

    /// Returns true if the side to move is in check in the position at `ply`, the last that was
    /// reached there. `find` tells the same from the position alone.
    fn is_check(&self, ply: usize, find: impl FnOnce() -> bool) -> bool;
}
