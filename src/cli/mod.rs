//! The verbs of the engine binary that are not commands of the protocol.

pub(crate) mod book;
mod input;
mod progress;
pub(crate) mod suite;

use std::fmt;
use std::io::{self, Write};

/// Prints a line for a waiting user; a closed standard error is ignored.
fn say(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "plywright: {line}");
}

/// Formats a number of things, such as `1 entry` or `2 entries`.
fn quantity(count: u64, thing: &str) -> String {
    match (count, thing.strip_suffix('y')) {
        (1, _) => format!("1 {thing}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        _ => format!("{count} {thing}s"),
    }
}
