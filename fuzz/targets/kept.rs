//! Kept figures: the record of a comparison of programs, of any JSON that has its form, sealed again. (Those of the lab have a test that changes
//! every value of every kind of file: `crates/lab/src/hostile.rs`.)

#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use outpace::sealed;
use outpace::sequential::Record;

fuzz_target!(|bytes: &[u8]| {
    let path = Path::new("record.json");
    let read = |bytes: &[u8]| match sealed::read::<Record>(bytes, path) {
        Ok(record) => Some(record),
        Err(error) => {
            let told = error.to_string();
            assert!(told.len() < 2000, "{told:?}");
            None
        }
    };
    assert!(read(bytes).is_none() || bytes.len() > 64, "it has no seal");
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return };
    let Ok(text) = sealed::sealed(&record) else { return };
    if let Some(record) = read(&text) {
        sealed::write(&record).expect("what was read can be written");
    }
});
