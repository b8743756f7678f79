//! Turns lines of a listing back into input for an assembler, and finds the CPU features that x86
//! instructions need.
//!
//! A listing has names in place of addresses, and an assembler does not accept Rust's names. The
//! cost of an instruction depends on its form, not on the address in it, so each name becomes an
//! address or a symbol of the same form.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail};
use iced_x86::{Code, CpuidFeature, Decoder, DecoderOptions, Register};
use object::{Object, ObjectSection};
use outpace::os::children;
use outpace::os::files::Scratch;

/// Symbol in place of every label, and on ARM of every name. It is not defined in the assembled
/// text.
const OUTSIDE: &str = "outside";

/// Returns the directive that makes the assembler read x86 lines in Intel syntax.
pub(super) fn syntax(triple: &str) -> &'static str {
    if triple.starts_with("aarch64") { "" } else { ".intel_syntax noprefix\n" }
}

/// Converts a line of a listing to input for an assembler.
pub(super) fn line(line: &str, is_arm: bool) -> String {
    let (mnemonic, operands) = line.split_once(' ').unwrap_or((line, ""));
    let operands = if is_arm { arm(mnemonic, operands) } else { x86(operands) };
    let label = operands.find(".L").map(|at| format!("{}{OUTSIDE}", &operands[..at]));
    format!("{mnemonic} {}", label.unwrap_or(operands)).trim_end().to_owned()
}

fn arm(mnemonic: &str, operands: &str) -> String {
    if let Some((before, rest)) = operands.split_once(":lo12:") {
        let after = rest.find(']').map_or("", |at| &rest[at..]);
        return format!("{before}:lo12:{OUTSIDE}{after}");
    }
    let is_whole = matches!(mnemonic, "adrp" | "adr") || (mnemonic == "ldr" && !operands.contains('['));
    match operands.split_once(", ") {
        Some((register, _)) if is_whole => format!("{register}, {OUTSIDE}"),
        _ => operands.to_owned(),
    }
}

fn x86(operands: &str) -> String {
    let parts = operands.split_once('[').and_then(|(before, rest)| Some((before, rest.rsplit_once(']')?)));
    let Some((before, (inside, after))) = parts else { return operands.to_owned() };
    let mut terms: Vec<&str> = inside.split(" + ").take_while(|term| is_register(term)).collect();
    // The rest is a distance, alone or after a register (`ebx - 0x10`), or it is a name.
    let rest = inside.split(" + ").nth(terms.len());
    let is_name =
        |rest: &str| !rest.starts_with("0x") && !is_register(rest.split(' ').next().unwrap_or_default());
    if !rest.is_some_and(is_name) {
        return operands.to_owned();
    }
    if terms.is_empty() {
        terms.push("rip");
    }
    format!("{before}[{} + 0x1000]{after}", terms.join(" + "))
}

/// Returns true for a register, with a factor (`4*ecx`) or without.
fn is_register(term: &str) -> bool {
    static NAMES: LazyLock<BTreeSet<String>> =
        LazyLock::new(|| Register::values().map(|register| format!("{register:?}").to_lowercase()).collect());
    NAMES.contains(term.split_once('*').map_or(term, |(_, name)| name))
}

/// Returns the CPU features that a piece of x86 code needs beyond those of the lowest CPU, by the
/// compiler's names.
pub(super) fn needs(mca: &Path, triple: &str, text: &str) -> Result<BTreeSet<&'static str>> {
    // llvm-mc is installed together with llvm-mca and has the same suffix.
    let assembler = mca.file_name().unwrap_or_default().to_string_lossy().replace("llvm-mca", "llvm-mc");
    let mut command = Command::new(mca.with_file_name(assembler));
    let folder = scratch()?;
    let path = folder.path().join("object");
    command.arg(format!("-triple={triple}")).args(["-filetype=obj", "-o"]).arg(&path);
    ask(command, &format!("{}{text}", syntax(triple)))?;
    let file = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let file = object::File::parse(file.as_slice()).context("llvm-mc made no object")?;
    let section = file.section_by_name(".text").context("llvm-mc made no code")?;
    let bits = if triple.starts_with("x86_64") { 64 } else { 32 };
    let code = Decoder::new(bits, section.data()?, DecoderOptions::NONE).into_iter();
    let features = code.flat_map(|instruction| instruction.cpuid_features());
    Ok(features.filter_map(|feature| name(*feature)).collect())
}

/// The instructions of x86 by name, each with the CPU feature that it needs, or None if some form
/// of it is available on every CPU.
static INSTRUCTIONS: LazyLock<BTreeMap<String, Option<&str>>> = LazyLock::new(|| {
    // Knights Corner, a coprocessor, uses x86's names for an encoding of its own.
    let is_x86 = |code: &Code| !format!("{code:?}").starts_with("VEX_KNC");
    let mut features = BTreeMap::new();
    for code in Code::values().filter(is_x86) {
        let needs = code.cpuid_features().iter().find_map(|feature| name(*feature));
        let known = features.entry(format!("{:?}", code.mnemonic()).to_lowercase()).or_insert(needs);
        *known = known.and(needs);
    }
    features
});

