//! What a run of the checks looks at.

use std::path::PathBuf;

/// What the steps look at.
pub(crate) struct Scope {
    pub(crate) root: PathBuf,
    /// Everything, not only what a day allows.
    pub(crate) long: bool,
    /// What is skipped has failed.
    pub(crate) strict: bool,
    /// How many seconds each target is fuzzed, where the lines of that are kept.
    pub(crate) fuzz: Option<u32>,
}
