//! Fuzzes the reader of the tuner's games with any bytes, which are read as a file and as packed
//! games. A game that is read must survive writing and reading.

#![no_main]
#![allow(dead_code, reason = "the tuner uses the rest")]

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/tune/src/file.rs"]
mod file;
#[path = "../../crates/tune/src/samples.rs"]
mod samples;

/// A file that only this process uses.
static FILE: LazyLock<PathBuf> =
    LazyLock::new(|| std::env::temp_dir().join(format!("plywright-fuzz-samples-{}", std::process::id())));

fuzz_target!(|bytes: &[u8]| {
    fs::write(&*FILE, bytes).expect("the file can be written");
    if let Ok(reader) = file::Reader::open(&FILE) {
        reader.take_while(Result::is_ok).for_each(drop);
    }
    let mut rest = bytes;
    while let Ok(game) = samples::Game::unpack(&mut rest) {
        let mut packed = Vec::new();
        game.pack(&mut packed).expect("what was read can be written");
        assert_eq!(
            samples::Game::unpack(&mut packed.as_slice()).expect("what was written can be read"),
            game
        );
    }
});
