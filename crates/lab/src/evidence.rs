//! What is known of a machine: the records in its folder.

use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow};
use outpace::record::sealed::{Kept, load};

use crate::build::targets::Matrix;
use crate::compare::{self, Compared};
use crate::decide::calibration::{self, Calibration};
use crate::decide::verdict;
use crate::record::Record;
use crate::record::runs::{self, Runs};
use crate::terminal::stdout::note;
use crate::workspace;

/// The records of a folder, by the verbs that they are called after. Nothing of it need be there.
#[derive(Debug, Default)]
pub struct Evidence {
    /// Of `cargo lab choose`.
    pub choice: Option<Record>,
    /// Of `cargo lab choose --with evaluation-classical`, which times the axes that matter with that evaluation alone.
    pub classical: Option<Record>,
    /// All runs of `cargo lab choose` on the machine, in short.
    pub runs: Option<Runs>,
    pub calibration: Option<Calibration>,
    pub compared: Vec<Compared>,
    pub targets: Option<Matrix>,
}

/// The folder of the machine's record with the classical evaluation.
pub fn classical(folder: &Path) -> PathBuf {
    let mut name = folder.file_name().unwrap_or_default().to_owned();
    name.push("-with-evaluation-classical");
    folder.with_file_name(name)
}

/// What lies in another folder: one that cannot be used costs its own pages, and a warning here.
pub fn of_neighbour<T: Kept>(path: &Path) -> Option<T> {
    let loaded = match workspace::is_plain(path) {
        true => load(path).map_err(Error::from),
        false => Err(anyhow!("it is no plain file")),
    };
    loaded.unwrap_or_else(|error| {
        note!("warning: {} is left out: {error:#}", path.display());
        None
    })
}

impl Evidence {
    /// What a machine's folder holds; its records of `cargo lab choose` are judged anew.
    pub fn read(folder: &Path) -> Result<Self> {
        let choice = load(&folder.join("record.json"))?.map(verdict::anew);
        Ok(Self { choice, ..Self::without_choice(folder)? })
    }

    /// The same without the record of `cargo lab choose`, which may be made anew.
    pub fn without_choice(folder: &Path) -> Result<Self> {
        Ok(Self {
            choice: None,
            classical: of_neighbour(&classical(folder).join("record.json")).map(verdict::anew),
            runs: load(&folder.join(runs::FILE))?,
            calibration: calibration::read(&folder.join("calibration.json"))?,
            compared: compare::all(folder)?,
            targets: load(&folder.join("targets.json"))?,
        })
    }

    /// What a machine's folder holds, and what it lacks from the machine's shipped folder; but for the runs, which are of one machine.
    #[must_use]
    pub fn or(self, shipped: Self) -> Self {
        Self {
            choice: self.choice.or(shipped.choice),
            classical: self.classical.or(shipped.classical),
            runs: self.runs,
            calibration: self.calibration.or(shipped.calibration),
            compared: if self.compared.is_empty() { shipped.compared } else { self.compared },
            targets: self.targets.or(shipped.targets),
        }
    }
}
