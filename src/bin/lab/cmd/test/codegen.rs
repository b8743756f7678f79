//! The step that holds machine code to what is expected of it.

use std::path::Path;

use anyhow::Result;

use super::Outcome;
use crate::expectations::{self, Checker, Scope, Verdict};
use crate::targets::{Ready, Target};
use crate::tools::{self, Tool};

/// The targets whose suites are built for the step: each costs about a minute. What is kept of the others is held against
/// the expectations as it is kept; `cargo lab asm --check --target all` builds them too.
const BUILT: [&str; 3] = ["x86-64", "x86-64-v2", "i686"];

/// Every listing meets its expectations: those of some targets fresh from the binaries that are timed, which must also be
/// what is kept; those of the others as they are kept.
pub(super) fn check(root: &Path) -> Result<Outcome> {
    if tools::find(root, Tool::FileCheck)?.is_none() {
        return Ok(Outcome::skip(format!("get it with `{}`", tools::remedy(root, Tool::FileCheck)?)));
    }
    let checker = Checker::new(root)?;
    checker.check_files(&expectations::subjects())?;
    let mut sum = Verdict::default();
    let mut fresh = Vec::new();
    for name in BUILT {
        let target = Target::parse(name)?;
        match Ready::find(target) {
            Ok(ready) => {
                sum.add(expectations::fresh(root, &checker, &Scope::all(), &ready)?);
                fresh.push(ready.target.folder());
            }
            Err(error) => sum.notes.push(format!("{name} is not built here: {error:#}")),
        }
    }
    let built = sum.listings;
    sum.add(expectations::kept(root, &checker, &fresh)?);
    let wrongs: Vec<_> = sum.wrongs().collect();
    Ok(Outcome {
        passed: (sum.listings - sum.outcome.failures.len().min(sum.listings)) as u64,
        failed: wrongs.len() as u64,
        note: format!(
            "{built} listings built ({}), {} as kept, {} expectations",
            fresh.join(", "),
            sum.listings - built,
            sum.outcome.directives
        ),
        details: wrongs
            .into_iter()
            .chain(sum.notes.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join("\n"),
        ..Outcome::default()
    })
}
