//! The machine code of two records: the kernels' listings, and the engines by what their code hashes to.

use std::collections::{BTreeMap, BTreeSet};

use super::times::{self, Common};
use super::{LeftOut, pairs};
use crate::record::{Engine, ListingFigure, Record};

/// The kinds of machine code.
pub(crate) const LISTING: &str = "listing";
/// See [`LISTING`].
pub(crate) const BUILD: &str = "build";

/// The code of a kernel or of an engine in both records.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    /// [`LISTING`] or [`BUILD`].
    pub(crate) kind: &'static str,
    /// `popcount/swar for x86-64`, or the engine's slug.
    pub(crate) what: String,
    /// Whether it is the same.
    pub(crate) state: State,
    /// What changed, in words.
    pub(crate) changes: Vec<String>,
}

/// Whether code is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// As far as the records tell: of a listing as many bytes and as many of each instruction, of an engine its hash.
    Same,
    /// It is not.
    Changed,
    /// A record does not tell.
    Unknown,
}

impl State {
    pub(crate) const ALL: [Self; 3] = [Self::Same, Self::Changed, Self::Unknown];

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Same => "the same",
            Self::Changed => "changed",
            Self::Unknown => "unknown",
        }
    }
}

/// The code of both; what all engines' nodes a second have in common; and a remark where engines search other nodes.
pub(super) fn find(
    [a, b]: [&Record; 2],
    left_out: &mut Vec<LeftOut>,
) -> (Vec<Code>, Option<Common>, Option<String>) {
    let listing = |one: &ListingFigure| format!("{}/{} for {}", one.axis, one.variant, one.target_cpu);
    let name = |one: &ListingFigure| (LISTING, listing(one));
    let listings = pairs(a.listings.figures(), b.listings.figures(), listing, name, left_out);
    let slug = |one: &Engine| one.slug.clone();
    let engines = pairs(&a.engines, &b.engines, slug, |one| (BUILD, one.slug.clone()), left_out);

    let mut code: Vec<Code> =
        listings.into_iter().map(|(one, other)| compare(listing(one), one, other)).collect();
    let is_as_deep = a.signature.depth == b.signature.depth;
    let (mut logs, mut is_another) = (Vec::new(), false);
    for (one, other) in engines {
        let state = match (&one.code_sha256, &other.code_sha256) {
            (Some(one), Some(other)) if one == other => State::Same,
            _ if one.sha256 == other.sha256 => State::Same,
            (Some(_), Some(_)) => State::Changed,
            _ => State::Unknown,
        };
        let nodes = one.nodes.zip(other.nodes).filter(|(one, other)| is_as_deep && one != other);
        is_another |= nodes.is_some();
        let changes = nodes.map(|(one, other)| format!("{one} → {other} nodes")).into_iter().collect();
        code.push(Code { kind: BUILD, what: one.slug.clone(), state, changes });
        logs.extend(one.nps.zip(other.nps).map(|(one, other)| (other as f64 / one as f64).ln()));
    }
    logs.retain(|log| log.is_finite());
    let remark = is_another.then(|| "Engines search other nodes: they are not the same engine.".to_owned());
    (code, times::common(&logs), remark)
}

fn compare(what: String, one: &ListingFigure, other: &ListingFigure) -> Code {
    let mut changes = Vec::new();
    let mut change = |before: u64, after: u64, of: &str| {
        if before != after {
            changes.push(format!("{before} → {after} {of}"));
        }
    };
    change(one.instructions as u64, other.instructions as u64, "instructions");
    if let Some((before, after)) = one.code.as_ref().zip(other.code.as_ref()) {
        if let Some((before, after)) = before.bytes.zip(after.bytes) {
            change(before, after, "bytes");
        }
        let [before, after] =
            [before, after].map(|code| code.mix.iter().cloned().collect::<BTreeMap<String, usize>>());
        for name in before.keys().chain(after.keys()).collect::<BTreeSet<_>>() {
            let [before, after] = [&before, &after].map(|mix| mix.get(name).copied().unwrap_or(0));
            change(before as u64, after as u64, name);
        }
    }
    if one.same_code_as != other.same_code_as {
        let [before, after] = [one, other].map(|one| one.same_code_as.as_deref().unwrap_or("no other"));
        changes.push(format!("the code of {before} → of {after}"));
    }
    let state = match changes.is_empty() {
        false => State::Changed,
        // So many instructions as before may be others.
        true if one.code.is_none() || other.code.is_none() => State::Unknown,
        true => State::Same,
    };
    Code { kind: LISTING, what, state, changes }
}
