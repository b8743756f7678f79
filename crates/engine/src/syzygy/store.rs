//! Storage of the bytes of a Syzygy file: in memory, or in the file itself.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::checksum;
use super::table::Fault;

/// Number of bytes after the last block: the checksum.
const TAIL: u64 = 16;

/// The size of a file without its checksum is a multiple of this.
const BLOCK: u64 = 64;

/// A file. After it has been checked it is closed, and it is opened again when a position is first
/// looked up in it, because a system allows a program fewer open files than there are files with
/// six pieces.
#[derive(Debug)]
pub(super) struct Store {
    path: PathBuf,
    size: u64,
    content: OnceLock<Option<Content>>,
    /// Number of times that the file could not be opened for a reason that may be temporary.
    refusals: AtomicUsize,
}

#[derive(Debug)]
enum Content {
    /// A small file, read whole, because a lookup takes three reads.
    Whole(Box<[u8]>),
    Open(SharedFile),
}

impl Store {
    /// Opens the file at `path` if it has a possible size. A file small enough to be checked must
    /// have the right checksum.
    pub(super) fn open(path: &Path) -> Result<Self, Fault> {
        let metadata = std::fs::metadata(path)?;
        // Reading a pipe or a device could last forever.
        if !metadata.is_file() {
            return Err(Fault::NoFile);
        }
        let size = metadata.len();
        if size < BLOCK + TAIL || size % BLOCK != TAIL {
            return Err(Fault::Size(size));
        }
        let content = load(path, size)?;
        let (content, refusals) = (OnceLock::from(Some(content)), AtomicUsize::new(0));
        Ok(Self { path: path.to_owned(), size, content, refusals })
    }

    /// Closes the file until it is read again.
    pub(super) fn close(&mut self) {
        self.content = OnceLock::new();
    }

    /// Returns the number of times that the file could not be opened for a reason that may be
    /// temporary.
    pub(super) fn refusals(&self) -> usize {
        self.refusals.load(Ordering::Relaxed)
    }

    /// Returns the path of the file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the end of the last block, in bytes from the start of the file.
    pub(super) fn end(&self) -> u64 {
        self.size - TAIL
    }

    /// Returns the `N` bytes from `at` on, or `None` if the file has fewer or cannot be read.
    #[inline]
    pub(super) fn read<const N: usize>(&self, at: u64) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.fill(at, &mut bytes)?;
        Some(bytes)
    }

    /// Fills a buffer with the bytes from `at` on.
    pub(super) fn fill(&self, at: u64, buffer: &mut [u8]) -> Option<()> {
        let content = match self.content.get() {
            Some(content) => content,
            None => match load(&self.path, self.size) {
                Err(fault) if may_pass(&fault) => {
                    self.refusals.fetch_add(1, Ordering::Relaxed);
                    return None;
                }
                content => self.content.get_or_init(|| content.ok()),
            },
        };
        match content {
            Some(Content::Whole(bytes)) => {
                let rest = bytes.get(usize::try_from(at).ok()?..)?;
                buffer.copy_from_slice(rest.get(..buffer.len())?);
                Some(())
            }
            Some(Content::Open(file)) => file.fill(at, buffer).ok(),
            None => None,
        }
    }
}

/// Returns true if a file that cannot be opened now may be opened later: too many files are open,
/// or, on Windows, another program holds it.
fn may_pass(fault: &Fault) -> bool {
    // ENFILE and EMFILE; on Windows ERROR_TOO_MANY_OPEN_FILES.
    const TOO_MANY: &[i32] = if cfg!(windows) { &[4] } else { &[23, 24] };
    let Fault::Io(error) = fault else { return false };
    cfg!(windows) && error.kind() == ErrorKind::PermissionDenied
        || error.raw_os_error().is_some_and(|code| TOO_MANY.contains(&code))
}

/// Opens a file of this size. A file that is read whole must have the right checksum each time.
fn load(path: &Path, size: u64) -> Result<Content, Fault> {
    let file = File::open(path)?;
    if size > checksum::LARGEST {
        return Ok(Content::Open(SharedFile::new(file)));
    }
    let mut bytes = Vec::new();
    file.take(size + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 != size {
        return Err(io::Error::other("its size has changed").into());
    }
    match bytes.split_last_chunk() {
        Some((bytes, sum)) if checksum::checksum(bytes) != *sum => Err(Fault::Checksum),
        _ => Ok(Content::Whole(bytes.into_boxed_slice())),
    }
}

/// A file that several threads read at once, each at its own place.
#[derive(Debug)]
struct SharedFile(#[cfg(any(unix, windows))] File, #[cfg(not(any(unix, windows)))] std::sync::Mutex<File>);

#[cfg(unix)]
impl SharedFile {
    fn new(file: File) -> Self {
        Self(file)
    }

    fn fill(&self, at: u64, buffer: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.0, buffer, at)
    }
}

#[cfg(windows)]
impl SharedFile {
    fn new(file: File) -> Self {
        Self(file)
    }

    fn fill(&self, mut at: u64, mut buffer: &mut [u8]) -> io::Result<()> {
        while !buffer.is_empty() {
            let read = std::os::windows::fs::FileExt::seek_read(&self.0, buffer, at)?;
            if read == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            buffer = &mut buffer[read..];
            at += read as u64;
        }
        Ok(())
    }
}

#[cfg(not(any(unix, windows)))]
impl SharedFile {
    fn new(file: File) -> Self {
        Self(std::sync::Mutex::new(file))
    }

    fn fill(&self, at: u64, buffer: &mut [u8]) -> io::Result<()> {
        use std::io::{Seek, SeekFrom};
        let mut file = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(buffer)
    }
}

/// A reader that moves through a file from its start.
pub(super) struct Cursor<'a> {
    store: &'a Store,
    at: u64,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(store: &'a Store) -> Self {
        Self { store, at: 0 }
    }

    /// Returns the present offset in bytes.
    pub(super) fn at(&self) -> u64 {
        self.at
    }

    /// Reads the next `N` bytes.
    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let bytes = self.store.read(self.at).ok_or(Fault::Short)?;
        self.at += N as u64;
        Ok(bytes)
    }

    /// Reads the next `count` bytes. No caller asks for more than 128 KiB, whatever a file
    /// contains.
    pub(super) fn bytes(&mut self, count: usize) -> Result<Vec<u8>, Fault> {
        let mut bytes = vec![0; count];
        self.store.fill(self.at, &mut bytes).ok_or(Fault::Short)?;
        self.at += count as u64;
        Ok(bytes)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Fault> {
        Ok(u8::from_le_bytes(self.take()?))
    }

    pub(super) fn word(&mut self) -> Result<u16, Fault> {
        Ok(u16::from_le_bytes(self.take()?))
    }

    /// Skips bytes, all of which must exist.
    pub(super) fn skip(&mut self, count: u64) -> Result<(), Fault> {
        self.at = self.at.checked_add(count).filter(|&at| at <= self.store.end()).ok_or(Fault::Short)?;
        Ok(())
    }

    /// Moves to the next multiple of `step`, a power of two.
    pub(super) fn align(&mut self, step: u64) -> Result<(), Fault> {
        self.skip(self.at.wrapping_neg() & (step - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn too_many_open_files_may_pass() {
        let fault = |code| Fault::from(io::Error::from_raw_os_error(code));
        assert!(may_pass(&fault(24)) && may_pass(&fault(23)));
        assert!(!may_pass(&fault(2)) && !may_pass(&fault(13)) && !may_pass(&Fault::Short));
    }
}