pub(super) fn is_instruction(mnemonic: &str) -> bool {
    INSTRUCTIONS.contains_key(mnemonic)
}

/// Returns true if x86's lowest CPU has no instruction with this name.
pub(super) fn is_beyond_lowest(mnemonic: &str) -> bool {
    INSTRUCTIONS.get(mnemonic).is_some_and(Option::is_some)
}

/// Returns true for an instruction that the lowest CPU lacks and that works on a single number in a
/// general-purpose register.
pub(super) fn is_scalar(mnemonic: &str) -> bool {
    let feature = INSTRUCTIONS.get(mnemonic).copied().flatten();
    feature.is_some_and(|feature| ["popcnt", "lzcnt", "bmi1", "bmi2", "movbe", "adx"].contains(&feature))
}

/// Returns the compiler's name of a feature, or None for a feature that is not in the list, such as
/// those that every CPU has.
fn name(feature: CpuidFeature) -> Option<&'static str> {
    const NAMES: &str = "sse3 ssse3 sse4.1 sse4.2 popcnt lzcnt bmi1 bmi2 movbe adx avx avx2 avxvnni fma f16c gfni \
        avx512f avx512vl avx512bw avx512dq avx512cd avx512vbmi avx512vbmi2 avx512bitalg avx512vpopcntdq avx512vnni";
    let plain = |name: &str| name.replace(['_', '.'], "").to_lowercase();
    let wanted = plain(&format!("{feature:?}"));
    NAMES.split(' ').find(|name| plain(name) == wanted)
}

/// Runs a program with this text as its input, and returns its output.
pub(super) fn ask(mut command: Command, text: &str) -> Result<String> {
    // Use a file rather than a pipe, because the program may write before it has read everything.
    let folder = scratch()?;
    let path = folder.path().join("input");
    let input = std::fs::write(&path, text).and_then(|()| File::open(&path));
    let input = input.with_context(|| format!("cannot write {}", path.display()))?;
    let done = children::run_with(&mut command, input.into(), None)?;
    if !done.status.success() {
        let error = done.stderr.lines().find_map(|line| line.split_once("error: "));
        bail!("{}", error.map_or(&*done.stderr, |(_, error)| error));
    }
    Ok(done.stdout)
}

fn scratch() -> Result<Scratch> {
    Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for the assembly")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_for_the_assembler() {
        for (listed, assembled) in [
            ("jne .L0", "jne outside"),
            ("movdqa xmm0, xmmword ptr [.C0]", "movdqa xmm0, xmmword ptr [rip + 0x1000]"),
            ("lea r8, [plywright::popcount::table::BITS + 8]", "lea r8, [rip + 0x1000]"),
            ("movzx eax, byte ptr [ebx + ecx + plywright::BITS]", "movzx eax, byte ptr [ebx + ecx + 0x1000]"),
            ("add eax, dword ptr [ebx + 4*ecx - 0x10]", "add eax, dword ptr [ebx + 4*ecx - 0x10]"),
            ("mov r9, qword ptr [r8 - 0x38]", "mov r9, qword ptr [r8 - 0x38]"),
            ("mov rax, qword ptr [rdi + 0x8]", "mov rax, qword ptr [rdi + 0x8]"),
            ("mov r9, qword ptr [rdx + 8*rsi]", "mov r9, qword ptr [rdx + 8*rsi]"),
            ("ret", "ret"),
        ] {
            assert_eq!(line(listed, false), assembled);
        }
        for (listed, assembled) in [
            ("adrp x8, plywright::TABLE", "adrp x8, outside"),
            ("ldr q0, [x8, :lo12:plywright::TABLE + 8]", "ldr q0, [x8, :lo12:outside]"),
            ("add x9, x8, :lo12:.D0", "add x9, x8, :lo12:outside"),
            ("tbz w0, #0x3, .L1", "tbz w0, #0x3, outside"),
            ("ldr x1, [x0], #0x8", "ldr x1, [x0], #0x8"),
        ] {
            assert_eq!(line(listed, true), assembled);
        }
    }

    #[test]
    fn instructions_beyond_the_lowest_cpu_are_known_by_name() {
        for beyond in ["popcnt", "pext", "andn", "blsr", "vpermq", "pshufb", "vpdpwssd"] {
            assert!(is_beyond_lowest(beyond), "{beyond}");
        }
        for every in ["paddd", "shl", "imul", "bswap", "movups", "cnt"] {
            assert!(!is_beyond_lowest(every), "{every}");
        }
    }
}
