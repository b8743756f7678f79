//! Makes a bundle, an archive with engines and the lab for other machines, in a checkout.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::Axis;
use plywright_benches::corpus;
use serde::Serialize;

use super::archive::{self, Entry};
use super::contents::Contents;
use super::{CORPUS, LAB, Manifest, Packed, licences, runner};
use crate::axes;
use crate::build::candidates::{self, BuildAxes, Candidates, NOT_PACKED};
use crate::build::engines::{self, BuildOptions, Plan};
use crate::build::targets::{Ready, Target};
use crate::code::disassembly;
use crate::machine::{self, LEVELS, compilers};
use crate::record::{Figures, ListingFigure, TARGET, Unavailable};
use crate::terminal::progress::Progress;
use crate::terminal::stdout::note;
use crate::workspace::MANIFEST;
use outpace::os::children;
use outpace::os::files;
use outpace::os::lock::Lock;
use outpace::record::sealed;

#[derive(Debug, clap::Args)]
pub struct Order {
    /// Pack only these levels in addition to the lowest, separated by commas [default: all].
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    pub targets: Vec<String>,
    /// Pack only the default build and the engines of this axis; may be given several times.
    #[arg(long, value_name = "NAME")]
    pub axis: Vec<String>,
    /// Compile quickly, pack the running lab, and pack neither suites nor linker. Such a bundle is
    /// for tests; its figures are worthless.
    #[arg(long, hide = true)]
    pub draft: bool,
}

#[derive(Debug, Serialize)]
pub struct PackedBundle {
    pub archive: PathBuf,
    pub folder: String,
    pub engines: usize,
    /// Size of the archive in bytes.
    pub bytes: u64,
    pub unpacked: u64,
    pub missing: Vec<Unavailable>,
}

/// Makes the bundle and packs it into the file at `to`. `lock` waits until no other run builds
/// engines for a bundle.
pub fn make(
    root: &Path,
    order: &Order,
    command: String,
    to: &Path,
    lock: impl FnOnce() -> Result<Lock>,
) -> Result<PackedBundle> {
    ensure!(cfg!(target_os = "linux"), "a bundle can be made only on Linux, where programs can be static");
    // The output is written last, but an unusable path must be an error before the builds.
    files::check(to)?;
    let toolchains = compilers::all(root)?;
    let compiler = machine::compiler(root)?;
    let source = machine::source(root)?;
    let build = BuildAxes::of_checkout(root, &toolchains)?;
    let Candidates { axes, plans, unavailable: missing, compilers, .. } =
        Candidates::list(None, &build, &order.axis, &[])?;
    let platform = compiler.host.clone();
    let folder = format!("plywright-{platform}");
    let (builds, flags) =
        if order.draft { ("draft", &runner::DRAFT[..]) } else { ("static", &[runner::FLAG][..]) };
    let options = BuildOptions { folder: Some(builds), triple: Some(&platform), flags };
    let mut maker = Maker { root, order, platform: &platform, contents: Contents::default(), missing };
    let _lock = lock()?;
    let engines = maker.engines(plans, options)?;
    machine::check_source(&machine::source(root)?, &source)?;
    let is_timed = |axis: &&Axis| axes.iter().any(|timed| timed.name == axis.name) && axis.plays_alike;
    let timed = axes::with_kernels().filter(|axis| is_timed(axis) && !order.draft).map(|axis| axis.name);
    let (suites, listings) = maker.programs(&timed.collect::<Vec<_>>())?;
    children::check()?;
    machine::check_source(&machine::source(root)?, &source)?;

    let Maker { contents, missing, .. } = maker;
    let manifest = Manifest {
        schema: <Manifest as sealed::SealedRecord>::SCHEMA,
        command,
        platform: platform.clone(),
        architecture: std::env::consts::ARCH.to_owned(),
        flags: flags.iter().map(|&flag| flag.to_owned()).collect(),
        axes: axes.into_iter().map(|axis| axis.name).collect(),
        toolchain: toolchains.first().context("a bug: there is no default compiler")?.name.clone(),
        compiler,
        compilers,
        source,
        engines,
        missing: missing.clone(),
        suites,
        instructions: Figures::Unmeasured {
            reason: "a bundle has no valgrind".to_owned(),
            remedy: Some("cargo lab bench count".to_owned()),
        },
        listings,
        files: contents.sums(),
        sha256: String::new(),
    };
    let unpacked = contents.entries.iter().map(|entry| entry.bytes.len() as u64).sum();
    let texts = [(MANIFEST, sealed::write(&manifest)?), ("README", readme(&manifest))];
    let texts = texts.map(|(name, bytes)| Entry { name: name.to_owned(), bytes, runs: false });
    let entries: Vec<Entry> = texts.into_iter().chain(contents.entries).collect();
    let progress = Progress::begin("pack", entries.len());
    let preset = if order.draft { archive::FASTEST } else { archive::PRESET };
    let bytes = archive::write(to, &folder, &entries, preset, |name| progress.step(name))?;
    progress.finish(&format!("{:.1} MB", bytes as f64 / 1e6));
    let (archive, engines) = (to.to_owned(), manifest.engines.len());
    Ok(PackedBundle { archive, folder, engines, bytes, unpacked, missing })
}

struct Maker<'a> {
    root: &'a Path,
    order: &'a Order,
    platform: &'a str,
    contents: Contents,
    missing: Vec<Unavailable>,
}

