//! Turns a disassembly into the lines of a listing, which have names and labels in place of
//! addresses.
//!
//! The line of a branch contains the branch's target. A line that uses data does not always contain
//! the address of the data: on 32-bit x86 and ARM, that address is the sum of a distance in the
//! line and of an address that an earlier instruction has put into a register. So the lines are
//! read together with the contents of the registers ([`Flow`]). The modules of the architectures
//! know which instructions make addresses and which use them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use object::Architecture;

use super::draft::{Data, Draft, Flow, SOMEWHERE};
use super::instruction::{Control, Instruction};
use super::{aarch64, x86};
use crate::code::symbols::{Symbols, plain_name};

/// Makes the lines of a listing from the disassembly of the function that begins at `start`.
/// Returns them with the addresses that the function calls, or to which it jumps out of its own
/// code.
///
/// Each line of `text` is `address: bytes<tab>mnemonic<tab>operands`; the disassembler's labels are
/// skipped.
pub fn normalise(text: &str, start: u64, symbols: &Symbols) -> Result<(Vec<String>, BTreeSet<u64>)> {
    type Name = fn(&Instruction<'_>, &mut Draft<'_>) -> Option<String>;
    let (control, name): (fn(&Instruction<'_>) -> Control, Name) = match symbols.architecture {
        Some(Architecture::I386) => (x86::control::<32>, x86::name::<32>),
        Some(Architecture::X86_64) => (x86::control::<64>, x86::name::<64>),
        Some(Architecture::Aarch64) => (aarch64::control, aarch64::name),
        other => bail!("the lab cannot list code of the architecture {other:?}"),
    };
    let code = text.lines().filter_map(Instruction::parse);
    let code: Vec<_> = code.map(|instruction| (control(&instruction), instruction)).collect();
    ensure!(!code.is_empty(), "the disassembly is empty");
    let inside: BTreeSet<u64> = code.iter().map(|(_, instruction)| instruction.address).collect();
    let label = |control: Control| {
        // A recursive call gets the function's name, not a label.
        let is_itself = control == Control::Call(Some(start));
        control.target().filter(|target| !is_itself && inside.contains(target))
    };
    let labels: BTreeSet<u64> = code.iter().filter_map(|&(control, _)| label(control)).collect();
    let labels: BTreeMap<u64, usize> = labels.into_iter().zip(0..).collect();

    // At the beginning of a loop, the contents that the loop overwrites are not known until its end
    // has been read. So each pass uses the backward branches of the previous pass. These never have
    // more known contents than before, so the passes come to an end.
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
                // The target is the last operand. A bit or a register may come before it.
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

/// Returns the name of a function that is called or jumped to.
fn callee(instruction: &Instruction<'_>, target: u64, symbols: &Symbols) -> String {
    if let Some(name) = symbols.function(target) {
        return plain_name(name);
    }
    // Functions of shared libraries are called through stubs, whose names the disassembler knows.
    let stub = instruction.symbol.and_then(|name| name.strip_suffix("@plt"));
    stub.unwrap_or(SOMEWHERE).to_owned()
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::instruction::hexadecimal;
    use super::*;

    /// Returns the lines of `code` at this address, and the addresses that the code calls. Each
    /// line of `code` has the bytes of an instruction, `|`, and the instruction, in which `@0x8` is
    /// the address at this offset from the start.
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
        symbols.architecture = Some(architecture);
        let (lines, calls) = normalise(&text, start, &symbols).unwrap();
        (lines, calls.into_iter().collect())
    }

    #[test]
    fn the_listing_does_not_depend_on_the_address_of_the_code() {
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
