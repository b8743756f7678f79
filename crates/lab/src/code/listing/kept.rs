//! Everything that is kept below `asm/`, read back: by target, by suite, by variant, with the costs where they are kept.
//!
//! What is told here of a variant on a target needs the other ones: whether another is the same code, and what its own
//! code is on the lowest CPU of the platform. It is all read from the files, so that it says the same on every machine.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use plywright::recipe::AXES;

use super::costs::{Costs, LoopCost};
use super::loops::{self, Loop};
use super::{ENGINE, KERNELS, MODES};
use super::{Function, Listing, assembly, read, same_code};
use crate::build::targets::ALL;
use crate::record::{CodeFigure, ListingFigure, LoopFigure};

/// What is kept, a folder a target, in the order of the tables: a machine's own CPU comes before another platform.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Kept {
    /// The targets by the names of their folders.
    pub(crate) folders: Vec<Folder>,
}

/// What is kept for one target.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Folder {
    /// Its name: a target's, or a machine's key.
    pub(crate) name: String,
    /// The suites of which a listing is kept, in the order of [`suites`].
    pub(crate) suites: Vec<Suite>,
}

/// What is kept of one suite for one target.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Suite {
    /// An axis' name, or `engine`.
    pub(crate) name: &'static str,
    /// The listings by variant, or by the engine's kernel, in the order of the recipe.
    pub(crate) listings: Vec<(&'static str, Listing)>,
    /// The costs of their loops, if those are kept.
    pub(crate) costs: Option<Costs>,
}

/// The suites and what each of them lists: the axes with their variants, and the engine with its kernels.
pub(crate) fn suites() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let axes = AXES.iter().map(|axis| (axis.name, axis.variants.iter().map(|v| v.name).collect()));
    axes.chain([(ENGINE, KERNELS.to_vec())])
}

/// The names of the folders below `asm/`, in the order of the alphabet.
pub(crate) fn folders(root: &Path) -> Result<Vec<String>> {
    let asm = root.join("asm");
    let cannot = || format!("cannot read {}", asm.display());
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(&asm).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        if entry.path().is_dir() {
            folders.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    folders.sort();
    Ok(folders)
}

impl Kept {
    /// Reads `asm/` of the package at `root`. Folders that hold no listing are passed over.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut folders = Vec::new();
        for name in self::folders(root)? {
            let mut folder = Folder { name, suites: Vec::new() };
            for (name, variants) in suites() {
                if let Some(suite) = Suite::read(root, &folder.name, name, &variants)? {
                    folder.suites.push(suite);
                }
            }
            if !folder.suites.is_empty() {
                folders.push(folder);
            }
        }
        let place = |name: &str| {
            let known = ALL.iter().position(|target| *target == name);
            known.or_else(|| ALL.iter().position(|target| *target == "native"))
        };
        folders.sort_by(|a, b| (place(&a.name), &a.name).cmp(&(place(&b.name), &b.name)));
        Ok(Self { folders })
    }

    /// The folder of that name.
    pub(crate) fn folder(&self, name: &str) -> Option<&Folder> {
        self.folders.iter().find(|folder| folder.name == name)
    }

    /// What the listing of a variant is made of, and what its loops would cost; none if there is no listing.
    fn code(&self, target: &str, suite: &str, variant: &str) -> Option<CodeFigure> {
        let suite = self.folder(target)?.suite(suite)?;
        let listing = suite.listing(variant)?;
        let figure = |function: &Function| {
            let found = longest(function)?;
            let cost = suite.cost(variant, &function.name, &found).cloned().unwrap_or_default();
            let LoopCost { remark, cycles, ports, lacks, .. } = cost;
            let instructions = found.instructions.len();
            Some(LoopFigure { function: function.name.clone(), instructions, remark, cycles, ports, lacks })
        };
        Some(CodeFigure {
            bytes: listing.all_bytes(),
            mix: listing.mix().into_iter().map(|(name, count)| (name.to_owned(), count)).collect(),
            recognised: self.recognised(target, suite.name, variant).into_iter().map(str::to_owned).collect(),
            loops: timed(listing).filter_map(figure).collect(),
        })
    }

    /// The operations in a variant's innermost loops for that target that no CPU of its platform has for certain, and that
    /// are nowhere in the variant's code for the platform's lowest CPU; the most frequent first. So the source did not ask
    /// for them: the compiler saw what the code does and had one instruction for it.
    ///
    /// On the lowest CPU itself there is nothing to compare with, and so nothing to tell. Nor is there on ARM, of which
    /// one level alone is listed.
    pub(crate) fn recognised(&self, target: &str, suite: &str, variant: &str) -> Vec<&str> {
        let Some(now) = self.folder(target).and_then(|folder| folder.listing(suite, variant)) else {
            return Vec::new();
        };
        let lowest = lowest(target, now);
        let before = self.folder(lowest).and_then(|folder| folder.listing(suite, variant));
        let Some(before) = before.filter(|_| lowest != target) else { return Vec::new() };
        let before: BTreeSet<&str> = before.mix().into_iter().map(|(name, _)| plain(name)).collect();
        let mut found: Vec<(&str, usize)> = Vec::new();
        for line in timed(now).flat_map(|function| loops::innermost(&function.lines)) {
            for name in line.instructions.iter().filter_map(|line| line.split(' ').next()) {
                let is_told = assembly::is_beyond_lowest(plain(name)) && !name.starts_with("vmov");
                if !is_told || before.contains(plain(name)) {
                    continue;
                }
                match found.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, count)) => *count += 1,
                    None => found.push((name, 1)),
                }
            }
        }
        found.sort_by_key(|&(name, count)| (std::cmp::Reverse(count), name));
        found.into_iter().map(|(name, _)| name).collect()
    }
}

