//! The Syzygy files in the folders that the user names.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use super::piece_counts::PieceCounts;
use super::table::{Fault, FileKind, Table};
use crate::board::quoted;

/// The files in use. They do not change after loading, so threads share them without a lock.
#[derive(Debug, Default)]
pub struct Files {
    tables: HashMap<PieceCounts, Pair>,
    found: Found,
}

/// The files of one material.
#[derive(Debug, Default)]
pub(super) struct Pair {
    pub(super) wdl: Option<Table>,
    pub(super) dtz: Option<Table>,
}

/// The numbers of files in use, and the most pieces that they know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Number of files with results.
    pub wdl: usize,
    /// Number of files with distances to the next capture or pawn move.
    pub dtz: usize,
    /// Greatest number of pieces in a file with results, or 0 without such files.
    pub most_pieces: usize,
}

/// A file or a folder that is not used, with the reason.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Passed {
    /// The file is unusable.
    #[error("{} {fault}; it is not used", name(.path))]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The reason.
        fault: Fault,
    },
    /// One of several folders cannot be read.
    #[error("{0}; it is not used")]
    Folder(NoFolder),
}

/// A folder that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be read: {error}", quoted(&.path.to_string_lossy()))]
pub struct NoFolder {
    /// The path of the folder.
    pub path: PathBuf,
    /// The reason.
    pub error: io::Error,
}

impl Files {
    /// Opens the files of some folders and returns them with the files and folders that are not
    /// used. `folders` separates the folders as the operating system does (`:`, or `;` on Windows).
    /// Among files of the same material and sort, the first usable one is taken.
    ///
    /// # Errors
    ///
    /// Fails if folders are named and none of them can be read.
    pub fn open(folders: &str) -> Result<(Self, Vec<Passed>), NoFolder> {
        let (mut files, mut passed) = (Self::default(), Vec::new());
        let (mut missing, mut is_any_readable) = (Vec::new(), false);
        for folder in std::env::split_paths(folders).filter(|folder| !folder.as_os_str().is_empty()) {
            let paths = match list(&folder) {
                Ok(paths) => paths,
                Err(error) => {
                    missing.push(NoFolder { path: folder, error });
                    continue;
                }
            };
            is_any_readable = true;
            for path in paths {
                if let Some((counts, kind)) = from_name(&path)
                    && let Err(fault) = files.add(&path, counts, kind)
                {
                    passed.push(Passed::File { path, fault });
                }
            }
        }
        if !is_any_readable && !missing.is_empty() {
            return Err(missing.swap_remove(0));
        }
        // The folders come first, because one of them may hold a usable copy of a file that cannot
        // be used.
        let folders = missing.into_iter().map(Passed::Folder);
        Ok((files, folders.chain(passed).collect()))
    }

    /// Returns the numbers of files in use.
    pub fn found(&self) -> Found {
        self.found
    }

    /// Returns the printable names of the files in which a lookup has failed since the last call.
    /// They are no longer used.
    pub fn newly_damaged(&self) -> Vec<String> {
        let tables = self.tables.values().flat_map(|pair| [&pair.wdl, &pair.dtz]).flatten();
        let mut damaged: Vec<_> =
            tables.filter(|table| table.is_newly_damaged()).map(|table| name(table.path())).collect();
        damaged.sort_unstable();
        damaged
    }

    /// Returns the files of a material, and true if their White is Black in `counts`.
    pub(super) fn of(&self, counts: PieceCounts) -> Option<(&Pair, bool)> {
        let found = self.tables.get(&counts).map(|pair| (pair, false));
        found.or_else(|| self.tables.get(&counts.flipped()).map(|pair| (pair, true)))
    }

    /// Adds a file, unless there already is one of the same material and sort.
    fn add(&mut self, path: &Path, counts: PieceCounts, kind: FileKind) -> Result<(), Fault> {
        let has_file = |(pair, _): (&Pair, bool)| match kind {
            FileKind::Wdl => pair.wdl.is_some(),
            FileKind::Dtz => pair.dtz.is_some(),
        };
        if self.of(counts).is_some_and(has_file) {
            return Ok(());
        }
        let table = Table::open(path, counts, kind)?;
        let pair = self.tables.entry(counts).or_default();
        match kind {
            FileKind::Wdl => {
                pair.wdl = Some(table);
                self.found.wdl += 1;
                self.found.most_pieces = self.found.most_pieces.max(counts.number());
            }
            FileKind::Dtz => {
                pair.dtz = Some(table);
                self.found.dtz += 1;
            }
        }
        Ok(())
    }
}

/// Returns the printable name of a file without its folder.
fn name(path: &Path) -> String {
    quoted(&path.file_name().unwrap_or_default().to_string_lossy())
}

/// Lists the content of a folder, sorted.
fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<PathBuf>> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    entries.map(|mut entries| {
        entries.sort_unstable();
        entries
    })
}

/// Parses the name of a file; returns `None` for a file that is not a Syzygy file.
fn from_name(path: &Path) -> Option<(PieceCounts, FileKind)> {
    let kind = match path.extension()?.to_str()? {
        "rtbw" => FileKind::Wdl,
        "rtbz" => FileKind::Dtz,
        _ => return None,
    };
    Some((PieceCounts::named(path.file_stem()?.to_str()?)?, kind))
}
