//! Worth of endgame knowledge: how much each variant of the axis `endgame` knows, the cost of a
//! look-up, how the variant judges solved positions, and how it plays from endgames.
//!
//! The variants of most axes search the same nodes, so the lab compares them by speed. The variants
//! of `endgame` search different nodes and play different moves, so their speed in nodes per second
//! says little.

pub(crate) mod claims;
pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod record;
pub(crate) mod solved;
pub(crate) mod tables;
#[cfg(test)]
mod tests;

pub(crate) use record::Record;