/// Says of each of these figures what its listing is made of and would cost, from what is kept now.
pub(crate) fn describe(kept: &Kept, figures: &mut [ListingFigure]) {
    for figure in figures {
        figure.code = kept.code(&figure.target_cpu, &figure.axis, &figure.variant);
    }
}

impl Folder {
    /// What is kept of that suite.
    pub(crate) fn suite(&self, name: &str) -> Option<&Suite> {
        self.suites.iter().find(|suite| suite.name == name)
    }

    fn listing(&self, suite: &str, variant: &str) -> Option<&Listing> {
        self.suite(suite)?.listing(variant)
    }
}

impl Suite {
    fn read(
        root: &Path,
        target: &str,
        name: &'static str,
        variants: &[&'static str],
    ) -> Result<Option<Self>> {
        let mut suite = Self { name, ..Self::default() };
        for &variant in variants {
            suite.listings.extend(read(root, target, name, variant)?.map(|listing| (variant, listing)));
        }
        let path = super::costs::path(root, target, name);
        match std::fs::read_to_string(&path) {
            Ok(text) => {
                suite.costs = Some(Costs::parse(&text).with_context(|| format!("in {}", path.display()))?);
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
        Ok(Some(suite).filter(|suite| !suite.listings.is_empty()))
    }

    /// The listing of that variant.
    pub(crate) fn listing(&self, variant: &str) -> Option<&Listing> {
        self.listings.iter().find(|(name, _)| *name == variant).map(|(_, listing)| listing)
    }

    /// The first variant before this one that is the same code.
    pub(crate) fn same_code_as(&self, variant: &str) -> Option<&'static str> {
        let same = same_code(self.listings.iter().map(|(_, listing)| listing));
        let at = self.listings.iter().position(|(name, _)| *name == variant)?;
        Some(self.listings[same[at]?].0)
    }

    /// What that loop costs, if costs are kept and are of this very loop.
    pub(crate) fn cost(&self, variant: &str, function: &str, found: &Loop<'_>) -> Option<&LoopCost> {
        self.costs.as_ref()?.loops.iter().find(|cost| {
            cost.variant == variant
                && cost.function == function
                && cost.label == found.label
                && cost.instructions == found.instructions.len()
        })
    }
}

/// The functions of a listing that are timed: both modes of a variant, or the one of the engine's kernels.
pub(crate) fn timed(listing: &Listing) -> impl Iterator<Item = &Function> {
    let first = listing.functions.first().map(|function| function.name.as_str());
    let is_timed = move |name: &str| MODES.contains(&name) || first == Some(name);
    listing.functions.iter().filter(move |function| is_timed(&function.name))
}

/// The longest innermost loop of a function, and of those as long the first.
pub(crate) fn longest(function: &Function) -> Option<Loop<'_>> {
    loops::innermost(&function.lines).into_iter().rev().max_by_key(|found| found.instructions.len())
}

/// The lowest target of the platform that a target is of. A machine's folder does not tell its platform; the code does.
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

/// The operation of an instruction, whichever way it is encoded: `vpaddd` is `paddd` and `shlx` is `shl`, with one
/// operand more or with flags left alone. A name that has no older form is what it is.
fn plain(mnemonic: &str) -> &str {
    let older = [mnemonic.strip_prefix('v'), mnemonic.strip_suffix('x')];
    older.into_iter().flatten().find(|older| assembly::is_instruction(older)).unwrap_or(mnemonic)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outpace::files;

    /// A root that keeps these listings: the path below `asm/` and the text of each.
    fn root(kept: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in kept {
            files::replace(&root.path().join("asm").join(path), text.as_bytes()).unwrap();
        }
        root
    }

    const SWAR: &str = "latency:\n.L0:\n    shl rax, 1\n    imul rax, rcx\n    jne .L0\n    ret\n";
    const INSTRUCTION: &str = "latency:\n.L0:\n    popcnt rax, rcx\n    jne .L0\n    ret\n";

    #[test]
    fn what_was_not_asked_for_and_is_there_was_recognised() {
        let root = root(&[
            ("x86-64/popcount/swar.s", SWAR),
            ("x86-64/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v2/popcount/swar.s", INSTRUCTION),
            ("x86-64-v2/popcount/hardware.s", INSTRUCTION),
            ("x86-64-v3/popcount/swar.s", &SWAR.replace("shl rax, 1", "shlx rax, rcx, rdx")),
            ("some-machine/popcount/swar.s", &INSTRUCTION.replace("rcx\n", "qword ptr [rcx]\n")),
            ("checks/popcount/swar.check", "# not a listing\n"),
            ("README.md", "a file beside the folders\n"),
        ]);
        let kept = Kept::read(root.path()).unwrap();
        let names: Vec<_> = kept.folders.iter().map(|folder| folder.name.as_str()).collect();
        assert_eq!(names, ["x86-64", "x86-64-v2", "x86-64-v3", "some-machine"]);
        assert_eq!(kept.recognised("x86-64-v2", "popcount", "swar"), ["popcnt"]);
        assert_eq!(kept.recognised("some-machine", "popcount", "swar"), ["popcnt"]);
        let none: [&str; 0] = [];
        assert_eq!(kept.recognised("x86-64", "popcount", "swar"), none, "there is no lower one");
        assert_eq!(kept.recognised("x86-64-v2", "popcount", "hardware"), none, "the source asks for it");
        assert_eq!(kept.recognised("x86-64-v3", "popcount", "swar"), none, "a shift is a shift");
        assert_eq!(kept.recognised("i686", "popcount", "swar"), none);
        let suite = kept.folder("x86-64-v2").unwrap().suite("popcount").unwrap();
        assert_eq!((suite.same_code_as("swar"), suite.same_code_as("hardware")), (Some("hardware"), None));
        let suite = kept.folder("x86-64").unwrap().suite("popcount").unwrap();
        assert_eq!(suite.same_code_as("swar"), None);
        let code = kept.code("x86-64-v2", "popcount", "swar").unwrap();
        assert_eq!((code.recognised, code.bytes), (vec!["popcnt".to_owned()], None));
        assert_eq!(code.mix.iter().map(|(_, count)| count).sum::<usize>(), 3);
        let [found] = code.loops.as_slice() else { panic!("{:?}", code.loops) };
        assert_eq!((found.function.as_str(), found.instructions), ("latency", 2));
        assert_eq!(kept.code("i686", "popcount", "swar"), None);
    }

    #[test]
    fn an_operation_is_the_same_in_every_encoding() {
        let pairs = [
            ("vpaddd", "paddd"),
            ("shlx", "shl"),
            ("popcnt", "popcnt"),
            ("vpermq", "vpermq"),
            ("pext", "pext"),
        ];
        for (mnemonic, operation) in pairs {
            assert_eq!(plain(mnemonic), operation);
        }
        for beyond in ["popcnt", "pext", "andn", "blsr", "vpermq", "pshufb"] {
            assert!(assembly::is_beyond_lowest(beyond), "{beyond}");
        }
        for every in ["paddd", "shl", "imul", "bswap", "movups", "cnt"] {
            assert!(!assembly::is_beyond_lowest(every), "{every}");
        }
    }

    #[test]
    fn of_loops_as_long_the_first_is_shown_and_costs_of_other_code_are_not() {
        let listing = Listing::parse(
            "latency:\n.L0:\n    dec a\n    jne .L0\n.L1:\n    add a\n    dec b\n    jne .L1\n.L2:\n    add c\n    dec d\n    jne .L2\n",
        );
        let listing = listing.unwrap();
        let found = longest(timed(&listing).next().unwrap()).unwrap();
        assert_eq!((found.label, found.instructions.len()), (".L1", 3));
        let cost = |instructions| LoopCost {
            variant: "swar".to_owned(),
            function: "latency".to_owned(),
            label: ".L1".to_owned(),
            instructions,
            ..LoopCost::default()
        };
        let of =
            |cost| Suite { costs: Some(Costs { loops: vec![cost], ..Costs::default() }), ..Suite::default() };
        assert!(of(cost(3)).cost("swar", "latency", &found).is_some());
        assert!(of(cost(4)).cost("swar", "latency", &found).is_none());
    }

    #[test]
    fn the_engines_kernels_are_timed_as_they_are_called() {
        let listing = Listing::parse("make:\n    ret\n\nplywright::f:\n    ret\n").unwrap();
        assert_eq!(timed(&listing).map(|f| f.name.as_str()).collect::<Vec<_>>(), ["make"]);
    }
}
