//! Instructions of whole programs, by callgrind.
//!
//! Valgrind's CPU is another one than this: in 32-bit mode it has no popcnt, nor anything from then on. A build that looks for
//! instructions when it starts picks there what that CPU has, so each figure keeps the recipe that was counted.

use std::path::Path;

use anyhow::{Context, Result};

use super::ProgramFigure;
use crate::build::built::BuiltEngine;
use crate::machine::tools::{self, Tool};
use crate::measure::callgrind;

/// What each engine is run with: a search whose node count is known, and perft.
const RUNS: [[&str; 2]; 2] = [["bench", "3"], ["perft", "4"]];

/// Counts the runs of some engines.
pub(crate) fn count(root: &Path, engines: &[&BuiltEngine]) -> Result<Vec<ProgramFigure>> {
    let valgrind = tools::ensure(root, Tool::Valgrind)?;
    let mut figures = Vec::new();
    for BuiltEngine { engine, binary, .. } in engines {
        let counted = |arguments: &[&str]| {
            callgrind::count(&valgrind, binary, arguments).with_context(|| engine.slug.clone())
        };
        let (_, version) = counted(&["--version"])?;
        let recipe = version.lines().find_map(|line| line.strip_prefix("recipe ")).unwrap_or_default();
        for arguments in RUNS {
            figures.push(ProgramFigure {
                engine: engine.slug.clone(),
                arguments: arguments.join(" "),
                recipe: recipe.to_owned(),
                instructions: counted(&arguments)?.0,
            });
        }
    }
    Ok(figures)
}
