//! The bundle: engines that are already built, and a lab that measures them, for a host without a
//! compiler or a network.
//!
//! A bundle is a folder. The program `lab` in it measures the engines of the bundle ([`Bundle`]).
//! The file `bundle.json` ([`crate::workspace::MANIFEST`]), a [`Manifest`], lists the other files,
//! except the README, with their SHA-256. All programs are linked statically, so that they run on
//! any Linux, even in an empty root folder. The engines are the default build and those of single
//! variants that `cargo lab choose` compares. Only the engine of the target `native` is missing,
//! because it would be built for the CPU of the machine that packs the bundle ([`make`]). An engine
//! that can be linked again comes with its object file. For other code layouts, the lab shuffles
//! the sections of the object (`layouts/shuffle.rs`), and the linker in the bundle links it again.

mod archive;
mod contents;
mod licences;
pub mod make;
pub mod origin;
mod runner;

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::build::candidates::{self, BuildAxes};
use crate::build::engines::{Built, Plan};
use crate::machine;
use crate::record::{
    BASELINE, Build, Compiler, Figures, InstructionFigure, ListingFigure, Source, Unavailable, sealed_record,
};
use crate::workspace;
use outpace::builds::layouts::Relink;
use outpace::record::sealed::{self, sha256};

/// Returns the engine's present source. In a bundle it is the source from which the bundle was
/// built.
pub fn source(root: &Path) -> Result<Source> {
    match Manifest::here()? {
        Some(manifest) => Ok(manifest.source),
        None => machine::source(root),
    }
}

pub const LAB: &str = "lab";

pub const LINKER: &str = "ld";

/// Folder of the suites' operands.
pub const CORPUS: &str = "corpus";

/// Contents of a bundle. Files are named by their paths in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    pub schema: u32,
    pub command: String,
    /// Platform, by rustc's name.
    pub platform: String,
    /// Architecture, by the standard library's name.
    pub architecture: String,
    /// Flags of rustc for all engines. An engine may have more.
    pub flags: Vec<String>,
    /// Axes for which the bundle was made.
    pub axes: Vec<String>,
    /// Name of the toolchain that built all engines except those of the axis `compiler`.
    pub toolchain: String,
    /// Compiler of this toolchain.
    pub compiler: Compiler,
    /// Other compilers, by the names of their variants.
    pub compilers: BTreeMap<String, Compiler>,
    pub source: Source,
    /// The engines; the default build is the first.
    pub engines: Vec<Packed>,
    /// Variants that are not in the bundle, because they could not be built or were left out.
    pub missing: Vec<Unavailable>,
    /// Criterion suites, by axis.
    pub suites: BTreeMap<String, String>,
    /// Instruction counts of the kernels. `cargo lab bundle` counts none, and stores the reason.
    pub instructions: Figures<InstructionFigure>,
    /// Listings of the machine code, made on the machine that packed the bundle.
    pub listings: Figures<ListingFigure>,
    /// SHA-256 of every file except this manifest and the README, in hexadecimal.
    pub files: BTreeMap<String, String>,
    pub sha256: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Packed {
    #[serde(flatten)]
    pub build: Build,
    pub file: String,
    pub code_sha256: Option<String>,
    /// Input of the linker for other layouts of the engine, or the reason why it has none.
    pub link: Result<Link, String>,
}

/// Input of the linker for an engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub object: String,
    /// Arguments of the linker, with [`outpace::builds::layouts::OBJECT`] for the object, and
    /// [`FILE`] before the path of another file in the bundle.
    pub words: Vec<String>,
}

/// Prefix of a path in the linker's arguments.
pub const FILE: &str = "file:";

impl Manifest {
    /// Reads the manifest of the bundle that contains this program. Returns None outside of a
    /// bundle.
    pub fn here() -> Result<Option<Self>> {
        let folder = workspace::bundle();
        Ok(folder.map(|folder| sealed::load_from(&folder.join(workspace::MANIFEST))).transpose()?)
    }

    /// Returns the suffix that a report's folder has after the machine's key: `-bundle`, and the
    /// options of a bundle that does not have all engines.
    pub fn part(&self) -> String {
        let command = self.command.trim_start_matches("cargo lab bundle");
        let words = command.split_whitespace().filter(|word| !matches!(*word, "--axis" | "--targets"));
        let words = words.map(|word| format!("-{}", word.trim_start_matches('-').replace(',', "-")));
        format!("-bundle{}", words.collect::<String>())
    }
}

impl sealed::SealedRecord for Manifest {
    sealed_record!(1, "bundle");

