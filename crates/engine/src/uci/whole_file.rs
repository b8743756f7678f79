//! Reads complete files that the user names in an option.

use std::fs::{self, File};
use std::io::{self, Read};

/// Reads a regular file. Fails if it has more than `longest` bytes.
pub(super) fn read(path: &str, longest: usize) -> io::Result<Vec<u8>> {
    // Reading a pipe or a device could last for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(longest as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > longest {
        return Err(io::Error::other(format!("it has more than {longest} bytes")));
    }
    Ok(bytes)
}
