//! An engine that was built: its entry in the record, its binary, and what links it anew.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::build::engines::{Built, Plan};
use crate::build::signature;
use crate::record::{Engine, Signature};
use outpace::builds::layouts::{Pool, Relink};
use outpace::os::children;
use outpace::workloads::uci::{Source, UciEngine};

#[derive(Clone, Debug)]
pub struct BuiltEngine {
    pub engine: Engine,
    pub binary: PathBuf,
    /// What links it in other layouts, or why nothing does.
    pub relink: Result<Relink, String>,
}

impl BuiltEngine {
    pub fn new(plan: &Plan, built: Built) -> Self {
        let engine = Engine {
            slug: plan.slug.clone(),
            build: plan.build.clone(),
            command: plan.build.command(),
            sha256: built.sha256,
            code_sha256: built.code_sha256,
            bytes: built.bytes,
            build_seconds: built.took.as_secs_f64(),
            ..Engine::default()
        };
        Self { engine, binary: built.path, relink: built.relink }
    }

    /// Counts the nodes of its `bench`.
    ///
    /// # Errors
    ///
    /// They are not the baseline's: nothing unequal is ever timed.
    pub fn verify(&mut self, expected: &Signature) -> Result<()> {
        let said = signature::of(&self.binary, expected.depth)?;
        (self.engine.nodes, self.engine.nps) = (Some(said.nodes), Some(said.nps));
        let (own, right) = (said.nodes, expected.nodes);
        ensure!(own == right, "a bug: its bench searches {own} nodes where the baseline's searches {right}");
        Ok(())
    }

    /// The signature of the first of these engines, whose `bench` goes to that depth, after each of them was held to it: what is not equal has
    /// its fault. `seen` is called with each.
    pub fn verify_all(all: &mut [Self], depth: Option<u32>, mut seen: impl FnMut(&str)) -> Result<Signature> {
        let first = all.first().context("no engine was built")?;
        let nodes = signature::of(&first.binary, depth)
            .with_context(|| format!("the engine `{}` is broken", first.engine.slug))?
            .nodes;
        let signature = Signature { depth, nodes };
        for built in all {
            let verified = built.verify(&signature);
            children::check()?;
            seen(&built.engine.slug);
            built.engine.fault = verified.err().map(|error| format!("{error:#}"));
        }
        Ok(signature)
    }

    pub fn check_all(all: &[Self]) -> Result<()> {
        all.iter().try_for_each(|built| match &built.engine.fault {
            Some(fault) => bail!("the engine `{}` cannot be compared: {fault}", built.engine.slug),
            None => Ok(()),
        })
    }

    pub fn uci_engine(&self) -> UciEngine {
        self.engine_from(Source::Copy(self.binary.clone()))
    }

    /// It in lock-step, every launch in a layout of its own, which the seed draws and which are kept below `folder`; or why that cannot
    /// be.
    pub fn in_layouts(&self, folder: &Path, seed: u64) -> Result<UciEngine, String> {
        let pool = Pool::new(self.relink.clone()?, folder, seed).map_err(|error| error.to_string())?;
        Ok(self.engine_from(Source::Layouts(pool)))
    }

    fn engine_from(&self, source: Source) -> UciEngine {
        UciEngine { slug: self.engine.slug.clone(), source, options: Vec::new() }
    }

    /// The first of those engines that has the very same code.
    pub fn twin(&self, others: &[Self]) -> Option<String> {
        let is_twin = |other: &&Self| {
            let (ours, theirs) = (&self.engine, &other.engine);
            ours.sha256 == theirs.sha256
                || ours.code_sha256.is_some() && ours.code_sha256 == theirs.code_sha256
        };
        others.iter().find(is_twin).map(|other| other.engine.slug.clone())
    }
}
