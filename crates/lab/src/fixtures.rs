//! Records for the tests: those shipped in `reports/`, and small ones in `tests/fixtures/`.
//!
//! A test of the shipped pages reads the shipped records. Every other test reads a fixture, because
//! a later run replaces the shipped ones. A folder of `tests/fixtures/` with a machine's name has
//! trimmed copies of that machine's files. A `record.json` there has fewer engines and
//! kernels, and only two samples of each launch: the median of those with the baseline first and
//! the median of those with the candidate first. So the verdicts on the engines and kernels that
//! are left stay the same.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;

use crate::decide::verdict::redecide;
use crate::record::Record;
use crate::workspace;
use plywright_testing::made_once;
pub(crate) use plywright_testing::{assert_quoted, assert_says, load_record};

/// Returns a small record with an example of everything, and with hostile text in every field that
/// may contain text.
pub(crate) fn record() -> Record {
    redecide(load_record("tests/fixtures/record.json"))
}

/// Returns a machine's shipped record, decided again by the present rules, as it is for the
/// machine's pages. All tests share one copy, since deciding takes seconds.
pub(crate) fn record_of(machine: &str) -> Record {
    judged(&format!("reports/{machine}/record.json"))
}

/// Returns the trimmed copy of a machine's record, decided again in the same way.
pub(crate) fn trimmed_record_of(machine: &str) -> Record {
    judged(&format!("tests/fixtures/{machine}/record.json"))
}

fn judged(path: &str) -> Record {
    static JUDGED: Mutex<BTreeMap<String, Record>> = Mutex::new(BTreeMap::new());
    made_once(&JUDGED, path, || redecide(load_record(path)))
}

/// Returns the paths of all records of `cargo lab choose` in `reports/`, and of the small one.
pub(crate) fn records() -> Vec<PathBuf> {
    let root = plywright_testing::checkout();
    let folders = workspace::entries(&root.join("reports")).unwrap().into_iter();
    let shipped = folders.map(|folder| folder.join("record.json")).filter(|path| path.is_file());
    let paths: Vec<PathBuf> = shipped.chain([root.join("tests/fixtures/record.json")]).collect();
    assert!(paths.len() > 2, "{paths:?}");
    paths
}
