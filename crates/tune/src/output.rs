//! Files that are written: made with the folders above them, and replaced whole.

use std::path::Path;

use anyhow::Result;
use outpace::files::{self, PendingFile};

/// Finds out whether the file at `path` can be written, before there is anything to write. The folders above it are made.
pub(crate) fn check(path: &Path) -> Result<()> {
    drop(PendingFile::open(path)?);
    Ok(())
}

/// Replaces the file at `path`, or makes it with the folders above it.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<()> {
    Ok(files::replace(path, content)?)
}
