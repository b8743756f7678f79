//! A matrix of builds: the settings that may change (axes), their possible values, and the build
//! for each combination.
//!
//! The first value of each axis is the user's own, so the first values of all axes together are the
//! baseline. In the command lines, the name of an axis in braces is replaced by a value: `make
//! ARCH={arch}`. Doubled braces stand for single ones (`{{arch}}` is `{arch}`), and a shell's
//! `${arch}` stays.
//!
//! A value may learn from a training run first, for optimisation by a profile. Such a value has a
//! second text, and a build with it is made twice: in the first build the second text replaces the
//! axis's name, then the training runs, then the final build follows ([`Matrix::build_line`]).

#[cfg(feature = "tool")]
mod file;
mod learn;
mod line;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::error::{Result, bail, ensure};
use crate::label::is_label;

#[cfg(feature = "tool")]
pub use file::{File, Run};
pub use learn::LEARNT;
pub use line::{fill, placeholders};

/// Name of the baseline among the builds.
pub const BASELINE: &str = "baseline";

/// Largest number of builds in a matrix. Combinations of values that are not allowed do not count.
/// The decision simulates each build 2,000 times.
pub const MOST_BUILDS: usize = 4_096;

/// A setting in which builds may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Name, such as `arch`.
    pub name: String,
    /// Possible values; the first is the baseline's.
    pub values: Vec<Value>,
    /// Conditions that must all hold for the axis to matter. Each names another axis and labels;
    /// the build's value on that axis must have one of these labels. In all other builds the axis
    /// keeps its first value.
    pub only_with: Vec<(String, Vec<String>)>,
}

/// A value of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Label, such as `thin`.
    pub label: String,
    /// Text in the command lines, such as `-flto=thin`.
    pub text: String,
    /// Text in the command lines of the first build, such as `-fprofile-generate`. The training
    /// runs that build to collect a profile. `None` if the value does not learn.
    pub learn: Option<String>,
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self { label: text.to_owned(), text: text.to_owned(), learn: None }
    }
}

impl Axis {
    /// Parses `NAME=a,b,c`.
    ///
    /// # Errors
    ///
    /// Fails if the text does not have this form.
    pub fn parse(text: &str) -> Result<Self> {
        let Some((name, values)) = text.split_once('=') else {
            bail!("`--axis {text}`: give a name and values, such as `--axis opt=-O2,-O3`");
        };
        let values = values.split(',').map(Value::from).collect();
        Ok(Self { name: name.to_owned(), values, only_with: Vec::new() })
    }

    fn place(&self, label: &str) -> Option<usize> {
        self.values.iter().position(|value| value.label == label)
    }
}

/// Axes, and the combinations that are not allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matrix {
    axes: Vec<Axis>,
    /// Combinations given as pairs of axis index and value index. A build with all pairs of one
    /// entry is not made.
    forbidden: Vec<Vec<(usize, usize)>>,
}

/// One build of a [`Matrix`]: the index of its value on each axis.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Build(Vec<usize>);

