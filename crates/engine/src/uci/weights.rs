//! `WeightsFile`: weights from a file.

use std::fs::{self, File};
use std::io::{self, Read};

use crate::board::shown;
use crate::eval::{Malformed, Values};
use crate::weights::Fixed;

/// No file of weights is longer, in bytes: twenty times the one with all remarks.
const LONGEST: u64 = 1 << 19;

/// Why weights are not taken. Whatever it is, the weights stay as they were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Untaken {
    /// The file cannot be read.
    #[error("setoption WeightsFile: cannot read {0}: {1}")]
    Unreadable(String, String),
    /// It has something else in it.
    #[error("setoption WeightsFile: {0}, {1}")]
    Malformed(String, Malformed),
    /// The weights of this build are constants.
    #[error("setoption WeightsFile: {0}")]
    Fixed(#[from] Fixed),
}

/// The weights in a file; those that are shipped where no file is named.
pub(super) fn load(path: &str) -> Result<Values, Untaken> {
    if path.is_empty() {
        return Ok(Values::SHIPPED);
    }
    let bytes = read(path).map_err(|error| Untaken::Unreadable(shown(path), error.to_string()))?;
    Values::from_bytes(&bytes).map_err(|malformed| Untaken::Malformed(shown(path), malformed))
}

fn read(path: &str) -> io::Result<Vec<u8>> {
    // Reading a pipe or a device could last for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::other(format!("it has more than {LONGEST} bytes")));
    }
    Ok(bytes)
}
