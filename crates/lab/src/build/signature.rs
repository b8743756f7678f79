//! The signature of the engine: the node count of `plywright bench`, which must be the same for all
//! builds that play alike (evidence level 1 of docs/methodology.md).
//!
//! `tests/signature.txt` has two counts for each way of playing, one at the full depth of `bench`
//! and one at a shallow depth, for checks of many or slow builds. The ways of playing are the
//! default build, and a build for each feature that changes the moves that are played.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use plywright::recipe::{AXES, Variant};
use serde::{Deserialize, Serialize};

use crate::axes;
use outpace::os::children::{self, Finished};

/// Depth of the shallow signature.
pub const SHALLOW: u32 = 5;

pub const RECORD: &str = "tests/signature.txt";

/// Name of the axis of endgame knowledge. In the file, the default build is named by its variant of
/// this axis.
pub const AXIS: &str = "endgame";

/// Node counts of a build, which must not change unintentionally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Nodes of `plywright bench`.
    pub full: u64,
    /// Nodes of `plywright bench 5`.
    pub shallow: u64,
}

impl Counts {
    pub fn at(self, depth: Option<u32>) -> u64 {
        if depth.is_some() { self.shallow } else { self.full }
    }
}

/// Node counts of the default build, and of a build with each feature that changes the moves that
/// are played, by the name of the feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub default: Counts,
    others: Vec<(String, Counts)>,
}

impl Recorded {
    /// Calls `count` for the default build (with `None`) and for each feature of [`others`], and
    /// returns the node counts.
    pub fn from_counts(mut count: impl FnMut(Option<String>) -> Result<Counts>) -> Result<Self> {
        let default = count(None)?;
        let others = others().map(Variant::feature);
        let others = others.map(|feature| Ok((feature.clone(), count(Some(feature))?)));
        Ok(Self { default, others: others.collect::<Result<_>>()? })
    }

    pub fn read(root: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(root.join(RECORD))
            .with_context(|| format!("cannot read {RECORD}; `cargo xtask accept-signature` makes it"))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let recorded = Self::from_counts(|feature| {
            let feature = feature.map_or_else(default_feature, Ok)?;
            let line = lines.next().unwrap_or_default();
            let wrong = || format!("{RECORD} has `{line}` where `{feature} full N shallow N` must be");
            counts(line, &feature).with_context(wrong)
        })?;
        let further = lines.next();
        ensure!(further.is_none(), "{RECORD} has a line too many: `{}`", further.unwrap_or_default());
        Ok(recorded)
    }

    pub fn print(&self) -> Result<String> {
        let mut text = format!(
            "# Node counts of `plywright bench` at its default depth and at depth {SHALLOW}. The first line is for\n\
             # the default build, which is named by its variant of the axis `{AXIS}`. Each other line is for a\n\
             # feature that changes the moves that are played. The counts are the same for all variants of the\n\
             # other axes, all targets and all compilers. If a change is intended, record it with\n\
             # `cargo xtask accept-signature`.\n"
        );
        let default = (default_feature()?, self.default);
        for (name, Counts { full, shallow }) in std::iter::once(&default).chain(&self.others) {
            text += &format!("{name} full {full} shallow {shallow}\n");
        }
        Ok(text)
    }

    /// Returns the recorded node counts of a build with these cargo features.
    ///
    /// # Errors
    ///
    /// Fails if several of the features change the moves that are played, or if one of them has no
    /// record.
    pub fn counts_of(&self, features: &[String]) -> Result<Counts> {
        let changes = changes(features);
        let [change] = &changes[..] else {
            ensure!(changes.is_empty(), "no signature is recorded of a build with {}", changes.join(" and "));
            return Ok(self.default);
        };
        let counts = self.others.iter().find(|(feature, _)| feature == change);
        Ok(counts.with_context(|| format!("a bug: there is no signature of `{change}`"))?.1)
    }
}

