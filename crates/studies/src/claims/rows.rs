//! The claims as data: `claims.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use anyhow::{Result, anyhow};
use serde::Deserialize;

use plywright_lab::axes;

/// All claims, and whose they are.
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
    /// Its number, for good.
    pub(crate) id: u32,
    /// Whose it is: a key of [`Claims::sources`].
    pub(crate) source: String,
    /// Whether it is measured or had.
    pub(crate) kind: Kind,
    /// The claim, in our words.
    pub(crate) said: String,
    /// The source's figure, where it has one.
    pub(crate) figure: Option<String>,
    /// What it depends on, where it holds in part.
    pub(crate) depends: Option<String>,
    /// Why it comes out as it does.
    pub(crate) why: String,
    /// Files that show it.
    pub(crate) see: Vec<String>,
    pub(crate) experiment: Experiment,
    /// Further tests that must pass.
    #[serde(default)]
    pub(crate) also: Vec<String>,
    /// Why its machine code makes it so on a CPU of which that is kept.
    pub(crate) explained: Option<Why>,
}

/// What of the machine code shows why.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Why {
    /// The variants whose listings and flamegraphs show it, each with its target: `x86-64/score/split`.
    pub(crate) of: Vec<String>,
    /// Five sentences at the most, with places for figures, as [`explained`](super::explained) has them.
    pub(crate) says: Vec<String>,
}

/// The test that a study is held by.
const STUDIES: &str = "studies: the_sources_positions_are_solved_in_the_nodes_that_are_recorded";

impl Row {
    /// The tests by which it is tried, each a target and its test.
    pub(crate) fn tests(&self) -> impl Iterator<Item = &str> {
        let own: &[String] = if let Experiment::Tests(tests) = &self.experiment { tests } else { &[] };
        let study = matches!(self.experiment, Experiment::Study).then_some(STUDIES);
        study.into_iter().chain(own.iter().chain(&self.also).map(String::as_str))
    }

    /// The command that tries it.
    pub(crate) fn command(&self) -> String {
        match (&self.experiment, self.experiment.measuring()) {
            (_, Some(measuring)) => measuring.command(),
            (Experiment::Missing(_), None) => String::new(),
            (Experiment::Clocks | Experiment::Rating, None) => "cargo studies matches".to_owned(),
            (_, None) => format!("cargo studies claims {}", self.id),
        }
    }
}

/// What a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// The world: it holds or does not.
    Fact,
    /// The product: it is there, and a test shows it.
    Feature,
}

/// How a claim is tried.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Experiment {
    /// It holds if these pass, each a target and its test: `lib: path::of::the_test`, or `studies: the_test` of a file in `tests/`.
    Tests(Vec<String>),
    /// Whole engines built so, by their slugs, differ so from the default.
    Variants(BTreeMap<String, Expected>),
    /// The verdict is drawn by a verb from its own record.
    Record(Verb),
    /// Its line in `tests/studies.txt`.
    Study,
    /// Every build on record searches the same nodes.
    Nodes,
    /// Games are played, and the questions to the counters of repetition counted.
    EarlyExits,
    /// Matches are played on the clock, and the games that are lost on time counted.
    Clocks,
    /// Matches are played with engines that stand on a published list of ratings.
    Rating,
    /// A thread sleeps, and the engine is asked after it was idle.
    Wakes,
    /// The source's code for counting bits is compiled by the C compilers that are here, and measured next to ours.
    Popcounts,
    /// It cannot be tried here.
    Missing(String),
}

/// What is expected of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expected {
    /// Whether it is faster or slower than the default.
    pub(crate) is: Direction,
    /// By how much at the most, as a part of the speed, where the claim bounds it.
    pub(crate) at_most: Option<f64>,
    /// Whether the claim is of its kernel too, in lock-step with the default's.
    #[serde(default)]
    pub(crate) in_kernel: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Direction {
    Faster,
    Slower,
}

/// A verb that judges claims of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verb {
    /// `cargo studies scaling`.
    Scaling,
    /// `cargo studies endgame`.
    Endgame,
    /// Its part that is measured only where it is named.
    Distances,
    /// `cargo lab compare targets`.
    Compare,
}

/// A verb that measures for claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Measuring {
    /// The program, by cargo's alias for it, its verb and its arguments.
    pub(crate) arguments: &'static str,
    /// About how many minutes it takes on two CPUs, its builds included.
    pub(crate) minutes: u32,
}

impl Measuring {
    /// What draws the flamegraphs by which claims are explained.
    pub(crate) const FLAMEGRAPHS: Self = Self { arguments: "lab profile --all", minutes: 16 };

    /// What measures the study of parallel minimax.
    pub(crate) const STUDY: Self = Self { arguments: "studies scaling", minutes: 8 };

    /// The profiler that samples the study's searches, and so finds where their time goes.
    pub(crate) const SAMPLES: Self = Self { arguments: "lab profile minimax", minutes: 2 };

    /// What a user types.
    pub(crate) fn command(&self) -> String {
        format!("cargo {}", self.arguments)
    }
}

impl Experiment {
    /// The verb whose record it is judged by, which `cargo studies claims` runs; none where it tries the claim itself, where hours of games are
    /// needed, or where nothing can try it.
    pub(crate) fn measuring(&self) -> Option<Measuring> {
        let is_classical = |slug: &String| axes::needed(slug).as_deref() == Some("evaluation-classical");
        let (arguments, minutes) = match self {
            Self::Record(Verb::Scaling) => return Some(Measuring::STUDY),
            Self::Variants(expected) if expected.keys().any(is_classical) => {
                ("lab choose --with evaluation-classical", 16)
            }
            Self::Variants(_) => ("lab choose", 16),
            Self::Record(Verb::Endgame) => ("studies endgame --all", 25),
            Self::Record(Verb::Distances) => ("studies endgame --only distances --all", 60),
            Self::Record(Verb::Compare) => ("lab compare targets", 7),
            Self::Nodes => ("xtask targets --quick", 10),
            _ => return None,
        };
        Some(Measuring { arguments, minutes })
    }
}

impl Claims {
    /// The project's own.
    pub(crate) fn shipped() -> Result<&'static Self> {
        static ROWS: LazyLock<Result<Claims, toml::de::Error>> =
            LazyLock::new(|| toml::from_str(include_str!("claims.toml")));
        ROWS.as_ref().map_err(|error| anyhow!("the claims cannot be read: {error}"))
    }
}
