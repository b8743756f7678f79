//! Listings: the machine code of the kernels as text that can be kept, compared and counted.
//!
//! A listing holds no address and no hash: jumps go to labels in the order of their places, calls to names, constants are
//! spelled out. So two listings are equal exactly if the code is, and a diff shows what changed and nothing else.
//!
//! ```text
//! # what this is, the compiler, the flags, the command
//!
//! latency:
//!     test rsi, rsi
//!     je .L1
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::symbols::Symbols;

/// The code of one variant's kernels and of what they call in this package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Listing {
    /// What it is and how it came about; lines without their `# `.
    pub(crate) head: Vec<String>,
    /// The kernels by mode, then what they call by name.
    pub(crate) functions: Vec<Function>,
}

/// One function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Function {
    /// `latency`, `throughput`, or the full name of what is called.
    pub(crate) name: String,
    /// Instructions, labels (`.L0:`) and constants (`.C0 = 0x..`), in their order.
    pub(crate) lines: Vec<String>,
}

/// Where the listing of a variant is kept: `asm/<target>/<axis>/<variant>.s`.
pub(crate) fn path(root: &Path, target: &str, axis: &str, variant: &str) -> PathBuf {
    root.join("asm").join(target).join(axis).join(format!("{variant}.s"))
}

/// The kept listing of a variant; none if there is none.
pub(crate) fn read(root: &Path, target: &str, axis: &str, variant: &str) -> Result<Option<Listing>> {
    let path = path(root, target, axis, variant);
    match std::fs::read_to_string(&path) {
        Ok(text) => Listing::parse(&text).map(Some).with_context(|| format!("in {}", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// For each listing the first one before it that is the same code.
pub(crate) fn same_code(listings: &[Listing]) -> Vec<Option<usize>> {
    let codes: Vec<_> = listings.iter().map(Listing::code).collect();
    (0..codes.len()).map(|at| codes[..at].iter().position(|code| *code == codes[at])).collect()
}

impl Listing {
    /// Reads a listing as [`Listing::print`] writes it.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let mut listing = Self::default();
        for (index, line) in text.lines().enumerate() {
            if let Some(head) = line.strip_prefix("# ") {
                listing.head.push(head.to_owned());
            } else if let Some(name) = line.strip_suffix(':').filter(|name| !name.starts_with(['.', ' '])) {
                listing.functions.push(Function { name: name.to_owned(), lines: Vec::new() });
            } else if !line.is_empty() {
                let function = listing.functions.last_mut();
                let function = function.with_context(|| format!("line {}: code before a name", index + 1))?;
                function.lines.push(line.trim_start().to_owned());
            }
        }
        Ok(listing)
    }

    /// The text that is kept.
    pub(crate) fn print(&self) -> String {
        let mut text: String = self.head.iter().map(|line| format!("# {line}\n")).collect();
        for function in &self.functions {
            text += &format!("\n{}:\n", function.name);
            for line in &function.lines {
                let indent = if line.starts_with('.') { "" } else { "    " };
                text += &format!("{indent}{line}\n");
            }
        }
        text
    }

    /// The function of this name.
    pub(crate) fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// How many instructions there are, padding apart.
    pub(crate) fn instructions(&self) -> usize {
        self.functions.iter().map(Function::instructions).sum()
    }

    /// How often each mnemonic occurs, padding apart.
    pub(crate) fn mix(&self) -> BTreeMap<&str, usize> {
        let mut mix = BTreeMap::new();
        for mnemonic in self.functions.iter().flat_map(Function::mnemonics) {
            *mix.entry(mnemonic).or_default() += 1;
        }
        mix
    }

    /// The code without the names of its own functions.
    fn code(&self) -> Vec<Vec<String>> {
        let own: BTreeMap<_, _> = self
            .functions
            .iter()
            .enumerate()
            .map(|(index, function)| (function.name.as_str(), index))
            .collect();
        let anonymous = |line: &String| match line.split_once(' ') {
            Some((mnemonic, name)) => {
                own.get(name).map_or_else(|| line.clone(), |index| format!("{mnemonic} function {index}"))
            }
            None => line.clone(),
        };
        self.functions.iter().map(|function| function.lines.iter().map(anonymous).collect()).collect()
    }
}

impl Function {
    /// How many instructions there are, padding apart.
    pub(crate) fn instructions(&self) -> usize {
        self.mnemonics().count()
    }

    /// The mnemonics in their order, padding apart.
    pub(crate) fn mnemonics(&self) -> impl Iterator<Item = &str> {
        let code = self.lines.iter().filter(|line| !line.starts_with('.'));
        code.filter_map(|line| line.split(' ').next()).filter(|mnemonic| *mnemonic != "nop")
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
pub(crate) fn normalise(text: &str, bytes: u64, symbols: &Symbols) -> Result<(Vec<String>, BTreeSet<u64>)> {
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
                symbols.function(target).unwrap_or("somewhere").to_owned()
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
    fn a_listing_reads_back_as_it_was_written() {
        let (lines, _) = normalise(DISASSEMBLY, 0x15, &Symbols::default()).unwrap();
        let listing = Listing {
            head: vec!["popcount/hardware".to_owned()],
            functions: vec![Function { name: "latency".to_owned(), lines }],
        };
        assert_eq!(Listing::parse(&listing.print()).unwrap(), listing);
        assert_eq!(listing.instructions(), 6);
        assert_eq!(listing.mix().get("popcnt"), Some(&1));
        assert!(Listing::parse("    ret\n").is_err());
    }

    #[test]
    fn the_same_code_is_found_whatever_is_told_of_it_and_whatever_its_callees_are_called() {
        let of = |text: &str| Listing::parse(text).unwrap();
        let plain = of("latency:\n    popcnt rax, rdi\n    ret\n");
        let again = of("# head\n\nlatency:\n    popcnt rax, rdi\n    ret\n");
        let other = of("latency:\n    popcnt eax, edi\n    ret\n");
        assert_eq!(same_code(&[plain, other, again]), [None, None, Some(0)]);
        let calls_a = of("latency:\n    call a::f\n    ret\n\na::f:\n    ret\n");
        let calls_b = of("latency:\n    call b::f\n    ret\n\nb::f:\n    ret\n");
        let calls_c = of("latency:\n    call c::f\n    ret\n\nc::f:\n    nop\n    ret\n");
        assert_eq!(same_code(&[calls_a, calls_b, calls_c]), [None, Some(0), None]);
    }

    #[test]
    fn distances_from_the_instruction_pointer_are_read_in_every_form() {
        assert_eq!(["", "+0x1f", "-8", "+9"].map(signed), [Some(0), Some(31), Some(-8), Some(9)]);
        assert_eq!(signed("*4"), None);
        assert_eq!(width("xmm2, xmmword ptr "), Some(16));
        assert_eq!(width("rdi, "), None);
    }
}
