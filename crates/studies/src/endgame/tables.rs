//! Calls of `cargo tables`, the separate program that makes endgame tables ("the maker of tables").
//! It checks rules and exact tables against all positions of an ending, and looks up true values
//! and distances to mate of single positions. It prints one JSON object per line.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use plywright::endings::RULES;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::record::{Counted, Distance, EndingDistances, ExactFigure, Place, RuleFigure, Truth};
use outpace::os::files;
use plywright_lab::build::kernels::succeed;
use plywright_lab::machine::tools;

/// Figures of the rules for endings with up to four pieces, or with exactly five.
pub(crate) fn rules(root: &Path, pieces: usize) -> Result<Vec<RuleFigure>> {
    // Each letter of a rule's name is a piece.
    let is_wanted = |name: &&str| if pieces > 4 { name.len() == pieces } else { name.len() <= pieces };
    let names: Vec<&str> = RULES.iter().map(|rule| rule.material).filter(is_wanted).collect();
    let figures: Vec<RuleFigure> = ask(root, ["rules", "--json"].iter().chain(&names))?;
    for name in names {
        let is_there = figures.iter().any(|rule| rule.material == name && rule.counted == Counted::All);
        ensure!(is_there, "`cargo tables rules` printed no figures for {name}");
    }
    Ok(figures)
}

pub(crate) fn exact(root: &Path) -> Result<ExactFigure> {
    let figures: Vec<ExactFigure> = ask(root, ["exact"])?;
    figures.into_iter().next().context("`cargo tables exact` printed no figures")
}

/// Moves to mate in whole endings, and in single positions.
pub(crate) fn distances(
    root: &Path,
    endings: &[&str],
    fens: &[&str],
) -> Result<(Vec<EndingDistances>, Vec<Distance>)> {
    /// A line of output, with the distances of an ending or of a position.
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Line {
        Ending(EndingDistances),
        Position(Distance),
    }
    let (_folder, file) = written(fens.iter().copied())?;
    let arguments = [OsStr::new("distances"), OsStr::new("--fens"), file.as_os_str()];
    let lines: Vec<Line> = ask(root, arguments.into_iter().chain(endings.iter().map(OsStr::new)))?;
    let (mut of_endings, mut of_positions) = (Vec::new(), Vec::new());
    for line in lines {
        match line {
            Line::Ending(ending) => of_endings.push(ending),
            Line::Position(position) => of_positions.push(position),
        }
    }
    let is_complete = of_endings.len() == endings.len() && of_positions.len() == fens.len();
    ensure!(is_complete, "`cargo tables distances` printed another number of endings or positions");
    Ok((of_endings, of_positions))
}

/// Writes the positions to a temporary file. Returns its folder, which is removed when dropped, and
/// its path.
fn written<'a>(fens: impl Iterator<Item = &'a str>) -> Result<(files::Scratch, PathBuf)> {
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
    let file = folder.path().join("positions");
    let fens: String = fens.map(|fen| format!("{fen}\n")).collect();
    std::fs::write(&file, fens).context("cannot write a temporary file")?;
    Ok((folder, file))
}

/// Looks up the true values of positions, each given as its ending and its FEN.
pub(crate) fn judge(root: &Path, positions: &[(String, String)]) -> Result<Vec<Place>> {
    let (_folder, file) = written(positions.iter().map(|(_, fen)| fen.as_str()))?;
    let judged: Vec<Answer> = ask(root, [OsStr::new("judge"), file.as_os_str()])?;
    ensure!(judged.len() == positions.len(), "`cargo tables judge` printed another number of positions");
    let places = judged.into_iter().zip(positions).map(|(Answer { fen, truth }, (ending, asked))| {
        ensure!(fen == *asked, "`cargo tables judge` was asked about {asked}, and judged {fen}");
        Ok(Place { ending: ending.clone(), fen, truth })
    });
    places.collect()
}

#[derive(Debug, Deserialize)]
struct Answer {
    fen: String,
    truth: Truth,
}

/// Runs `cargo tables` and parses each line of its output.
fn ask<T: DeserializeOwned>(
    root: &Path,
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Result<Vec<T>> {
    let mut command = tools::cargo();
    command.current_dir(root).args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "plywright-tables",
        "--features",
        "make",
    ]);
    command.args(["--bin", "tables", "--"]).args(arguments);
    read(&succeed(&mut command, "`cargo tables` failed")?)
}

fn read<T: DeserializeOwned>(said: &str) -> Result<Vec<T>> {
    let understand =
        |line| serde_json::from_str(line).with_context(|| format!("`cargo tables` printed: {line:.200}"));
    said.lines().map(understand).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_of_output_is_an_error_that_quotes_it() {
        let rule = r#"{"material":"KRKP","counted":"all","bytes":8192,"legal":10,"incorrect":0,"draws":6,"spotted":5,"wins":[3, 1],"known":[2, 1],"spoilt":0}"#;
        let figure = &read::<RuleFigure>(rule).unwrap()[0];
        assert_eq!((figure.bytes, figure.missed(), figure.wins_kept(), figure.known), (8192, 1, 4, [2, 1]));
        let answer = &read::<Answer>(r#"{"fen":"fen w - - 0 1","truth":"loss"}"#).unwrap()[0];
        assert_eq!((answer.fen.as_str(), answer.truth), ("fen w - - 0 1", Truth::Loss));
        for line in [rule.replace("all", "some"), rule.replace("8192", "-1"), "KRKP 0 incorrect".to_owned()] {
            let error = format!("{:#}", read::<RuleFigure>(&line).unwrap_err());
            assert!(error.starts_with(&format!("`cargo tables` printed: {line}: ")), "{error}");
        }
    }
}
