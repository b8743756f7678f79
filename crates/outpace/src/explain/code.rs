//! The machine code of a function, as lines that do not depend on its address.
//!
//! Jump targets become labels in the order of their addresses, call targets become names, and data
//! becomes its symbol, its value or its section. In position-independent 32-bit code, offsets from
//! the global offset table stay numbers. The lab's type `Symbols` resolves these offsets, and reads
//! AArch64 code too; both could move here.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::rc::Rc;

use iced_x86::{
    Decoder, DecoderOptions, Formatter, Instruction, IntelFormatter, Mnemonic, OpKind, SymbolResolver,
    SymbolResult,
};
use object::{
    Architecture, BinaryFormat, Object, ObjectKind, ObjectSection, ObjectSymbol, ObjectSymbolTable,
    RelocationTarget, SectionFlags, SymbolKind, elf,
};

use super::difference::Line;
use super::names::{is_telling, plain};
use crate::error::{Context, Result, ensure};
use crate::record::sealed;

/// Size in bytes of the longest function that is listed.
const LONGEST: u64 = 1 << 18;

/// Size in bytes up to which a constant is shown by its value.
const CONSTANT: usize = 64;

/// Name of an address about which nothing is known.
const SOMEWHERE: &str = "somewhere";

/// An ELF program.
#[derive(Debug)]
pub(super) struct Binary {
    pub(super) architecture: Architecture,
    sha256: String,
    content: Rc<Content>,
}

/// The meaning of the program's addresses.
#[derive(Debug, Default)]
struct Content {
    /// True if the program always lies at the same addresses, so that a number may be an address.
    is_fixed: bool,
    bits: u32,
    /// Address and size in bytes of the functions with each symbol.
    by_symbol: HashMap<String, Vec<(u64, u64)>>,
    /// Size in bytes and name of each function, by address.
    functions: BTreeMap<u64, (u64, String)>,
    /// Size in bytes and name of each named datum, by address.
    data: BTreeMap<u64, (u64, String)>,
    /// The sections that are loaded into memory, by address.
    sections: BTreeMap<u64, Section>,
    /// Names of the functions or data whose addresses dynamic linking stores, by the address of the
    /// slot.
    slots: BTreeMap<u64, String>,
}

#[derive(Debug)]
struct Section {
    name: String,
    size: u64,
    /// Content of the section; empty if the file stores none, because the section begins as zeros.
    bytes: Vec<u8>,
    is_writable: bool,
}

impl Binary {
    pub(super) fn read(path: &Path) -> Result<Self> {
        let what = || format!("cannot read {}", path.display());
        ensure!(path.is_file(), "{}: there is no such file", path.display());
        let bytes = std::fs::read(path).with_context(what)?;
        let no_elf = || format!("{} is no ELF program, so its functions are not known", path.display());
        ensure!(bytes.starts_with(&elf::ELFMAG), "{}", no_elf());
        let file = object::File::parse(&*bytes).with_context(no_elf)?;
        let is_program = matches!(file.kind(), ObjectKind::Executable | ObjectKind::Dynamic);
        ensure!(file.format() == BinaryFormat::Elf && is_program, "{}", no_elf());
        let content = Rc::new(Content::read(&file).with_context(what)?);
        Ok(Self { architecture: file.architecture(), sha256: sealed::sha256(&bytes), content })
    }

    /// Returns a program without any content.
    #[cfg(test)]
    pub(super) fn empty() -> Self {
        let content = Rc::new(Content::default());
        Self { architecture: Architecture::X86_64, sha256: String::new(), content }
    }

    /// Returns true if no function of the program has a name.
    pub(super) fn is_stripped(&self) -> bool {
        self.content.by_symbol.is_empty()
    }

    pub(super) fn ensure_unchanged(&self, path: &Path) -> Result<()> {
        let now = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        ensure!(sealed::sha256(&now) == self.sha256, "{} has changed while it ran", path.display());
        Ok(())
    }

