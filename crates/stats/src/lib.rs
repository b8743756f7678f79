//! The statistics of `outpace`, which re-exports [`rng`] and [`statistics`]. They know nothing of
//! processes, files or records.
//!
//! This is a package of its own so that the development profile can optimise it alone: its loops
//! go over all launches again and again, while the rest of `outpace` waits for processes.

#![forbid(unsafe_code)]

pub mod changes;
pub mod linear;
pub mod rng;
pub mod statistics;
