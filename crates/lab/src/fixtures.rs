//! Kept files of figures, for the tests: those of machines, and small ones in `tests/fixtures/`.

use std::path::PathBuf;

use crate::decide::verdict::anew;
use crate::record::Record;
use crate::workspace;
use outpace::files;
use outpace::sealed::{self, Kept};

/// A file that is kept in the checkout, by its path there.
pub(crate) fn kept<T: Kept>(path: &str) -> T {
    sealed::load_from(&workspace::checkout().join(path)).unwrap()
}

/// A small record with something of everything, and hostile text where text can stand.
pub(crate) fn record() -> Record {
    anew(kept("tests/fixtures/record.json"))
}

/// A machine's record, judged anew as for its pages.
pub(crate) fn record_of(machine: &str) -> Record {
    anew(kept(&format!("reports/{machine}/record.json")))
}

#[track_caller]
pub(crate) fn assert_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "it does not say `{part}`:\n{text}");
    }
}

/// Holds what stands in a file of the checkout between two lines to a text; with `PLYWRIGHT_REDRAW` the text is put there.
#[track_caller]
pub(crate) fn assert_quoted(path: &str, [begin, end]: [&str; 2], wanted: &str) {
    let path = workspace::checkout().join(path);
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(begin).expect("the quotation begins");
    let (found, after) = rest.split_once(end).expect("the quotation ends");
    if std::env::var_os("PLYWRIGHT_REDRAW").is_some() {
        files::replace(&path, [before, begin, wanted, end, after].concat().as_bytes()).unwrap();
    } else {
        assert!(found == wanted, "{} is stale: it should say\n{wanted}", path.display());
    }
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
