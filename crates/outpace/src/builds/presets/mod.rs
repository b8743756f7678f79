//! Matrices that know a toolchain: what cargo, make or CMake can do to a program without a change of its files.
//!
//! A preset is an `outpace.toml` that nobody had to write: [`Preset::text`] is that file, and what it says is all that a preset does. What is
//! installed is found first ([`cargo::Cargo::find`], [`make::Make::find`], [`cmake::Cmake::find`]) and is plain data, so that a preset follows from data alone.
//!
//! The first value of each axis passes nothing, so the baseline is the program as its own files have it built.

pub mod cargo;
pub mod cmake;
pub mod compilers;
pub mod make;
mod print;
#[cfg(test)]
mod tests;

use super::matrix::{Axis, Run, Value};
use crate::error::{Result, bail};

/// The part of a line that merges what rustc's or clang's instrumented programs have counted, and gives the path of the profile.
const MERGED: &str = "$(\"${OUTPACE:-outpace}\" merge-profiles .outpace/profile)";

/// The variable by which a build line finds this program where it is on no path.
pub const PROGRAM_VARIABLE: &str = "OUTPACE";

/// What a preset is asked for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// More arguments of the tool: `-p app`.
    pub arguments: String,
    /// The commands that run what was built, with paths as the tool alone would make them; none where they are not known yet.
    pub runs: Vec<Run>,
    /// What a build makes, where that is not the program of the run command.
    pub artifact: Option<String>,
    /// The training of builds that follow a profile, for the system's shell; the first run command where nothing is said.
    pub train: Option<String>,
    /// What the training reads as its standard input.
    pub input: Option<String>,
    /// Whether the training may end with a status other than 0.
    pub any_status: bool,
    /// The axes that are wanted; all where none is named.
    pub only: Vec<String>,
    /// The target levels above the lowest that this CPU has: `x86-64-v3`.
    pub levels: Vec<String>,
}

impl Wanted {
    /// The arguments behind a blank, if there are any; a brace in them names no axis.
    fn more(&self) -> String {
        let arguments = self.arguments.trim();
        if arguments.is_empty() { String::new() } else { format!(" {}", literal(arguments)) }
    }
}

/// What is built and run, and what builds may differ in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preset {
    /// How it was asked for: `outpace choose --cargo`.
    pub of: String,
    /// What its reader should know.
    pub notes: Vec<String>,
    /// The build command.
    pub build: String,
    /// The run commands.
    pub runs: Vec<Run>,
    /// What a build makes, where that is not the program of the run command.
    pub artifact: Option<String>,
    /// The training.
    pub train: Option<String>,
    /// The axes, with a line on each.
    pub axes: Vec<(Axis, String)>,
    /// The axes that were asked for; all where none is named.
    only: Vec<String>,
    /// The axes that were added, or would have been.
    known: Vec<String>,
}

impl Preset {
    fn new(of: &str, wanted: &Wanted) -> Self {
        Self { of: of.to_owned(), only: wanted.only.clone(), ..Self::default() }
    }

    /// Adds what is run, with `place` applied to each command; `otherwise` is run where nothing was said.
    fn run(&mut self, wanted: &Wanted, otherwise: &str, place: impl Fn(&str) -> String) {
        self.runs.clone_from(&wanted.runs);
        if self.runs.is_empty() {
            self.runs.push(Run { name: None, command: otherwise.to_owned() });
        }
        self.runs.iter_mut().for_each(|run| run.command = place(&run.command));
        self.artifact = wanted.artifact.as_deref().map(&place);
        if self.learns() {
            let input = wanted.input.as_ref().map_or(String::new(), |path| format!(" < {}", quoted(path)));
            let anyhow = if wanted.any_status { " || true" } else { "" };
            let first = || format!("{}{input}{anyhow}", self.runs[0].command);
            self.train = Some(wanted.train.as_deref().map_or_else(first, &place));
        }
    }

    /// Adds an axis, unless it has one value alone, or others were asked for.
    fn axis(&mut self, name: &str, values: Vec<Value>, what: &str) {
        self.known.push(name.to_owned());
        if values.len() > 1 && (self.only.is_empty() || self.only.iter().any(|only| only == name)) {
            let axis = Axis { name: name.to_owned(), values, only_with: Vec::new() };
            self.axes.push((axis, what.to_owned()));
        }
    }

    /// Checks that there are the axes that were asked for.
    ///
    /// # Errors
    ///
    /// There is none of such a name.
    pub fn check(&self) -> Result<()> {
        let is_there = |name: &&String| self.axes.iter().any(|(axis, _)| axis.name == **name);
        if let Some(name) = self.only.iter().find(|name| !is_there(name)) {
            let why = match self.known.contains(name) {
                true => "it has one value alone here",
                false => "there is none of that name",
            };
            bail!("no axis `{name}`: {why}; those of this preset are {}", self.known.join(", "));
        }
        Ok(())
    }

    /// Returns true if some value learns before it is built.
    fn learns(&self) -> bool {
        self.axes.iter().flat_map(|(axis, _)| &axis.values).any(|value| value.learn.is_some())
    }

    /// The names of its axes in braces, in their order.
    fn braces(&self, without: &[&str]) -> String {
        let names = self.axes.iter().map(|(axis, _)| axis.name.as_str());
        names.filter(|name| !without.contains(name)).map(|name| format!("{{{name}}}")).collect()
    }

    /// That axis in braces, if it is there.
    fn brace(&self, name: &str) -> String {
        if self.axes.iter().any(|(axis, _)| axis.name == name) {
            format!("{{{name}}}")
        } else {
            String::new()
        }
    }
}

/// A value that passes nothing.
fn own(label: &str) -> Value {
    value(label, "")
}

fn value(label: &str, text: &str) -> Value {
    Value { label: label.to_owned(), text: text.to_owned(), learn: None }
}

/// The text with doubled braces where a name in braces would stand for an axis.
fn literal(text: &str) -> String {
    let names: Vec<String> =
        super::matrix::placeholders(text).into_iter().map(|name| format!("{{{name}}}")).collect();
    names
        .iter()
        .collect::<std::collections::BTreeSet<_>>()
        .into_iter()
        .fold(text.to_owned(), |text, name| text.replace(name.as_str(), &format!("{{{name}}}")))
}

/// The text as one word of a POSIX shell.
fn quoted(text: &str) -> String {
    shlex::try_quote(text).map_or_else(|_| text.to_owned(), std::borrow::Cow::into_owned)
}

/// The text as part of a word in double quotes of a POSIX shell.
fn in_double_quotes(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if "$`\"\\".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// The command with another folder in the place of the first folder of those paths of which `is_built` says that they are built.
fn moved(command: &str, from: &str, to: &str, is_built: impl Fn(&str) -> bool) -> String {
    let ends_word = |letter: char| letter.is_whitespace() || "'\"=;&|()<>".contains(letter);
    let mut moved = String::new();
    for piece in command.split_inclusive(ends_word) {
        let (word, end) = match piece.chars().next_back().filter(|last| ends_word(*last)) {
            Some(last) => piece.split_at(piece.len() - last.len_utf8()),
            None => (piece, ""),
        };
        let path = word.strip_prefix("./").unwrap_or(word);
        match path.strip_prefix(from).filter(|rest| rest.starts_with('/') && is_built(rest)) {
            Some(rest) => moved.extend([to, rest, end]),
            None => moved.extend([word, end]),
        }
    }
    moved
}
