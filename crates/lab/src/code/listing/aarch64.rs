//! Replaces the addresses in listings of 64-bit ARM code by names.
//!
//! An address takes two instructions: `adrp` puts its page into a register, and a later `add`, load
//! or store adds the offset in the page. Both lines then show the name of the data, as in the
//! assembler's text: `adrp x8, NAME`, `ldr q0, [x8, :lo12:NAME]`.

use super::draft::{Data, Draft, Flow, SOMEWHERE};
use super::instruction::{Control, Instruction, hexadecimal};

pub(super) fn control(instruction: &Instruction<'_>) -> Control {
    let target = instruction.operands.rsplit(", ").next().and_then(hexadecimal);
    match instruction.mnemonic {
        "nop" => Control::Padding,
        "bl" => Control::Call(target),
        "b" | "br" => Control::Jump(target),
        "cbz" | "cbnz" | "tbz" | "tbnz" => Control::Branch(target),
        "ret" | "brk" | "udf" => Control::Stop,
        other if other.starts_with("b.") => Control::Branch(target),
        _ => Control::Next,
    }
}

/// Returns the operands with names in place of addresses, or None if they have no address that is
/// known.
pub(super) fn name(instruction: &Instruction<'_>, draft: &mut Draft<'_>) -> Option<String> {
    if instruction.mnemonic == "adrp" {
        let (register, page) = instruction.operands.split_once(", ")?;
        draft.hold(register, hexadecimal(page)?);
        return Some(format!("{register}, {SOMEWHERE}"));
    }
    let named = in_one_instruction(instruction, &mut draft.data).or_else(|| in_page(instruction, draft));
    follow(instruction, &mut draft.flow);
    named
}

/// Names the address in an `adr`, or in a load of data near the code; both have the complete
/// address in one instruction.
fn in_one_instruction(instruction: &Instruction<'_>, data: &mut Data<'_>) -> Option<String> {
    if !matches!(instruction.mnemonic, "adr" | "ldr" | "ldrsw") {
        return None;
    }
    let (register, place) = instruction.operands.split_once(", ")?;
    let name = data.name(hexadecimal(place)?, width(instruction));
    Some(format!("{register}, {name}"))
}

/// Names the address that an `add` to a page computes, or that a load or store in the page uses.
/// Also puts the name into the line of the `adrp` that began the address.
fn in_page(instruction: &Instruction<'_>, draft: &mut Draft<'_>) -> Option<String> {
    let operands = &instruction.operands;
    let (before, page, offset, after) = if instruction.mnemonic == "add" {
        let (before, offset) = operands.rsplit_once(", #")?;
        (before, before.rsplit_once(", ")?.1, offset, "")
    } else {
        let (inside, _) = operands.split_once('[')?.1.split_once(']')?;
        let (page, offset) = inside.split_once(", #").unwrap_or((inside, "0x0"));
        // A register to which an index is added holds a complete address.
        if page.contains(',') {
            return None;
        }
        let end = operands.find('[')? + 1;
        (&operands[..end + page.len()], page, offset, &operands[end + inside.len()..])
    };
    let held = draft.flow.get(page)?;
    let name = draft.data.name(held.address + hexadecimal(offset)?, width(instruction));
    let first_line = &mut draft.lines[held.line];
    if let Some(unnamed) = first_line.strip_suffix(SOMEWHERE) {
        *first_line = format!("{unnamed}{name}");
    }
    Some(format!("{before}, :lo12:{name}{after}"))
}

/// Updates the known contents of the registers that the instruction writes.
fn follow(instruction: &Instruction<'_>, flow: &mut Flow) {
    let operands: Vec<&str> = instruction.operands.split(", ").collect();
    let written = match instruction.mnemonic {
        "bl" | "blr" => {
            for number in 0..=18 {
                flow.set(&format!("x{number}"), None);
            }
            0
        }
        "cmp" | "cmn" | "tst" | "ccmp" | "cbz" | "cbnz" | "tbz" | "tbnz" | "b" | "br" | "ret" | "prfm" => 0,
        other if other.starts_with("st") || other.starts_with("b.") => 0,
        "ldp" | "ldpsw" => 2,
        _ => 1,
    };
    let from = operands.get(1).and_then(|from| flow.get(from));
    for to in operands.iter().take(written) {
        // A write to the low half of a register clears the rest.
        let to = to.strip_prefix('w').map_or_else(|| (*to).to_owned(), |number| format!("x{number}"));
        flow.set(&to, from.filter(|_| instruction.mnemonic == "mov"));
    }
}

/// Returns the number of bytes that a load reads, or None for other instructions.
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

    use super::super::normalise::tests::lines;

    fn listed(start: u64, code: &str) -> Vec<String> {
        let code: Vec<_> = code.lines().map(|line| format!("00000000 | {line}")).collect();
        lines(Architecture::Aarch64, start, &code.join("\n")).0
    }

    /// The code has two addresses in one page (of a table and of a constant), which share their
    /// `adrp`; uses of that register behind a branch; and each form of a conditional branch.
    #[test]
    fn pages_become_names_and_branches_get_labels() {
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
            // The branch back arrives with another x8, so its content here is uncertain.
            "ldr x8, [x8]",
            "ldr x8, [x8, #0x8]",
            "b.ne .L1",
            "mov x0, #0x10",
        ];
        for (start, page) in [(0x10_0000, 0x5_9000), (0x20_0000, 0x7_1000)] {
            let code = format!(
                "adrp x8, {page:#x} <page>\n\
                 cbz x1, @0x20\n\
                 add x9, x8, #0xc9a\n\
                 ldrb w10, [x9, w10, uxtw]\n\
                 ldr q0, [x8, #0x120]\n\
                 tbnz w0, #0x3, @0x8\n\
                 bl 0x9000 <memcpy@plt>\n\
                 ret\n\
                 ldr x8, [x8]\n\
                 ldr x8, [x8, #0x8]\n\
                 b.ne @0x20\n\
                 mov x0, #0x10                 // =16"
            );
            assert_eq!(listed(start, &code), wanted);
        }
    }

    #[test]
    fn registers_that_a_loop_overwrites_are_unknown_at_its_start() {
        // Two registers hold pages before the loop, and the end of the loop changes one of them.
        let code = "\
            adrp x8, 0x5000 <a>\n\
            adrp x9, 0x5000 <a>\n\
            add x0, x8, #0x10\n\
            add x1, x9, #0x20\n\
            mov x8, x2\n\
            cbnz x2, @0x8\n\
            ret";
        let lines = listed(0x1000, code);
        assert_eq!(lines[3..5], ["add x0, x8, #0x10", "add x1, x9, :lo12:.D0"], "{lines:#?}");
    }
}
