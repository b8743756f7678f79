//! Checks the expectations of a kernel's machine code: the files in `asm/checks/`, which LLVM's
//! FileCheck matches with listings (disassemblies). `docs/codegen.md` says which file applies to
//! which listing, and how to write one.
//!
//! One file serves all targets: a directive's prefix says on which targets it holds ([`PREFIXES`]).
//! FileCheck reads a [`view`](view::view) of the listing, which has additional lines for loops and
//! numbers of instructions. So every expectation can be written as a pattern over text.
//!
//! FileCheck skips a line with an unknown prefix, even a misspelt one. So the files are parsed here
//! first, and a line that is neither a comment nor a directive is an error.

#[cfg(test)]
mod tests;
mod verify;
mod view;

pub(super) use verify::{check_stored, fresh, subjects};

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use outpace::os::{children, files};
use plywright_lab::code::listing::{self, Listing};
use plywright_lab::machine::tools::{self, Tool};
use plywright_lab::workspace;

/// Prefixes of directives, with the targets on which each holds, by the names of their folders.
///
/// A listing for a machine's own CPU has to meet only the expectations that hold everywhere: the
/// name of its folder shows neither the platform nor the instructions.
const PREFIXES: [(&str, &[&str]); 11] = [
    ("CHECK", &["i686", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4", NATIVE, "aarch64"]),
    ("X86", &["i686", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"]),
    ("X64", &["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"]),
    ("POPCNT", &["x86-64-v2", "x86-64-v3", "x86-64-v4"]),
    ("BMI2", &["x86-64-v3", "x86-64-v4"]),
    ("I686", &["i686"]),
    ("V1", &["x86-64"]),
    ("V2", &["x86-64-v2"]),
    ("V3", &["x86-64-v3"]),
    ("V4", &["x86-64-v4"]),
    ("ARM64", &["aarch64"]),
];

/// Name in [`PREFIXES`] for every folder without a target's name. Such a folder has listings for a
/// machine's own CPU.
const NATIVE: &str = "native";

/// Folder of the files, from the root.
const CHECKS: &str = "asm/checks";

/// Suffixes that may stand between a prefix and its colon, besides `-COUNT-<number>`.
const SUFFIXES: [&str; 7] = ["", "-NOT", "-NEXT", "-SAME", "-LABEL", "-DAG", "-EMPTY"];

/// Result of comparing listings with their expectations and with the stored listings in `asm/`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) listings: usize,
    pub(super) directives: usize,
    /// Files of expectations with a directive that applied to some listing.
    applied: BTreeSet<PathBuf>,
    /// One text for each file that a listing does not meet: the listing, the directive, and the
    /// lines.
    pub(super) failures: Vec<String>,
    /// One text for each stored listing that is missing or outdated: its name, and the difference.
    pub(super) stale: Vec<String>,
    /// Notes on what could not be compared.
    pub(super) notes: Vec<String>,
}

impl Verdict {
    pub(super) fn faults(&self) -> impl Iterator<Item = &str> {
        self.failures.iter().chain(&self.stale).map(String::as_str)
    }
}

#[derive(Debug)]
pub(super) struct Checker {
    root: PathBuf,
    /// Folder for the views that FileCheck reads. They are not deleted, because its messages refer
    /// to their lines.
    views: PathBuf,
    program: PathBuf,
}

impl Checker {
    pub(super) fn new(root: &Path) -> Result<Self> {
        let program = tools::ensure(root, Tool::FileCheck)?;
        let views = workspace::target(root).join("views");
        Ok(Self { root: root.to_owned(), views, program })
    }

    /// Checks the listing of a variant against all its expectations. `path` is the target's folder,
    /// the axis and the variant.
    pub(super) fn check(&self, path: [&str; 3], listing: &Listing, verdict: &mut Verdict) -> Result<()> {
        let [target, axis, variant] = path;
        let (prefixes, name) = (prefixes(target), path.join("/"));
        let view = self.views.join(format!("{name}.txt"));
        files::replace(&view, view::view(listing).as_bytes())?;
        verdict.listings += 1;
        for file in ["every.check".to_owned(), format!("{axis}.check"), format!("{axis}/{variant}.check")] {
            let file = Path::new(CHECKS).join(file);
            let applicable =
                self.directives(&file)?.into_iter().filter(|prefix| prefixes.contains(prefix)).count();
            if applicable == 0 {
                continue;
            }
            verdict.directives += applicable;
            if let Some(message) = self.mismatch(&file, &prefixes, &view)? {
                verdict.failures.push(format!("{name} does not meet {}:\n{message}", file.display()));
            }
            verdict.applied.insert(file);
        }
        Ok(())
    }

    /// Returns the prefixes of a file's directives, or an empty list if there is no such file.
    fn directives(&self, file: &Path) -> Result<Vec<&'static str>> {
        Ok(listing::read_with(&self.root.join(file), directives)?.unwrap_or_default())
    }

    /// Runs FileCheck. Returns its message if the view does not match, or None if it matches.
    fn mismatch(&self, file: &Path, prefixes: &[&str], view: &Path) -> Result<Option<String>> {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.root).env_remove("FILECHECK_OPTS").arg(file);
        command.arg(format!("--check-prefixes={}", prefixes.join(",")));
        command.args(["--allow-unused-prefixes", "--color=false", "--dump-input=fail"]);
        command.args(["--dump-input-context=4", "--input-file"]);
        command.arg(view.strip_prefix(&self.root).unwrap_or(view));
        let done = children::run(&mut command, None)?;
        let message = done.stderr.trim_end();
        match done.status.code() {
            Some(0) => Ok(None),
            Some(1) => Ok(Some(message.to_owned())),
            // FileCheck ends with 2 if it cannot read its input, which says nothing about the
            // listing.
            _ => bail!("FileCheck failed ({}) on {}:\n{message}", done.status, file.display()),
        }
    }

    /// Returns the files of expectations none of whose directives applied to a listing of this
    /// verdict. Paths are relative to the root.
    pub(super) fn unused_files(&self, verdict: &Verdict) -> Result<Vec<PathBuf>> {
        let paths = workspace::below(&self.root.join(CHECKS))?.into_iter();
        let files = paths.map(|path| path.strip_prefix(&self.root).unwrap_or(&path).to_owned());
        Ok(files.filter(|file| !verdict.applied.contains(file)).collect())
    }

    /// Fails unless each file of expectations can be parsed and is called `every` or has one of
    /// these names (`popcount`, `popcount/swar`). A file with another name would never be used.
    pub(super) fn check_files(&self, names: &[String]) -> Result<()> {
        for path in workspace::below(&self.root.join(CHECKS))? {
            let file = path.strip_prefix(&self.root).unwrap_or(&path);
            let name = file.strip_prefix(CHECKS).unwrap_or(file).with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            let is_known = name == "every" || names.contains(&name);
            let is_ours = is_known && file.extension().is_some_and(|extension| extension == "check");
            ensure!(is_ours, "{} belongs to no axis and no variant", file.display());
            self.directives(file)?;
        }
        Ok(())
    }
}

/// Returns the prefixes whose directives hold on the target with this folder.
fn prefixes(folder: &str) -> Vec<&'static str> {
    let is_named = PREFIXES[0].1.contains(&folder);
    let name = if is_named { folder } else { NATIVE };
    PREFIXES.iter().filter(|(_, targets)| targets.contains(&name)).map(|(prefix, _)| *prefix).collect()
}

/// Parses a file of expectations (blank lines, comments that begin with `#`, and directives) and
/// returns the prefixes of the directives.
fn directives(text: &str) -> Result<Vec<&'static str>> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim_start)) {
        if let Some(comment) = line.strip_prefix('#') {
            let words = comment.split_whitespace();
            let mut words = words.map(|word| word.trim_start_matches(|c: char| !c.is_ascii_alphanumeric()));
            ensure!(
                !words.any(|word| directive(word).is_some()),
                "line {number}: FileCheck would take a word of this comment for a directive"
            );
        } else if !line.is_empty() {
            let wrong = || format!("line {number}: `{line}` is neither a comment nor a directive");
            found.push(directive(line).with_context(wrong)?);
        }
    }
    Ok(found)
}

fn directive(line: &str) -> Option<&'static str> {
    let (head, _) = line.split_once(':')?;
    PREFIXES.iter().map(|(prefix, _)| *prefix).find(|prefix| {
        head.strip_prefix(prefix).is_some_and(|suffix| {
            let count = suffix.strip_prefix("-COUNT-").is_some_and(|count| count.parse::<u32>().is_ok());
            count || SUFFIXES.contains(&suffix)
        })
    })
}
