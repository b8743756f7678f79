//! Builds: make a program from a command line or a revision, each in a folder of its own,
//! optionally by a profile and in several layouts.

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
