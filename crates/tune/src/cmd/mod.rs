//! The subcommands of `cargo tune`, one file each.

pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod network;
pub(crate) mod print;
pub(crate) mod shipped;
pub(crate) mod write;

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::file::MAGIC;

/// Refuses to replace a file of games, which take hours to play.
fn refuse_games(games: &[PathBuf], output: &Path) -> Result<()> {
    let written = output.canonicalize().ok();
    for path in games {
        let is_written = written.is_some() && path.canonicalize().ok() == written;
        ensure!(!is_written, "{}: the games are read from there; name another --output", path.display());
    }
    let mut begins = [0; MAGIC.len()];
    let is_games =
        File::open(output).is_ok_and(|mut file| file.read_exact(&mut begins).is_ok()) && begins == MAGIC;
    ensure!(!is_games, "{} is a file of games: name another --output", output.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_games_are_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let games = [folder.path().join("games.bin")];
        std::fs::write(&games[0], "").unwrap();
        let at = |name: &str| folder.path().join(name);
        let refused = |name| refuse_games(&games, &at(name)).unwrap_err().to_string();
        assert!(refused("./games.bin").ends_with("the games are read from there; name another --output"));
        std::fs::write(at("others.bin"), b"PLYWGAME and more").unwrap();
        assert!(refused("others.bin").ends_with("is a file of games: name another --output"));
        assert!(refuse_games(&games, &at("weights.toml")).is_ok());
    }
}
