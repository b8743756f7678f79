//! Reads the shipped listings (disassembled kernels) in `asm/`, by target, suite and variant, with
//! their costs if there are any.
//!
//! The description of a variant on a target compares it with other variants on the same target, and
//! with the same variant on the platform's lowest CPU. All of these are read from the files, so the
//! description is the same on every machine.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::costs::{self, Costs, LoopCost};
use super::loops::{self, Loop};
use super::{Function, Listing, MODES, assembly, read, read_with, suites};
use crate::build::targets::ALL;
use crate::record::{CodeFigure, ListingFigure, LoopFigure};
use crate::workspace;

/// All shipped listings, in the order of the targets and of [`suites`]. Listings for a machine's
/// own CPU have the place of the target `native`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShippedListings {
    pub suites: Vec<Suite>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Suite {
    /// Name of the folder: a target or the key of a machine.
    pub target: String,
    /// Name of an axis, or `engine`.
    pub name: &'static str,
    /// Listings by variant, or by kernel of the engine, in the order of [`suites`].
    pub listings: Vec<(&'static str, Listing)>,
    /// Index of the first earlier listing with the same code, for each listing.
    same_code: Vec<Option<usize>>,
    pub costs: Option<Costs>,
}

impl Listing {
    /// Returns true if the figure seems to describe this listing: it has the same number of
    /// instructions and, if the record counts the mnemonics, the same number of each.
    pub fn is_of(&self, figure: &ListingFigure) -> bool {
        let mix = || self.mix().into_iter().map(|(name, count)| (name.to_owned(), count));
        figure.instructions == self.instructions()
            && figure.code.as_ref().is_none_or(|code| mix().eq(code.mix.iter().cloned()))
    }
}

/// Returns the names of the folders in `asm/`, in alphabetical order.
pub fn folders(root: &Path) -> Result<Vec<String>> {
    let folders = workspace::entries(&root.join("asm"))?.into_iter().filter(|path| path.is_dir());
    let name = |path: PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(folders.filter_map(name).collect())
}

impl ShippedListings {
    /// Reads `asm/` of the package at `root`. Skips folders without listings.
    pub fn read(root: &Path) -> Result<Self> {
        let place = |name: &str| {
            let known = ALL.iter().position(|target| *target == name);
            known.or_else(|| ALL.iter().position(|target| *target == "native"))
        };
        let mut targets = folders(root)?;
        targets.sort_by_key(|name| place(name));
        let mut shipped = Self::default();
        for target in targets {
            for (name, variants) in suites() {
                let mut listings = Vec::new();
                for variant in variants {
                    let listing = read(root, &target, name, variant)?;
                    listings.extend(listing.map(|listing| (variant, listing)));
                }
                let costs = read_with(&costs::path(root, &target, name), Costs::parse)?;
                if !listings.is_empty() {
                    shipped.suites.push(Suite { costs, ..Suite::new(&target, name, listings) });
                }
            }
        }
        Ok(shipped)
    }

    pub fn suite(&self, target: &str, name: &str) -> Option<&Suite> {
        self.suites.iter().find(|suite| suite.target == target && suite.name == name)
    }

    pub fn listing(&self, target: &str, suite: &str, variant: &str) -> Option<&Listing> {
        self.suite(target, suite)?.listing(variant)
    }

    /// Returns the figures of a variant's listing: the size, the number of each instruction, the
    /// instructions that [`Self::recognised`] returns, and the costs of the longest loops. Returns
    /// None without a listing.
    fn code(&self, target: &str, suite: &str, variant: &str) -> Option<CodeFigure> {
        let suite = self.suite(target, suite)?;
        let listing = suite.listing(variant)?;
        let figure = |function| Some(suite.longest(variant, function)?.1);
        Some(CodeFigure {
            bytes: listing.bytes(),
            mix: listing.mix().into_iter().map(|(name, count)| (name.to_owned(), count)).collect(),
            recognised: self.recognised(target, suite.name, variant).into_iter().map(str::to_owned).collect(),
            loops: timed(listing).filter_map(figure).collect(),
        })
    }

    /// Returns the instructions in a variant's innermost loops on this target that not every CPU of
    /// the platform has, and that the variant's code for the platform's lowest CPU does not use.
    /// Moves of vectors (`vmov...`) are left out. The most frequent come first. The source does not
    /// name these instructions: the compiler chose them for operations that the source writes in
    /// ordinary code, such as `popcnt` for several shifts and additions.
    ///
    /// The result is empty for the lowest CPU itself, and for ARM, of which only one level is
    /// listed.
    pub fn recognised(&self, target: &str, suite: &str, variant: &str) -> Vec<&str> {
        let Some(now) = self.listing(target, suite, variant) else { return Vec::new() };
        let lowest = lowest(target, now);
        let before = self.listing(lowest, suite, variant).filter(|_| lowest != target);
        let Some(before) = before else { return Vec::new() };
        let before: BTreeSet<&str> = before.mix().into_iter().map(|(name, _)| plain(name)).collect();
        let is_new = |name: &&str| {
            assembly::is_beyond_lowest(plain(name))
                && !name.starts_with("vmov")
                && !before.contains(plain(name))
        };
        let loops = timed(now).flat_map(|function| loops::innermost(&function.lines));
        let found: Vec<&str> = loops.flat_map(|found| found.mnemonics()).filter(is_new).collect();
        super::mix(found.into_iter()).into_iter().map(|(name, _)| name).collect()
    }
}

/// Adds to each of these figures the details of its shipped listing, such as the costs.
pub fn describe(listings: &ShippedListings, figures: &mut [ListingFigure]) {
    for figure in figures {
        figure.code = listings.code(&figure.target_cpu, &figure.axis, &figure.variant);
    }
}

impl Suite {
    /// Returns a suite of these listings, without costs.
    pub fn new(target: &str, name: &'static str, listings: Vec<(&'static str, Listing)>) -> Self {
        let codes: Vec<_> = listings.iter().map(|(_, listing)| listing.code()).collect();
        let same = |at: usize| codes[..at].iter().position(|code| *code == codes[at]);
        let same_code = (0..codes.len()).map(same).collect();
        Self { target: target.to_owned(), name, listings, same_code, costs: None }
    }

    pub fn listing(&self, variant: &str) -> Option<&Listing> {
        self.listings.iter().find(|(name, _)| *name == variant).map(|(_, listing)| listing)
    }

    /// Returns the first earlier variant with the same code, if there is one.
    pub fn same_code_as(&self, variant: &str) -> Option<&'static str> {
        let at = self.listings.iter().position(|(name, _)| *name == variant)?;
        Some(self.listings[self.same_code[at]?].0)
    }

    /// Returns the length of each listing, and the first earlier one with the same code. The
    /// details that [`describe`] adds are not set.
    pub fn figures(&self) -> Vec<ListingFigure> {
        let target = &self.target;
        let figure = |(variant, listing): &(&'static str, Listing)| ListingFigure {
            axis: self.name.to_owned(),
            variant: (*variant).to_owned(),
            target_cpu: target.clone(),
            path: format!("asm/{target}/{}/{variant}.s", self.name),
            instructions: listing.instructions(),
            same_code_as: self.same_code_as(variant).map(str::to_owned),
            code: None,
        };
        self.listings.iter().map(figure).collect()
    }

    /// Returns the longest innermost loop of a function of this variant, with its costs.
    pub(super) fn longest<'a>(
        &self,
        variant: &str,
        function: &'a Function,
    ) -> Option<(Loop<'a>, LoopFigure)> {
        let found = longest(function)?;
        let cost = self.cost(variant, &function.name, &found).cloned().unwrap_or_default();
        let LoopCost { remark, cycles, ports, lacks, .. } = cost;
        let (function, instructions) = (function.name.clone(), found.instructions.len());
        Some((found, LoopFigure { function, instructions, remark, cycles, ports, lacks }))
    }

    /// Returns the costs of this loop, if there are costs of a loop with the same place and length.
    pub fn cost(&self, variant: &str, function: &str, found: &Loop<'_>) -> Option<&LoopCost> {
        let wanted = (variant, function, found.label, found.instructions.len());
        let same =
            |cost: &&LoopCost| (&*cost.variant, &*cost.function, &*cost.label, cost.instructions) == wanted;
        self.costs.as_ref()?.loops.iter().find(same)
    }
}

