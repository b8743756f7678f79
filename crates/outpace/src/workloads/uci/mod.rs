//! The adapter for UCI engines: how one is started and greeted, what it is asked, how long its tasks are, and engines that are given as
//! command lines: these are started and tried ([`ready`]) and checked for equal answers ([`alike`]).

pub mod alike;
mod calibrate;
mod engine;
mod greeting;
mod positions;
mod process;
pub mod ready;
mod speaks;

pub use calibrate::{calibrate, calibrate_depths};
pub use engine::{Slice, Source, UciEngine};
pub use greeting::{Greeting, Offer, Takes};
pub use positions::POSITIONS;
pub use process::{Answer, Forget, Limit, Process, Value};
pub use speaks::{Spoken, speaks};

use std::time::Duration;

/// The transposition table in every process: small enough that clearing it before each slice costs little.
pub const HASH_MIB: u32 = 1;

/// What a slice should last: long against a pipe's round trip and the caches' refilling, short against the machine's changes. What a sample
/// is off by hardly depends on it, so twice as many samples of half the length say more; below one millisecond, with an untimed search as long,
/// engines with large tables look slower than they are (docs/methodology.md has the figures).
pub const SLICE: Duration = Duration::from_millis(1);

#[cfg(test)]
#[cfg(unix)]
mod tests;
