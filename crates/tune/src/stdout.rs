//! What the tuner prints: nothing in it steers a terminal.
//!
//! Not by `println!`, which panics where nobody listens any more: a run takes hours, and what it makes is in files.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};
use outpace::text::plain_but;

/// Prints a line on the standard output. Where nobody listens nothing is printed.
pub(crate) fn print(text: Arguments<'_>) -> Result<()> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{}", plain(text)).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        printed => printed.context("cannot write to the standard output"),
    }
}

/// Prints a message apart from the answer, on the standard error. Where nobody listens nothing is printed.
pub(crate) fn aside(text: Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{}", plain(text));
}

fn plain(text: Arguments<'_>) -> String {
    plain_but(&text.to_string(), &['\n', '\t'])
}

/// [`print()`] with the words of `format!`.
macro_rules! say {
    ($($words:tt)*) => { $crate::stdout::print(format_args!($($words)*)) };
}
pub(crate) use say;

/// [`aside`] with the words of `format!`.
macro_rules! note {
    ($($words:tt)*) => { $crate::stdout::aside(format_args!($($words)*)) };
}
pub(crate) use note;