    /// Returns the code of the function with this symbol, one line for each instruction and each
    /// label, or the reason why it cannot be shown.
    pub(super) fn listing(&self, symbol: &str) -> Result<Vec<Line>, String> {
        if !matches!(self.architecture, Architecture::X86_64 | Architecture::X86_64_X32 | Architecture::I386)
        {
            return Err(format!("machine code is shown for x86 only, not for {:?}", self.architecture));
        }
        let &[(start, size)] = self.content.by_symbol.get(symbol).map_or(&[][..], Vec::as_slice) else {
            let is_there = self.content.by_symbol.contains_key(symbol);
            let why =
                if is_there { "several functions have this symbol" } else { "no function has this symbol" };
            return Err(why.to_owned());
        };
        if !(1..=LONGEST).contains(&size) {
            return Err(format!("it has {size} bytes, but only functions of 1 to {LONGEST} bytes are shown"));
        }
        let code = self.content.bytes(start, size as usize).ok_or("its code is in no section of the file")?;
        let decoder = Decoder::with_ip(self.content.bits, code, start, DecoderOptions::NONE);
        let code: Vec<Instruction> = decoder.into_iter().collect();
        // A call of the function to itself is shown by name, so it needs no label.
        let jumps = code
            .iter()
            .filter(|instruction| is_near(instruction) && instruction.mnemonic() != Mnemonic::Call);
        let targets = jumps.map(Instruction::near_branch_target);
        let targets: BTreeSet<u64> = targets.filter(|target| target.wrapping_sub(start) < size).collect();
        let labels: BTreeMap<u64, usize> = targets.into_iter().zip(0..).collect();
        let names = Names { content: Rc::clone(&self.content), labels: labels.clone() };
        let mut formatter = IntelFormatter::with_options(Some(Box::new(names)), None);
        let options = formatter.options_mut();
        options.set_space_after_operand_separator(true);
        options.set_hex_prefix("0x");
        options.set_hex_suffix("");
        options.set_uppercase_hex(false);
        options.set_branch_leading_zeros(false);
        // The size of a jump depends on the address of the code.
        options.set_show_branch_size(false);
        options.set_small_hex_numbers_in_decimal(false);
        let mut lines: Vec<Line> = Vec::new();
        for instruction in &code {
            let address = Some(instruction.ip());
            if let Some(label) = labels.get(&instruction.ip()) {
                lines.push(Line { text: format!(".L{label}:"), ..Line::default() });
            }
            if instruction.mnemonic() == Mnemonic::Nop {
                // The amount of padding depends on the address of the code.
                if lines.last().is_none_or(|line| line.text != "nop") {
                    lines.push(Line { text: "nop".to_owned(), address, share: None });
                }
                continue;
            }
            let mut text = String::new();
            formatter.format(instruction, &mut text);
            lines.push(Line { text, address, share: None });
        }
        Ok(lines)
    }
}

/// Returns true if the instruction calls or jumps to an address that it contains.
fn is_near(instruction: &Instruction) -> bool {
    matches!(
        instruction.try_op_kind(0),
        Ok(OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64)
    )
}

impl Content {
    fn read(file: &object::File<'_>) -> Result<Self> {
        let mut content = Self {
            is_fixed: file.kind() == ObjectKind::Executable,
            bits: if file.architecture() == Architecture::I386 { 32 } else { 64 },
            ..Self::default()
        };
        for symbol in file.symbols().chain(file.dynamic_symbols()).filter(ObjectSymbol::is_definition) {
            let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else { continue };
            let (address, size) = (symbol.address(), symbol.size());
            match symbol.kind() {
                SymbolKind::Text => {
                    let places = content.by_symbol.entry(name.to_owned()).or_default();
                    // An exported function is in both symbol tables.
                    if !places.contains(&(address, size)) {
                        places.push((address, size));
                    }
                    content.functions.entry(address).or_insert_with(|| (size, plain(name)));
                }
                SymbolKind::Data if is_telling(name) => {
                    content.data.entry(address).or_insert_with(|| (size, plain(name)));
                }
                _ => {}
            }
        }
        for section in file.sections() {
            let SectionFlags::Elf { sh_flags, .. } = section.flags() else { continue };
            if !sh_flags.contains(elf::SHF_ALLOC) {
                continue;
            }
            let name = section.name().unwrap_or_default().to_owned();
            let bytes = section.data().with_context(|| format!("its section {name}"))?.to_vec();
            let is_writable = sh_flags.contains(elf::SHF_WRITE);
            content
                .sections
                .insert(section.address(), Section { name, size: section.size(), bytes, is_writable });
        }
        for (address, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let name = match relocation.target() {
                RelocationTarget::Symbol(index) => file
                    .dynamic_symbol_table()
                    .and_then(|table| table.symbol_by_index(index).ok()?.name().ok().map(plain)),
                _ => {
                    content.functions.get(&relocation.addend().cast_unsigned()).map(|(_, name)| name.clone())
                }
            };
            content.slots.extend(name.filter(|name| !name.is_empty()).map(|name| (address, name)));
        }
        Ok(content)
    }

