//! Looks up addresses in a binary: its functions, named data and constants, and the functions to
//! which its table of addresses (the GOT) points.
//!
//! The disassembler prints addresses. Listings that are stored and compared must not contain any,
//! so each address is looked up in the binary that was disassembled.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use object::{
    Architecture, Object, ObjectSection, ObjectSymbol, ObjectSymbolTable, RelocationTarget, SectionKind,
    SymbolKind,
};
use outpace::explain::names::{is_telling, plain};

#[derive(Debug, Default)]
pub struct Symbols {
    /// Architecture of the code.
    pub architecture: Option<Architecture>,
    /// Symbols of the functions, by address.
    functions: BTreeMap<u64, String>,
    /// Address and size in bytes of each function, by symbol. Functions that share their code have
    /// an entry each.
    by_name: BTreeMap<String, (u64, u64)>,
    /// Size in bytes and name of named data, by address.
    data: BTreeMap<u64, (u64, String)>,
    /// Contents of the read-only sections, by address.
    constants: BTreeMap<u64, Vec<u8>>,
    /// Functions to which a slot of the table of addresses points, by the address of the slot.
    slots: BTreeMap<u64, String>,
}

impl Symbols {
    pub fn parse(bytes: &[u8]) -> Result<Self> {
        let file = object::File::parse(bytes)?;
        let mut symbols = Self { architecture: Some(file.architecture()), ..Self::default() };
        for symbol in file.symbols().filter(ObjectSymbol::is_definition) {
            let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else { continue };
            match symbol.kind() {
                SymbolKind::Text => {
                    symbols.functions.entry(symbol.address()).or_insert_with(|| name.to_owned());
                    symbols.by_name.insert(name.to_owned(), (symbol.address(), symbol.size()));
                }
                SymbolKind::Data if is_telling(name) => {
                    symbols.data.insert(symbol.address(), (symbol.size(), plain_name(name)));
                }
                _ => {}
            }
        }
        let mut writable = BTreeMap::new();
        for section in file.sections() {
            let sections = match section.kind() {
                SectionKind::ReadOnlyData | SectionKind::ReadOnlyString => &mut symbols.constants,
                SectionKind::Data | SectionKind::ReadOnlyDataWithRel => &mut writable,
                _ => continue,
            };
            sections.insert(section.address(), section.uncompressed_data()?.into_owned());
        }
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let name = if let RelocationTarget::Symbol(index) = relocation.target() {
                let table = file.dynamic_symbol_table().context("no dynamic symbols")?;
                Some(plain_name(table.symbol_by_index(index)?.name()?))
            } else {
                // On 32-bit x86 the addend is stored where the sum will be.
                let addend = if relocation.has_implicit_addend() {
                    let bytes = bytes_at(&writable, address, 4).and_then(|bytes| bytes.try_into().ok());
                    bytes.map_or(0, |bytes| u32::from_le_bytes(bytes).into())
                } else {
                    relocation.addend().cast_unsigned()
                };
                symbols.function(addend).map(plain_name)
            };
            symbols.slots.extend(name.map(|name| (address, name)));
        }
        Ok(symbols)
    }

    /// Returns the symbol of the function that begins at this address.
    pub fn function(&self, address: u64) -> Option<&str> {
        self.functions.get(&address).map(String::as_str)
    }

    /// Returns the address and the size in bytes of the function with this symbol.
    pub fn extent(&self, symbol: &str) -> Option<(u64, u64)> {
        self.by_name.get(symbol).copied()
    }

    /// Returns the name of the data that contain this address, and the offset in them.
    pub fn data(&self, address: u64) -> Option<(&str, u64)> {
        let (start, (size, name)) = self.data.range(..=address).next_back()?;
        let offset = address - start;
        (offset < (*size).max(1)).then_some((name.as_str(), offset))
    }

    /// Returns the function whose address is stored at this address.
    pub fn slot(&self, address: u64) -> Option<&str> {
        self.slots.get(&address).map(String::as_str)
    }

    /// Returns `bytes` bytes at this address, if they are in a read-only section.
    pub fn constant(&self, address: u64, bytes: usize) -> Option<&[u8]> {
        bytes_at(&self.constants, address, bytes)
    }
}

/// Returns `bytes` bytes at this address. `sections` has the contents of sections by their start
/// addresses.
fn bytes_at(sections: &BTreeMap<u64, Vec<u8>>, address: u64, bytes: usize) -> Option<&[u8]> {
    let (start, section) = sections.range(..=address).next_back()?;
    let offset = usize::try_from(address - start).ok()?;
    section.get(offset..offset.checked_add(bytes)?)
}

/// Returns the demangled name without its hash. The crates of the parts and of the engine are both
/// shown as `plywright`, so that moving a module between them changes no listing.
pub fn plain_name(symbol: &str) -> String {
    plain(symbol).replace("plywright_parts::", "plywright::").replace("plywright_engine::", "plywright::")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names_have_no_hash_and_one_crate_name() {
        for (symbol, name) in [
            ("_ZN9plywright8popcount4swar5count17h0123456789abcdefE", "plywright::popcount::swar::count"),
            (
                "_ZN15plywright_parts8popcount4swar5count17h0123456789abcdefE",
                "plywright::popcount::swar::count",
            ),
            ("memcpy", "memcpy"),
        ] {
            assert_eq!(plain_name(symbol), name);
        }
    }

    #[test]
    fn the_test_binary_has_symbols_and_constants() {
        let binary = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let symbols = Symbols::parse(&binary).unwrap();
        assert!(symbols.extent("main").is_some_and(|(_, size)| size > 0));
        let (address, section) = symbols.constants.iter().max_by_key(|(_, bytes)| bytes.len()).unwrap();
        assert_eq!(symbols.constant(*address, 16), section.get(..16));
        assert_eq!(symbols.constant(*address, section.len() + 1), None);
    }

    #[test]
    fn a_file_that_is_no_binary_is_an_error() {
        assert!(Symbols::parse(b"#!/bin/sh").is_err());
    }
}
