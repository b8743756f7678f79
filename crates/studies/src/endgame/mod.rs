//! Worth of endgame knowledge: how much each variant of the axis `endgame` knows, the cost of a
//! question to it, how it judges solved positions, and how it plays from endgames.
//!
//! The variants of every other axis make the same engine, so the lab compares them by the speed at
//! which they search the same nodes. These variants change the search and the play: they should not
//! be equal, and nodes a second say little.

pub(crate) mod claims;
pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod record;
pub(crate) mod solved;
pub(crate) mod tables;
#[cfg(test)]
mod tests;

pub(crate) use record::Record;
