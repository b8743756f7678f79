//! What the maker of tables knows: how well rules and exact tables do over whole endings, and what positions are worth.
//!
//! It is a program of its own, `cargo tables`, which tells it in lines of fields that are separated by tabs.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use plywright::endings::RULES;

use super::record::{Counted, ExactFigure, Place, RuleFigure, Truth};
use crate::build::kernels::succeed;
use crate::machine::tools;

/// A line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    Rule(RuleFigure),
    Exact(ExactFigure),
    Position(String, Truth),
}

/// How well the rules of endings with so many men do: up to four, or five.
pub(crate) fn rules(root: &Path, men: usize) -> Result<Vec<RuleFigure>> {
    // A letter of its name is a man.
    let is_wanted = |name: &&str| if men > 4 { name.len() == men } else { name.len() <= men };
    let names: Vec<&str> = RULES.iter().map(|rule| rule.material).filter(is_wanted).collect();
    let said = ask(root, ["--rules", "--tsv"].iter().chain(&names))?;
    let mut figures = Vec::new();
    for line in read(&said)? {
        let Line::Rule(figure) = line else { bail!("the maker of tables told of something else than rules") };
        figures.push(figure);
    }
    for name in names {
        let is_told = figures.iter().any(|rule| rule.material == name && rule.counted == Counted::All);
        ensure!(is_told, "the maker of tables told nothing of {name}");
    }
    Ok(figures)
}

/// How well the exact tables do.
pub(crate) fn exact(root: &Path) -> Result<ExactFigure> {
    let said = ask(root, ["--exact"])?;
    match &read(&said)?[..] {
        [Line::Exact(figure)] => Ok(figure.clone()),
        _ => bail!("the maker of tables told of something else than the exact tables"),
    }
}

/// What positions are worth. Each is of an ending, by its name.
pub(crate) fn judge(root: &Path, positions: &[(String, String)]) -> Result<Vec<Place>> {
    let mut file = tempfile::NamedTempFile::new().context("cannot make a temporary file")?;
    let fens: String = positions.iter().map(|(_, fen)| format!("{fen}\n")).collect();
    file.write_all(fens.as_bytes()).and_then(|()| file.flush()).context("cannot write a temporary file")?;
    let said = ask(root, [OsStr::new("--judge"), file.path().as_os_str()])?;
    let lines = read(&said)?;
    ensure!(lines.len() == positions.len(), "the maker of tables told of another number of positions");
    let mut places = Vec::with_capacity(lines.len());
    for (line, (ending, asked)) in lines.into_iter().zip(positions) {
        match line {
            Line::Position(fen, truth) if fen == *asked => {
                places.push(Place { ending: ending.clone(), fen, truth });
            }
            _ => bail!("the maker of tables was asked about {asked} and told of something else"),
        }
    }
    Ok(places)
}

/// Runs `cargo tables`.
fn ask(root: &Path, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<String> {
    let mut command = tools::cargo();
    command.current_dir(root).args(["run", "--quiet", "--release", "--package", "plywright-tables"]);
    command.args(["--bin", "tables", "--"]).args(arguments);
    succeed(&mut command, "`cargo tables` failed")
}

fn read(said: &str) -> Result<Vec<Line>> {
    let told =
        |line: &str| understand(line).with_context(|| format!("the maker of tables said: {line:.200}"));
    said.lines().map(told).collect()
}

fn understand(line: &str) -> Result<Line> {
    let fields: Vec<&str> = line.split('\t').collect();
    let numbers = |fields: &[&str]| -> Result<Vec<u64>> {
        fields.iter().map(|field| field.parse().with_context(|| format!("{field} is no number"))).collect()
    };
    match fields[..] {
        ["rule", material, counted, ref rest @ ..] => {
            let counted = match counted {
                "all" => Counted::All,
                "source" => Counted::Source,
                _ => bail!("{counted} is not a way of counting that we know"),
            };
            let numbers: [u64; 10] = numbers(rest)?.try_into().ok().context("a rule has ten numbers")?;
            let [bytes, legal, incorrect, draws, spotted, white, black, white_known, black_known, spoilt] =
                numbers;
            Ok(Line::Rule(RuleFigure {
                material: material.to_owned(),
                counted,
                bytes,
                legal,
                incorrect,
                draws,
                spotted,
                wins: [white, black],
                known: [white_known, black_known],
                spoilt,
            }))
        }
        ["exact", ref rest @ ..] => {
            let numbers: [u64; 5] =
                numbers(rest)?.try_into().ok().context("the exact tables have five numbers")?;
            let [endings, positions, incorrect, packed, memory] = numbers;
            Ok(Line::Exact(ExactFigure { endings, positions, incorrect, packed, memory }))
        }
        ["position", fen, truth] => {
            let truth = match truth {
                "win" => Truth::Win,
                "draw" => Truth::Draw,
                "loss" => Truth::Loss,
                _ => bail!("a position is worth a win, a draw or a loss"),
            };
            Ok(Line::Position(fen.to_owned(), truth))
        }
        _ => bail!("that is no line that we know"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_is_read() {
        let said = "rule\tKRKP\tall\t8192\t10\t0\t6\t5\t3\t1\t2\t1\t0\nexact\t35\t100\t0\t7\t8\nposition\tfen w - - 0 1\tloss\n";
        let [Line::Rule(rule), Line::Exact(exact), position] = &read(said).unwrap()[..] else {
            panic!("three lines")
        };
        assert_eq!((rule.bytes, rule.draws, rule.missed(), rule.wins_kept()), (8192, 6, 1, 4));
        assert_eq!((rule.wins, rule.known), ([3, 1], [2, 1]));
        assert_eq!((exact.endings, exact.incorrect, exact.memory), (35, 0, 8));
        assert_eq!(*position, Line::Position("fen w - - 0 1".to_owned(), Truth::Loss));
    }

    #[test]
    fn a_line_that_is_another_one_is_told_as_it_was_said() {
        for line in [
            "rule\tKRKP\tall\t1\t2",
            "rule\tKRKP\tsome\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10",
            "rule\tKRKP\tall\t-1\t2\t3\t4\t5\t6\t7\t8\t9\t10",
            "exact\t35",
            "position\tfen\twon",
            "KRKP 0 incorrect",
        ] {
            let error = format!("{:#}", read(line).unwrap_err());
            assert!(error.starts_with(&format!("the maker of tables said: {line}: ")), "{error}");
        }
    }
}
