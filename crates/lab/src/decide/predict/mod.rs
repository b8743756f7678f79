//! What a CPU that is not here would choose, out of what is known without it.
//!
//! A prediction is no measurement: it stands in other fields, other tables and other words, and no verdict looks at it. It is made of
//!
//! - instruction counts: how many more a node takes with a variant than with the default, by whole engines under callgrind, and how many an
//!   operation takes in the variant's kernel ([`counts`]);
//! - static cost: how many cycles an instruction of that kernel takes on the CPU, by the model in llvm-mca (`listing/costs.rs`);
//! - the hazards that the engine itself goes by, since they decide what its default build picks on that CPU ([`cpus`]).
//!
//! From the two counts follows how often a node asks the axis, and from that and the cost of an operation what a node gains or loses. Where
//! a kernel has no loop of its own that can be costed, the instructions of the engine count, each at the median cost on that
//! CPU. What a node takes in all is [`STALLS`] times what its instructions would: caches and branches are in no model.
//!
//! How well it does where the truth is known stands in the report of every machine that predicted itself, and in `docs/other-machines.md`.

mod check;
pub(crate) mod counts;
pub(crate) mod cpus;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use plywright::recipe::{AXES, Axis};

pub(crate) use check::{Checked, check};
use counts::Counts;
use cpus::Known;

use crate::axes;
use crate::code::listing::costs::{self, Costs};
use crate::decide::verdict::RULES;
use crate::record::{Basis, Build, COMPILER, Machine, PROFILE, Predicted, PredictedAxis, Prediction, TARGET};
use outpace::sealed;
use outpace::statistics::median;

/// A node takes so many times the cycles that its instructions would take alone. An assumption, the same for every CPU: it scales all
/// predicted gains and orders none of them.
pub(crate) const STALLS: f64 = 2.0;

/// The target whose listings and counts are gone by: what the default build is compiled for.
const LISTED: &str = "x86-64";

#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    pub(crate) counts: Counts,
    pub(crate) costs: BTreeMap<&'static str, Costs>,
}

impl Inputs {
    /// What the checkout keeps.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut costs = BTreeMap::new();
        for axis in axes::compared(&[]) {
            if let Some(bytes) = sealed::bytes(&costs::path(root, LISTED, axis.name))? {
                costs.insert(axis.name, Costs::parse(&String::from_utf8_lossy(&bytes))?);
            }
        }
        Ok(Self { counts: Counts::read(root)?, costs })
    }

    /// Cycles an instruction of that kernel on that CPU, where it has a loop that runs straight through.
    fn cycles_per_instruction(&self, axis: &str, variant: &str, cpu: &str) -> Option<f64> {
        let loops = self.costs.get(axis)?.loops.iter();
        let whole = loops.filter(|one| {
            one.variant == variant
                && one.function == "throughput"
                && one.remark.is_none()
                && one.cycles.contains_key(cpu)
        });
        let longest = whole.max_by_key(|one| one.instructions)?;
        Some(longest.cycles.get(cpu)? / longest.instructions as f64)
    }

    /// The same for the median kernel.
    fn usual(&self, cpu: &str) -> Option<f64> {
        let kernels =
            AXES.iter().flat_map(|axis| axis.variants.iter().map(|variant| (axis.name, variant.name)));
        median(kernels.filter_map(|(axis, variant)| self.cycles_per_instruction(axis, variant, cpu)))
    }
}

/// Predicts for that CPU, of these axes or of all.
pub(crate) fn predict(inputs: &Inputs, cpu: &Known, only: &[String]) -> Result<Prediction> {
    let name = cpu.name;
    let usual = inputs.usual(cpu.modelled_as());
    let usual = usual.ok_or_else(|| {
        anyhow::anyhow!("asm/{LISTED} keeps no static cost on `{name}`: `cargo lab asm --keep`")
    })?;
    let cycles = inputs.counts.instructions_per_node * usual * STALLS;
    let wanted = |name: &str| only.is_empty() || only.iter().any(|axis| axis == name);
    let axes = axes::compared(&[]).filter(|axis| wanted(axis.name));
    let axes = axes.map(|axis| of_axis(inputs, cpu, axis, (usual, cycles)));
    let levels = wanted(TARGET).then(|| of_levels(inputs, cpu, (usual, cycles)));
    let axes: Vec<PredictedAxis> = axes.chain(levels).collect();
    let winners = axes.iter().filter(|axis| axis.winner != axis.default);
    let build = winners.fold(Build::default(), |build, axis| build.with(&axis.name, &axis.winner));
    let hazards = cpu.hazards().into_iter().map(str::to_owned).collect();
    let counted = Some(inputs.counts.source.clone());
    Ok(Prediction { cpu: name.to_owned(), counted, cycles_per_node: cycles, axes, hazards, build })
}

impl Prediction {
    /// Whether its instructions are those of another source than that one.
    pub(crate) fn is_stale(&self, source: &str) -> bool {
        self.counted.as_ref().is_some_and(|counted| counted != source)
    }
}

