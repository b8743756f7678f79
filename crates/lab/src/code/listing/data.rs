//! What the code of one function refers to, by name: functions, named data, constants spelled out, and labels for the rest.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::code::symbols::{Symbols, plain_name};

/// The data that a function has referred to so far.
pub(super) struct Data<'a> {
    symbols: &'a Symbols,
    /// The address of each anonymous piece, with its label.
    labels: BTreeMap<u64, String>,
    /// What the constants among them hold.
    pub(super) constants: Vec<String>,
}

impl<'a> Data<'a> {
    pub(super) const fn new(symbols: &'a Symbols) -> Self {
        Self { symbols, labels: BTreeMap::new(), constants: Vec::new() }
    }

    /// What lies at this address. An anonymous piece of which so many bytes are read is a constant, if nothing can
    /// write there.
    pub(super) fn name(&mut self, address: u64, bytes: Option<usize>) -> String {
        if let Some(function) = self.symbols.slot(address) {
            format!("address of {function}")
        } else if let Some((name, offset)) = self.symbols.data(address) {
            if offset == 0 { name.to_owned() } else { format!("{name} + {offset}") }
        } else if let Some(function) = self.symbols.function(address) {
            plain_name(function)
        } else {
            self.label(address, bytes)
        }
    }

    fn label(&mut self, address: u64, bytes: Option<usize>) -> String {
        if let Some(label) = self.labels.get(&address) {
            return label.clone();
        }
        let label = match bytes.and_then(|bytes| self.symbols.constant(address, bytes)) {
            Some(bytes) => {
                let label = format!(".C{}", self.constants.len());
                let mut line = format!("{label} =");
                for word in bytes.chunks(8) {
                    // The first byte is the lowest: the word as a register would hold it.
                    let digits: String = word.iter().rev().map(|byte| format!("{byte:02x}")).collect();
                    let _ = write!(line, " 0x{digits}");
                }
                self.constants.push(line);
                label
            }
            None => format!(".D{}", self.labels.len() - self.constants.len()),
        };
        self.labels.insert(address, label.clone());
        label
    }
}
