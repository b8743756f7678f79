//! Checks that listings, freshly made from timed binaries or kept, meet their expectations, and
//! that the kept listings are still what the compiler makes.

use std::path::Path;

use anyhow::Result;

use super::{Checker, Verdict};
use plywright_lab::axes;
use plywright_lab::build::targets::Ready;
use plywright_lab::code::disassembly;
use plywright_lab::code::listing::kept::Kept;
use plywright_lab::code::listing::{self, ENGINE, Listing, Selection};

/// Builds and lists the timed suites, and checks the listings against their expectations and
/// against the kept ones.
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
        verdict.notes.push(format!("no listings of {folder} are kept, so none were compared"));
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

/// Checks every kept listing against its expectations. This is cheap, and so also done for targets
/// that are not built. Leaves out listings for which `is_fresh` returns true, by folder and axis.
pub(in crate::codegen) fn kept(
    root: &Path,
    checker: &Checker,
    is_fresh: impl Fn(&str, &str) -> bool,
    verdict: &mut Verdict,
) -> Result<()> {
    for suite in Kept::read(root)?.suites.iter().filter(|suite| !is_fresh(&suite.target, suite.name)) {
        for (variant, listing) in &suite.listings {
            checker.check([&suite.target, suite.name, variant], listing, verdict)?;
        }
    }
    Ok(())
}

/// Names that a file of expectations may have, besides `every`.
pub(in crate::codegen) fn subjects() -> Vec<String> {
    let axes = axes::with_kernels().map(|axis| axis.name).chain([ENGINE]).map(str::to_owned);
    let of =
        |(suite, names): (&'static str, Vec<_>)| names.into_iter().map(move |name| format!("{suite}/{name}"));
    axes.chain(listing::suites().flat_map(of)).collect()
}

/// Compares the kept listing with the fresh one, if the same compiler made both.
fn compare(path: &str, kept: Option<&Listing>, fresh: &Listing, verdict: &mut Verdict) {
    let Some(kept) = kept else {
        verdict.stale.push(format!("{path} is not kept"));
        return;
    };
    let (theirs, ours) = (compiler(kept), compiler(fresh));
    if theirs != ours {
        let note = format!("kept listings are of another compiler ({theirs}), so they were not compared");
        if !verdict.notes.contains(&note) {
            verdict.notes.push(note);
        }
        return;
    }
    if kept.functions != fresh.functions {
        let diff = kept.diff(fresh, ["kept", "built now"]);
        verdict.stale.push(format!("{path} is not what is built now:\n{}", diff.trim_end()));
    }
}

fn compiler(listing: &Listing) -> &str {
    listing.head.iter().find_map(|line| line.strip_prefix("compiler: ")).unwrap_or("it is not said which")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_listing_that_is_not_what_is_built_is_named_with_the_difference_if_one_compiler_made_both() {
        let listing = |compiler: &str, code: &str| {
            Listing::parse(&format!("# compiler: {compiler}\n\nlatency:\n    {code}\n    ret\n")).unwrap()
        };
        let fresh = listing("rustc 2", "popcnt rax, rdi");
        let old = listing("rustc 2", "mov rax, rdi");
        let other = listing("rustc 1", "nop");
        for (kept, stale, notes) in [
            (Some(&fresh), "", ""),
            (None, "a is not kept", ""),
            (Some(&old), "a is not what is built now:\n", ""),
            (Some(&other), "", "kept listings are of another compiler (rustc 1), so they were not compared"),
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
