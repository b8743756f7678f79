//! From a binary that is timed to the listings of its kernels.
//!
//! The code is disassembled, by cargo-show-asm, from the very binary that `cargo bench` times. Its usual way, to compile
//! once more with `--emit asm`, was tried: with fat LTO it gives the linked program's code too, but from another
//! compilation with other debug information, 40 s and 60 MB of text a suite. The binary takes no second compilation and
//! cannot differ from what was timed. It has addresses where the compiler's text has names; [`Symbols`] gives them back,
//! and a constant's value besides. What is known of jumps and of data is x86's; elsewhere a listing keeps addresses.
//!
//! A kernel's callees in this package are listed with it: a leaf that was not inlined is timed as a call.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use plywright::recipe::{Axis, Variant};

use crate::kernels::{binaries, suites};
use crate::listing::{self, Function, Listing};
use crate::record::{Compiler, ListingFigure};
use crate::symbols::{Symbols, plain_name};
use crate::targets::{Ready, Target};
use crate::tools::{self, Tool};
use crate::{files, machine};

/// The suite of the engine's own kernels, which is no axis, and the kernels' names.
pub(crate) const ENGINE: &str = "engine";

/// The engine's kernels that are listed.
pub(crate) const KERNELS: [&str; 4] = ["legal", "captures", "make", "unmake"];

/// The two kernels of a variant.
const MODES: [&str; 2] = ["latency", "throughput"];