    fn check(&self) -> Result<()> {
        let links = self.engines.iter().filter_map(|engine| engine.link.as_ref().ok());
        let of_links = links.flat_map(|link| {
            let words = link.words.iter().filter_map(|word| word.strip_prefix(FILE));
            words.chain([LINKER, &*link.object])
        });
        let others = self.engines.iter().map(|engine| &engine.file).chain(self.suites.values());
        let others = others.map(String::as_str);
        for file in of_links.chain(others).chain([LAB]) {
            let named = file.escape_debug();
            ensure!(self.files.contains_key(file), "its list of files lacks {named}");
        }
        for file in self.files.keys() {
            let is_in = Path::new(file).components().all(|part| matches!(part, Component::Normal(_)));
            ensure!(is_in, "it lists a file outside of the bundle: {}", file.escape_debug());
        }
        ensure!(
            self.engines.first().is_some_and(|engine| engine.build.is_default()),
            "its first engine is not the default build"
        );
        Ok(())
    }
}

/// An opened bundle.
#[derive(Debug)]
pub struct Bundle {
    pub folder: PathBuf,
    pub manifest: Manifest,
}

impl Bundle {
    /// Opens the bundle in this folder, and checks every file.
    pub fn open(folder: PathBuf) -> Result<Self> {
        let manifest: Manifest = sealed::load_from(&folder.join(workspace::MANIFEST))?;
        let Manifest { platform, architecture, .. } = &manifest;
        let host = std::env::consts::ARCH;
        ensure!(
            architecture == host,
            "this bundle is for {platform}, but its {LAB} is for {host}: unpack the bundle of this machine's architecture"
        );
        for (name, expected) in &manifest.files {
            let path = folder.join(name);
            let damaged = || format!("the bundle is damaged: unpack it again; {}", path.display());
            let bytes = std::fs::read(&path).with_context(|| format!("{} cannot be read", damaged()))?;
            ensure!(sha256(&bytes) == *expected, "{} was changed", damaged());
        }
        Ok(Self { folder, manifest })
    }

    pub fn engine(&self, plan: &Plan) -> Result<Built> {
        let Manifest { engines, files, .. } = &self.manifest;
        let packed = engines.iter().find(|engine| engine.build == plan.build).with_context(|| {
            let (slug, command) = (plan.build.slug(), plan.build.command());
            let unknown = "this bundle does not have this engine; in a checkout it is built by";
            self.lacks(&slug).map_or_else(|| format!("{unknown} `{command}`"), str::to_owned)
        })?;
        let path = self.folder.join(&packed.file);
        let bytes = path.metadata().with_context(|| format!("cannot read {}", path.display()))?.len();
        Ok(Built {
            path,
            sha256: files.get(&packed.file).cloned().unwrap_or_default(),
            code_sha256: packed.code_sha256.clone(),
            bytes,
            took: Duration::ZERO,
            relink: self.relink(packed),
        })
    }

    fn relink(&self, packed: &Packed) -> Result<Relink, String> {
        let link = packed.link.as_ref().map_err(Clone::clone)?;
        let words = link.words.iter().map(|word| match word.strip_prefix(FILE) {
            Some(file) => self.folder.join(file).to_string_lossy().into_owned(),
            None => word.clone(),
        });
        let linker = self.folder.join(LINKER);
        let slug = if packed.build.is_default() { BASELINE.to_owned() } else { packed.build.slug() };
        Ok(Relink::of_object(slug, self.folder.join(&link.object), &linker, words.collect()))
    }

    pub fn build_axes(&self) -> Result<BuildAxes> {
        let Manifest { engines, missing, toolchain, compilers, .. } = &self.manifest;
        let lacks = |axis: &str, variant: &str| {
            let slug = format!("{axis}-{variant}");
            let is_packed = engines.iter().any(|engine| engine.build.slug() == slug);
            (!is_packed).then(|| self.lacks(&slug).unwrap_or(candidates::NOT_PACKED).to_owned())
        };
        BuildAxes::packed(lacks, toolchain, compilers, missing)
    }

    /// Returns the reason why a variant was not packed, if the manifest has one.
    fn lacks(&self, slug: &str) -> Option<&str> {
        let mut missing = self.manifest.missing.iter();
        missing
            .find(|absent| format!("{}-{}", absent.axis, absent.variant) == slug)
            .map(|absent| &*absent.reason)
    }

    pub fn suite(&self, axis: &str) -> Result<PathBuf> {
        let file = self.manifest.suites.get(axis);
        file.map(|file| self.folder.join(file)).with_context(|| format!("this bundle has no suite `{axis}`"))
    }
}
