//! `cargo lab asm`: the machine code of the kernels, kept as text with its static costs, compared, and held to what is expected of it.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::axes;
use crate::build::targets::{Ready, Target};
use crate::code::disassembly;
use crate::code::expectations::{self, Checker, Scope, Verdict};
use crate::code::listing::side_by_side::{self, Side};
use crate::code::listing::{self, Listing, page};
use crate::code::listing::{ENGINE, KERNELS};
use crate::record::ListingFigure;
use crate::terminal::stdout;
use crate::terminal::stdout::Printed;
use crate::workspace;

/// The options of `asm`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// An axis (`popcount`) or one variant of it (`popcount/swar`); `engine`, or one of its kernels (`engine/make`);
    /// everything if nothing is said.
    #[arg(value_name = "AXIS[/VARIANT]")]
    what: Option<String>,
    /// Compile for this target (`x86-64-v3`, `native`, `i686`, `aarch64`) instead of this platform's lowest CPU, or for
    /// `all` of them.
    #[arg(long)]
    target: Option<String>,
    /// Write nothing; hold the listings against the expectations in `asm/checks/` and against those that are kept.
    #[arg(long, conflicts_with = "json")]
    check: bool,
    /// Draw `asm/README.md` anew from what is kept; nothing is compiled. Every other run that keeps listings does so too.
    #[arg(long, conflicts_with_all = ["what", "target", "check", "diff", "json"])]
    page: bool,
    /// Show two kept listings side by side, each `AXIS/VARIANT[@TARGET]` or a file; nothing is compiled.
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["what", "target", "check", "json"])]
    diff: Option<Vec<String>>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some([left, right]) = options.diff.as_deref() {
        let root = workspace::root()?;
        let listings = (find(&root, left)?, find(&root, right)?);
        let side = |name, listing| Side { name, listing };
        return stdout::print(side_by_side::print(
            &side(left, &listings.0),
            &side(right, &listings.1),
            width(),
        ));
    }
    if options.page {
        page::keep(&workspace::root()?)?;
        return Ok(());
    }
    let scope = choose(options.what.as_deref())?;
    let (targets, is_all) = match options.target.as_deref() {
        None => (vec![Target::host()], false),
        Some("all") => (Target::all()?, true),
        Some(name) => (vec![Target::parse(name)?], false),
    };
    let mut wrong = 0;
    for target in targets {
        let name = target.name.clone();
        let ready = match Ready::find(target) {
            Ok(ready) => ready,
            Err(error) if is_all => {
                stdout::note!("{name}: not built here: {error:#}");
                continue;
            }
            Err(error) => return Err(error),
        };
        if options.check { wrong += check(&scope, &ready)? } else { list(&scope, &ready, options.form)? }
    }
    ensure!(wrong == 0, "the machine code is not what is expected or kept, in {wrong} places told above");
    Ok(())
}

/// Writes the listings.
fn list(scope: &Scope, ready: &Ready, form: stdout::Form) -> Result<()> {
    let root = workspace::root()?;
    let mut figures = disassembly::measure(&root, &scope.axes, scope.only, ready)?;
    if scope.engine {
        figures.extend(disassembly::measure_engine(&root, scope.only, ready)?);
    }
    let line = |figure: &ListingFigure| {
        let recognised = figure.code.as_ref().and_then(|code| page::recognised(&code.recognised));
        let recognised = recognised.map(|told| format!(", {told}"));
        let same = figure.same_code_as.as_ref().map(|name| format!(", the same code as {name}"));
        format!(
            "{}: {} instructions{}{}\n",
            figure.path,
            figure.instructions,
            recognised.unwrap_or_default(),
            same.unwrap_or_default()
        )
    };
    let told = Printed { rows: figures };
    form.print(&told, || told.rows.iter().map(line).collect::<String>())
}

