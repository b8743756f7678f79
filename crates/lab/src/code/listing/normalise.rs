//! From a disassembly, full of addresses, to lines that hold none.
//!
//! What a branch goes to is plain in every line. What a line reads may not be: 32-bit x86 and ARM build an address from
//! a part that an earlier instruction left in a register. So the lines are gone through with what the registers hold
//! ([`Flow`]), carried along forward branches; each architecture knows which instructions make addresses and which
//! use them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use object::Architecture;

use super::data::Data;
use super::flow::{Flow, Instruction, Named, Places, SOMEWHERE, hexadecimal};
use super::{aarch64, x86};
use crate::code::symbols::{Symbols, plain_name};

/// What an architecture's branches, padding and addresses look like.
pub(super) struct Rules {
    /// What starts a remark that ends a line.
    remark: &'static str,
    /// Where the instruction goes to, if that is fixed.
    target: fn(&Instruction<'_>) -> Option<u64>,
    /// Whether nothing after the instruction runs, but what is branched to.
    ends: fn(&Instruction<'_>) -> bool,
    is_call: fn(&Instruction<'_>) -> bool,
    is_padding: fn(&Instruction<'_>) -> bool,
    /// The operands with names for addresses, after which the flow is what it is behind the instruction.
    name: fn(&[Instruction<'_>], usize, &mut Flow, &mut Data<'_>) -> Named,
}

/// The rules of an architecture.
pub(super) fn rules(architecture: Architecture) -> Option<Rules> {
    match architecture {
        Architecture::I386 | Architecture::X86_64 => Some(Rules {
            remark: "# ",
            target: x86::target,
            ends: x86::ends,
            is_call: |instruction| instruction.mnemonic == "call",
            is_padding: x86::is_padding,
            name: x86::name,
        }),
        Architecture::Aarch64 => Some(Rules {
            remark: "//",
            target: aarch64::target,
            ends: aarch64::ends,
            is_call: |instruction| instruction.mnemonic == "bl",
            is_padding: |instruction| instruction.mnemonic == "nop",
            name: aarch64::name,
        }),
        _ => None,
    }
}

/// Makes lines for a listing from the disassembly of the function that begins at `start`, and names the addresses that it calls.
///
/// Each line of `text` is `address:  mnemonic operands`; labels and remarks of the disassembler's own are passed over.
pub(crate) fn normalise(
    text: &str,
    start: u64,
    architecture: Architecture,
    symbols: &Symbols,
) -> Result<(Vec<String>, BTreeSet<u64>)> {
    let rules = rules(architecture).context("no rules for this architecture")?;
    let code: Vec<_> = text.lines().filter_map(|line| instruction(line, rules.remark)).collect();
    let inside: BTreeSet<_> = code.iter().map(|instruction| instruction.address).collect();
    let is_label = |instruction: &Instruction<'_>| {
        let target = (rules.target)(instruction).filter(|target| inside.contains(target))?;
        // A function that calls itself is called by its name.
        (!(rules.is_call)(instruction) || target != start).then_some(target)
    };
    let labels: BTreeSet<u64> = code.iter().filter_map(is_label).collect();
    let labels: BTreeMap<u64, usize> = labels.into_iter().zip(0..).collect();
    anyhow::ensure!(!code.is_empty(), "the disassembly is empty");

    let pass = |before: &BTreeMap<u64, Places>| {
        let mut lines: Vec<String> = Vec::new();
        let mut calls = BTreeSet::new();
        let mut data = Data::new(symbols);
        let mut flow = Flow { is_reached: true, ..Flow::default() };
        let mut falls_through = true;
        for (at, instruction) in code.iter().enumerate() {
            flow.arrive(instruction.address, falls_through, before);
            if let Some(label) = labels.get(&instruction.address) {
                lines.push(format!(".L{label}:"));
            }
            if (rules.is_padding)(instruction) {
                if lines.last().is_none_or(|line| line != "nop") {
                    lines.push("nop".to_owned());
                }
                continue;
            }
            flow.line = lines.len();
            let mut named = (rules.name)(&code, at, &mut flow, &mut data);
            if let Some(target) = (rules.target)(instruction) {
                let name = if let Some(label) = is_label(instruction).and_then(|target| labels.get(&target)) {
                    flow.branch(target);
                    format!(".L{label}")
                } else {
                    calls.insert(target);
                    callee(instruction, target, symbols)
                };
                // The target is the last operand: a bit or a register may be before it.
                let bare = instruction.operands.split(" <").next().unwrap_or_default();
                named.operands = match bare.rsplit_once(", ") {
                    Some((before, _)) => format!("{before}, {name}"),
                    None => name,
                };
            }
            if let Some((line, name)) = named.earlier
                && let Some(begun) = lines[line].strip_suffix(SOMEWHERE)
            {
                lines[line] = format!("{begun}{name}");
            }
            lines.push(format!("{} {}", instruction.mnemonic, named.operands).trim_end().to_owned());
            falls_through = !(rules.ends)(instruction);
            if !falls_through
                && matches!(instruction.mnemonic, "jmp" | "br")
                && (rules.target)(instruction).is_none()
            {
                flow.jump();
            }
        }
        lines.extend(data.constants);
        (lines, calls, flow.joins)
    };
    // What a loop overwrites is not known where it begins before its end was read. Each pass knows of the branches back what the
    // one before has found, which is never more than that knew.
    let mut before = BTreeMap::new();
    loop {
        let (lines, calls, joins) = pass(&before);
        if joins == before {
            return Ok((lines, calls));
        }
        before = joins;
    }
}

/// The name of what is called or jumped to outside of the function.
fn callee(instruction: &Instruction<'_>, target: u64, symbols: &Symbols) -> String {
    if let Some(name) = symbols.function(target) {
        return plain_name(name);
    }
    // The disassembler knows the stubs through which a shared library is called.
    let remark = instruction.operands.split_once('<').and_then(|(_, name)| name.strip_suffix("@plt>"));
    remark.map_or_else(|| SOMEWHERE.to_owned(), str::to_owned)
}

fn instruction<'a>(line: &'a str, remark: &str) -> Option<Instruction<'a>> {
    let (address, code) = line.trim_start().split_once(':')?;
    let address = u64::from_str_radix(address, 16).ok()?;
    let (code, remark) = code.split_once(remark).unwrap_or((code, ""));
    let code = code.trim();
    let (mnemonic, operands) = code.split_once(char::is_whitespace).unwrap_or((code, ""));
    let operands = operands.split_whitespace().collect::<Vec<_>>().join(" ");
    let reads = remark.split(' ').next().and_then(hexadecimal);
    (!mnemonic.is_empty()).then_some(Instruction { address, mnemonic, operands, reads })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::listing::flow::Held;

    const DISASSEMBLY: &str = "\
    1000:      \ttest\trsi, rsi
    1003:      \tje\t0x1014 <f+0x14>
    1005:      \tnop\tword ptr [rax + rax]
    1008:      \tpopcnt\trax, qword ptr [rdi + 0x8]
    100e:      \tjne\t0x1008 <f+0x8>
    1010:      \tcall\t0x2000 <elsewhere>
    1012:      \tcall\t0x3000 <memcpy@plt>
    1014:      \tret
";

    fn lines(text: &str, start: u64) -> (Vec<String>, BTreeSet<u64>) {
        normalise(text, start, Architecture::X86_64, &Symbols::default()).unwrap()
    }

    #[test]
    fn a_normal_listing_has_labels_and_no_addresses() {
        let (lines, calls) = lines(DISASSEMBLY, 0x1000);
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
        assert_eq!(lines, wanted);
        assert_eq!(calls.into_iter().collect::<Vec<_>>(), [0x2000, 0x3000]);
    }

    #[test]
    fn the_same_code_elsewhere_gives_the_same_listing() {
        let moved =
            DISASSEMBLY.replace("    10", "    70").replace("0x10", "0x70").replace("0x2000", "0x9000");
        assert_eq!(lines(DISASSEMBLY, 0x1000).0, lines(&moved, 0x7000).0);
    }

    #[test]
    fn what_is_held_is_carried_along_branches_and_only_where_all_agree() {
        let held = |address| Some(Held { address, line: 0 });
        let mut flow = Flow { is_reached: true, ..Flow::default() };
        flow.set("x8", held(0x1000));
        flow.set("x9", held(0x2000));
        flow.branch(0x40);
        flow.set("x9", None);
        flow.branch(0x50);
        // Nothing falls through to 0x40, so that what the branch brought is all that is known.
        flow.set("x8", None);
        flow.arrive(0x40, false, &BTreeMap::new());
        assert_eq!((flow.get("x8"), flow.get("x9")), (held(0x1000), held(0x2000)));
        flow.arrive(0x50, true, &BTreeMap::new());
        assert_eq!((flow.get("x8"), flow.get("x9")), (held(0x1000), None));
    }

    #[test]
    fn what_a_loop_overwrites_is_not_known_where_the_loop_begins() {
        // Two registers hold pages before the loop, and the loop's end gives one of them another.
        let text = "\
    1000:      \tadrp\tx8, 0x5000 <a>
    1004:      \tadrp\tx9, 0x5000 <a>
    1008:      \tadd\tx0, x8, #0x10
    100c:      \tadd\tx1, x9, #0x20
    1010:      \tmov\tx8, x2
    1014:      \tcbnz\tx2, 0x1008 <f+0x8>
    1018:      \tret
";
        let (lines, _) = normalise(text, 0x1000, Architecture::Aarch64, &Symbols::default()).unwrap();
        let of = |register: &str| lines.iter().find(|line| line.contains(register)).unwrap();
        assert!(of("x8, #").contains("#0x10"), "{lines:#?}");
        assert!(!lines.iter().any(|line| line.contains("x9, #0x20")), "{lines:#?}");
    }
}
