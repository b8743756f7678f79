//! The progress of reading a long file, shown in one line on a terminal; without a terminal nothing
//! is shown.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::{input, quantity};

/// Time between two updates of the progress.
const UPDATE_INTERVAL: Duration = Duration::from_millis(500);

/// A file that counts the bytes read from it.
pub(super) struct Counted {
    file: File,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.file.read(buffer)?;
        self.read.set(self.read.get() + length as u64);
        Ok(length)
    }
}

/// The progress of reading a file.
pub(super) struct Progress {
    name: String,
    /// The size of the file in bytes, or `None` for a pipe, whose size is unknown.
    size: Option<u64>,
    read: Rc<Cell<u64>>,
    last: Instant,
    is_shown: bool,
    is_terminal: bool,
}

impl Progress {
    /// Opens the file at `path`, and begins to count its progress.
    pub(super) fn open(path: &Path) -> io::Result<(Counted, Self)> {
        let file = input::open(path)?;
        let metadata = file.metadata()?;
        let progress = Self {
            name: path.display().to_string(),
            size: metadata.is_file().then_some(metadata.len()),
            read: Rc::default(),
            last: Instant::now(),
            is_shown: false,
            is_terminal: io::stderr().is_terminal(),
        };
        Ok((Counted { file, read: Rc::clone(&progress.read) }, progress))
    }

    /// Reports the number of games read so far.
    pub(super) fn report(&mut self, games: u64) {
        if !self.is_terminal || self.last.elapsed() < UPDATE_INTERVAL {
            return;
        }
        self.last = Instant::now();
        self.is_shown = true;
        let share = share(self.read.get(), self.size);
        let _ = write!(io::stderr(), "\r{}: {}, {share}", self.name, quantity(games, "game"));
    }

    /// Clears the line of the progress, so that another line can be printed.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Returns the share of a file of this size that has been read, or the amount if the size is
/// unknown. A file may grow while it is read.
fn share(read: u64, size: Option<u64>) -> String {
    match size {
        Some(size) => format!("{} %", u128::from(read.min(size)) * 100 / u128::from(size.max(1))),
        None => format!("{} KiB", read >> 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_printed_for_a_file_and_a_size_for_a_pipe() {
        assert_eq!((share(50, Some(200)), share(300, Some(200))), ("25 %".to_owned(), "100 %".to_owned()));
        assert_eq!((share(0, Some(0)), share(5 << 20, None)), ("0 %".to_owned(), "5120 KiB".to_owned()));
        assert_eq!(share(u64::MAX, Some(u64::MAX)), "100 %");
    }
}
