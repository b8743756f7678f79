//! Builds for targets and compilers, and checks that the builds are still the same engine.

pub mod built;
pub mod candidates;
pub mod engines;
pub mod guided;
pub mod kernels;
pub mod messages;
pub mod pace;
pub mod signature;
pub mod targets;
