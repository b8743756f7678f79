//! Fuzzes the files of callgrind, the output of `perf report`, and the mangled C++ and Rust names
//! in them, with any text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outpace::explain::{callgrind, names, perf};

fuzz_target!(|text: &str| {
    let plain = |symbol: &str| assert!(names::plain(symbol).len() <= names::LONGEST.max(symbol.len()));
    text.lines().for_each(plain);
    for counts in [callgrind::parse(text), perf::parse(text)] {
        match counts {
            Ok(counts) => counts.keys().for_each(|function| plain(&function.symbol)),
            Err(error) => assert!(error.to_string().len() < 2000, "{error}"),
        }
    }
});
