//! Rung 2 in instructions: `benches/instructions.rs` under valgrind, and what it counted.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{AXES, Axis, Variant};
use serde::Deserialize;

use crate::build::kernels::{cargo_bench_for, mode_of, succeed};
use crate::build::signature;
use crate::build::targets::{Ready, Target};
use crate::machine::tools::{self, Tool};
use crate::record::{InstructionFigure, Mode};
use crate::workspace;

/// The operands that are counted on where a group's name says of none.
const OPERANDS: &str = "recorded";

/// So few instructions an operation are none: the variant is not there on valgrind's CPU, which in 32-bit mode has no popcnt.
const NOTHING: f64 = 0.1;

/// The kernels of the engine as a whole, which are of no axis: their groups' names before the number of operations.
pub(crate) const WHOLES: [&str; 2] = ["evaluation", "perft"];

/// The name of the kernels that have no variant in them.
const CONTROL: &str = "control";

/// Instructions per operation of a variant, and of the same loop without it where that was counted too.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Count {
    /// The figure.
    pub(crate) figure: InstructionFigure,
    /// What the loop itself spends: instructions per operation of the control.
    pub(crate) control: Option<f64>,
}

/// Counts every variant that runs here, in the order of axes, operands, modes and variants.
pub(crate) fn counts(root: &Path) -> Result<Vec<Count>> {
    let said = run(root, &Ready::find(Target::host())?, None)?;
    read(&said, |_, variant| variant.is_available())
}

/// Counts the variants of one axis, on each of its operands.
pub(crate) fn of_axis(root: &Path, axis: &str) -> Result<Vec<InstructionFigure>> {
    let groups = format!("instructions::{axis}_*");
    let said = run(root, &Ready::find(Target::host())?, Some(&groups))?;
    let counts = read(&said, |known, variant| known.name == axis && variant.is_available())?;
    Ok(counts.into_iter().map(|count| count.figure).collect())
}

/// Counts, for a target, the variants that `has` says it has of the axes whose variants do the same, and then the recipes of [`WHOLES`].
pub(crate) fn counts_for(
    root: &Path,
    ready: &Ready,
    has: impl Fn(&str, &str) -> bool,
) -> Result<Vec<InstructionFigure>> {
    let said = run_equal(root, ready, &WHOLES)?;
    let variants = read(&said, |axis, variant| is_equal(axis) && has(axis.name, variant.name))?;
    let mut figures: Vec<InstructionFigure> = variants.into_iter().map(|count| count.figure).collect();
    figures.retain(|figure| figure.instructions_per_op > NOTHING);
    figures.extend(wholes(&said)?);
    Ok(figures)
}

/// Runs the counting bench of a target, or those of its groups that are `wanted`; what its runner said.
fn run(root: &Path, ready: &Ready, wanted: Option<&str>) -> Result<String> {
    tools::ensure(root, Tool::Valgrind)?;
    let runner = tools::ensure(root, Tool::Runner)?;
    let folder = runner.parent().context("the runner is in no folder")?;
    // The bench finds its runner on the path; the variable that names it would be compiled in.
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path)))
        .context("the path to the runner cannot be put on PATH")?;
    let mut command = cargo_bench_for(root, ["instructions"], ready);
    command.args(["--", "--output-format=json", "--nosummary", "--parallel=auto", "--home"]);
    command.arg(workspace::target(root).join("gungraun").join(&ready.target.name)).env("PATH", path);
    command.args(wanted);
    succeed(&mut command, "the instructions could not be counted")
}

/// Whether an axis' variants do the same, so that their counts can be compared. What asking about endgames costs `cargo lab study endgame`
/// counts: that takes minutes, for each run of it unpacks the tables.
fn is_equal(axis: &Axis) -> bool {
    axis.name != signature::AXIS
}

/// The counting bench, a group of axes that are equal at a time, and of these others; what its runner said.
fn run_equal(root: &Path, ready: &Ready, others: &[&str]) -> Result<String> {
    let axes = AXES.iter().filter(|axis| is_equal(axis)).map(|axis| axis.name);
    let said: Vec<String> = axes
        .chain(others.iter().copied())
        .map(|group| run(root, ready, Some(&format!("instructions::{group}_*"))))
        .collect::<Result<_>>()?;
    Ok(said.join("\n"))
}

/// Counts, for the record, the axes whose variants do the same.
pub(crate) fn count(root: &Path) -> Result<Vec<InstructionFigure>> {
    let said = run_equal(root, &Ready::find(Target::host())?, &[])?;
    let counts = read(&said, |axis, variant| is_equal(axis) && variant.is_available())?;
    Ok(counts.into_iter().map(|count| count.figure).collect())
}

/// A line of the runner's summary, as far as we need it.
#[derive(Deserialize)]
struct Summary {
    /// The axis, the operands where they are not those that were recorded, and the number of operations: `popcount_16384`,
    /// `endgame_krkp_1024`.
    group: String,
    /// The variant, as an identifier.
    function_name: String,
    /// The mode.
    id: Option<String>,
    profiles: Vec<Profile>,
}

