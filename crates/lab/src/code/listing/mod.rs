//! Listings: the machine code of the kernels as text that can be stored, compared and counted.
//!
//! The code in a listing has no addresses: jumps go to numbered labels, calls go to names, and
//! constants are spelled out. So below its head, a listing's text changes only if the code, a
//! constant or a name in the code changes, and a diff shows nothing else.
//!
//! ```text
//! # (head: a description, the compiler, the flags, the command, the binary's hash)
//! # latency: 36 instructions in 139 bytes; innermost loops: .L0 of 7, .L2 of 7
//! # mix of 36 instructions: 8 mov, 6 add, ...
//!
//! latency:
//!     test rsi, rsi
//!     je .L1
//! ```
//!
//! The hash of the binary in the head also changes with code that is not listed. So a file is not
//! replaced if only this hash would change, and it names the binary in which the listing was first
//! seen: `git diff asm/` shows only changes of the code, the compiler or the flags.

mod aarch64;
mod assembly;
pub mod costs;
mod draft;
mod instruction;
pub mod loops;
mod normalise;
pub mod page;
pub mod shipped;
pub mod sources;
mod x86;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use similar::TextDiff;

pub use normalise::normalise;

use crate::axes;
use outpace::os::files;

/// Names of the two kernels of a variant.
pub const MODES: [&str; 2] = ["latency", "throughput"];

/// Name of the suite of the engine's own kernels, which have no variants.
pub const ENGINE: &str = "engine";

/// Kernels of the engine that are listed.
const KERNELS: [&str; 4] = ["legal", "captures", "make", "unmake"];

/// Returns the suites and their contents: the axes that have kernels, with their variants, and the
/// engine with its kernels.
pub fn suites() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let axes = axes::with_kernels().map(|axis| (axis.name, axis.variants.iter().map(|v| v.name).collect()));
    axes.chain([(ENGINE, KERNELS.to_vec())])
}

/// Returns the suite with this name, and its variant or kernel with this name, if one is given.
pub fn find(suite: &str, variant: Option<&str>) -> Result<(&'static str, Option<&'static str>)> {
    if suite == ENGINE {
        let kernel = |name| {
            let none =
                || format!("the engine has no kernel `{name}`; its kernels are {}", KERNELS.join(", "));
            KERNELS.into_iter().find(|kernel| *kernel == name).with_context(none)
        };
        return Ok((ENGINE, variant.map(kernel).transpose()?));
    }
    let axis = axes::axis(suite)?;
    let known = || axes::with_kernels().map(|axis| axis.name).collect::<Vec<_>>().join(", ");
    let has = axes::with_kernels().any(|axis| axis.name == suite);
    ensure!(has, "the axis `{suite}` has no kernels in `benches/`; these axes have some: {}", known());
    let variant = variant.map(|name| axes::variant(axis, name)).transpose()?;
    Ok((axis.name, variant.map(|variant| variant.name)))
}

/// The listings that a user has selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Suites: axes, and the engine's own kernels.
    pub suites: Vec<&'static str>,
    /// Name of the variant or kernel, if only one is selected.
    pub only: Option<&'static str>,
}

impl Selection {
    /// Parses `popcount`, `popcount/swar` or `engine/make`. Selects everything if no name is given.
    pub fn parse(what: Option<&str>) -> Result<Self> {
        let Some(what) = what else {
            return Ok(Self { suites: suites().map(|(suite, _)| suite).collect(), only: None });
        };
        let (suite, variant) = what.split_once('/').map_or((what, None), |(suite, name)| (suite, Some(name)));
        let (suite, only) = find(suite, variant)?;
        Ok(Self { suites: vec![suite], only })
    }
}

/// Code of one variant's two kernels or of one kernel of the engine, and of the engine's functions
/// that they call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Lines with the description and the origin, without their `# `.
    pub head: Vec<String>,
    /// A variant's kernels in the order of [`MODES`] or the single kernel of the engine, then the
    /// called functions by name.
    pub functions: Vec<Function>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// `latency`, `throughput`, the name of a kernel of the engine (`make`), or the full name of a
    /// called function.
    pub name: String,
    /// Instructions, labels (`.L0:`) and constants (`.C0 = 0x..`), in order.
    pub lines: Vec<String>,
}

/// Returns the path of a variant's listing: `asm/<target>/<axis>/<variant>.s`.
pub fn path(root: &Path, target: &str, axis: &str, variant: &str) -> PathBuf {
    root.join("asm").join(target).join(axis).join(format!("{variant}.s"))
}

pub fn read(root: &Path, target: &str, axis: &str, variant: &str) -> Result<Option<Listing>> {
    read_with(&path(root, target, axis, variant), Listing::parse)
}

