//! Listings: the machine code of the kernels as text that can be kept, compared and counted.
//!
//! A listing holds no address and no hash: jumps go to labels in the order of their places, calls to names, constants are
//! spelled out. So two listings are equal exactly if the code is, and a diff shows what changed and nothing else.
//!
//! ```text
//! # what this is, the compiler, the flags, the command, the binary's hash
//! # latency: 36 instructions in 139 bytes; innermost loops: .L0 of 7, .L2 of 7
//! # mix of 36 instructions: 8 mov, 6 add, ...
//!
//! latency:
//!     test rsi, rsi
//!     je .L1
//! ```
//!
//! The binary's hash changes with code that is not listed. So a kept listing whose code is what it was stays as it is,
//! and names the binary in which the code was first seen: `git diff asm/` shows code and nothing else.

mod aarch64;
mod assembly;
pub(crate) mod costs;
mod data;
mod flow;
pub(crate) mod kept;
pub(crate) mod loops;
mod normalise;
pub(crate) mod page;
pub(crate) mod side_by_side;
pub(crate) mod sources;
mod x86;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

pub(crate) use normalise::normalise;

use crate::record::ListingFigure;
use outpace::files;

/// The two kernels of a variant.
pub(crate) const MODES: [&str; 2] = ["latency", "throughput"];

/// The suite whose kernels are the engine's own, each by its name and of no variant.
pub(crate) const ENGINE: &str = "engine";

/// The engine's kernels that are listed.
pub(crate) const KERNELS: [&str; 4] = ["legal", "captures", "make", "unmake"];

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

/// Keeps a listing, unless the kept one differs in the binary's hash alone.
pub(crate) fn keep(path: &Path, listing: &Listing) -> Result<()> {
    let text = listing.print();
    let but_hash = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.starts_with(HASH)).map(str::to_owned).collect()
    };
    if std::fs::read_to_string(path).is_ok_and(|kept| but_hash(&kept) == but_hash(&text)) {
        return Ok(());
    }
    files::replace(path, text.as_bytes())
}

/// How the head's line on the binary's hash begins.
const HASH: &str = "# binary: sha256 ";

