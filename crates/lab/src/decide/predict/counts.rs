//! Instructions: of whole engines by the node, of kernels by the operation; kept, since they are the same on every machine.
//!
//! Whole engines are counted by callgrind in a `bench` of small depth, which all search alike: what one executes more than the default
//! build, over the nodes, is what its variant costs a node. What starting costs falls out of the difference, and out of the default's own
//! figure by a second depth.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use plywright::recipe::Axis;
use serde::{Deserialize, Serialize};

use super::LISTED;
use crate::build::candidates;
use crate::build::engines::{self, Built, Plan};
use crate::build::signature::{self, SHALLOW};
use crate::machine;
use crate::machine::tools::{self, Tool};
use crate::measure::callgrind;
use crate::measure::instructions;
use crate::record::Mode;
use crate::terminal::format::hundredths;
use crate::terminal::progress::Progress;
use outpace::children;
use outpace::{files, sealed};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Counts {
    /// What counted, the compiler, and the engine's source by its SHA-256.
    pub(crate) tool: String,
    pub(crate) compiler: String,
    pub(crate) source: String,
    pub(crate) command: String,
    /// Instructions that a node takes in the default build.
    pub(crate) instructions_per_node: f64,
    #[serde(rename = "engine", default)]
    engines: Vec<Engine>,
    /// Kernels on operands that were recorded, operations that do not wait for one another.
    #[serde(rename = "kernel", default)]
    pub(super) kernels: Vec<Kernel>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Engine {
    axis: String,
    variant: String,
    more_per_node: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Kernel {
    axis: String,
    variant: String,
    per_operation: f64,
}

pub(super) fn path(root: &Path) -> PathBuf {
    root.join("asm").join(LISTED).join("instructions.toml")
}

impl Counts {
    /// What the checkout keeps.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let path = path(root);
        let bytes = sealed::bytes(&path)?;
        let bytes = bytes.with_context(|| {
            format!("{} is missing; `cargo lab bench count --keep` makes it", path.display())
        })?;
        toml::from_str(&String::from_utf8_lossy(&bytes))
            .with_context(|| format!("cannot read {}", path.display()))
    }

    /// Instructions that a node takes more with that variant than with the default build.
    pub(super) fn more(&self, axis: &str, variant: &str) -> Option<f64> {
        let found = self.engines.iter().find(|one| one.axis == axis && one.variant == variant)?;
        Some(found.more_per_node)
    }

    /// The variant of an axis that the default build had where it was counted, which executes not one instruction more than it. What it has on this
    /// machine is another question.
    pub(super) fn default_of(&self, axis: &Axis) -> &'static str {
        let mut names = axis.variants.iter().map(|one| one.name);
        let own = names.find(|name| self.more(axis.name, name).is_some_and(|more| more.abs() < 0.01));
        own.unwrap_or(axis.variants[0].name)
    }

    /// Instructions that an operation takes in that variant's kernel.
    pub(super) fn per_operation(&self, axis: &str, variant: &str) -> Option<f64> {
        let found = self.kernels.iter().find(|one| one.axis == axis && one.variant == variant)?;
        Some(found.per_operation)
    }

    /// Whole engines: axis, variant, and how many instructions more a node takes than in the default build.
    pub(crate) fn engines(&self) -> impl Iterator<Item = (&str, &str, f64)> {
        self.engines.iter().map(|one| (one.axis.as_str(), one.variant.as_str(), one.more_per_node))
    }
}

/// Counts, and keeps what was counted. What does not run here, or not under valgrind, is named and left out.
pub(crate) fn keep(root: &Path) -> Result<(Counts, PathBuf)> {
    let valgrind = tools::ensure(root, Tool::Valgrind)?;
    let source = machine::source(root)?;
    let version = tools::find(root, Tool::Valgrind)?.map(|found| found.version).unwrap_or_default();
    let plans: Vec<(Plan, String, String)> = candidates::everywhere();
    let mut all = vec![candidates::baseline(&[])];
    all.extend(plans.iter().map(|(plan, ..)| plan.clone()));
    let progress = Progress::begin("build", all.len());
    let mut built = engines::build(root, &all, &progress)?.into_iter();
    progress.finish(&format!("{} engines", all.len()));
    let baseline = built.next().context("the baseline comes first")??;

    let progress = Progress::begin("count", all.len() + 1);
    let (shallow, deep) = (SHALLOW, SHALLOW + 1);
    let own = |depth| -> Result<(f64, f64)> {
        let nodes = signature::of(&baseline.path, Some(depth))?.nodes;
        let instructions = count(&valgrind, &baseline, depth)?;
        progress.step("baseline");
        Ok((nodes as f64, instructions as f64))
    };
    let ((few, less), (many, more)) = (own(shallow)?, own(deep)?);
    ensure!(many > few, "`bench {deep}` searches no more nodes than `bench {shallow}`");
    let mut engines = Vec::new();
    for ((plan, axis, variant), built) in plans.into_iter().zip(built) {
        let counted = built.and_then(|built| count(&valgrind, &built, shallow));
        children::check()?;
        progress.step(&plan.slug);
        match counted {
            Ok(counted) => {
                let more_per_node = hundredths((counted as f64 - less) / few);
                engines.push(Engine { axis, variant, more_per_node });
            }
            Err(error) => crate::terminal::stdout::note!("{:>12} `{}`: {error:#}", "fault", plan.slug),
        }
    }
    progress.finish(&format!("{} engines", engines.len()));
    let counted = instructions::count(root)?;
    machine::check_source(&machine::source(root)?, &source)?;
    let kernels = counted.into_iter().filter(|figure| figure.mode == Mode::Throughput);
    let kernels = kernels.filter(|figure| figure.operands == "recorded").map(|figure| Kernel {
        per_operation: hundredths(figure.instructions_per_op),
        axis: figure.axis,
        variant: figure.variant,
    });
    let counts = Counts {
        tool: format!("callgrind, valgrind {version}"),
        compiler: machine::compiler(root)?.version,
        source: source.sha256,
        command: "cargo lab bench count --keep".to_owned(),
        instructions_per_node: hundredths((more - less) / (many - few)),
        engines,
        kernels: kernels.collect(),
    };
    let path = path(root);
    files::replace(&path, toml::to_string(&counts).context("cannot write the counts")?.as_bytes())?;
    Ok((counts, path))
}

/// The instructions that an engine executes from its start to the end of a `bench` of that depth.
fn count(valgrind: &Path, engine: &Built, depth: u32) -> Result<u64> {
    callgrind::count(valgrind, &engine.path, &["bench", &depth.to_string()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_as_it_would_be_written() {
        let root = crate::workspace::checkout();
        let counts = Counts::read(root).unwrap();
        let kept = std::fs::read_to_string(path(root)).unwrap();
        assert_eq!(toml::to_string(&counts).unwrap(), kept);
        assert!(counts.more("popcount", "swar").unwrap() > 0.0);
        assert!(counts.per_operation("popcount", "swar").unwrap() > 1.0);
        assert_eq!((counts.more("popcount", "none"), counts.per_operation("none", "swar")), (None, None));
    }
}
