//! The axis `endgame`: what the search learns of positions with few pieces.
//!
//! Recognisers are small and know many positions for certain; exact tables are larger and know all of them. Either costs a probe in
//! every node with few pieces, and saves what lies below the nodes that it decides.
//!
//! A variant does not know what an endgame is. It decides which of the [`Sources`] are asked; what they are is the matter of `endings`.
//! Here, as on no other axis, variants differ in what the engine plays, so they are compared by how much they know, what asking
//! costs, and what comes of it in solved positions and games (`docs/endgames.md`). Each variant has a signature of its own.

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

/// Which sources are asked.
pub trait Endgame: Copy + Debug + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// Whether any is asked. Where none is, the search has no code for it.
    const ASKS: bool;

    /// Whether tables are asked. Where they are not, the program has none.
    const NEEDS_TABLES: bool;

    /// What the sources know.
    fn ask<S: Sources>(sources: &S) -> Option<S::Answer>;
}

/// What can be asked about a position.
pub trait Sources {
    /// What is answered.
    type Answer;

    /// What rules say: some positions are left open.
    fn rules(&self) -> Option<Self::Answer>;

    /// What tables say: nothing is left open where there is a table.
    fn tables(&self) -> Option<Self::Answer>;
}
