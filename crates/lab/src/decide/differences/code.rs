//! The machine code of two records: the kernels' listings, and the engines by what their code hashes to.

use std::collections::BTreeMap;

use super::figures::{Alone, ONLY, pairs};
use super::times::{self, Common};
use crate::record::{Engine, ListingFigure, Record};

/// What both say of machine code.
#[derive(Debug)]
pub(crate) struct Code {
    /// The listings of both.
    pub(crate) listings: Vec<Listing>,
    /// The engines of both.
    pub(crate) engines: Vec<Built>,
    alone: Vec<Alone>,
}

/// What became of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The same, as far as the records tell: of a listing as many bytes and as many of each instruction, of an engine its hash.
    Same,
    /// Another.
    Changed,
    /// A record does not tell.
    Unknown,
}

impl Fate {
    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Same => "the same",
            Self::Changed => "changed",
            Self::Unknown => "unknown",
        }
    }
}

/// A listing in both.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    /// `popcount/swar` for which target.
    pub(crate) what: String,
    /// How many instructions.
    pub(crate) instructions: (usize, usize),
    /// How many bytes, where both tell.
    pub(crate) bytes: Option<(u64, u64)>,
    /// What else changed, in words.
    pub(crate) changes: Vec<String>,
    /// Whether anything changed. What no longer is told is unknown.
    pub(crate) fate: Fate,
}

/// An engine in both.
#[derive(Clone, Debug)]
pub(crate) struct Built {
    /// Its slug.
    pub(crate) slug: String,
    /// Its machine code and constants.
    pub(crate) fate: Fate,
    /// Its node count, where both have searched equally deep.
    pub(crate) nodes: Option<(u64, u64)>,
    /// Nodes a second of that single run.
    pub(crate) nps: Option<(u64, u64)>,
}

/// Compares them.
pub(super) fn find(a: &Record, b: &Record) -> Code {
    let mut alone = Vec::new();
    let mut only = |what, some: [Vec<String>; 2]| {
        let some = ONLY.into_iter().zip(some).filter(|(_, names)| !names.is_empty());
        alone.extend(some.map(|(why, names)| Alone { what, why: why.to_owned(), names }));
    };
    let listing = |one: &ListingFigure| (one.axis.clone(), one.variant.clone(), one.target_cpu.clone());
    let (both, rest) = pairs(a.listings.figures(), b.listings.figures(), listing);
    only("listing", rest.map(|some| some.into_iter().map(name).collect()));
    let listings = both.into_iter().map(|(one, other)| compare(one, other)).collect();

    let (both, rest) = pairs(&a.engines, &b.engines, |one: &Engine| one.slug.clone());
    only("build", rest.map(|some| some.into_iter().map(|one| one.slug.clone()).collect()));
    let is_as_deep = a.signature.depth == b.signature.depth;
    let engines = both.into_iter().map(|(one, other)| Built {
        slug: one.slug.clone(),
        fate: match (&one.code_sha256, &other.code_sha256) {
            (Some(one), Some(other)) if one == other => Fate::Same,
            _ if one.sha256 == other.sha256 => Fate::Same,
            (Some(_), Some(_)) => Fate::Changed,
            _ => Fate::Unknown,
        },
        nodes: if is_as_deep { one.nodes.zip(other.nodes) } else { None },
        nps: one.nps.zip(other.nps),
    });
    let engines = engines.collect();
    Code { listings, engines, alone }
}

fn name(one: &ListingFigure) -> String {
    format!("{}/{} for {}", one.axis, one.variant, one.target_cpu)
}

fn compare(one: &ListingFigure, other: &ListingFigure) -> Listing {
    let mut changes = Vec::new();
    let bytes =
        one.code.as_ref().zip(other.code.as_ref()).and_then(|(one, other)| one.bytes.zip(other.bytes));
    if let Some((one, other)) = one.code.as_ref().zip(other.code.as_ref()) {
        let mix = |mix: &[(String, usize)]| -> BTreeMap<String, i128> {
            mix.iter().map(|(name, count)| (name.clone(), *count as i128)).collect()
        };
        let (before, after) = (mix(&one.mix), mix(&other.mix));
        let names: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        let count = |of: &BTreeMap<String, i128>, name: &str| of.get(name).copied().unwrap_or(0);
        changes.extend(names.into_iter().filter_map(|name| {
            let more = count(&after, name) - count(&before, name);
            (more != 0).then(|| format!("{more:+} {name}"))
        }));
    }
    if one.same_code_as != other.same_code_as {
        let told = |twin: &Option<String>| {
            twin.as_ref().map_or("a code of its own".to_owned(), |of| format!("that of {of}"))
        };
        changes.push(format!("{} is now {}", told(&one.same_code_as), told(&other.same_code_as)));
    }
    let is_other = one.instructions != other.instructions
        || !changes.is_empty()
        || bytes.is_some_and(|(one, other)| one != other);
    let fate = match is_other {
        true => Fate::Changed,
        // So many instructions as before may be others.
        false if one.code.is_none() || other.code.is_none() => Fate::Unknown,
        false => Fate::Same,
    };
    Listing { what: name(one), instructions: (one.instructions, other.instructions), bytes, changes, fate }
}

impl Code {
    /// What is in one alone.
    pub(super) fn alone(&self) -> Vec<Alone> {
        self.alone.clone()
    }

    /// How many listings, and how many engines, became what.
    pub(crate) fn count(&self, fate: Fate) -> (usize, usize) {
        let listings = self.listings.iter().filter(|one| one.fate == fate).count();
        (listings, self.engines.iter().filter(|one| one.fate == fate).count())
    }

    /// Whether an engine searches other nodes, where that can be told.
    pub(crate) fn plays_otherwise(&self) -> bool {
        self.engines.iter().filter_map(|one| one.nodes).any(|(a, b)| a != b)
    }

    /// What all engines' nodes a second have in common.
    pub(super) fn nodes_a_second(&self) -> Option<Common> {
        let log = |(a, b): (u64, u64)| (b as f64 / a as f64).ln();
        let logs: Vec<f64> =
            self.engines.iter().filter_map(|one| one.nps).map(log).filter(|log| log.is_finite()).collect();
        times::common(&logs)
    }
}
