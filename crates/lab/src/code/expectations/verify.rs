//! Listings of a target, fresh from the binaries that are timed, and listings that are kept: whether they meet what is
//! expected of them, and whether the kept ones are still what the compiler makes.

use std::path::Path;

use anyhow::Result;
use plywright::recipe::{AXES, Axis};
use similar::TextDiff;

use super::{Checker, Outcome};
use crate::build::kernels;
use crate::build::targets::Ready;
use crate::code::disassembly;
use crate::code::listing::ENGINE;
use crate::code::listing::{self, Listing};

/// Which listings are meant.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    /// The axes.
    pub(crate) axes: Vec<&'static Axis>,
    /// The engine's own kernels.
    pub(crate) engine: bool,
    /// Of these, the one variant or kernel of this name alone.
    pub(crate) only: Option<&'static str>,
}

impl Scope {
    /// Everything that is listed.
    pub(crate) fn all() -> Self {
        Self { axes: AXES.iter().collect(), engine: true, only: None }
    }

    /// Everything that these suites time.
    pub(crate) fn of(suites: &[&str]) -> Self {
        let axes = AXES.iter().filter(|axis| suites.contains(&axis.name)).collect();
        Self { axes, engine: suites.contains(&ENGINE), only: None }
    }

    fn has(&self, variant: &str) -> bool {
        self.only.is_none_or(|only| only == variant)
    }
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Verdict {
    /// How many listings were looked at.
    pub(crate) listings: usize,
    /// What came of the expectations.
    pub(crate) outcome: Outcome,
    /// For each kept listing that is not there or not what the compiler makes: which, and the difference.
    pub(crate) stale: Vec<String>,
    /// What could not be said.
    pub(crate) notes: Vec<String>,
}

impl Verdict {
    /// Everything that is wrong, one text for each.
    pub(crate) fn wrongs(&self) -> impl Iterator<Item = &str> {
        self.outcome.failures.iter().chain(&self.stale).map(String::as_str)
    }

    /// Adds what came of others.
    pub(crate) fn add(&mut self, other: Self) {
        self.listings += other.listings;
        self.outcome.directives += other.outcome.directives;
        self.outcome.failures.extend(other.outcome.failures);
        self.stale.extend(other.stale);
        self.notes.extend(other.notes);
    }
}

/// Builds what is timed, lists it, and holds it against what is expected and against what is kept.
pub(crate) fn fresh(root: &Path, checker: &Checker, scope: &Scope, ready: &Ready) -> Result<Verdict> {
    let folder = ready.target.folder();
    // One build of all suites keeps all CPUs busy; what follows finds its suite built.
    let engine = scope.engine.then_some(ENGINE);
    let names: Vec<_> = scope.axes.iter().map(|axis| axis.name).chain(engine).collect();
    kernels::suites(root, &names, ready)?;
    let mut listed = Vec::new();
    for (axis, listings) in disassembly::listings(root, &scope.axes, ready)? {
        listed.push((axis.name, listings));
    }
    if scope.engine {
        listed.push((ENGINE, disassembly::engine(root, ready)?));
    }
    let mut verdict = Verdict::default();
    let is_kept = root.join("asm").join(&folder).is_dir();
    if !is_kept {
        verdict.notes.push(format!("no listings of {folder} are kept, so none were compared"));
    }
    for (axis, listings) in listed {
        for (name, listing) in listings.iter().filter(|(name, _)| scope.has(name)) {
            verdict.listings += 1;
            verdict.outcome.add(checker.check(&folder, axis, name, listing)?);
            if is_kept {
                let path = format!("asm/{folder}/{axis}/{name}.s");
                let kept = listing::read(root, &folder, axis, name)?;
                compare(&path, kept.as_ref(), listing, &mut verdict);
            }
        }
    }
    Ok(verdict)
}

/// Holds every kept listing against what is expected of it: cheap, and so done for targets that are not built as well.
/// Those of which `is_fresh` says so, by folder and axis, are left out.
pub(crate) fn kept(root: &Path, checker: &Checker, is_fresh: impl Fn(&str, &str) -> bool) -> Result<Verdict> {
    let mut verdict = Verdict::default();
    for folder in &listing::kept::folders(root)? {
        for (axis, name) in names().filter(|(axis, _)| !is_fresh(folder, axis)) {
            let Some(listing) = listing::read(root, folder, axis, name)? else { continue };
            verdict.listings += 1;
            verdict.outcome.add(checker.check(folder, axis, name, &listing)?);
        }
    }
    Ok(verdict)
}

/// Axis and variant of everything that is listed.
fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    listing::kept::suites().flat_map(|(suite, names)| names.into_iter().map(move |name| (suite, name)))
}

