//! The files of some folders.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use super::piece_counts::PieceCounts;
use super::table::{Fault, Sort, Table};
use crate::board::shown;

/// The files that are used. They do not change any more: threads share them without a lock.
#[derive(Debug, Default)]
pub struct Files {
    tables: HashMap<PieceCounts, Pair>,
    found: Found,
}

/// What is there of some material.
#[derive(Debug, Default)]
pub(super) struct Pair {
    pub(super) wdl: Option<Table>,
    pub(super) dtz: Option<Table>,
}

/// How many files are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Those that state what positions are worth.
    pub wdl: usize,
    /// Those that state the distance to the next capture or pawn move.
    pub dtz: usize,
    /// The most pieces for which it is known what positions are worth; 0 where it is for none.
    pub most_pieces: usize,
}

/// A file or a folder that is passed over.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Passed {
    /// A file is none that can be used.
    #[error("{} {fault}; it is not used", name(.path))]
    File {
        /// The file.
        path: PathBuf,
        /// Why so.
        fault: Fault,
    },
    /// One of several folders cannot be read.
    #[error("{0}; it is not used")]
    Folder(NoFolder),
}

/// A folder that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be read: {error}", shown(&.path.to_string_lossy()))]
pub struct NoFolder {
    /// The folder, or what is no folder.
    pub path: PathBuf,
    /// Why so.
    pub error: io::Error,
}

impl Files {
    /// The files in some folders, separated as the operating system separates them (`:`, or `;` on Windows), and what is passed over.
    /// Of files with the same name, the first is taken that can be.
    ///
    /// # Errors
    ///
    /// Some folder must be there, where any is named.
    pub fn open(folders: &str) -> Result<(Self, Vec<Passed>), NoFolder> {
        let (mut files, mut passed) = (Self::default(), Vec::new());
        let (mut missing, mut is_any_there) = (Vec::new(), false);
        for folder in std::env::split_paths(folders).filter(|folder| !folder.as_os_str().is_empty()) {
            let paths = match listed(&folder) {
                Ok(paths) => paths,
                Err(error) => {
                    missing.push(NoFolder { path: folder, error });
                    continue;
                }
            };
            is_any_there = true;
            for path in paths {
                if let Some((counts, sort)) = from_name(&path)
                    && let Err(fault) = files.add(&path, counts, sort)
                {
                    passed.push(Passed::File { path, fault });
                }
            }
        }
        if !is_any_there && !missing.is_empty() {
            return Err(missing.swap_remove(0));
        }
        // The folders first, since a file may have been looked for in one of them.
        let folders = missing.into_iter().map(Passed::Folder);
        Ok((files, folders.chain(passed).collect()))
    }

    /// How many files are used.
    pub fn found(&self) -> Found {
        self.found
    }

    /// The files in which a look-up has failed since this was asked last, as they may be shown. They are not used any more.
    pub fn newly_damaged(&self) -> Vec<String> {
        let tables = self.tables.values().flat_map(|pair| [&pair.wdl, &pair.dtz]).flatten();
        let mut damaged: Vec<_> =
            tables.filter(|table| table.is_newly_damaged()).map(|table| name(table.path())).collect();
        damaged.sort_unstable();
        damaged
    }

    /// What is there of a material, and whether its White is Black here.
    pub(super) fn of(&self, counts: PieceCounts) -> Option<(&Pair, bool)> {
        let found = self.tables.get(&counts).map(|pair| (pair, false));
        found.or_else(|| self.tables.get(&counts.flipped()).map(|pair| (pair, true)))
    }

    /// Takes a file, unless there is one for the same.
    fn add(&mut self, path: &Path, counts: PieceCounts, sort: Sort) -> Result<(), Fault> {
        let is_there = |(pair, _): (&Pair, bool)| match sort {
            Sort::Wdl => pair.wdl.is_some(),
            Sort::Dtz => pair.dtz.is_some(),
        };
        if self.of(counts).is_some_and(is_there) {
            return Ok(());
        }
        let table = Table::open(path, counts, sort)?;
        let pair = self.tables.entry(counts).or_default();
        match sort {
            Sort::Wdl => {
                pair.wdl = Some(table);
                self.found.wdl += 1;
                self.found.most_pieces = self.found.most_pieces.max(counts.number());
            }
            Sort::Dtz => {
                pair.dtz = Some(table);
                self.found.dtz += 1;
            }
        }
        Ok(())
    }
}

/// The name of a file without its folder, as it may be shown.
fn name(path: &Path) -> String {
    shown(&path.file_name().unwrap_or_default().to_string_lossy())
}

/// What lies in a folder, in order.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<PathBuf>> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    entries.map(|mut entries| {
        entries.sort_unstable();
        entries
    })
}

/// What the name of a file says; nothing where it is another file.
fn from_name(path: &Path) -> Option<(PieceCounts, Sort)> {
    let sort = match path.extension()?.to_str()? {
        "rtbw" => Sort::Wdl,
        "rtbz" => Sort::Dtz,
        _ => return None,
    };
    Some((PieceCounts::named(path.file_stem()?.to_str()?)?, sort))
}
