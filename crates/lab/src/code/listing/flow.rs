//! One line of a disassembly, and what is known before it of the addresses that registers and places on the stack hold.

use std::collections::BTreeMap;

/// What is written for an address of which nothing is known, or nothing yet.
pub(super) const SOMEWHERE: &str = "somewhere";

/// One line of the disassembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Instruction<'a> {
    pub(super) address: u64,
    pub(super) mnemonic: &'a str,
    /// With single spaces, without the disassembler's remarks.
    pub(super) operands: String,
    /// The address that the disassembler's remark gives for what is read.
    pub(super) reads: Option<u64>,
}

/// Operands with names.
#[derive(Default)]
pub(super) struct Named {
    pub(super) operands: String,
    /// The line that began this address, and the name of what lies there.
    pub(super) earlier: Option<(usize, String)>,
}

/// A part of an address that a register or a place on the stack holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) address: u64,
    /// The line that began it.
    pub(super) line: usize,
}

/// What places hold, by their names.
pub(super) type Places = BTreeMap<String, Held>;

/// What is known, before an instruction, of the parts of addresses that places hold.
#[derive(Debug, Default)]
pub(super) struct Flow {
    pub(super) held: Places,
    /// What is held where a branch goes to, as far as the branches have been seen.
    pub(super) joins: BTreeMap<u64, Places>,
    /// What is held by every jump so far whose target is computed.
    pub(super) computed: Option<Places>,
    /// Whether any path is known to lead here. One that is not says nothing of where it leads to.
    pub(super) is_reached: bool,
    /// How many lines the listing has so far.
    pub(super) line: usize,
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

    /// Forgets every place in memory.
    pub(super) fn forget_memory(&mut self) {
        self.held.retain(|place, _| !place.starts_with('['));
    }

    /// Another path goes to `target` with what is held now.
    pub(super) fn branch(&mut self, target: u64) {
        if self.is_reached {
            meet(self.joins.entry(target).or_insert_with(|| self.held.clone()), &self.held);
        }
    }

    /// Another path goes with what is held now to where only the running program knows.
    pub(super) fn jump(&mut self) {
        if self.is_reached {
            meet(self.computed.get_or_insert_with(|| self.held.clone()), &self.held);
        }
    }

    /// Control comes to `address`: by falling through, where it does, by the branches to it, of which those behind it are
    /// known from the pass before, and, where nothing else leads there, by a jump whose target is computed.
    pub(super) fn arrive(&mut self, address: u64, falls_through: bool, before: &BTreeMap<u64, Places>) {
        let mut paths: Vec<&Places> =
            [self.joins.get(&address), before.get(&address)].into_iter().flatten().collect();
        if !(falls_through && self.is_reached) {
            if paths.is_empty() && !falls_through {
                paths.extend(&self.computed);
            }
            self.is_reached = !paths.is_empty();
            self.held = paths.pop().cloned().unwrap_or_default();
        }
        for path in paths {
            meet(&mut self.held, path);
        }
    }
}

/// Keeps of what is held what the other path holds too.
fn meet(held: &mut Places, other: &Places) {
    held.retain(|place, value| other.get(place).is_some_and(|there| there.address == value.address));
}

/// The number in `0x12`.
pub(super) fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

/// The address in `0x12` or `0x12 <name+0x2>`.
pub(super) fn address(operand: &str) -> Option<u64> {
    hexadecimal(operand.split(' ').next()?)
}
