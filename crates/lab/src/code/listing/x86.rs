//! Replaces the addresses in listings of 64-bit and 32-bit x86 code by names.
//!
//! 64-bit code refers to data by the distance from the instruction pointer. 32-bit code cannot do
//! that. A function there that needs data first finds its own address: it calls the next
//! instruction, pops the return address, and adds the distance to the table of addresses (the GOT).
//! From then on this register has the table's address, and data are at a distance from it. The
//! register may be copied and spilled, so [`Flow`](super::draft::Flow) follows it. If no register
//! is known to have the table's address, a distance that is too large for any structure is taken as
//! a distance from the table.

use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register,
};

use super::draft::Draft;
use super::instruction::{Control, Instruction};

/// Name in a listing for the distance from the code to the table of addresses.
const TABLE: &str = "_GLOBAL_OFFSET_TABLE_";

/// Name of a place that always holds the table's address, once it is known.
const ANYWHERE: &str = "table";

/// Name of the place of the return address after a call of the next instruction.
const RETURN: &str = "return";

/// Offset that is larger than any of our structures.
const FAR: u64 = 0x1_0000;

pub(super) fn control<const BITS: u32>(instruction: &Instruction<'_>) -> Control {
    let decoded = decode::<BITS>(instruction);
    let is_near =
        matches!(decoded.op0_kind(), OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64);
    let target = is_near.then(|| decoded.near_branch_target());
    if decoded.is_invalid() {
        // The disassembler prints some prefixes on separate lines. These two are part of a long
        // nop.
        let is_padding = matches!(instruction.mnemonic, "data16" | "cs");
        return if is_padding { Control::Padding } else { Control::Next };
    }
    match decoded.flow_control() {
        _ if decoded.mnemonic() == Mnemonic::Nop => Control::Padding,
        FlowControl::Call | FlowControl::IndirectCall => Control::Call(target),
        FlowControl::ConditionalBranch => Control::Branch(target),
        FlowControl::UnconditionalBranch | FlowControl::IndirectBranch => Control::Jump(target),
        FlowControl::Return | FlowControl::Exception => Control::Stop,
        _ => Control::Next,
    }
}

/// Returns the operands with names in place of addresses, or None if they have no address that is
/// known.
pub(super) fn name<const BITS: u32>(instruction: &Instruction<'_>, draft: &mut Draft<'_>) -> Option<String> {
    let decoded = decode::<BITS>(instruction);
    let named = memory(instruction, &decoded, draft);
    // 64-bit code needs no register with the table's address, so there is none to follow.
    let table = if BITS == 32 { follow(&decoded, draft) } else { false };
    named.or_else(|| Some(format!("{}, {TABLE}", instruction.operands.split(", ").next()?)).filter(|_| table))
}

fn decode<const BITS: u32>(instruction: &Instruction<'_>) -> iced_x86::Instruction {
    Decoder::with_ip(BITS, &instruction.bytes, instruction.address, DecoderOptions::NONE).decode()
}

/// Returns the operands with a name in place of the address of the operand in memory, or None if
/// that address is not known.
fn memory(
    instruction: &Instruction<'_>,
    decoded: &iced_x86::Instruction,
    draft: &mut Draft<'_>,
) -> Option<String> {
    let (before, rest) = instruction.operands.split_once('[')?;
    let (inside, after) = rest.split_once(']')?;
    let bytes = Some(decoded.memory_size().size()).filter(|bytes| bytes.is_power_of_two());
    if decoded.is_ip_rel_memory_operand() {
        let name = draft.data.name(decoded.ip_rel_memory_address(), bytes);
        return Some(format!("{before}[{name}]{after}"));
    }
    let registers = inside.rsplit_once(" + 0x").or_else(|| inside.rsplit_once(" - 0x"))?.0;
    let distance = decoded.memory_displacement32().cast_signed();
    let is_far = u64::from(distance.unsigned_abs()) >= FAR;
    let held = [decoded.memory_base(), decoded.memory_index()];
    let held = held.into_iter().find_map(|register| draft.flow.get(&full_register(register)));
    let base = held.or_else(|| draft.flow.get(ANYWHERE).filter(|_| is_far))?;
    // Only 32-bit code gets here, and its addresses wrap around.
    let address = base.address.wrapping_add_signed(distance.into()) & 0xffff_ffff;
    Some(format!("{before}[{registers} + {}]{after}", draft.data.name(address, bytes)))
}

