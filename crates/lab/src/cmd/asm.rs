//! `cargo lab asm`: writes the machine code of the kernels and its static costs to files, compares
//! such files, and shows the code of any function of the engine next to its Rust source.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::build::targets::{Ready, Target};
use crate::code::disassembly::{self, Destination};
use crate::code::function::{self, Wanted};
use crate::code::listing::{self, Listing, Selection, page};
use crate::machine::tools;
use crate::record::ListingFigure;
use crate::terminal::stdout::{self, Printed};
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Code to list: an axis (`popcount`), a variant (`popcount/swar`), `engine` or one of its
    /// kernels (`engine/make`) [default: all]. A name with `::` is a function's path or a part of
    /// it (`search::alphabeta`): its code is printed with its Rust source between the lines, and is
    /// not written to a file.
    #[arg(value_name = "AXIS[/VARIANT] or FUNCTION")]
    what: Option<String>,
    /// If several functions match, the number of the one to show.
    number: Option<usize>,
    /// Build the engine with these features (functions only).
    #[arg(long, value_delimiter = ',', requires = "what")]
    features: Vec<String>,
    /// Compile for this target (`x86-64-v3`, `native`, `i686`, `aarch64`) instead of this
    /// platform's lowest CPU, or for `all` of them.
    #[arg(long)]
    target: Option<String>,
    /// Generate `asm/README.md` from the listings in `asm/`, and compile nothing. A run with
    /// `--keep` generates this page too.
    #[arg(long, conflicts_with_all = ["what", "target", "diff", "json"])]
    page: bool,
    /// Show the differences between two listings, each `AXIS/VARIANT[@TARGET]` or a file, and
    /// compile nothing. Your own listings take precedence over those in `asm/`.
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["what", "target", "json"])]
    diff: Option<Vec<String>>,
    /// Write the listings to `asm/`, which git tracks, instead of the lab's target folder.
    #[arg(long, conflicts_with_all = ["diff", "page"])]
    keep: bool,
    #[command(flatten)]
    form: stdout::Form,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some([left, right]) = options.diff.as_deref() {
        let root = workspace::root()?;
        return stdout::print(diff((left, &find(&root, left)?), (right, &find(&root, right)?)));
    }
    if options.page {
        page::keep(&workspace::root()?)?;
        return Ok(());
    }
    // A name without `::` is never looked up among the functions, so that a misspelt axis is an
    // error at once.
    if let Some(name) = options.what.as_deref().filter(|what| what.contains("::")) {
        return show(name, options);
    }
    let is_listing = options.number.is_none() && options.features.is_empty();
    ensure!(is_listing, "a number and `--features` are only for functions, whose names have `::`");
    crate::session::catch_interrupts()?;
    let wanted = Selection::parse(options.what.as_deref())?;
    for ready in Ready::find_named(options.target.as_deref())? {
        list(&wanted, &ready, options)?;
    }
    Ok(())
}

fn show(name: &str, options: &Options) -> Result<()> {
    ensure!(!options.form.is_json(), "`--json` is for listings, and `{name}` is a function");
    let is_all = options.target.as_deref() == Some("all");
    ensure!(!is_all, "`--target all` is for listings, and `{name}` is a function: name one target");
    crate::session::catch_interrupts()?;
    let target = options.target.as_deref().map_or_else(|| Ok(Target::host()), Target::parse)?;
    let wanted = Wanted { name, number: options.number, features: &options.features };
    stdout::print(function::show(&workspace::root()?, &Ready::find(target)?, wanted)?)
}

