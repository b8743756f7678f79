//! The two streams that a user reads.

use std::io::Write;

use crate::error::{Context, Result};
use crate::text::plain_but;

/// Prints a message apart from the answer, on the standard error. Where nobody listens nothing is printed.
pub(super) fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", plain_but(text, &['\n', '\t']));
}

/// Prints on the standard output.
///
/// # Errors
///
/// It cannot be written to.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}
