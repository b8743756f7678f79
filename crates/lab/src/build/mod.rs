//! What is built, for which target and by which compiler, and whether it is still the same engine.

pub mod built;
pub mod candidates;
pub mod engines;
pub mod guided;
pub mod kernels;
pub mod messages;
pub mod pace;
pub mod signature;
pub mod targets;
