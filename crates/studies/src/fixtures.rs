//! Stored records for the tests, in `tests/fixtures/`: small ones, and in folders with a machine's
//! name trimmed copies of that machine's files. (`plywright_lab` says what is trimmed.)

use std::collections::BTreeMap;
use std::sync::Mutex;

use plywright_lab::decide::verdict::redecide;
use plywright_lab::record::Record;
use plywright_testing::made_once;
pub(crate) use plywright_testing::{assert_quoted, assert_says, load_record};

/// A small record of the lab that uses every field, with hostile text where text can stand.
pub(crate) fn record() -> Record {
    redecide(load_record("tests/fixtures/record.json"))
}

/// The trimmed copy of a machine's record of the lab, judged again as for its pages. The tests
/// share one judged copy, because judging takes time.
pub(crate) fn record_of(machine: &str) -> Record {
    static JUDGED: Mutex<BTreeMap<String, Record>> = Mutex::new(BTreeMap::new());
    made_once(&JUDGED, machine, || redecide(load_record(&format!("tests/fixtures/{machine}/record.json"))))
}
