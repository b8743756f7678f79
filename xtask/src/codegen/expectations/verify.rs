//! Checks that listings (disassembled kernels) meet their expectations: fresh listings of the timed
//! binaries, and the stored ones in `asm/`. Also checks that the compiler still makes the code of
//! the stored listings.

use std::path::Path;

use anyhow::Result;

use super::{Checker, Verdict};
use plywright_lab::axes;
use plywright_lab::build::targets::Ready;
use plywright_lab::code::disassembly;
use plywright_lab::code::listing::shipped::ShippedListings;
use plywright_lab::code::listing::{self, ENGINE, Listing, Selection};

/// Builds the timed suites, disassembles them, and checks the listings against their expectations
/// and against the stored ones.
pub(in crate::codegen) fn fresh(
    root: &Path,
    checker: &Checker,
    wanted: &Selection,
    ready: &Ready,
    verdict: &mut Verdict,
) -> Result<()> {
    let folder = ready.target.folder();
    let is_kept = root.join("asm").join(&folder).is_dir();
    if !is_kept {
        verdict.notes.push(format!("`asm/` has no listings of {folder}, so none were compared"));
    }
    for suite in disassembly::list(root, &wanted.suites, ready)? {
        let is_wanted = |name: &str| wanted.only.is_none_or(|only| only == name);
        for (name, listing) in suite.listings.iter().filter(|(name, _)| is_wanted(name)) {
            checker.check([&folder, suite.name, name], listing, verdict)?;
            if is_kept {
                let path = format!("asm/{folder}/{}/{name}.s", suite.name);
                let kept = listing::read(root, &folder, suite.name, name)?;
                compare(&path, kept.as_ref(), listing, verdict);
            }
        }
    }
    Ok(())
}

/// Checks every stored listing against its expectations, except those for whose folder and axis
/// `is_fresh` returns true. This is cheap, so it includes targets that are not built.
pub(in crate::codegen) fn check_stored(
    root: &Path,
    checker: &Checker,
    is_fresh: impl Fn(&str, &str) -> bool,
    verdict: &mut Verdict,
) -> Result<()> {
    for suite in
        ShippedListings::read(root)?.suites.iter().filter(|suite| !is_fresh(&suite.target, suite.name))
    {
        for (variant, listing) in &suite.listings {
            checker.check([&suite.target, suite.name, variant], listing, verdict)?;
        }
    }
    Ok(())
}

/// Returns the names that a file of expectations may have, besides `every`.
pub(in crate::codegen) fn subjects() -> Vec<String> {
    let axes = axes::with_kernels().map(|axis| axis.name).chain([ENGINE]).map(str::to_owned);
    let variants =
        |(suite, names): (&'static str, Vec<_>)| names.into_iter().map(move |name| format!("{suite}/{name}"));
    axes.chain(listing::suites().flat_map(variants)).collect()
}

/// Compares the stored listing with the fresh one if the same compiler made both, with the same
/// flags.
fn compare(path: &str, kept: Option<&Listing>, fresh: &Listing, verdict: &mut Verdict) {
    let Some(kept) = kept else {
        verdict.stale.push(format!("{path} is missing"));
        return;
    };
    for (line, what) in [("compiler: ", "of another compiler"), ("flags: ", "made with other flags")] {
        let [kept, fresh] = [kept, fresh].map(|listing| head(listing, line));
        if kept != fresh {
            let note = format!("the listings in `asm/` are {what} ({kept}): not compared");
            if !verdict.notes.contains(&note) {
                verdict.notes.push(note);
            }
            return;
        }
    }
    if kept.functions != fresh.functions {
        let diff = kept.diff(fresh, ["kept", "built now"]);
        verdict.stale.push(format!("{path} differs from the code that is built now:\n{}", diff.trim_end()));
    }
}

/// Returns the rest of the line of a listing's head that starts with `name`.
fn head<'a>(listing: &'a Listing, name: &str) -> &'a str {
    listing.head.iter().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outdated_listings_of_the_same_compiler_and_flags_are_shown_with_the_difference() {
        let listing = |compiler: &str, flags: &str, code: &str| {
            let head = format!("# compiler: {compiler}\n# flags: {flags}\n");
            Listing::parse(&format!("{head}\nlatency:\n    {code}\n    ret\n")).unwrap()
        };
        let fresh = listing("rustc 2", "-O", "popcnt rax, rdi");
        let old = listing("rustc 2", "-O", "mov rax, rdi");
        let other = listing("rustc 1", "-O", "nop");
        let for_size = listing("rustc 2", "-Os", "nop");
        for (kept, stale, notes) in [
            (Some(&fresh), "", ""),
            (None, "a is missing", ""),
            (Some(&old), "a differs from the code that is built now:\n", ""),
            (Some(&other), "", "the listings in `asm/` are of another compiler (rustc 1): not compared"),
            (Some(&for_size), "", "the listings in `asm/` are made with other flags (-Os): not compared"),
        ] {
            let mut verdict = Verdict::default();
            for _ in 0..2 {
                verdict.stale.clear();
                compare("a", kept, &fresh, &mut verdict);
            }
            assert!(verdict.stale.concat().starts_with(stale), "{verdict:?}");
            assert_eq!(verdict.stale.is_empty(), stale.is_empty());
            // The note appears only once.
            assert_eq!(verdict.notes.concat(), notes);
            if kept == Some(&old) {
                let stale = &verdict.stale[0];
                assert!(stale.contains("-    mov rax, rdi\n+    popcnt rax, rdi\n"), "{stale}");
            }
        }
    }
}
