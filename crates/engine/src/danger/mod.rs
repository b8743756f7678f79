//! The axis `danger`: the way to find which of the king's steps (the squares next to it) a knight
//! or a slider attacks.
//!
//! The king hides the squares behind it from a slider, so its steps are tested on a board without
//! the king. There are two ways. One looks up the attackers of each step. The other unites the
//! attacks of the other side's knights and sliders; a table selects the sliders that can reach a
//! step at all.
//!
//! The move generator does the work; this module only selects one of its two ways.

use plywright_parts::axis;

axis! {
    name: danger,
    variant: Danger,
    asks: "which steps of the king are attacked?",
    registry: danger_variants,
    default: Lookups,
    lookups => Lookups ["danger-lookups"],
    table => Table ["danger-table"],
}

#[cfg(test)]
mod tests;

/// A king's steps, with the two ways to find those that are attacked.
pub trait Steps: Sized {
    /// The attacked steps.
    type Attacked;

    /// Looks up the attackers of each step.
    fn looked_up(self) -> Self::Attacked;

    /// Unites the attacks of all knights and of the sliders that a table picks.
    fn united(self) -> Self::Attacked;
}

/// A way to find the attacked steps.
pub trait Danger: Copy + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// Finds the attacked steps in this variant's way.
    fn find<S: Steps>(steps: S) -> S::Attacked;
}
