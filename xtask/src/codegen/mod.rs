//! `cargo xtask codegen`, and the step `codegen` of `cargo xtask check`: compare machine code with
//! its expectations, and with the stored listings in `asm/`.

mod expectations;
mod sources;

use anyhow::{Result, ensure};

use self::expectations::{Checker, Verdict};
use crate::outcome::Outcome;
use plywright_lab::build::targets::{Ready, Target};
use plywright_lab::code::listing::{ENGINE, Selection};
use plywright_lab::machine::tools::{self, Tool};
use plywright_lab::session::catch_interrupts;
use plywright_lab::terminal::stdout;
use plywright_lab::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Code to check: an axis (`popcount`), a variant (`popcount/swar`), `engine` or one of its
    /// kernels (`engine/make`) [default: all].
    #[arg(value_name = "AXIS[/VARIANT]")]
    what: Option<String>,
    /// Compile for this target (`x86-64-v3`, `native`, `i686`, `aarch64`) instead of this
    /// platform's lowest CPU, or for `all` of them.
    #[arg(long)]
    target: Option<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    catch_interrupts()?;
    let wanted = Selection::parse(options.what.as_deref())?;
    let mut wrong = 0;
    for ready in Ready::find_named(options.target.as_deref())? {
        wrong += built(&wanted, &ready)?;
    }
    ensure!(
        wrong == 0,
        "the machine code breaks expectations or differs from `asm/`: {wrong} times, see above"
    );
    Ok(())
}

/// Builds these suites and checks their listings. Prints every fault and note, and returns the
/// number of faults.
fn built(wanted: &Selection, ready: &Ready) -> Result<usize> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    let checker = Checker::new(&root)?;
    checker.check_files(&expectations::subjects())?;
    let mut verdict = Verdict::default();
    expectations::fresh(&root, &checker, wanted, ready, &mut verdict)?;
    for text in verdict.faults().chain(verdict.notes.iter().map(String::as_str)) {
        stdout::print(format_args!("{text}\n\n"))?;
    }
    let Verdict { listings, directives, failures, stale, .. } = &verdict;
    stdout::print(format_args!(
        "{}: {listings} listings, {directives} expectations, {} not met, {} listings differ from `asm/`\n",
        ready.target.name,
        failures.len(),
        stale.len()
    ))?;
    Ok(verdict.faults().count())
}

/// Target for which `--long` builds suites: the lowest CPU of x86-64, whatever this platform is.
/// For the other targets only the stored listings are checked; `cargo xtask codegen --target all`
/// builds suites for those too.
const TARGET: &str = "x86-64";

/// Suites that `--long` builds. Each takes about half a minute of a CPU. The other suites (`side`,
/// `evasions`, `danger`, `checks`, `weights` and `endgame`) list entire evaluations, generators and
/// recognisers; their stored listings are made again by `cargo lab asm`, once a change of the
/// engine is complete.
const SUITES: [&str; 7] = ["popcount", "sliders", "score", "repetition", "parallel", "simd", ENGINE];

/// Checks that every stored listing meets its expectations. With `--long` also builds some suites,
/// and checks that the listings of their binaries meet the expectations and equal the stored ones.
pub(crate) fn check(crate::scope::Scope { root, long, .. }: &crate::scope::Scope) -> Result<Outcome> {
    // Only new builds need the disassembler.
    let needed = if *long { &[Tool::FileCheck, Tool::Objdump][..] } else { &[Tool::FileCheck] };
    for &tool in needed {
        if tools::find(root, tool)?.is_none() {
            return Outcome::without(root, tool);
        }
    }
    let checker = Checker::new(root)?;
    checker.check_files(&expectations::subjects())?;
    let mut sum = Verdict::default();
    let mut fresh = None;
    if *long {
        match Ready::find(Target::parse(TARGET)?) {
            Ok(ready) => {
                let wanted = Selection { suites: SUITES.to_vec(), only: None };
                expectations::fresh(root, &checker, &wanted, &ready, &mut sum)?;
                fresh = Some(ready.target.folder());
            }
            Err(error) => sum.notes.push(format!("{TARGET} is skipped: {error:#}")),
        }
    }
    // Each note so far names something that was not built, or not compared with a stored listing.
    let skipped = sum.notes.len() as u64;
    let built = sum.listings;
    let is_fresh = |folder: &str, axis: &str| fresh.as_deref() == Some(folder) && SUITES.contains(&axis);
    expectations::check_stored(root, &checker, is_fresh, &mut sum)?;
    sum.notes.extend(sources::changed(root)?);
    let unused = checker.unused_files(&sum)?.into_iter();
    sum.notes.extend(unused.map(|file| format!("{} applies to no listing", file.display())));
    let Verdict { listings, directives, failures, notes, .. } = &sum;
    let details = sum.faults().chain(notes.iter().map(String::as_str));
    let details = details.map(|line| format!("{line}\n")).collect();
    Ok(Outcome {
        passed: listings.saturating_sub(failures.len()) as u64,
        failed: sum.faults().count() as u64,
        skipped,
        note: format!("{built} listings built, {} stored, {directives} expectations", listings - built),
        details,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plywright_lab::code::listing::{sources, suites};

    #[test]
    fn every_suite_is_built_or_its_sources_are_kept() {
        for (suite, _) in suites() {
            let is_built = SUITES.contains(&suite);
            let is_kept = sources::SUITES.iter().any(|(known, _)| *known == suite);
            assert!(is_built != is_kept, "{suite}: built {is_built}, sources kept {is_kept}");
        }
    }
}
