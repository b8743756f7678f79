//! Digests of the sources of those listings that no step of `cargo xtask check` builds again.
//!
//! Entire evaluations, generators and recognisers take long to build and to list, so the step
//! `codegen` does not build them. Instead it checks that their sources have not changed since they
//! were listed: a file next to the listings has the digest of these sources, and `cargo lab asm
//! --keep` updates it.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::machine;
use outpace::os::files;
use outpace::record::sealed;

/// Suites that the step `codegen` does not build, and the sources of their kernels.
pub const SUITES: [(&str, &[&str]); 6] = [
    ("side", &ENGINE),
    ("evasions", &ENGINE),
    ("danger", &ENGINE),
    ("checks", &ENGINE),
    ("weights", &ENGINE),
    ("endgame", &ENDGAME),
];

/// Folders that contain the modules of the engine and of its parts.
const FOLDERS: [&str; 3] = ["src", "crates/engine/src", "crates/parts/src"];

/// Folders and files in `FOLDERS` that evaluate positions and generate moves. The root of a library
/// is not one of them, because it only declares the modules.
const ENGINE: [&str; 15] = [
    "board",
    "checks",
    "cpu",
    "danger",
    "eval",
    "evasions",
    "movegen",
    "popcount",
    "recipe.rs",
    "repetition",
    "score",
    "side",
    "sliders",
    "types",
    "weights",
];

/// Folders and files in `FOLDERS` that the recognisers of endgames consist of.
const ENDGAME: [&str; 10] =
    ["board", "cpu", "danger", "endgame", "endings", "movegen", "popcount", "recipe.rs", "sliders", "types"];

/// Files in these folders that affect no kernel: they read and write positions.
const EXCEPTIONS: [&str; 1] = ["board/fen.rs"];

/// Writes the digest of the sources next to the listings of a suite in this target's folder, if the
/// suite is one of `SUITES`.
pub fn keep(root: &Path, folder: &str, suite: &str) -> Result<()> {
    let Some(digest) = digest(root, suite)? else { return Ok(()) };
    let text = format!(
        "# SHA-256 of the sources on which these listings depend, when `cargo lab asm` made them.\n{digest}\n"
    );
    Ok(files::replace(&path(root, folder, suite), text.as_bytes())?)
}

/// Returns the path of the file with the digest of the sources for the listings of a suite in this
/// target's folder.
pub fn path(root: &Path, folder: &str, suite: &str) -> PathBuf {
    root.join("asm").join(folder).join(suite).join("sources.txt")
}

/// Files below `benches/` from which the kernels of all these suites are compiled, in addition to
/// the file with the suite's name.
const SHARED: [&str; 2] = ["mod.rs", "evaluation.rs"];

/// Returns the digest of the present sources of a suite's kernels: parts of the engine, and the
/// kernels themselves. Returns `None` if the suite is not one of `SUITES`.
pub fn digest(root: &Path, suite: &str) -> Result<Option<String>> {
    let Some((_, parts)) = SUITES.iter().find(|(known, _)| *known == suite) else { return Ok(None) };
    let folders = FOLDERS.map(|folder| root.join(folder));
    let engine = machine::digest(root, |path| {
        let place = folders.iter().find_map(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
        parts.iter().any(|part| place.starts_with(part))
            && !EXCEPTIONS.iter().any(|part| place.starts_with(part))
    })?;
    let file = format!("{suite}.rs");
    let kernels = machine::digest_of_kernels(root, |path| {
        path.ends_with(&file) || SHARED.iter().any(|name| path.ends_with(name))
    })?;
    Ok(Some(sealed::sha256(format!("{engine} {kernels}").as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn the_sources_of_the_listings_exist() {
        let root = workspace::root().unwrap();
        for part in ENGINE.into_iter().chain(ENDGAME).chain(EXCEPTIONS) {
            assert!(FOLDERS.iter().any(|folder| root.join(folder).join(part).exists()), "{part}");
        }
        for name in
            SHARED.into_iter().map(str::to_owned).chain(SUITES.map(|(suite, _)| format!("{suite}.rs")))
        {
            assert!(root.join("benches/kernels").join(&name).exists(), "{name}");
        }
    }
}
