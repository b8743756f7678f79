//! `cargo lab asm`: the machine code of the kernels, kept as text, and held to what is expected of it.

use anyhow::{Context, Result, ensure};

use crate::disassembly::{ENGINE, KERNELS};
use crate::expectations::{self, Checker, Scope, Verdict};
use crate::targets::{Ready, Target};
use crate::{axes, disassembly, stdout, workspace};

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
    #[arg(long)]
    check: bool,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
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
                stdout::print(format_args!("{name}: not built here: {error:#}\n"))?;
                continue;
            }
            Err(error) => return Err(error),
        };
        if options.check { wrong += check(&scope, &ready)? } else { list(&scope, &ready)? }
    }
    ensure!(wrong == 0, "the machine code is not what is expected or kept, in {wrong} places told above");
    Ok(())
}

/// Writes the listings.
fn list(scope: &Scope, ready: &Ready) -> Result<()> {
    let root = workspace::root()?;
    let mut figures = disassembly::measure(&root, &scope.axes, scope.only, ready)?;
    if scope.engine {
        figures.extend(disassembly::measure_engine(&root, scope.only, ready)?);
    }
    for figure in figures {
        let same = figure.same_code_as.map_or_else(String::new, |name| format!(", the same code as {name}"));
        stdout::print(format_args!("{}: {} instructions{same}\n", figure.path, figure.instructions))?;
    }
    Ok(())
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
}
