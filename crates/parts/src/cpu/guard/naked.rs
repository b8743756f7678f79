//! The guard as the first code of a Linux program on x86 and x86-64, written in baseline instructions alone.
//!
//! It is the same walk on both, so it is written once: the two differ in the registers' first letter, in how an address is
//! found where code can lie anywhere, and in how the kernel is called.

#![cfg_attr(
    target_arch = "x86",
    expect(bad_asm_style, reason = "the difference of two names has no words in Intel syntax")
)]

use std::arch::naked_asm;
use std::mem::offset_of;

use crate::cpu::features::{self, OSXSAVE, WORDS, Word};

/// A feature that this build assumes, for a reader that knows neither slices nor relocations.
#[repr(C)]
#[derive(Clone, Copy)]
struct Row {
    /// The word's offset among the words, in bytes.
    word: u32,
    mask: u32,
    states: u32,
    length: u32,
    name: [u8; 24],
}

/// How many features this build assumes.
const ROWS: usize = {
    let (mut rows, mut index) = (0, 0);
    while index < features::ALL.len() {
        rows += features::ALL[index].is_assumed as usize;
        index += 1;
    }
    rows
};

/// What this build assumes, for [`enforce`].
static TABLE: [Row; ROWS] = {
    let mut table = [Row { word: 0, mask: 0, states: 0, length: 0, name: [0; 24] }; ROWS];
    let (mut row, mut index) = (0, 0);
    while index < features::ALL.len() {
        let feature = &features::ALL[index];
        if feature.is_assumed {
            let mut name = [0; 24];
            let text = feature.name.as_bytes();
            name.split_at_mut(text.len()).0.copy_from_slice(text);
            table[row] = Row {
                word: feature.word as u32 * 4,
                mask: feature.mask,
                states: feature.states,
                length: text.len() as u32,
                name,
            };
            row += 1;
        }
        index += 1;
    }
    table
};

/// How long a program's name may be, in bytes.
pub const NAME_ROOM: usize = 64;

const BEGIN: &[u8] = b": this build was compiled for ";
const COMMA: &[u8] = b", ";
#[cfg(target_arch = "x86_64")]
const END: &[u8] = b", which this CPU or its operating system does not have; \
    build for a lower target: RUSTFLAGS=\"-C target-cpu=x86-64\" cargo build --release\n";
#[cfg(target_arch = "x86")]
const END: &[u8] = b", which this CPU or its operating system does not have; \
    build for a lower target: cargo build --release --target i586-unknown-linux-gnu\n";

/// The pieces of the line, one after the other.
static TEXT: [u8; BEGIN.len() + COMMA.len() + END.len()] = {
    let mut text = [0; BEGIN.len() + COMMA.len() + END.len()];
    let (begin, rest) = text.split_at_mut(BEGIN.len());
    let (comma, end) = rest.split_at_mut(COMMA.len());
    begin.copy_from_slice(BEGIN);
    comma.copy_from_slice(COMMA);
    end.copy_from_slice(END);
    text
};

/// The words on the stack, and behind them room for a line that names every feature.
const LINE: usize = (WORDS * 4).next_multiple_of(16);
const FRAME: usize = (LINE + NAME_ROOM + TEXT.len() + ROWS * (24 + COMMA.len())).next_multiple_of(16);

/// Where on the stack the caller's address is: above the frame and the four registers that are kept.
const CALLER: usize = FRAME + 4 * size_of::<usize>();

/// A line for the assembler, with the `r` or `e` of a register as wide as an address between its pieces.
#[cfg(target_arch = "x86_64")]
macro_rules! wide {
    ($first:literal $(, $rest:literal)*) => { concat!($first $(, "r", $rest)*) };
}
#[cfg(target_arch = "x86")]
macro_rules! wide {
    ($first:literal $(, $rest:literal)*) => { concat!($first $(, "e", $rest)*) };
}

/// The address of a static, wherever the program was loaded to: on x86 by what the static is away from the next instruction,
/// a difference of two names, for which the assembler's Intel syntax has no words.
#[cfg(target_arch = "x86_64")]
macro_rules! address {
    ($register:literal, $name:literal) => {
        concat!("lea r", $register, ", [rip + ", $name, "]")
    };
}
#[cfg(target_arch = "x86")]
macro_rules! address {
    ($register:literal, $name:literal) => {
        concat!(
            "call 20f\n20:\npop e",
            $register,
            "\n.att_syntax prefix\naddl $",
            $name,
            " - 20b, %e",
            $register,
            "\n.intel_syntax noprefix"
        )
    };
}

