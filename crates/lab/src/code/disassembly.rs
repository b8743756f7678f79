//! Makes listings of kernels from a binary that is timed.
//!
//! The code is disassembled from the same binary that `cargo bench` times, so it cannot differ from
//! the timed code. The alternative, a second compilation with `--emit asm`, was tried. With fat LTO
//! it also gives the linked program's code, but from a compilation with other debug information,
//! and takes 40 s and 60 MB of text for each suite. A binary has addresses where the compiler's
//! text has names; [`Symbols`] restores the names, and adds the values of constants.
//!
//! The disassembler is llvm-objdump, of the compiler's own LLVM. It knows every instruction that
//! the compiler emits, on every target. LLVM's other tools can read its output, so the static costs
//! are computed from the text of the listing itself. On x86, the effect of an instruction is read
//! from its bytes (`listing/x86.rs`).
//!
//! Functions of the engine that a kernel calls are listed with it, because a function that was not
//! inlined is timed with its call.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use object::Architecture;
use plywright::recipe::Variant;

use crate::build::kernels;
use crate::build::targets::{Ready, Target};
use crate::code::listing::costs::Costs;
use crate::code::listing::shipped::{self, Suite};
use crate::code::listing::{self, ENGINE, Function, Listing, MODES, costs, page, sources};
use crate::code::symbols::{Symbols, plain_name};
use crate::machine::tools::{self, Tool};
use crate::record::{Compiler, ListingFigure};
use crate::{axes, machine, workspace};
use outpace::os::children;
use outpace::os::files;

/// Lists these suites, compiled for this target, and writes the listings to the destination `to`.
/// Returns a description of each listing: its length, the earlier variant with the same code, and
/// its costs. With `only`, lists a single variant.
pub fn measure(
    root: &Path,
    suites: &[&'static str],
    only: Option<&str>,
    ready: &Ready,
    to: Destination,
) -> Result<Vec<ListingFigure>> {
    let mut figures = Vec::new();
    for suite in list(root, suites, ready)? {
        if let Some(base) = to.base(root) {
            keep(root, &base, &suite, only, ready)?;
        }
        let new = suite.figures().into_iter();
        figures.extend(new.filter(|figure| only.is_none_or(|only| only == figure.variant)));
    }
    let listings = if to == Destination::Shipped {
        for suite in suites.iter().filter(|_| only.is_none()) {
            sources::keep(root, &ready.target.folder(), suite)?;
        }
        page::keep(root)?
    } else {
        shipped::ShippedListings::read(root)?
    };
    shipped::describe(&listings, &mut figures);
    Ok(figures)
}

/// Destination of listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Listings are not written.
    Nothing,
    /// `asm/` below the lab's target folder, which git ignores.
    Own,
    /// `asm/` in the checkout, which git tracks.
    Shipped,
}

impl Destination {
    /// Returns the folder that contains `asm/`.
    pub fn base(self, root: &Path) -> Option<PathBuf> {
        match self {
            Self::Nothing => None,
            Self::Own => Some(workspace::target(root)),
            Self::Shipped => Some(root.to_owned()),
        }
    }
}

/// Writes the listings of a suite, or one of them, below `asm/` in the folder `base`, with the
/// costs of their loops. If llvm-mca is missing, or only one variant is listed, the costs are not
/// computed; then the old costs of changed code are removed.
fn keep(root: &Path, base: &Path, suite: &Suite, only: Option<&str>, ready: &Ready) -> Result<()> {
    let target = &suite.target;
    let wanted = || suite.listings.iter().filter(|(name, _)| only.is_none_or(|only| only == *name));
    let is_changed = |(variant, listing): &&(&'static str, Listing)| {
        let old = listing::read(base, target, suite.name, variant).ok().flatten();
        old.is_none_or(|old| old.functions != listing.functions)
    };
    let changed: Vec<&str> = wanted().filter(is_changed).map(|(variant, _)| *variant).collect();
    // Write the costs first: after a kill in between, the next call still sees which listings have
    // changed.
    let path = costs::path(base, target, suite.name);
    if only.is_none() && tools::find(root, Tool::Mca).is_ok_and(|found| found.is_some()) {
        let (platform, command) = (ready.target.platform(root)?, command(suite.name, &ready.target));
        let costs = costs::measure(root, &platform, &suite.listings, command)?;
        files::replace(&path, costs.print()?.as_bytes())?;
    } else if !changed.is_empty()
        && let Some(mut costs) = listing::read_with(&path, Costs::parse)?
    {
        costs.loops.retain(|cost| !changed.contains(&cost.variant.as_str()));
        files::replace(&path, costs.print()?.as_bytes())?;
    }
    for (variant, listing) in wanted() {
        listing::keep(&listing::path(base, target, suite.name, variant), listing)?;
    }
    Ok(())
}

fn command(what: &str, target: &Target) -> String {
    let option = if *target == Target::host() { String::new() } else { format!(" --target {}", target.name) };
    format!("cargo lab asm {what}{option}")
}

