//! Builds programs that are then compared: from a build command with several settings or from
//! several revisions, optionally by a profile and in several code layouts.

pub mod folder;
pub mod layouts;
pub mod maker;
pub mod matrix;
#[cfg(feature = "tool")]
pub mod presets;
pub mod profile;
pub mod revisions;
pub mod sources;
pub mod tools;
