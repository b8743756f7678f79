//! The evidence about a machine: all records in its folder, and the record with the classical
//! evaluation in the folder beside it.

use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow};
use outpace::record::sealed::{SealedRecord, load};

use crate::build::targets::Matrix;
use crate::decide::calibration::{self, Calibration};
use crate::decide::verdict;
use crate::record::Record;
use crate::record::runs::{self, Runs};
use crate::terminal::stdout::note;
use crate::workspace;

/// The records about a machine. Any of them may be missing.
#[derive(Debug, Default)]
pub struct Evidence {
    /// The record of `cargo lab choose`.
    pub choice: Option<Record>,
    /// The record of `cargo lab choose --with evaluation-classical`, from its own folder
    /// ([`classical`]). It times the axes that matter only with that evaluation.
    pub classical: Option<Record>,
    /// Summaries of all runs of `cargo lab choose` on the machine.
    pub runs: Option<Runs>,
    pub calibration: Option<Calibration>,
    pub targets: Option<Matrix>,
}

/// Returns the folder of the machine's record with the classical evaluation.
pub fn classical(folder: &Path) -> PathBuf {
    let mut name = folder.file_name().unwrap_or_default().to_owned();
    name.push("-with-evaluation-classical");
    folder.with_file_name(name)
}

/// Reads a file of another folder. If it cannot be used, this only prints a warning and returns
/// `None`.
pub fn of_neighbour<T: SealedRecord>(path: &Path) -> Option<T> {
    let loaded = match workspace::is_plain(path) {
        true => load(path).map_err(Error::from),
        false => Err(anyhow!("it is not a regular file")),
    };
    loaded.unwrap_or_else(|error| {
        note!("warning: {} is left out: {error:#}", path.display());
        None
    })
}

impl Evidence {
    /// Reads a machine's folder, and decides its records of `cargo lab choose` again.
    pub fn read(folder: &Path) -> Result<Self> {
        let choice = load(&folder.join("record.json"))?.map(verdict::redecide);
        Ok(Self { choice, ..Self::without_choice(folder)? })
    }

    /// Reads a machine's folder without the record of `cargo lab choose`, for a run that is about
    /// to replace that record.
    pub fn without_choice(folder: &Path) -> Result<Self> {
        Ok(Self {
            choice: None,
            classical: of_neighbour(&classical(folder).join("record.json")).map(verdict::redecide),
            runs: load(&folder.join(runs::FILE))?,
            calibration: calibration::read(&folder.join("calibration.json"))?,
            targets: load(&folder.join("targets.json"))?,
        })
    }

    /// Fills gaps with the shipped evidence, except for the runs, which must be of this very
    /// machine.
    #[must_use]
    pub fn or(self, shipped: Self) -> Self {
        Self {
            choice: self.choice.or(shipped.choice),
            classical: self.classical.or(shipped.classical),
            runs: self.runs,
            calibration: self.calibration.or(shipped.calibration),
            targets: self.targets.or(shipped.targets),
        }
    }
}
