//! Files of a bundle under construction: programs, data, and engines with the files that are needed
//! to link them again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};

use super::archive::Entry;
use super::{FILE, LINKER, Link, Packed};
use crate::build::engines::{Built, Plan};
use crate::build::signature::{self, SHALLOW};
use outpace::builds::layouts::{Relink, Word};
use outpace::os::children;
use outpace::os::files;
use outpace::record::sealed::sha256;

#[derive(Debug, Default)]
pub(super) struct Contents {
    /// Files in the order in which they were added.
    pub(super) entries: Vec<Entry>,
    /// Linker for the engines that are added; None in a draft.
    pub(super) linker: Option<PathBuf>,
    /// Names in the bundle of the files, other than objects, with which engines are linked, by
    /// SHA-256. Each engine's own folder has a copy of such a file, but the bundle needs it only
    /// once.
    shared: BTreeMap<String, String>,
}

impl Contents {
    pub(super) fn sums(&self) -> BTreeMap<String, String> {
        self.entries.iter().map(|entry| (entry.name.clone(), sha256(&entry.bytes))).collect()
    }

    fn holds(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| entry.name == name)
    }

    /// Adds a file under this name, and returns the name.
    pub(super) fn file(&mut self, name: &str, path: &Path, runs: bool) -> Result<String> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        self.entries.push(Entry { name: name.to_owned(), bytes, runs });
        Ok(name.to_owned())
    }

    /// Adds an engine and, if it can be linked again, the files for that.
    pub(super) fn engine(&mut self, plan: &Plan, built: &Built) -> Result<Packed> {
        let slug = &plan.slug;
        let file = self.file(&format!("engines/{slug}"), &built.path, true)?;
        let link = self.link(slug, built).map_err(|error| format!("{error:#}"));
        children::check()?;
        Ok(Packed { build: plan.build.clone(), file, code_sha256: built.code_sha256.clone(), link })
    }

    fn link(&mut self, slug: &str, built: &Built) -> Result<Link> {
        let relink = built.relink.as_ref().map_err(|reason| anyhow!("{reason}"))?;
        ensure!(!relink.is_finished(), "BOLT reorders it after the linker, and a bundle has no BOLT");
        let linker = self.linker.clone().context("this bundle is a draft, which has no linker")?;
        let words = relink.unfolded()?;
        let object = relink.object()?;
        let here = words.iter().map(|word| match word {
            Word::Plain(word) => word.clone(),
            Word::File(path) => path.to_string_lossy().into_owned(),
        });
        check(slug, built, &Relink::of_object(slug.to_owned(), object.clone(), &linker, here.collect()))?;
        if !self.holds(LINKER) {
            self.file(LINKER, &linker, true)?;
        }
        let mut named = Vec::new();
        for word in words {
            named.push(match word {
                Word::Plain(word) => word,
                Word::File(path) => format!("{FILE}{}", self.shared(&path)?),
            });
        }
        let object = self.file(&format!("objects/{slug}.o"), &object, false)?;
        Ok(Link { object, words: named })
    }

    /// Adds a file with which engines are linked, unless it was added before. Returns its name.
    fn shared(&mut self, path: &Path) -> Result<String> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let digest = sha256(&bytes);
        if let Some(name) = self.shared.get(&digest) {
            return Ok(name.clone());
        }
        let file = path.file_name().context("a file to link has no name")?.to_string_lossy();
        let mut name = format!("link/{file}");
        while self.holds(&name) {
            name.push('-');
        }
        self.entries.push(Entry { name: name.clone(), bytes, runs: false });
        self.shared.insert(digest, name.clone());
        Ok(name)
    }
}

/// Links the engine in another layout, and fails if the result searches a different number of
/// nodes. An engine that does not run on this machine is only linked.
fn check(slug: &str, built: &Built, relink: &Relink) -> Result<()> {
    let folder = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder to link in")?;
    let layout = folder.path().join("layout");
    relink.link(1, &layout)?;
    let Ok(original) = signature::measure(&built.path, Some(SHALLOW)) else { return Ok(()) };
    let other = signature::measure(&layout, Some(SHALLOW))
        .with_context(|| format!("`{slug}` does not run in another layout"))?;
    let (original, other) = (original.nodes, other.nodes);
    ensure!(original == other, "`{slug}` searches {original} nodes, but in another layout {other}");
    Ok(())
}
