//! The verbs of the engine binary that are no commands of the protocol.

pub(crate) mod book;
mod input;
mod progress;
pub(crate) mod suite;

use std::fmt;
use std::io::{self, Write};

/// Prints a line for whoever waits; where nobody reads standard error any more, the work goes on.
fn say(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "plywright: {line}");
}

/// A number of things.
fn of(count: u64, thing: &str) -> String {
    match (count, thing.strip_suffix('y')) {
        (1, _) => format!("1 {thing}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        _ => format!("{count} {thing}s"),
    }
}