/// Reads and parses a file. Returns None if there is no such file.
pub fn read_with<T>(path: &Path, parse: impl FnOnce(&str) -> Result<T>) -> Result<Option<T>> {
    match std::fs::read_to_string(path) {
        Ok(text) => parse(&text).map(Some).with_context(|| format!("in {}", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Writes a listing, unless it differs from the one in the file only in the binary's hash.
pub fn keep(path: &Path, listing: &Listing) -> Result<()> {
    fn without_hash(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter(|line| !line.contains(HASH))
    }
    let text = listing.print();
    if std::fs::read_to_string(path).is_ok_and(|kept| without_hash(&kept).eq(without_hash(&text))) {
        return Ok(());
    }
    Ok(files::replace(path, text.as_bytes())?)
}

/// Beginning of the line with the binary's hash in the head.
const HASH: &str = "binary: sha256 ";

/// Counts each name. The most frequent comes first.
fn mix<'a>(mnemonics: impl Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
    let mut mix: BTreeMap<&str, usize> = BTreeMap::new();
    for mnemonic in mnemonics {
        *mix.entry(mnemonic).or_default() += 1;
    }
    let mut mix: Vec<_> = mix.into_iter().collect();
    mix.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    mix
}

/// Returns the mnemonic of an instruction. An instruction with two encodings may name its encoding
/// before it: `{vex} vpdpwssd`.
fn mnemonic(line: &str) -> &str {
    let line = line.strip_prefix("{vex} ").unwrap_or(line);
    line.split(' ').next().unwrap_or_default()
}

fn mix_text(mix: &[(&str, usize)]) -> String {
    mix.iter().map(|(mnemonic, count)| format!("{count} {mnemonic}")).collect::<Vec<_>>().join(", ")
}

impl Listing {
    /// Makes a listing of these functions, each given with its size in bytes, from the binary with
    /// this hash. `head` has the first lines of the head.
    pub fn new(mut head: Vec<String>, sha256: &str, functions: Vec<(Function, u64)>) -> Self {
        head.push(format!("{HASH}{sha256}"));
        for (function, bytes) in &functions {
            let loops = loops::innermost(&function.lines);
            let loops = loops.iter().map(|found| format!("{} of {}", found.label, found.instructions.len()));
            let loops = Some(loops.collect::<Vec<_>>().join(", ")).filter(|loops| !loops.is_empty());
            head.push(format!(
                "{}: {} instructions in {bytes} bytes; innermost loops: {}",
                function.name,
                function.instructions(),
                loops.as_deref().unwrap_or("none")
            ));
        }
        let mut listing =
            Self { head, functions: functions.into_iter().map(|(function, _)| function).collect() };
        let mix = mix_text(&listing.mix());
        listing.head.push(format!("mix of {} instructions: {mix}", listing.instructions()));
        listing
    }

    /// Returns the total size of the functions in bytes, which the head has, or None if the head
    /// lacks the size of one of them.
    pub fn bytes(&self) -> Option<u64> {
        // The sizes are found in the order of the functions, because several may have the same
        // name.
        let mut head = self.head.iter();
        let size = |function: &Function| -> Option<u64> {
            let line = head.find_map(|line| line.strip_prefix(&function.name)?.strip_prefix(": "));
            line?.split_once(" bytes")?.0.rsplit(' ').next()?.parse().ok()
        };
        self.functions.iter().map(size).try_fold(0, |sum: u64, bytes| sum.checked_add(bytes?))
    }

    /// Parses the output of [`Listing::print`].
    pub fn parse(text: &str) -> Result<Self> {
        let mut listing = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(head) = line.strip_prefix("# ") {
                listing.head.push(head.to_owned());
            } else if let Some(name) = line.strip_suffix(':').filter(|name| !name.starts_with(['.', ' '])) {
                listing.functions.push(Function { name: name.to_owned(), lines: Vec::new() });
            } else if !line.is_empty() {
                let function = listing.functions.last_mut();
                let function = function.with_context(|| format!("line {number}: code before a name"))?;
                function.lines.push(line.trim_start().to_owned());
            }
        }
        Ok(listing)
    }

    pub fn print(&self) -> String {
        let head: String = self.head.iter().map(|line| format!("# {line}\n")).collect();
        head + &self.print_code()
    }

    /// Returns the text of the listing without the head.
    pub fn print_code(&self) -> String {
        let mut text = String::new();
        for function in &self.functions {
            text += &format!("\n{}:\n", function.name);
            for line in &function.lines {
                let indent = if line.starts_with('.') { "" } else { "    " };
                text += &format!("{indent}{line}\n");
            }
        }
        text
    }

    /// Returns the unified diff from this listing's code to the other's. `left` and `right` are the
    /// names of this listing and of the other in the diff's header.
    pub fn diff(&self, other: &Self, [left, right]: [&str; 2]) -> String {
        let (old, new) = (self.print_code(), other.print_code());
        TextDiff::from_lines(&old, &new).unified_diff().context_radius(3).header(left, right).to_string()
    }

    /// Returns the number of instructions without padding.
    pub fn instructions(&self) -> usize {
        self.functions.iter().map(Function::instructions).sum()
    }

    /// Returns the number of each mnemonic without padding. The most frequent comes first.
    pub fn mix(&self) -> Vec<(&str, usize)> {
        mix(self.functions.iter().flat_map(Function::mnemonics))
    }

    /// Returns the lines of each function. Calls of functions that are in this listing have numbers
    /// in place of names, so that two listings of the same code are equal.
    pub fn code(&self) -> Vec<Vec<String>> {
        let anonymous = |line: &String| {
            let call = line.split_once(' ').and_then(|(mnemonic, name)| {
                Some((mnemonic, self.functions.iter().position(|function| function.name == name)?))
            });
            call.map_or_else(|| line.clone(), |(mnemonic, at)| format!("{mnemonic} function {at}"))
        };
        self.functions.iter().map(|function| function.lines.iter().map(anonymous).collect()).collect()
    }
}

impl Function {
    pub fn instructions(&self) -> usize {
        self.mnemonics().count()
    }

    /// Returns the mnemonics in order, without padding.
    fn mnemonics(&self) -> impl Iterator<Item = &str> {
        let code = self.lines.iter().filter(|line| !line.starts_with('.'));
        code.map(|line| mnemonic(line)).filter(|mnemonic| *mnemonic != "nop")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing(hash: &str, lines: &[&str]) -> Listing {
        let lines = lines.iter().map(|&line| line.to_owned()).collect();
        let function = Function { name: "latency".to_owned(), lines };
        Listing::new(vec!["about".to_owned()], hash, vec![(function, 23)])
    }

    #[test]
    fn a_selection_is_an_axis_a_variant_or_everything() {
        assert_eq!(Selection::parse(None).unwrap().suites.len(), axes::with_kernels().count() + 1);
        for (what, suite, only) in [
            ("popcount", "popcount", None),
            ("popcount/swar", "popcount", Some("swar")),
            ("engine/make", "engine", Some("make")),
        ] {
            assert_eq!(Selection::parse(Some(what)).unwrap(), Selection { suites: vec![suite], only });
        }
    }

    #[test]
    fn a_listing_reads_back_as_it_was_written() {
        let lines =
            ["{vex} test rsi, rsi", "je .L0", "nop", "popcnt rax, rdi", ".L0:", "ret", ".C0 = 0x00ff"];
        let listing = listing("00ff", &lines);
        let again = Listing::parse(&listing.print()).unwrap();
        assert_eq!(again, listing);
        assert_eq!((again.bytes(), listing.instructions()), (Some(23), 4));
        assert_eq!(listing.mix(), [("je", 1), ("popcnt", 1), ("ret", 1), ("test", 1)]);
        assert!(Listing::parse("    ret\n").is_err());
    }

    #[test]
    fn functions_with_the_same_name_have_separate_sizes() {
        let code = |name: &str| Function { name: name.to_owned(), lines: vec!["ret".to_owned()] };
        let functions = [("latency", 100), ("once", 20), ("once::inner", 7), ("once", 3)];
        let functions = functions.map(|(name, bytes)| (code(name), bytes)).to_vec();
        assert_eq!(Listing::new(Vec::new(), "00ff", functions).bytes(), Some(130));
        assert_eq!(Listing::parse("once:\n    ret\n").unwrap().bytes(), None);
    }

    #[test]
    fn a_listing_is_replaced_only_if_its_code_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("swar.s");
        let (first, moved, other) =
            (listing("00", &["ret"]), listing("11", &["ret"]), listing("22", &["ud2"]));
        for (fresh, kept) in [(&first, &first), (&moved, &first), (&other, &other)] {
            keep(&path, fresh).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), kept.print());
        }
    }

    #[test]
    fn head_and_names_of_callees_do_not_change_the_code() {
        let code = |text: &str| Listing::parse(text).unwrap().code();
        let plain = code("latency:\n    popcnt rax, rdi\n    ret\n");
        assert_eq!(plain, code("# head\n\nlatency:\n    popcnt rax, rdi\n    ret\n"));
        assert_ne!(plain, code("latency:\n    popcnt eax, edi\n    ret\n"));
        let calls = code("latency:\n    call a::f\n    ret\n\na::f:\n    ret\n");
        assert_eq!(calls, code("latency:\n    call b::f\n    ret\n\nb::f:\n    ret\n"));
        assert_ne!(calls, code("latency:\n    call c::f\n    ret\n\nc::f:\n    nop\n    ret\n"));
    }
}
