//! From a disassembly, full of addresses, to lines that hold none.
//!
//! Where a branch goes is plain in every line. What a line reads may not be: 32-bit x86 and ARM build an address from
//! a part that an earlier instruction left in a register. So the lines are read together with what the registers hold
//! ([`Flow`]); each architecture knows which instructions make addresses and which use them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use object::Architecture;

use super::data::Data;
use super::flow::{Flow, Held};
use super::{aarch64, x86};
use crate::code::symbols::{Symbols, plain_name};

/// What a listing says for an address of which nothing is known, or nothing yet.
pub(super) const SOMEWHERE: &str = "somewhere";

/// One line of the disassembly.
#[derive(Debug)]
pub(super) struct Instruction<'a> {
    pub(super) address: u64,
    pub(super) bytes: Vec<u8>,
    pub(super) mnemonic: &'a str,
    /// With single spaces, without the disassembler's remarks.
    pub(super) operands: String,
    /// The disassembler's own name for the address among the operands.
    symbol: Option<&'a str>,
}

/// What can run after an instruction; a target is none where only the running program knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    /// The next one.
    Next,
    /// The next one, and this one does nothing.
    Padding,
    /// The target, then the next one.
    Call(Option<u64>),
    /// The next one or the target.
    Branch(Option<u64>),
    /// The target.
    Jump(Option<u64>),
    /// Nothing here.
    Stop,
}

impl Control {
    fn target(self) -> Option<u64> {
        match self {
            Self::Call(target) | Self::Branch(target) | Self::Jump(target) => target,
            _ => None,
        }
    }
}

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

/// Makes lines for a listing from the disassembly of the function that begins at `start`, and names the addresses that it calls.
///
/// Each line of `text` is `address: bytes<tab>mnemonic<tab>operands`; the disassembler's labels are passed over.
pub(crate) fn normalise(text: &str, start: u64, symbols: &Symbols) -> Result<(Vec<String>, BTreeSet<u64>)> {
    type Name = fn(&Instruction<'_>, &mut Draft<'_>) -> Option<String>;
    let (control, name): (fn(&Instruction<'_>) -> Control, Name) = match symbols.architecture {
        Architecture::I386 => (x86::control::<32>, x86::name::<32>),
        Architecture::X86_64 => (x86::control::<64>, x86::name::<64>),
        Architecture::Aarch64 => (aarch64::control, aarch64::name),
        other => bail!("the lab knows no listings of {other:?}"),
    };
    let code: Vec<_> = text
        .lines()
        .filter_map(instruction)
        .map(|instruction| (control(&instruction), instruction))
        .collect();
    ensure!(!code.is_empty(), "the disassembly is empty");
    let inside: BTreeSet<u64> = code.iter().map(|(_, instruction)| instruction.address).collect();
    let label = |control: Control| {
        // A function that calls itself is called by its name.
        let is_itself = control == Control::Call(Some(start));
        control.target().filter(|target| !is_itself && inside.contains(target))
    };
    let labels: BTreeSet<u64> = code.iter().filter_map(|&(control, _)| label(control)).collect();
    let labels: BTreeMap<u64, usize> = labels.into_iter().zip(0..).collect();

    // What a loop overwrites is not known where the loop begins before its end was read. Each pass knows of the branches
    // back what the one before has found, which is never more than that one knew.
    let mut known = BTreeMap::new();
    loop {
        let mut draft = Draft { flow: Flow::default(), data: Data::new(symbols), lines: Vec::new() };
        let mut calls = BTreeSet::new();
        for (control, instruction) in &code {
            draft.flow.arrive(instruction.address, &known);
            if let Some(label) = labels.get(&instruction.address) {
                draft.lines.push(format!(".L{label}:"));
            }
            if *control == Control::Padding {
                if draft.lines.last().is_none_or(|line| line != "nop") {
                    draft.lines.push("nop".to_owned());
                }
                continue;
            }
            let named = name(instruction, &mut draft);
            let mut operands = named.unwrap_or_else(|| instruction.operands.clone());
            let inner = label(*control);
            if let Some(target) = control.target() {
                // The target is the last operand: a bit or a register may be before it.
                let at = operands.rfind(", ").map_or(0, |at| at + 2);
                operands.truncate(at);
                if let Some(label) = inner.and_then(|target| labels.get(&target)) {
                    operands += &format!(".L{label}");
                } else {
                    calls.insert(target);
                    operands += &callee(instruction, target, symbols);
                }
            }
            draft.lines.push(format!("{} {operands}", instruction.mnemonic).trim_end().to_owned());
            draft.flow.leave(*control, inner);
        }
        if draft.flow.joins == known {
            draft.lines.extend(draft.data.constants);
            return Ok((draft.lines, calls));
        }
        known = draft.flow.joins;
    }
}

/// The name of what is called or jumped to outside of the function.
fn callee(instruction: &Instruction<'_>, target: u64, symbols: &Symbols) -> String {
    if let Some(name) = symbols.function(target) {
        return plain_name(name);
    }
    // The disassembler knows the stubs through which a shared library is called.
    let stub = instruction.symbol.and_then(|name| name.strip_suffix("@plt"));
    stub.unwrap_or(SOMEWHERE).to_owned()
}

fn instruction(line: &str) -> Option<Instruction<'_>> {
    let (address, rest) = line.trim_start().split_once(':')?;
    let address = u64::from_str_radix(address, 16).ok()?;
    let (digits, code) = rest.split_once('\t')?;
    let digits: Vec<char> = digits.chars().filter(|digit| !digit.is_whitespace()).collect();
    let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).ok();
    let bytes = digits.chunks(2).map(byte).collect::<Option<_>>()?;
    // Remarks of x86 begin with the one, those of ARM with the other.
    let code = code.split("# ").next()?.split("//").next()?;
    let (code, symbol) = code.split_once(" <").unwrap_or((code, ""));
    let (mnemonic, operands) = code.trim().split_once(char::is_whitespace).unwrap_or((code.trim(), ""));
    let operands = operands.split_whitespace().collect::<Vec<_>>().join(" ");
    let symbol = symbol.trim_end().strip_suffix('>');
    (!mnemonic.is_empty()).then_some(Instruction { address, bytes, mnemonic, operands, symbol })
}

