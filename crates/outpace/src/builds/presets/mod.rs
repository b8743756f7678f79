//! Ready-made matrices of builds for cargo, make and CMake (`outpace choose --cargo`). Their axes
//! are settings by which these tools build a program differently without a change of its files.
//!
//! A preset is a generated `outpace.toml`: [`Preset::text`] returns that file, and the preset does
//! exactly what the file says. First the installed tools are found ([`cargo::Cargo::find`],
//! [`make::Make::find`], [`cmake::Cmake::find`]), which gives plain data. The preset follows from
//! that data alone.
//!
//! The first value of each axis passes no flags, so the baseline is the user's own build.

pub mod cargo;
pub mod cmake;
pub mod compilers;
pub mod make;
mod print;
#[cfg(test)]
mod tests;

use super::matrix::{Axis, Run, Value};
use crate::error::{Result, bail};

/// Part of a build line that merges the counts which a training with rustc or clang has left. The
/// shell replaces it by the path of the merged profile.
const MERGED: &str = "$(\"${OUTPACE:-outpace}\" merge-profiles .outpace/profile)";

/// Environment variable with the path of outpace for build lines, if it is not in `PATH`.
pub const PROGRAM_VARIABLE: &str = "OUTPACE";

/// The user's wishes for a preset.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Further arguments for the tool, such as `-p app`.
    pub arguments: String,
    /// Commands that run the built program, with the paths at which the tool builds it without
    /// outpace; empty while they are not known.
    pub runs: Vec<Run>,
    /// Artifact of a build, if it is not the program of the run command.
    pub artifact: Option<String>,
    /// Training for builds that follow a profile, as a line for the system's shell. The first run
    /// command is the default.
    pub train: Option<String>,
    /// File that the training reads as its standard input.
    pub input: Option<String>,
    /// True if the training may end with a status other than 0.
    pub any_status: bool,
    /// Names of the wanted axes; all axes if it is empty.
    pub only: Vec<String>,
    /// Target levels of this CPU above the lowest, such as `x86-64-v3`.
    pub levels: Vec<String>,
}

impl Wanted {
    /// Returns the further arguments with a blank before them, or an empty text without any. Braces
    /// in them are escaped, so that they name no axis.
    fn extra_arguments(&self) -> String {
        let arguments = self.arguments.trim();
        if arguments.is_empty() { String::new() } else { format!(" {}", literal(arguments)) }
    }
}

/// Commands to build and run a program, and the axes in which its builds differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preset {
    /// Command that asked for it, such as `outpace choose --cargo`.
    pub command: String,
    /// Remarks for the reader of the file.
    pub notes: Vec<String>,
    /// Build command.
    pub build: String,
    /// Run commands.
    pub runs: Vec<Run>,
    /// Artifact of a build, if it is not the program of the run command.
    pub artifact: Option<String>,
    /// Training command.
    pub train: Option<String>,
    /// Axes, each with a line of description.
    pub axes: Vec<(Axis, String)>,
    /// Names of the axes that the user asked for; all axes if it is empty.
    only: Vec<String>,
    /// Names of all axes that were offered, including those that were left out.
    known: Vec<String>,
}

impl Preset {
    fn new(command: &str, wanted: &Wanted) -> Self {
        Self { command: command.to_owned(), only: wanted.only.clone(), ..Self::default() }
    }

    /// Adds the run commands, or the command `otherwise` if the user gave none, the artifact, and
    /// the training. `place` replaces the paths in each command by those at which outpace builds.
    fn run(&mut self, wanted: &Wanted, otherwise: &str, place: impl Fn(&str) -> String) {
        self.runs.clone_from(&wanted.runs);
        if self.runs.is_empty() {
            self.runs.push(Run { name: None, command: otherwise.to_owned() });
        }
        self.runs.iter_mut().for_each(|run| run.command = place(&run.command));
        self.artifact = wanted.artifact.as_deref().map(&place);
        if self.learns() {
            let input = wanted.input.as_ref().map_or(String::new(), |path| format!(" < {}", quoted(path)));
            let ignore_status = if wanted.any_status { " || true" } else { "" };
            let first = || format!("{}{input}{ignore_status}", self.runs[0].command);
            self.train = Some(wanted.train.as_deref().map_or_else(first, &place));
        }
    }

    /// Adds an axis, unless it has only one value, or the user asked only for others.
    fn axis(&mut self, name: &str, values: Vec<Value>, what: &str) {
        self.known.push(name.to_owned());
        if values.len() > 1 && (self.only.is_empty() || self.only.iter().any(|only| only == name)) {
            let axis = Axis { name: name.to_owned(), values, only_with: Vec::new() };
            self.axes.push((axis, what.to_owned()));
        }
    }

    /// Checks that all axes that the user asked for exist.
    ///
    /// # Errors
    ///
    /// Fails if there is no axis with such a name, or if the axis has only one value here.
    pub fn check(&self) -> Result<()> {
        let is_there = |name: &&String| self.axes.iter().any(|(axis, _)| axis.name == **name);
        if let Some(name) = self.only.iter().find(|name| !is_there(name)) {
            if self.known.contains(name) {
                bail!("the axis `{name}` has only one value here, so there is nothing to compare");
            }
            let known = self.known.join(", ");
            bail!("there is no axis `{name}`; the axes of this preset are {known}");
        }
        Ok(())
    }

    /// Returns true if some value needs a training (a profile-guided build: built, run, and built
    /// again).
    fn learns(&self) -> bool {
        self.axes.iter().flat_map(|(axis, _)| &axis.values).any(|value| value.learn.is_some())
    }

    /// Returns the names of the axes in their order, each name in braces, except those in
    /// `without`.
    fn braces(&self, without: &[&str]) -> String {
        let names = self.axes.iter().map(|(axis, _)| axis.name.as_str());
        names.filter(|name| !without.contains(name)).map(|name| format!("{{{name}}}")).collect()
    }

    /// Returns the name of the axis in braces, or nothing if the axis is absent.
    fn brace(&self, name: &str) -> String {
        if self.axes.iter().any(|(axis, _)| axis.name == name) {
            format!("{{{name}}}")
        } else {
            String::new()
        }
    }
}

/// Makes a value that adds no flags.
fn no_flags(label: &str) -> Value {
    value(label, "")
}

fn value(label: &str, text: &str) -> Value {
    Value { label: label.to_owned(), text: text.to_owned(), learn: None }
}

/// Doubles the braces in the text wherever a name in braces would stand for an axis.
fn literal(text: &str) -> String {
    let names: Vec<String> =
        super::matrix::placeholders(text).into_iter().map(|name| format!("{{{name}}}")).collect();
    names
        .iter()
        .collect::<std::collections::BTreeSet<_>>()
        .into_iter()
        .fold(text.to_owned(), |text, name| text.replace(name.as_str(), &format!("{{{name}}}")))
}

/// Quotes the text as one word of a POSIX shell.
fn quoted(text: &str) -> String {
    shlex::try_quote(text).map_or_else(|_| text.to_owned(), std::borrow::Cow::into_owned)
}

/// Escapes the text for use inside double quotes of a POSIX shell.
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

/// Replaces the leading folder `from` by `to` in those paths of the command for which `is_built`
/// returns true.
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
