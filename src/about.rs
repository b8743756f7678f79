//! The origin of this build: revision, compiler, target and features, as written down by the build
//! script.
//!
//! The text has a fixed size and, on Linux, a section of its own. As an ordinary constant it would
//! make the constants of every commit different, and its length would move the code. The lab
//! recognises variants with the same code by their `.text` and `.rodata`, and would then see a
//! difference where there is none.

use std::hint::black_box;

/// Size of the text in bytes; `build.rs` has the same number.
const TEXT_BYTES: usize = 2048;

#[used]
// SAFETY: nothing else is in that section, nobody looks it up by name, and it holds plain bytes
// that are never written.
#[cfg_attr(target_os = "linux", unsafe(link_section = ".plywright.about"))]
static ABOUT: [u8; TEXT_BYTES] = *include_bytes!(concat!(env!("OUT_DIR"), "/about.txt"));

/// Returns the text. It has one line for each of `revision` (missing from some builds), `compiler`,
/// `triple`, `target features` and `cargo features`.
pub fn text() -> String {
    // Without the black box the compiler could put its knowledge of the bytes into the code.
    let bytes: &[u8] = black_box(&ABOUT);
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}
