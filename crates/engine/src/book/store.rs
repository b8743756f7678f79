//! Storage of the bytes of an opening book.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::BookError;

/// Largest file that is read into memory, in bytes. A larger file stays on disk: once it has been
/// checked, each look-up reads only the entries that it needs.
const IN_MEMORY: u64 = 64 << 20;

/// Largest file that is opened, in bytes. Opening reads the file once from beginning to end; this
/// limit bounds the wait.
pub(super) const LARGEST: u64 = 4 << 30;

/// The bytes of a book.
#[derive(Debug)]
pub(super) enum Store {
    /// The bytes are part of the program.
    Static(&'static [u8]),
    /// The bytes are in memory.
    Memory(Box<[u8]>),
    /// The bytes are in a file on disk.
    Disk(File),
}

impl Store {
    /// Opens the file at `path` and returns it with its size. Refuses anything but a plain file,
    /// since a pipe may keep the reader waiting for ever and a device may never end.
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

    /// Returns a reader of all bytes.
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

    /// Reads the `N` bytes that begin at `offset`.
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
