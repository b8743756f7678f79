//! Adapter for UCI engines: starts and greets them, asks them, and finds the length of their tasks.
//! Engines given as command lines are started and tried ([`ready`]) and checked for equal answers
//! ([`alike`]).

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

/// Size of the transposition table in every process, in MiB: small enough that clearing it before
/// each slice costs little.
pub const HASH_MIB: u32 = 1;

/// Wanted duration of a slice: long against a pipe's round trip and the refilling of the caches,
/// short against changes of the machine. The error of a sample hardly depends on it, so twice as
/// many samples of half the length tell more. Below one millisecond, with an untimed search as
/// long, engines with large tables look slower than they are (docs/methodology.md has the figures).
pub const SLICE: Duration = Duration::from_millis(1);

#[cfg(test)]
#[cfg(unix)]
mod tests;