    /// Returns the section that contains an address, and the offset of the address in it.
    fn section(&self, address: u64) -> Option<(&Section, u64)> {
        let (start, section) = self.sections.range(..=address).next_back()?;
        let offset = address - start;
        (offset < section.size).then_some((section, offset))
    }

    fn bytes(&self, address: u64, count: usize) -> Option<&[u8]> {
        let (section, offset) = self.section(address)?;
        let offset = usize::try_from(offset).ok()?;
        section.bytes.get(offset..offset.checked_add(count)?)
    }

    /// Returns the name of the function that a call or jump to this address reaches.
    fn callee(&self, address: u64) -> Option<String> {
        if let Some((_, name)) = self.functions.get(&address) {
            return Some(name.clone());
        }
        if let Some((start, (size, name))) = self.functions.range(..address).next_back()
            && address - start < *size
        {
            return Some(format!("inside {name}"));
        }
        // The address may be a stub that jumps to the function through a slot of dynamic linking.
        let stub = self.bytes(address, 16)?;
        let jump = Decoder::with_ip(self.bits, stub, address, DecoderOptions::NONE).into_iter().take(2);
        let mut jump = jump.filter(|instruction| {
            instruction.mnemonic() == Mnemonic::Jmp && instruction.is_ip_rel_memory_operand()
        });
        jump.next().and_then(|jump| self.slots.get(&jump.ip_rel_memory_address()).cloned())
    }

    /// Describes the data at an address from which an instruction reads `bytes` bytes; with 0 the
    /// whole table that lies there.
    fn data(&self, address: u64, bytes: usize) -> Option<String> {
        if let Some(name) = self.slots.get(&address).or(self.functions.get(&address).map(|(_, name)| name)) {
            return Some(name.clone());
        }
        if let Some((start, (size, name))) = self.data.range(..=address).next_back()
            && address - start < (*size).max(1)
        {
            let offset = address - start;
            return Some(if offset == 0 { name.clone() } else { format!("{name}+{offset:#x}") });
        }
        let (section, _) = self.section(address)?;
        let constant = (1..=CONSTANT).contains(&bytes) && !section.is_writable;
        let constant = self.bytes(address, bytes).filter(|_| constant);
        // The constant is printed as a little-endian number: its last byte is the most significant.
        let number = |bytes: &[u8]| bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>();
        Some(constant.map_or(section.name.clone(), |bytes| format!("{}: 0x{}", section.name, number(bytes))))
    }
}

/// Replaces addresses in instructions by names.
struct Names {
    content: Rc<Content>,
    labels: BTreeMap<u64, usize>,
}

impl SymbolResolver for Names {
    fn symbol(
        &mut self,
        instruction: &Instruction,
        _: u32,
        operand: Option<u32>,
        address: u64,
        size: u32,
    ) -> Option<SymbolResult<'_>> {
        let kind = instruction.try_op_kind(operand?).ok()?;
        let bytes = instruction.memory_size().size();
        let name = match kind {
            OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64 => {
                match self.labels.get(&address).filter(|_| instruction.mnemonic() != Mnemonic::Call) {
                    Some(label) => format!(".L{label}"),
                    None => self.content.callee(address).unwrap_or_else(|| SOMEWHERE.to_owned()),
                }
            }
            OpKind::Memory if instruction.is_ip_rel_memory_operand() => {
                self.content.data(address, bytes).unwrap_or_else(|| SOMEWHERE.to_owned())
            }
            // An access to an absolute address usually has an index, so it means a whole table, not
            // only its first bytes.
            OpKind::Memory if self.content.is_fixed && size >= 4 => self.content.data(address, 0)?,
            OpKind::Immediate32 | OpKind::Immediate32to64 | OpKind::Immediate64 if self.content.is_fixed => {
                self.content.data(address, 0)?
            }
            _ => return None,
        };
        Some(SymbolResult::with_string(address, name))
    }
}
