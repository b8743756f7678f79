//! Code layouts of a program: the same program linked in another order for each launch.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::error::{Context, Result};
use crate::rng::Rng;

/// The same program in other code layouts.
pub trait Layouts: fmt::Debug + Send + Sync {
    /// Makes the program in the layout that follows from the seed, in the file `to`.
    ///
    /// # Errors
    ///
    /// Fails if the program cannot be linked or written.
    fn link(&self, seed: u32, to: &Path) -> Result<()>;
}

/// Files that hold the same program in different layouts.
#[derive(Clone, Debug)]
pub struct Files {
    files: Vec<PathBuf>,
    name: String,
}

impl Files {
    /// Takes the files as the layouts of the program with this name. At least one is needed.
    pub fn new(name: &str, files: Vec<PathBuf>) -> Self {
        Self { files, name: name.to_owned() }
    }
}

impl Layouts for Files {
    fn link(&self, seed: u32, to: &Path) -> Result<()> {
        let file = &self.files[Rng::new(seed.into(), &self.name).below(self.files.len())];
        fs::copy(file, to).with_context(|| format!("cannot copy {}", file.display())).map(drop)
    }
}

/// Sequence of a program's layouts, one for each launch. Clones share the sequence of seeds, so no
/// seed is used for two launches.
#[derive(Clone, Debug)]
pub struct LayoutSequence {
    layouts: Arc<dyn Layouts>,
    next: Arc<AtomicU32>,
}

impl LayoutSequence {
    /// Makes the sequence of layouts whose seeds begin with `first`.
    pub fn new(layouts: Arc<dyn Layouts>, first: u32) -> Self {
        Self { layouts, next: Arc::new(AtomicU32::new(first)) }
    }

    /// Makes the program in the next layout, in the file `to`.
    ///
    /// # Errors
    ///
    /// Fails if the program cannot be linked or written.
    pub fn draw(&self, to: &Path) -> Result<()> {
        self.layouts.link(self.next.fetch_add(1, Ordering::Relaxed), to)
    }
}

impl PartialEq for LayoutSequence {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.next, &other.next)
    }
}

impl Eq for LayoutSequence {}
