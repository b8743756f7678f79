//! What is known of a machine: the records in its folder.

use std::path::Path;

use anyhow::Result;

use super::trial::Trials;
use crate::build::targets::Matrix;
use crate::record::Record;
use crate::study::compare::{self, Compared};
use crate::study::endgame;
use crate::study::scaling::Scaling;
use outpace::sealed;

/// Everything that claims are judged by.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    /// Of `cargo lab choose`.
    pub(crate) choice: Option<Record>,
    /// Of `cargo lab compare targets`.
    pub(crate) compared: Vec<Compared>,
    /// Of `cargo lab study endgame`.
    pub(crate) endgame: Option<endgame::Record>,
    /// Of `cargo lab study scaling`.
    pub(crate) scaling: Option<Scaling>,
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
        Ok(Self {
            choice: sealed::load(&folder.join("record.json"))?,
            compared: compare::all(folder)?,
            endgame: sealed::load(&folder.join("endgame.json"))?,
            scaling: sealed::load(&folder.join("scaling.json"))?,
            targets: sealed::load(&folder.join("targets.json"))?,
            trials: sealed::load(&folder.join(TRIALS))?,
        })
    }
}
