//! What the maker of tables knows: how well rules and exact tables do over whole endings, and what positions are worth.
//!
//! It is a program of its own, `cargo tables`, which prints it in lines of fields that are separated by tabs.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use plywright::endings::RULES;

use super::record::{Counted, ExactFigure, Place, RuleFigure, Truth};
use crate::build::kernels::succeed;
use crate::machine::tools;

/// How well the rules of endings with so many men do: up to four, or five.
pub(crate) fn rules(root: &Path, men: usize) -> Result<Vec<RuleFigure>> {
    // A letter of its name is a man.
    let is_wanted = |name: &&str| if men > 4 { name.len() == men } else { name.len() <= men };
    let names: Vec<&str> = RULES.iter().map(|rule| rule.material).filter(is_wanted).collect();
    let figures = read(&ask(root, ["--rules", "--tsv"].iter().chain(&names))?, rule)?;
    for name in names {
        let is_there = figures.iter().any(|rule| rule.material == name && rule.counted == Counted::All);
        ensure!(is_there, "the maker of tables said nothing of {name}");
    }
    Ok(figures)
}

/// How well the exact tables do.
pub(crate) fn exact(root: &Path) -> Result<ExactFigure> {
    let figures = read(&ask(root, ["--exact"])?, exact_tables)?;
    figures.into_iter().next().context("the maker of tables said nothing of the exact tables")
}

/// What positions are worth. Each is of an ending, by its name.
pub(crate) fn judge(root: &Path, positions: &[(String, String)]) -> Result<Vec<Place>> {
    let mut file = tempfile::NamedTempFile::new().context("cannot make a temporary file")?;
    let fens: String = positions.iter().map(|(_, fen)| format!("{fen}\n")).collect();
    file.write_all(fens.as_bytes()).and_then(|()| file.flush()).context("cannot write a temporary file")?;
    let said = ask(root, [OsStr::new("--judge"), file.path().as_os_str()])?;
    let judged = read(&said, position)?;
    ensure!(judged.len() == positions.len(), "the maker of tables judged another number of positions");
    let places = judged.into_iter().zip(positions).map(|((fen, truth), (ending, asked))| {
        ensure!(fen == *asked, "the maker of tables was asked about {asked} and judged {fen}");
        Ok(Place { ending: ending.clone(), fen, truth })
    });
    places.collect()
}

/// Runs `cargo tables`.
fn ask(root: &Path, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<String> {
    let mut command = tools::cargo();
    command.current_dir(root).args(["run", "--quiet", "--release", "--package", "plywright-tables"]);
    command.args(["--bin", "tables", "--"]).args(arguments);
    succeed(&mut command, "`cargo tables` failed")
}

/// Every line by its fields.
fn read<T>(said: &str, understand: fn(&[&str]) -> Result<T>) -> Result<Vec<T>> {
    let one = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        understand(&fields).with_context(|| format!("the maker of tables said: {line:.200}"))
    };
    said.lines().map(one).collect()
}

fn numbers<const N: usize>(fields: &[&str]) -> Result<[u64; N]> {
    let number = |field: &&str| field.parse().with_context(|| format!("{field} is no number"));
    let numbers: Vec<u64> = fields.iter().map(number).collect::<Result<_>>()?;
    numbers.try_into().ok().with_context(|| format!("there should be {N} numbers"))
}

fn rule(fields: &[&str]) -> Result<RuleFigure> {
    let ["rule", material, counted, rest @ ..] = fields else { bail!("that is no rule") };
    let counted = match *counted {
        "all" => Counted::All,
        "source" => Counted::Source,
        _ => bail!("{counted} is not a way of counting that we know"),
    };
    let [bytes, legal, incorrect, draws, spotted, white, black, white_known, black_known, spoilt] =
        numbers(rest)?;
    Ok(RuleFigure {
        material: (*material).to_owned(),
        counted,
        bytes,
        legal,
        incorrect,
        draws,
        spotted,
        wins: [white, black],
        known: [white_known, black_known],
        spoilt,
    })
}

fn exact_tables(fields: &[&str]) -> Result<ExactFigure> {
    let ["exact", rest @ ..] = fields else { bail!("that is not of the exact tables") };
    let [endings, positions, incorrect, packed, memory] = numbers(rest)?;
    Ok(ExactFigure { endings, positions, incorrect, packed, memory })
}

fn position(fields: &[&str]) -> Result<(String, Truth)> {
    let ["position", fen, truth] = fields else { bail!("that is no position") };
    let truth = match *truth {
        "win" => Truth::Win,
        "draw" => Truth::Draw,
        "loss" => Truth::Loss,
        _ => bail!("a position is worth a win, a draw or a loss"),
    };
    Ok(((*fen).to_owned(), truth))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_is_read() {
        let rule = &read("rule\tKRKP\tall\t8192\t10\t0\t6\t5\t3\t1\t2\t1\t0\n", rule).unwrap()[0];
        assert_eq!((rule.bytes, rule.draws, rule.missed(), rule.wins_kept()), (8192, 6, 1, 4));
        assert_eq!((rule.wins, rule.known), ([3, 1], [2, 1]));
        let exact = &read("exact\t35\t100\t0\t7\t8", exact_tables).unwrap()[0];
        assert_eq!((exact.endings, exact.incorrect, exact.memory), (35, 0, 8));
        let places = read("position\tfen w - - 0 1\tloss\n", position).unwrap();
        assert_eq!(places, [("fen w - - 0 1".to_owned(), Truth::Loss)]);
    }

    #[test]
    fn another_line_is_an_error_that_repeats_it() {
        let rules = [
            "rule\tKRKP\tall\t1\t2",
            "rule\tKRKP\tsome\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10",
            "rule\tKRKP\tall\t-1\t2\t3\t4\t5\t6\t7\t8\t9\t10",
            "KRKP 0 incorrect",
        ];
        let others = [
            ("exact\t35", read("exact\t35", exact_tables).map(drop)),
            ("position\tfen\twon", read("position\tfen\twon", position).map(drop)),
        ];
        for (line, result) in rules.map(|line| (line, read(line, rule).map(drop))).into_iter().chain(others) {
            let error = format!("{:#}", result.unwrap_err());
            assert!(error.starts_with(&format!("the maker of tables said: {line}: ")), "{error}");
        }
    }
}
