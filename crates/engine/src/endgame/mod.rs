//! The axis `endgame`: the search's knowledge of positions with few pieces.
//!
//! Recognisers are small and know many positions for certain. Exact tables are larger and know
//! every position with three or four pieces. Both cost a probe in every node with few pieces, and
//! save the search below the nodes that they decide.
//!
//! A variant does not know what an endgame is. It selects which [`Sources`] the search asks; the
//! sources themselves are in `endings`. Unlike on most axes, variants differ in the moves that the
//! engine plays. They are therefore compared by how much they know, what a probe costs, and what
//! they gain in solved positions and games (`docs/endgames.md`). Each variant has its own
//! signature.

use std::fmt::Debug;

use plywright_parts::axis;

axis! {
    name: endgame,
    variant: Endgame,
    asks: "what does the search know of positions with few pieces?",
    plays_alike: false,
    registry: endgame_variants,
    default: Rules,
    none => Nothing ["endgame-none"],
    rules => Rules ["endgame-rules"],
    exact => Exact ["endgame-exact"],
}

#[cfg(test)]
mod tests;

/// A selection of the sources that the search asks.
pub trait Endgame: Copy + Debug + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// True if any source is asked. If false, the search has no code for endgames.
    const ASKS: bool;

    /// True if tables are asked. If false, the program contains no tables.
    const NEEDS_TABLES: bool;

    /// Returns the answer of the selected sources, or `None` if they have none.
    fn ask<S: Sources>(sources: &S) -> Option<S::Answer>;
}

/// The sources of knowledge about a position.
pub trait Sources {
    /// The answer of a source.
    type Answer;

    /// Returns the answer of the rules, which have none for some positions.
    fn rules(&self) -> Option<Self::Answer>;

    /// Returns the answer of the tables, which have one for every position whose material has a
    /// table.
    fn tables(&self) -> Option<Self::Answer>;
}
