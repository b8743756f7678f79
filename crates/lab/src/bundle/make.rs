//! ProvenanceStart a bundle, in a checkout.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Axis};

use super::archive::{self, Content, Entry};
use super::shelf::Shelf;
use super::{CORPUS, LAB, Manifest, runner};
use crate::build::candidates::{self, BuildAxes, Candidates, NOT_PACKED};
use crate::build::engines::{self, Manner};
use crate::build::targets::{Ready, Target};
use crate::machine::LEVELS;
use crate::record::{Rung, TARGET, Unavailable};
use crate::terminal::progress::Progress;
use crate::workspace::MANIFEST;
use plywright_benches::corpus;

use crate::code::disassembly;
use crate::decide::predict;
use crate::machine;
use crate::machine::compilers;
use outpace::children;
use outpace::files;
use outpace::sealed;

/// What a bundle is asked to hold.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The axes; all if none is named.
    pub(crate) axes: Vec<String>,
    /// The levels above the lowest; all if none is named.
    pub(crate) levels: Vec<String>,
    /// Whether to try what a bundle does is enough: engines that are compiled quickly, this very lab, and neither suites nor linker.
    pub(crate) is_draft: bool,
    /// Whether nothing is shown on the way.
    pub(crate) is_quiet: bool,
    /// The command, for the manifest.
    pub(crate) command: String,
}

/// What was made.
#[derive(Debug)]
pub(crate) struct Made {
    /// The folder that the archive unpacks to.
    pub(crate) folder: String,
    /// Its engines.
    pub(crate) engines: usize,
    /// The size of the archive in bytes.
    pub(crate) bytes: u64,
    /// The size unpacked.
    pub(crate) unpacked: u64,
    /// What could not be built.
    pub(crate) missing: Vec<Unavailable>,
}

/// Makes the bundle and packs it into the file at `to`.
pub(crate) fn make(root: &Path, order: Order, to: &Path) -> Result<Made> {
    ensure!(cfg!(target_os = "linux"), "a bundle is made on Linux, whose programs can be linked statically");
    let begin = |name, steps| if order.is_quiet { Progress::silent() } else { Progress::begin(name, steps) };
    // What would fail last is tried first.
    drop(files::PendingFile::open(to)?);
    let toolchains = compilers::all(root)?;
    let compiler = machine::compiler(root)?;
    let source = machine::source(root)?;
    let platform = compiler.host.clone();
    let build = BuildAxes::of_checkout(root, &toolchains)?;
    let Candidates { axes, mut plans, unavailable: mut missing, compilers } =
        Candidates::list(None, &build, &order.axes)?;
    plans.retain(|(_, axis, variant)| {
        let why = left_out(&order, axis, variant);
        missing.extend(why.map(|reason| Unavailable {
            axis: axis.clone(),
            variant: variant.clone(),
            reason: reason.to_owned(),
        }));
        why.is_none()
    });

    let mut all = vec![candidates::baseline()];
    all.extend(plans.iter().map(|(plan, ..)| plan.clone()));
    let (room, flags) =
        if order.is_draft { ("draft", &runner::DRAFT[..]) } else { ("static", &[runner::FLAG][..]) };
    let manner = Manner { folder: Some(room), triple: Some(&platform), flags };
    let progress = begin("build", all.len());
    let built = engines::build_in(root, &all, manner, &progress)?;
    progress.finish(&format!("{} engines", all.len()));
    let linker = if order.is_draft { None } else { Some(runner::linker(root, &platform)?) };
    let mut shelf = Shelf::new(linker);
    let mut packed = Vec::new();
    let progress = begin("link", all.len());
    for (at, (plan, built)) in all.iter().zip(built).enumerate() {
        match (built, at.checked_sub(1).map(|at| &plans[at])) {
            (Ok(built), _) => {
                packed.push(shelf.engine(plan, &built)?);
                progress.step(&plan.slug);
            }
            (Err(error), None) => return Err(error.context("the default build fails")),
            (Err(error), Some((_, axis, variant))) => missing.push(Unavailable {
                axis: axis.clone(),
                variant: variant.clone(),
                reason: format!("{error:#}"),
            }),
        }
    }
    for one in packed.iter().filter(|_| !order.is_draft) {
        let Err(reason) = &one.link else { continue };
        ensure!(!one.build.is_default(), "the default build cannot be linked in another layout: {reason}");
        crate::terminal::stdout::note!("{:>12} other layouts of `{}`: {reason}", "without", one.build.slug());
    }
    let linked = packed.iter().filter(|one| one.link.is_ok()).count();
    progress.finish(&format!("{linked} engines in another layout"));
    check_source(root, &source.sha256)?;

    let progress = begin("programs", 2);
    if order.is_draft {
        shelf.file(LAB, &std::env::current_exe().context("cannot tell which program this is")?, true)?;
    }
    let of_axis = |axis: &&'static Axis| {
        axes.iter().any(|one| one.name == axis.name) && axis.plays_alike && !order.is_draft
    };
    let timed: Vec<&'static Axis> = AXES.iter().filter(of_axis).collect();
    let names: Vec<&str> = timed.iter().map(|axis| axis.name).collect();
    let binaries = runner::suites(root, &platform, &names)?;
    progress.step("suites");
    let mut suites = BTreeMap::new();
    for (name, binary) in names.iter().zip(&binaries) {
        suites.insert((*name).to_owned(), shelf.file(&format!("suites/{name}"), binary, true)?);
    }
    let timed: Vec<(&'static str, PathBuf)> = timed.iter().map(|axis| axis.name).zip(binaries).collect();
    let listings = Ready::find(Target::host()).and_then(|ready| disassembly::figures(root, &timed, &ready));
    for name in if names.is_empty() { &[][..] } else { &corpus::FILES[..] } {
        shelf.file(&format!("{CORPUS}/{name}"), &root.join("benches/corpus").join(name), false)?;
    }
    for path in predict::files(root) {
        shelf.file(&path.to_string_lossy(), &root.join(&path), false)?;
    }
    if !order.is_draft {
        shelf.file(LAB, &runner::lab(root, &platform)?, true)?;
    }
    progress.finish("suites, lab");
    children::check()?;
    check_source(root, &source.sha256)?;

    let manifest = Manifest {
        schema: <Manifest as sealed::Kept>::SCHEMA,
        command: order.command,
        platform: platform.clone(),
        architecture: std::env::consts::ARCH.to_owned(),
        flags: flags.iter().map(|&flag| flag.to_owned()).collect(),
        axes: axes.into_iter().map(|axis| axis.name).collect(),
        toolchain: toolchains.first().context("the compiler that runs the lab is the first")?.name.clone(),
        compiler,
        compilers,
        source,
        engines: packed,
        missing: missing.clone(),
        suites,
        instructions: Rung::Unmeasured {
            reason: "a bundle has no valgrind".to_owned(),
            remedy: Some("cargo lab bench count".to_owned()),
        },
        listings: Rung::from_result(listings, Some("cargo lab asm")),
        files: shelf.sums,
        sha256: String::new(),
    };
    let mut entries = vec![
        Entry { name: MANIFEST.to_owned(), content: Content::Text(sealed::write(&manifest)?), runs: false },
        Entry { name: "README".to_owned(), content: Content::Text(readme(&manifest)), runs: false },
    ];
    entries.extend(shelf.entries);
    let folder = format!("plywright-{platform}");
    let progress = begin("pack", entries.len());
    let preset = if order.is_draft { archive::FASTEST } else { archive::PRESET };
    let bytes = archive::write(to, &folder, &entries, preset, |name| progress.step(name))?;
    let unpacked = shelf.bytes;
    progress.finish(&format!("{:.1} MB", bytes as f64 / 1e6));
    Ok(Made { folder, engines: manifest.engines.len(), bytes, unpacked, missing })
}

