//! Rung 1: the node count of `plywright bench`, which must be the same for every build that plays alike.
//!
//! `tests/signature.txt` keeps what it is, at bench's own depth and at a shallow one for builds that are many or slow: a pair of counts for
//! each variant of the one axis that changes what is played.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use plywright::recipe::AXES;
use serde::{Deserialize, Serialize};

use crate::axes;
use outpace::children::{self, Finished};

/// The depth of the shallow signature.
pub(crate) const SHALLOW: u32 = 5;

/// The file that keeps the node counts.
pub(crate) const RECORD: &str = "tests/signature.txt";

/// The axis whose variants have signatures of their own.
pub(crate) const AXIS: &str = "endgame";

/// The node counts of a build, which must not change unintended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    /// `plywright bench`.
    pub(crate) full: u64,
    /// `plywright bench 5`.
    pub(crate) shallow: u64,
}

impl Counts {
    pub(crate) fn at(self, depth: Option<u32>) -> u64 {
        if depth.is_some() { self.shallow } else { self.full }
    }
}

/// The node counts of every build there is, by the variant of [`AXIS`]; the default's are the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Recorded(Vec<(&'static str, Counts)>);

impl Recorded {
    /// The counts of each variant's build, by its feature; the default's build has none.
    pub(crate) fn of_each(mut count: impl FnMut(Option<String>) -> Result<Counts>) -> Result<Self> {
        let feature = |at: usize, name: &str| (at > 0).then(|| format!("{AXIS}-{name}"));
        let counts = variants()?.into_iter().enumerate();
        Ok(Self(counts.map(|(at, name)| Ok((name, count(feature(at, name))?))).collect::<Result<_>>()?))
    }

    pub(crate) fn read(root: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(root.join(RECORD))
            .with_context(|| format!("cannot read {RECORD}; `cargo lab test --accept-signature` makes it"))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        let of = |variant: &'static str| -> Result<(&'static str, Counts)> {
            let find = |line: &str| {
                let words: Vec<&str> = line.split(' ').collect();
                let [name, "full", full, "shallow", shallow] = words[..] else { return None };
                let counts = Counts { full: full.parse().ok()?, shallow: shallow.parse().ok()? };
                (name.strip_prefix(AXIS)?.strip_prefix('-')? == variant).then_some(counts)
            };
            let counts = text.lines().find_map(find);
            let counts = counts
                .with_context(|| format!("{RECORD} must have a line `{AXIS}-{variant} full N shallow N`"))?;
            Ok((variant, counts))
        };
        Ok(Self(variants()?.into_iter().map(of).collect::<Result<_>>()?))
    }

    pub(crate) fn print(&self) -> String {
        let mut text = format!(
            "# The node counts of `plywright bench` at its own depth and at depth {SHALLOW}, for each variant of the axis `{AXIS}`, the\n\
             # default first: the same for every variant of the other axes, every target and compiler. A change must be meant;\n\
             # `cargo lab test --accept-signature` records it.\n"
        );
        for (name, Counts { full, shallow }) in &self.0 {
            text += &format!("{AXIS}-{name} full {full} shallow {shallow}\n");
        }
        text
    }

    /// Those of a build with these features. The first of the axis' features decides, and without one its default.
    pub(crate) fn of(&self, features: &[String]) -> Counts {
        let variants = AXES.iter().filter(|axis| axis.name == AXIS).flat_map(|axis| axis.variants);
        let decides = variants.into_iter().find(|variant| features.contains(&variant.feature()));
        let own = self.0.iter().find(|(name, _)| decides.is_some_and(|variant| variant.name == *name));
        own.unwrap_or(&self.0[0]).1
    }
}

/// The variants of [`AXIS`], the default first.
fn variants() -> Result<Vec<&'static str>> {
    let axis = axes::axis(AXIS)?;
    let others = axis.variants.iter().map(|variant| variant.name).filter(|name| *name != axis.default());
    Ok(std::iter::once(axis.default()).chain(others).collect())
}

