//! Rung 2 in instructions: `benches/instructions.rs` under valgrind, and what it counted.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::AXES;
use serde::Deserialize;

use crate::kernels::{cargo_bench, mode_of, succeed};
use crate::record::{InstructionFigure, Mode};
use crate::tools::{self, Tool};
use crate::workspace;

/// The operands that are counted on.
const OPERANDS: &str = "recorded";

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

/// Counts every variant that runs here, in the order of axes, modes and variants.
pub(crate) fn counts(root: &Path) -> Result<Vec<Count>> {
    tools::ensure(root, Tool::Valgrind)?;
    let runner = tools::ensure(root, Tool::Runner)?;
    let folder = runner.parent().context("the runner is in no folder")?;
    // The bench finds its runner on the path; the variable that names it would be compiled in.
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path)))
        .context("the path to the runner cannot be put on PATH")?;
    let mut command = cargo_bench(root, ["instructions"]);
    command.args(["--", "--output-format=json", "--nosummary", "--parallel=auto", "--home"]);
    command.arg(workspace::target(root).join("gungraun")).env("PATH", path);
    let said = succeed(&mut command, "the instructions could not be counted")?;
    read(&said)
}

/// The same for the record.
pub(crate) fn count(root: &Path) -> Result<Vec<InstructionFigure>> {
    Ok(counts(root)?.into_iter().map(|count| count.figure).collect())
}

/// A line of the runner's summary, as far as we need it.
#[derive(Deserialize)]
struct Summary {
    /// The axis and the number of operations: `popcount_16384`.
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
    /// None for the control.
    variant: Option<&'static str>,
    mode: Mode,
    instructions_per_op: f64,
}

/// The counts in the runner's lines.
fn read(said: &str) -> Result<Vec<Count>> {
    let lines: Vec<Line> = said
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| understand(line).with_context(|| format!("the runner said: {line:.200}")))
        .collect::<Result<_>>()?;
    let mut counts = Vec::new();
    for axis in &AXES {
        for mode in [Mode::Latency, Mode::Throughput] {
            let of = |variant: Option<&str>| {
                lines
                    .iter()
                    .find(|line| line.axis == axis.name && line.mode == mode && line.variant == variant)
                    .map(|line| line.instructions_per_op)
            };
            for variant in axis.variants.iter().filter(|variant| variant.is_available()) {
                let Some(instructions_per_op) = of(Some(variant.name)) else {
                    bail!("no instructions were counted of {}/{}, {mode:?}", axis.name, variant.name)
                };
                let figure = InstructionFigure {
                    axis: axis.name.to_owned(),
                    variant: variant.name.to_owned(),
                    operands: OPERANDS.to_owned(),
                    mode,
                    instructions_per_op,
                };
                counts.push(Count { figure, control: of(None) });
            }
        }
    }
    Ok(counts)
}

fn understand(line: &str) -> Result<Line> {
    let summary: Summary = serde_json::from_str(line).context("this is not the summary that we know")?;
    let (axis, operations) = summary.group.split_once('_').context("a group is an axis and a number")?;
    let axis = AXES.iter().find(|known| known.name == axis).context("there is no such axis")?;
    let operations: f64 = operations.parse().context("a group ends with the number of operations")?;
    let name = summary.function_name.replace('_', "-");
    let variant = if name == CONTROL {
        None
    } else {
        let known = axis.variants.iter().find(|variant| variant.name == name);
        Some(known.context("there is no such variant")?.name)
    };
    let mode = summary.id.as_deref().and_then(mode_of).context("an id is a mode")?;
    let [profile] = &summary.profiles[..] else { bail!("expected one profile") };
    let instructions = profile.data.total.metrics.instructions.values.new;
    ensure!(operations >= 1.0, "no operations");
    Ok(Line { axis: axis.name, variant, mode, instructions_per_op: instructions / operations })
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

    #[test]
    fn counts_are_per_operation_beside_the_control() {
        let mut said = vec!["Running benches/instructions.rs".to_owned()];
        for (axis, group) in AXES.iter().zip(["popcount_100", "sliders_200", "score_400", "repetition_50"]) {
            for mode in ["latency", "throughput"] {
                for variant in axis.variants {
                    said.push(line(group, &variant.name.replace('-', "_"), mode, 1000));
                }
            }
        }
        assert!(read(&said.join("\n")).unwrap().iter().all(|count| count.control.is_none()));
        said.push(line("popcount_100", "control", "latency", 300));
        let counts = read(&said.join("\n")).unwrap();
        let swar = counts.iter().find(|count| count.figure.variant == "swar").unwrap();
        assert_eq!((swar.figure.instructions_per_op, swar.control), (10.0, Some(3.0)));
        let distance = counts.iter().find(|count| count.figure.variant == "distance").unwrap();
        assert_eq!((distance.figure.instructions_per_op, distance.control), (20.0, None));
    }

    #[test]
    fn a_missing_or_misread_variant_is_an_error() {
        let error = read(&line("popcount_100", "swar", "latency", 1000)).unwrap_err().to_string();
        assert!(error.contains("no instructions were counted of popcount/"), "{error}");
        let error = read(&line("popcount_100", "abacus", "latency", 1000)).unwrap_err();
        assert!(format!("{error:#}").contains("there is no such variant"), "{error:#}");
        let error = read(r#"{"group":"popcount_100"}"#).unwrap_err();
        assert!(format!("{error:#}").contains("not the summary that we know"), "{error:#}");
    }
}
