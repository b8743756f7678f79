//! `profiles.json`: the list of a machine's flamegraphs, each with the hash of the source code of
//! the program that it shows.

use std::path::Path;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use super::{Counted, Unavailable, Verdict, sealed_record};
use outpace::record::is_name;
use outpace::record::sealed::{self, SealedRecord};

const MOST: usize = 1_000;

/// The file's name in a machine's folder below `profiles/`.
pub const FILE: &str = "profiles.json";

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profiles {
    pub schema: u32,
    /// The machine's key: `intel-xeon-6-cf-2`.
    pub machine: String,
    /// The CPU's own name.
    pub brand: String,
    /// The flamegraphs: the default engine's first, then those of the other engines, then those of
    /// kernels.
    pub graphs: Vec<Graph>,
    /// The variants whose engine has no flamegraph here, each with the reason.
    pub unavailable: Vec<Unavailable>,
    pub sha256: String,
}

/// The program that a flamegraph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// The `bench` of a whole engine.
    Engine,
    /// The kernels of a variant.
    Kernels,
}

impl Subject {
    /// Returns the name of the subject, with which the file names of its flamegraphs begin.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Kernels => "kernels",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Graph {
    pub subject: Subject,
    pub target: String,
    /// The axis and the variant; both `None` for the default build.
    pub axis: Option<String>,
    pub variant: Option<String>,
    /// Total instructions of all frames.
    pub instructions: u64,
    pub file: Picture,
    pub command: String,
    /// The tool that counted the instructions.
    pub tool: String,
    /// Version of the compiler.
    pub rustc: String,
    /// SHA-256 over the source of the program whose instructions were counted.
    pub source: String,
    /// Instructions spent on the network, if the engine evaluates by a network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network: Option<Shares>,
    /// Counts by the CPU's own counters for the `bench` of this engine (the candidate) and of the
    /// engine that it is compared with. `None` without `--counters`, for kernels, and for an engine
    /// that is compared with no other engine of the same target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counters: Option<Counters>,
    /// Flamegraph of the difference from the engine that this one is compared with. Engines have
    /// one if the machine's record found them faster or slower, or if they are built for another
    /// target than the machine's own. `None` also if the other engine was not counted in the same
    /// run.
    pub difference: Option<Difference>,
}

/// Counts of an engine beside those of another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counters {
    /// Name of the engine that this one is compared with.
    pub baseline: String,
    #[serde(flatten)]
    pub counted: Counted,
}

/// Numbers of instructions of the network's two parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shares {
    /// Instructions that update the accumulators (the network's first layer).
    pub update: u64,
    /// Instructions of the output layer.
    pub output: u64,
}

/// A flamegraph that shows where an engine executes more or fewer instructions than another one,
/// which is the default build for most variants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    pub file: Picture,
    /// The verdict on the engine's speed in the machine's record; `None` for an engine of another
    /// target, because that record does not compare targets.
    pub verdict: Option<Verdict>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    pub name: String,
    pub bytes: u64,
    pub sha256: String,
}

impl Picture {
    pub fn new(name: String, content: &[u8]) -> Self {
        Self { name, bytes: content.len() as u64, sha256: sealed::sha256(content) }
    }
}

/// The second target with flamegraphs: 32-bit x86, compared with the machine's own target.
pub const NARROW: &str = "i686";

impl Profiles {
    /// Returns the empty list of a machine without flamegraphs.
    pub fn none(machine: &str, brand: &str) -> Self {
        Self { schema: Self::SCHEMA, machine: machine.to_owned(), brand: brand.to_owned(), ..Self::default() }
    }

    /// Adds flamegraphs, and reasons for missing ones. A flamegraph replaces the earlier one with
    /// the same key, and a reason replaces the earlier reason for the same axis and variant. A
    /// reason is dropped once there is a flamegraph of that engine.
    pub fn merge(&mut self, graphs: Vec<Graph>, unavailable: Vec<Unavailable>) {
        let is_new = |old: &Graph| graphs.iter().all(|new| new.key() != old.key());
        self.graphs.retain(is_new);
        self.graphs.extend(graphs);
        self.graphs.sort_by(|a, b| a.key().cmp(&b.key()));
        let graphs = &self.graphs;
        let variant_of = |unavailable: &Unavailable| (unavailable.axis.clone(), unavailable.variant.clone());
        self.unavailable.retain(|old| unavailable.iter().all(|new| variant_of(new) != variant_of(old)));
        self.unavailable.extend(unavailable);
        self.unavailable.retain(|absent| {
            !graphs.iter().any(|graph| graph.is_of(Subject::Engine, &absent.axis, &absent.variant))
        });
        self.unavailable.sort_by_key(variant_of);
    }

    /// Returns the graph of the engine that the engine of `graph` is compared with. This is the
    /// first of the variants in `bases` (axis and name) that has a graph of the same source, or the
    /// default build if `bases` is empty.
    pub fn base(&self, graph: &Graph, bases: &[(&str, &str)]) -> Option<&Graph> {
        // An engine for i686 is compared with an engine for the machine's own target, so graphs for
        // i686 are no candidates.
        let graphs =
            || self.graphs.iter().filter(|other| other.target != NARROW && other.source == graph.source);
        let find = |base| graphs().find(|graph| graph.is_engine(base));
        if bases.is_empty() { find(None) } else { bases.iter().find_map(|base| find(Some(*base))) }
    }

