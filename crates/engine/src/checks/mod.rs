//! The axis `checks`: the moment at which the search finds out whether the side to move is in
//! check.
//!
//! Each node needs to know this first of all. There are two ways. Either the node looks, each time
//! that it is entered, at every piece that could give check. Or the check is found when the move is
//! made: then only the moved piece, and sliders on the lines that it opened, can give check. The
//! node reads the stored answer.
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

/// A way to find the checks in the line of positions that is being searched.
pub trait Checks: Debug + Send + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// Creates the memory for a line of at most this many positions.
    fn new(positions: usize) -> Self;

    /// Notes that a move has led to the position at `ply`. `gave_check` finds from the
    /// move whether the side to move is in check there.
    fn reach(&mut self, ply: usize, gave_check: impl FnOnce() -> bool);

    /// Returns true if the side to move is in check in the position at `ply`, the last that was
    /// reached there. `find` returns the same from the position alone.
    fn is_check(&self, ply: usize, find: impl FnOnce() -> bool) -> bool;
}
