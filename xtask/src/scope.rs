//! The scope of a run of the checks.

use std::path::PathBuf;

/// Options of a run that the steps see.
pub(crate) struct Scope {
    pub(crate) root: PathBuf,
    /// True to check everything, and not only what fits into a day.
    pub(crate) long: bool,
    /// True if a skipped check counts as failed.
    pub(crate) strict: bool,
    /// Seconds of fuzzing for each target, if the results are to be kept.
    pub(crate) fuzz: Option<u32>,
}