impl Matrix {
    /// Makes the matrix of these axes. An entry of `forbidden` lists values (by the names of their
    /// axes and their labels); builds with all values of an entry are left out.
    ///
    /// # Errors
    ///
    /// Fails if a name is not valid, an axis or a value occurs twice or is unknown, an axis has
    /// only one value or depends on itself, an entry of `forbidden` is empty, or the baseline
    /// itself is forbidden.
    pub fn new(axes: Vec<Axis>, forbidden: &[Vec<(String, String)>]) -> Result<Self> {
        let mut names = BTreeSet::new();
        for Axis { name, values, .. } in &axes {
            ensure!(
                line::is_name(name),
                "the axis `{}`: a name has letters, digits, `-` and `_`, a letter first",
                name.escape_debug()
            );
            ensure!(names.insert(name), "the axis `{name}` is given twice");
            ensure!(
                values.len() > 1,
                "the axis `{name}` has only one value, so there is nothing to choose; give it two or more, yours first"
            );
            let mut labels = BTreeSet::new();
            for Value { label, text, .. } in values {
                // A text such as `-O2` was given without a label, so the text itself is the label.
                let is_unlabelled = label == text && !label.contains(|letter: char| letter.is_control());
                ensure!(
                    is_unlabelled && label.len() <= 100 || is_label(label, "-_.", 40),
                    "the axis `{name}`: `{}` is no label of a value; a label has letters, digits, `-`, `_` and `.`",
                    label.escape_debug()
                );
                ensure!(labels.insert(label), "the axis `{name}` has the value `{label}` twice");
            }
        }
        let mut matrix = Self { axes, forbidden: Vec::new() };
        for axis in &matrix.axes {
            for (other, labels) in &axis.only_with {
                ensure!(*other != axis.name, "the axis `{other}` cannot matter only with itself");
                for label in labels {
                    matrix.place(other, label)?;
                }
            }
        }
        for entry in forbidden {
            ensure!(!entry.is_empty(), "an entry of `forbid` is empty");
            let places: Result<Vec<_>> =
                entry.iter().map(|(name, label)| matrix.place(name, label)).collect();
            matrix.forbidden.push(places?);
        }
        ensure!(
            matrix.is_allowed(&matrix.baseline()),
            "`forbid` excludes the baseline, which has the first values of all axes"
        );
        Ok(matrix)
    }