/// The listings of an axis, each with its variant's name.
pub(crate) type Listings = Vec<(&'static str, Listing)>;

/// Lists the kernels of these axes compiled for that target, keeps the listings under `asm/`, and tells of each how long it is
/// and of which variant before it it is a copy. With `only`, one variant is kept and told.
pub(crate) fn measure(
    root: &Path,
    axes: &[&'static Axis],
    only: Option<&str>,
    ready: &Ready,
) -> Result<Vec<ListingFigure>> {
    let mut figures = Vec::new();
    for (axis, listings) in listings(root, axes, ready)? {
        figures.extend(keep(root, axis.name, only, ready, &listings)?);
    }
    Ok(figures)
}

/// The same for the engine's own kernels.
pub(crate) fn measure_engine(root: &Path, only: Option<&str>, ready: &Ready) -> Result<Vec<ListingFigure>> {
    keep(root, ENGINE, only, ready, &engine(root, ready)?)
}

fn keep(
    root: &Path,
    axis: &str,
    only: Option<&str>,
    ready: &Ready,
    listings: &Listings,
) -> Result<Vec<ListingFigure>> {
    let target = ready.target.folder();
    let mut figures = Vec::new();
    for ((name, listing), figure) in listings.iter().zip(listing::figures(root, &target, axis, listings)) {
        if only.is_none_or(|only| only == *name) {
            files::replace(&listing::path(root, &target, axis, name), listing.print().as_bytes())?;
            figures.push(figure);
        }
    }
    Ok(figures)
}

/// The listings of every variant of these axes, compiled for that target now. Nothing is written.
pub(crate) fn listings(
    root: &Path,
    axes: &[&'static Axis],
    ready: &Ready,
) -> Result<Vec<(&'static Axis, Listings)>> {
    let origin = Origin::of(root, ready)?;
    let mut listed = Vec::new();
    for (&axis, binary) in axes.iter().zip(binaries(root, axes, ready)?) {
        let disassembler = Disassembler::new(&origin.show_asm, &binary)?;
        let listing = |variant: &Variant| {
            let folder = variant.name.replace('-', "_");
            let kernels = MODES.map(|mode| (format!("kernels/{}/{folder}/{mode}", axis.name), mode));
            Ok((variant.name, origin.listing(&disassembler, axis.name, variant.name, &kernels)?))
        };
        listed.push((axis, axis.variants.iter().map(listing).collect::<Result<_>>()?));
    }
    Ok(listed)
}

/// The listings of the engine's own kernels, compiled for that target now. Nothing is written.
pub(crate) fn engine(root: &Path, ready: &Ready) -> Result<Listings> {
    let origin = Origin::of(root, ready)?;
    let binary = suites(root, &[ENGINE], ready)?.pop().context("cargo built no suite")?;
    let disassembler = Disassembler::new(&origin.show_asm, &binary)?;
    let listing = |&kernel: &&'static str| {
        let kernels = [(format!("kernels/{ENGINE}/{kernel}"), kernel)];
        Ok((kernel, origin.listing(&disassembler, ENGINE, kernel, &kernels)?))
    };
    KERNELS.iter().map(listing).collect()
}

/// What the head of a listing tells of how it came about.
struct Origin {
    show_asm: PathBuf,
    compiler: Compiler,
    flags: String,
    option: String,
}

impl Origin {
    fn of(root: &Path, ready: &Ready) -> Result<Self> {
        let flags = ready.target.flags();
        let is_host = ready.target == Target::host();
        Ok(Self {
            show_asm: tools::ensure(root, Tool::ShowAsm)?,
            compiler: machine::compiler(root)?,
            flags: if flags.is_empty() { flags } else { format!(", {flags}") },
            option: if is_host { String::new() } else { format!(" --target {}", ready.target.name) },
        })
    }

    /// The listing of one variant: these kernels by symbol and title, and all that they call in this package.
    fn listing(
        &self,
        disassembler: &Disassembler<'_>,
        axis: &str,
        name: &str,
        kernels: &[(String, &str)],
    ) -> Result<Listing> {
        let head = vec![
            format!("The kernels of {axis}/{name}, disassembled from the binary that is timed."),
            format!("compiler: {}, LLVM {}", self.compiler.version, self.compiler.llvm),
            format!("flags: profile `bench` (opt-level 3, fat LTO, one codegen unit){}", self.flags),
            format!("command: cargo lab asm {axis}/{name}{}", self.option),
        ];
        let mut listing = Listing { head, functions: disassembler.kernels(kernels)? };
        let mix: Vec<_> =
            listing.mix().into_iter().map(|(mnemonic, count)| format!("{count} {mnemonic}")).collect();
        listing.head.push(format!("mix of {} instructions: {}", listing.instructions(), mix.join(", ")));
        Ok(listing)
    }
}

/// cargo-show-asm on one binary.
struct Disassembler<'a> {
    program: &'a Path,
    binary: &'a Path,
    symbols: Symbols,
    /// Its functions by symbol: their number in cargo-show-asm's list, and their size.
    functions: BTreeMap<String, (u64, u64)>,
}

impl<'a> Disassembler<'a> {
    fn new(program: &'a Path, binary: &'a Path) -> Result<Self> {
        let mut disassembler =
            Self { program, binary, symbols: Symbols::read(binary)?, functions: BTreeMap::new() };
        let list: Vec<serde_json::Value> = serde_json::from_str(&disassembler.ask(&["--json"])?)
            .context("cargo-show-asm's list is no JSON")?;
        for entry in &list {
            if let (Some(name), Some(number), Some(size)) =
                (entry["mangled_name"].as_str(), entry["id"].as_u64(), entry["size"].as_u64())
            {
                disassembler.functions.insert(name.to_owned(), (number, size));
            }
        }
        Ok(disassembler)
    }

    /// These kernels, by symbol and title, and all that they call in this package.
    fn kernels(&self, kernels: &[(String, &str)]) -> Result<Vec<Function>> {
        let mut listed = Vec::new();
        let mut calls = BTreeSet::new();
        for (symbol, title) in kernels {
            let (function, new) = self.function(symbol, title)?;
            listed.push(function);
            calls.extend(new);
        }
        let mut seen = BTreeSet::new();
        while let Some(symbol) = calls.pop_first() {
            if seen.insert(symbol.clone()) {
                let (function, new) = self.function(&symbol, &plain_name(&symbol))?;
                listed.push(function);
                calls.extend(new);
            }
        }
        listed[kernels.len()..].sort_by(|a, b| a.name.cmp(&b.name));
        Ok(listed)
    }

    /// One function under this title, and the symbols of this package that it calls.
    fn function(&self, symbol: &str, title: &str) -> Result<(Function, Vec<String>)> {
        let (number, size) = self
            .functions
            .get(symbol)
            .with_context(|| format!("{} has no function `{symbol}`", self.binary.display()))?;
        let text = self.ask(&["--simplify", &number.to_string()])?;
        let (lines, calls) =
            normalise(&text, *size, &self.symbols).with_context(|| format!("in `{symbol}`"))?;
        let calls = calls.into_iter().filter_map(|address| self.symbols.function(address));
        let is_ours = |called: &&str| {
            *called != symbol
                && plain_name(called).contains("plywright::")
                && self.functions.contains_key(*called)
        };
        let calls = calls.filter(is_ours).map(str::to_owned).collect();
        Ok((Function { name: title.to_owned(), lines }, calls))
    }

    fn ask(&self, arguments: &[&str]) -> Result<String> {
        let mut command = Command::new(self.program);
        command.args(["asm", "--disasm", "--intel", "--no-color", "--file"]).arg(self.binary).args(arguments);
        let output = command.stdin(Stdio::null()).output().context("cannot run cargo-show-asm")?;
        if !output.status.success() {
            bail!("cargo-show-asm failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        String::from_utf8(output.stdout).context("cargo-show-asm's answer is not UTF-8")
    }
}

/// One line of the disassembly.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Instruction<'a> {
    address: u64,
    mnemonic: &'a str,
    operands: &'a str,
}

/// Makes lines for a listing from a disassembly of `bytes` bytes of code, and names the functions that it calls.
///
/// Each line of `text` is `address:  mnemonic operands`; labels and remarks of the disassembler's own are passed over.
fn normalise(text: &str, bytes: u64, symbols: &Symbols) -> Result<(Vec<String>, BTreeSet<u64>)> {
    let code: Vec<_> = text.lines().filter_map(instruction).collect();
    let first = code.first().context("the disassembly is empty")?.address;
    let inside: BTreeSet<_> = code.iter().map(|instruction| instruction.address).collect();
    let targets = code.iter().filter_map(Instruction::target).filter(|target| inside.contains(target));
    let labels: BTreeSet<u64> = targets.collect();
    let labels: BTreeMap<u64, usize> = labels.into_iter().zip(0..).collect();

    let mut lines: Vec<String> = Vec::new();
    let mut calls = BTreeSet::new();
    let mut data = Data::default();
    for (index, instruction) in code.iter().enumerate() {
        if let Some(label) = labels.get(&instruction.address) {
            lines.push(format!(".L{label}:"));
        }
        if instruction.is_padding() {
            if lines.last().is_none_or(|line| line != "nop") {
                lines.push("nop".to_owned());
            }
            continue;
        }
        let operands = if let Some(target) = instruction.target() {
            if let Some(label) = labels.get(&target) {
                format!(".L{label}")
            } else {
                calls.insert(target);
                symbols.function(target).map_or_else(|| "somewhere".to_owned(), plain_name)
            }
        } else {
            let next = code.get(index + 1).map_or(first + bytes, |next| next.address);
            data.name(instruction.operands, next, symbols)
        };
        lines.push(format!("{} {operands}", instruction.mnemonic).trim_end().to_owned());
    }
    lines.extend(data.constants);
    Ok((lines, calls))
}

/// The data that a function has referred to so far.
#[derive(Default)]
struct Data {
    /// The address of each anonymous piece, with its label.
    labels: BTreeMap<u64, String>,
    /// What the constants among them hold.
    constants: Vec<String>,
}

impl Data {
    /// Replaces a distance from the instruction pointer, if there is one, by what lies there.
    fn name(&mut self, operands: &str, next: u64, symbols: &Symbols) -> String {
        let parts = operands.split_once("[rip").and_then(|(before, rest)| {
            let (distance, after) = rest.split_once(']')?;
            Some((before, distance.replace(' ', ""), after))
        });
        let Some((before, distance, after)) = parts else { return operands.to_owned() };
        let Some(distance) = signed(&distance) else { return operands.to_owned() };
        let address = next.wrapping_add_signed(distance);
        let name = if let Some(function) = symbols.slot(address) {
            format!("address of {function}")
        } else if let Some((name, offset)) = symbols.data(address) {
            if offset == 0 { name.to_owned() } else { format!("{name} + {offset}") }
        } else {
            self.label(address, before, symbols)
        };
        format!("{before}[{name}]{after}")
    }

    fn label(&mut self, address: u64, before: &str, symbols: &Symbols) -> String {
        if let Some(label) = self.labels.get(&address) {
            return label.clone();
        }
        let label = match width(before).and_then(|bytes| symbols.constant(address, bytes)) {
            Some(bytes) => {
                let label = format!(".C{}", self.constants.len());
                let mut line = format!("{label} =");
                for word in bytes.chunks(8) {
                    // The first byte is the lowest: the word as a register would hold it.
                    let digits: String = word.iter().rev().map(|byte| format!("{byte:02x}")).collect();
                    let _ = write!(line, " 0x{digits}");
                }
                self.constants.push(line);
                label
            }
            None => format!(".D{}", self.labels.len() - self.constants.len()),
        };
        self.labels.insert(address, label.clone());
        label
    }
}

impl Instruction<'_> {
    /// Where it jumps or calls to, if that is fixed.
    fn target(&self) -> Option<u64> {
        let jumps = self.mnemonic.starts_with('j') || self.mnemonic == "call";
        self.operands
            .strip_prefix("0x")
            .filter(|_| jumps)
            .and_then(|digits| u64::from_str_radix(digits, 16).ok())
    }

    fn is_padding(&self) -> bool {
        self.mnemonic == "nop" || (self.mnemonic == "xchg" && self.operands == "ax, ax")
    }
}

fn instruction(line: &str) -> Option<Instruction<'_>> {
    let (address, code) = line.trim_start().split_once(':')?;
    let address = u64::from_str_radix(address, 16).ok()?;
    let code = code.split(" # ").next()?.trim();
    let (mnemonic, operands) = code.split_once(' ').unwrap_or((code, ""));
    (!mnemonic.is_empty()).then_some(Instruction { address, mnemonic, operands: operands.trim() })
}

