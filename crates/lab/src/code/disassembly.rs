//! From a binary that is timed to the listings of its kernels.
//!
//! The code is disassembled from the very binary that `cargo bench` times. To compile once more with `--emit asm` was
//! tried: with fat LTO it gives the linked program's code too, but from another compilation with other debug information,
//! 40 s and 60 MB of text a suite. The binary takes no second compilation and cannot differ from what was timed. It has
//! addresses where the compiler's text has names; [`Symbols`] gives them back, and a constant's value besides.
//!
//! The disassembler is llvm-objdump of the compiler's own LLVM: it knows every instruction that the compiler emits, on
//! every target, and what it prints the rest of LLVM's tools read back, so that a listing's static cost is that of its
//! own text. cargo-show-asm, which was here before, brings a disassembler of its own with another spelling.
//!
//! A kernel's callees in this package are listed with it: a leaf that was not inlined is timed as a call.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use object::Architecture;
use plywright::recipe::{Axis, Variant};

use crate::build::kernels::{binaries, suites};
use crate::build::targets::{Ready, Target};
use crate::code::listing::costs::{self, Costs};
use crate::code::listing::{self, ENGINE, Function, KERNELS, Listing, MODES};
use crate::code::symbols::{Symbols, plain_name};
use crate::machine;
use crate::machine::tools::{self, Tool};
use crate::record::{Compiler, ListingFigure};
use outpace::files;

/// The listings of an axis, each with its variant's name; those of the engine with the kernel's.
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
        figures.extend(keep(root, axis.name, &listings, only, ready)?);
    }
    listing::kept::describe(&listing::page::keep(root)?, &mut figures);
    Ok(figures)
}

/// The same for the engine's own kernels.
pub(crate) fn measure_engine(root: &Path, only: Option<&str>, ready: &Ready) -> Result<Vec<ListingFigure>> {
    let mut figures = keep(root, ENGINE, &engine(root, ready)?, only, ready)?;
    listing::kept::describe(&listing::page::keep(root)?, &mut figures);
    Ok(figures)
}

/// Keeps the listings of one suite under `asm/`, and tells of each how long it is and of which one before it it is a copy.
fn keep(
    root: &Path,
    suite: &str,
    listings: &Listings,
    only: Option<&str>,
    ready: &Ready,
) -> Result<Vec<ListingFigure>> {
    let target = ready.target.folder();
    let told = listing::figures(root, &target, suite, listings);
    let mut figures = Vec::new();
    for ((name, listing), figure) in listings.iter().zip(told) {
        if only.is_none_or(|only| only == *name) {
            listing::keep(&listing::path(root, &target, suite, name), listing)?;
            figures.push(figure);
        }
    }
    if only.is_none() && !listings.is_empty() && matches!(tools::find(root, Tool::Mca), Ok(Some(_))) {
        let costs = self::costs(root, suite, listings, ready)?;
        files::replace(&costs::path(root, &target, suite), costs.print().as_bytes())?;
    }
    if only.is_none() {
        listing::sources::keep(root, &target, suite)?;
    }
    Ok(figures)
}

/// What the loops of one suite's listings would cost on CPUs that are not here.
fn costs(root: &Path, suite: &str, listings: &Listings, ready: &Ready) -> Result<Costs> {
    let triple = match ready.target.triple {
        Some(triple) => triple.to_owned(),
        None => machine::compiler(root)?.host,
    };
    let command = format!("cargo lab asm {suite}{}", option(&ready.target));
    costs::measure(root, &triple, listings, command)
}

/// What is said on the command line to have this target.
fn option(target: &Target) -> String {
    if *target == Target::host() { String::new() } else { format!(" --target {}", target.name) }
}

