//! Files that are written: made with the folders above them, and replaced whole.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use plywright::files;

/// Finds out whether the file at `path` can be written, before there is anything to write. The folders above it are made.
pub(crate) fn check(path: &Path) -> Result<()> {
    make_folder(path)?;
    files::check(path).with_context(|| format!("cannot write {}", path.display()))
}

/// Replaces the file at `path`, or makes it with the folders above it.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<()> {
    make_folder(path)?;
    files::replace(path, content).with_context(|| format!("cannot write {}", path.display()))
}

fn make_folder(path: &Path) -> Result<()> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}
