//! What a verb prints on the standard output, and its messages on the standard error.
//!
//! Records, engines and tools say what they like, so this is the one place where text goes to a terminal: nothing in it steers one.
//!
//! Not by `println!`, which panics where nobody listens any more: `cargo lab setup | head -1` is no bug.

use std::fmt::{self, Display};
use std::io::Write;

use anyhow::{Context, Result};
pub use outpace::text::plain;
use outpace::text::{plain_but, steers};
use serde::Serialize;

/// The form in which a verb prints its table.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Form {
    /// Print what the table shows as JSON, one object on one line (see docs/formats.md).
    #[arg(long)]
    json: bool,
}

impl Form {
    /// Whether it is JSON: then nothing else may go to the standard output.
    pub const fn is_json(self) -> bool {
        self.json
    }

    /// Prints the one for programs or the other for people.
    pub fn print<T: Display>(self, value: &impl Serialize, text: impl FnOnce() -> T) -> Result<()> {
        if !self.json {
            return print(text());
        }
        let line = serde_json::to_string(value).context("cannot write what was found as JSON")?;
        print_whole(json(&line) + "\n")
    }
}

/// An object with the field `rows`, for a verb that has nothing else to print.
#[derive(Debug, Serialize)]
pub struct Printed<T> {
    pub rows: T,
}

/// Prints the text at once, made plain: what is in it may be a file's or another program's.
pub fn print(text: impl Display) -> Result<()> {
    print_whole(on_a_terminal(&text.to_string()))
}

/// Prints the text at once as it is: another program is to read it.
pub fn print_whole(text: impl Display) -> Result<()> {
    let mut out = std::io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write to the standard output")
}

/// Prints a message apart from the answer, on the standard error, made plain. Where nobody listens nothing is printed.
pub fn aside(text: fmt::Arguments<'_>) {
    let _ = writeln!(std::io::stderr(), "{}", on_a_terminal(&text.to_string()));
}

/// The same with the words of `format!`.
#[macro_export]
macro_rules! note {
    ($($words:tt)*) => { $crate::terminal::stdout::aside(format_args!($($words)*)) };
}
pub use note;

/// Adds a line to a text for people: one line, whatever is in it.
pub fn line(text: &mut String, words: fmt::Arguments<'_>) {
    text.push_str(&plain(&words.to_string()));
    text.push('\n');
}

/// A text of several lines made [`plain`], as it stands on a page.
pub fn plain_lines(text: &str) -> String {
    plain_but(text, &['\n'])
}

/// The same of a text that goes to a terminal, which knows a tab.
fn on_a_terminal(text: &str) -> String {
    plain_but(text, &['\n', '\t'])
}

/// JSON that steers no terminal either: such letters but the ends of lines stand in its strings alone, and there their numbers mean the same.
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
