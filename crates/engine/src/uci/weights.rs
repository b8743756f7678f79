//! `WeightsFile`: weights from a file.

use super::whole_file;
use crate::board::shown;
use crate::eval::{Malformed, Values};
use crate::weights::Fixed;

/// No file of weights is longer, in bytes: twenty times the one with all remarks.
const LONGEST: usize = 1 << 19;

/// Why weights are not taken. Whatever it is, the weights stay as they were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Untaken {
    /// The file cannot be read.
    #[error("setoption WeightsFile: cannot read {0}: {1}")]
    Unreadable(String, String),
    /// It has something else in it.
    #[error("setoption WeightsFile: {0}, {1}")]
    Malformed(String, Malformed),
    /// A network evaluates, which has none of these weights.
    #[error(
        "setoption WeightsFile: a network evaluates in this build; build with the feature `evaluation-classical`"
    )]
    NotAsked,
    /// The weights of this build are constants.
    #[error("setoption WeightsFile: {0}")]
    Fixed(#[from] Fixed),
}

/// The weights in a file; those that are shipped where no file is named.
pub(super) fn load(path: &str) -> Result<Values, Untaken> {
    if path.is_empty() {
        return Ok(Values::SHIPPED);
    }
    let bytes = whole_file::read(path, LONGEST)
        .map_err(|error| Untaken::Unreadable(shown(path), error.to_string()))?;
    Values::from_bytes(&bytes).map_err(|malformed| Untaken::Malformed(shown(path), malformed))
}
