//! Fuzzes the parsers of callgrind's files, of the output of `perf report`, and of the mangled C++
//! and Rust names in them, with any text.

#![no_main]

use std::fmt::Display;

use libfuzzer_sys::fuzz_target;
use outpace::explain::{callgrind, names, perf};

fuzz_target!(|text: &str| {
    let plain = |symbol: &str| assert!(names::plain(symbol).len() <= names::LONGEST.max(symbol.len()));
    text.lines().for_each(plain);
    let refused = |error: &dyn Display| assert!(error.to_string().len() < 2000, "{error}");
    match callgrind::calls(text) {
        Ok(calls) => calls.own.keys().for_each(|place| plain(place.function)),
        Err(error) => refused(&error),
    }
    match callgrind::cycles(text) {
        Ok(cycles) => cycles.keys().for_each(|place| plain(place.function)),
        Err(error) => refused(&error),
    }
    match perf::parse(text) {
        Ok(counts) => counts.keys().for_each(|function| plain(&function.symbol)),
        Err(error) => refused(&error),
    }
});
