//! Scope of a run of `cargo xtask check`.

use std::path::PathBuf;

/// Options of a run that are passed to the steps.
pub(crate) struct Scope {
    pub(crate) root: PathBuf,
    /// True to run the checks of the weekly workflow too.
    pub(crate) long: bool,
    /// True if a skipped check counts as failed.
    pub(crate) strict: bool,
    /// Seconds of fuzzing for each target; the results are then written to `fuzz/runs.tsv`. If this
    /// is `None`, each target is fuzzed for a minute and nothing is written to that file.
    pub(crate) fuzz: Option<u32>,
}
