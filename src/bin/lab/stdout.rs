//! What a verb says on the standard output.
//!
//! Not by `println!`, which panics where nobody listens any more: `cargo lab doctor | head -1` is no bug.

use std::fmt::Display;
use std::io::Write;

use anyhow::{Context, Result};

/// Prints the text at once.
///
/// # Errors
///
/// If the standard output is closed, or goes to a disk that is full.
pub(crate) fn print(text: impl Display) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}
