//! Identity of the compiler and the source from which engines are built.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};

use super::dependencies::{self, LOCK, MANIFESTS};
use crate::machine::{output, rust_code, tools};
use crate::record::{Compiler, Source};
use crate::workspace;

/// Folders and files from which the engine's program is compiled.
const FOLDERS: [&str; 3] = ["src", "crates/engine/src", "crates/parts/src"];
const FILES: [&str; 2] = ["build.rs", "crates/parts/build.rs"];

/// The compiler that builds the engines.
pub fn compiler(root: &Path) -> Result<Compiler> {
    compiler_of(&mut Command::new(tools::rustc()), root)
}

pub fn compiler_of(rustc: &mut Command, root: &Path) -> Result<Compiler> {
    let printed = output(rustc.arg("-vV").current_dir(root))?;
    let field = |name: &str| {
        let value = printed.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        value.map(str::to_owned).with_context(|| format!("`rustc -vV` prints no {name}"))
    };
    Ok(Compiler {
        version: printed.lines().next().unwrap_or_default().to_owned(),
        host: field("host")?,
        llvm: field("LLVM version")?,
    })
}

/// The engine's source. A checkout without git, or a package without a checkout, has no revision.
pub fn source(root: &Path) -> Result<Source> {
    let git = |arguments: &[&str]| output(Command::new("git").arg("-C").arg(root).args(arguments)).ok();
    let revision = git(&["rev-parse", "HEAD"]).map(|line| line.trim().to_owned());
    let status = ["status", "--porcelain", "--untracked-files=no", "--"];
    let changes = git(&[&status[..], &FOLDERS, &FILES, &MANIFESTS, &[LOCK]].concat());
    let text = digest(root, |_| true)? + &dependencies::of_engine(root)?;
    Ok(Source {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        dirty: revision.is_some() && changes.is_none_or(|lines| !lines.trim().is_empty()),
        revision,
        sha256: outpace::record::sealed::sha256(text.as_bytes()),
    })
}

/// Fails if the engine's source has changed since the builds began: engines of different sources
/// cannot be compared, and a record would name the wrong source.
pub fn check_source(now: &Source, begun: &Source) -> Result<()> {
    let is_same = now.sha256 == begun.sha256;
    ensure!(is_same, "the engine's source has changed since the builds began: run again");
    Ok(())
}

/// Time of the last change to a file from which the engine is compiled, to one of its manifests or
/// to the lock file.
pub fn changed(root: &Path) -> Result<SystemTime> {
    let others = MANIFESTS.iter().chain([&LOCK]).map(|name| root.join(name));
    Ok(last_written(files_of(root, &FOLDERS, &FILES)?.into_iter().chain(others)))
}

/// Time of the last change to a file of the suites.
pub fn suites_changed(root: &Path) -> Result<SystemTime> {
    Ok(last_written(files_of(root, &["benches"], &[])?))
}

fn last_written(files: impl IntoIterator<Item = PathBuf>) -> SystemTime {
    let written = |path: PathBuf| std::fs::metadata(path).and_then(|file| file.modified()).ok();
    files.into_iter().filter_map(written).max().unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Returns those of the given files that exist, and all files in the given folders except temporary
/// ones. In the published package, which has no workspace, some files and folders are missing.
fn files_of(root: &Path, folders: &[&str], files: &[&str]) -> Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        files.iter().map(|name| root.join(name)).filter(|file| file.is_file()).collect();
    for folder in folders.iter().map(|name| root.join(name)).filter(|folder| folder.is_dir()) {
        paths.extend(workspace::below(&folder)?.into_iter().filter(|path| !is_left_over(path)));
    }
    paths.sort();
    Ok(paths)
}

/// Returns true for a temporary file of an editor, a merge or the system.
fn is_left_over(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let has_end = ["~", ".orig", ".rej"].iter().any(|end| name.ends_with(*end));
    (name.starts_with(['.', '#']) && name != ".gitattributes") || has_end
}

/// Folders of `benches/` from which the kernels are compiled, or from which they read their
/// operands.
const KERNELS: [&str; 3] = ["kernels", "operands", "corpus"];

/// Returns the SHA-256 of the kernels' files for which `wanted` is true.
pub fn digest_of_kernels(root: &Path, wanted: impl Fn(&Path) -> bool) -> Result<String> {
    let files = files_of(&root.join("benches"), &KERNELS, &["instructions.rs"])?;
    hash(root, files.into_iter().filter(|path| wanted(path)).collect())
}

/// Returns the SHA-256 of the names and contents of the engine's files for which `wanted` is true,
/// in the order of the names. Comments and tests do not count.
pub fn digest(root: &Path, wanted: impl Fn(&Path) -> bool) -> Result<String> {
    hash(root, files_of(root, &FOLDERS, &FILES)?.into_iter().filter(|path| wanted(path)).collect())
}

/// SHA-256 over names and contents of files below the root, with Rust code stripped of comments and
/// tests.
fn hash(root: &Path, files: Vec<PathBuf>) -> Result<String> {
    let mut hasher = hmac_sha256::Hash::new();
    for path in files.into_iter().filter(|path| !path.ends_with("tests.rs")) {
        let mut content = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        if path.extension().is_some_and(|end| end == "rs")
            && let Some(code) = str::from_utf8(&content).ok().and_then(rust_code::tokens)
        {
            content = code.into_bytes();
        }
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        for part in [name.as_bytes(), &content] {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
    }
    Ok(outpace::record::sealed::hex(&hasher.finalize()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_depends_on_names_and_contents_of_the_source_files() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for folder in ["src", "crates/lab/src"] {
            std::fs::create_dir_all(root.join(folder)).unwrap();
        }
        for name in ["build.rs", "Cargo.toml", "Cargo.lock", "src/lib.rs", "crates/lab/src/main.rs"] {
            std::fs::write(root.join(name), name).unwrap();
        }
        let before = digest(root, |_| true).unwrap();
        std::fs::write(root.join("crates/lab/src/main.rs"), "another lab").unwrap();
        assert_eq!(digest(root, |_| true).unwrap(), before, "the lab is no part of the engine");
        std::fs::write(root.join("src/lib.rs"), "// The engine.\nsrc / lib . rs").unwrap();
        std::fs::write(root.join("src/tests.rs"), "fn tests() {}").unwrap();
        assert_eq!(digest(root, |_| true).unwrap(), before, "comments and tests do not count");
        for name in [".lib.rs.swp", "#lib.rs#", "lib.rs~", "lib.rs.orig", "lib.rs.rej", ".DS_Store"] {
            std::fs::write(root.join("src").join(name), name).unwrap();
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink("nowhere", root.join("src/.#lib.rs")).unwrap();
        assert_eq!(digest(root, |_| true).unwrap(), before, "files that editors leave there do not count");
        std::fs::rename(root.join("src/lib.rs"), root.join("src/lob.rs")).unwrap();
        assert_ne!(digest(root, |_| true).unwrap(), before);
    }
}
