//! Matches between engines, which `tests/match/match.py` plays, one game at a time.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};

use crate::machine::tools::python;
use crate::terminal::stdout::note;
use outpace::children;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    /// How many games.
    pub(crate) games: u32,
    /// The clock of either.
    pub(crate) clock: &'a str,
    /// Seeds the order of the openings.
    pub(crate) seed: u64,
    /// The openings, where they are not those of `tests/match/`.
    pub(crate) openings: Option<&'a Path>,
    /// Whether every game is played to its end by the rules.
    pub(crate) to_the_end: bool,
}

/// What a match came to, as `tests/match/match.py --json` writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// The clock of either.
    pub(crate) limits: [String; 2],
    /// What the order of the openings was seeded with.
    pub(crate) seed: u64,
    /// How many games.
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

/// Plays a match between engines as `match.py` takes them.
pub(crate) fn play(root: &Path, [first, second]: [&str; 2], plan: Plan<'_>) -> Result<Outcome> {
    let result =
        tempfile::Builder::new().suffix(".json").tempfile().context("cannot make a temporary file")?;
    let python = python::ensure(root)?.map_err(|missing| anyhow!("matches need python-chess: {missing}"))?;
    let mut command = Command::new(python);
    command.current_dir(root).arg("tests/match/match.py");
    command.args(["--first", first, "--second", second]);
    command.args(["--tc", plan.clock, "--games", &plan.games.to_string(), "--seed", &plan.seed.to_string()]);
    if let Some(openings) = plan.openings {
        command.arg("--openings").arg(openings);
    }
    if plan.to_the_end {
        command.arg("--no-adjudication");
    }
    command.arg("--json").arg(result.path());
    let done = children::run(&mut command, None)?;
    note!("{}", done.stdout.trim_end());
    let text = std::fs::read_to_string(result.path()).context("cannot read what the match came to")?;
    ensure!(!text.is_empty(), "the match could not be played: {}{}", done.stdout, done.stderr);
    // What was played until something broke is no match of so many games.
    ensure!(done.status.code() != Some(2), "the match broke off: {}{}", done.stdout, done.stderr);
    serde_json::from_str(&text).context("the match's result is not as expected")
}