impl Maker<'_> {
    /// Builds the engines of these plans and adds them, the default build first.
    fn engines(
        &mut self,
        plans: Vec<(Plan, String, String)>,
        options: BuildOptions<'_>,
    ) -> Result<Vec<Packed>> {
        let mut included = vec![candidates::baseline(&[])];
        let mut variants = Vec::new();
        for (plan, axis, variant) in plans {
            match left_out(self.order, &axis, &variant) {
                Some(reason) => self.missing.push(Unavailable { axis, variant, reason: reason.to_owned() }),
                None => {
                    included.push(plan);
                    variants.push((axis, variant));
                }
            }
        }
        let progress = Progress::begin("build", included.len());
        let mut built = engines::build_in(self.root, &included, options, &progress)?.into_iter();
        progress.finish(&format!("{} engines", included.len()));
        if !self.order.draft {
            self.contents.linker = Some(runner::linker(self.root, self.platform)?);
        }
        let progress = Progress::begin("link", included.len());
        let default = built.next().context("no engine was built")?.context("the default build fails")?;
        let mut packed = vec![self.contents.engine(&included[0], &default)?];
        for ((plan, built), (axis, variant)) in included[1..].iter().zip(built).zip(variants) {
            match built {
                Ok(built) => packed.push(self.contents.engine(plan, &built)?),
                Err(error) => self.missing.push(Unavailable { axis, variant, reason: format!("{error:#}") }),
            }
            progress.step(&plan.slug);
        }
        for engine in packed.iter().filter(|_| !self.order.draft) {
            let Err(reason) = &engine.link else { continue };
            let is_default = engine.build.is_default();
            ensure!(!is_default, "the default build cannot be linked in another layout: {reason}");
            note!("{:>12} other layouts of `{}`: {reason}", "without", engine.build.slug());
        }
        let linked = packed.iter().filter(|engine| engine.link.is_ok()).count();
        progress.finish(&format!("{linked} engines in another layout"));
        Ok(packed)
    }

    /// Adds the lab, the suites of these axes, the operands that the suites read, and the texts of
    /// the licences. Returns the suites' files by axis, and the listings of their kernels.
    fn programs(
        &mut self,
        names: &[&'static str],
    ) -> Result<(BTreeMap<String, String>, Figures<ListingFigure>)> {
        let Self { root, platform, contents, .. } = self;
        let progress = Progress::begin("programs", 2);
        let binaries = runner::suites(root, platform, names)?;
        progress.step("suites");
        let mut suites = BTreeMap::new();
        for (name, binary) in names.iter().zip(&binaries) {
            suites.insert((*name).to_owned(), contents.file(&format!("suites/{name}"), binary, true)?);
        }
        let timed: Vec<(&'static str, PathBuf)> = names.iter().copied().zip(binaries).collect();
        let listings =
            Ready::find(Target::host()).and_then(|ready| disassembly::figures(root, &timed, &ready));
        for name in if names.is_empty() { &[][..] } else { &corpus::FILES[..] } {
            contents.file(&format!("{CORPUS}/{name}"), &root.join("benches/corpus").join(name), false)?;
        }
        let lab = match self.order.draft {
            true => std::env::current_exe().context("cannot find the running program")?,
            false => runner::lab(root, platform)?,
        };
        contents.file(LAB, &lab, true)?;
        let linker = (!self.order.draft).then_some(runner::WILD);
        let texts = licences::texts(root, platform, linker)?.into_iter();
        contents.entries.extend(texts.map(|(name, bytes)| Entry { name, bytes, runs: false }));
        progress.finish("suites, lab");
        Ok((suites, Figures::from_result(listings, Some("cargo lab asm"))))
    }
}

/// Returns the reason why the bundle does not include this variant, or None if it does.
fn left_out(order: &Order, axis: &str, variant: &str) -> Option<&'static str> {
    let native =
        "it would be built for the CPU of the packing machine: `cargo lab choose` in a checkout builds it";
    match variant {
        _ if axis != TARGET => None,
        "native" => Some(native),
        _ if order.targets.is_empty() || order.targets.iter().any(|level| level == variant) => None,
        _ => Some(NOT_PACKED),
    }
}

/// Checks the levels named by `--targets`.
pub fn check_levels(named: &[String]) -> Result<()> {
    let known: Vec<&str> = LEVELS.iter().copied().filter(|level| *level != "native").collect();
    let Some(name) = named.iter().find(|name| !known.contains(&name.as_str())) else { return Ok(()) };
    if Target::parse(name).is_ok_and(|target| target.triple.is_some()) {
        bail!("make a bundle for `{name}` on a machine of that kind; this one can pack {}", known.join(", "));
    }
    bail!("a bundle has no target `{name}`; there are {}", known.join(", "))
}

fn readme(manifest: &Manifest) -> Vec<u8> {
    format!(
        "Plywright, ready to measure: {} engines for {}, and a lab.\n\n\
         ./{LAB} choose           verifies, measures, decides; the record goes to reports/ in this folder\n\
         ./{LAB} choose --quick   measures only whole engines: four minutes\n\
         \n\
         Nothing else is needed: no compiler, no network, no library. To see the result beside other machines, copy\n\
         the folder of the record into reports/local/ of a checkout, and run `cargo lab report` there.\n\n\
         Plywright is under the MIT licence or the Apache licence 2.0, at your choice: LICENSE-MIT, LICENSE-APACHE.\n\
         licences/ lists the foreign packages in these programs, and says how to link with another C library.\n",
        manifest.engines.len(),
        manifest.platform,
    )
    .into_bytes()
}
