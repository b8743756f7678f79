//! Finds listings that no step of `cargo xtask check` builds again, and whose sources have changed
//! since the listings were made.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use plywright_lab::build::targets::ALL;
use plywright_lab::code::listing::sources::{SUITES, digest, path};
use plywright_lab::code::listing::{self, read_with, shipped};

/// Returns a line for each folder of listings whose sources have changed, or that has no digest of
/// its sources.
pub(super) fn changed(root: &Path) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    let digests = SUITES.iter().map(|&(suite, _)| Ok((suite, digest(root, suite)?)));
    let digests: BTreeMap<&str, Option<String>> = digests.collect::<Result<_>>()?;
    for folder in shipped::folders(root)? {
        // A folder without a target's name is for a machine's own CPU.
        let target = if ALL.contains(&folder.as_str()) { folder.as_str() } else { "native" };
        for (suite, variants) in listing::suites() {
            let Some(Some(now)) = digests.get(suite) else { continue };
            if !variants.iter().any(|variant| listing::path(root, &folder, suite, variant).is_file()) {
                continue;
            }
            let kept =
                read_with(&path(root, &folder, suite), |text| Ok(text.lines().any(|line| line == now)))?;
            let why = match kept {
                Some(true) => continue,
                Some(false) => "was made from other sources",
                None => "has no digest of its sources",
            };
            lines.push(format!(
                "asm/{folder}/{suite} {why}: `cargo lab asm {suite} --target {target} --keep` makes it again"
            ));
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use outpace::os::files;
    use plywright_lab::code::listing::sources::keep;

    use super::*;

    #[test]
    fn listings_with_changed_sources_are_named() {
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
        let no_digest = "has no digest of its sources";
        assert_eq!(starts(), [format!("weights {no_digest}"), format!("endgame {no_digest}")]);
        for suite in ["weights", "endgame", "score"] {
            keep(root, "x", suite).unwrap();
        }
        assert!(
            !path(root, "x", "score").exists(),
            "`codegen` builds these listings, so they need no digest"
        );
        let outdated = "was made from other sources";
        let (weights, endgame) = (format!("weights {outdated}"), format!("endgame {outdated}"));
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
            lines[0].ends_with(": `cargo lab asm weights --target native --keep` makes it again"),
            "{lines:?}"
        );
    }
}