/// The names that a file of expectations may have, beside `every`.
pub(crate) fn subjects() -> Vec<String> {
    let axes = AXES.iter().map(|axis| axis.name.to_owned()).chain([ENGINE.to_owned()]);
    axes.chain(names().map(|(axis, name)| format!("{axis}/{name}"))).collect()
}

/// Holds the kept listing against the fresh one, if one compiler made both.
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
    let code = |listing: &Listing| Listing { head: Vec::new(), functions: listing.functions.clone() }.print();
    let (kept, fresh) = (code(kept), code(fresh));
    if kept != fresh {
        let diff = TextDiff::from_lines(kept.as_str(), fresh.as_str());
        let diff = diff.unified_diff().context_radius(3).header("kept", "built now").to_string();
        verdict.stale.push(format!("{path} is not what is built now:\n{}", diff.trim_end()));
    }
}

fn compiler(listing: &Listing) -> &str {
    listing.head.iter().find_map(|line| line.strip_prefix("compiler: ")).unwrap_or("it is not said which")
}

#[cfg(test)]
mod tests {
    use super::super::tests::has_filecheck;
    use super::*;
    use crate::workspace;

    fn listing(head: &str, code: &str) -> Listing {
        Listing::parse(&format!("# {head}\n\nlatency:\n{code}")).unwrap()
    }

    /// What is said of a kept listing, beside a fresh one.
    fn told(kept: Option<&Listing>, fresh: &Listing) -> (Vec<String>, Vec<String>) {
        let mut verdict = Verdict::default();
        compare("asm/a/b/c.s", kept, fresh, &mut verdict);
        (verdict.stale, verdict.notes)
    }

    #[test]
    fn a_kept_listing_that_is_not_what_is_built_is_told_with_the_difference() {
        let fresh = listing("compiler: rustc 1", "    popcnt rax, rdi\n    ret\n");
        assert_eq!(told(Some(&fresh), &fresh), (vec![], vec![]));
        let old = listing("compiler: rustc 1", "    mov rax, rdi\n    ret\n");
        let (stale, notes) = told(Some(&old), &fresh);
        assert!(notes.is_empty());
        let [stale] = stale.as_slice() else { panic!("{stale:?}") };
        assert!(stale.starts_with("asm/a/b/c.s is not what is built now:"), "{stale}");
        assert!(stale.contains("-    mov rax, rdi\n+    popcnt rax, rdi\n"), "{stale}");
        assert_eq!(told(None, &fresh).0, ["asm/a/b/c.s is not kept"]);
    }

    #[test]
    fn listings_of_another_compiler_are_not_compared_and_that_is_said_once() {
        let fresh = listing("compiler: rustc 2", "    ret\n");
        let old = listing("compiler: rustc 1", "    nop\n    ret\n");
        let mut verdict = Verdict::default();
        compare("a", Some(&old), &fresh, &mut verdict);
        compare("b", Some(&old), &fresh, &mut verdict);
        assert!(verdict.stale.is_empty() && verdict.notes.len() == 1, "{verdict:?}");
        assert!(verdict.notes[0].contains("another compiler (rustc 1)"));
    }

    #[test]
    fn every_kept_listing_meets_what_is_expected_of_it() {
        if !has_filecheck() {
            return;
        }
        let root = workspace::root().unwrap();
        let checker = Checker::new(&root).unwrap();
        checker.check_files(&subjects()).unwrap();
        let verdict = kept(&root, &checker, |_, _| false).unwrap();
        let wrongs: Vec<_> = verdict.wrongs().collect();
        assert!(wrongs.is_empty(), "{}", wrongs.join("\n\n"));
        assert!(verdict.listings > 0 && verdict.outcome.directives >= verdict.listings, "{verdict:?}");
    }
}
