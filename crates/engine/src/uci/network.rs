//! `EvalFile`: a network from a file.

use super::whole_file;
use crate::board::quoted;
use crate::network::{Damaged, Network};

/// The reason why a network is refused. In every case the earlier network stays.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read.
    #[error("setoption EvalFile: cannot read {0}: {1}")]
    Unreadable(String, String),
    /// The file does not contain a complete network of this kind.
    #[error("setoption EvalFile: {0}: {1}")]
    Damaged(String, Damaged),
    /// This build evaluates without a network.
    #[error(
        "setoption EvalFile: this build evaluates without a network; build with the feature `evaluation-network`"
    )]
    NotUsed,
}

/// Loads the network of a file, or returns `None` if `path` is empty.
pub(super) fn load(path: &str) -> Result<Option<Box<Network>>, LoadError> {
    if path.is_empty() {
        return Ok(None);
    }
    let bytes = whole_file::read(path, Network::BYTES)
        .map_err(|error| LoadError::Unreadable(quoted(path), error.to_string()))?;
    Network::from_bytes(&bytes).map(Some).map_err(|damaged| LoadError::Damaged(quoted(path), damaged))
}
