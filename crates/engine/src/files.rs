//! Files appear whole or not at all: written beside, synced, renamed.
//!
//! With the standard library alone, since the engine's own verbs write files too.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;

/// So many links are followed: as many as Linux follows.
const MOST_LINKS: usize = 40;

/// Replaces the file at `path`, or makes it. Whoever reads it meanwhile finds the old file or the new one, and so does
/// whoever comes after a power failure.
///
/// A link stays, and what it leads to is replaced; the new file has the permissions of the old one.
///
/// # Errors
///
/// What is there and is no plain file (a folder, a pipe, a device) is refused and left alone. On any error the file is what it
/// was, and nothing is left beside it.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let (target, old) = target(path)?;
    let (mut file, beside) = create_beside(&target)?;
    let written = file.write_all(content).and_then(|()| keep_permissions(&file, old.as_ref()));
    let written = written.and_then(|()| file.sync_all());
    drop(file);
    let renamed = written.and_then(|()| fs::rename(&beside, &target));
    if renamed.is_err() {
        let _ = fs::remove_file(&beside);
    }
    renamed.and_then(|()| sync_folder(&target))
}

/// Finds out whether [`replace`] could write the file at `path`, and leaves everything as it is.
///
/// # Errors
///
/// Those of [`replace`], as far as they can be known before there is anything to write.
pub fn check(path: &Path) -> io::Result<()> {
    let (target, _) = target(path)?;
    let (file, beside) = create_beside(&target)?;
    drop(file);
    fs::remove_file(&beside)
}

/// What a path leads to at the end of all links, and what is there, if anything is.
fn target(path: &Path) -> io::Result<(PathBuf, Option<Metadata>)> {
    // Asked of the path as it stands: some links, such as `/dev/stdout`, lead to what has no path of its own.
    let old = match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(metadata) if !metadata.is_file() => return Err(refusal("it is there and is no plain file")),
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let mut target = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        // An error says that this is no link, or nothing.
        let Ok(next) = fs::read_link(&target) else { return Ok((target, old)) };
        target = folder_of(&target).join(next);
    }
    Err(refusal("too many links lead to one another"))
}

fn refusal(reason: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, reason)
}

/// The folder in which the file at `path` lies.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A new file in the same folder, under a name that nobody else has.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    if target.file_name().is_none() {
        return Err(refusal("it ends with no name of a file"));
    }
    for attempt in 0..1000 {
        // A name of its own: behind that of the target it might become longer than names may be.
        let beside = target.with_file_name(format!(".plywright-{}-{attempt}.new", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((file, beside)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(unix)]
fn keep_permissions(file: &File, old: Option<&Metadata>) -> io::Result<()> {
    old.map_or(Ok(()), |old| file.set_permissions(old.permissions()))
}

/// Elsewhere a permission is a mark against writing, and a file that has it cannot be replaced.
#[cfg(not(unix))]
fn keep_permissions(_: &File, _: Option<&Metadata>) -> io::Result<()> {
    Ok(())
}

/// Has the new name on the disk too, not the content alone.
#[cfg(unix)]
fn sync_folder(target: &Path) -> io::Result<()> {
    match File::open(folder_of(target)).and_then(|folder| folder.sync_all()) {
        // A folder that may be written and not read, or whose file system syncs files alone.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::PermissionDenied | ErrorKind::InvalidInput | ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

/// Elsewhere a folder cannot be opened as a file is.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that goes when it is dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("plywright-files-{name}-{}", process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let mut names: Vec<_> =
                entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort_unstable();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_is_made_and_replaced_and_nothing_is_left_beside_it() {
        let folder = Folder::new("made");
        // As long a name as there can be, where paths are not short themselves.
        let long = "n".repeat(if cfg!(unix) { 255 } else { 100 });
        for name in ["a", &long] {
            let path = folder.0.join(name);
            replace(&path, b"first").unwrap();
            replace(&path, b"second").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"second");
        }
        assert_eq!(folder.names(), ["a", &long]);
    }

    #[test]
    fn what_is_no_plain_file_is_left_alone() {
        let folder = Folder::new("folder");
        let taken = folder.0.join("taken");
        fs::create_dir(&taken).unwrap();
        assert_eq!(replace(&taken, b"lost").unwrap_err().kind(), ErrorKind::IsADirectory);
        assert!(replace(&taken.join(".."), b"lost").is_err() && replace(Path::new(""), b"lost").is_err());
        assert!(replace(&folder.0.join("no/such"), b"lost").is_err());
        assert_eq!(folder.names(), ["taken"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_refused_and_a_link_stays_one() {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

        let told = replace(Path::new("/dev/null"), b"lost").unwrap_err().to_string();
        assert!(told.contains("no plain file"), "{told}");
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());

        let folder = Folder::new("links");
        let [file, link, chain, device, ring] =
            ["file", "link", "chain", "device", "ring"].map(|name| folder.0.join(name));
        symlink("file", &link).unwrap();
        symlink(&link, &chain).unwrap();
        symlink("/dev/null", &device).unwrap();
        symlink("ring", &ring).unwrap();
        // The link leads to nothing yet.
        replace(&link, b"first").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        replace(&chain, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert!([&link, &chain].iter().all(|path| path.is_symlink()));
        assert!(replace(&device, b"lost").is_err() && replace(&ring, b"lost").is_err());
        assert_eq!(folder.names(), ["chain", "device", "file", "link", "ring"]);
    }
}
