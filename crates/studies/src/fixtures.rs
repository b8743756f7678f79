//! Kept files of figures, for the tests: those of machines, and small ones in `tests/fixtures/`.

use std::collections::BTreeMap;
use std::sync::Mutex;

use plywright_lab::decide::verdict::anew;
use plywright_lab::record::Record;
use plywright_testing::made_once;
pub(crate) use plywright_testing::{assert_quoted, assert_says, kept};

/// A small record with something of everything, and hostile text where text can stand.
pub(crate) fn record() -> Record {
    anew(kept("tests/fixtures/record.json"))
}

/// A machine's record, judged anew as for its pages: once for all tests, since that takes seconds.
pub(crate) fn record_of(machine: &str) -> Record {
    static JUDGED: Mutex<BTreeMap<String, Record>> = Mutex::new(BTreeMap::new());
    made_once(&JUDGED, machine, || anew(kept(&format!("reports/{machine}/record.json"))))
}
