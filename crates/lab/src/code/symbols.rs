//! What the addresses in a binary mean: its functions, its named data, its constants, and what lies behind its table of
//! addresses (the GOT).
//!
//! The disassembler gives bare addresses. A listing that is kept and compared must not hold any, so each is looked up
//! here in the very file that was disassembled.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use object::{Architecture, Object, ObjectSection, ObjectSymbol, RelocationTarget, SectionKind, SymbolKind};

/// The addresses of one binary.
#[derive(Debug)]
pub(crate) struct Symbols {
    /// What its code is for.
    pub(crate) architecture: Architecture,
    /// The functions by address: their symbol and how many bytes they have.
    functions: BTreeMap<u64, (String, u64)>,
    /// The address of each symbol of a function; of two that are the same code both are here.
    by_name: BTreeMap<String, u64>,
    data: BTreeMap<u64, (u64, String)>,
    constants: BTreeMap<u64, Vec<u8>>,
    slots: BTreeMap<u64, String>,
}

impl Default for Symbols {
    fn default() -> Self {
        Self {
            architecture: Architecture::Unknown,
            functions: BTreeMap::new(),
            by_name: BTreeMap::new(),
            data: BTreeMap::new(),
            constants: BTreeMap::new(),
            slots: BTreeMap::new(),
        }
    }
}

impl Symbols {
    /// Reads the symbols of the binary at `path`.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&bytes).with_context(|| format!("cannot read the symbols of {}", path.display()))
    }

    fn parse(bytes: &[u8]) -> Result<Self> {
        let file = object::File::parse(bytes)?;
        let mut symbols = Self { architecture: file.architecture(), ..Self::default() };
        for symbol in file.symbols().filter(ObjectSymbol::is_definition) {
            let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else { continue };
            match symbol.kind() {
                SymbolKind::Text => {
                    let function = (name.to_owned(), symbol.size());
                    symbols.functions.entry(symbol.address()).or_insert(function);
                    symbols.by_name.insert(name.to_owned(), symbol.address());
                }
                SymbolKind::Data if is_telling(name) => {
                    symbols.data.insert(symbol.address(), (symbol.size(), plain_name(name)));
                }
                _ => {}
            }
        }
        let mut contents = BTreeMap::new();
        for section in file.sections() {
            let content = || section.uncompressed_data().map(Cow::into_owned);
            match section.kind() {
                SectionKind::ReadOnlyData | SectionKind::ReadOnlyString => {
                    symbols.constants.insert(section.address(), content()?);
                }
                SectionKind::Data | SectionKind::ReadOnlyDataWithRel => {
                    contents.insert(section.address(), content()?);
                }
                _ => {}
            }
        }
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let name = match relocation.target() {
                RelocationTarget::Symbol(index) => {
                    let table = file.dynamic_symbol_table().context("no dynamic symbols")?;
                    let symbol = object::ObjectSymbolTable::symbol_by_index(&table, index)?;
                    plain_name(symbol.name()?)
                }
                _ => {
                    // On 32-bit x86 what is to be added lies where the sum will.
                    let addend = if relocation.has_implicit_addend() {
                        bytes_at(&contents, address, 4)
                            .and_then(|bytes| bytes.try_into().ok())
                            .map_or(0, |bytes| u64::from(u32::from_le_bytes(bytes)))
                    } else {
                        relocation.addend().cast_unsigned()
                    };
                    match symbols.functions.get(&addend) {
                        Some((name, _)) => plain_name(name),
                        None => continue,
                    }
                }
            };
            symbols.slots.insert(address, name);
        }
        Ok(symbols)
    }

    /// The symbol of the function that begins here.
    pub(crate) fn function(&self, address: u64) -> Option<&str> {
        self.functions.get(&address).map(|(name, _)| name.as_str())
    }

    /// Where the function of this symbol begins and how many bytes it has.
    pub(crate) fn extent(&self, symbol: &str) -> Option<(u64, u64)> {
        let address = *self.by_name.get(symbol)?;
        let (_, size) = self.functions.get(&address)?;
        Some((address, *size))
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
        bytes_at(&self.constants, address, bytes)
    }
}

/// So many bytes of the sections that begin at these addresses.
fn bytes_at(sections: &BTreeMap<u64, Vec<u8>>, address: u64, bytes: usize) -> Option<&[u8]> {
    let (start, section) = sections.range(..=address).next_back()?;
    let offset = usize::try_from(address - start).ok()?;
    section.get(offset..offset.checked_add(bytes)?)
}

/// The name without mangling and hash.
pub(crate) fn plain_name(symbol: &str) -> String {
    format!("{:#}", rustc_demangle::demangle(symbol))
        .replace("plywright_parts::", "plywright::")
        .replace("plywright_engine::", "plywright::")
}

/// Whether a name says what it names, and not only where the compiler put it.
fn is_telling(name: &str) -> bool {
    !["anon.", "alloc_", ".L", "switch.table", "str."].iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_their_hashes_and_the_parts_are_the_engines() {
        let mangled = "_ZN9plywright8popcount4swar5count17h0123456789abcdefE";
        assert_eq!(plain_name(mangled), "plywright::popcount::swar::count");
        let part = "_ZN15plywright_parts8popcount4swar5count17h0123456789abcdefE";
        assert_eq!(plain_name(part), "plywright::popcount::swar::count");
        assert_eq!(plain_name("memcpy"), "memcpy");
    }

    #[test]
    fn this_very_binary_has_symbols_and_constants() {
        let path = std::env::current_exe().unwrap();
        let symbols = Symbols::read(&path).unwrap();
        assert!(symbols.functions.values().any(|(name, size)| name == "main" && *size > 0));
        let (address, section) = symbols.constants.iter().max_by_key(|(_, bytes)| bytes.len()).unwrap();
        assert_eq!(symbols.constant(*address, 16), section.get(..16));
        assert_eq!(symbols.constant(*address, section.len() + 1), None);
    }

    #[test]
    fn what_is_no_binary_is_an_error() {
        assert!(Symbols::parse(b"#!/bin/sh").is_err());
    }
}
