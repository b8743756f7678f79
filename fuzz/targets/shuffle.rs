//! Fuzzes the shuffling of an object file's sections: with any bytes, and with a real object that
//! is overwritten with any bytes at any place.

#![no_main]
#![allow(dead_code, reason = "the library uses the rest")]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/outpace/src/error.rs"]
mod error;
#[path = "../../crates/stats/src/rng.rs"]
mod rng;

#[path = "../../crates/outpace/src/builds/layouts/shuffle.rs"]
mod shuffle;

/// The sections that the library shuffles.
const SHUFFLED: [&str; 4] = [".text*", ".rodata*", ".data*", ".bss*"];

/// A small object written by gcc from `fuzz/objects/object.c`.
static OBJECT: &[u8] = include_bytes!("../objects/object.o");

fuzz_target!(|parts: (u16, u32, &[u8])| {
    let (place, seed, bytes) = parts;
    let _ = shuffle::shuffled(bytes, seed);
    let mut object = OBJECT.to_vec();
    let place = usize::from(place) % object.len();
    let length = bytes.len().min(object.len() - place);
    object[place..place + length].copy_from_slice(&bytes[..length]);
    if let Ok(other) = shuffle::shuffled(&object, seed) {
        assert_eq!(other.len(), object.len());
    }
});
