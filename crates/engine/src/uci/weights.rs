//! `WeightsFile`: weights from a file.

use super::whole_file;
use crate::board::quoted;
use crate::eval::{Malformed, Values};
use crate::weights::Fixed;

/// Greatest length of a file of weights in bytes: over thirty times that of the shipped weights
/// with all their comments.
const LONGEST: usize = 1 << 19;

/// The reason why weights are refused. In every case the earlier weights stay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read.
    #[error("setoption WeightsFile: cannot read {0}: {1}")]
    Unreadable(String, String),
    /// The file does not contain weights in the right form.
    #[error("setoption WeightsFile: {0}, {1}")]
    Malformed(String, Malformed),
    /// A network evaluates, and it has none of these weights.
    #[error(
        "setoption WeightsFile: a network evaluates in this build; build with the feature `evaluation-classical`"
    )]
    NotUsed,
    /// The weights of this build are constants.
    #[error("setoption WeightsFile: {0}")]
    Fixed(#[from] Fixed),
}

/// Loads the weights of a file, or the shipped weights if `path` is empty.
pub(super) fn load(path: &str) -> Result<Values, LoadError> {
    if path.is_empty() {
        return Ok(Values::SHIPPED);
    }
    let bytes = whole_file::read(path, LONGEST)
        .map_err(|error| LoadError::Unreadable(quoted(path), error.to_string()))?;
    Values::from_bytes(&bytes).map_err(|malformed| LoadError::Malformed(quoted(path), malformed))
}