/// Updates the known contents after an instruction of 32-bit code. Returns true if it computes the
/// table's address.
fn follow(decoded: &iced_x86::Instruction, draft: &mut Draft<'_>) -> bool {
    let flow = &mut draft.flow;
    let returned = flow.get(RETURN);
    flow.set(RETURN, None);
    let held = |operand| flow.get(&place(decoded, operand)?);
    let sum = (decoded.mnemonic() == Mnemonic::Add)
        .then(|| Some(held(0)?.address.wrapping_add(decoded.try_immediate(1).ok()?) & 0xffff_ffff));
    let known = flow.get(ANYWHERE);
    let table = sum.flatten().filter(|sum| known.is_none_or(|known| known.address == *sum));
    let copied = match decoded.code() {
        Code::Mov_r32_rm32 | Code::Mov_rm32_r32 => held(1),
        Code::Pop_r32 => returned,
        _ => None,
    };

    let mut factory = InstructionInfoFactory::new();
    let info = factory.info(decoded);
    let written = info.used_registers().iter().filter(|used| writes(used.access()));
    for register in written.map(|used| used.register().full_register32()) {
        flow.set(&full_register(register), None);
        // After a change of the stack pointer, the same operand means a different place.
        if register == Register::ESP {
            flow.forget_memory();
        }
    }
    if let Some(to) = place(decoded, 0).filter(|_| writes(info.op0_access())) {
        flow.set(&to, copied);
    }
    if let Some(address) = table {
        draft.hold(&full_register(decoded.op0_register()), address);
        draft.hold(ANYWHERE, address);
    }
    if matches!(decoded.flow_control(), FlowControl::Call | FlowControl::IndirectCall) {
        for register in [Register::EAX, Register::ECX, Register::EDX] {
            draft.flow.set(&full_register(register), None);
        }
        if decoded.near_branch_target() == decoded.next_ip() {
            draft.hold(RETURN, decoded.next_ip());
        }
    }
    table.is_some()
}

/// Returns the register or the place in memory of an operand.
fn place(decoded: &iced_x86::Instruction, operand: u32) -> Option<String> {
    if operand >= decoded.op_count() {
        return None;
    }
    match decoded.op_kind(operand) {
        OpKind::Register => Some(full_register(decoded.op_register(operand))),
        OpKind::Memory => Some(format!(
            "[{:?} {:?} {} {:x}]",
            decoded.memory_base(),
            decoded.memory_index(),
            decoded.memory_index_scale(),
            decoded.memory_displacement32()
        )),
        _ => None,
    }
}

/// Returns the name of the 32-bit register to which this one belongs.
fn full_register(register: Register) -> String {
    format!("{:?}", register.full_register32())
}

fn writes(access: OpAccess) -> bool {
    use OpAccess::{CondWrite, ReadCondWrite, ReadWrite, Write};
    matches!(access, Write | CondWrite | ReadWrite | ReadCondWrite)
}

#[cfg(test)]
mod tests {
    use object::Architecture;

    use super::super::normalise::tests::lines;

    /// The function finds the table, spills its address, and has a return in the middle.
    #[test]
    fn in_32_bits_distances_from_the_table_of_addresses_become_names() {
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
        for (start, table) in [(0x10_a000, 0x20_6600_u32), (0x11_b000, 0x30_0600)] {
            let distance = table - (start + 6);
            let [a, b, c, d] = distance.to_le_bytes();
            let code = format!(
                "53                      | push ebx\n\
                 e8 00 00 00 00          | call @0x6\n\
                 5b                      | pop ebx\n\
                 31 c9                   | xor ecx, ecx\n\
                 81 c3 {a:02x} {b:02x} {c:02x} {d:02x}       | add ebx, {distance:#x}\n\
                 89 5c 24 08             | mov dword ptr [esp + 0x8], ebx\n\
                 74 02                   | je @0x17\n\
                 5b                      | pop ebx\n\
                 c3                      | ret\n\
                 0f b6 84 0b 00 00 fe ff | movzx eax, byte ptr [ebx + ecx - 0x20000]\n\
                 8b 4c 24 08             | mov ecx, dword ptr [esp + 0x8]\n\
                 8b 51 f0                | mov edx, dword ptr [ecx - 0x10]\n\
                 8b 5a 10                | mov ebx, dword ptr [edx + 0x10]\n\
                 8b 73 10                | mov esi, dword ptr [ebx + 0x10]"
            );
            assert_eq!(lines(Architecture::I386, start.into(), &code).0, wanted);
        }
    }
}
