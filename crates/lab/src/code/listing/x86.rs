//! The addresses in x86's code, of 64 and of 32 bits.
//!
//! 64-bit code refers to data by the distance from the instruction pointer, and the disassembler adds it up. 32-bit code
//! has no such addressing. A function there that needs data first asks where it is: it calls the next instruction, pops
//! the return address, and adds the distance to the table of addresses (the GOT); from then on data is a distance from that
//! register. The register may be copied and spilled, so [`Flow`] follows it. A distance that no structure has is
//! one from the table even where its register was lost.

use super::data::Data;
use super::flow::{Flow, Held, Instruction, Named, address, hexadecimal};

/// What a listing calls the distance from here to the table of addresses.
const TABLE: &str = "_GLOBAL_OFFSET_TABLE_";

/// The place in [`Flow`] for the table's address, whatever register holds it.
const ANYWHERE: &str = "table";

/// The place for the return address that was just popped, until the distance is added.
const HERE: &str = "here";

/// No field of ours lies as far as this from its structure's start.
const FAR: u64 = 0x1_0000;

pub(super) fn target(instruction: &Instruction<'_>) -> Option<u64> {
    let jumps = instruction.mnemonic.starts_with('j') || instruction.mnemonic == "call";
    if jumps { address(&instruction.operands) } else { None }
}

pub(super) fn ends(instruction: &Instruction<'_>) -> bool {
    matches!(instruction.mnemonic, "jmp" | "ret" | "ud2")
}

pub(super) fn is_padding(instruction: &Instruction<'_>) -> bool {
    match instruction.mnemonic {
        "nop" => true,
        "xchg" => instruction.operands == "ax, ax",
        // A longer nop carries prefixes, which the disassembler names first.
        "data16" | "cs" => instruction.operands.is_empty() || instruction.operands.contains("nop"),
        _ => false,
    }
}