/// The number in `0x12`.
pub(super) fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The lines of `code` at that address, and what it calls. Each line of it has an instruction's bytes, `|`, and the instruction, in
    /// which `@0x8` is the address so far from the start.
    pub(in super::super) fn lines(
        architecture: Architecture,
        start: u64,
        code: &str,
    ) -> (Vec<String>, Vec<u64>) {
        let mut text = String::new();
        let mut address = start;
        for line in code.lines() {
            let (bytes, code) = line.split_once('|').unwrap();
            let code = code.trim().replacen(' ', "\t", 1);
            let code = match code.split_once('@').and_then(|(before, at)| Some((before, hexadecimal(at)?))) {
                Some((before, offset)) => format!("{before}{:#x} <f+{offset:#x}>", start + offset),
                None => code,
            };
            text += &format!("  {address:x}: {bytes}\t{code}\n");
            address += bytes.replace(' ', "").len() as u64 / 2;
        }
        let mut symbols = Symbols::default();
        symbols.architecture = architecture;
        let (lines, calls) = normalise(&text, start, &symbols).unwrap();
        (lines, calls.into_iter().collect())
    }

    #[test]
    fn the_same_code_gives_the_same_listing_with_labels_and_no_addresses_wherever_it_lies() {
        let code = "\
            48 85 f6          | test rsi, rsi\n\
            74 18             | je @0x1d\n\
            66 0f 1f 44 00 00 | nop word ptr [rax + rax]\n\
            f3 48 0f b8 47 08 | popcnt rax, qword ptr [rdi + 0x8]\n\
            75 f8             | jne @0xb\n\
            e8 e8 0f 00 00    | call 0x2000 <elsewhere>\n\
            e8 e3 1f 00 00    | call 0x3000 <memcpy@plt>\n\
            c3                | ret";
        let wanted = [
            "test rsi, rsi",
            "je .L1",
            "nop",
            ".L0:",
            "popcnt rax, qword ptr [rdi + 0x8]",
            "jne .L0",
            "call somewhere",
            "call memcpy",
            ".L1:",
            "ret",
        ];
        for start in [0x1000, 0x7000] {
            let (lines, calls) = lines(Architecture::X86_64, start, code);
            assert_eq!(lines, wanted);
            assert_eq!(calls, [start + 0x1000, start + 0x2000]);
        }
    }
}