/// The files that [`Inputs::read`] reads, by their paths in the checkout, as far as they are there.
pub(crate) fn files(root: &Path) -> Vec<PathBuf> {
    let costs = axes::compared(&[]).map(|axis| costs::path(Path::new(""), LISTED, axis.name));
    let all = costs.chain([counts::path(Path::new(""))]);
    all.filter(|path| root.join(path).is_file()).collect()
}

/// Predicts for this machine's CPU, where it is one of the known and the checkout keeps what is needed; else says why not.
pub(crate) fn of_machine(root: &Path, machine: &Machine) -> Option<Prediction> {
    let predicted = match cpus::of(machine) {
        Some(cpu) => Inputs::read(root).and_then(|inputs| predict(&inputs, cpu, &[])),
        None => Err(anyhow::anyhow!("no static cost is kept of such a CPU")),
    };
    let failed =
        |error: &anyhow::Error| crate::terminal::stdout::note!("{:>12} nothing: {error:#}", "predicted");
    predicted.inspect_err(failed).ok()
}

/// Axes that nothing is predicted of, whatever the CPU.
pub(crate) const UNPREDICTED: [(&str, &str); 2] = [
    (PROFILE, "what runs tell the compiler is in no listing"),
    (COMPILER, "another compiler makes other listings"),
];

fn of_axis(inputs: &Inputs, cpu: &Known, axis: &Axis, (usual, cycles): (f64, f64)) -> PredictedAxis {
    let counted = inputs.counts.default_of(axis);
    let default = cpu.default_of(axis);
    let asks = asks(inputs, axis, counted);
    let cost = |variant: &str| {
        let per_instruction = inputs.cycles_per_instruction(axis.name, variant, cpu.modelled_as())?;
        Some(inputs.counts.per_operation(axis.name, variant)? * per_instruction)
    };
    // How many more cycles a node takes with a variant than with the one that was counted as the default, and how that is known.
    let more = |variant: &str| {
        if variant == counted {
            return Some((0.0, Basis::Cost));
        }
        if let (Some(asks), Some(own), Some(default)) = (asks, cost(variant), cost(counted)) {
            return Some((asks * (own - default), Basis::Cost));
        }
        Some((inputs.counts.more(axis.name, variant)? * usual, Basis::Instructions))
    };
    let others = axis.variants.iter().filter(|variant| variant.name != default);
    let variants = others.map(|variant| {
        let known = match (cpu.refuses(axis, variant), more(default), more(variant.name)) {
            (Some(reason), ..) => Err(reason),
            (None, Some((default, _)), Some((own, from))) => Ok((gain(cycles, default, own), from)),
            _ => Err("its instructions are not counted: `cargo lab bench count --keep`".to_owned()),
        };
        predicted(variant.name, known)
    });
    decided(axis.name, default, variants.collect())
}

fn of_levels(inputs: &Inputs, cpu: &Known, (usual, cycles): (f64, f64)) -> PredictedAxis {
    let levels = ["x86-64-v2", "x86-64-v3", "x86-64-v4"].into_iter().map(|level| {
        let known = match inputs.counts.more(TARGET, level) {
            _ if !cpu.levels().contains(&level) => {
                Err(format!("{} lacks an instruction of that level", cpu.name))
            }
            Some(more) => Ok((gain(cycles, 0.0, more * usual), Basis::Instructions)),
            None => Err("valgrind does not run it, so its instructions are not counted".to_owned()),
        };
        predicted(level, known)
    });
    let native = predicted("native", Err("there is no count of it".to_owned()));
    decided(TARGET, LISTED, levels.chain([native]).collect())
}

/// A variant with its gain and what that is predicted from, or why none is predicted.
fn predicted(variant: &str, known: Result<(f64, Basis), String>) -> Predicted {
    let from = known.as_ref().map_or(Basis::Nothing, |(_, from)| *from);
    Predicted { variant: variant.to_owned(), gain: known.map(|(gain, _)| gain), from }
}

fn decided(name: &str, default: &str, variants: Vec<Predicted>) -> PredictedAxis {
    let gains = variants.iter().filter_map(|one| Some((one, *one.gain.as_ref().ok()?)));
    let best = gains.filter(|(_, gain)| *gain > RULES.relevance).max_by(|(_, a), (_, b)| a.total_cmp(b));
    let winner = best.map_or(default, |(one, _)| &one.variant).to_owned();
    PredictedAxis { name: name.to_owned(), default: default.to_owned(), winner, variants }
}

/// How much faster it is where a node takes so many cycles and so many more with either.
fn gain(cycles: f64, default: f64, own: f64) -> f64 {
    (cycles + default) / (cycles + own) - 1.0
}

/// How often a node asks the axis: what whole engines differ by over what an operation differs by, the median of the variants.
fn asks(inputs: &Inputs, axis: &Axis, default: &str) -> Option<f64> {
    let own = inputs.counts.per_operation(axis.name, default)?;
    let all = axis.variants.iter().filter_map(|variant| {
        let by = inputs.counts.per_operation(axis.name, variant.name)? - own;
        // Of two that differ by next to nothing the quotient says nothing.
        (by.abs() > 1.0).then_some(inputs.counts.more(axis.name, variant.name)? / by)
    });
    median(all.filter(|asks| *asks > 0.0))
}

#[cfg(test)]
mod tests;