/// Returns the counts in a line of the file, or None if it is not the line of this feature.
fn counts(line: &str, feature: &str) -> Option<Counts> {
    let words: Vec<&str> = line.split(' ').collect();
    let [name, "full", full, "shallow", shallow] = words[..] else { return None };
    let counts = Counts { full: full.parse().ok()?, shallow: shallow.parse().ok()? };
    (name == feature).then_some(counts)
}

/// Returns the name of the default build in the file.
fn default_feature() -> Result<String> {
    Ok(format!("{AXIS}-{}", axes::axis(AXIS)?.default()))
}

/// Returns the variants that make the engine play differently from the default build.
pub fn others() -> impl Iterator<Item = &'static Variant> {
    let unlike = AXES.iter().filter(|axis| !axis.plays_alike);
    unlike.flat_map(|axis| axis.variants.iter().filter(|variant| variant.name != axis.default()))
}

/// Returns the variants of [`others`] that a build with these features has.
fn changes(features: &[String]) -> Vec<String> {
    let unlike = AXES.iter().filter(|axis| !axis.plays_alike);
    let decided = unlike.map(|axis| (axis, axes::decided(axis, features)));
    let changed = decided.filter(|(axis, variant)| *variant != axis.default());
    changed.map(|(axis, variant)| format!("{}-{variant}", axis.name)).collect()
}

/// Returns true if the signature of a build with these features is recorded: the build plays
/// differently from the default build in at most one axis.
pub fn is_recorded(features: &[String]) -> bool {
    changes(features).len() < 2
}

pub fn plays_otherwise(feature: &str) -> bool {
    others().any(|other| other.feature() == feature)
}

/// Result of running `bench` in a build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Nodes(u64),
    /// The engine refuses to run on this CPU, with this message.
    Refuses(String),
    /// The engine was built, but this machine cannot run it, for this reason.
    NotRun(String),
    /// The engine could not be built, or crashed.
    Failed(String),
}

impl Answer {
    /// Returns a word for a table. `wanted` is the right number of nodes.
    pub fn word(&self, wanted: u64) -> &'static str {
        match self {
            Self::Nodes(nodes) if *nodes == wanted => "ok",
            Self::Nodes(_) => "DIFFERS",
            Self::Refuses(_) => "refuses",
            Self::NotRun(_) => "not run",
            Self::Failed(_) => "FAILED",
        }
    }

    /// Returns the details that the word leaves out, if there are any.
    pub fn note(&self, wanted: u64) -> Option<String> {
        match self {
            Self::Nodes(nodes) => {
                (*nodes != wanted).then(|| format!("{nodes} nodes, but {wanted} are right"))
            }
            Self::Refuses(why) | Self::Failed(why) => Some(why.clone()),
            Self::NotRun(why) => Some(format!("built, not run: {why}")),
        }
    }

    /// Returns true if something is wrong. An engine that refuses, or that could not be run, is not
    /// wrong.
    pub fn is_wrong(&self, wanted: u64) -> bool {
        matches!(self, Self::Failed(_)) || matches!(self, Self::Nodes(nodes) if *nodes != wanted)
    }
}

/// Time limit of a `bench`, which takes about a second on a server CPU.
const PATIENCE: Duration = Duration::from_secs(120);

/// The figures in the last two lines that `bench` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    pub nodes: u64,
    pub nps: u64,
}

/// Runs `bench` to this depth, or to its default depth for `None`.
pub fn measure(binary: &Path, depth: Option<u32>) -> Result<Signature> {
    signature(&bench(&mut Command::new(binary), depth, PATIENCE)?)
}

/// Runs the `bench` of an engine to this depth, or to its default depth for `None`, within this
/// time.
pub fn bench(engine: &mut Command, depth: Option<u32>, patience: Duration) -> Result<Finished> {
    engine.arg("bench").args(depth.map(|depth| depth.to_string()));
    let done = children::run(engine, Some(patience))?;
    ensure!(!done.expired, "its `bench` has not ended after {} s", patience.as_secs());
    Ok(done)
}

