//! One file of many: a tar archive under xz, which every Linux unpacks by `tar xf`.
//!
//! Engines differ little from one another, and xz finds what is alike over its whole window. So the window is large, and what is alike lies
//! together. The same files give the same archive, to the byte.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use lzma_rust2::{XzOptions, XzWriter};
use tar::{Builder, Header};

use outpace::children;
use outpace::files::PendingFile;
use outpace::sealed::sha256;

/// What is put in.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// A file that lies somewhere, and the SHA-256 that it had when it was looked at.
    File { path: PathBuf, sha256: String },
    /// A text that lies nowhere yet.
    Text(Vec<u8>),
}

/// An entry.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// Its path in the folder that the archive unpacks to.
    pub(super) name: String,
    /// What it holds.
    pub(super) content: Content,
    /// Whether it is a program.
    pub(super) runs: bool,
}

impl Entry {
    fn bytes(&self) -> Result<Vec<u8>> {
        match &self.content {
            Content::Text(text) => Ok(text.clone()),
            Content::File { path, sha256: seen } => {
                let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
                ensure!(
                    sha256(&bytes) == *seen,
                    "{} was changed while the bundle was made: run again",
                    path.display()
                );
                Ok(bytes)
            }
        }
    }
}

/// The preset of xz, and where nobody minds the size.
pub(super) const PRESET: u32 = 6;
pub(super) const FASTEST: u32 = 0;

/// The window: larger than what lies between an engine and the next that is like it.
const WINDOW: u32 = 128 << 20;

/// 1980-01-01: when a file was made is no part of what it is, and some archivers warn of the year 1970.
const TIME: u64 = 315_532_800;

/// Writes the archive, which unpacks to one folder, and gives its size in bytes.
pub(super) fn write(
    to: &Path,
    folder: &str,
    entries: &[Entry],
    preset: u32,
    step: impl Fn(&str),
) -> Result<u64> {
    let mut options = XzOptions::with_preset(preset);
    if preset != FASTEST {
        options.lzma_options.dict_size = WINDOW;
    }
    let mut beside = PendingFile::open(to)?;
    let size = beside.fill(|file| {
        let mut tar = Builder::new(XzWriter::new(file, options)?);
        for entry in entries {
            children::check()?;
            let bytes = entry.bytes()?;
            let mut header = Header::new_ustar();
            header.set_size(bytes.len() as u64);
            header.set_mode(if entry.runs { 0o755 } else { 0o644 });
            header.set_mtime(TIME);
            tar.append_data(&mut header, format!("{folder}/{}", entry.name), &*bytes)?;
            step(&entry.name);
        }
        Ok(tar.into_inner()?.finish()?.metadata()?.len())
    })?;
    beside.rename()?;
    Ok(size)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn an_archive_holds_what_was_put_in_and_is_the_same_every_time() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("program");
        std::fs::write(&program, [7; 5000]).unwrap();
        let program = Content::File { path: program, sha256: sha256(&[7; 5000]) };
        let entries = [
            Entry { name: "lab".into(), content: program, runs: true },
            Entry { name: "engines/a".into(), content: Content::Text(b"text".to_vec()), runs: false },
        ];
        let made = ["one", "two"].map(|name| {
            let path = folder.path().join(name);
            let size = write(&path, "bundle", &entries, FASTEST, |_| {}).unwrap();
            let bytes = std::fs::read(&path).unwrap();
            assert_eq!(size, bytes.len() as u64);
            bytes
        });
        assert_eq!(made[0], made[1]);
        let mut tar = tar::Archive::new(lzma_rust2::XzReader::new(&*made[0], false));
        let seen: Vec<(String, u32, Vec<u8>)> = tar
            .entries()
            .unwrap()
            .map(|entry| {
                let mut entry = entry.unwrap();
                let mut bytes = Vec::new();
                entry.read_to_end(&mut bytes).unwrap();
                let path = entry.path().unwrap().to_string_lossy().into_owned();
                (path, entry.header().mode().unwrap(), bytes)
            })
            .collect();
        let expected = [
            ("bundle/lab".to_owned(), 0o755, vec![7; 5000]),
            ("bundle/engines/a".to_owned(), 0o644, b"text".to_vec()),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn what_cannot_be_read_or_was_changed_leaves_no_archive() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("program");
        let to = folder.path().join("bundle.tar.xz");
        let fails = |expected| {
            let content = Content::File { path: program.clone(), sha256: sha256(b"before") };
            let entries = [Entry { name: "lab".into(), content, runs: true }];
            let error = format!("{:#}", write(&to, "bundle", &entries, FASTEST, |_| {}).unwrap_err());
            assert!(error.contains(expected) && error.contains("program"), "{error}");
            assert!(!to.exists());
        };
        fails("cannot read");
        std::fs::write(&program, b"after").unwrap();
        fails("was changed while the bundle was made");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing beside it");
    }
}
