//! A built engine: its entry in the record, its binary, and the means to link it again.

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
    /// Means to link the engine in other layouts, or the reason why there is none.
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

    /// Runs the engine's `bench`, and stores its nodes and its nodes per second.
    ///
    /// # Errors
    ///
    /// Fails if `bench` fails, or if it searches another number of nodes than `expected`, because
    /// unequal engines are never timed.
    pub fn verify(&mut self, expected: &Signature) -> Result<()> {
        let measured = signature::measure(&self.binary, expected.depth)?;
        (self.engine.nodes, self.engine.nps) = (Some(measured.nodes), Some(measured.nps));
        let (nodes, right) = (measured.nodes, expected.nodes);
        ensure!(
            nodes == right,
            "a bug: its bench searches {nodes} nodes, but the baseline's bench searches {right}"
        );
        Ok(())
    }

    /// Runs the first engine's `bench` to this depth (`None`: its default depth), then that of
    /// every engine, and compares the numbers of nodes with the first. If an engine's number
    /// differs or its `bench` fails, stores the reason as the engine's fault. Calls `seen` with the
    /// slug of each engine. Returns the first number, or an error if the first `bench` fails.
    pub fn verify_all(
        engines: &mut [Self],
        depth: Option<u32>,
        mut seen: impl FnMut(&str),
    ) -> Result<Signature> {
        let first = engines.first().context("no engine was built")?;
        let nodes = signature::measure(&first.binary, depth)
            .with_context(|| format!("the engine `{}` is broken", first.engine.slug))?
            .nodes;
        let signature = Signature { depth, nodes };
        for built in engines {
            let verified = built.verify(&signature);
            children::check()?;
            seen(&built.engine.slug);
            built.engine.fault = verified.err().map(|error| format!("{error:#}"));
        }
        Ok(signature)
    }

    pub fn check_all(engines: &[Self]) -> Result<()> {
        engines.iter().try_for_each(|built| match &built.engine.fault {
            Some(fault) => bail!("the engine `{}` cannot be compared: {fault}", built.engine.slug),
            None => Ok(()),
        })
    }

    pub fn uci_engine(&self) -> UciEngine {
        self.engine_from(Source::Copy(self.binary.clone()))
    }

    /// Returns the engine with a random code layout for every launch. `seed` determines the
    /// layouts, which are stored below `folder`. If no layouts can be made, returns the reason as
    /// the error.
    pub fn in_layouts(&self, folder: &Path, seed: u64) -> Result<UciEngine, String> {
        let pool = Pool::new(self.relink.clone()?, folder, seed).map_err(|error| error.to_string())?;
        Ok(self.engine_from(Source::Layouts(pool)))
    }

    fn engine_from(&self, source: Source) -> UciEngine {
        UciEngine { slug: self.engine.slug.clone(), source, options: Vec::new() }
    }

    /// Returns the slug of the first of the others that has exactly the same code as this engine.
    pub fn twin(&self, others: &[Self]) -> Option<String> {
        let is_twin = |other: &&Self| {
            let (ours, theirs) = (&self.engine, &other.engine);
            ours.sha256 == theirs.sha256
                || ours.code_sha256.is_some() && ours.code_sha256 == theirs.code_sha256
        };
        others.iter().find(is_twin).map(|other| other.engine.slug.clone())
    }
}
