//! Packs the files of a bundle into a tar archive compressed by xz, which `tar xf` unpacks on
//! Linux.
//!
//! Engines differ little from one another, and xz finds repetitions within its window. So the
//! window is large, and similar files are next to each other. The same files always give the same
//! archive, byte for byte.

use std::path::Path;

use anyhow::Result;
use lzma_rust2::{XzOptions, XzWriter};
use tar::{Builder, Header};

use outpace::os::children;
use outpace::os::files::PendingFile;

#[derive(Debug)]
pub(super) struct Entry {
    /// Path in the folder to which the archive unpacks.
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
    pub(super) runs: bool,
}

/// Preset of xz.
pub(super) const PRESET: u32 = 6;

/// Preset of xz for an archive whose size does not matter.
pub(super) const FASTEST: u32 = 0;

/// Size of the window in bytes: larger than the distance between two similar engines.
const WINDOW: u32 = 128 << 20;

/// Time of all files, so that the archive does not depend on the clock: 1980-01-01, because some
/// archivers warn of the year 1970.
const TIME: u64 = 315_532_800;

/// Writes the archive, which unpacks to one folder, and returns its size in bytes.
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
    let mut pending = PendingFile::open(to)?;
    let size = pending.fill(|file| -> Result<u64> {
        let mut tar = Builder::new(XzWriter::new(file, options)?);
        for entry in entries {
            children::check()?;
            let mut header = Header::new_ustar();
            header.set_size(entry.bytes.len() as u64);
            header.set_mode(if entry.runs { 0o755 } else { 0o644 });
            header.set_mtime(TIME);
            tar.append_data(&mut header, format!("{folder}/{}", entry.name), &*entry.bytes)?;
            step(&entry.name);
        }
        Ok(tar.into_inner()?.finish()?.metadata()?.len())
    })?;
    pending.rename()?;
    Ok(size)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn an_archive_is_reproducible_and_can_be_unpacked() {
        let folder = tempfile::tempdir().unwrap();
        let entries = [
            Entry { name: "lab".into(), bytes: vec![7; 5000], runs: true },
            Entry { name: "engines/a".into(), bytes: b"text".to_vec(), runs: false },
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
        let mut unpacked = Vec::new();
        for entry in tar.entries().unwrap() {
            let mut entry = entry.unwrap();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            unpacked.push((entry.path().unwrap().into_owned(), entry.header().mode().unwrap(), bytes));
        }
        let expected = [
            ("bundle/lab".into(), 0o755, vec![7; 5000]),
            ("bundle/engines/a".into(), 0o644, b"text".to_vec()),
        ];
        assert_eq!(unpacked, expected);
    }
}
