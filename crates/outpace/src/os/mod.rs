//! What the operating system is asked for: processes that end with us, files that appear whole, one measurement at a time, and what machine this is.
//!
//! It knows nothing of comparisons; all other floors may use it.

pub mod children;
pub mod files;
pub(crate) mod haste;
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
