//! The rungs that other verbs measure, as `choose` asks for them: figures, or the reason why there are none.

use std::path::Path;

use plywright::recipe::AXES;

use crate::record::{Compiler, InstructionFigure, KernelFigure, ListingFigure, Rung};
use crate::tools::{self, Tool};
use crate::{children, cmd, instructions, kernels, listing};

/// Compiles what rung 2 will run, so that its own time is spent on measuring. What goes wrong here goes wrong there again,
/// and is told there.
pub(crate) fn prepare(root: &Path) {
    let mut suites: Vec<&str> = AXES.iter().map(|axis| axis.name).collect();
    if missing(root).is_none() {
        suites.push("instructions");
    }
    let _ = children::run(kernels::cargo_bench(root, suites).arg("--no-run"), None);
}

/// Rung 2 by time.
pub(crate) fn kernels(root: &Path, quick: bool) -> Rung<KernelFigure> {
    Rung::from_result(kernels::measure(root, quick), Some("cargo lab bench"))
}

/// Rung 2 by instructions, where its tools are here. To install them is for the verb `count`: a run with a time limit
/// has none to spare for it.
pub(crate) fn instructions(root: &Path) -> Rung<InstructionFigure> {
    match missing(root) {
        None => Rung::from_result(instructions::count(root), Some("cargo lab count")),
        Some(tool) => Rung::Unmeasured {
            reason: format!("{} is not installed", tool.program()),
            remedy: Some(match tools::remedy(root, tool) {
                Ok(command) if !tool.is_ours_to_install() => command,
                _ => "cargo lab count".to_owned(),
            }),
        },
    }
}

/// The first tool that counting needs and that is not here.
fn missing(root: &Path) -> Option<Tool> {
    [Tool::Valgrind, Tool::Runner].into_iter().find(|&tool| !matches!(tools::find(root, tool), Ok(Some(_))))
}

/// Rung 4: the listings kept in `asm/`, as far as this compiler made them.
pub(crate) fn listings(root: &Path, compiler: &Compiler) -> Rung<ListingFigure> {
    let target = cmd::asm::target_name(None);
    let mut figures = Vec::new();
    for axis in AXES {
        let mut names = Vec::new();
        let mut listings = Vec::new();
        for variant in axis.variants.iter().map(|variant| variant.name) {
            let Ok(Some(listing)) = listing::read(root, &target, axis.name, variant) else { continue };
            if listing.head.iter().any(|line| line.contains(&compiler.version)) {
                names.push(variant);
                listings.push(listing);
            }
        }
        let same = listing::same_code(&listings);
        figures.extend(names.iter().zip(&listings).zip(same).map(|((name, listing), same)| {
            let path = listing::path(root, &target, axis.name, name);
            ListingFigure {
                axis: axis.name.to_owned(),
                variant: (*name).to_owned(),
                target_cpu: target.clone(),
                path: path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/"),
                instructions: listing.instructions(),
                same_code_as: same.map(|at| names[at].to_owned()),
            }
        }));
    }
    if figures.is_empty() {
        return Rung::Unmeasured {
            reason: format!("asm/{target}/ keeps no listing of this compiler"),
            remedy: Some("cargo lab asm".to_owned()),
        };
    }
    Rung::Measured { figures }
}
