//! Services of the operating system: processes that end with us, files that are written whole, one
//! measurement at a time, and the identity of the machine.
//!
//! This module knows nothing of comparisons; all other modules may use it.

pub mod children;
pub mod cpus;
pub mod files;
#[cfg(unix)]
mod guardian;
pub(crate) mod haste;
#[cfg(windows)]
pub(crate) mod jobs;
pub mod lock;
pub mod machine;
pub mod noise;
pub mod pin;
#[cfg(test)]
#[cfg(unix)]
pub(crate) mod scripts;
#[cfg(feature = "tool")]
pub mod signals;
pub mod usage;
