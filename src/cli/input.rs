//! Opens a file for reading it from start to end.

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal};
use std::path::Path;

/// Opens the file or pipe at `path`; `-` is the standard input.
///
/// # Errors
///
/// Fails if the path cannot be opened, or names a character device other than a terminal: such a
/// device, for example `/dev/urandom`, may have no end.
pub(super) fn open(path: &Path) -> io::Result<File> {
    let file = if path.as_os_str() == "-" { standard_input()? } else { File::open(path)? };
    if is_device(&file)? && !file.is_terminal() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is a device, and no file or pipe"));
    }
    Ok(file)
}

#[cfg(unix)]
fn standard_input() -> io::Result<File> {
    use std::os::fd::AsFd;
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

#[cfg(windows)]
fn standard_input() -> io::Result<File> {
    use std::os::windows::io::AsHandle;
    Ok(io::stdin().as_handle().try_clone_to_owned()?.into())
}

#[cfg(not(any(unix, windows)))]
fn standard_input() -> io::Result<File> {
    Err(io::Error::new(ErrorKind::Unsupported, "the standard input cannot be read as a file here"))
}

#[cfg(unix)]
fn is_device(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::FileTypeExt;
    Ok(file.metadata()?.file_type().is_char_device())
}

#[cfg(not(unix))]
fn is_device(_: &File) -> io::Result<bool> {
    Ok(false)
}
