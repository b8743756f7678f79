//! Origin of a run's engines and suites: they are compiled in a checkout, or taken from a bundle.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use plywright::recipe::Axis;

use crate::build::candidates::BuildAxes;
use crate::build::engines::{self, Built, Plan};
use crate::build::kernels;
use crate::bundle::{Bundle, CORPUS, Manifest};
use crate::machine::compilers::{self, Toolchain};
use crate::machine::{self, tools};
use crate::measure::{evidence, paired};
use crate::record::{
    Bundled, Compiler, Figures, InstructionFigure, KernelFigure, ListingFigure, PairedFigure, Profile, Source,
};
use crate::terminal::progress::Progress;
use crate::workspace;

/// Approximate times of a run's builds, in the order of the builds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Estimate {
    pub engines: Duration,
    /// Time of [`Origin::prepare`]; zero for a quick run.
    pub suites: Duration,
    /// Time of the builds that combine several variants, which are made during the race.
    pub together: Duration,
}

#[derive(Debug)]
pub enum Origin {
    Checkout { root: PathBuf, toolchains: Vec<Toolchain> },
    Bundle(Box<Bundle>),
}

impl Origin {
    /// Returns the bundle that contains this program, or else the present checkout.
    pub fn find() -> Result<Self> {
        if let Some(folder) = workspace::bundle() {
            return Ok(Self::Bundle(Box::new(Bundle::open(folder)?)));
        }
        let root = workspace::root()?;
        tools::check_toolchain(&root)?;
        let toolchains = compilers::all(&root)?;
        Ok(Self::Checkout { root, toolchains })
    }

    pub fn root(&self) -> &Path {
        match self {
            Self::Checkout { root, .. } => root,
            Self::Bundle(bundle) => &bundle.folder,
        }
    }

