//! The machines' records in the form that the page over all machines needs.

use std::cmp::Reverse;

use crate::evidence::Evidence;
use crate::record::{Record, Source};

/// A machine's folder with a record of `cargo lab choose`.
pub struct Place {
    /// Path of the folder below `reports/`.
    pub name: String,
    pub record: Record,
    /// The other records in the folder.
    pub evidence: Evidence,
}

impl Place {
    /// Returns true if this is the main folder of the machine `key`: the folder named by the key
    /// alone, without a suffix.
    pub(super) fn stands_for(&self, key: &str) -> bool {
        self.name.rsplit('/').next() == Some(key)
    }
}

/// Returns true if the source's SHA-256 differs from `now`. Its figures are then history: they are
/// shown, but no decision uses them.
pub(super) fn is_history(source: &Source, now: &str) -> bool {
    source.sha256 != now
}

/// Returns the suffix of a name that marks figures as history, or an empty string.
pub(super) fn history(source: &Source, now: &str) -> &'static str {
    if is_history(source, now) { ", history" } else { "" }
}

/// Returns the places of the machine with that key. The first one represents it.
pub(super) fn of_machine<'a>(places: &'a [Place], key: &str, now: &str) -> Vec<&'a Place> {
    let mut of_it: Vec<&Place> = places.iter().filter(|place| place.record.machine.key == key).collect();
    of_it.sort_by_key(|place| {
        let Record { axes, quick, bundle, started, source, .. } = &place.record;
        let is_worse = [is_history(source, now), !place.record.with().is_empty(), *quick, bundle.is_some()];
        (is_worse, Reverse(axes.len()), Reverse(*started))
    });
    of_it
}
