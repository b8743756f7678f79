//! The games' file: a line a game, then a line for each of its positions.
//!
//! Text, so that anybody can look at it, and other tuners can be fed with it.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use outpace::files;
use plywright::board::Position;
use plywright::types::Colour;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// White won.
    White,
    /// Nobody won.
    Draw,
    /// Black won.
    Black,
}

impl Outcome {
    /// Won by this side.
    pub(crate) const fn won_by(colour: Colour) -> Self {
        if colour.is_white() { Self::White } else { Self::Black }
    }

    /// As PGN writes it.
    const fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Draw => "1/2-1/2",
            Self::Black => "0-1",
        }
    }

    /// White's points.
    pub(crate) const fn points(self) -> f64 {
        match self {
            Self::White => 1.0,
            Self::Draw => 0.5,
            Self::Black => 0.0,
        }
    }
}

/// A quiet position of a game.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// What the search found it worth, in centipawns for White.
    pub(crate) value: i32,
    /// The position.
    pub(crate) position: Position,
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// Its quiet positions, in their order.
    pub(crate) samples: Vec<Sample>,
}

/// Writes games to a file.
pub(crate) fn write(path: &Path, title: &str, games: &[Game]) -> Result<()> {
    let mut text = format!("# Plywright self-play: {title}\n");
    for game in games {
        let _ = writeln!(text, "game {}", game.outcome.text());
        for Sample { value, position } in &game.samples {
            let _ = writeln!(text, "{value} {position}");
        }
    }
    Ok(files::replace(path, text.as_bytes())?)
}

/// The largest file that is read: some hundred thousand games.
const LARGEST: u64 = 1 << 30;

/// Reads the games of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<Game>> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut text = String::new();
    let read = file.take(LARGEST + 1).read_to_string(&mut text);
    ensure!(text.len() as u64 <= LARGEST, "{} has more than {LARGEST} bytes", path.display());
    read.with_context(|| format!("cannot read {}", path.display()))?;
    let mut games: Vec<Game> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        line_of_file(line, &mut games).with_context(|| format!("{}, line {}", path.display(), index + 1))?;
    }
    Ok(games)
}

fn line_of_file(line: &str, games: &mut Vec<Game>) -> Result<()> {
    if line.is_empty() || line.starts_with('#') {
        return Ok(());
    }
    if let Some(text) = line.strip_prefix("game ") {
        let known = [Outcome::White, Outcome::Draw, Outcome::Black];
        let outcome = known.into_iter().find(|outcome| outcome.text() == text);
        let outcome = outcome.context("expected 1-0, 1/2-1/2 or 0-1 after `game`")?;
        games.push(Game { outcome, samples: Vec::new() });
        return Ok(());
    }
    let (value, fen) = line.split_once(' ').context("expected a value and a FEN")?;
    let value = value.parse().with_context(|| format!("`{value}` is no value"))?;
    let Some(game) = games.last_mut() else { bail!("a position before the first game") };
    game.samples.push(Sample { value, position: fen.parse()? });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        let sample = Sample { value: -37, position: Position::start() };
        let games = [
            Game { outcome: Outcome::Black, samples: vec![sample.clone(), sample] },
            Game { outcome: Outcome::Draw, samples: Vec::new() },
        ];
        write(&path, "two games", &games).unwrap();
        let read = read(&path).unwrap();
        assert_eq!(format!("{read:?}"), format!("{games:?}"));
    }

    #[test]
    fn a_line_that_is_neither_is_told_with_its_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        let fen = Position::START_FEN;
        for (text, line) in [
            (format!("5 {fen}\n"), 1),
            ("# games\ngame 2-0\n".to_owned(), 2),
            (format!("game 1-0\nfive {fen}\n"), 2),
            ("game 1-0\n5 8/8 w - - 0 1\n".to_owned(), 2),
            ("game 1-0\n\n5\n".to_owned(), 3),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = read(&path).expect_err("this is no file of games").to_string();
            assert!(error.ends_with(&format!("line {line}")), "{error}");
        }
    }
}
