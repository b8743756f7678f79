//! Detects outdated listings that no step of `cargo xtask check` builds again.
//!
//! Whole evaluations, generators and recognisers take long to build and to list, so the step
//! `codegen` does not. It cannot know that their listings are what would be built today, but it can
//! see that their sources have not changed. A file next to the listings has the digest of these
//! sources, and each run of `cargo lab asm --keep` on such a suite updates it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::read_with;
use crate::build::targets::ALL;
use crate::machine;
use outpace::os::files;
use outpace::record::sealed;

/// Suites that the step does not build, and the sources of their kernels.
pub const SUITES: [(&str, &[&str]); 6] = [
    ("side", &ENGINE),
    ("evasions", &ENGINE),
    ("danger", &ENGINE),
    ("checks", &ENGINE),
    ("weights", &ENGINE),
    ("endgame", &ENDGAME),
];

/// Folders of the engine's modules and of its parts.
const FOLDERS: [&str; 3] = ["src", "crates/engine/src", "crates/parts/src"];

/// Folders and files in these that evaluate positions and generate moves. The library's root only
/// names the modules.
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

/// Folders and files with endgame knowledge.
const ENDGAME: [&str; 10] =
    ["board", "cpu", "danger", "endgame", "endings", "movegen", "popcount", "recipe.rs", "sliders", "types"];

/// Files in these that do not affect any kernel: reading and writing of positions.
const BUT_NOT: [&str; 1] = ["board/fen.rs"];

/// Keeps the digest of the sources for the listings of a suite in this target's folder, if the
/// suite is one of `SUITES`.
pub fn keep(root: &Path, folder: &str, suite: &str) -> Result<()> {
    let Some((_, parts)) = SUITES.iter().find(|(known, _)| *known == suite) else { return Ok(()) };
    let text = format!(
        "# SHA-256 over the sources that these listings hang on, when `cargo lab asm` drew them.\n{}\n",
        digest(root, suite, parts)?
    );
    Ok(files::replace(&path(root, folder, suite), text.as_bytes())?)
}

/// One line for each kept folder of listings whose sources have changed, or that has no digest.
pub fn changed(root: &Path) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    let digests = SUITES.iter().map(|&(suite, parts)| Ok((suite, digest(root, suite, parts)?)));
    let digests: BTreeMap<&str, String> = digests.collect::<Result<_>>()?;
    for folder in super::kept::folders(root)? {
        // A folder without a target's name is for a machine's own CPU.
        let target = if ALL.contains(&folder.as_str()) { folder.as_str() } else { "native" };
        for (suite, variants) in super::suites() {
            let Some(now) = digests.get(suite) else { continue };
            if !variants.iter().any(|variant| super::path(root, &folder, suite, variant).is_file()) {
                continue;
            }
            let kept =
                read_with(&path(root, &folder, suite), |text| Ok(text.lines().any(|line| line == now)))?;
            let why = match kept {
                Some(true) => continue,
                Some(false) => "was drawn from other sources",
                None => "does not say from what it was drawn",
            };
            lines.push(format!(
                "asm/{folder}/{suite} {why}: `cargo lab asm {suite} --target {target} --keep` draws it anew"
            ));
        }
    }
    Ok(lines)
}

fn path(root: &Path, folder: &str, suite: &str) -> PathBuf {
    root.join("asm").join(folder).join(suite).join("sources.txt")
}

/// Files below `benches/` from which the kernels of all these suites are compiled, besides the file
/// with the suite's name.
const SHARED: [&str; 2] = ["mod.rs", "evaluation.rs"];

/// Digest of the present sources of a suite's kernels: these parts of the engine, and the kernels
/// themselves.
fn digest(root: &Path, suite: &str, parts: &[&str]) -> Result<String> {
    let folders = FOLDERS.map(|folder| root.join(folder));
    let engine = machine::digest(root, |path| {
        let place = folders.iter().find_map(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
        parts.iter().any(|part| place.starts_with(part))
            && !BUT_NOT.iter().any(|part| place.starts_with(part))
    })?;
    let own = format!("{suite}.rs");
    let kernels = machine::digest_of_kernels(root, |path| {
        path.ends_with(&own) || SHARED.iter().any(|name| path.ends_with(name))
    })?;
    Ok(sealed::sha256(format!("{engine} {kernels}").as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn listings_are_named_whose_sources_have_changed_since() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        let write = |file: &str, text: &[u8]| files::replace(&root.join(file), text).unwrap();
        for file in ["src/lib.rs", "asm/x/weights/const.s", "asm/x/endgame/rules.s", "asm/x/score/wide.s"] {
            write(file, b"");
        }
        let starts = || -> Vec<String> {
            let line = |line: String| line.split(':').next().unwrap().trim_start_matches("asm/x/").to_owned();
            changed(root).unwrap().into_iter().map(line).collect()
        };
        let unsaid = "does not say from what it was drawn";
        assert_eq!(starts(), [format!("weights {unsaid}"), format!("endgame {unsaid}")]);
        for suite in ["weights", "endgame", "score"] {
            keep(root, "x", suite).unwrap();
        }
        assert!(!path(root, "x", "score").exists(), "the step builds its listings anew");
        let drawn = "was drawn from other sources";
        let (weights, endgame) = (format!("weights {drawn}"), format!("endgame {drawn}"));
        for (source, wanted) in [
            ("src/lib.rs", vec![]),
            ("crates/engine/src/uci/mod.rs", vec![]),
            ("crates/engine/src/eval/tests.rs", vec![]),
            ("crates/engine/src/board/fen.rs", vec![]),
            ("benches/kernels/score.rs", vec![]),
            ("benches/kernels/weights.rs", vec![weights.clone()]),
            ("crates/engine/src/eval/mod.rs", vec![weights.clone()]),
            ("crates/engine/src/endings/known.rs", vec![weights, endgame]),
        ] {
            write(source, b"new");
            assert_eq!(starts(), wanted, "{source}");
        }
        let lines = changed(root).unwrap();
        assert!(
            lines[0].ends_with(": `cargo lab asm weights --target native --keep` draws it anew"),
            "{lines:?}"
        );
    }

    #[test]
    fn what_the_listings_hang_on_is_there() {
        let root = workspace::root().unwrap();
        for part in ENGINE.into_iter().chain(ENDGAME).chain(BUT_NOT) {
            assert!(FOLDERS.iter().any(|folder| root.join(folder).join(part).exists()), "{part}");
        }
        for name in
            SHARED.into_iter().map(str::to_owned).chain(SUITES.map(|(suite, _)| format!("{suite}.rs")))
        {
            assert!(root.join("benches/kernels").join(&name).exists(), "{name}");
        }
    }
}
