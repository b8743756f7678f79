//! What the listings were drawn from that no step of `cargo lab test` builds anew.
//!
//! Whole evaluations, generators and recognisers are long to build and to list, so the step `codegen` does not. That their listings are
//! what would be built today it cannot know; but it can tell that nothing has changed on which they hang. So a file beside
//! them keeps the digest of those sources, and each run of `cargo lab asm` over such a suite writes it anew.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::build::targets::ALL;
use crate::machine;
use outpace::files;

/// The suites that the step does not build, and what their kernels are compiled from.
const SUITES: [(&str, &[&str]); 4] =
    [("side", &ENGINE), ("evasions", &ENGINE), ("weights", &ENGINE), ("endgame", &ENDGAME)];

/// Where the engine's rooms are, and its parts.
const ROOMS: [&str; 3] = ["src", "crates/engine/src", "crates/parts/src"];

/// What evaluates positions and generates moves, in those: folders and files. The library's root names the rooms and holds no code.
const ENGINE: [&str; 13] = [
    "board",
    "cpu",
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

/// What knows of endgames.
const ENDGAME: [&str; 9] =
    ["board", "cpu", "endgame", "endings", "movegen", "popcount", "recipe.rs", "sliders", "types"];

/// And what of them no kernel hangs on: how a position is read and written, how tables are made.
const BUT_NOT: [&str; 2] = ["board/fen.rs", "endings/retrograde"];

/// What a suite hangs on, if it is one of these.
fn hangs_on(suite: &str) -> Option<&'static [&'static str]> {
    SUITES.iter().find(|(known, _)| *known == suite).map(|(_, parts)| *parts)
}

/// Keeps what the listings of a suite for that target's folder are drawn from now, if it is one of these.
pub(crate) fn keep(root: &Path, folder: &str, suite: &str) -> Result<()> {
    let Some(parts) = hangs_on(suite) else { return Ok(()) };
    let text = format!(
        "# SHA-256 over the sources that these listings hang on, when `cargo lab asm` drew them.\n{}\n",
        digest(root, parts)?
    );
    files::replace(&path(root, folder, suite), text.as_bytes())
}

/// A line for each kept folder of listings whose sources have changed since, or of which it is not kept what they were.
pub(crate) fn changed(root: &Path) -> Result<Vec<String>> {
    let digests = SUITES.iter().map(|&(suite, parts)| Ok((suite, digest(root, parts)?)));
    let digests = digests.collect::<Result<Vec<_>>>()?;
    let mut told = Vec::new();
    for folder in super::kept::folders(root)? {
        // What is no target's folder is that of a machine's own CPU.
        let target = if ALL.contains(&folder.as_str()) { folder.as_str() } else { "native" };
        for (suite, variants) in super::kept::suites() {
            let Some((_, now)) = digests.iter().find(|(known, _)| *known == suite) else { continue };
            if !variants.iter().any(|variant| super::path(root, &folder, suite, variant).is_file()) {
                continue;
            }
            let path = path(root, &folder, suite);
            let why = match std::fs::read_to_string(&path) {
                Ok(text) if text.lines().any(|line| line == *now) => continue,
                Ok(_) => "was drawn from other sources",
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                    "does not tell from what it was drawn"
                }
                Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
            };
            told.push(format!(
                "asm/{folder}/{suite} {why}: `cargo lab asm {suite} --target {target}` draws it anew"
            ));
        }
    }
    Ok(told)
}

fn path(root: &Path, folder: &str, suite: &str) -> PathBuf {
    root.join("asm").join(folder).join(suite).join("sources.txt")
}

/// The digest of these sources as they are now. What only the tests are compiled from is left out.
fn digest(root: &Path, parts: &[&str]) -> Result<String> {
    let rooms = ROOMS.map(|room| root.join(room));
    machine::digest(root, |path| {
        let place = rooms.iter().find_map(|room| path.strip_prefix(room).ok()).unwrap_or(path);
        parts.iter().any(|part| place.starts_with(part))
            && !BUT_NOT.iter().any(|part| place.starts_with(part))
            && place.file_name() != Some("tests.rs".as_ref())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn listings_are_told_of_whose_sources_have_changed_since() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        for file in [
            "src/lib.rs",
            "crates/parts/src/score/mod.rs",
            "crates/engine/src/eval/mod.rs",
            "crates/engine/src/uci/mod.rs",
            "crates/engine/src/eval/tests.rs",
            "crates/engine/src/board/fen.rs",
            "crates/engine/src/endings/known.rs",
            "crates/engine/src/endings/retrograde/mod.rs",
            "asm/x/weights/const.s",
            "asm/x/endgame/rules.s",
            "asm/x/score/wide.s",
        ] {
            files::replace(&root.join(file), b"old").unwrap();
        }
        let told = changed(root).unwrap();
        let starts = |told: &[String], all: &[&str]| {
            told.len() == all.len() && told.iter().zip(all).all(|(line, start)| line.starts_with(start))
        };
        assert!(starts(&told, &["asm/x/weights does not tell", "asm/x/endgame does not tell"]), "{told:?}");
        for suite in ["weights", "endgame", "score"] {
            keep(root, "x", suite).unwrap();
        }
        assert_eq!(changed(root).unwrap(), [""; 0]);
        assert!(!path(root, "x", "score").exists());
        let files = [
            "crates/engine/src/uci/mod.rs",
            "crates/engine/src/eval/tests.rs",
            "crates/engine/src/board/fen.rs",
            "crates/engine/src/endings/retrograde/mod.rs",
        ];
        for file in files {
            files::replace(&root.join(file), b"new").unwrap();
        }
        assert_eq!(changed(root).unwrap(), [""; 0], "nothing hangs on these");
        files::replace(&root.join("crates/engine/src/eval/mod.rs"), b"new").unwrap();
        let told = changed(root).unwrap();
        assert_eq!(
            told,
            [
                "asm/x/weights was drawn from other sources: `cargo lab asm weights --target native` draws it anew"
            ]
        );
        files::replace(&root.join("crates/engine/src/endings/known.rs"), b"new").unwrap();
        let told = changed(root).unwrap();
        assert!(starts(&told, &["asm/x/weights was drawn", "asm/x/endgame was drawn"]), "{told:?}");
    }

    #[test]
    fn what_the_listings_hang_on_is_there() {
        let root = workspace::root().unwrap();
        for part in ENGINE.into_iter().chain(ENDGAME).chain(BUT_NOT) {
            assert!(ROOMS.iter().any(|room| root.join(room).join(part).exists()), "{part}");
        }
    }
}