#[derive(Deserialize)]
struct Profile {
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    total: Total,
}

#[derive(Deserialize)]
struct Total {
    metrics: Metrics,
}

#[derive(Deserialize)]
struct Metrics {
    #[serde(rename = "Ir")]
    instructions: Metric,
}

#[derive(Deserialize)]
struct Metric {
    values: Values,
}

#[derive(Deserialize)]
struct Values {
    new: f64,
}

/// A line, understood.
struct Line {
    axis: &'static str,
    operands: String,
    /// None for the control.
    variant: Option<&'static str>,
    mode: Mode,
    instructions_per_op: f64,
}

/// What the runner told of each bench: its group without the number of operations, and its instructions for one.
fn summaries(said: &str) -> Result<Vec<(String, Summary, f64)>> {
    let lines = said.lines().filter(|line| line.starts_with('{'));
    let told = |line| summary(line).with_context(|| format!("the runner said: {line:.200}"));
    lines.map(told).collect()
}

/// The counts of [`WHOLES`] in the runner's lines.
fn wholes(said: &str) -> Result<Vec<InstructionFigure>> {
    let all = summaries(said)?;
    let of = |what: &str| -> Result<Vec<InstructionFigure>> {
        let own = all.iter().filter(|(group, ..)| group == what);
        let figures: Vec<InstructionFigure> = own
            .map(|(_, summary, instructions_per_op)| InstructionFigure {
                axis: what.to_owned(),
                variant: summary.function_name.clone(),
                operands: if what == "perft" { "published" } else { OPERANDS }.to_owned(),
                mode: Mode::Throughput,
                instructions_per_op: *instructions_per_op,
            })
            .collect();
        ensure!(!figures.is_empty(), "no instructions were counted of {what}");
        Ok(figures)
    };
    Ok(WHOLES.iter().map(|what| of(what)).collect::<Result<Vec<_>>>()?.concat())
}

/// The counts of variants in the runner's lines, of those that are there.
fn read(said: &str, has: impl Fn(&Axis, &Variant) -> bool) -> Result<Vec<Count>> {
    let of_axes = |(group, ..): &(String, Summary, f64)| !WHOLES.contains(&group.as_str());
    let lines: Vec<Line> = summaries(said)?
        .into_iter()
        .filter(of_axes)
        .map(|(group, summary, each)| understand(&group, &summary, each))
        .collect::<Result<_>>()?;
    let mut counts = Vec::new();
    for axis in &AXES {
        // Those that were recorded are there for every axis; then the others in their order.
        let mut sets = vec![OPERANDS];
        for line in lines.iter().filter(|line| line.axis == axis.name) {
            if !sets.contains(&line.operands.as_str()) {
                sets.push(&line.operands);
            }
        }
        let modes = [Mode::Latency, Mode::Throughput];
        for (operands, mode) in sets.into_iter().flat_map(|operands| modes.map(|mode| (operands, mode))) {
            let own: Vec<&Line> = lines
                .iter()
                .filter(|line| line.axis == axis.name && line.operands == operands && line.mode == mode)
                .collect();
            let of = |variant: Option<&str>| {
                own.iter().find(|line| line.variant == variant).map(|line| line.instructions_per_op)
            };
            for variant in axis.variants.iter().filter(|variant| has(axis, variant)) {
                let Some(instructions_per_op) = of(Some(variant.name)) else {
                    bail!(
                        "no instructions were counted of {}/{}, {operands}, {mode:?}",
                        axis.name,
                        variant.name
                    )
                };
                let figure = InstructionFigure {
                    axis: axis.name.to_owned(),
                    variant: variant.name.to_owned(),
                    operands: operands.to_owned(),
                    mode,
                    instructions_per_op,
                };
                counts.push(Count { figure, control: of(None) });
            }
        }
    }
    Ok(counts)
}

fn summary(line: &str) -> Result<(String, Summary, f64)> {
    let summary: Summary = serde_json::from_str(line).context("this is not the summary that we know")?;
    let (group, operations) = summary.group.rsplit_once('_').context("a group is a name and a number")?;
    let operations: f64 = operations.parse().context("a group ends with the number of operations")?;
    ensure!(operations >= 1.0, "no operations");
    let [profile] = &summary.profiles[..] else { bail!("expected one profile") };
    let instructions = profile.data.total.metrics.instructions.values.new;
    Ok((group.to_owned(), summary, instructions / operations))
}

