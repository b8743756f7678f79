//! Builds an engine for each variant of an axis whose variants search differently.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::provenance::{Provenance, ProvenanceStart};
use outpace::workloads::uci::Process;
use plywright_lab::build::engines::{self, Plan};
use plywright_lab::build::signature::AXIS;
use plywright_lab::record::{Build, Source};
use plywright_lab::terminal::progress::Progress;
use plywright_lab::{axes, machine};

#[derive(Clone, Debug)]
pub(crate) struct Engine {
    pub(crate) variant: &'static str,
    pub(crate) path: PathBuf,
}

impl Engine {
    /// Starts the engine with a transposition table of `hash_mib` MiB and this number of threads.
    pub(crate) fn launch(&self, hash_mib: u32, threads: usize) -> Result<Process> {
        let options = [("Threads".to_owned(), threads.to_string())];
        Ok(Process::launch(self.variant, &self.path, hash_mib, &options)?)
    }
}

/// Engines of a run, all from one source.
#[derive(Debug)]
pub(crate) struct Engines {
    root: PathBuf,
    source: Source,
    /// Engines in the order of the axis, the default first.
    pub(crate) all: Vec<Engine>,
}

impl Engines {
    /// Builds an engine for each variant that `is_wanted` accepts.
    pub(crate) fn build(root: &Path, axis: &str, is_wanted: impl Fn(&str) -> bool) -> Result<Self> {
        let source = machine::source(root)?;
        let variants = axes::axis(axis)?.variants.iter().filter(|variant| is_wanted(variant.name));
        let variants: Vec<_> = variants.collect();
        if variants.is_empty() {
            return Ok(Self { root: root.to_owned(), source, all: Vec::new() });
        }
        let plan = |feature: String| Plan { build: Build::from_features(&[&feature]), slug: feature };
        let plans: Vec<Plan> = variants.iter().map(|variant| plan(variant.feature())).collect();
        let progress = Progress::begin("build", plans.len());
        let built = engines::build(root, &plans, &progress)?;
        progress.finish("the engines are built");
        let engines = variants.iter().zip(built);
        let engines = engines.map(|(variant, built)| Ok(Engine { variant: variant.name, path: built?.path }));
        let engines = engines.collect::<Result<_>>()?;
        machine::check_source(&machine::source(root)?, &source)?;
        Ok(Self { root: root.to_owned(), source, all: engines })
    }

    /// Fails if the engine's source has changed since the engines were built. A measurement that
    /// builds further programs calls it afterwards, so that all of them are of one source.
    pub(crate) fn check_source(&self) -> Result<()> {
        machine::check_source(&machine::source(&self.root)?, &self.source)
    }

    /// Ends a measurement that `start` began and that gave a part of a record. Returns the origin
    /// of that part.
    pub(crate) fn provenance(&self, start: ProvenanceStart, command: String) -> Result<Provenance> {
        start.end(&self.root, command, &self.source)
    }
}

/// Builds the engine of the default build.
pub(crate) fn default(root: &Path) -> Result<Engine> {
    let default = axes::axis(AXIS)?.default();
    let engines = Engines::build(root, AXIS, |variant| variant == default)?;
    engines.all.into_iter().next().context("a bug: the default engine was not built")
}
