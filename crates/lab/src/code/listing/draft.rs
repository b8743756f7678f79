//! A listing in the making: its lines so far, and what is known at this point of its function.

use super::data::Data;
use super::flow::{Flow, Held};

/// What a listing says for an address of which nothing is known, or nothing yet.
pub(super) const SOMEWHERE: &str = "somewhere";

/// A listing in the making.
pub(super) struct Draft<'a> {
    pub(super) flow: Flow,
    pub(super) data: Data<'a>,
    pub(super) lines: Vec<String>,
}

impl Draft<'_> {
    /// Notes that the line in the making puts this address, or a part of it, into that place.
    pub(super) fn hold(&mut self, place: &str, address: u64) {
        self.flow.set(place, Some(Held { address, line: self.lines.len() }));
    }
}
