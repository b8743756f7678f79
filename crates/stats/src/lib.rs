//! The statistics of `outpace`, which exports [`rng`] and [`statistics`] again: mathematics that knows nothing of processes, files or records.
//!
//! A package of its own, so that the development profile can optimise it and nothing else: its loops draw launches again some hundred
//! million times, and the rest of `outpace` waits for processes.

#![forbid(unsafe_code)]

pub mod changes;
pub mod linear;
pub mod rng;
pub mod statistics;
