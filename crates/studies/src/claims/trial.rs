//! Trials of the claims that `cargo studies claims` tries itself: by tests, by games in which the
//! queries for a repetition are counted, and by short measurements.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};

use super::counted::{self, Popcounts};
use super::rows::{Experiment, Row};
use super::wakes::{self, Wakes};
use crate::provenance::Provenance;
use outpace::os::children;
use outpace::record::sealed::SealedRecord;
use plywright::repetition::Counter;
use plywright_lab::machine::tools;
use plywright_lab::measure::recording::{self, Plan, Questions, Sizes};
use plywright_lab::record::Machine;
use plywright_lab::sealed_record;

/// Trials made on a machine, stored in `reports/<machine>/claims.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trials {
    pub(crate) schema: u32,
    pub(crate) machine: Machine,
    /// Trials by number of the claim.
    pub(crate) trials: BTreeMap<u32, Trial>,
    pub(crate) sha256: String,
}

impl SealedRecord for Trials {
    sealed_record!(1, "record of claims");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        for trial in self.trials.values() {
            let is_consistent = match &trial.outcome {
                Outcome::EarlyExits { questions, exits, .. } => exits <= questions,
                Outcome::NeverSeen { games, .. } => games.iter().all(|games| games.questions.is_whole()),
                _ => true,
            };
            ensure!(is_consistent, "the numbers of questions contradict each other");
        }
        Ok(())
    }
}

impl Trials {
    pub(crate) fn new(machine: Machine) -> Self {
        Self { schema: Self::SCHEMA, machine, trials: BTreeMap::new(), sha256: String::new() }
    }
}

/// Origin and outcome of one trial of a claim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trial {
    pub(crate) made: Provenance,
    pub(crate) outcome: Outcome,
    /// For a study (a published test position), the line of `tests/studies.txt` that the tests
    /// checked; missing in old trials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) study: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// Tests by name, true for those that passed.
    Tests(BTreeMap<String, bool>),
    /// Queries for a repetition that are answered at once, by the counters or because too few plies
    /// were played. This variant is only read: it is in trials of older engines, which did not
    /// count the two separately. Newer trials have [`NeverSeen`](Self::NeverSeen).
    EarlyExits {
        /// Number of games.
        games: u32,
        /// Nodes of each search.
        nodes: u64,
        seed: u64,
        /// Number of questions asked.
        questions: u64,
        /// Number of questions that were answered at once.
        exits: u64,
    },
    /// Queries for a repetition, and how many of them each check answers at once.
    NeverSeen {
        /// Number of slots of the table of counters.
        slots: u64,
        games: Vec<Games>,
    },
    Wakes(Wakes),
    /// Time to count bits, by the source's code and by ours.
    Popcounts(Popcounts),
}

/// Games in which the queries for a repetition are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Games {
    pub(crate) games: u32,
    /// Nodes of each search.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) questions: Questions,
}

/// Games in which the queries are counted: eight random plies as the opening, then the engine plays
/// against itself.
const GAMES: Plan = Plan {
    seed: 1,
    games: 4,
    opening: 8,
    plies: 60,
    nodes: 20_000,
    sizes: Sizes { words: 0, queries: 0, traces: 0, visits: 0, positions: 0, checks: 0 },
};

/// Fewer moves, each with about as many nodes as the source's engine searches for one move of a
/// game.
const LONG: Plan = Plan { games: 1, plies: 30, nodes: 1_000_000, ..GAMES };

/// Tries each of these claims that needs no other command's record. Returns the outcomes by claim
/// number.
pub(crate) fn try_all(root: &Path, rows: &[&Row]) -> Result<BTreeMap<u32, Outcome>> {
    let split = |test| str::split_once(test, ": ").with_context(|| format!("`{test}` is not `target: test`"));
    let mut wanted = rows.iter().flat_map(|row| row.tests()).map(split).collect::<Result<Vec<_>>>()?;
    wanted.sort_unstable();
    wanted.dedup();
    let mut passed = BTreeSet::new();
    for of_target in wanted.chunk_by(|test, other| test.0 == other.0) {
        passed.extend(run(root, of_target)?);
    }
    let mut outcomes = BTreeMap::new();
    for row in rows {
        let of_row: Vec<&str> = row.tests().collect();
        if !of_row.is_empty() {
            let each = of_row.into_iter().map(|test| (test.to_owned(), passed.contains(test)));
            outcomes.insert(row.id, Outcome::Tests(each.collect()));
            continue;
        }
        let measured = match row.experiment {
            Experiment::EarlyExits => early_exits()?,
            Experiment::Wakes => Outcome::Wakes(wakes::measure(root)?),
            Experiment::Popcounts => Outcome::Popcounts(counted::measure(root)?),
            _ => continue,
        };
        outcomes.insert(row.id, measured);
    }
    Ok(outcomes)
}

/// Runs tests of one target and returns those that passed. A test that does not exist has not
/// passed.
fn run(root: &Path, tests: &[(&str, &str)]) -> Result<Vec<String>> {
    let Some((target, _)) = tests.first() else { return Ok(Vec::new()) };
    let arguments: &[&str] = match *target {
        "lib" => &["--package=plywright-engine", "--lib"],
        "parts" => &["--package=plywright-parts", "--lib"],
        // This test makes endgame tables, so it is in the crate `plywright-tables`.
        "knowledge" => &["--package=plywright-tables", "--features=make", "--test", "knowledge"],
        file => &["--test", file],
    };
    let mut command = tools::cargo();
    command.current_dir(root).args(["test", "--no-fail-fast"]).args(arguments);
    command.args(["--", "--exact"]).args(tests.iter().map(|test| test.1));
    let done = children::run(&mut command, None).context("the tests cannot be run")?;
    let lines: BTreeSet<&str> = done.stdout.lines().collect();
    if !lines.iter().any(|line| line.starts_with("test result: ")) {
        bail!("the tests of `{target}` cannot be run:\n{}", done.stderr.trim_end());
    }
    let has_passed = |(_, path): &&(&str, &str)| lines.contains(&*format!("test {path} ... ok"));
    Ok(tests.iter().filter(has_passed).map(|(target, path)| format!("{target}: {path}")).collect())
}

/// Answers of our engine and of the source's in a study, from `tests/studies.txt`, which a test
/// checks.
pub(crate) fn study(root: &Path, row: &Row) -> Result<Option<String>> {
    if !matches!(row.experiment, Experiment::Study) {
        return Ok(None);
    }
    let path = root.join("tests/studies.txt");
    let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let prefix = format!("claim {}: ", row.id);
    Ok(text.lines().find_map(|line| line.strip_prefix(&prefix)).map(str::to_owned))
}

fn early_exits() -> Result<Outcome> {
    let played = |plan: Plan| {
        let questions = recording::play(&plan, || ()).questions;
        children::check()?;
        Ok(Games { games: plan.games, nodes: plan.nodes, seed: plan.seed, questions })
    };
    let games = [GAMES, LONG].into_iter().map(played).collect::<Result<_>>()?;
    Ok(Outcome::NeverSeen { slots: Counter::SLOTS as u64, games })
}
