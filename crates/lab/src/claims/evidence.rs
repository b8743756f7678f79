//! What is known of a machine: the records in its folder.

use std::path::Path;

use anyhow::Result;

use super::trial::Trials;
use crate::build::targets::Matrix;
use crate::decide::calibration::{self, Calibration};
use crate::record::Record;
use crate::record::runs::{self, Runs};
use crate::study::compare::{self, Compared};
use crate::study::scaling::Scaling;
use crate::study::{endgame, threads};
use outpace::sealed::load;

/// All records of a folder. Nothing of it need be there.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    /// Of `cargo lab choose`.
    pub(crate) choice: Option<Record>,
    /// All runs of `cargo lab choose` on the machine, in short.
    pub(crate) runs: Option<Runs>,
    /// Of `cargo lab calibrate`.
    pub(crate) calibration: Option<Calibration>,
    /// Of `cargo lab compare targets`.
    pub(crate) compared: Vec<Compared>,
    /// Of `cargo lab study endgame`.
    pub(crate) endgame: Option<endgame::Record>,
    /// Of `cargo lab study scaling`.
    pub(crate) scaling: Option<Scaling>,
    /// Of `cargo lab study threads`.
    pub(crate) threads: Option<threads::Record>,
    /// Of `cargo lab test targets`.
    pub(crate) targets: Option<Matrix>,
    /// Of `cargo lab claims`.
    pub(crate) trials: Option<Trials>,
}

/// The file of the trials.
pub(crate) const TRIALS: &str = "claims.json";

impl Evidence {
    /// What a machine's folder holds.
    ///
    /// # Errors
    ///
    /// A record is there and cannot be used.
    pub(crate) fn read(folder: &Path) -> Result<Self> {
        Ok(Self { choice: load(&folder.join("record.json"))?, ..Self::beside_choice(folder)? })
    }

    /// The same without the record of `cargo lab choose`, which may be made anew.
    pub(crate) fn beside_choice(folder: &Path) -> Result<Self> {
        Ok(Self {
            choice: None,
            runs: load(&folder.join(runs::FILE))?,
            calibration: calibration::read(&folder.join("calibration.json"))?,
            compared: compare::all(folder)?,
            endgame: load(&folder.join("endgame.json"))?,
            scaling: load(&folder.join("scaling.json"))?,
            threads: load(&folder.join("threads.json"))?,
            targets: load(&folder.join("targets.json"))?,
            trials: load(&folder.join(TRIALS))?,
        })
    }
}
