//! Adapter for UCI engines: starts them, does the `uci` handshake, lets them search, and finds how
//! many nodes or plies make a slice (a search) of about one millisecond. Engines that are given as
//! command lines are tried once ([`ready`]), and checked for equal answers ([`alike`]).

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

/// Size of the transposition table in every process, in MiB, unless the user sets another size or
/// the engine's smallest size is larger. A table of this size is cleared quickly, which is done
/// before each slice.
pub const HASH_MIB: u32 = 1;

/// Wanted duration of a slice: long compared with a pipe's round trip and with refilling the
/// caches, short compared with changes of the machine. The error of a sample hardly depends on the
/// duration, so twice as many samples of half the length say more. An untimed search precedes each
/// slice: of the same number of nodes, or one ply shallower. If both are shorter than one
/// millisecond, engines with large tables look slower than they are (docs/methodology.md has the
/// figures).
pub const SLICE: Duration = Duration::from_millis(1);

#[cfg(test)]
#[cfg(unix)]
mod tests;
