//! What the engines are built from: the compiler and the source.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::machine::tools;
use crate::record::{Compiler, Source};

/// The sources of the packages that the program is built of.
const PACKAGES: [&str; 2] = ["crates/engine/src", "crates/parts/src"];

/// The compiler that builds the engines.
pub(crate) fn compiler(root: &Path) -> Result<Compiler> {
    compiler_at(&tools::rustc(), root)
}

/// Another compiler.
pub(crate) fn compiler_at(rustc: &OsStr, root: &Path) -> Result<Compiler> {
    compiler_of(&mut Command::new(rustc), root)
}

/// The compiler that a command runs.
pub(crate) fn compiler_of(rustc: &mut Command, root: &Path) -> Result<Compiler> {
    let said = output(rustc.arg("-vV").current_dir(root))?;
    let field = |name: &str| {
        said.lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
            .map(str::to_owned)
            .with_context(|| format!("`rustc -vV` says nothing of its {name}"))
    };
    Ok(Compiler {
        version: said.lines().next().unwrap_or_default().to_owned(),
        host: field("host")?,
        llvm: field("LLVM version")?,
    })
}

/// The engine's source. A checkout without git, or a package without a checkout, has no revision.
pub(crate) fn source(root: &Path) -> Result<Source> {
    let git = |arguments: &[&str]| output(Command::new("git").arg("-C").arg(root).args(arguments)).ok();
    let revision = git(&["rev-parse", "HEAD"]).map(|line| line.trim().to_owned());
    let changes = git(&[
        "status",
        "--porcelain",
        "--untracked-files=no",
        "--",
        "src",
        PACKAGES[0],
        PACKAGES[1],
        "build.rs",
        "Cargo.toml",
        "Cargo.lock",
    ]);
    Ok(Source {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        dirty: revision.is_some() && changes.is_none_or(|lines| !lines.trim().is_empty()),
        revision,
        sha256: digest(root, |_| true)?,
    })
}

/// When the last of the files that the engine is compiled from was written.
pub(crate) fn changed(root: &Path) -> Result<SystemTime> {
    let written = |path: PathBuf| std::fs::metadata(path).and_then(|file| file.modified()).ok();
    Ok(files(root)?.into_iter().filter_map(written).max().unwrap_or(SystemTime::UNIX_EPOCH))
}

/// What the engine is compiled from.
fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = vec![root.join("src")];
    folders.extend(PACKAGES.map(|package| root.join(package)).into_iter().filter(|package| package.is_dir()));
    let mut files = ["build.rs", "Cargo.toml", "Cargo.lock"].map(|name| root.join(name)).to_vec();
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry.with_context(|| format!("cannot read {}", folder.display()))?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// SHA-256 over what the engine is compiled from, as far as it is `wanted`: names and contents, in the order of the names.
pub(crate) fn digest(root: &Path, wanted: impl Fn(&Path) -> bool) -> Result<String> {
    let mut hasher = hmac_sha256::Hash::new();
    for path in files(root)?.into_iter().filter(|path| wanted(path)) {
        let content = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        for part in [name.as_bytes(), &content] {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// What a command prints, or an error that names it.
fn output(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot run `{name}`"))?;
    if !output.status.success() {
        bail!("`{name}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_is_known_by_its_names_and_contents() {
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
        std::fs::rename(root.join("src/lib.rs"), root.join("src/lob.rs")).unwrap();
        assert_ne!(digest(root, |_| true).unwrap(), before);
    }

    #[test]
    fn the_compiler_names_itself() {
        let compiler = compiler(Path::new(".")).unwrap();
        assert!(compiler.version.starts_with("rustc "), "{compiler:?}");
    }
}
