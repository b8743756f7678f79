//! `WeightsFile`: weights from a file.

use std::fs::{self, File};
use std::io::{self, Read};

use crate::board::shown;
use crate::eval::{Malformed, Values, Weights};
use crate::score::Score;
use crate::weights::Fixed;

/// No file of weights is longer, in bytes: twenty times the one with all remarks.
const LONGEST: u64 = 1 << 19;

/// Why weights are not taken. Whatever it is, the weights stay as they were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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

/// The weights in a file, in the form of a score; those that are shipped where no file is named.
pub(super) fn load<S: Score>(path: &str) -> Result<Weights<S>, Untaken> {
    // That no sum leaves its range was checked as they were read.
    values(path).map(|values| values.weights_by(|_, mg, eg| S::new(mg, eg)))
}

fn values(path: &str) -> Result<Values, Untaken> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_and_none_means_the_shipped_weights() {
        let path = std::env::temp_dir().join(format!("plywright-weights-{}.toml", std::process::id()));
        fs::write(&path, Values::SHIPPED.to_toml()).unwrap();
        assert_eq!(values(path.to_str().unwrap()), Ok(Values::SHIPPED));
        fs::write(&path, "tempo = [1, 2]\ntemp = 3\n").unwrap();
        let error = values(path.to_str().unwrap()).unwrap_err().to_string();
        assert!(error.ends_with("line 2, column 1: there is no weight `temp`"), "{error}");
        fs::write(&path, " ".repeat(LONGEST as usize + 1)).unwrap();
        let error = values(path.to_str().unwrap()).unwrap_err().to_string();
        assert!(error.contains("more than 524288 bytes"), "{error}");
        fs::write(&path, b"tempo = \xff").unwrap();
        let error = values(path.to_str().unwrap()).unwrap_err().to_string();
        assert!(error.ends_with("line 1, column 9: the text is not UTF-8 from here on"), "{error}");
        fs::remove_file(&path).unwrap();
        let gone = values(path.to_str().unwrap()).unwrap_err().to_string();
        assert!(gone.starts_with("setoption WeightsFile: cannot read `"), "{gone}");
        assert_eq!(values(""), Ok(Values::SHIPPED));
    }

    #[test]
    fn what_is_no_file_is_not_waited_for() {
        for path in ["/dev/zero", "/dev/stdin", "/", "a\0b"] {
            assert!(values(path).is_err(), "{path}");
        }
    }
}
