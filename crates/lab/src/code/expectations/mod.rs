//! What the machine code of a kernel must and must not be: the files in `asm/checks/`, held against listings by LLVM's
//! FileCheck. Which file is held against what, and how to write one: `docs/codegen.md`.
//!
//! One file serves all targets: a directive's prefix says where it holds ([`PREFIXES`]). FileCheck reads a
//! [`view`](view::view) of the listing, in which the loops and the numbers of instructions are lines too; so every expectation
//! is a pattern over text, and FileCheck alone decides.
//!
//! FileCheck passes over a line whose prefix it does not know, and so over one that is misspelt. The files are
//! therefore read here first, and a line that is neither a comment nor a directive is an error.

#[cfg(test)]
mod tests;
mod verify;
mod view;

pub use verify::{Scope, fresh, kept, subjects};

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::code::listing::{self, Listing};
use crate::machine::tools::{self, Tool};
use crate::workspace;
use outpace::os::children;
use outpace::os::files;

/// The prefixes of directives, and the targets on which each holds, by the names of their folders.
///
/// What is listed for one machine's very CPU is held to what holds everywhere and to no more: its folder's name shows
/// neither the platform nor the instructions.
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

/// Stands for every folder that no target gives its name: it is a machine's, for its very CPU.
const NATIVE: &str = "native";

/// Where the files are, from the root.
const CHECKS: &str = "asm/checks";

/// What may stand between a prefix and its colon; `-COUNT-<number>` besides.
const SUFFIXES: [&str; 7] = ["", "-NOT", "-NEXT", "-SAME", "-LABEL", "-DAG", "-EMPTY"];

/// What came of holding listings against their expectations, and against those that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    pub listings: usize,
    pub directives: usize,
    /// The files of expectations of which a directive was held against a listing.
    held: BTreeSet<PathBuf>,
    /// For each file that a listing does not meet: which, the directive, and the listing's lines.
    pub failures: Vec<String>,
    /// For each kept listing that is not there or not what the compiler makes: which, and the difference.
    pub stale: Vec<String>,
    /// What could not be compared.
    pub notes: Vec<String>,
}

impl Verdict {
    pub fn wrongs(&self) -> impl Iterator<Item = &str> {
        self.failures.iter().chain(&self.stale).map(String::as_str)
    }
}

#[derive(Debug)]
pub struct Checker {
    root: PathBuf,
    /// Where what FileCheck is shown is kept, for its messages name the lines.
    views: PathBuf,
    program: PathBuf,
}

impl Checker {
    pub fn new(root: &Path) -> Result<Self> {
        let program = tools::ensure(root, Tool::FileCheck)?;
        let views = workspace::target(root).join("views");
        Ok(Self { root: root.to_owned(), views, program })
    }

    /// Holds the listing of a variant on a target, by the name of its folder, against all that is expected of it.
    pub fn check(&self, of: [&str; 3], listing: &Listing, verdict: &mut Verdict) -> Result<()> {
        let [target, axis, variant] = of;
        let (prefixes, name) = (prefixes(target), of.join("/"));
        let view = self.views.join(format!("{name}.txt"));
        files::replace(&view, view::view(listing).as_bytes())?;
        verdict.listings += 1;
        for file in ["every.check".to_owned(), format!("{axis}.check"), format!("{axis}/{variant}.check")] {
            let file = Path::new(CHECKS).join(file);
            let holding =
                self.directives(&file)?.into_iter().filter(|prefix| prefixes.contains(prefix)).count();
            if holding == 0 {
                continue;
            }
            verdict.directives += holding;
            if let Some(said) = self.ask(&file, &prefixes, &view)? {
                verdict.failures.push(format!("{name} does not meet {}:\n{said}", file.display()));
            }
            verdict.held.insert(file);
        }
        Ok(())
    }

    /// The prefixes of a file's directives; none where there is no file.
    fn directives(&self, file: &Path) -> Result<Vec<&'static str>> {
        Ok(listing::read_with(&self.root.join(file), directives)?.unwrap_or_default())
    }

    /// What FileCheck says if the view does not match; nothing if it does.
    fn ask(&self, file: &Path, prefixes: &[&str], view: &Path) -> Result<Option<String>> {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.root).env_remove("FILECHECK_OPTS").arg(file);
        command.arg(format!("--check-prefixes={}", prefixes.join(",")));
        command.args(["--allow-unused-prefixes", "--color=false", "--dump-input=fail"]);
        command.args(["--dump-input-context=4", "--input-file"]);
        command.arg(view.strip_prefix(&self.root).unwrap_or(view));
        let done = children::run(&mut command, None)?;
        let said = done.stderr.trim_end();
        match done.status.code() {
            Some(0) => Ok(None),
            Some(1) => Ok(Some(said.to_owned())),
            // What it cannot read ends it with 2, which is no judgement of the listing.
            _ => bail!("FileCheck failed ({}) on {}:\n{said}", done.status, file.display()),
        }
    }

    /// The files of expectations, from the root, of which no directive was held against a listing of that verdict.
    pub fn unheld(&self, verdict: &Verdict) -> Result<Vec<PathBuf>> {
        let paths = workspace::below(&self.root.join(CHECKS))?.into_iter();
        let files = paths.map(|path| path.strip_prefix(&self.root).unwrap_or(&path).to_owned());
        Ok(files.filter(|file| !verdict.held.contains(file)).collect())
    }

    /// Fails unless each file of expectations is one of a name in `names` (`popcount`, `popcount/swar`): one that
    /// belongs to nothing would be held against nothing.
    pub fn check_files(&self, names: &[String]) -> Result<()> {
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

/// The prefixes whose directives hold on the target with this folder.
fn prefixes(folder: &str) -> Vec<&'static str> {
    let is_named = PREFIXES[0].1.contains(&folder);
    let name = if is_named { folder } else { NATIVE };
    PREFIXES.iter().filter(|(_, targets)| targets.contains(&name)).map(|(prefix, _)| *prefix).collect()
}

/// Reads a file of expectations, blank lines, comments that begin with `#`, and directives: the prefixes of these.
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
