//! What knowledge of endgames is worth: the variants of the axis `endgame` by how much they know, what asking costs, how they judge
//! solved positions, and how they play from endgames.
//!
//! The variants of the other axes are one engine, so the lab compares them by how fast they search the same nodes. These change what is
//! searched and what is played: equal is not what they should be, and nodes a second say little.

pub(crate) mod claims;
pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod record;
pub(crate) mod solved;
pub(crate) mod tables;
#[cfg(test)]
mod tests;

pub(crate) use record::Record;
