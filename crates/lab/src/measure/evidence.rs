//! The evidence that `choose` gathers besides whole engines: figures, or the reason why there are
//! none.

use std::path::Path;
use std::time::{Duration, SystemTime};

use anyhow::Result;

use crate::axes;
use crate::build::kernels;
use crate::build::pace;
use crate::build::targets::{Ready, Target};
use crate::code::disassembly::{self, Destination};
use crate::machine::tools::{self, Tool};
use crate::measure::instructions;
use crate::record::{Figures, InstructionFigure, ListingFigure};
use crate::workspace;
use outpace::os::children;

/// Compiles the programs of evidence level 2 and installs the tools for it that cargo can install,
/// so that the time of level 2 itself is spent on measuring. Errors are ignored, because they occur
/// again in level 2, which reports them.
pub fn prepare(root: &Path) {
    if matches!(installs(root), Ok(Some(_))) {
        let _ = tools::ensure(root, Tool::Runner);
    }
    let Ok(ready) = Ready::find(Target::host()) else { return };
    // The same commands as those that run the suites, because cargo compiles everything again if a
    // flag or a feature differs. The counts need a feature that the other suites do not have.
    let counted = missing(root).is_none().then(|| vec![kernels::COUNTED]);
    for suites in std::iter::once(suites()).chain(counted) {
        let _ = children::run(kernels::cargo_bench_for(root, suites, &ready).arg("--no-run"), None);
    }
}

/// Estimates the time that [`prepare`] takes. A suite compiled since `changed` takes none.
pub fn estimate(root: &Path, changed: SystemTime) -> Duration {
    /// Cost of compiling a suite, as a multiple of building the program alone, by the shipped
    /// records of two CPUs.
    const SUITE: f64 = 5.0;
    let compiled =
        workspace::entries(&workspace::cargo_target(root).join("release/deps")).unwrap_or_default();
    let is_compiled = |suite: &&str| {
        compiled.iter().any(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let is_program =
                path.extension().is_none() && name.rsplit_once('-').is_some_and(|(stem, _)| stem == *suite);
            let made = path.metadata().and_then(|file| file.modified());
            is_program && made.is_ok_and(|made| made > changed)
        })
    };
    let missing = suites().iter().filter(|suite| !is_compiled(suite)).count() as u32;
    let cpus = std::thread::available_parallelism().map_or(1, |cpus| cpus.get() as u32);
    // Each suite is compiled by one CPU.
    let suites = f64::from(missing) / f64::from(cpus.min(missing).max(1));
    Duration::from_secs_f64(suites * SUITE * pace::find(root))
}

/// Returns the command by which [`prepare`] installs missing tools, or `None` if there is nothing
/// to install.
pub fn installs(root: &Path) -> Result<Option<String>> {
    let is_wanted =
        tools::find(root, Tool::Valgrind)?.is_some() && tools::find(root, Tool::Runner)?.is_none();
    is_wanted.then(|| tools::remedy(root, Tool::Runner)).transpose()
}

/// Counts instructions for evidence level 2 if the tools are here. Installs nothing, because the
/// time for measuring is limited.
pub fn instructions(root: &Path) -> Figures<InstructionFigure> {
    const COUNT: &str = "cargo lab bench count";
    let Some(tool) = missing(root) else {
        return Figures::from_result(instructions::count(root), Some(COUNT));
    };
    let remedy = tools::remedy(root, tool).ok().filter(|_| !tool.is_ours_to_install());
    let reason = format!("{} is not installed", tool.program());
    Figures::Unmeasured { reason, remedy: Some(remedy.unwrap_or_else(|| COUNT.to_owned())) }
}

/// Returns the first tool that counting needs and that is not here.
fn missing(root: &Path) -> Option<Tool> {
    [Tool::Valgrind, Tool::Runner].into_iter().find(|&tool| !matches!(tools::find(root, tool), Ok(Some(_))))
}

/// Lists the code of the very binaries that level 2 ran, for evidence level 4. With `keep`, the
/// listings go to `asm/`.
pub fn listings(root: &Path, keep: bool) -> Figures<ListingFigure> {
    let to = if keep { Destination::Shipped } else { Destination::Nothing };
    let listed = || disassembly::measure(root, &suites(), None, &Ready::find(Target::host())?, to);
    Figures::from_result(listed(), Some("cargo lab asm"))
}

fn suites() -> Vec<&'static str> {
    axes::with_kernels().map(|axis| axis.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs itself again in a process that has another target folder.
    #[test]
    fn what_is_compiled_is_looked_for_in_cargo_s_target_folder() {
        const FOLDER: [&str; 2] = ["CARGO_TARGET_DIR", "elsewhere"];
        if std::env::var_os(FOLDER[0]).is_none_or(|folder| folder != FOLDER[1]) {
            let mut again = std::process::Command::new(std::env::current_exe().unwrap());
            let name = "what_is_compiled_is_looked_for_in_cargo_s_target_folder";
            again.arg(name).env(FOLDER[0], FOLDER[1]);
            assert!(again.output().unwrap().status.success());
            return;
        }
        let root = outpace::os::files::Scratch::new_in(&std::env::temp_dir()).unwrap();
        let left = || estimate(root.path(), SystemTime::UNIX_EPOCH);
        let before = left();
        let deps = root.path().join("elsewhere/release/deps");
        std::fs::create_dir_all(&deps).unwrap();
        for suite in suites() {
            std::fs::write(deps.join(format!("{suite}-0123456789abcdef")), "").unwrap();
        }
        assert_eq!((before > Duration::ZERO, left()), (true, Duration::ZERO));
    }
}
