//! The verbs, one a file.

pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod network;
pub(crate) mod print;
pub(crate) mod shipped;
pub(crate) mod write;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

/// Refuses to replace a file of games, which take hours to play, by what is made of them.
fn spare(games: &[PathBuf], output: &Path) -> Result<()> {
    let written = output.canonicalize().ok();
    for path in games {
        let is_written = written.is_some() && path.canonicalize().ok() == written;
        ensure!(!is_written, "{}: the games are read from there; name another --output", path.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_not_replaced_by_what_is_made_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let games = [folder.path().join("games.bin")];
        std::fs::write(&games[0], "").unwrap();
        let error = spare(&games, &folder.path().join("./games.bin")).unwrap_err().to_string();
        assert!(error.ends_with("the games are read from there; name another --output"), "{error}");
        assert!(spare(&games, &folder.path().join("weights.toml")).is_ok());
    }
}