/// What is told of the listings of an axis' variants: how long each is, and which one before it is the same code.
pub(crate) fn figures(
    root: &Path,
    target: &str,
    axis: &str,
    listings: &[(&'static str, Listing)],
) -> Vec<ListingFigure> {
    let same = same_code(listings.iter().map(|(_, listing)| listing));
    let figure = |((variant, listing), same): (&(&'static str, Listing), Option<usize>)| {
        let path = path(root, target, axis, variant);
        ListingFigure {
            axis: axis.to_owned(),
            variant: (*variant).to_owned(),
            target_cpu: target.to_owned(),
            path: path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/"),
            instructions: listing.instructions(),
            same_code_as: same.map(|at| listings[at].0.to_owned()),
            code: None,
        }
    };
    listings.iter().zip(same).map(figure).collect()
}

/// For each listing the first one before it that is the same code.
fn same_code<'a>(listings: impl Iterator<Item = &'a Listing>) -> Vec<Option<usize>> {
    let codes: Vec<_> = listings.map(Listing::code).collect();
    (0..codes.len()).map(|at| codes[..at].iter().position(|code| *code == codes[at])).collect()
}

/// How often each name occurs; the most frequent first.
fn mix<'a>(mnemonics: impl Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
    let mut mix: BTreeMap<&str, usize> = BTreeMap::new();
    for mnemonic in mnemonics {
        *mix.entry(mnemonic).or_default() += 1;
    }
    let mut mix: Vec<_> = mix.into_iter().collect();
    mix.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    mix
}

impl Listing {
    /// The listing of these functions, each with its size in bytes, from the binary with that hash; `told` is what else the head says.
    pub(crate) fn new(told: Vec<String>, sha256: &str, functions: Vec<(Function, u64)>) -> Self {
        let mut head = told;
        head.push(format!("{}{sha256}", HASH.trim_start_matches("# ")));
        for (function, bytes) in &functions {
            let loops: Vec<_> = loops::innermost(&function.lines)
                .iter()
                .map(|found| format!("{} of {}", found.label, found.instructions.len()))
                .collect();
            let loops = if loops.is_empty() { "none".to_owned() } else { loops.join(", ") };
            let count = function.instructions();
            head.push(format!(
                "{}: {count} instructions in {bytes} bytes; innermost loops: {loops}",
                function.name
            ));
        }
        let functions = functions.into_iter().map(|(function, _)| function).collect();
        let mut listing = Self { head, functions };
        let mix: Vec<_> =
            listing.mix().into_iter().map(|(mnemonic, count)| format!("{count} {mnemonic}")).collect();
        listing.head.push(format!("mix of {} instructions: {}", listing.instructions(), mix.join(", ")));
        listing
    }

    /// How many bytes a function has, by the head; none if that says nothing of it.
    pub(crate) fn bytes(&self, function: &str) -> Option<u64> {
        let told = self.head.iter().find_map(|line| line.strip_prefix(function)?.strip_prefix(": "))?;
        told.split_once(" bytes")?.0.rsplit(' ').next()?.parse().ok()
    }

    /// How many bytes all its functions have, by the head; none if that does not say it of each.
    pub(crate) fn all_bytes(&self) -> Option<u64> {
        self.functions.iter().map(|function| self.bytes(&function.name)).sum()
    }

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

    /// How many instructions there are, padding apart.
    pub(crate) fn instructions(&self) -> usize {
        self.functions.iter().map(Function::instructions).sum()
    }

    /// How often each mnemonic occurs, padding apart; the most frequent first.
    pub(crate) fn mix(&self) -> Vec<(&str, usize)> {
        mix(self.functions.iter().flat_map(Function::mnemonics))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_reads_back_as_it_was_written() {
        let lines = ["test rsi, rsi", "je .L0", "nop", "popcnt rax, rdi", ".L0:", "ret", ".C0 = 0x00ff"];
        let listing = Listing {
            head: vec!["popcount/hardware".to_owned()],
            functions: vec![Function {
                name: "latency".to_owned(),
                lines: lines.map(str::to_owned).to_vec(),
            }],
        };
        let listing =
            Listing::new(listing.head, "00ff", listing.functions.into_iter().map(|f| (f, 23)).collect());
        let again = Listing::parse(&listing.print()).unwrap();
        assert_eq!(again, listing);
        assert_eq!((again.bytes("latency"), again.bytes("throughput")), (Some(23), None));
        assert_eq!(listing.instructions(), 4);
        assert_eq!(listing.mix(), [("je", 1), ("popcnt", 1), ("ret", 1), ("test", 1)]);
        assert!(Listing::parse("    ret\n").is_err());
    }

    #[test]
    fn a_kept_listing_changes_with_its_code_and_not_with_the_binary_around_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("swar.s");
        let of = |line: &str, hash: &str| {
            let function = Function { name: "latency".to_owned(), lines: vec![line.to_owned()] };
            Listing::new(vec!["told".to_owned()], hash, vec![(function, 1)])
        };
        let first = of("ret", "00");
        keep(&path, &first).unwrap();
        keep(&path, &of("ret", "11")).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), first.print());
        let other = of("ud2", "22");
        keep(&path, &other).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), other.print());
    }

    #[test]
    fn the_same_code_is_found_whatever_is_told_of_it_and_whatever_its_callees_are_called() {
        let of = |text: &str| Listing::parse(text).unwrap();
        let plain = of("latency:\n    popcnt rax, rdi\n    ret\n");
        let again = of("# head\n\nlatency:\n    popcnt rax, rdi\n    ret\n");
        let other = of("latency:\n    popcnt eax, edi\n    ret\n");
        assert_eq!(same_code([&plain, &other, &again].into_iter()), [None, None, Some(0)]);
        let calls_a = of("latency:\n    call a::f\n    ret\n\na::f:\n    ret\n");
        let calls_b = of("latency:\n    call b::f\n    ret\n\nb::f:\n    ret\n");
        let calls_c = of("latency:\n    call c::f\n    ret\n\nc::f:\n    nop\n    ret\n");
        assert_eq!(same_code([&calls_a, &calls_b, &calls_c].into_iter()), [None, Some(0), None]);
    }
}