    /// Returns the axes.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    fn place(&self, name: &str, label: &str) -> Result<(usize, usize)> {
        let Some(at) = self.axes.iter().position(|axis| axis.name == name) else {
            bail!("there is no axis `{name}`; there {}", self.names());
        };
        let axis = &self.axes[at];
        let Some(value) = axis.place(label) else {
            let labels: Vec<_> = axis.values.iter().map(|value| format!("`{}`", value.label)).collect();
            bail!("the axis `{name}` has no value `{label}`; it has {}", labels.join(", "));
        };
        Ok((at, value))
    }

    /// Returns the rest of a sentence that begins with "there", for an error message: "is none",
    /// "is" with the only name, or "are" with all names.
    fn names(&self) -> String {
        let names: Vec<_> = self.axes.iter().map(|axis| format!("`{}`", axis.name)).collect();
        match names.as_slice() {
            [] => "is none".to_owned(),
            [name] => format!("is {name}"),
            many => format!("are {}", many.join(", ")),
        }
    }

    /// Returns the user's own build.
    pub fn baseline(&self) -> Build {
        Build(vec![0; self.axes.len()])
    }

    fn has(&self, build: &Build, name: &str, labels: &[String]) -> bool {
        let at = self.axes.iter().position(|axis| axis.name == name);
        at.is_some_and(|at| labels.contains(&self.axes[at].values[build.0[at]].label))
    }

    /// Returns true if the build is not forbidden, and each axis that does not matter in it has its
    /// first value, so that it duplicates no other build.
    fn is_allowed(&self, build: &Build) -> bool {
        let mut values = self.axes.iter().zip(&build.0);
        let matters = |axis: &Axis| axis.only_with.iter().all(|(name, labels)| self.has(build, name, labels));
        values.all(|(axis, &value)| value == 0 || matters(axis))
            && !self.forbidden.iter().any(|entry| entry.iter().all(|&(at, value)| build.0[at] == value))
    }

    /// Returns all builds that may be made: the baseline first, then the others by the number of
    /// axes in which they differ from it.
    ///
    /// # Errors
    ///
    /// Fails if there are more than [`MOST_BUILDS`] builds, or if the number of all combinations of
    /// values, allowed or not, is more than 64 times [`MOST_BUILDS`].
    pub fn builds(&self) -> Result<Vec<Build>> {
        let count = self.axes.iter().try_fold(1_usize, |count, axis| count.checked_mul(axis.values.len()));
        let Some(count) = count.filter(|count| *count <= 64 * MOST_BUILDS) else {
            bail!("the axes have too many combinations; leave out values, or choose among some axes first");
        };
        let mut builds: Vec<Build> = (0..count).map(|number| self.numbered(number)).collect();
        builds.retain(|build| self.is_allowed(build));
        ensure!(
            builds.len() <= MOST_BUILDS,
            "the axes have {} combinations, which is more than {MOST_BUILDS}; leave out values, or choose among some axes first",
            builds.len()
        );
        builds.sort_by_key(Build::departures);
        Ok(builds)
    }

    /// Returns the build with this number; the last axis varies fastest.
    fn numbered(&self, mut number: usize) -> Build {
        let mut values = vec![0; self.axes.len()];
        for (value, axis) in values.iter_mut().zip(&self.axes).rev() {
            *value = number % axis.values.len();
            number /= axis.values.len();
        }
        Build(values)
    }

    /// Returns the build's name: [`BASELINE`], or the values that differ from it, such as
    /// `arch=x86-64-v3+lto=thin`.
    pub fn name(&self, build: &Build) -> String {
        let changes: Vec<String> =
            self.changes(build).map(|(axis, value)| format!("{}={}", axis.name, value.label)).collect();
        if changes.is_empty() { BASELINE.to_owned() } else { changes.join("+") }
    }

    /// Returns the axes in which the build differs from the baseline, each with its value in the
    /// build.
    pub fn changes<'a>(&'a self, build: &'a Build) -> impl Iterator<Item = (&'a Axis, &'a Value)> {
        let values = self.axes.iter().zip(&build.0).filter(|(_, value)| **value > 0);
        values.map(|(axis, &value)| (axis, &axis.values[value]))
    }

    /// Returns the changes as numbers below [`Matrix::effects`]. The same value has the same number
    /// in all builds.
    pub fn parts(&self, build: &Build) -> Vec<usize> {
        let mut before = 0;
        let mut parts = Vec::new();
        for (axis, &value) in self.axes.iter().zip(&build.0) {
            if value > 0 {
                parts.push(before + value - 1);
            }
            before += axis.values.len() - 1;
        }
        parts
    }

    /// Returns the number of possible changes: all values except the first of each axis.
    pub fn effects(&self) -> usize {
        self.axes.iter().map(|axis| axis.values.len() - 1).sum()
    }

    /// Replaces the names of the axes in the line by the values of the build.
    pub fn line(&self, line: &str, build: &Build) -> String {
        let values = self.axes.iter().zip(&build.0);
        let pairs: Vec<(&str, &str)> =
            values.map(|(axis, &value)| (axis.name.as_str(), axis.values[value].text.as_str())).collect();
        fill(line, &pairs)
    }

    /// Checks that each axis occurs in one of these lines, and that each name in braces in them is
    /// an axis. The first text of each pair names the origin of the line, for errors.
    ///
    /// # Errors
    ///
    /// Fails if an axis occurs in no line, or if a name is no axis.
    pub fn check_lines(&self, lines: &[(&str, &str)]) -> Result<()> {
        let mut used = BTreeSet::new();
        for (what, line) in lines {
            for name in placeholders(line) {
                ensure!(
                    self.axes.iter().any(|axis| axis.name == name),
                    "`{{{name}}}` in {what} names no axis: there {}; for the text `{{{name}}}` itself write `{{{{{name}}}}}`",
                    self.names()
                );
                used.insert(name);
            }
        }
        for Axis { name, .. } in &self.axes {
            ensure!(
                used.contains(name.as_str()),
                "the axis `{name}` changes nothing: `{{{name}}}` is in no command"
            );
        }
        Ok(())
    }
}

impl Build {
    /// Returns the number of axes in which the build differs from the baseline.
    pub fn departures(&self) -> usize {
        self.0.iter().filter(|value| **value > 0).count()
    }
}
