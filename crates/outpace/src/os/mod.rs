//! Access to the operating system: child processes that end with us, files that are replaced
//! completely or not at all, a lock for one measurement at a time, CPUs, and the machine's
//! identity.
//!
//! This module uses nothing of comparisons; all other modules may use it.

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
