//! The addresses in 64-bit ARM's code.
//!
//! An address takes two instructions: `adrp` puts its page into a register, and a later `add`, load or store adds the
//! place in the page. Both lines then say the name of what lies there, as the assembler's text does: `adrp x8, NAME`,
//! `ldr q0, [x8, :lo12:NAME]`.

use super::data::Data;
use super::flow::{Flow, Held, Instruction, Named, SOMEWHERE, address, hexadecimal};

pub(super) fn target(instruction: &Instruction<'_>) -> Option<u64> {
    let branches = matches!(instruction.mnemonic, "b" | "bl" | "cbz" | "cbnz" | "tbz" | "tbnz")
        || instruction.mnemonic.starts_with("b.");
    if branches { address(instruction.operands.rsplit(", ").next()?) } else { None }
}

pub(super) fn ends(instruction: &Instruction<'_>) -> bool {
    matches!(instruction.mnemonic, "b" | "br" | "ret" | "brk" | "udf")
}

pub(super) fn name(code: &[Instruction<'_>], at: usize, flow: &mut Flow, data: &mut Data<'_>) -> Named {
    let instruction = &code[at];
    let named = page(instruction, flow)
        .or_else(|| whole(instruction, data))
        .or_else(|| in_page(instruction, flow, data));
    if instruction.mnemonic != "adrp" {
        follow(instruction, flow);
    }
    named.unwrap_or_else(|| Named { operands: instruction.operands.clone(), earlier: None })
}

/// `adrp`: the page, until it is known of what.
fn page(instruction: &Instruction<'_>, flow: &mut Flow) -> Option<Named> {
    if instruction.mnemonic != "adrp" {
        return None;
    }
    let (register, page) = instruction.operands.split_once(", ")?;
    flow.set(register, Some(Held { address: address(page)?, line: flow.line }));
    Some(Named { operands: format!("{register}, {SOMEWHERE}"), earlier: None })
}

/// `adr`, or a load from beside the code: the whole address in one instruction.
fn whole(instruction: &Instruction<'_>, data: &mut Data<'_>) -> Option<Named> {
    if !matches!(instruction.mnemonic, "adr" | "ldr" | "ldrsw") {
        return None;
    }
    let (register, place) = instruction.operands.split_once(", ")?;
    let bytes = if instruction.mnemonic == "adr" { None } else { width(instruction) };
    let name = data.name(address(place)?, bytes);
    Some(Named { operands: format!("{register}, {name}"), earlier: None })
}

/// An `add` to a page, or a load or a store in it.
fn in_page(instruction: &Instruction<'_>, flow: &Flow, data: &mut Data<'_>) -> Option<Named> {
    let operands = &instruction.operands;
    let (before, page, offset, after) = if instruction.mnemonic == "add" {
        let (before, offset) = operands.rsplit_once(", #")?;
        let (_, page) = before.rsplit_once(", ")?;
        (format!("{before}, "), page, offset, "")
    } else {
        let (before, rest) = operands.split_once('[')?;
        let (inside, after) = rest.split_once(']')?;
        let (page, offset) = inside.split_once(", #").unwrap_or((inside, "0x0"));
        // With an index, or after it was added to, a register holds a whole address.
        if page.contains(',') {
            return None;
        }
        (format!("{before}[{page}, "), page, offset, &rest[rest.len() - after.len() - 1..])
    };
    let held = flow.get(page)?;
    let bytes = if instruction.mnemonic == "add" { None } else { width(instruction) };
    let name = data.name(held.address + hexadecimal(offset)?, bytes);
    let earlier = Some((held.line, name.clone()));
    Some(Named { operands: format!("{before}:lo12:{name}{after}"), earlier })
}

/// What the instruction's writing does to what is held.
fn follow(instruction: &Instruction<'_>, flow: &mut Flow) {
    let mnemonic = instruction.mnemonic;
    if mnemonic == "bl" || mnemonic == "blr" {
        for number in 0..=18 {
            flow.set(&format!("x{number}"), None);
        }
        return;
    }
    let reads_only = mnemonic.starts_with("st")
        || mnemonic.starts_with("b.")
        || matches!(
            mnemonic,
            "cmp" | "cmn" | "tst" | "ccmp" | "cbz" | "cbnz" | "tbz" | "tbnz" | "b" | "br" | "ret" | "prfm"
        );
    if reads_only {
        return;
    }
    let mut written = instruction.operands.split(", ");
    let pair = if matches!(mnemonic, "ldp" | "ldpsw") { 2 } else { 1 };
    let from = instruction.operands.split(", ").nth(1).and_then(|from| flow.get(from));
    for to in written.by_ref().take(pair) {
        // The low half's name writes the whole register.
        let to = to.strip_prefix('w').map_or_else(|| to.to_owned(), |number| format!("x{number}"));
        flow.set(&to, from.filter(|_| mnemonic == "mov"));
    }
}

/// How many bytes a load reads.
fn width(instruction: &Instruction<'_>) -> Option<usize> {
    let bytes = match instruction.mnemonic {
        "ldrb" | "ldrsb" => 1,
        "ldrh" | "ldrsh" => 2,
        "ldrsw" => 4,
        "ldr" | "ldp" | "ldur" => match instruction.operands.chars().next()? {
            'q' => 16,
            'x' | 'd' => 8,
            'w' | 's' => 4,
            'h' => 2,
            'b' => 1,
            _ => return None,
        },
        _ => return None,
    };
    Some(if instruction.mnemonic == "ldp" { 2 * bytes } else { bytes })
}

#[cfg(test)]
mod tests {
    use object::Architecture;

    use super::super::normalise::normalise;
    use crate::code::symbols::Symbols;

    /// A table in two steps, a constant in two, a second use of the first page after a branch, and every kind of branch.
    fn code(start: u64, page: u64) -> String {
        let at = |offset: u64| start + offset;
        format!(
            "\
    {:x}: \tadrp\tx8, 0x{page:x} <page>
    {:x}: \tcbz\tx1, 0x{:x} <f+0x20>
    {:x}: \tadd\tx9, x8, #0xc9a
    {:x}: \tldrb\tw10, [x9, w10, uxtw]
    {:x}: \tldr\tq0, [x8, #0x120]
    {:x}: \ttbnz\tw0, #0x3, 0x{:x} <f+0x8>
    {:x}: \tbl\t0x9000 <memcpy@plt>
    {:x}: \tret
    {:x}: \tldr\tx8, [x8]
    {:x}: \tldr\tx8, [x8, #0x8]
    {:x}: \tb.ne\t0x{:x} <f+0x20>
    {:x}: \tmov\tx0, #0x10                 // =16
",
            at(0),
            at(4),
            at(0x20),
            at(8),
            at(12),
            at(16),
            at(20),
            at(8),
            at(24),
            at(28),
            at(0x20),
            at(0x24),
            at(0x28),
            at(0x20),
            at(0x2c)
        )
    }

    #[test]
    fn pages_become_names_and_branches_labels() {
        let lines = |start, page| {
            normalise(&code(start, page), start, Architecture::Aarch64, &Symbols::default()).unwrap().0
        };
        let wanted = [
            "adrp x8, .D0",
            "cbz x1, .L1",
            ".L0:",
            "add x9, x8, :lo12:.D0",
            "ldrb w10, [x9, w10, uxtw]",
            "ldr q0, [x8, :lo12:.D1]",
            "tbnz w0, #0x3, .L0",
            "bl memcpy",
            "ret",
            ".L1:",
            // The branch back comes with another x8, so of this one nothing is sure.
            "ldr x8, [x8]",
            "ldr x8, [x8, #0x8]",
            "b.ne .L1",
            "mov x0, #0x10",
        ];
        assert_eq!(lines(0x10_0000, 0x5_9000), wanted);
        assert_eq!(lines(0x20_0000, 0x7_1000), wanted);
    }
}
