//! Kept files of figures, for the tests: those of machines, and small ones in `tests/fixtures/`.

use std::path::PathBuf;

use crate::workspace;
use outpace::sealed::{self, Kept};

/// A file that is kept in the checkout, by its path there.
pub(crate) fn kept<T: Kept>(path: &str) -> T {
    sealed::load_from(&workspace::checkout().join(path)).unwrap()
}

/// Every kept record of `choose`, and the small one.
pub(crate) fn records() -> Vec<PathBuf> {
    let root = workspace::checkout();
    let folders = workspace::entries(&root.join("reports")).unwrap().into_iter();
    let kept = folders.map(|folder| folder.join("record.json")).filter(|path| path.is_file());
    let all: Vec<PathBuf> = kept.chain([root.join("tests/fixtures/record.json")]).collect();
    assert!(all.len() > 2, "{all:?}");
    all
}