/// `write(2, line, length)` and `exit_group(1)`; the line is at `si` and its length in `dx`.
#[cfg(target_arch = "x86_64")]
macro_rules! leave {
    () => {
        "mov edi, 2\nmov eax, 1\nsyscall\nmov edi, 1\nmov eax, 231\nsyscall"
    };
}
#[cfg(target_arch = "x86")]
macro_rules! leave {
    () => {
        "mov ecx, esi\nmov ebx, 2\nmov eax, 4\nint 0x80\nmov ebx, 1\nmov eax, 252\nint 0x80"
    };
}

/// The guard: ends the process with one line on standard error, and the status 1, where this build was compiled for
/// something that this CPU or its operating system does not have. Only the function that `before_main!` makes may call it: behind
/// the instruction that follows the call, a `ret` of one byte, stands the program's name, and a byte 0 behind that.
///
/// Naked, so that no instruction of it is the compiler's; those that are here, every CPU of the target has (`xgetbv` is only
/// reached where the CPU says that the system has switched it on). It reads the words as [`Words::read`] does, walks the
/// table as [`Words::has`] does, and makes two system calls, `write` and `exit_group`.
///
/// [`Words::read`]: crate::cpu::features::Words::read
/// [`Words::has`]: crate::cpu::features::Words::has
#[unsafe(naked)]
pub extern "C" fn enforce() {
    naked_asm!(
        // A build that assumes nothing has nothing to ask.
        ".if {rows}",
        wide!("push ", "bx"),
        wide!("push ", "bp"),
        wide!("push ", "si"),
        wide!("push ", "di"),
        wide!("sub ", "sp, {frame}"),
        // All words are zero until the CPU fills them.
        "xor eax, eax",
        wide!("mov ", "di, ", "sp"),
        "mov ecx, {words}",
        "cld",
        "rep stosd",
        // ebp is the highest leaf.
        "xor eax, eax",
        "xor ecx, ecx",
        "cpuid",
        "mov ebp, eax",
        "mov eax, 1",
        "xor ecx, ecx",
        "cpuid",
        wide!("mov [", "sp + 4 * {leaf_1_edx}], edx"),
        wide!("mov [", "sp + 4 * {leaf_1_ecx}], ecx"),
        "cmp ebp, 7",
        "jb 2f",
        "mov eax, 7",
        "xor ecx, ecx",
        "cpuid",
        wide!("mov [", "sp + 4 * {leaf_7_ebx}], ebx"),
        wide!("mov [", "sp + 4 * {leaf_7_ecx}], ecx"),
        wide!("mov [", "sp + 4 * {leaf_7_edx}], edx"),
        "test eax, eax",
        "jz 2f",
        "mov eax, 7",
        "mov ecx, 1",
        "cpuid",
        wide!("mov [", "sp + 4 * {leaf_7_1_eax}], eax"),
        wide!("mov [", "sp + 4 * {leaf_7_1_edx}], edx"),
        "2:",
        "cmp ebp, 0xd",
        "jb 3f",
        "mov eax, 0xd",
        "mov ecx, 1",
        "cpuid",
        wide!("mov [", "sp + 4 * {leaf_d_1_eax}], eax"),
        "3:",
        "mov eax, 0x80000000",
        "xor ecx, ecx",
        "cpuid",
        "cmp eax, 0x80000001",
        "jb 4f",
        "mov eax, 0x80000001",
        "xor ecx, ecx",
        "cpuid",
        wide!("mov [", "sp + 4 * {extended_ecx}], ecx"),
        "4:",
        wide!("test dword ptr [", "sp + 4 * {leaf_1_ecx}], {osxsave}"),
        "jz 5f",
        "xor ecx, ecx",
        "xgetbv",
        wide!("mov [", "sp + 4 * {xcr0}], eax"),
        "5:",
        // bx walks the table and ebp counts its rows; di is where the line goes on.
        address!("bx", "{table}"),
        "mov ebp, {rows}",
        wide!("lea ", "di, [", "sp + {line}]"),
        "6:",
        wide!("mov eax, [", "bx + {row_word}]"),
        wide!("mov edx, [", "sp + ", "ax]"),
        wide!("mov eax, [", "bx + {row_mask}]"),
        "and edx, eax",
        "cmp edx, eax",
        "jne 7f",
        wide!("mov edx, [", "sp + 4 * {xcr0}]"),
        wide!("mov eax, [", "bx + {row_states}]"),
        "and edx, eax",
        "cmp edx, eax",
        "je 9f",
        "7:",
        // Missing: the program's name and the line's beginning, or a comma, then the feature's name.
        wide!("lea ", "ax, [", "sp + {line}]"),
        wide!("cmp ", "di, ", "ax"),
        "jne 32f",
        wide!("mov ", "si, [", "sp + {caller}]"),
        "30:",
        wide!("inc ", "si"),
        wide!("mov al, [", "si]"),
        "test al, al",
        "jz 31f",
        wide!("mov [", "di], al"),
        wide!("inc ", "di"),
        "jmp 30b",
        "31:",
        address!("si", "{text}"),
        "mov ecx, {begin}",
        "jmp 8f",
        "32:",
        address!("si", "{text}"),
        wide!("add ", "si, {begin}"),
        "mov ecx, {comma}",
        "8:",
        "rep movsb",
        wide!("lea ", "si, [", "bx + {row_name}]"),
        wide!("mov ecx, [", "bx + {row_length}]"),
        "rep movsb",
        "9:",
        wide!("add ", "bx, {row}"),
        "dec ebp",
        "jnz 6b",
        wide!("lea ", "ax, [", "sp + {line}]"),
        wide!("cmp ", "di, ", "ax"),
        "je 12f",
        address!("si", "{text}"),
        wide!("add ", "si, {begin} + {comma}"),
        "mov ecx, {end}",
        "rep movsb",
        wide!("lea ", "si, [", "sp + {line}]"),
        wide!("mov ", "dx, ", "di"),
        wide!("sub ", "dx, ", "si"),
        leave!(),
        "ud2",
        "12:",
        wide!("add ", "sp, {frame}"),
        wide!("pop ", "di"),
        wide!("pop ", "si"),
        wide!("pop ", "bp"),
        wide!("pop ", "bx"),
        ".endif",
        "ret",
        rows = const ROWS,
        frame = const FRAME,
        words = const WORDS,
        line = const LINE,
        caller = const CALLER,
        leaf_1_edx = const Word::Leaf1Edx as u32,
        leaf_1_ecx = const Word::Leaf1Ecx as u32,
        leaf_7_ebx = const Word::Leaf7Ebx as u32,
        leaf_7_ecx = const Word::Leaf7Ecx as u32,
        leaf_7_edx = const Word::Leaf7Edx as u32,
        leaf_7_1_eax = const Word::Leaf7Sub1Eax as u32,
        leaf_7_1_edx = const Word::Leaf7Sub1Edx as u32,
        leaf_d_1_eax = const Word::LeafDSub1Eax as u32,
        extended_ecx = const Word::ExtendedEcx as u32,
        xcr0 = const Word::Xcr0 as u32,
        osxsave = const OSXSAVE,
        table = sym TABLE,
        text = sym TEXT,
        begin = const BEGIN.len(),
        comma = const COMMA.len(),
        end = const END.len(),
        row = const size_of::<Row>(),
        row_word = const offset_of!(Row, word),
        row_mask = const offset_of!(Row, mask),
        row_states = const offset_of!(Row, states),
        row_length = const offset_of!(Row, length),
        row_name = const offset_of!(Row, name),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_what_the_build_assumes_in_its_order() {
        let expected: Vec<_> = super::super::assumed().collect();
        assert_eq!(TABLE.len(), expected.len());
        for (row, feature) in TABLE.iter().zip(expected) {
            assert_eq!(&row.name[..row.length as usize], feature.name.as_bytes());
            assert_eq!((row.word, row.mask), (feature.word as u32 * 4, feature.mask), "{}", feature.name);
            assert_eq!(row.states, feature.states, "{}", feature.name);
        }
    }

    #[test]
    fn the_longest_line_has_room() {
        let names: usize = TABLE.iter().map(|row| row.length as usize + COMMA.len()).sum();
        assert!(LINE >= WORDS * 4 && FRAME - LINE >= NAME_ROOM + BEGIN.len() + names + END.len());
    }

    // These tests were compiled as the guard was. Where it did not return, none of them would run.
    crate::cpu::guard::before_main!("tests");
}
