//! The addresses in x86's code, of 64 and of 32 bits.
//!
//! 64-bit code refers to data by the distance from the instruction pointer. 32-bit code has no such addressing. A
//! function there that needs data first asks where it is: it calls the next instruction, pops the return address, and
//! adds the distance to the table of addresses (the GOT); from then on data is a distance from that register. The
//! register may be copied and spilled, so [`Flow`](super::draft::Flow) follows it. A distance that no structure has is one
//! from the table even where its register was lost.

use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register,
};

use super::draft::Draft;
use super::instruction::{Control, Instruction};

/// What a listing calls the distance from here to the table of addresses.
const TABLE: &str = "_GLOBAL_OFFSET_TABLE_";

/// The place for the table's address, whatever register holds it.
const ANYWHERE: &str = "table";

/// The place for the return address that a call of the next instruction has pushed.
const RETURN: &str = "return";

/// No field of ours lies as far as this from its structure's start.
const FAR: u64 = 0x1_0000;

pub(super) fn control<const BITS: u32>(instruction: &Instruction<'_>) -> Control {
    let decoded = decode::<BITS>(instruction);
    let is_near =
        matches!(decoded.op0_kind(), OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64);
    let target = is_near.then(|| decoded.near_branch_target());
    if decoded.is_invalid() {
        // The disassembler gives some prefixes lines of their own. These two make a longer nop.
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

/// The operands with names for addresses, if there are any.
pub(super) fn name<const BITS: u32>(instruction: &Instruction<'_>, draft: &mut Draft<'_>) -> Option<String> {
    let decoded = decode::<BITS>(instruction);
    let named = memory(instruction, &decoded, draft);
    // Code of 64 bits needs no register to know where it is.
    let table = if BITS == 32 { follow(&decoded, draft) } else { false };
    named.or_else(|| Some(format!("{}, {TABLE}", instruction.operands.split(", ").next()?)).filter(|_| table))
}

fn decode<const BITS: u32>(instruction: &Instruction<'_>) -> iced_x86::Instruction {
    Decoder::with_ip(BITS, &instruction.bytes, instruction.address, DecoderOptions::NONE).decode()
}

/// The operands with the name of what the one in memory refers to, if that is an address that is known.
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
    let held = held.into_iter().find_map(|register| draft.flow.get(&whole(register)));
    let base = held.or_else(|| draft.flow.get(ANYWHERE).filter(|_| is_far))?;
    // Addresses of this width wrap around at 32 bits.
    let address = base.address.wrapping_add_signed(distance.into()) & 0xffff_ffff;
    Some(format!("{before}[{registers} + {}]{after}", draft.data.name(address, bytes)))
}

/// What an instruction of 32-bit code does to what is held. Whether it computes where the table is.
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
        flow.set(&whole(register), None);
        // With another stack pointer the same words mean another place.
        if register == Register::ESP {
            flow.forget_memory();
        }
    }
    if let Some(to) = place(decoded, 0).filter(|_| writes(info.op0_access())) {
        flow.set(&to, copied);
    }
    if let Some(address) = table {
        draft.hold(&whole(decoded.op0_register()), address);
        draft.hold(ANYWHERE, address);
    }
    if matches!(decoded.flow_control(), FlowControl::Call | FlowControl::IndirectCall) {
        for register in [Register::EAX, Register::ECX, Register::EDX] {
            draft.flow.set(&whole(register), None);
        }
        if decoded.near_branch_target() == decoded.next_ip() {
            draft.hold(RETURN, decoded.next_ip());
        }
    }
    table.is_some()
}

/// The register or the place in memory that an operand is.
fn place(decoded: &iced_x86::Instruction, operand: u32) -> Option<String> {
    if operand >= decoded.op_count() {
        return None;
    }
    match decoded.op_kind(operand) {
        OpKind::Register => Some(whole(decoded.op_register(operand))),
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

/// The name of the register that this one is or is a part of.
fn whole(register: Register) -> String {
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

    /// A function that learns where its table is, spills that, returns early in the middle, and goes on.
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
