//! What the code of one function refers to, by name: functions, named data, constants spelled out, and labels for the rest.

use std::collections::BTreeMap;

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
        // The first byte is the lowest: each word stands as a register would hold it.
        let word = |word: &[u8]| word.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>();
        let words: String = bytes.chunks(8).map(|bytes| format!(" 0x{}", word(bytes))).collect();
        self.constants.push(format!("{label} ={words}"));
        label
    }
}