/// The number in `+0x12`, `-8` or nothing.
fn signed(text: &str) -> Option<i64> {
    let Some(sign) = text.chars().next() else { return Some(0) };
    let digits = text.strip_prefix(['+', '-'])?;
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if sign == '-' { -value } else { value })
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
    use super::*;

    const DISASSEMBLY: &str = "\
    1000:    test rsi, rsi
    1003:    je 0x1014 # .L0
    1005:    nop word ptr [rax + rax]
.L1:
    1008:    popcnt rax, qword ptr [rdi + 8]
    100e:    jne 0x1008 # .L1
    1010:    call 0x2000 # elsewhere
    1014:    ret
";

    #[test]
    fn a_normal_listing_has_labels_and_no_addresses() {
        let (lines, calls) = normalise(DISASSEMBLY, 0x15, &Symbols::default()).unwrap();
        let wanted = [
            "test rsi, rsi",
            "je .L1",
            "nop",
            ".L0:",
            "popcnt rax, qword ptr [rdi + 8]",
            "jne .L0",
            "call somewhere",
            ".L1:",
            "ret",
        ];
        assert_eq!(lines, wanted);
        assert_eq!(calls.into_iter().collect::<Vec<_>>(), [0x2000]);
    }

    #[test]
    fn the_same_code_elsewhere_gives_the_same_listing() {
        let moved =
            DISASSEMBLY.replace("    10", "    70").replace("0x10", "0x70").replace("0x2000", "0x9000");
        let symbols = Symbols::default();
        assert_eq!(
            normalise(DISASSEMBLY, 0x15, &symbols).unwrap().0,
            normalise(&moved, 0x15, &symbols).unwrap().0
        );
    }

    #[test]
    fn distances_from_the_instruction_pointer_are_read_in_every_form() {
        assert_eq!(["", "+0x1f", "-8", "+9"].map(signed), [Some(0), Some(31), Some(-8), Some(9)]);
        assert_eq!(signed("*4"), None);
        assert_eq!(width("xmm2, xmmword ptr "), Some(16));
        assert_eq!(width("rdi, "), None);
    }
}
