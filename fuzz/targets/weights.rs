//! Fuzzes the parser of weights with any text, and with the shipped weights in which a piece is
//! replaced by any text. Weights that are parsed must survive writing and reading.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use plywright::eval::Values;

static SHIPPED: LazyLock<String> = LazyLock::new(|| Values::SHIPPED.to_toml());

fn read(text: &str) {
    match Values::from_toml(text) {
        Ok(values) => {
            assert_eq!(Values::from_toml(&values.to_toml()).as_ref(), Ok(&values));
            values.check().expect("weights that were read are within their limits");
        }
        Err(error) => {
            let message = error.to_string();
            assert!(!message.contains(['\n', '\r', '\0']) && message.len() < 1000, "{message:?}");
        }
    }
}

fuzz_target!(|parts: (u16, u8, &str)| {
    let (place, replaced, text) = parts;
    read(text);
    let shipped = &*SHIPPED;
    let place = usize::from(place) % shipped.len();
    let end = (place + usize::from(replaced)).min(shipped.len());
    // The table is ASCII, so every offset is a character boundary.
    if let (Some(before), Some(behind)) = (shipped.get(..place), shipped.get(end..)) {
        read(&format!("{before}{text}{behind}"));
    }
});