/// Describes the listings of these suites, given their binaries, which were built for this target.
/// Writes nothing.
pub fn figures(root: &Path, suites: &[(&'static str, PathBuf)], ready: &Ready) -> Result<Vec<ListingFigure>> {
    let figures =
        |(suite, binary): &(&'static str, PathBuf)| Ok(list_binary(root, suite, binary, ready)?.figures());
    Ok(suites.iter().map(figures).collect::<Result<Vec<_>>>()?.concat())
}

/// Compiles these suites for this target and lists them. Writes nothing.
pub fn list(root: &Path, suites: &[&'static str], ready: &Ready) -> Result<Vec<Suite>> {
    // A single build of all suites keeps all CPUs busy.
    let binaries = kernels::suites(root, suites, ready)?;
    suites.iter().zip(binaries).map(|(suite, binary)| list_binary(root, suite, &binary, ready)).collect()
}

fn list_binary(root: &Path, suite: &'static str, binary: &Path, ready: &Ready) -> Result<Suite> {
    let lister = Lister::new(root, binary, ready)?;
    let variants = listing::suites().find(|(name, _)| *name == suite).map(|(_, variants)| variants);
    let mut listings = Vec::new();
    for variant in variants.with_context(|| format!("no suite `{suite}` is listed"))? {
        let kernels = kernels_of(suite, variant)?;
        // A platform lacks some variants: hand-written x86 on ARM, NEON on x86, 64-bit PEXT on
        // i686.
        let exists = |(symbol, _): &(String, _)| lister.symbols.extent(symbol).is_some();
        let must_exist = ready.target.triple.is_none() && is_available(suite, variant);
        if must_exist || kernels.iter().all(exists) {
            listings.push((variant, lister.listing(suite, variant, &kernels)?));
        }
    }
    ensure!(!listings.is_empty(), "{} has no kernel of `{suite}`", binary.display());
    Ok(Suite::new(&ready.target.folder(), suite, listings))
}

/// Returns true if this machine can run the variant. Kernels of the engine always run.
fn is_available(suite: &str, variant: &str) -> bool {
    let axis = axes::axis(suite).ok();
    axis.and_then(|axis| axis.variant(variant)).is_none_or(Variant::is_available)
}

/// Returns the symbols and titles of the functions to list for a variant, or for a kernel of the
/// engine.
fn kernels_of(suite: &str, variant: &'static str) -> Result<Vec<(String, &'static str)>> {
    if suite == ENGINE {
        return Ok(vec![(format!("kernels/{ENGINE}/{variant}"), variant)]);
    }
    let identifier = axes::variant(axes::axis(suite)?, variant)?.identifier;
    Ok(MODES.map(|mode| (format!("kernels/{suite}/{identifier}/{mode}"), mode)).to_vec())
}

struct Lister<'a> {
    program: PathBuf,
    binary: &'a Path,
    sha256: String,
    symbols: Symbols,
    compiler: Compiler,
    ready: &'a Ready,
}

impl<'a> Lister<'a> {
    fn new(root: &Path, binary: &'a Path, ready: &'a Ready) -> Result<Self> {
        let content = std::fs::read(binary).with_context(|| format!("cannot read {}", binary.display()))?;
        Ok(Self {
            program: tools::ensure(root, Tool::Objdump)?,
            binary,
            sha256: outpace::record::sealed::sha256(&content),
            symbols: Symbols::parse(&content)
                .with_context(|| format!("cannot read the symbols of {}", binary.display()))?,
            compiler: machine::compiler(root)?,
            ready,
        })
    }

    /// Lists one variant: its kernels and every function of the engine that they call.
    fn listing(&self, suite: &str, variant: &str, kernels: &[(String, &str)]) -> Result<Listing> {
        let flags = self.ready.flags();
        let flags = if flags.is_empty() { flags } else { format!(", {flags}") };
        let what = format!("{suite}/{variant}");
        let head = vec![
            format!("The kernels of {what}, disassembled from the binary that is timed."),
            format!("compiler: {}, LLVM {}", self.compiler.version, self.compiler.llvm),
            format!("flags: profile `bench` (opt-level 3, fat LTO, one codegen unit){flags}"),
            format!("command: {}", command(&what, &self.ready.target)),
        ];
        let mut listed = Vec::new();
        let mut calls = BTreeSet::new();
        for (symbol, title) in kernels {
            listed.push(self.function(symbol, title, &mut calls)?);
        }
        let mut seen = BTreeSet::new();
        while let Some(symbol) = calls.pop_first() {
            if seen.insert(symbol.clone()) {
                listed.push(self.function(&symbol, &plain_name(&symbol), &mut calls)?);
            }
        }
        listed[kernels.len()..].sort_by(|(a, _), (b, _)| a.name.cmp(&b.name));
        Ok(Listing::new(head, &self.sha256, listed))
    }

    /// Disassembles a function under this title, and returns it with its size in bytes. Adds the
    /// symbols of the engine's functions that it calls to `calls`.
    fn function(&self, symbol: &str, title: &str, calls: &mut BTreeSet<String>) -> Result<(Function, u64)> {
        let (start, size) =
            self.symbols.extent(symbol).with_context(|| format!("the suite has no function `{symbol}`"))?;
        let text = self.disassemble(start, size).with_context(|| format!("in `{symbol}`"))?;
        let (lines, called) =
            listing::normalise(&text, start, &self.symbols).with_context(|| format!("in `{symbol}`"))?;
        let called = called.into_iter().filter_map(|address| self.symbols.function(address));
        let is_ours = |called: &&str| *called != symbol && plain_name(called).contains("plywright::");
        calls.extend(called.filter(is_ours).map(str::to_owned));
        Ok((Function { name: title.to_owned(), lines }, size))
    }

    fn disassemble(&self, start: u64, size: u64) -> Result<String> {
        let mut command = Command::new(&self.program);
        command.arg("--disassemble");
        if matches!(self.symbols.architecture, Some(Architecture::I386 | Architecture::X86_64)) {
            command.args(["-M", "intel"]);
        }
        command.arg(format!("--start-address={start:#x}")).arg(format!("--stop-address={:#x}", start + size));
        let done = children::run(command.arg(self.binary), None)?;
        ensure!(done.status.success(), "{} failed: {}", self.program.display(), done.stderr.trim());
        ensure!(!done.stdout.contains(char::REPLACEMENT_CHARACTER), "llvm-objdump's answer is not UTF-8");
        Ok(done.stdout)
    }
}