/// Returns the signature that a finished `bench` has printed.
pub fn signature(done: &Finished) -> Result<Signature> {
    let said = done.stderr.lines().next_back().unwrap_or("it printed no error");
    ensure!(done.status.success(), "its `bench` failed ({}): {said}", done.status);
    parse(&done.stdout).context("its `bench` does not end with `N nodes` and `N nps`")
}

pub fn parse(said: &str) -> Option<Signature> {
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
        let recorded = Recorded::from_counts(|_| {
            full += 1;
            Ok(Counts { full, shallow: 42 })
        });
        recorded.unwrap()
    }

    #[test]
    fn recorded_signatures_are_read_back() {
        let recorded = recorded();
        let text = recorded.print().unwrap();
        assert_eq!(Recorded::parse(&text).unwrap(), recorded);
        let default = recorded.default;
        assert_eq!((default.at(None), default.at(Some(5))), (123_456_790, 42));
        let names = text.lines().filter_map(|line| line.split_once(" full ")).map(|(name, _)| name);
        let wanted = ["endgame-rules", "endgame-none", "endgame-exact", "evaluation-classical"];
        assert!(names.eq(wanted), "{text}");
        for (whole, broken) in [
            ("none full", "none"),
            ("shallow 42", "shallow -1"),
            ("exact ", "exakt "),
            ("evaluation-classical full", "evaluation-classical  full"),
        ] {
            let error = Recorded::parse(&text.replace(whole, broken)).unwrap_err().to_string();
            assert!(error.contains(" full N shallow N` must be"), "{error}");
        }
        let more =
            Recorded::parse(&format!("{text}endgame-rules full 1 shallow 1\n")).unwrap_err().to_string();
        assert!(more.ends_with("has a line too many: `endgame-rules full 1 shallow 1`"), "{more}");
        let (short, _) = text.trim_end().rsplit_once('\n').unwrap();
        let less = Recorded::parse(short).unwrap_err().to_string();
        assert!(less.ends_with("has `` where `evaluation-classical full N shallow N` must be"), "{less}");
    }

    #[test]
    fn if_features_name_several_variants_of_an_axis_the_first_declared_counts() {
        let recorded = recorded();
        let number = |line: &str| {
            let features: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            assert_eq!(recorded.counts_of(&features).is_ok(), is_recorded(&features), "{line}");
            Ok::<_, anyhow::Error>(recorded.counts_of(&features)?.full - 123_456_789)
        };
        // The counts are numbered in this order: the default, `endgame-none`, `endgame-exact`,
        // `evaluation-classical`.
        for (features, wanted) in [
            ("", 1),
            ("score-wide", 1),
            ("endgame-rules", 1),
            ("endgame-exact endgame-rules", 1),
            ("endgame-none", 2),
            ("score-wide endgame-exact endgame-rules endgame-none", 2),
            ("endgame-none evaluation-network evaluation-classical", 2),
            ("endgame-exact weights-runtime", 3),
            ("score-wide evaluation-classical endgame-rules", 4),
        ] {
            assert_eq!(number(features).unwrap(), wanted, "{features}");
        }
        let error = number("endgame-none evaluation-classical").unwrap_err().to_string();
        assert_eq!(error, "no signature is recorded of a build with endgame-none and evaluation-classical");
    }

    #[test]
    fn a_signature_is_the_last_two_lines() {
        let said = "info depth 5 nodes 7\nbestmove e2e4\n\n123456 nodes\n1000000 nps\n";
        assert_eq!(parse(said), Some(Signature { nodes: 123_456, nps: 1_000_000 }));
        assert_eq!(parse("1 nps\n1 nodes\n"), None);
        assert_eq!(parse("1 nps\n"), None);
        assert_eq!(parse("-1 nodes\n1 nps\n"), None);
        assert_eq!(parse(""), None);
    }
}