    /// Returns true if at least one of the pictures lies in the folder. The pictures of an older
    /// engine may have been deleted. Their list is kept, because its counts explain claims.
    pub fn has_pictures_in(&self, folder: &Path) -> bool {
        self.pictures().any(|picture| folder.join(&picture.name).is_file())
    }

    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.graphs.iter().flat_map(|graph| {
            std::iter::once(&graph.file).chain(graph.difference.as_ref().map(|difference| &difference.file))
        })
    }
}

impl Graph {
    /// Returns true if the graph shows the engine with that variant of that axis, or the default
    /// build for `None`.
    pub fn is_engine(&self, variant: Option<(&str, &str)>) -> bool {
        match variant {
            Some((axis, variant)) => self.is_of(Subject::Engine, axis, variant),
            None => self.subject == Subject::Engine && self.axis.is_none(),
        }
    }

    /// Returns the key of the graph. No two flamegraphs of a machine have the same key.
    fn key(&self) -> (Subject, bool, &str, &Option<String>, &Option<String>) {
        (self.subject, self.axis.is_some(), &self.target, &self.axis, &self.variant)
    }

    pub fn is_of(&self, subject: Subject, axis: &str, variant: &str) -> bool {
        self.subject == subject
            && self.axis.as_deref() == Some(axis)
            && self.variant.as_deref() == Some(variant)
    }
}

impl SealedRecord for Profiles {
    sealed_record!(1, "list of flamegraphs");

    fn check(&self) -> Result<()> {
        ensure!(is_name(&self.machine), "its machine's key is not a valid name");
        ensure!(self.graphs.len() <= MOST, "it has more than {MOST} flamegraphs");
        ensure!(self.graphs.iter().all(|graph| graph.instructions > 0), "a flamegraph has no instructions");
        let is_within = |graph: &Graph| {
            let parts = graph.network.map_or(Some(0), |network| network.update.checked_add(network.output));
            parts.is_some_and(|parts| parts <= graph.instructions)
        };
        ensure!(self.graphs.iter().all(is_within), "a network has more instructions than its engine");
        let counters = self.graphs.iter().filter_map(|graph| graph.counters.as_ref());
        counters.map(|counters| &counters.counted).try_for_each(Counted::check)?;
        let bad = self.pictures().find(|picture| !is_name(&picture.name));
        ensure!(bad.is_none(), "the name of a picture is not a valid file name");
        Ok(())
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Returns a flamegraph with an empty picture.
    pub fn graph(subject: Subject, variant: Option<(&str, &str)>, source: &str) -> Graph {
        let name = variant.map_or("default".to_owned(), |(axis, variant)| format!("{axis}-{variant}"));
        Graph {
            subject,
            target: "x86-64".to_owned(),
            axis: variant.map(|(axis, _)| axis.to_owned()),
            variant: variant.map(|(_, variant)| variant.to_owned()),
            instructions: 1000,
            file: Picture::new(format!("{}-{name}.svg", subject.name()), b"<svg/>"),
            command: "cargo lab profile --all".to_owned(),
            tool: "valgrind 3.19.0".to_owned(),
            rustc: "rustc 1.95.0".to_owned(),
            source: source.to_owned(),
            network: None,
            counters: None,
            difference: None,
        }
    }

    #[test]
    fn a_new_flamegraph_replaces_the_old_one_and_its_reason() {
        let missing = |variant: &str| {
            let [axis, variant, reason] = ["target", variant, "no"].map(str::to_owned);
            Unavailable { axis, variant, reason }
        };
        let mut profiles = Profiles::none("zen", "Zen");
        let swar = Some(("popcount", "swar"));
        let [kernels, engine] = [Subject::Kernels, Subject::Engine].map(|subject| graph(subject, swar, "a"));
        let first = vec![kernels, engine, graph(Subject::Engine, None, "a")];
        profiles.merge(first, vec![missing("native"), missing("x86-64-v4")]);
        let native = graph(Subject::Engine, Some(("target", "native")), "b");
        profiles.merge(vec![graph(Subject::Engine, swar, "b"), native], vec![missing("x86-64-v4")]);
        let merged: Vec<_> =
            profiles.graphs.iter().map(|graph| (graph.file.name.as_str(), graph.source.as_str())).collect();
        let wanted = [
            ("engine-default.svg", "a"),
            ("engine-popcount-swar.svg", "b"),
            ("engine-target-native.svg", "b"),
            ("kernels-popcount-swar.svg", "a"),
        ];
        assert_eq!(merged, wanted);
        assert_eq!(profiles.unavailable, [missing("x86-64-v4")]);
    }

    #[test]
    fn impossible_pictures_and_shares_are_refused() {
        let mut profiles = Profiles::none("zen", "Zen");
        let mut graph = graph(Subject::Engine, None, "a");
        graph.file.name = "a/b.svg".to_owned();
        profiles.merge(vec![graph], Vec::new());
        let error = format!("{:#}", sealed::write(&profiles).unwrap_err());
        assert!(error.contains("not a valid file name"), "{error}");
        let graph = &mut profiles.graphs[0];
        graph.file.name = "b.svg".to_owned();
        graph.network = Some(Shares { update: graph.instructions, output: 1 });
        let error = format!("{:#}", sealed::write(&profiles).unwrap_err());
        assert!(error.contains("more instructions than its engine"), "{error}");
    }
}