fn understand(group: &str, summary: &Summary, instructions_per_op: f64) -> Result<Line> {
    let (axis, operands) = group.split_once('_').unwrap_or((group, OPERANDS));
    let axis = AXES.iter().find(|known| known.name == axis);
    let axis = axis.with_context(|| format!("there is no such axis: {group}"))?;
    let name = &summary.function_name;
    let variant = if name == CONTROL {
        None
    } else {
        let known = axis.variants.iter().find(|variant| variant.identifier == name);
        Some(known.with_context(|| format!("there is no such variant: {}/{name}", axis.name))?.name)
    };
    let mode = summary.id.as_deref().and_then(mode_of).context("an id is a mode")?;
    Ok(Line { axis: axis.name, operands: operands.to_owned(), variant, mode, instructions_per_op })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(group: &str, function: &str, id: &str, instructions: u64) -> String {
        format!(
            r#"{{"version":"7","group":"{group}","function_name":"{function}","id":"{id}","profiles":[{{"tool":"Callgrind",
            "data":{{"parts":[],"total":{{"metrics":{{"Ir":{{"values":{{"new":{instructions},"old":1}}}}}},"regressions":[]}}}}}}]}}"#
        )
        .replace('\n', " ")
    }

    fn all(said: &str) -> Result<Vec<Count>> {
        read(said, |_, variant| variant.is_available())
    }

    #[test]
    fn what_another_target_has_not_is_not_asked_for_and_the_whole_engines_kernels_come_last() {
        let said = [
            line("popcount_100", "swar", "latency", 1000),
            line("popcount_100", "swar", "throughput", 500),
            line("evaluation_10", "default", "throughput", 700),
            line("perft_1000", "portable", "throughput", 4000),
        ];
        let said = said.join("\n");
        let counts = read(&said, |axis, variant| (axis.name, variant.name) == ("popcount", "swar")).unwrap();
        assert_eq!(
            counts.iter().map(|count| count.figure.instructions_per_op).collect::<Vec<_>>(),
            [10.0, 5.0]
        );
        let wholes = super::wholes(&said).unwrap();
        let told: Vec<_> =
            wholes.iter().map(|f| (f.axis.as_str(), f.variant.as_str(), f.instructions_per_op)).collect();
        assert_eq!(told, [("evaluation", "default", 70.0), ("perft", "portable", 4.0)]);
        let error = super::wholes(&line("perft_10", "default", "throughput", 1)).unwrap_err().to_string();
        assert!(error.contains("no instructions were counted of evaluation"), "{error}");
    }

    #[test]
    fn counts_are_per_operation_beside_the_control() {
        let mut said = vec!["Running benches/instructions.rs".to_owned()];
        for axis in &AXES {
            let operations = if axis.name == "repetition" { 50 } else { 100 };
            for mode in ["latency", "throughput"] {
                for variant in axis.variants {
                    let group = format!("{}_{operations}", axis.name);
                    said.push(line(&group, variant.identifier, mode, 1000));
                }
            }
        }
        assert!(all(&said.join("\n")).unwrap().iter().all(|count| count.control.is_none()));
        said.push(line("popcount_100", "control", "latency", 300));
        let counts = all(&said.join("\n")).unwrap();
        let swar = counts.iter().find(|count| count.figure.variant == "swar").unwrap();
        assert_eq!((swar.figure.instructions_per_op, swar.control), (10.0, Some(3.0)));
        let distance = counts.iter().find(|count| count.figure.variant == "distance").unwrap();
        assert_eq!((distance.figure.instructions_per_op, distance.control), (20.0, None));
    }

    #[test]
    fn other_operands_come_after_those_that_were_recorded_and_of_each_every_variant() {
        let mut said = Vec::new();
        for axis in &AXES {
            for mode in ["latency", "throughput"] {
                for variant in axis.variants {
                    said.push(line(&format!("{}_100", axis.name), variant.identifier, mode, 1000));
                }
            }
        }
        for variant in ["none", "rules", "exact"] {
            for mode in ["latency", "throughput"] {
                said.push(line("endgame_krkp_10", variant, mode, 1000));
            }
        }
        let counts = all(&said.join("\n")).unwrap();
        let told: Vec<_> = counts
            .iter()
            .map(|count| &count.figure)
            .filter(|figure| figure.axis == "endgame" && figure.variant == "rules")
            .map(|figure| (figure.operands.as_str(), figure.instructions_per_op))
            .collect();
        assert_eq!(told, [("recorded", 10.0), ("recorded", 10.0), ("krkp", 100.0), ("krkp", 100.0)]);
        said.pop();
        let error = all(&said.join("\n")).unwrap_err().to_string();
        assert_eq!(error, "no instructions were counted of endgame/exact, krkp, Throughput");
    }

    #[test]
    fn a_missing_or_misread_variant_is_an_error() {
        let error = all(&line("popcount_100", "swar", "latency", 1000)).unwrap_err().to_string();
        assert!(error.contains("no instructions were counted of popcount/"), "{error}");
        let error = all(&line("popcount_100", "abacus", "latency", 1000)).unwrap_err();
        assert!(format!("{error:#}").contains("there is no such variant"), "{error:#}");
        let error = all(r#"{"group":"popcount_100"}"#).unwrap_err();
        assert!(format!("{error:#}").contains("not the summary that we know"), "{error:#}");
    }
}