/// Whether this feature makes an engine that plays otherwise than the default build.
pub(crate) fn plays_otherwise(feature: &str) -> bool {
    let name = feature.strip_prefix(AXIS).and_then(|rest| rest.strip_prefix('-'));
    name.is_some_and(|name| variants().is_ok_and(|variants| variants[1..].contains(&name)))
}

/// What comes of a build that is asked for its signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It searched so many nodes.
    Nodes(u64),
    /// It says that its CPU is not enough, in these words.
    Refuses(String),
    /// It was built, but nothing here runs it.
    NotRun(String),
    /// It could not be built, or broke.
    Failed(String),
}

impl Answer {
    /// The word in the tables, where so many nodes are right.
    pub(crate) fn word(&self, wanted: u64) -> &'static str {
        match self {
            Self::Nodes(nodes) if *nodes == wanted => "ok",
            Self::Nodes(_) => "DIFFERS",
            Self::Refuses(_) => "refuses",
            Self::NotRun(_) => "not run",
            Self::Failed(_) => "FAILED",
        }
    }

    /// What the word does not say, where it does not say all.
    pub(crate) fn note(&self, wanted: u64) -> Option<String> {
        match self {
            Self::Nodes(nodes) => {
                (*nodes != wanted).then(|| format!("{nodes} nodes, but {wanted} are right"))
            }
            Self::Refuses(why) | Self::Failed(why) => Some(why.clone()),
            Self::NotRun(why) => Some(format!("built, not run: {why}")),
        }
    }

    /// Whether something is wrong; what refuses or could not be run is not wrong.
    pub(crate) fn is_wrong(&self, wanted: u64) -> bool {
        matches!(self, Self::Failed(_)) || matches!(self, Self::Nodes(nodes) if *nodes != wanted)
    }
}

/// Asks an engine that may be slow, emulated, or for another CPU. Fails only where the user interrupts.
pub(crate) fn ask(mut engine: Command, depth: Option<u32>) -> Result<Answer> {
    let done = match bench(&mut engine, depth, PATIENCE_EMULATED) {
        Ok(done) => done,
        Err(error) => {
            children::check()?;
            return Ok(Answer::Failed(format!("{error:#}")));
        }
    };
    if let Some(line) = done.stderr.lines().find(|line| is_refusal(line)) {
        return Ok(Answer::Refuses(line.trim_start_matches("plywright: ").to_owned()));
    }
    Ok(match signature(&done) {
        Ok(signature) => Answer::Nodes(signature.nodes),
        Err(error) => Answer::Failed(format!("{error:#}")),
    })
}

/// Whether that is the engine's line about a CPU that is not enough for it.
fn is_refusal(line: &str) -> bool {
    line.contains("but this CPU has no") || line.contains("this build was compiled for")
}

/// An emulated `bench` takes half a minute on a loaded machine.
const PATIENCE_EMULATED: Duration = Duration::from_secs(600);

/// A `bench` of a few seconds that has not ended by now will not end.
const PATIENCE: Duration = Duration::from_secs(120);

/// What `bench` says last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) nodes: u64,
    pub(crate) nps: u64,
}

/// Runs `bench`, to its own depth or to the one given.
pub(crate) fn of(binary: &Path, depth: Option<u32>) -> Result<Signature> {
    signature(&bench(&mut Command::new(binary), depth, PATIENCE)?)
}

fn bench(engine: &mut Command, depth: Option<u32>, patience: Duration) -> Result<Finished> {
    engine.arg("bench").args(depth.map(|depth| depth.to_string()));
    let done = children::run(engine, Some(patience))?;
    ensure!(!done.expired, "its `bench` has not ended after {} s", patience.as_secs());
    Ok(done)
}

fn signature(done: &Finished) -> Result<Signature> {
    let said = done.stderr.lines().next_back().unwrap_or("it said nothing");
    ensure!(done.status.success(), "its `bench` failed ({}): {said}", done.status);
    parse(&done.stdout).context("its `bench` does not end with `N nodes` and `N nps`")
}

