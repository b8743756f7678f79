//! Reads `outpace.toml`, the file for the settings of `outpace choose` that do not fit on a command
//! line.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Axis, Matrix, Value};
use crate::error::{Error, Result};

/// Contents of the file. All fields are optional. A setting on the command line overrides the one
/// in the file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    /// Build command, for the system's shell.
    pub build: Option<String>,
    /// Commands that run the built program.
    #[serde(default, deserialize_with = "runs")]
    pub run: Vec<Run>,
    /// Artifact of a build, if it is not the program of the run command.
    pub artifact: Option<String>,
    /// Training command, for the system's shell. A build with a value that needs a profile (one
    /// with `learn`) is made twice, and this command runs in between ([`Matrix::build_line`]).
    pub train: Option<String>,
    /// Environment variables of the build and run commands.
    #[serde(default)]
    pub env: BTreeMap<String, String>,
    #[serde(default)]
    axis: Vec<AxisOfFile>,
    /// Combinations of values that are not allowed, by the names of their axes.
    #[serde(default)]
    forbid: Vec<BTreeMap<String, String>>,
}

/// A command that runs the built program, and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Name; `None` if it is derived from the command.
    pub name: Option<String>,
    /// Command line.
    pub command: String,
}

/// An axis as it is written in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct AxisOfFile {
    name: String,
    values: Vec<ValueOfFile>,
    #[serde(default)]
    only_with: BTreeMap<String, OneOrMany>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a value is a text, or `{ label = \"...\", text = \"...\" }`; add `learn = \"...\"`, the text of the build with counters, if the build follows a profile"
)]
enum ValueOfFile {
    Text(String),
    Labelled { label: String, text: String, learn: Option<String> },
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a label, or a list of labels")]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a command, or a list of `{ name = \"...\", command = \"...\" }`"
)]
enum RunOfFile {
    Command(String),
    Commands(Vec<NamedRun>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedRun {
    name: String,
    command: String,
}

fn runs<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<Run>, D::Error> {
    Ok(match RunOfFile::deserialize(deserializer)? {
        RunOfFile::Command(command) => vec![Run { name: None, command }],
        RunOfFile::Commands(runs) => {
            runs.into_iter().map(|NamedRun { name, command }| Run { name: Some(name), command }).collect()
        }
    })
}

impl File {
    /// Parses the file.
    ///
    /// # Errors
    ///
    /// Fails if the text is not TOML, or has fields or values that are not allowed in this file;
    /// the message names the line.
    pub fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).map_err(|error| Error::Invalid(error.to_string().trim_end().to_owned()))
    }

    /// Returns the axes of the file, in their order.
    pub fn axes(&self) -> Vec<Axis> {
        let value = |value: &ValueOfFile| match value.clone() {
            ValueOfFile::Text(text) => Value::from(text.as_str()),
            ValueOfFile::Labelled { label, text, learn } => Value { label, text, learn },
        };
        let labels = |labels: &OneOrMany| match labels.clone() {
            OneOrMany::One(label) => vec![label],
            OneOrMany::Many(labels) => labels,
        };
        let axis = |axis: &AxisOfFile| Axis {
            name: axis.name.clone(),
            values: axis.values.iter().map(value).collect(),
            only_with: axis.only_with.iter().map(|(name, with)| (name.clone(), labels(with))).collect(),
        };
        self.axis.iter().map(axis).collect()
    }

    /// Returns the matrix of the file's axes and of `others`. The values of an axis in `others`
    /// override those of the file's axis of the same name, which keeps its conditions.
    ///
    /// # Errors
    ///
    /// Fails where [`Matrix::new`] fails.
    pub fn matrix(&self, others: Vec<Axis>) -> Result<Matrix> {
        let mut axes = self.axes();
        for other in others {
            match axes.iter_mut().find(|axis| axis.name == other.name) {
                Some(axis) => axis.values = other.values,
                None => axes.push(other),
            }
        }
        let entry = |entry: &BTreeMap<String, String>| {
            entry.iter().map(|(name, label)| (name.clone(), label.clone())).collect()
        };
        let forbidden: Vec<Vec<(String, String)>> = self.forbid.iter().map(entry).collect();
        Matrix::new(axes, &forbidden)
    }
}