/// What is told of the listings of these suites, which are of that target. Nothing is written.
pub(crate) fn figures(
    root: &Path,
    suites: &[(&'static Axis, PathBuf)],
    ready: &Ready,
) -> Result<Vec<ListingFigure>> {
    let mut figures = Vec::new();
    for (axis, listings) in listings_of(root, suites, ready)? {
        figures.extend(listing::figures(root, &ready.target.folder(), axis.name, &listings));
    }
    Ok(figures)
}

/// The listings of every variant of these axes, compiled for that target now. Nothing is written.
pub(crate) fn listings(
    root: &Path,
    axes: &[&'static Axis],
    ready: &Ready,
) -> Result<Vec<(&'static Axis, Listings)>> {
    let suites: Vec<_> = axes.iter().copied().zip(binaries(root, axes, ready)?).collect();
    listings_of(root, &suites, ready)
}

fn listings_of(
    root: &Path,
    suites: &[(&'static Axis, PathBuf)],
    ready: &Ready,
) -> Result<Vec<(&'static Axis, Listings)>> {
    let mut listed = Vec::new();
    for (axis, binary) in suites {
        let axis = *axis;
        let lister = Lister::new(root, binary, ready)?;
        let of_variant = |variant: &'static Variant| -> Result<(&'static str, Listing)> {
            let kernel = |mode: &str| Kernel { symbol: symbol(variant, mode), title: mode.to_owned() };
            Ok((variant.name, lister.listing(axis.name, variant.name, &MODES.map(kernel))?))
        };
        // Another platform may not have every variant of this one: no hand-written x86 on ARM, no PEXT of 64 bits on i686.
        let is_there = |variant: &&Variant| ready.target.triple.is_none() || lister.has(variant);
        let listings: Result<Listings> = axis.variants.iter().filter(is_there).map(of_variant).collect();
        let listings = listings?;
        ensure!(!listings.is_empty(), "{} holds no kernel of `{}`", binary.display(), axis.name);
        listed.push((axis, listings));
    }
    Ok(listed)
}

/// The listings of the engine's own kernels, compiled for that target now. Nothing is written.
pub(crate) fn engine(root: &Path, ready: &Ready) -> Result<Listings> {
    let binary = suites(root, &[ENGINE], ready)?.pop().context("cargo built no suite")?;
    let lister = Lister::new(root, &binary, ready)?;
    let of_kernel = |name: &'static str| {
        let kernel = Kernel { symbol: format!("kernels/{ENGINE}/{name}"), title: name.to_owned() };
        Ok((name, lister.listing(ENGINE, name, &[kernel])?))
    };
    KERNELS.into_iter().map(of_kernel).collect()
}

/// The symbol of a variant's kernel.
fn symbol(variant: &Variant, mode: &str) -> String {
    format!("kernels/{}/{}/{mode}", variant.axis, variant.identifier)
}

/// A function that is listed because it is timed.
struct Kernel {
    symbol: String,
    title: String,
}

/// The disassembler on one binary.
struct Lister<'a> {
    program: PathBuf,
    binary: &'a Path,
    sha256: String,
    symbols: Symbols,
    compiler: Compiler,
    target: &'a Target,
}

impl<'a> Lister<'a> {
    fn new(root: &Path, binary: &'a Path, ready: &'a Ready) -> Result<Self> {
        let content = std::fs::read(binary).with_context(|| format!("cannot read {}", binary.display()))?;
        Ok(Self {
            program: tools::ensure(root, Tool::Objdump)?,
            binary,
            sha256: outpace::sealed::sha256(&content),
            symbols: Symbols::read(binary)?,
            compiler: ready.compiler(root)?,
            target: &ready.target,
        })
    }

    /// Whether the binary holds the kernels of this variant: what cannot be had on a platform is not compiled for it.
    fn has(&self, variant: &Variant) -> bool {
        MODES.iter().all(|mode| self.symbols.extent(&symbol(variant, mode)).is_some())
    }

    /// The listing of one variant: its kernels and all that they call in this package.
    fn listing(&self, suite: &str, name: &str, kernels: &[Kernel]) -> Result<Listing> {
        let flags = self.target.flags();
        let flags = if flags.is_empty() { flags } else { format!(", {flags}") };
        let option = option(self.target);
        let told = vec![
            format!("The kernels of {suite}/{name}, disassembled from the binary that is timed."),
            format!("compiler: {}, LLVM {}", self.compiler.version, self.compiler.llvm),
            format!("flags: profile `bench` (opt-level 3, fat LTO, one codegen unit){flags}"),
            format!("command: cargo lab asm {suite}/{name}{option}"),
        ];
        Ok(Listing::new(told, &self.sha256, self.functions(kernels)?))
    }

    fn functions(&self, kernels: &[Kernel]) -> Result<Vec<(Function, u64)>> {
        let mut listed = Vec::new();
        let mut calls = BTreeSet::new();
        for Kernel { symbol, title } in kernels {
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
        listed[kernels.len()..].sort_by(|(a, _), (b, _)| a.name.cmp(&b.name));
        Ok(listed)
    }

    /// One function under this title with its size, and the symbols of this package that it calls.
    fn function(&self, symbol: &str, title: &str) -> Result<((Function, u64), Vec<String>)> {
        let (start, size) =
            self.symbols.extent(symbol).with_context(|| format!("the suite has no function `{symbol}`"))?;
        let text = self.disassemble(start, size).with_context(|| format!("in `{symbol}`"))?;
        let (lines, calls) = listing::normalise(&text, start, self.symbols.architecture, &self.symbols)
            .with_context(|| format!("in `{symbol}`"))?;
        let calls = calls.into_iter().filter_map(|address| self.symbols.function(address));
        let is_ours = |called: &&str| *called != symbol && plain_name(called).contains("plywright::");
        let calls = calls.filter(is_ours).map(str::to_owned).collect();
        Ok(((Function { name: title.to_owned(), lines }, size), calls))
    }

    fn disassemble(&self, start: u64, size: u64) -> Result<String> {
        let mut command = Command::new(&self.program);
        command.args(["--disassemble", "--no-show-raw-insn"]);
        if matches!(self.symbols.architecture, Architecture::I386 | Architecture::X86_64) {
            command.args(["-M", "intel"]);
        }
        command.arg(format!("--start-address={start:#x}")).arg(format!("--stop-address={:#x}", start + size));
        let output = command.arg(self.binary).stdin(Stdio::null()).output();
        let output = output.with_context(|| format!("cannot run {}", self.program.display()))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("{} failed: {}", self.program.display(), said.trim());
        }
        String::from_utf8(output.stdout).context("llvm-objdump's answer is not UTF-8")
    }
}
