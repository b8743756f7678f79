//! The rows of `claims.toml`: each claim, its source, and the experiment that tries it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use anyhow::{Result, anyhow};
use serde::Deserialize;

use plywright_lab::axes;

/// All claims, and the outside texts that make them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claims {
    pub(crate) sources: BTreeMap<String, String>,
    #[serde(rename = "claim")]
    pub(crate) claims: Vec<Row>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    /// Permanent number of the claim.
    pub(crate) id: u32,
    /// Key in [`Claims::sources`].
    pub(crate) source: String,
    /// Fact or feature: something to measure or something to have.
    pub(crate) kind: Kind,
    /// The claim, in our words.
    pub(crate) said: String,
    /// The source's figure, if it gives one.
    pub(crate) figure: Option<String>,
    /// Circumstance that decides whether the claim holds; shown if one part of the claim was seen
    /// to hold and another not to, or if a part holds in part.
    pub(crate) depends: Option<String>,
    /// Reason for the outcome.
    pub(crate) why: String,
    /// Files that show the outcome.
    pub(crate) see: Vec<String>,
    pub(crate) experiment: Experiment,
    /// True if this claim's experiment gives the same counts on every machine, unlike other claims
    /// with the same kind of experiment, which depend on the CPU.
    #[serde(default)]
    pub(crate) counts: bool,
    /// Further tests that must pass.
    #[serde(default)]
    pub(crate) also: Vec<String>,
    /// Reason in the machine code, shown for CPUs with stored listings and flamegraphs.
    pub(crate) explained: Option<Why>,
}

/// Explanation of an outcome by machine code.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Why {
    /// Variants whose listings and flamegraphs show the reason, each with its target:
    /// `x86-64/score/split`.
    pub(crate) of: Vec<String>,
    /// At most five sentences, with placeholders for figures as in [`explained`](super::explained).
    pub(crate) says: Vec<String>,
}

/// Test that searches the studies (published test positions) again and checks `tests/studies.txt`.
const STUDIES: &str = "studies: the_sources_positions_are_solved_in_the_nodes_that_are_recorded";

impl Row {
    /// Tests that try the claim, each as `target: test`.
    pub(crate) fn tests(&self) -> impl Iterator<Item = &str> {
        let named: &[String] = if let Experiment::Tests(tests) = &self.experiment { tests } else { &[] };
        let study = matches!(self.experiment, Experiment::Study).then_some(STUDIES);
        study.into_iter().chain(named.iter().chain(&self.also).map(String::as_str))
    }

    /// Returns true if the verdict is the same on all machines, because it rests on tests and
    /// counts, not on times.
    pub(crate) fn is_same_everywhere(&self) -> bool {
        let always = matches!(
            self.experiment,
            Experiment::Tests(_)
                | Experiment::Study
                | Experiment::EarlyExits
                | Experiment::Record(Verb::Distances)
        );
        always || self.counts
    }

    /// Command that tries the claim; empty if the claim cannot be tried.
    pub(crate) fn command(&self) -> String {
        match (&self.experiment, self.experiment.measuring()) {
            (_, Some(measuring)) => measuring.command(),
            (Experiment::Missing(_), None) => String::new(),
            (Experiment::Clocks | Experiment::Rating, None) => "cargo studies matches".to_owned(),
            (Experiment::ErrorBars, None) => "cargo studies soak".to_owned(),
            (_, None) => format!("cargo studies claims {}", self.id),
        }
    }
}

/// Subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// A statement about the world, which holds or does not.
    Fact,
    /// A feature of the product, which is present and shown by a test.
    Feature,
}

/// Method by which a claim is tried.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Experiment {
    /// The claim holds if these tests pass, each as `target: test`: `lib: path::of::the_test`, or
    /// `studies: the_test` of a file in `tests/`.
    Tests(Vec<String>),
    /// Engines with these variants are timed as a whole against the default. Each variant, named by
    /// slug (`score-split`), has its expected difference.
    Variants(BTreeMap<String, Expected>),
    /// The record of this verb (subcommand) decides.
    Record(Verb),
    /// The claim's line in `tests/studies.txt` decides.
    Study,
    /// The node counts of all recorded builds are compared.
    Nodes,
    /// Games are played, and it is counted how often the repetition counters answer a query at
    /// once.
    EarlyExits,
    /// Matches are played on the clock, and games lost on time are counted.
    Clocks,
    /// The share of draws in the soak's games of the engine against itself (`soak.json`) determines
    /// the width of the 95 % interval of the Elo difference after 1,000 games.
    ErrorBars,
    /// Matches are played against engines with a place in a published rating list.
    Rating,
    /// Two delays are measured: how late a thread wakes from a sleep, and how long the engine takes
    /// to answer a search of one node after an idle time.
    Wakes,
    /// The source's C code for counting bits, compiled by the C compilers on this machine, is
    /// measured next to ours.
    Popcounts,
    /// The claim cannot be tried here, for this reason.
    Missing(String),
}

