//! Starts the compiler and cargo in such a way that they build exactly what a user would get.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use anyhow::{Context, Result};

use super::{Found, profiles};
use crate::machine::output;
use crate::workspace;

pub fn rustc() -> OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// Returns the command `cargo`, without the variables that cargo has set to run the lab, and
/// without flags and profiles of the user that would change the build. The built engine does not
/// contain the git revision (the record does), so a commit that does not change the engine's code
/// does not change its file.
pub fn cargo() -> Command {
    cargo_at(&std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Another cargo, prepared like [`cargo`].
pub fn cargo_at(program: &OsStr) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(leaks) {
            command.env_remove(&name);
        }
    }
    command.envs(&*PROFILES).env("PLYWRIGHT_REVISION", "");
    command
}

/// Variables that keep the user's profiles out. Empty if this is not possible; [`check_toolchain`]
/// reports that before a build begins.
static PROFILES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let variables = workspace::root().and_then(|root| profiles::variables(&root));
    variables.unwrap_or_default()
});

/// Returns true if a variable belongs to the lab's own build or run, or changes how cargo compiles.
fn leaks(name: &str) -> bool {
    const PREFIXES: [&str; 6] =
        ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_FEATURE_", "CARGO_CFG_", "CARGO_PROFILE_"];
    const NAMES: [&str; 13] = [
        "CARGO_CRATE_NAME",
        "CARGO_PRIMARY_PACKAGE",
        "CARGO_RUSTC_CURRENT_DIR",
        "CARGO_TARGET_TMPDIR",
        "CARGO_BUILD_TARGET",
        "CARGO_BUILD_RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_ENCODED_RUSTDOCFLAGS",
        "RUSTFLAGS",
        "RUSTDOCFLAGS",
        "OUT_DIR",
        "LD_LIBRARY_PATH",
        "DYLD_FALLBACK_LIBRARY_PATH",
    ];
    NAMES.contains(&name)
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || name.starts_with("CARGO_TARGET_") && name.ends_with("_RUSTFLAGS")
}

/// Fails if there is no compiler to build an engine with, or if the user's configuration would
/// affect the build. Subcommands that build check this first.
pub fn check_toolchain(root: &Path) -> Result<()> {
    profiles::variables(root)?;
    for (name, mut command) in [("rustc", Command::new(rustc())), ("cargo", cargo())] {
        output(command.arg("--version").current_dir(root)).with_context(|| {
            format!("cannot run `{name}`, without which no engine is built; get it from https://rustup.rs")
        })?;
    }
    Ok(())
}

/// Major version of the compiler's LLVM; None if the compiler does not name it.
pub(super) fn llvm() -> Option<u32> {
    static MAJOR: LazyLock<Option<u32>> = LazyLock::new(|| {
        let text = output(Command::new(rustc()).arg("-vV")).ok()?;
        major(text.lines().find_map(|line| line.strip_prefix("LLVM version: "))?)
    });
    *MAJOR
}

pub(super) fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// Folder of the compiler's own programs: an LLD on some targets, and the tools of
/// `rustup component add llvm-tools`.
pub(super) fn programs() -> Option<PathBuf> {
    let libraries = output(Command::new(rustc()).args(["--print", "target-libdir"])).ok()?;
    Some(Path::new(libraries.trim()).parent()?.join("bin"))
}

/// Source of the standard library, in the version of the compiler.
pub(super) fn library_source() -> Option<Found> {
    let root = output(Command::new(rustc()).args(["--print", "sysroot"])).ok()?;
    let path = Path::new(root.trim()).join("lib/rustlib/src/rust/library");
    let text = output(Command::new(rustc()).arg("-vV")).ok()?;
    let version = text.lines().find_map(|line| line.strip_prefix("release: "))?.to_owned();
    path.is_dir().then_some(Found { path, version })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_of_the_labs_own_build_are_removed_and_no_others() {
        for name in ["CARGO_MANIFEST_DIR", "CARGO_PKG_VERSION", "RUSTFLAGS", "CARGO_TARGET_X86_RUSTFLAGS"] {
            assert!(leaks(name), "{name}");
        }
        for name in ["CARGO_HOME", "CARGO_TARGET_DIR", "CARGO", "RUSTUP_TOOLCHAIN", "PATH"] {
            assert!(!leaks(name), "{name}");
        }
    }

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("22.1.2"), Some(22));
        assert_eq!(major("14.0.6-rust"), Some(14));
        assert_eq!(major("trunk"), None);
        assert!(llvm().is_some(), "rustc names its LLVM");
    }
}
