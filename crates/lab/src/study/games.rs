//! Matches between engines at equal time: `tests/match/match.py` plays them one game at a time, records of studies keep them, and their pages
//! show them.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};

use crate::machine::provenance::Provenance;
use crate::machine::tools::python;
use crate::study::engines::Engine;
use crate::terminal::page::Page;
use crate::terminal::stdout::note;
use crate::terminal::table::Table;
use outpace::{children, files};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Match<P> {
    pub(crate) made: Provenance,
    pub(crate) first: P,
    pub(crate) second: P,
    /// From how many openings, where they were drawn for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) openings: Option<usize>,
    pub(crate) result: Outcome,
}

/// What a match came to, as `tests/match/match.py --json` writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// The clock of either.
    pub(crate) limits: [String; 2],
    /// What the order of the openings was seeded with.
    pub(crate) seed: u64,
    pub(crate) games: u32,
    /// Won by the first.
    pub(crate) wins: u32,
    /// Drawn.
    pub(crate) draws: u32,
    /// Lost by the first.
    pub(crate) losses: u32,
    /// The first's share of the points.
    pub(crate) score: f64,
    /// The difference, and its 95 % interval from pairs of games; none where it is infinite.
    pub(crate) elo: [Option<f64>; 3],
    /// Games lost by time, an illegal move or a crash, by either.
    pub(crate) faults: [u32; 2],
}

impl Outcome {
    /// The difference with its interval, for a page.
    pub(crate) fn difference(&self) -> String {
        let one = |elo: Option<f64>| elo.map_or_else(|| "∞".to_owned(), |elo| format!("{elo:+.0}"));
        let [centre, low, high] = self.elo.map(one);
        format!("{centre} [{low}, {high}]")
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) games: u32,
    /// The clock of either.
    pub(crate) clock: &'a str,
    /// Seeds the order of the openings.
    pub(crate) seed: u64,
    /// The size of either's transposition table, in MiB.
    pub(crate) hash_mib: u32,
    /// Openings of its own, from which every game is played to its end by the rules: what is given up or agreed upon is what the engines
    /// believe, and it is just that in which they differ there. Else those of `tests/match/`.
    pub(crate) openings: Option<&'a [String]>,
}

/// Plays a match between engines with so many threads.
pub(crate) fn play(root: &Path, players: [(&Engine, usize); 2], plan: Plan<'_>) -> Result<Outcome> {
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a temporary folder")?;
    let [result, openings] = ["result.json", "openings.epd"].map(|name| folder.path().join(name));
    let python = python::ensure(root)?.map_err(|missing| anyhow!("matches need python-chess: {missing}"))?;
    let mut command = Command::new(python);
    command.current_dir(root).arg("tests/match/match.py").arg("--json").arg(&result);
    for (option, (Engine { variant, path }, threads)) in ["--first", "--second"].into_iter().zip(players) {
        let (path, hash) = (path.display(), plan.hash_mib);
        command.arg(option).arg(format!(
            "\"name={variant} {threads}\" \"cmd='{path}'\" option.Hash={hash} option.Threads={threads}"
        ));
    }
    command.args(["--tc", plan.clock, "--games", &plan.games.to_string(), "--seed", &plan.seed.to_string()]);
    if let Some(fens) = plan.openings {
        let lines: String = fens.iter().map(|fen| format!("{fen}\n")).collect();
        files::replace(&openings, lines.as_bytes())?;
        command.arg("--no-adjudication").arg("--openings").arg(openings);
    }
    let done = children::run(&mut command, None)?;
    note!("{}", done.stdout.trim_end());
    let text = std::fs::read_to_string(result).unwrap_or_default();
    ensure!(!text.is_empty(), "the match could not be played: {}{}", done.stdout, done.stderr);
    // What was played until something broke is no match of so many games.
    ensure!(done.status.code() != Some(2), "the match broke off: {}{}", done.stdout, done.stderr);
    serde_json::from_str(&text).context("the match's result is not as expected")
}

/// Adds a match, in place of an older one of the same players.
pub(crate) fn take<P: PartialEq>(matches: &mut Vec<Match<P>>, played: Match<P>) {
    let same = |old: &&mut Match<P>| old.first == played.first && old.second == played.second;
    match matches.iter_mut().find(same) {
        Some(old) => *old = played,
        None => matches.push(played),
    }
}

/// Adds a table of matches to a page, and how each was made.
pub(crate) fn show<P>(page: &mut Page, matches: &[Match<P>], name: impl Fn(&P) -> String) {
    let rows = matches.iter().map(|Match { first, second, openings, result, .. }| {
        let openings = openings.map_or_else(String::new, |count| format!(" from {count} openings"));
        [
            name(first),
            name(second),
            result.limits[0].clone(),
            format!("{}{openings}", result.games),
            format!("{}, {}, {}", result.wins, result.draws, result.losses),
            format!("{:.1} %", 100.0 * result.score),
            result.difference(),
            format!("{}, {}", result.faults[0], result.faults[1]),
        ]
    });
    let headings = ["first", "second", "clock", "games", "won, drawn, lost", "score", "Elo", "faults"];
    page.table(&Table::of_texts(3, headings, rows));
    matches.iter().for_each(|played| page.text(played.made.line()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::threads;

    #[test]
    fn a_match_takes_the_place_of_the_one_between_the_same_players() {
        let mut matches = threads::page::tests::kept().parts.matches;
        let mut again = matches[1].clone();
        again.result =
            Outcome { wins: 3, elo: [Some(190.8), Some(-1.5), None], faults: [0, 1], ..again.result };
        take(&mut matches, again.clone());
        assert_eq!((matches.len(), matches[1].result.wins), (2, 3));
        again.second.threads = 64;
        take(&mut matches, again);
        assert_eq!(matches.len(), 3);
        let mut page = Page::new("Games");
        show(&mut page, &matches, |player| player.variant.clone());
        let page = page.markdown();
        assert!(page.contains("| +191 [-2, ∞] | 0, 1 |"), "{page}");
    }
}
