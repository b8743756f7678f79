//! Instructions of whole programs, by callgrind: from the start to the end, tables filled and all.
//!
//! Valgrind's CPU is another one than this: in 32-bit mode it has no popcnt, nor anything from then on. A build that looks for
//! instructions when it starts picks there what that CPU has, so each figure keeps the recipe that was counted.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use super::ProgramFigure;
use super::engines::BuiltEngine;
use crate::machine::tools::{self, Tool};
use outpace::children;

/// A run of some ten seconds that has not ended by now will not end.
const PATIENCE: Duration = Duration::from_secs(300);

/// What each engine is run with: a search whose node count is known, and perft.
pub(crate) const RUNS: [[&str; 2]; 2] = [["bench", "3"], ["perft", "4"]];

/// Counts the runs of some engines.
pub(crate) fn count(root: &Path, bench: &[&BuiltEngine]) -> Result<Vec<ProgramFigure>> {
    let valgrind = tools::ensure(root, Tool::Valgrind)?;
    let folder = tempfile::tempdir().context("cannot make a folder for callgrind's file")?;
    let file = folder.path().join("callgrind.out");
    let mut figures = Vec::new();
    for standing in bench {
        let run = |arguments: &[&str]| -> Result<String> {
            let mut command = Command::new(&valgrind);
            command.arg("--tool=callgrind").arg(format!("--callgrind-out-file={}", file.display()));
            let done = children::run(command.arg(&standing.binary).args(arguments), Some(PATIENCE))?;
            let what = format!("`{} {}` under callgrind", standing.engine.slug, arguments.join(" "));
            ensure!(!done.expired, "{what} has not ended after {} s", PATIENCE.as_secs());
            let last = done.stderr.lines().next_back().unwrap_or("it said nothing");
            ensure!(done.status.success(), "{what} failed ({}): {last}", done.status);
            Ok(done.stdout)
        };
        let said = run(&["--version"])?;
        let recipe = said.lines().find_map(|line| line.strip_prefix("recipe "));
        for arguments in RUNS {
            run(&arguments)?;
            let text = std::fs::read_to_string(&file).context("callgrind left no counts")?;
            figures.push(ProgramFigure {
                engine: standing.engine.slug.clone(),
                arguments: arguments.join(" "),
                recipe: recipe.unwrap_or_default().to_owned(),
                instructions: total(&text).context("callgrind left no total")?,
            });
        }
    }
    Ok(figures)
}

/// The total in callgrind's file, which counts nothing but instructions.
fn total(text: &str) -> Option<u64> {
    let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    (line("events")?.trim() == "Ir").then_some(())?;
    line("totals").or_else(|| line("summary"))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_and_nothing_else_is_taken_for_it() {
        let file = "version: 1\nevents: Ir\nfn=(1) main\n5 100\n\ntotals: 123456\n";
        assert_eq!(total(file), Some(123_456));
        assert_eq!(total("events: Ir\nsummary: 7\n"), Some(7));
        assert_eq!(total("events: Ir Dr\ntotals: 1 2\n"), None);
        assert_eq!(total("totals: 1\n"), None);
        assert_eq!(total(""), None);
    }
}
