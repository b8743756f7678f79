//! Which way a target's standard library comes: with the compiler, beside it, or built from its source.
//!
//! The last one is for machines that cannot have the second: a distribution's compiler, or a network without rustup's
//! server. Cargo builds the library with `-Z build-std`, which a stable compiler allows under `RUSTC_BOOTSTRAP=1`; it needs
//! a toolchain with the library's source in its sysroot. The current toolchain is asked first, then Debian's own.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::machine::tools::{self, Tool};

/// Where Debian keeps its compiler, whatever stands before it on the path.
const DEBIAN: [&str; 2] = ["/usr/bin/rustc", "/usr/bin/cargo"];

/// Which way a target's standard library comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// With the compiler, whose own platform it is.
    Host,
    /// Compiled, beside the compiler's own, as `rustup target add` has it.
    Library,
    /// Built from its source, by a compiler that has it.
    Source(Toolchain),
}

/// A compiler that has the source of its standard library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toolchain {
    pub(super) rustc: OsString,
    pub(super) cargo: OsString,
    /// `rustc 1.96.0`, and whose it is where it is not the current one.
    name: String,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Host => f.write_str("the compiler's own library"),
            Self::Library => f.write_str("rustup's library"),
            Self::Source(toolchain) => write!(f, "built from source by {}", toolchain.name),
        }
    }
}

impl Way {
    /// The way that is open for that platform.
    ///
    /// # Errors
    ///
    /// If none is, the error names the commands that open one.
    pub(super) fn find(root: &Path, triple: &str, from_source: bool) -> Result<Self> {
        if !from_source && has_library(triple)? {
            return Ok(Self::Library);
        }
        if let Some(toolchain) = source()? {
            return Ok(Self::Source(toolchain));
        }
        let library = if from_source {
            String::new()
        } else {
            format!(
                "the standard library of {triple} is not here; get it with `rustup target add {triple}`; "
            )
        };
        bail!(
            "{library}to build it from source, get that with `rustup component add rust-src` or `{}`",
            tools::remedy(root, Tool::LibrarySource)?
        )
    }
}

/// Whether the compiler has that platform's standard library beside its own.
fn has_library(triple: &str) -> Result<bool> {
    let folder = PathBuf::from(ask(&tools::rustc(), &["--print", "target-libdir", "--target", triple])?);
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(false) };
    Ok(entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-")))
}

/// Whether that platform's standard library is neither here nor can be built here.
pub(super) fn is_without_library(triple: &str) -> Result<bool> {
    Ok(!has_library(triple)? && source()?.is_none())
}

/// A toolchain with the library's source, if there is one that is new enough for us.
fn source() -> Result<Option<Toolchain>> {
    let current = Toolchain {
        rustc: tools::rustc(),
        cargo: tools::cargo().get_program().to_owned(),
        name: version(&tools::rustc())?,
    };
    if has_source(&current.rustc)? {
        return Ok(Some(current));
    }
    let [rustc, cargo] = DEBIAN.map(OsString::from);
    if !DEBIAN.iter().all(|path| Path::new(path).is_file()) {
        return Ok(None);
    }
    let version = version(&rustc)?;
    let usable = is_new_enough(&version, env!("CARGO_PKG_RUST_VERSION")) && has_source(&rustc)?;
    Ok(usable.then(|| Toolchain { rustc, cargo, name: format!("{version} (the system's)") }))
}

/// Whether the compiler's sysroot holds the library's source, where cargo looks for it.
fn has_source(rustc: &OsString) -> Result<bool> {
    let sysroot = PathBuf::from(ask(rustc, &["--print", "sysroot"])?);
    Ok(sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file())
}

/// `rustc 1.96.0`.
fn version(rustc: &OsString) -> Result<String> {
    let said = ask(rustc, &["--version"])?;
    Ok(said.split(' ').take(2).collect::<Vec<_>>().join(" "))
}

/// Whether `rustc 1.96.0` is at least `1.95`.
fn is_new_enough(version: &str, least: &str) -> bool {
    let numbers = |text: &str| {
        let mut parts =
            text.trim_start_matches("rustc ").split(['.', '-']).map_while(|part| part.parse::<u32>().ok());
        Some((parts.next()?, parts.next()?))
    };
    numbers(version).is_some_and(|version| numbers(least).is_some_and(|least| version >= least))
}

/// The first line that the compiler answers.
pub(super) fn ask(rustc: &OsString, arguments: &[&str]) -> Result<String> {
    let output = Command::new(rustc).args(arguments).stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("cannot run `{}`", rustc.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_must_be_as_new_as_the_manifest_asks() {
        assert!(is_new_enough("rustc 1.96.0", "1.95"));
        assert!(is_new_enough("rustc 1.95.0-nightly", "1.95"));
        assert!(is_new_enough("rustc 2.0.0", "1.95"));
        assert!(!is_new_enough("rustc 1.63.0", "1.95"));
        assert!(!is_new_enough("", "1.95"));
    }

    #[test]
    fn a_platform_without_a_library_is_told_with_the_ways_to_it() {
        // No compiler has a library for a platform that it does not know, and no source is looked for in this sentence.
        assert!(!has_library("pdp11-unknown-none").unwrap());
        assert_eq!(Way::Library.to_string(), "rustup's library");
    }
}