fn list(wanted: &Selection, ready: &Ready, options: &Options) -> Result<()> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    let to = if options.keep { Destination::Shipped } else { Destination::Own };
    let rows = disassembly::measure(&root, &wanted.suites, wanted.only, ready, to)?;
    let base = to.base(&root).unwrap_or_default();
    let base = base.strip_prefix(&root).unwrap_or(&base);
    let line = |figure: &ListingFigure| {
        let recognised = figure.code.as_ref().and_then(|code| page::recognised(&code.recognised));
        let same = figure.same_code_as.as_ref().map(|name| format!("the same code as {name}"));
        let remarks: String =
            recognised.into_iter().chain(same).map(|remark| format!(", {remark}")).collect();
        format!("{}: {} instructions{remarks}\n", base.join(&figure.path).display(), figure.instructions)
    };
    let printed = Printed { rows };
    options.form.print(&printed, || printed.rows.iter().map(line).collect::<String>())
}

/// Returns the differences between two listings, with a summary at the end.
fn diff((left, a): (&str, &Listing), (right, b): (&str, &Listing)) -> String {
    let size = |listing: &Listing| {
        let bytes = listing.bytes().map(|bytes| format!(", {bytes} bytes")).unwrap_or_default();
        format!("{} instructions{bytes}", listing.instructions())
    };
    if a.code() == b.code() {
        return format!("{left} and {right} are the same code: {}\n", size(a));
    }
    let diff = a.diff(b, [left, right]);
    format!("{diff}\n{left}: {}\n{right}: {}\n", size(a), size(b))
}

/// Returns the listing in the file `name`, or else the listing with that name, such as
/// `popcount/swar@x86-64-v2`. The user's own listing takes precedence over the one in `asm/`.
fn find(root: &Path, name: &str) -> Result<Listing> {
    let file = Path::new(name);
    if file.is_file() {
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        return Listing::parse(&text).with_context(|| format!("in {name}"));
    }
    let (what, target) = name.split_once('@').unwrap_or((name, ""));
    let target = if target.is_empty() { Target::host() } else { Target::parse(target)? };
    let (suite, variant) = what.split_once('/').with_context(|| {
        format!("`{name}` is neither a file nor AXIS/VARIANT[@TARGET], such as popcount/swar@x86-64-v2")
    })?;
    listing::find(suite, Some(variant))?;
    let read = |base: &Path| listing::read(base, &target.folder(), suite, variant);
    let found = read(&workspace::target(root))?.map_or_else(|| read(root), |listing| Ok(Some(listing)))?;
    found.with_context(|| {
        format!(
            "there is no listing of {what} for {0}; make it with `cargo lab asm {what} --target {0}`",
            target.name
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_found_by_name_or_file() {
        let root = tempfile::tempdir().unwrap();
        let text = "latency:\n    ret\n";
        let path = listing::path(root.path(), "x86-64-v2", "popcount", "swar");
        outpace::os::files::replace(&path, text.as_bytes()).unwrap();
        let wanted = Listing::parse(text).unwrap();
        for name in ["popcount/swar@x86-64-v2", &path.to_string_lossy()] {
            assert_eq!(find(root.path(), name).unwrap(), wanted);
        }
        for (name, message) in [
            ("popcount/swar@x86-64-v3", "cargo lab asm popcount/swar --target x86-64-v3"),
            ("popcount/swat", "swar"),
            ("popcount", "@TARGET"),
        ] {
            let error = format!("{:#}", find(root.path(), name).unwrap_err());
            assert!(error.contains(message), "{error}");
        }
    }

    #[test]
    fn lines_that_differ_are_marked() {
        let listing = |line: &str| {
            let head = "# latency: 3 instructions in 9 bytes; innermost loops: none";
            Listing::parse(&format!("{head}\n\nlatency:\n    popcnt rax, rdi\n    {line}\n    ret\n"))
                .unwrap()
        };
        let (a, b) = (listing("inc eax"), listing("dec eax"));
        let text = diff(("a", &a), ("b", &b));
        for line in ["     popcnt rax, rdi", "-    inc eax", "+    dec eax", "b: 3 instructions, 9 bytes"] {
            assert!(text.lines().any(|found| found == line), "{text}");
        }
        assert_eq!(diff(("a", &a), ("b", &a)), "a and b are the same code: 3 instructions, 9 bytes\n");
    }
}