/// Expected difference between a variant and the default.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expected {
    /// Direction of the difference in speed.
    pub(crate) is: Direction,
    /// The difference must exceed this fraction of the speed, in the engine and in the kernel, if
    /// the claim asks for more than the smallest difference worth a decision.
    pub(crate) more_than: Option<f64>,
    /// Largest difference, as a fraction of the speed, if the claim bounds it.
    pub(crate) at_most: Option<f64>,
    /// True if the claim is also about the variant's kernel, timed in lock-step with the default's.
    #[serde(default)]
    pub(crate) in_kernel: bool,
    /// True if the claim is about engines with the classical evaluation, although the variant also
    /// exists in others.
    #[serde(default)]
    pub(crate) with_classical: bool,
}

impl Expected {
    /// Returns true if the variant with this slug is judged in engines with the classical
    /// evaluation.
    pub(crate) fn is_of_classical(&self, slug: &str) -> bool {
        self.with_classical || axes::needed(slug).as_deref() == Some("evaluation-classical")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Direction {
    Faster,
    /// Not faster; it may be slower.
    NoFaster,
    Slower,
}

/// Verb (subcommand) whose record judges claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verb {
    /// `cargo studies scaling`.
    Scaling,
    /// `cargo studies endgame`.
    Endgame,
    /// The part `distances` of `cargo studies endgame`, which is measured only if named.
    Distances,
    /// `cargo studies targets`.
    Compare,
    /// `cargo studies targets` with the classical evaluation, which counts bits more often.
    CompareClassical,
}

/// Command that measures evidence for claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Measuring {
    /// Program (cargo's alias for it), verb and arguments.
    pub(crate) arguments: &'static str,
    /// Approximate minutes on two CPUs, builds included.
    pub(crate) minutes: u32,
}

impl Measuring {
    /// Draws the flamegraphs that explain claims.
    pub(crate) const FLAMEGRAPHS: Self = Self { arguments: "lab profile --all", minutes: 16 };

    /// Runs the study of parallel minimax.
    pub(crate) const STUDY: Self = Self { arguments: "studies scaling", minutes: 8 };

    /// Samples the study's searches with the profiler to find where their time goes.
    pub(crate) const SAMPLES: Self = Self { arguments: "lab profile minimax --seconds 3", minutes: 2 };

    /// Command as a user types it.
    pub(crate) fn command(&self) -> String {
        format!("cargo {}", self.arguments)
    }
}

impl Experiment {
    /// Returns true if it compares variants of the engine with the classical evaluation.
    pub(crate) fn is_of_classical(&self) -> bool {
        let Self::Variants(variants) = self else { return false };
        variants.iter().any(|(slug, expected)| expected.is_of_classical(slug))
    }

    /// Command that makes the record for this experiment; `cargo studies claims` runs it. Returns
    /// None if the experiment is tried directly, needs hours of games, or cannot be tried at all.
    pub(crate) fn measuring(&self) -> Option<Measuring> {
        let (arguments, minutes) = match self {
            Self::Record(Verb::Scaling) => return Some(Measuring::STUDY),
            Self::Variants(_) if self.is_of_classical() => ("lab choose --with evaluation-classical", 20),
            Self::Variants(_) => ("lab choose", 25),
            Self::Record(Verb::Endgame) => ("studies endgame --all", 25),
            Self::Record(Verb::Distances) => ("studies endgame --only distances --all", 90),
            Self::Record(Verb::Compare) => ("studies targets", 7),
            Self::Record(Verb::CompareClassical) => {
                ("studies targets i686 i586 --with evaluation-classical", 12)
            }
            Self::Nodes => ("xtask targets --quick", 10),
            _ => return None,
        };
        Some(Measuring { arguments, minutes })
    }
}

impl Claims {
    /// Returns the claims that this project ships, parsed once.
    pub(crate) fn shipped() -> Result<&'static Self> {
        static ROWS: LazyLock<Result<Claims, toml::de::Error>> =
            LazyLock::new(|| toml::from_str(include_str!("claims.toml")));
        ROWS.as_ref().map_err(|error| anyhow!("the claims cannot be read: {error}"))
    }
}
