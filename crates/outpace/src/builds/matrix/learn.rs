//! Builds by a profile ("builds that learn"): the program is built with counters, a training
//! command runs it, and it is built again with the counts.

use super::{Build, Matrix, Value, fill};
use crate::error::{Result, ensure};

/// Folder for the counts of a training, below the folder of the sources. It is removed before each
/// training, so its contents come from the last training.
pub const LEARNT: &str = ".outpace/profile";

impl Matrix {
    /// Returns true if some value learns from a training run.
    pub fn learns(&self) -> bool {
        self.axes.iter().flat_map(|axis| &axis.values).any(|value| value.learn.is_some())
    }

    /// Returns the numbers of the changes that learn from a training run, as in [`Matrix::parts`].
    pub fn learning(&self) -> Vec<usize> {
        let changes = self.axes.iter().flat_map(|axis| axis.values.iter().skip(1));
        changes.enumerate().filter(|(_, value)| value.learn.is_some()).map(|(part, _)| part).collect()
    }

    /// Checks that there is a training command if some value learns.
    ///
    /// # Errors
    ///
    /// Fails if it is missing.
    pub fn check_training(&self, train: Option<&str>) -> Result<()> {
        ensure!(
            train.is_some() || !self.learns(),
            "a value learns from a training run, but there is none: give one with `--train COMMAND`"
        );
        Ok(())
    }

    /// Returns the shell line that makes a build. If one of its values learns, the line is a
    /// sequence: the build with counters, the training, and the final build. All other values are
    /// the same in both builds.
    pub fn build_line(&self, line: &str, train: Option<&str>, build: &Build) -> String {
        let values = || self.axes.iter().zip(&build.0).map(|(axis, &value)| (axis, &axis.values[value]));
        let itself = self.line(line, build);
        if !values().any(|(_, value)| value.learn.is_some()) {
            return itself;
        }
        let counts = |value: &Value| value.learn.clone().unwrap_or_else(|| value.text.clone());
        let counting: Vec<(&str, String)> =
            values().map(|(axis, value)| (axis.name.as_str(), counts(value))).collect();
        let pairs: Vec<(&str, &str)> = counting.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let train = fill(train.unwrap_or("true"), &pairs);
        format!("( {} ) && rm -rf {LEARNT} && ( {train} ) && ( {itself} )", fill(line, &pairs))
    }
}
