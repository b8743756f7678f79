//! The two output streams of the program.

use std::io::Write;

use crate::error::{Context, Result};
use crate::text::plain_but;

/// Prints a message on the standard error, apart from the answer. A failure to write is ignored.
pub(super) fn note(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", plain_but(text, &['\n', '\t']));
}

/// Prints a text on the standard output.
///
/// # Errors
///
/// The standard output cannot be written to.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}
