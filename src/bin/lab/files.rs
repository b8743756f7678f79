//! Files appear whole or not at all: written beside, synced, renamed.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use tempfile::{NamedTempFile, TempPath};

/// Replaces the file at `path`, or makes it with the folders above it. Whoever reads it meanwhile, and whoever
/// interrupts us, finds the old file or the new one.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<()> {
    replace_all(&[(path, content)])
}

/// Replaces several files that belong together. None is touched before all of them stand complete on the disk, so a disk
/// that is full leaves every one of them as it was. What remains is to rename them, in their order: put first what the
/// others can be made from again.
pub(crate) fn replace_all<P: AsRef<Path>, C: AsRef<[u8]>>(files: &[(P, C)]) -> Result<()> {
    let mut written = Vec::with_capacity(files.len());
    for (path, content) in files {
        let path = path.as_ref();
        let folder = path.parent().context("a file needs a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let beside = beside(path, folder, content.as_ref());
        written.push((path, beside.with_context(|| format!("cannot write {}", path.display()))?));
    }
    for (path, beside) in written {
        beside.persist(path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Writes what is to become the file at `path` beside it. It goes again if it is not renamed.
fn beside(path: &Path, folder: &Path, content: &[u8]) -> io::Result<TempPath> {
    if path.is_dir() {
        // Renaming would find that out too, but only after others were renamed.
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut beside = NamedTempFile::new_in(folder)?;
    beside.write_all(content)?;
    beside.as_file().sync_all()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        beside.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    Ok(beside.into_temp_path())
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

    #[test]
    fn files_that_belong_together_are_replaced_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [record, page] = ["record.json", "index.html"].map(|name| folder.path().join(name));
        replace_all(&[(&record, "old"), (&page, "old")]).unwrap();
        // The second one cannot be written.
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        let error = replace_all(&[(&record, "new"), (&taken, "new"), (&page, "new")]).unwrap_err();
        assert!(error.to_string().ends_with("taken"), "{error}");
        let state = || [&record, &page].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(state(), ["old", "old"]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing is left beside them");
        replace_all(&[(&record, "new"), (&page, "new")]).unwrap();
        assert_eq!(state(), ["new", "new"]);
    }
}
