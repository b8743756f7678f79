//! A build that was compiled for more than the CPU has says so, and ends, before it can crash.
//!
//! With `-C target-cpu=x86-64-v3` the compiler may put an AVX or BMI instruction anywhere, `main` and what runs before it
//! included, so a check in Rust may die of what it is looking for. Asking the standard library is no help either: of a
//! feature that the build assumes, `is_x86_feature_detected!` is the constant `true`.
//!
//! | where | what guards |
//! |---|---|
//! | x86-64 Linux | [`enforce`], written in the instructions that every x86-64 CPU has, run before all other code of the program by the first entry of `.init_array` |
//! | x86 elsewhere | [`check`], ordinary code, called first in `main`: a best effort, since it is compiled like the rest |
//! | other architectures | nothing: their builds assume what the target's baseline has |
//!
//! Both walk one table, in which stand the features that this very build was compiled for; for the default build of x86-64
//! it is empty, and the guard is a single `ret`. A library cannot know whether its user wants such a thing, so it is the
//! engine's binary that puts the entry into its `.init_array`.
//!
//! Shared libraries are started before the program that uses them. The engine has those of the system alone, which are built
//! for the system's own baseline.

use super::features::{self, Feature, Words};

/// What this build assumes, for [`check`].
fn assumed() -> impl Iterator<Item = &'static Feature> {
    features::ALL.iter().filter(|feature| feature.is_assumed)
}

/// This build was compiled for features that this CPU, or its operating system, does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this build was compiled for {}, which this CPU or its operating system does not have; \
         build for a lower target", .0.join(", "))]
pub struct Missing(
    /// The compiler's names of the features.
    pub Vec<&'static str>,
);

/// Whether this CPU has what this build was compiled for, as far as code of this build can tell.
pub fn check() -> Result<(), Missing> {
    // The default build assumes nothing that is not everywhere, and need not ask.
    if assumed().next().is_none() {
        return Ok(());
    }
    Words::here().map_or(Ok(()), |words| missing_in(&words))
}

/// What of this build's features is not in these words.
fn missing_in(words: &Words) -> Result<(), Missing> {
    let missing: Vec<_> =
        assumed().filter(|feature| !words.has(feature)).map(|feature| feature.name).collect();
    if missing.is_empty() { Ok(()) } else { Err(Missing(missing)) }
}

#[cfg(all(target_os = "linux", target_arch = "x86_64", target_pointer_width = "64"))]
pub use linux::enforce;

#[cfg(all(target_os = "linux", target_arch = "x86_64", target_pointer_width = "64"))]
mod linux {
    use std::arch::naked_asm;
    use std::mem::offset_of;

    use super::super::features::{self, OSXSAVE, WORDS, Word};

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

    const BEGIN: &[u8] = b"plywright: this build was compiled for ";
    const COMMA: &[u8] = b", ";
    const END: &[u8] = b", which this CPU or its operating system does not have; \
        build for a lower target: RUSTFLAGS=\"-C target-cpu=x86-64\" cargo build --release\n";

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
    const FRAME: usize = (LINE + TEXT.len() + ROWS * (24 + COMMA.len())).next_multiple_of(16);

