//! The tuner's file of games: any bytes; what is read is written and read back.

#![no_main]
#![allow(dead_code, reason = "the tuner uses the rest")]

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/tune/src/output.rs"]
mod output;
#[path = "../../crates/tune/src/samples.rs"]
mod samples;

/// A file of this process's own.
static FILE: LazyLock<PathBuf> =
    LazyLock::new(|| std::env::temp_dir().join(format!("plywright-fuzz-samples-{}", std::process::id())));

fuzz_target!(|bytes: &[u8]| {
    fs::write(&*FILE, bytes).expect("the file can be written");
    if let Ok(games) = samples::read(&FILE) {
        samples::write(&FILE, "again", &games).expect("what was read can be written");
        let again = samples::read(&FILE).expect("what was written can be read");
        assert_eq!(format!("{games:?}"), format!("{again:?}"));
    }
});
