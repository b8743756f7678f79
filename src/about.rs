//! What this very build is made of: revision, compiler, target, features, as the build script wrote it down.
//!
//! The text has a section of its own, of a fixed size. Were it among the constants, no two commits would have the same constants, and by
//! its length it would move the code; the lab, which recognises variants with the same code by `.text` and `.rodata`, would see a
//! difference where there is none.

use std::hint::black_box;

/// The room for the text, in bytes; `build.rs` has the same number.
const ROOM: usize = 2048;

#[used]
// SAFETY: nothing else is in that section, nobody looks for it by name, and what is in it is plain bytes that are never written.
#[cfg_attr(target_os = "linux", unsafe(link_section = ".plywright.about"))]
static ABOUT: [u8; ROOM] = *include_bytes!(concat!(env!("OUT_DIR"), "/about.txt"));

/// A line each: `revision` (not in every build), `compiler`, `triple`, `target features`, `cargo features`.
pub fn text() -> String {
    // What the compiler knew of the bytes it could put into the code.
    let bytes: &[u8] = black_box(&ABOUT);
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}
