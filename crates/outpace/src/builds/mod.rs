//! Builds of programs: what a compiler needs besides the source.

pub mod profile;
