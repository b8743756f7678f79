//! Where a target's standard library comes from: with the compiler, beside it, or built from its source.
//!
//! The last one is for machines that cannot have the second: a distribution's compiler, or a network without rustup's
//! server. Cargo builds the library with `-Z build-std`, which a stable compiler allows under `RUSTC_BOOTSTRAP=1`; it needs
//! a toolchain with the library's source in its sysroot. The current toolchain is asked first, then Debian's own.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};

use super::printed;
use crate::machine::{self, compilers, tools};

/// Where Debian keeps its compiler, whatever stands before it on the path.
const DEBIAN: [&str; 2] = ["/usr/bin/rustc", "/usr/bin/cargo"];

/// Where a target's standard library comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Library {
    /// With the compiler, whose own platform it is.
    Own,
    /// Compiled, beside the compiler's own, as `rustup target add` has it.
    Compiled,
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

impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("the compiler's own library"),
            Self::Compiled => f.write_str("rustup's library"),
            Self::Source(toolchain) => write!(f, "built from source by {}", toolchain.name),
        }
    }
}

impl Library {
    /// Finds that platform's.
    ///
    /// # Errors
    ///
    /// If there is none, the error names the commands that get one.
    pub(super) fn find(root: &Path, triple: &str, from_source: bool) -> Result<Self> {
        if !from_source && is_compiled(triple)? {
            return Ok(Self::Compiled);
        }
        if let Some(toolchain) = source(root)? {
            return Ok(Self::Source(toolchain));
        }
        let compiled = if from_source {
            String::new()
        } else {
            format!(
                "the standard library of {triple} is not here; get it with `rustup target add {triple}`; "
            )
        };
        bail!(
            "{compiled}to build it from source, get that with `rustup component add rust-src` or `{}`",
            tools::install::library_source()
        )
    }
}

/// Whether the compiler has that platform's standard library beside its own.
fn is_compiled(triple: &str) -> Result<bool> {
    let folder = printed(&tools::rustc(), &["--print", "target-libdir"], Some(triple))?;
    let Ok(entries) = std::fs::read_dir(folder.trim()) else { return Ok(false) };
    Ok(entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-")))
}

/// Whether that platform's standard library is neither here nor can be built here.
pub(super) fn is_missing(root: &Path, triple: &str) -> Result<bool> {
    Ok(!is_compiled(triple)? && source(root)?.is_none())
}

/// A toolchain with the library's source, if there is one that can compile the engine.
fn source(root: &Path) -> Result<Option<Toolchain>> {
    let toolchain = |rustc: OsString, cargo: OsString, whose: &str| -> Result<Option<Toolchain>> {
        let compiler = machine::compiler_at(&rustc, root)?;
        let version = compiler.version.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
        let usable = compilers::lacks(&compiler).is_none() && has_source(&rustc)?;
        Ok(usable.then(|| Toolchain { rustc, cargo, name: version + whose }))
    };
    let current = toolchain(tools::rustc(), tools::cargo().get_program().to_owned(), "")?;
    if current.is_some() || !DEBIAN.iter().all(|path| Path::new(path).is_file()) {
        return Ok(current);
    }
    let [rustc, cargo] = DEBIAN.map(OsString::from);
    toolchain(rustc, cargo, " (the system's)")
}

/// Whether the compiler's sysroot holds the library's source, where cargo looks for it.
fn has_source(rustc: &OsString) -> Result<bool> {
    let sysroot = printed(rustc, &["--print", "sysroot"], None)?;
    Ok(Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_compiler_has_the_library_of_a_platform_that_it_does_not_know() {
        assert!(!is_compiled("pdp11-unknown-none").unwrap());
    }
}
