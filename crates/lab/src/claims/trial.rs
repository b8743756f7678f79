//! What the verb tries itself: tests that show a feature or a study, and games in which questions are counted.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::rows::{Experiment, Row, Test};
use crate::machine::provenance::Provenance;
use crate::machine::tools;
use crate::measure::recording::{self, Plan, Sizes};
use crate::record::Machine;
use outpace::children;
use outpace::sealed::Kept;

/// What was tried on a machine, kept in `reports/<machine>/claims.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trials {
    /// The version of this format.
    pub(crate) schema: u32,
    /// The machine.
    pub(crate) machine: Machine,
    /// By claim.
    pub(crate) trials: BTreeMap<u32, Trial>,
    /// SHA-256 over all other fields.
    pub(crate) sha256: String,
}

impl Kept for Trials {
    const SCHEMA: u32 = 1;
    const WHAT: &'static str = "record of claims";
    const FIELDS: outpace::sealed::Fields = crate::record::FIELDS;
    type Error = anyhow::Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        Ok(self.machine.check()?)
    }
}

impl Trials {
    /// None yet.
    pub(crate) fn new(machine: Machine) -> Self {
        Self { schema: Self::SCHEMA, machine, trials: BTreeMap::new(), sha256: String::new() }
    }
}

/// How a claim was tried, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trial {
    /// How it was made.
    pub(crate) made: Provenance,
    /// What came of it.
    pub(crate) outcome: Outcome,
}

/// What came of a trial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// Tests, and whether each passed.
    Tests(BTreeMap<String, bool>),
    /// Questions to the counters of repetition.
    EarlyExits {
        /// In so many games.
        games: u32,
        /// Searches of so many nodes.
        nodes: u64,
        /// By this seed.
        seed: u64,
        /// So many questions.
        questions: u64,
        /// Of which so many were answered at once.
        exits: u64,
    },
}

/// The tests that a study is held by.
const STUDIES: &str = "the_sources_positions_are_solved_in_the_nodes_that_are_recorded";

/// What is played to count questions: openings of eight random plies, then the engine against itself.
const GAMES: Plan = Plan {
    seed: 1,
    games: 4,
    opening: 8,
    plies: 60,
    nodes: 20_000,
    sizes: Sizes { words: 0, queries: 0, tapes: 0, visits: 0, positions: 0, checks: 0 },
};

/// The tests of a row; none where it is not tried by tests.
fn tests(row: &Row) -> Vec<Test> {
    match &row.experiment {
        Experiment::Tests(tests) => tests.clone(),
        Experiment::Study => vec![Test { target: "studies".to_owned(), path: STUDIES.to_owned() }],
        _ => Vec::new(),
    }
}

/// Tries what these rows name and this verb can: each claim's outcome.
pub(crate) fn try_all(root: &Path, rows: &[&Row]) -> Result<BTreeMap<u32, Outcome>> {
    let mut wanted: Vec<Test> = rows.iter().flat_map(|row| tests(row)).collect();
    wanted.sort();
    wanted.dedup();
    let mut passed = BTreeMap::new();
    for of_target in wanted.chunk_by(|one, other| one.target == other.target) {
        passed.extend(run(root, of_target)?);
    }
    let mut outcomes = BTreeMap::new();
    for row in rows {
        let of_row = tests(row);
        if !of_row.is_empty() {
            let each =
                of_row.iter().map(|test| (test.to_string(), passed.get(test).copied().unwrap_or(false)));
            outcomes.insert(row.id, Outcome::Tests(each.collect()));
        } else if matches!(row.experiment, Experiment::EarlyExits) {
            outcomes.insert(row.id, early_exits()?);
        }
    }
    Ok(outcomes)
}

/// Runs tests of one target: whether each passed. One that is not there has not.
fn run(root: &Path, tests: &[Test]) -> Result<BTreeMap<Test, bool>> {
    let Some(first) = tests.first() else { return Ok(BTreeMap::new()) };
    let mut command = tools::cargo();
    command.current_dir(root).args(["test", "--no-fail-fast"]).args(first.arguments());
    command.args(["--", "--exact"]).args(tests.iter().map(|test| &test.path));
    let done = children::run(&mut command, None).context("the tests cannot be run")?;
    let lines: Vec<&str> = done.stdout.lines().collect();
    if !lines.iter().any(|line| line.starts_with("test result: ")) {
        anyhow::bail!("the tests of `{}` cannot be run:\n{}", first.target, done.stderr.trim_end());
    }
    let is_ok = |test: &Test| lines.contains(&format!("test {} ... ok", test.path).as_str());
    Ok(tests.iter().map(|test| (test.clone(), is_ok(test))).collect())
}

/// Plays the games.
fn early_exits() -> Result<Outcome> {
    let recording = recording::play(&GAMES, || ());
    children::check()?;
    let (questions, exits) = (recording.questions, recording.early_exits);
    Ok(Outcome::EarlyExits { games: GAMES.games, nodes: GAMES.nodes, seed: GAMES.seed, questions, exits })
}
