//! Kept files of figures, for the tests: those of machines, and small ones in `tests/fixtures/`.

use plywright_lab::decide::verdict::anew;
use plywright_lab::record::Record;
pub(crate) use plywright_testing::{assert_quoted, assert_says, kept};

/// A small record with something of everything, and hostile text where text can stand.
pub(crate) fn record() -> Record {
    anew(kept("tests/fixtures/record.json"))
}

/// A machine's record, judged anew as for its pages.
pub(crate) fn record_of(machine: &str) -> Record {
    anew(kept(&format!("reports/{machine}/record.json")))
}
