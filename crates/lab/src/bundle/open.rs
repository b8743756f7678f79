//! A bundle as its runner finds it.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use super::{FILE, LAB, Manifest, Packed};
use crate::build::candidates::{self, BuildAxes};
use crate::build::engines::{Built, Plan};
use crate::record::BASELINE;
use crate::workspace::MANIFEST;
use outpace::layouts::Relink;
use outpace::sealed::{self, sha256};

#[derive(Debug)]
pub(crate) struct Bundle {
    pub(crate) folder: PathBuf,
    pub(crate) manifest: Manifest,
}

impl Bundle {
    /// Opens the bundle in that folder, and looks at every file.
    pub(crate) fn open(folder: PathBuf) -> Result<Self> {
        let manifest: Manifest = sealed::load_from(&folder.join(MANIFEST))?;
        let Manifest { platform, architecture, .. } = &manifest;
        let own = std::env::consts::ARCH;
        ensure!(
            architecture == own,
            "this bundle is for {platform}, and this is the {LAB} of a bundle for {own}: unpack the bundle of this machine's architecture"
        );
        for (name, expected) in &manifest.files {
            let path = folder.join(name);
            let damaged = || format!("the bundle is damaged: unpack it again; {}", path.display());
            let bytes = std::fs::read(&path).with_context(|| format!("{} cannot be read", damaged()))?;
            ensure!(sha256(&bytes) == *expected, "{} is not what was packed", damaged());
        }
        Ok(Self { folder, manifest })
    }

    pub(crate) fn engine(&self, plan: &Plan) -> Result<Built> {
        let Manifest { engines, files, .. } = &self.manifest;
        let packed = engines.iter().find(|one| one.build == plan.build).with_context(|| {
            let (slug, command) = (plan.build.slug(), plan.build.command());
            let unknown = "this bundle holds no such engine; where there is a compiler it is built by";
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
        let linker = self.folder.join(super::LINKER);
        let slug = if packed.build.is_default() { BASELINE.to_owned() } else { packed.build.slug() };
        Ok(Relink::of_object(slug, self.folder.join(&link.object), &linker, words.collect()))
    }

    pub(crate) fn build_axes(&self) -> Result<BuildAxes> {
        let Manifest { engines, missing, toolchain, compilers, .. } = &self.manifest;
        let lacks = |axis: &str, variant: &str| {
            let slug = format!("{axis}-{variant}");
            let is_packed = engines.iter().any(|one| one.build.slug() == slug);
            (!is_packed).then(|| self.lacks(&slug).unwrap_or(candidates::NOT_PACKED).to_owned())
        };
        BuildAxes::packed(lacks, toolchain, compilers, missing)
    }

    /// Why a variant was not packed, where the manifest has the reason.
    fn lacks(&self, slug: &str) -> Option<&str> {
        let mut missing = self.manifest.missing.iter();
        missing.find(|one| format!("{}-{}", one.axis, one.variant) == slug).map(|one| &*one.reason)
    }

    pub(crate) fn suite(&self, axis: &str) -> Result<PathBuf> {
        let file = self.manifest.suites.get(axis);
        file.map(|file| self.folder.join(file))
            .with_context(|| format!("this bundle holds no suite `{axis}`"))
    }
}
