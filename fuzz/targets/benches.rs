//! Fuzzes the parsers of the output and the files of criterion, divan and libtest with any bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outpace::workloads::benches::{Harness, formats};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let sound = |seconds: outpace::error::Result<f64>| {
        assert!(!seconds.is_ok_and(|seconds| !seconds.is_finite() || seconds <= 0.0));
    };
    let _ = formats::harness(&text);
    sound(formats::estimates(bytes));
    for harness in [Harness::Criterion, Harness::Divan, Harness::Libtest] {
        for name in formats::names(&text, harness).iter().take(20) {
            let (plain_name, _) = formats::threads(name);
            sound(formats::divan(&text, plain_name));
            sound(formats::bencher(&text, name));
        }
    }
});