pub(crate) fn parse(said: &str) -> Option<Signature> {
    let mut lines = said.lines().rev().map(str::trim).filter(|line| !line.is_empty());
    let nps = lines.next()?.strip_suffix(" nps")?.parse().ok()?;
    let nodes = lines.next()?.strip_suffix(" nodes")?.parse().ok()?;
    Some(Signature { nodes, nps })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded() -> Recorded {
        let mut full = 123_456_789;
        let each = Recorded::of_each(|_| {
            full += 1;
            Ok(Counts { full, shallow: 42 })
        });
        each.unwrap()
    }

    #[test]
    fn the_recorded_signatures_read_back_and_a_broken_one_does_not() {
        let recorded = recorded();
        let text = recorded.print();
        assert_eq!(Recorded::parse(&text).unwrap(), recorded);
        assert_eq!((recorded.of(&[]).at(None), recorded.of(&[]).at(Some(5))), (123_456_790, 42));
        let first = text.lines().find(|line| !line.starts_with('#'));
        assert_eq!(first, Some("endgame-rules full 123456790 shallow 42"));
        for (whole, broken) in [("none full", "none"), ("shallow 42", "shallow -1"), ("exact ", "exakt ")] {
            let error = Recorded::parse(&text.replace(whole, broken)).unwrap_err().to_string();
            assert!(error.contains("must have a line `endgame-"), "{error}");
        }
    }

    #[test]
    fn the_first_feature_of_the_axis_says_which_signature_is_right() {
        let recorded = recorded();
        let of = |line: &str| {
            let features: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            recorded.of(&features).full - 123_456_789
        };
        // The default, then `none`, then `exact`.
        for (features, wanted) in [
            ("", 1),
            ("score-wide", 1),
            ("endgame-rules", 1),
            ("endgame-exact endgame-rules", 1),
            ("endgame-none", 2),
            ("score-wide endgame-exact endgame-rules endgame-none", 2),
            ("endgame-exact weights-runtime", 3),
        ] {
            assert_eq!(of(features), wanted, "{features}");
        }
    }

    #[test]
    fn no_other_axis_changes_what_is_played() {
        assert!(AXES.iter().all(|axis| axis.plays_alike == (axis.name != AXIS)));
    }

    #[test]
    #[cfg(unix)]
    fn an_engine_counts_refuses_or_fails() {
        let said = |script: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", script]);
            ask(shell, None).unwrap()
        };
        let counted = said("echo 7 nodes; echo 1 nps");
        assert_eq!(counted, Answer::Nodes(7));
        let why = "this build was made with the feature `x`, but this CPU has no y";
        let refusal = said(&format!("echo 'plywright: {why}' >&2; exit 1"));
        assert_eq!(refusal, Answer::Refuses(why.to_owned()));
        let failures = ["echo 7 nodes; echo 1 nps; exit 1", "kill -ILL $$"].map(said);
        let missing = ask(Command::new("/no/such/engine"), None).unwrap();
        for failure in failures.iter().chain([&missing]) {
            assert!(matches!(failure, Answer::Failed(_)) && failure.is_wrong(7), "{failure:?}");
        }
        assert!(counted.is_wrong(8) && !counted.is_wrong(7) && !refusal.is_wrong(7));
    }

    #[test]
    fn the_last_two_lines_are_read_and_nothing_else_will_do() {
        let said = "info depth 5 nodes 7\nbestmove e2e4\n\n123456 nodes\n1000000 nps\n";
        assert_eq!(parse(said), Some(Signature { nodes: 123_456, nps: 1_000_000 }));
        assert_eq!(parse("1 nps\n1 nodes\n"), None);
        assert_eq!(parse("1 nps\n"), None);
        assert_eq!(parse("-1 nodes\n1 nps\n"), None);
        assert_eq!(parse(""), None);
    }
}