/// Why a bundle is made without that variant; none if it is not.
fn left_out(order: &Order, axis: &str, variant: &str) -> Option<&'static str> {
    if axis != TARGET {
        None
    } else if variant == "native" {
        Some(
            "a bundle holds no engine for one very CPU: where there is a compiler, `cargo lab choose` builds it",
        )
    } else if order.levels.is_empty() || order.levels.iter().any(|level| level == variant) {
        None
    } else {
        Some(NOT_PACKED)
    }
}

/// The levels that `--targets` may name.
pub(crate) fn check_levels(named: &[String]) -> Result<()> {
    let known: Vec<&str> = LEVELS.iter().copied().filter(|level| *level != "native").collect();
    let Some(name) = named.iter().find(|name| !known.contains(&name.as_str())) else { return Ok(()) };
    if Target::parse(name).is_ok_and(|target| target.triple.is_some()) {
        bail!("a bundle for `{name}` is made on such a machine; here there are {}", known.join(", "));
    }
    bail!("a bundle has no target `{name}`; there are {}", known.join(", "))
}

fn check_source(root: &Path, sha256: &str) -> Result<()> {
    ensure!(
        machine::source(root)?.sha256 == sha256,
        "the engine's source was changed while the bundle was made: run again"
    );
    Ok(())
}

fn readme(manifest: &Manifest) -> Vec<u8> {
    format!(
        "Plywright, ready to measure: {} engines for {}, and a lab.\n\n\
         ./{LAB} choose           verifies, measures, decides; the record goes to reports/ in this folder\n\
         ./{LAB} choose --quick   whole engines alone: four minutes\n\n\
         Nothing else is needed: no compiler, no network, no library. Copied home into reports/ of a checkout,\n\
         the folder of the record becomes one more machine by `cargo lab report`.\n",
        manifest.engines.len(),
        manifest.platform,
    )
    .into_bytes()
}