    /// Returns the command that starts the lab.
    pub fn program(&self) -> &'static str {
        match self {
            Self::Checkout { .. } => "cargo lab",
            Self::Bundle(_) => "./lab",
        }
    }

    pub fn build_axes(&self) -> Result<BuildAxes> {
        match self {
            Self::Checkout { root, toolchains } => BuildAxes::of_checkout(root, toolchains),
            Self::Bundle(bundle) => bundle.build_axes(),
        }
    }

    /// Returns the axes to measure if the user names the axes `asked`. An empty list means all
    /// axes, here and in the result. Fails if the bundle lacks a named axis.
    pub fn axes(&self, asked: &[String]) -> Result<Vec<String>> {
        let Self::Bundle(bundle) = self else { return Ok(asked.to_vec()) };
        let packed = &bundle.manifest.axes;
        if let Some(axis) = asked.iter().find(|axis| !packed.contains(axis)) {
            let packed = packed.join(", ");
            bail!("this bundle has no engines of an axis `{axis}`; its axes are {packed}");
        }
        Ok(if asked.is_empty() { packed } else { asked }.to_vec())
    }

    pub fn part(&self) -> String {
        let Self::Bundle(bundle) = self else { return String::new() };
        bundle.manifest.part()
    }

    pub fn bundled(&self) -> Option<Bundled> {
        let Self::Bundle(bundle) = self else { return None };
        let Manifest { command, platform, flags, sha256, .. } = bundle.manifest.clone();
        Some(Bundled { command, platform, flags, sha256 })
    }

    pub fn source(&self) -> Result<Source> {
        match self {
            Self::Checkout { root, .. } => machine::source(root),
            Self::Bundle(bundle) => Ok(bundle.manifest.source.clone()),
        }
    }

    pub fn compiler(&self) -> Result<Compiler> {
        match self {
            Self::Checkout { root, .. } => machine::compiler(root),
            Self::Bundle(bundle) => Ok(bundle.manifest.compiler.clone()),
        }
    }

    /// Builds the engines of these plans, or takes them from the bundle. Returns the engine or the
    /// error of each, in order.
    pub fn engines(&self, plans: &[Plan], progress: &Progress) -> Result<Vec<Result<Built>>> {
        match self {
            Self::Checkout { root, .. } => engines::build(root, plans, progress),
            Self::Bundle(bundle) => Ok(plans.iter().map(|plan| bundle.engine(plan)).collect()),
        }
    }

    /// Returns the approximate times of a run's builds. `together` is the number of builds that
    /// combine several variants.
    pub fn estimate(&self, plans: &[Plan], together: usize, quick: bool) -> Result<Estimate> {
        let Self::Checkout { root, .. } = self else { return Ok(Estimate::default()) };
        let changed = machine::changed(root)?;
        let guided = plans.iter().any(|plan| plan.build.profile != Profile::Plain);
        Ok(Estimate {
            engines: engines::estimate(root, plans, changed),
            suites: match quick {
                true => Duration::ZERO,
                false => evidence::estimate(root, changed.max(machine::suites_changed(root)?)),
            },
            together: engines::estimate_together(root, together, guided),
        })
    }

    /// Returns the announcement of the packages that a run installs, as part of a sentence.
    pub fn installs(&self, quick: bool) -> Result<String> {
        Ok(match self {
            Self::Checkout { root, .. } if !quick => evidence::installs(root)?,
            _ => None,
        }
        .map_or_else(
            || "; installs nothing".to_owned(),
            |command| format!("; installs a tool with `{command}`"),
        ))
    }

    /// Compiles the suites of evidence level 2 (kernels) before their phase begins. Returns the
    /// time that this took. `later` is the estimated time of the following phases, for the progress
    /// bar.
    pub fn prepare(&self, later: Duration) -> Duration {
        let Self::Checkout { root, .. } = self else { return Duration::ZERO };
        let progress = Progress::before(later, "benchmarks", 1);
        evidence::prepare(root);
        progress.finish("prepared")
    }

    /// Measures evidence level 2 (kernels) in time per operation.
    pub fn kernels(&self) -> Figures<KernelFigure> {
        match self {
            Self::Checkout { root, .. } => {
                Figures::from_result(kernels::measure(root), Some("cargo lab bench time"))
            }
            Self::Bundle(bundle) => {
                let files = bundle.manifest.suites.iter();
                let suites = files.map(|(axis, file)| (axis.as_str(), bundle.folder.join(file)));
                let suites: Vec<_> = suites.collect();
                let home = workspace::target(&bundle.folder).join("criterion");
                Figures::from_result(kernels::measure_with(&suites, &bundle.folder.join(CORPUS), &home), None)
            }
        }
    }

    /// Measures evidence level 2 (kernels) in lock-step: each variant takes turns with the default.
    pub fn paired(&self, plan: paired::Plan<'_>) -> Figures<PairedFigure> {
        match self {
            Self::Checkout { root, .. } => Figures::from_result(paired::measure(root, plan), None),
            Self::Bundle(bundle) => {
                let suites = |axes: &[&Axis]| axes.iter().map(|axis| bundle.suite(axis.name)).collect();
                let corpus = bundle.folder.join(CORPUS);
                let figures = workspace::launches(&bundle.folder)
                    .and_then(|folder| paired::measure_with(suites, &folder, Some(&corpus), plan));
                Figures::from_result(figures, None)
            }
        }
    }

    /// Measures evidence level 2 (kernels) in instructions per operation.
    pub fn instructions(&self) -> Figures<InstructionFigure> {
        match self {
            Self::Checkout { root, .. } => evidence::instructions(root),
            Self::Bundle(bundle) => bundle.manifest.instructions.clone(),
        }
    }

    /// Lists the machine code (evidence level 4). With `keep`, replaces the listings in `asm/`.
    pub fn listings(&self, keep: bool) -> Figures<ListingFigure> {
        match self {
            Self::Checkout { root, .. } => evidence::listings(root, keep),
            Self::Bundle(bundle) => bundle.manifest.listings.clone(),
        }
    }

    pub fn compiles(&self) -> bool {
        matches!(self, Self::Checkout { .. })
    }

    /// Fails if an option that needs a compiler has values, and there is no compiler.
    pub fn check_compiles(&self, option: &str, values: &[String]) -> Result<()> {
        let can = values.is_empty() || self.compiles();
        ensure!(can, "`{option}` builds engines, and a bundle has no compiler: it needs a checkout");
        Ok(())
    }
}
