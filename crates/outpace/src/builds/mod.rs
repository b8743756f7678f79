//! Builds of programs: what a compiler needs besides the source, and where its output goes.

pub mod folder;
pub mod profile;
