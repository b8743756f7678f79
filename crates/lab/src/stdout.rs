//! What a verb says on the standard output.
//!
//! Not by `println!`, which panics where nobody listens any more: `cargo lab setup | head -1` is no bug.

use std::fmt::Display;
use std::io::Write;

use anyhow::{Context, Result};
use serde::Serialize;

/// The form in which a verb tells its table.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct Form {
    /// Print what the table shows as JSON, one object on one line (see docs/json.md).
    #[arg(long)]
    json: bool,
}

impl Form {
    /// Whether it is JSON: then nothing else may go to the standard output.
    pub(crate) const fn is_json(self) -> bool {
        self.json
    }

    /// Prints the one for programs or the other for people.
    ///
    /// # Errors
    ///
    /// As [`print()`].
    pub(crate) fn print<T: Display>(self, told: &impl Serialize, text: impl FnOnce() -> T) -> Result<()> {
        if !self.json {
            return print(text());
        }
        let line = serde_json::to_string(told).context("cannot write what was found as JSON")?;
        print(format_args!("{line}\n"))
    }
}

/// An object with the field `rows`: what a verb tells that has nothing more to say.
#[derive(Debug, Serialize)]
pub(crate) struct Told<T> {
    /// The rows.
    pub(crate) rows: T,
}

/// Prints the text at once.
///
/// # Errors
///
/// If the standard output is closed, or goes to a disk that is full.
pub(crate) fn print(text: impl Display) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}

/// A text from a file as it may stand on a terminal: what would move the cursor, ring, or turn the direction of writing is told by
/// its number.
pub(crate) fn plain(text: &str) -> String {
    without(text, |_| false)
}

/// The same of several lines, as they stand on a page.
pub(crate) fn plain_lines(text: &str) -> String {
    without(text, |letter| letter == '\n')
}

fn without(text: &str, may_stay: fn(char) -> bool) -> String {
    let turns = |letter| matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        if (letter.is_control() && !may_stay(letter)) || turns(letter) {
            told.extend(letter.escape_unicode());
        } else {
            told.push(letter);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_is_left_in_a_plain_text() {
        assert_eq!(
            plain("Xeon® \u{1b}[2J\u{9b}\r\n\u{202e}"),
            "Xeon® \\u{1b}[2J\\u{9b}\\u{d}\\u{a}\\u{202e}"
        );
    }
}
