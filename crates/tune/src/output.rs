//! Output of the tuner. Characters that would control a terminal are shown as their numbers.
//!
//! `println!` is not used, since it panics once the reader has closed the pipe. That must not end a
//! run of hours whose results go to files.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};

use anyhow::{Context, Result};
use outpace::text::plain_but;

/// Prints a line on the standard output. Prints nothing if the reader has closed it.
pub(crate) fn print(text: Arguments<'_>) -> Result<()> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{}", plain(text)).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        printed => printed.context("cannot write to the standard output"),
    }
}

/// Prints to the standard error a message that is not part of the output. Does nothing if the
/// standard error is closed.
pub(crate) fn aside(text: Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{}", plain(text));
}

fn plain(text: Arguments<'_>) -> String {
    plain_but(&text.to_string(), &['\n', '\t'])
}

/// Formats like `format!` and calls [`print()`].
macro_rules! say {
    ($($words:tt)*) => { $crate::output::print(format_args!($($words)*)) };
}
pub(crate) use say;

/// Formats like `format!` and calls [`aside`].
macro_rules! note {
    ($($words:tt)*) => { $crate::output::aside(format_args!($($words)*)) };
}
pub(crate) use note;
