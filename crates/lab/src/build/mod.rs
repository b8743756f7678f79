//! What is built, for which target and by which compiler, and whether it is still the same engine.

pub(crate) mod built;
pub(crate) mod candidates;
pub(crate) mod engines;
pub(crate) mod guided;
pub(crate) mod kernels;
pub(crate) mod messages;
pub(crate) mod pace;
pub(crate) mod signature;
pub(crate) mod targets;
