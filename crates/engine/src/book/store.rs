//! Where the bytes of a book lie.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::BookError;

/// A file up to this size is read into memory; of a larger one only what is looked up.
const IN_MEMORY: u64 = 64 << 20;

/// The largest file that is opened. It is read once from beginning to end when it is opened, and this bounds the wait.
pub(super) const LARGEST: u64 = 4 << 30;

/// The bytes of a book.
#[derive(Debug)]
pub(super) enum Store {
    /// In the program.
    Static(&'static [u8]),
    /// In memory.
    Memory(Box<[u8]>),
    /// On disk.
    Disk(File),
}

impl Store {
    /// The file at `path`, and its size. What is no plain file (a pipe that waits for ever, a device that never ends) is
    /// not opened.
    pub(super) fn open(path: &Path) -> Result<(Self, u64), BookError> {
        let metadata = std::fs::metadata(path)?;
        if !metadata.is_file() {
            return Err(BookError::NoFile);
        }
        let size = metadata.len();
        if size > LARGEST {
            return Err(BookError::TooLarge { size });
        }
        let file = File::open(path)?;
        if size > IN_MEMORY {
            return Ok((Self::Disk(file), size));
        }
        let mut bytes = Vec::new();
        file.take(IN_MEMORY + 1).read_to_end(&mut bytes)?;
        let size = bytes.len() as u64;
        Ok((Self::Memory(bytes.into_boxed_slice()), size))
    }

    /// A reader of all bytes.
    pub(super) fn stream(&mut self) -> io::Result<Box<dyn Read + '_>> {
        match self {
            Self::Static(bytes) => Ok(Box::new(*bytes)),
            Self::Memory(bytes) => Ok(Box::new(&bytes[..])),
            Self::Disk(file) => {
                file.seek(SeekFrom::Start(0))?;
                Ok(Box::new(BufReader::with_capacity(1 << 20, file)))
            }
        }
    }

    /// The `N` bytes from `offset` on.
    pub(super) fn read<const N: usize>(&mut self, offset: u64) -> io::Result<[u8; N]> {
        let mut out = [0; N];
        let bytes: &[u8] = match self {
            Self::Static(bytes) => bytes,
            Self::Memory(bytes) => bytes,
            Self::Disk(file) => {
                file.seek(SeekFrom::Start(offset))?;
                file.read_exact(&mut out)?;
                return Ok(out);
            }
        };
        let part = usize::try_from(offset).ok().and_then(|offset| bytes.get(offset..)?.first_chunk());
        part.copied().ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}