    /// The guard: ends the process with one line on standard error, and the status 1, where this build was compiled for
    /// something that this CPU or its operating system does not have. For `.init_array`, whose functions it must resemble.
    ///
    /// Naked, so that no instruction of it is the compiler's; those that are here, every x86-64 CPU has (`xgetbv` is only
    /// reached where the CPU says that the system has switched it on). It reads the words as [`Words::read`] does, walks the
    /// table as [`Words::has`] does, and makes two system calls, `write` and `exit_group`.
    ///
    /// [`Words::read`]: super::Words::read
    /// [`Words::has`]: super::Words::has
    #[unsafe(naked)]
    pub extern "C" fn enforce() {
        naked_asm!(
            // A build that assumes nothing has nothing to ask.
            ".if {rows}",
            "push rbx",
            "push rbp",
            "push r12",
            "sub rsp, {frame}",
            // All words are zero until the CPU tells of them.
            "xor eax, eax",
            "mov rdi, rsp",
            "mov ecx, {words}",
            "cld",
            "rep stosd",
            "xor eax, eax",
            "xor ecx, ecx",
            "cpuid",
            "mov ebp, eax",
            "mov eax, 1",
            "xor ecx, ecx",
            "cpuid",
            "mov [rsp + 4 * {leaf_1_edx}], edx",
            "mov [rsp + 4 * {leaf_1_ecx}], ecx",
            "cmp ebp, 7",
            "jb 2f",
            "mov eax, 7",
            "xor ecx, ecx",
            "cpuid",
            "mov [rsp + 4 * {leaf_7_ebx}], ebx",
            "mov [rsp + 4 * {leaf_7_ecx}], ecx",
            "mov [rsp + 4 * {leaf_7_edx}], edx",
            "test eax, eax",
            "jz 2f",
            "mov eax, 7",
            "mov ecx, 1",
            "cpuid",
            "mov [rsp + 4 * {leaf_7_1_eax}], eax",
            "mov [rsp + 4 * {leaf_7_1_edx}], edx",
            "2:",
            "cmp ebp, 0xd",
            "jb 3f",
            "mov eax, 0xd",
            "mov ecx, 1",
            "cpuid",
            "mov [rsp + 4 * {leaf_d_1_eax}], eax",
            "3:",
            "mov eax, 0x80000000",
            "xor ecx, ecx",
            "cpuid",
            "cmp eax, 0x80000001",
            "jb 4f",
            "mov eax, 0x80000001",
            "xor ecx, ecx",
            "cpuid",
            "mov [rsp + 4 * {extended_ecx}], ecx",
            "4:",
            "test dword ptr [rsp + 4 * {leaf_1_ecx}], {osxsave}",
            "jz 5f",
            "xor ecx, ecx",
            "xgetbv",
            "mov [rsp + 4 * {xcr0}], eax",
            "5:",
            // rbx walks the table and rbp counts its rows; rdi is where the line goes on, r12 where it begins.
            "lea rbx, [rip + {table}]",
            "mov ebp, {rows}",
            "lea rdi, [rsp + {line}]",
            "mov r12, rdi",
            "6:",
            "mov eax, [rbx + {row_word}]",
            "mov edx, [rsp + rax]",
            "mov eax, [rbx + {row_mask}]",
            "and edx, eax",
            "cmp edx, eax",
            "jne 7f",
            "mov edx, [rsp + 4 * {xcr0}]",
            "mov eax, [rbx + {row_states}]",
            "and edx, eax",
            "cmp edx, eax",
            "je 9f",
            "7:",
            // Missing: the line's beginning or a comma, then the name.
            "lea rsi, [rip + {text}]",
            "mov ecx, {begin}",
            "cmp rdi, r12",
            "je 8f",
            "add rsi, rcx",
            "mov ecx, {comma}",
            "8:",
            "rep movsb",
            "lea rsi, [rbx + {row_name}]",
            "mov ecx, [rbx + {row_length}]",
            "rep movsb",
            "9:",
            "add rbx, {row}",
            "dec ebp",
            "jnz 6b",
            "cmp rdi, r12",
            "je 12f",
            "lea rsi, [rip + {text}]",
            "add rsi, {begin} + {comma}",
            "mov ecx, {end}",
            "rep movsb",
            // write(2, line, length)
            "mov rdx, rdi",
            "sub rdx, r12",
            "mov rsi, r12",
            "mov edi, 2",
            "mov eax, 1",
            "syscall",
            // exit_group(1)
            "mov edi, 1",
            "mov eax, 231",
            "syscall",
            "ud2",
            "12:",
            "add rsp, {frame}",
            "pop r12",
            "pop rbp",
            "pop rbx",
            ".endif",
            "ret",
            rows = const ROWS,
            frame = const FRAME,
            words = const WORDS,
            line = const LINE,
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
            assert!(LINE >= WORDS * 4 && FRAME - LINE >= BEGIN.len() + names + END.len());
        }

        #[test]
        fn where_nothing_is_missing_the_guard_returns() {
            // This test was compiled as the guard was, and it runs.
            enforce();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_build_runs_here_and_without_any_feature_it_would_be_refused() {
        assert_eq!(check(), Ok(()));
        // Of the baseline of x86-64 the table is silent, since there is no such CPU without it.
        let told = missing_in(&Words::default()).err().map_or(Vec::new(), |Missing(names)| names);
        assert!(told.iter().copied().eq(assumed().map(|feature| feature.name)));
    }

    #[test]
    fn what_is_missing_is_named() {
        let told = Missing(vec!["bmi2", "avx2"]).to_string();
        assert!(told.starts_with("this build was compiled for bmi2, avx2, which this CPU"), "{told}");
    }
}
