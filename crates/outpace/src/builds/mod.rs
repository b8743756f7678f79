//! From a command line or a revision to a program: each build in a folder of its own, by a profile, in several layouts.

pub mod folder;
pub mod layouts;
pub mod maker;
pub mod matrix;
#[cfg(feature = "tool")]
pub mod presets;
pub mod profile;
pub mod revisions;
pub mod sources;
