//! `EvalFile`: a network from a file.

use super::whole_file;
use crate::board::shown;
use crate::network::{Damaged, Network};

/// Why a network is not taken. Whatever it is, the network stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Untaken {
    /// The file cannot be read.
    #[error("setoption EvalFile: cannot read {0}: {1}")]
    Unreadable(String, String),
    /// It has something else in it.
    #[error("setoption EvalFile: {0}: {1}")]
    Damaged(String, Damaged),
    /// This build asks no network.
    #[error("setoption EvalFile: this build asks no network; build with the feature `evaluation-network`")]
    NotAsked,
}

/// The network in a file; none where no file is named.
pub(super) fn load(path: &str) -> Result<Option<Box<Network>>, Untaken> {
    if path.is_empty() {
        return Ok(None);
    }
    let bytes = whole_file::read(path, Network::BYTES)
        .map_err(|error| Untaken::Unreadable(shown(path), error.to_string()))?;
    Network::from_bytes(&bytes).map(Some).map_err(|damaged| Untaken::Damaged(shown(path), damaged))
}
