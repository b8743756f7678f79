//! A listing under construction: its lines so far, the names in it, and the addresses that
//! registers and stack slots are known to hold before an instruction.

use std::collections::BTreeMap;

use super::instruction::Control;
use crate::code::symbols::{Symbols, plain_name};

/// Text for an address that is unknown, or not known yet.
pub(super) const SOMEWHERE: &str = "somewhere";

pub(super) struct Draft<'a> {
    pub(super) flow: Flow,
    pub(super) data: Data<'a>,
    pub(super) lines: Vec<String>,
}

impl Draft<'_> {
    /// Records that the present line puts this address, or a part of it, into this place.
    pub(super) fn hold(&mut self, place: &str, address: u64) {
        self.flow.set(place, Some(Held { address, line: self.lines.len() }));
    }
}

/// Data that a function has referred to so far.
pub(super) struct Data<'a> {
    symbols: &'a Symbols,
    /// Labels of data without a symbol, by address.
    labels: BTreeMap<u64, String>,
    /// Contents of those data that are constants.
    pub(super) constants: Vec<String>,
}

impl<'a> Data<'a> {
    pub(super) const fn new(symbols: &'a Symbols) -> Self {
        Self { symbols, labels: BTreeMap::new(), constants: Vec::new() }
    }

    /// Returns the name of the data or function at this address. Data without a symbol get a label:
    /// `.C0` for a constant, that is if `bytes` bytes are read there and the section is read-only,
    /// and `.D0` for other data.
    pub(super) fn name(&mut self, address: u64, bytes: Option<usize>) -> String {
        if let Some(function) = self.symbols.slot(address) {
            format!("address of {function}")
        } else if let Some((name, offset)) = self.symbols.data(address) {
            if offset == 0 { name.to_owned() } else { format!("{name} + {offset}") }
        } else if let Some(function) = self.symbols.function(address) {
            plain_name(function)
        } else if let Some(label) = self.labels.get(&address) {
            label.clone()
        } else {
            let label = self.label(address, bytes);
            self.labels.insert(address, label.clone());
            label
        }
    }

    fn label(&mut self, address: u64, bytes: Option<usize>) -> String {
        let Some(bytes) = bytes.and_then(|bytes| self.symbols.constant(address, bytes)) else {
            return format!(".D{}", self.labels.len() - self.constants.len());
        };
        let label = format!(".C{}", self.constants.len());
        // The first byte is the lowest, so each word is written as a register would hold it.
        let word = |word: &[u8]| word.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>();
        let words: String = bytes.chunks(8).map(|bytes| format!(" 0x{}", word(bytes))).collect();
        self.constants.push(format!("{label} ={words}"));
        label
    }
}

/// An address, or a part of one, that a place holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) address: u64,
    /// Index of the line that put it there.
    pub(super) line: usize,
}

/// Contents of places, by name. Names of places in memory begin with a bracket.
type Places = BTreeMap<String, Held>;

/// Contents of places on all paths that lead to an instruction.
#[derive(Debug, Default)]
pub(super) struct Flow {
    held: Places,
    /// Contents at the targets of the branches seen so far.
    pub(super) joins: BTreeMap<u64, Places>,
    /// Contents common to all jumps to a computed target so far.
    computed: Option<Places>,
    /// True if no known path leads here. Such code does not change the contents at its targets.
    is_unreached: bool,
    /// True if the next instruction never runs directly after the previous one.
    has_left: bool,
}

impl Flow {
    pub(super) fn get(&self, place: &str) -> Option<Held> {
        self.held.get(place).copied()
    }

    pub(super) fn set(&mut self, place: &str, held: Option<Held>) {
        match held {
            Some(held) => self.held.insert(place.to_owned(), held),
            None => self.held.remove(place),
        };
    }

    pub(super) fn forget_memory(&mut self) {
        self.held.retain(|place, _| !place.starts_with('['));
    }

    /// Combines the contents on all paths to `address`: from the previous instruction, if it can
    /// lead here; from the branches to the address (`known` holds those of the previous pass, so
    /// that branches further down count too); and, if there is no other path, from jumps to a
    /// computed target.
    pub(super) fn arrive(&mut self, address: u64, known: &BTreeMap<u64, Places>) {
        let mut paths: Vec<&Places> =
            [self.joins.get(&address), known.get(&address)].into_iter().flatten().collect();
        if self.has_left || self.is_unreached {
            if paths.is_empty() && self.has_left {
                paths.extend(&self.computed);
            }
            self.is_unreached = paths.is_empty();
            self.held = paths.pop().cloned().unwrap_or_default();
        }
        for path in paths {
            meet(&mut self.held, path);
        }
    }

    /// Records the paths that leave the instruction. `label` is its target if that is in the
    /// function.
    pub(super) fn leave(&mut self, control: Control, label: Option<u64>) {
        self.has_left = matches!(control, Control::Jump(_) | Control::Stop);
        if self.is_unreached {
            return;
        }
        if let Some(label) = label {
            meet(self.joins.entry(label).or_insert_with(|| self.held.clone()), &self.held);
        }
        if control == Control::Jump(None) {
            meet(self.computed.get_or_insert_with(|| self.held.clone()), &self.held);
        }
    }
}

/// Keeps only the contents that are the same on both paths.
fn meet(held: &mut Places, other: &Places) {
    held.retain(|place, value| other.get(place).is_some_and(|held| held.address == value.address));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_known_where_all_paths_agree() {
        let held = |address| Some(Held { address, line: 0 });
        let mut flow = Flow::default();
        flow.set("x8", held(0x1000));
        flow.set("x9", held(0x2000));
        flow.leave(Control::Branch(Some(0x40)), Some(0x40));
        flow.set("x9", None);
        flow.leave(Control::Branch(Some(0x50)), Some(0x50));
        flow.set("x8", None);
        flow.leave(Control::Stop, None);
        // Nothing falls through to 0x40, so the branch alone decides what is known.
        flow.arrive(0x40, &BTreeMap::new());
        assert_eq!((flow.get("x8"), flow.get("x9")), (held(0x1000), held(0x2000)));
        flow.leave(Control::Next, None);
        flow.arrive(0x50, &BTreeMap::new());
        assert_eq!((flow.get("x8"), flow.get("x9")), (held(0x1000), None));
    }
}