/// Tells what is wrong with the listings, and counts it.
fn check(scope: &Scope, ready: &Ready) -> Result<usize> {
    let root = workspace::root()?;
    let checker = Checker::new(&root)?;
    checker.check_files(&expectations::subjects())?;
    let verdict = expectations::fresh(&root, &checker, scope, ready)?;
    let wrongs: Vec<_> = verdict.wrongs().collect();
    for told in wrongs.iter().copied().chain(verdict.notes.iter().map(String::as_str)) {
        stdout::print(format_args!("{told}\n\n"))?;
    }
    let Verdict { listings, outcome, stale, .. } = &verdict;
    stdout::print(format_args!(
        "{}: {listings} listings, {} expectations, {} not met, {} listings not as kept\n",
        ready.target.name,
        outcome.directives,
        outcome.failures.len(),
        stale.len()
    ))?;
    Ok(wrongs.len())
}

/// The kept listing of that name, `popcount/swar@x86-64-v2`, or in that file.
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
    if suite != ENGINE {
        axes::variant(axes::axis(suite)?, variant)?;
    }
    listing::read(root, &target.folder(), suite, variant)?.with_context(|| {
        format!(
            "no listing of {what} for {0} is kept; make it with `cargo lab asm {what} --target {0}`",
            target.name
        )
    })
}

/// How many columns there are to fill.
fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    told.or_else(|| comfy_table::Table::new().width().map(usize::from)).unwrap_or(160)
}

/// What is to be listed.
fn choose(what: Option<&str>) -> Result<Scope> {
    let Some(what) = what else { return Ok(Scope::all()) };
    let (axis, variant) = what.split_once('/').map_or((what, None), |(axis, name)| (axis, Some(name)));
    if axis == ENGINE {
        let known = |name| KERNELS.into_iter().find(|kernel| *kernel == name);
        let none =
            |name| format!("the engine has no kernel `{name}`; its kernels are {}", KERNELS.join(", "));
        let only = variant.map(|name| known(name).with_context(|| none(name))).transpose()?;
        return Ok(Scope { axes: Vec::new(), engine: true, only });
    }
    let axis = axes::axis(axis)?;
    let variant = variant.map(|name| axes::variant(axis, name)).transpose()?;
    Ok(Scope { axes: vec![axis], engine: false, only: variant.map(|variant| variant.name) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plywright::recipe::AXES;

    #[test]
    fn an_axis_a_variant_or_everything_can_be_chosen_and_nothing_else() {
        let chosen = |what| choose(what).map(|scope| (scope.axes.len(), scope.engine, scope.only)).unwrap();
        assert_eq!(chosen(None), (AXES.len(), true, None));
        assert_eq!(chosen(Some("popcount")), (1, false, None));
        assert_eq!(chosen(Some("popcount/swar")), (1, false, Some("swar")));
        assert_eq!(chosen(Some("engine")), (0, true, None));
        assert_eq!(chosen(Some("engine/make")), (0, true, Some("make")));
        for (wrong, told) in [
            ("pipcount", "popcount"),
            ("popcount/swat", "swar"),
            ("popcount/", "swar"),
            ("engine/mate", "unmake"),
        ] {
            let error = choose(Some(wrong)).unwrap_err().to_string();
            assert!(error.contains(told), "{wrong}: {error}");
        }
    }

    #[test]
    fn what_is_compared_is_a_kept_listing_or_a_file() {
        let root = tempfile::tempdir().unwrap();
        let text = "latency:\n    ret\n";
        let path = listing::path(root.path(), "x86-64-v2", "popcount", "swar");
        outpace::files::replace(&path, text.as_bytes()).unwrap();
        let wanted = Listing::parse(text).unwrap();
        assert_eq!(find(root.path(), "popcount/swar@x86-64-v2").unwrap(), wanted);
        assert_eq!(find(root.path(), &path.to_string_lossy()).unwrap(), wanted);
        let refused = |name: &str| format!("{:#}", find(root.path(), name).unwrap_err());
        assert!(
            refused("popcount/swar@x86-64-v3").contains("cargo lab asm popcount/swar --target x86-64-v3")
        );
        assert!(refused("popcount/swat").contains("swar") && refused("popcount").contains("@TARGET"));
    }
}
