//! What a foreign engine says of itself: any lines.

#![no_main]
#![allow(dead_code, reason = "the library uses the rest")]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/outpace/src/uci/greeting.rs"]
mod greeting;

fuzz_target!(|text: &str| {
    let mut heard = greeting::Greeting::default();
    text.lines().for_each(|line| heard.hear(line));
});