pub(super) fn name(code: &[Instruction<'_>], at: usize, flow: &mut Flow, data: &mut Data<'_>) -> Named {
    let instruction = &code[at];
    let operands = memory(instruction, flow, data)
        .or_else(|| set_up(code, at, flow))
        .unwrap_or_else(|| instruction.operands.clone());
    follow(instruction, flow);
    Named { operands, earlier: None }
}

/// The operands with the name of what the one in memory refers to, if that is an address that is known.
fn memory(instruction: &Instruction<'_>, flow: &Flow, data: &mut Data<'_>) -> Option<String> {
    let (before, rest) = instruction.operands.split_once('[')?;
    let (inside, after) = rest.split_once(']')?;
    let bytes = width(before);
    if inside.starts_with("rip") {
        let name = data.name(instruction.reads?, bytes);
        return Some(format!("{before}[{name}]{after}"));
    }
    let (registers, distance) = split(inside)?;
    let holds = registers.split(" + ").any(|register| flow.get(register).is_some());
    let table = flow.get(ANYWHERE).filter(|_| holds || distance.unsigned_abs() >= FAR)?;
    // Addresses of this width wrap around at 32 bits.
    let address = table.address.wrapping_add_signed(distance) & 0xffff_ffff;
    Some(format!("{before}[{registers} + {}]{after}", data.name(address, bytes)))
}

/// The registers and the distance in `ebx + 4*ecx - 0x10`; none where there is no distance.
fn split(inside: &str) -> Option<(&str, i64)> {
    let plus = inside.rsplit_once(" + ").map(|(registers, digits)| (registers, digits, 1));
    let minus = inside.rsplit_once(" - ").map(|(registers, digits)| (registers, digits, -1));
    [plus, minus].into_iter().flatten().find_map(|(registers, digits, sign)| {
        Some((registers, sign * i64::try_from(hexadecimal(digits)?).ok()?))
    })
}

/// The steps by which a function learns where the table is, and the operands of the last of them.
fn set_up(code: &[Instruction<'_>], at: usize, flow: &mut Flow) -> Option<String> {
    let instruction = &code[at];
    if instruction.mnemonic == "pop" {
        let before = &code[at.checked_sub(1)?];
        if before.mnemonic == "call" && target(before) == Some(instruction.address) {
            let held = Held { address: instruction.address, line: flow.line };
            flow.set(HERE, Some(held));
        }
        return None;
    }
    if instruction.mnemonic != "add" {
        return None;
    }
    let here = flow.get(HERE)?;
    let (register, distance) = instruction.operands.split_once(", ")?;
    let address = here.address.wrapping_add(hexadecimal(distance)?) & 0xffff_ffff;
    flow.set(HERE, None);
    flow.set(ANYWHERE, Some(Held { address, line: flow.line }));
    // What follows takes the first operand for overwritten; it is put back there by this name.
    flow.set(TABLE, Some(Held { address, line: flow.line }));
    Some(format!("{register}, {TABLE}"))
}

/// What the instruction's writing does to what is held.
fn follow(instruction: &Instruction<'_>, flow: &mut Flow) {
    let overwritten: &[&str] = match instruction.mnemonic {
        "call" => &["eax", "ecx", "edx"],
        "mul" | "div" | "idiv" | "cdq" | "cpuid" | "rdtsc" => &["eax", "edx"],
        "rep" => &["eax", "ecx", "esi", "edi"],
        _ => &[],
    };
    for register in overwritten {
        flow.set(register, None);
    }
    if matches!(instruction.mnemonic, "cmp" | "test" | "push" | "bt" | "call" | "rep") {
        if matches!(instruction.mnemonic, "push" | "call") {
            flow.forget_memory();
        }
        return;
    }
    let mut operands = instruction.operands.split(", ");
    let Some(to) = operands.next().map(place) else { return };
    let held = match instruction.mnemonic {
        "mov" => operands.next().and_then(|from| flow.get(place(from))),
        "add" => flow.get(TABLE),
        _ => None,
    };
    flow.set(TABLE, None);
    flow.set(to, held);
    // With another stack pointer the same words mean another place.
    if to == "esp" || instruction.mnemonic == "pop" {
        flow.forget_memory();
    }
}

/// A register by its whole name, or a place in memory without its width.
fn place(operand: &str) -> &str {
    match operand {
        "al" | "ah" | "ax" => "eax",
        "bl" | "bh" | "bx" => "ebx",
        "cl" | "ch" | "cx" => "ecx",
        "dl" | "dh" | "dx" => "edx",
        "si" => "esi",
        "di" => "edi",
        "bp" => "ebp",
        _ => operand.strip_prefix("dword ptr ").unwrap_or(operand),
    }
}

/// How many bytes an operand reads, by the words before its bracket.
fn width(before: &str) -> Option<usize> {
    let word = before.trim_end().strip_suffix(" ptr")?.rsplit([' ', ',']).next()?;
    Some(match word {
        "byte" => 1,
        "word" => 2,
        "dword" => 4,
        "qword" => 8,
        "xmmword" => 16,
        "ymmword" => 32,
        "zmmword" => 64,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use object::Architecture;

    use super::super::normalise::normalise;
    use super::*;
    use crate::code::symbols::Symbols;

    #[test]
    fn distances_are_read_in_every_form() {
        assert_eq!(split("ebx + 4*ecx - 0x10"), Some(("ebx + 4*ecx", -16)));
        assert_eq!(split("ebx + 0x10"), Some(("ebx", 16)));
        assert_eq!(split("ebx + 4*ecx"), None);
        assert_eq!(width("xmm2, xmmword ptr "), Some(16));
        assert_eq!(width("rdi, "), None);
    }

    /// A function of 32 bits that learns where its table is, spills that, returns early in the middle, and goes on.
    fn position_independent(start: u64, table: u64) -> String {
        let pop = start + 6;
        format!(
            "\
    {:x}: \tpush\tebx
    {:x}: \tcall\t0x{pop:x} <f+0x6>
    {pop:x}: \tpop\tebx
    {:x}: \txor\tecx, ecx
    {:x}: \tadd\tebx, 0x{:x}
    {:x}: \tmov\tdword ptr [esp + 0x8], ebx
    {:x}: \tje\t0x{:x} <f+0x30>
    {:x}: \tpop\tebx
    {:x}: \tret
    {:x}: \tmovzx\teax, byte ptr [ebx + ecx - 0x20000]
    {:x}: \tmov\tecx, dword ptr [esp + 0x8]
    {:x}: \tmov\tedx, dword ptr [ecx - 0x10]
    {:x}: \tmov\tebx, dword ptr [edx + 0x10]
    {:x}: \tmov\tesi, dword ptr [ebx + 0x10]
",
            start,
            start + 1,
            start + 7,
            start + 9,
            table - pop,
            start + 15,
            start + 19,
            start + 0x30,
            start + 0x21,
            start + 0x22,
            start + 0x30,
            start + 0x38,
            start + 0x3c,
            start + 0x3f,
            start + 0x42
        )
    }

    #[test]
    fn in_32_bits_distances_from_the_table_of_addresses_become_names() {
        let lines = |start, table| {
            let text = position_independent(start, table);
            normalise(&text, start, Architecture::I386, &Symbols::default()).unwrap().0
        };
        let wanted = [
            "push ebx",
            "call .L0",
            ".L0:",
            "pop ebx",
            "xor ecx, ecx",
            "add ebx, _GLOBAL_OFFSET_TABLE_",
            "mov dword ptr [esp + 0x8], ebx",
            "je .L1",
            "pop ebx",
            "ret",
            ".L1:",
            "movzx eax, byte ptr [ebx + ecx + .D0]",
            "mov ecx, dword ptr [esp + 0x8]",
            "mov edx, dword ptr [ecx + .D1]",
            "mov ebx, dword ptr [edx + 0x10]",
            "mov esi, dword ptr [ebx + 0x10]",
        ];
        assert_eq!(lines(0x10_a000, 0x20_6600), wanted);
        assert_eq!(lines(0x11_b000, 0x30_0600), wanted);
    }
}
