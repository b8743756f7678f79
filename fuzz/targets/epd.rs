//! Fuzzes the reader of EPD with any bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plywright::movegen;
use plywright::notation::epd;
use plywright::recipe::Portable;

fuzz_target!(|bytes: &[u8]| {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() as u64 + 1;
    for line in epd::Reader::new(Portable::PORTABLE, bytes) {
        match line.expect("reading memory does not fail") {
            Ok(epd) => {
                for &mv in epd.best.iter().chain(&epd.avoid) {
                    assert!(
                        movegen::is_legal(Portable::PORTABLE, &epd.position, mv),
                        "{mv} in {}",
                        epd.position
                    );
                }
            }
            Err(error) => {
                let message = error.to_string();
                assert!(!message.contains(['\n', '\r', '\0']) && message.len() < 500, "{message:?}");
                assert!((1..=lines).contains(&error.line) && error.column >= 1, "{message}");
            }
        }
    }
});
