//! The rungs that other verbs measure, as `choose` asks for them: figures, or the reason why there are none.

use std::path::Path;

use anyhow::Result;
use plywright::recipe::AXES;

use crate::build::kernels;
use crate::build::targets::{Ready, Target};
use crate::code::disassembly;
use crate::code::listing;
use crate::code::listing::kept::{self, Kept};
use crate::machine::tools::{self, Tool};
use crate::measure::instructions;
use crate::measure::paired;
use crate::record::{Compiler, InstructionFigure, KernelFigure, ListingFigure, PairedFigure, Rung};
use outpace::children;

/// Compiles what rung 2 will run and installs what cargo can install for it, so that its own time is spent on measuring.
/// What goes wrong here goes wrong there again, and is told there.
pub(crate) fn prepare(root: &Path) {
    if matches!(installs(root), Ok(Some(_))) {
        let _ = tools::ensure(root, Tool::Runner);
    }
    let mut suites: Vec<&str> = AXES.iter().map(|axis| axis.name).collect();
    if missing(root).is_none() {
        suites.push("instructions");
    }
    let _ = children::run(kernels::cargo_bench(root, suites).arg("--no-run"), None);
}

/// The command by which [`prepare`] installs what is missing, if anything is.
pub(crate) fn installs(root: &Path) -> Result<Option<String>> {
    let is_wanted =
        tools::find(root, Tool::Valgrind)?.is_some() && tools::find(root, Tool::Runner)?.is_none();
    is_wanted.then(|| tools::remedy(root, Tool::Runner)).transpose()
}

/// Rung 2 by time.
pub(crate) fn kernels(root: &Path) -> Rung<KernelFigure> {
    Rung::from_result(kernels::measure(root), Some("cargo lab bench"))
}

/// Rung 2 by pairs in lock-step.
pub(crate) fn paired(root: &Path, plan: paired::Plan<'_>) -> Rung<PairedFigure> {
    Rung::from_result(paired::measure(root, plan), None)
}

/// Rung 2 by instructions, where its tools are here. To install them is not for now, since this time is limited.
pub(crate) fn instructions(root: &Path) -> Rung<InstructionFigure> {
    match missing(root) {
        None => Rung::from_result(instructions::count(root), Some("cargo lab bench count")),
        Some(tool) => Rung::Unmeasured {
            reason: format!("{} is not installed", tool.program()),
            remedy: Some(match tools::remedy(root, tool) {
                Ok(command) if !tool.is_ours_to_install() => command,
                _ => "cargo lab bench count".to_owned(),
            }),
        },
    }
}

/// The first tool that counting needs and that is not here.
fn missing(root: &Path) -> Option<Tool> {
    [Tool::Valgrind, Tool::Runner].into_iter().find(|&tool| !matches!(tools::find(root, tool), Ok(Some(_))))
}

/// Rung 4: the listings of the very binaries that rung 2 ran, which are kept in `asm/`; without the disassembler those
/// that were kept before, as far as this compiler made them.
pub(crate) fn listings(root: &Path, compiler: &Compiler) -> Rung<ListingFigure> {
    match Ready::find(Target::host()) {
        Ok(host) => listings_for(root, compiler, &host),
        Err(error) => Rung::from_result(Err(error), Some("cargo lab asm")),
    }
}

/// The same for a target.
pub(crate) fn listings_for(root: &Path, compiler: &Compiler, ready: &Ready) -> Rung<ListingFigure> {
    if matches!(tools::find(root, Tool::Objdump), Ok(Some(_))) {
        let axes: Vec<_> = AXES.iter().collect();
        return Rung::from_result(disassembly::measure(root, &axes, None, ready), Some("cargo lab asm"));
    }
    let target = ready.target.folder();
    let mut figures = Vec::new();
    for axis in AXES {
        let kept = axis.variants.iter().filter_map(|variant| {
            let listing = listing::read(root, &target, axis.name, variant.name).ok()??;
            let is_current = listing.head.iter().any(|line| line.contains(&compiler.version));
            is_current.then_some((variant.name, listing))
        });
        figures.extend(listing::figures(root, &target, axis.name, &kept.collect::<Vec<_>>()));
    }
    if let Ok(kept) = Kept::read(root) {
        kept::describe(&kept, &mut figures);
    }
    if figures.is_empty() {
        return Rung::Unmeasured {
            reason: format!("asm/{target}/ keeps no listing of this compiler"),
            remedy: Some("cargo lab asm".to_owned()),
        };
    }
    Rung::Measured { figures }
}
