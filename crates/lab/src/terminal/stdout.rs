//! Output of a subcommand on the standard output, and its messages on the standard error.
//!
//! Records, engines and tools may contain any text. All text for a terminal goes through this
//! module, which writes each character that would control a terminal as its number.
//!
//! `println!` is not used, since it panics once the reader has closed the pipe, and a panic looks
//! like a bug; but `cargo lab setup | head -1` is normal use.

use std::fmt::{self, Display};
use std::io::Write;

use anyhow::{Context, Result};
pub use outpace::text::plain;
use outpace::text::{plain_but, steers};
use serde::Serialize;

/// Form in which a subcommand prints its table.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Form {
    /// Print the table's data as JSON, one object on one line (see docs/formats.md).
    #[arg(long)]
    json: bool,
}

impl Form {
    /// Returns true for JSON. Nothing else may then go to the standard output.
    pub const fn is_json(self) -> bool {
        self.json
    }

    /// Prints `value` as JSON for programs, or `text` for people.
    pub fn print<T: Display>(self, value: &impl Serialize, text: impl FnOnce() -> T) -> Result<()> {
        if !self.json {
            return print(text());
        }
        let line = serde_json::to_string(value).context("cannot write the result as JSON")?;
        print_whole(json(&line) + "\n")
    }
}

/// An object with the single field `rows`, for a subcommand whose JSON is only a list.
#[derive(Debug, Serialize)]
pub struct Printed<T> {
    pub rows: T,
}

/// Prints a text at once, made plain, since parts of it may come from a file or another program.
pub fn print(text: impl Display) -> Result<()> {
    print_whole(on_a_terminal(&text.to_string()))
}

/// Prints a text at once and unchanged, for another program to read.
pub fn print_whole(text: impl Display) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}

/// Prints a message that is not part of the answer, made plain, on the standard error. Does nothing
/// if the standard error is closed.
pub fn aside(text: fmt::Arguments<'_>) {
    let _ = writeln!(std::io::stderr(), "{}", on_a_terminal(&text.to_string()));
}

/// Formats like `format!` and prints with `aside`.
#[macro_export]
macro_rules! note {
    ($($words:tt)*) => { $crate::terminal::stdout::aside(format_args!($($words)*)) };
}
pub use note;

/// Adds a line to a text for people. It stays a single line, whatever it contains.
pub fn line(text: &mut String, words: fmt::Arguments<'_>) {
    text.push_str(&plain(&words.to_string()));
    text.push('\n');
}

/// Makes a text of several lines [`plain`], for a page.
pub fn plain_lines(text: &str) -> String {
    plain_but(text, &['\n'])
}

/// Makes a text of several lines plain for a terminal, which also understands tabs.
fn on_a_terminal(text: &str) -> String {
    plain_but(text, &['\n', '\t'])
}

/// Returns the JSON with an escape for each character that would control a terminal, except line
/// ends. Such characters occur only in strings, where an escape means the same.
pub fn json(text: &str) -> String {
    text.chars()
        .map(|letter| {
            if steers(letter) && letter != '\n' {
                format!("\\u{:04x}", u32::from(letter))
            } else {
                letter.into()
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_means_the_same_and_steers_no_terminal_either() {
        let raw = "a \u{1b}[2J \u{9b} \u{202e} \u{7f} ü";
        let line = json(&serde_json::to_string(raw).unwrap());
        assert!(!line.contains(steers), "{line}");
        assert_eq!(serde_json::from_str::<String>(&line).unwrap(), raw);
        assert_eq!(json("{\n}\n"), "{\n}\n");
    }
}
