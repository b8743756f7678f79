//! Choice of the CPUs that a comparison uses.

use std::fmt;
use std::str::FromStr;

use super::{Cpus, list, parse_list};
use crate::error::{Result, bail, ensure};

/// CPUs that the programs of a launch may use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cores {
    /// One CPU of the fastest class, drawn anew for each launch.
    #[default]
    Fast,
    /// One CPU of the slowest class, drawn anew for each launch.
    Efficient,
    /// One comparison for each class. In a launch it is the same as `Fast`.
    Each,
    /// All CPUs that this process may use, for programs with several threads. Their launches differ
    /// more.
    Any,
    /// One of these CPUs, drawn anew for each launch.
    These(Vec<usize>),
}

/// CPUs to draw from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Name of the class; empty where there is one class only, or where the user lists CPUs.
    pub name: String,
    /// The CPUs, one of each core unless the user lists more.
    pub cpus: Vec<usize>,
}

impl FromStr for Cores {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            // `one` is the former name.
            "fast" | "one" => Self::Fast,
            "efficient" => Self::Efficient,
            "each" => Self::Each,
            "any" => Self::Any,
            _ => match parse_list(text) {
                Some(cpus) if !cpus.is_empty() => Self::These(cpus),
                _ => return Err("`fast`, `efficient`, `each`, `any`, or CPUs such as `0-3,8`".to_owned()),
            },
        })
    }
}

impl fmt::Display for Cores {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fast => out.write_str("fast"),
            Self::Efficient => out.write_str("efficient"),
            Self::Each => out.write_str("each"),
            Self::Any => out.write_str("any"),
            Self::These(cpus) => out.write_str(&list(cpus.iter().copied())),
        }
    }
}

impl Cores {
    /// Checks that this process may use these CPUs.
    ///
    /// # Errors
    ///
    /// Fails if one of the listed CPUs is not among `allowed`.
    pub fn check(&self, allowed: &[usize]) -> Result<()> {
        let Self::These(cpus) = self else { return Ok(()) };
        if allowed.is_empty() {
            bail!("--cores {self}: this system binds no program to a CPU");
        }
        let missing: Vec<usize> = cpus.iter().copied().filter(|cpu| !allowed.contains(cpu)).collect();
        ensure!(
            missing.is_empty(),
            "--cores {self}: this process may not use CPU {}; it may use {}",
            list(missing),
            list(allowed.iter().copied())
        );
        Ok(())
    }

    /// Returns the groups of CPUs to measure on, one after another. Empty if the programs may use
    /// any CPU, or if nothing is known of the CPUs.
    pub fn groups(&self, cpus: &Cpus) -> Vec<Group> {
        let is_hybrid = cpus.classes.len() > 1;
        let group = |class: &super::Class| Group {
            name: if is_hybrid { class.name.clone() } else { String::new() },
            cpus: class.firsts(),
        };
        match self {
            Self::Fast => cpus.classes.first().map(group).into_iter().collect(),
            Self::Efficient => cpus.classes.last().map(group).into_iter().collect(),
            Self::Each => cpus.classes.iter().map(group).collect(),
            Self::Any => Vec::new(),
            Self::These(cpus) => vec![Group { name: String::new(), cpus: cpus.clone() }],
        }
    }
}
