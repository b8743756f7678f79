//! What the addresses in a binary mean: its functions, its named data, its constants, and what lies behind its table of
//! addresses (the GOT).
//!
//! The disassembler gives bare addresses. A listing that is kept and compared must not hold any, so each is looked up
//! here in the very file that was disassembled.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget, SectionKind, SymbolKind};

/// The addresses of one binary.
#[derive(Debug, Default)]
pub(crate) struct Symbols {
    functions: BTreeMap<u64, String>,
    data: BTreeMap<u64, (u64, String)>,
    constants: BTreeMap<u64, Vec<u8>>,
    slots: BTreeMap<u64, String>,
}

impl Symbols {
    /// Reads the symbols of the binary at `path`.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&bytes).with_context(|| format!("cannot read the symbols of {}", path.display()))
    }

    fn parse(bytes: &[u8]) -> Result<Self> {
        let file = object::File::parse(bytes)?;
        let mut symbols = Self::default();
        for symbol in file.symbols().filter(ObjectSymbol::is_definition) {
            let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else { continue };
            match symbol.kind() {
                SymbolKind::Text => {
                    symbols.functions.entry(symbol.address()).or_insert_with(|| plain_name(name));
                }
                SymbolKind::Data if is_telling(name) => {
                    symbols.data.insert(symbol.address(), (symbol.size(), plain_name(name)));
                }
                _ => {}
            }
        }
        for section in file.sections() {
            if matches!(section.kind(), SectionKind::ReadOnlyData | SectionKind::ReadOnlyString) {
                symbols.constants.insert(section.address(), section.uncompressed_data()?.into_owned());
            }
        }
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let name = match relocation.target() {
                RelocationTarget::Symbol(index) => {
                    let table = file.dynamic_symbol_table().context("no dynamic symbols")?;
                    let symbol = object::ObjectSymbolTable::symbol_by_index(&table, index)?;
                    plain_name(symbol.name()?)
                }
                _ => match symbols.functions.get(&relocation.addend().cast_unsigned()) {
                    Some(name) => name.clone(),
                    None => continue,
                },
            };
            symbols.slots.insert(address, name);
        }
        Ok(symbols)
    }

    /// The function that begins here.
    pub(crate) fn function(&self, address: u64) -> Option<&str> {
        self.functions.get(&address).map(String::as_str)
    }

    /// The named data that this address lies in, and how far in.
    pub(crate) fn data(&self, address: u64) -> Option<(&str, u64)> {
        let (start, (size, name)) = self.data.range(..=address).next_back()?;
        let offset = address - start;
        (offset < (*size).max(1)).then_some((name.as_str(), offset))
    }

    /// The function whose address is kept here.
    pub(crate) fn slot(&self, address: u64) -> Option<&str> {
        self.slots.get(&address).map(String::as_str)
    }

    /// So many bytes that never change.
    pub(crate) fn constant(&self, address: u64, bytes: usize) -> Option<&[u8]> {
        let (start, section) = self.constants.range(..=address).next_back()?;
        let offset = usize::try_from(address - start).ok()?;
        section.get(offset..offset.checked_add(bytes)?)
    }
}

/// The name without mangling and hash.
pub(crate) fn plain_name(symbol: &str) -> String {
    format!("{:#}", rustc_demangle::demangle(symbol))
}

/// Whether a name says what it names, and not only where the compiler put it.
fn is_telling(name: &str) -> bool {
    !["anon.", "alloc_", ".L", "switch.table", "str."].iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_their_hashes_and_nothing_else() {
        let mangled = "_ZN9plywright8popcount4swar5count17h0123456789abcdefE";
        assert_eq!(plain_name(mangled), "plywright::popcount::swar::count");
        assert_eq!(plain_name("memcpy"), "memcpy");
    }

    #[test]
    fn this_very_binary_has_symbols_and_constants() {
        let path = std::env::current_exe().unwrap();
        let symbols = Symbols::read(&path).unwrap();
        assert!(symbols.functions.values().any(|name| name == "main"));
        let (address, section) = symbols.constants.iter().max_by_key(|(_, bytes)| bytes.len()).unwrap();
        assert_eq!(symbols.constant(*address, 16), section.get(..16));
        assert_eq!(symbols.constant(*address, section.len() + 1), None);
    }

    #[test]
    fn what_is_no_binary_is_an_error() {
        assert!(Symbols::parse(b"#!/bin/sh").is_err());
    }
}
