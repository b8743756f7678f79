//! `outpace.toml`: what does not fit a command line.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Axis, Matrix, Value};
use crate::error::{Error, Result};

/// What the file says. All fields are optional: a command line may say them, and goes before the file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    /// The command that builds, for the system's shell.
    pub build: Option<String>,
    /// The commands that run what was built.
    #[serde(default, deserialize_with = "runs")]
    pub run: Vec<Run>,
    /// What a build makes, where that is not the program of the run command.
    pub artifact: Option<String>,
    /// The command that runs between the two builds of a value that learns, for the system's shell.
    pub train: Option<String>,
    /// Variables of the build and run commands.
    #[serde(default)]
    pub env: BTreeMap<String, String>,
    #[serde(default)]
    axis: Vec<AxisOfFile>,
    /// Values that do not go together, by the names of their axes.
    #[serde(default)]
    forbid: Vec<BTreeMap<String, String>>,
}

/// A command that runs what was built, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Its name; none where it follows from the command.
    pub name: Option<String>,
    /// The command.
    pub command: String,
}

/// An axis as the file has it.
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
    expecting = "a value is a text, or `{ label = \"...\", text = \"...\" }`, with `learn = \"...\"` where it learns first"
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
    /// Reads it.
    ///
    /// # Errors
    ///
    /// It is no TOML, or not such a file; the message has the line.
    pub fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).map_err(|error| Error::Invalid(error.to_string().trim_end().to_owned()))
    }

    /// Its axes, in their order.
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

    /// The matrix of its axes and of those others, which go before axes of the same name.
    ///
    /// # Errors
    ///
    /// Those of [`Matrix::new`].
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
