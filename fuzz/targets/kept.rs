//! Fuzzes the code of `outpace` that reads the records of comparisons and of bisections. The code
//! reads each input as it is. If the input is JSON that has the form of a record, the target adds a
//! correct checksum (*seal*), and the code reads that too. The files of the lab, the studies and
//! the checks are covered by tests that change every value: `crates/testing/src/hostile.rs`.

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use outpace::compare;
use outpace::decide::bisect;
use outpace::record::sealed::{self, SealedRecord};

fn read<T: SealedRecord>(bytes: &[u8]) -> Option<T> {
    match sealed::read::<T>(bytes, Path::new("record.json")) {
        Ok(record) => Some(record),
        Err(error) => {
            let message = error.to_string();
            assert!(message.len() < 2000, "{message:?}");
            None
        }
    }
}

/// Gives the record in these bytes a correct checksum and reads it again. Returns `None` if it is
/// not valid.
fn sealed_again<T: SealedRecord>(bytes: &[u8]) -> Option<T> {
    assert!(read::<T>(bytes).is_none() || bytes.len() > 64, "a record without a checksum was read");
    let record = serde_json::from_slice::<T>(bytes).ok()?;
    let record = read::<T>(&sealed::sealed(&record).ok()?)?;
    sealed::write(&record).expect("what was read can be written");
    Some(record)
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(record) = sealed_again::<compare::Record>(bytes) {
        let _ = (compare::decide(&record), record.notes());
    }
    if let Some(mut record) = sealed_again::<bisect::Record>(bytes) {
        let _ = (record.decide(), record.lines());
    }
});
