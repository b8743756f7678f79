//! The machines' records, as the page over all machines has them.

use std::cmp::Reverse;

use crate::evidence::Evidence;
use crate::record::{Record, Source};

/// A machine's folder with a record of `cargo lab choose`.
pub struct Place {
    /// Its path below `reports/`.
    pub name: String,
    pub record: Record,
    /// The others.
    pub evidence: Evidence,
}

impl Place {
    /// Whether its page is that of the machine with that key, and not of another record of it.
    pub(super) fn stands_for(&self, key: &str) -> bool {
        self.name.rsplit('/').next() == Some(key)
    }
}

/// Whether figures of that source are history, which is shown and decides nothing: it is another than that of now, by its SHA-256.
pub(super) fn is_history(source: &Source, now: &str) -> bool {
    source.sha256 != now
}

/// What stands behind a name to say so.
pub(super) fn history(source: &Source, now: &str) -> &'static str {
    if is_history(source, now) { ", history" } else { "" }
}

/// The places of the machine with that key. The first is the one that stands for it.
pub(super) fn of_machine<'a>(places: &'a [Place], key: &str, now: &str) -> Vec<&'a Place> {
    let mut of_it: Vec<&Place> = places.iter().filter(|place| place.record.machine.key == key).collect();
    of_it.sort_by_key(|place| {
        let Record { axes, quick, bundle, started, source, .. } = &place.record;
        let is_worse = [is_history(source, now), !place.record.with().is_empty(), *quick, bundle.is_some()];
        (is_worse, Reverse(axes.len()), Reverse(*started))
    });
    of_it
}