/// Returns the functions of a listing that are timed: both modes of a variant, or the single kernel
/// of the engine.
pub fn timed(listing: &Listing) -> impl Iterator<Item = &Function> {
    let first = listing.functions.first().map(|function| function.name.as_str());
    let is_timed = move |name: &str| MODES.contains(&name) || first == Some(name);
    listing.functions.iter().filter(move |function| is_timed(&function.name))
}

/// Returns the longest innermost loop of a function, or the first of several that are equally long.
pub fn longest(function: &Function) -> Option<Loop<'_>> {
    loops::innermost(&function.lines).into_iter().rev().max_by_key(|found| found.instructions.len())
}

/// Returns the lowest target of the same platform. For a machine's folder, whose name does not show
/// the platform, the platform is recognised by the code.
fn lowest<'a>(target: &'a str, listing: &Listing) -> &'a str {
    if target.starts_with("x86-64") {
        return "x86-64";
    }
    if ALL.contains(&target) {
        return target;
    }
    let has = |part: &str| listing.functions.iter().flat_map(|f| &f.lines).any(|line| line.contains(part));
    if has(" ptr [r") {
        "x86-64"
    } else if has(" ptr [e") {
        "i686"
    } else {
        "aarch64"
    }
}

/// Returns the older form of an instruction for the same operation: `paddd` for `vpaddd`, which has
/// one more operand, and `shl` for `shlx`, which does not change the flags. A mnemonic that has no
/// older form is returned unchanged.
fn plain(mnemonic: &str) -> &str {
    let older = [mnemonic.strip_prefix('v'), mnemonic.strip_suffix('x')];
    older.into_iter().flatten().find(|older| assembly::is_instruction(older)).unwrap_or(mnemonic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outpace::os::files;

    const SWAR: &str = "latency:\n.L0:\n    shl rax, 1\n    imul rax, rcx\n    jne .L0\n    ret\n";
    const INSTRUCTION: &str = "latency:\n.L0:\n    popcnt rax, rcx\n    jne .L0\n    ret\n";

    #[test]
    fn instructions_that_the_source_does_not_name_are_recognised() {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("x86-64/popcount/swar.s", SWAR),
            ("x86-64/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v2/popcount/swar.s", INSTRUCTION),
            ("x86-64-v2/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v3/popcount/swar.s", &SWAR.replace("shl rax, 1", "shlx rax, rcx, rdx")),
            ("some-machine/popcount/swar.s", &INSTRUCTION.replace("rcx\n", "qword ptr [rcx]\n")),
            ("checks/popcount/swar.check", "# not a listing\n"),
            ("README.md", "a file beside the folders\n"),
        ] {
            files::replace(&root.path().join("asm").join(path), text.as_bytes()).unwrap();
        }
        let shipped = ShippedListings::read(root.path()).unwrap();
        let mut targets: Vec<_> = shipped.suites.iter().map(|suite| suite.target.as_str()).collect();
        targets.dedup();
        assert_eq!(targets, ["x86-64", "x86-64-v2", "x86-64-v3", "some-machine"]);
        for (target, variant, recognised, why) in [
            ("x86-64-v2", "swar", &["popcnt"][..], "the lowest CPU lacks it"),
            ("some-machine", "swar", &["popcnt"], "the lowest CPU of the machine's platform lacks it"),
            ("x86-64", "swar", &[], "this is the lowest CPU"),
            ("x86-64-v2", "hardware", &[], "the source asks for it"),
            ("x86-64-v3", "swar", &[], "`shlx` is another form of `shl`"),
            ("i686", "swar", &[], "there is no listing"),
        ] {
            assert_eq!(
                shipped.recognised(target, "popcount", variant),
                recognised,
                "{target} {variant}: {why}"
            );
        }
        let same = |target, variant| shipped.suite(target, "popcount").unwrap().same_code_as(variant);
        assert_eq!((same("x86-64-v2", "swar"), same("x86-64-v2", "hardware")), (Some("hardware"), None));
        assert_eq!(same("x86-64", "swar"), None);
        let code = shipped.code("x86-64-v2", "popcount", "swar").unwrap();
        assert_eq!((code.recognised, code.bytes), (vec!["popcnt".to_owned()], None));
        assert_eq!(code.mix.iter().map(|(_, count)| count).sum::<usize>(), 3);
        let [found] = code.loops.as_slice() else { panic!("{:?}", code.loops) };
        assert_eq!((found.function.as_str(), found.instructions), ("latency", 2));
        assert_eq!(shipped.code("i686", "popcount", "swar"), None);
    }

    #[test]
    fn an_operation_is_the_same_in_every_encoding() {
        for (mnemonic, operation) in [
            ("vpaddd", "paddd"),
            ("shlx", "shl"),
            ("popcnt", "popcnt"),
            ("vpermq", "vpermq"),
            ("pext", "pext"),
        ] {
            assert_eq!(plain(mnemonic), operation);
        }
    }

    #[test]
    fn the_first_of_equally_long_loops_is_shown() {
        let text = "latency:\n.L0:\ndec\njne .L0\n.L1:\nadd\ndec\njne .L1\n.L2:\nadd\ndec\njne .L2\n";
        let listing = Listing::parse(text).unwrap();
        let found = longest(timed(&listing).next().unwrap()).unwrap();
        assert_eq!((found.label, found.instructions.len()), (".L1", 3));
        for instructions in [3, 4] {
            let [variant, function, label] = ["swar", "latency", ".L1"].map(str::to_owned);
            let cost = LoopCost { variant, function, label, instructions, ..LoopCost::default() };
            let costs = Costs { loops: vec![cost], ..Costs::default() };
            let suite = Suite { costs: Some(costs), ..Suite::default() };
            assert_eq!(suite.cost("swar", "latency", &found).is_some(), instructions == 3);
        }
    }

    #[test]
    fn shipped_costs_are_written_as_they_are_read() {
        let root = crate::workspace::root().unwrap();
        let mut files = 0;
        for suite in ShippedListings::read(&root).unwrap().suites {
            let Some(kept) = suite.costs else { continue };
            let path = costs::path(&root, &suite.target, suite.name);
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(text == kept.print().unwrap(), "{}", path.display());
            files += 1;
        }
        assert!(files > 0);
    }
}
