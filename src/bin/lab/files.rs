//! Files appear whole or not at all: written beside, synced, renamed.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

/// Replaces the file at `path`, or makes it with the folders above it. Whoever reads it meanwhile, and whoever
/// interrupts us, finds the old file or the new one.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().context("a file needs a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let write = || -> std::io::Result<()> {
        let mut beside = tempfile::NamedTempFile::new_in(folder)?;
        beside.write_all(content)?;
        beside.as_file().sync_all()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            beside.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
        }
        beside.persist(path)?;
        Ok(())
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_replacement_leaves_the_file_and_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/record.json");
        replace(&path, b"first").unwrap();
        replace(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");

        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        fs::write(taken.join("inside"), b"kept").unwrap();
        let error = replace(&taken, b"lost").expect_err("a folder cannot be replaced by a file");
        assert!(error.to_string().contains("taken"), "{error}");
        assert_eq!(fs::read(taken.join("inside")).unwrap(), b"kept");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
