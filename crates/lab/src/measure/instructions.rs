//! Counts the instructions of the kernels (a part of evidence level 2, see `docs/methodology.md`):
//! runs `benches/instructions.rs` under valgrind and reads its counts.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use plywright::recipe::{Axis, Variant};

use crate::axes;
use crate::build::kernels::{self, cargo_bench_for, succeed};
use crate::build::targets::{Ready, Target};
use crate::machine::tools::{self, Tool};
use crate::measure::stacks::{self, Stacks};
use crate::record::{InstructionFigure, Mode, RECORDED};
use crate::workspace;

/// Kernels that run a whole part of the engine and belong to no axis. These are the names of their
/// groups, without the number of operations.
const WHOLES: [&str; 2] = ["evaluation", "perft"];

/// Part of the name of the function in which callgrind counts. If the linker has merged several
/// identical functions, the rest of the name may contain another variant.
const WRAPPER: &str = "::__gungraun_wrapper_mod::";

/// Name of the control: the same loop without a variant.
const CONTROL: &str = "control";

/// Instructions per operation of a variant, and of the same loop without the variant if that was
/// counted too.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    pub figure: InstructionFigure,
    /// Cost of the loop itself: instructions per operation of the control.
    pub control: Option<f64>,
}

/// Counts the instructions of every variant that this CPU can run, in the order of axes, operands,
/// modes and variants.
pub fn counts(root: &Path) -> Result<Vec<Count>> {
    let lines = run(root, &Ready::find(Target::host())?, None)?;
    variants(&lines, |_, variant| variant.is_available())
}

/// Counts the instructions of the variants of one axis, on each of its operands.
pub fn of_axis(root: &Path, axis: &str) -> Result<Vec<InstructionFigure>> {
    let lines = run(root, &Ready::find(Target::host())?, Some(&of_group(axis)))?;
    Ok(figures(variants(&lines, |known, variant| known.name == axis && variant.is_available())?))
}

/// Counts the instructions that a record of `choose` has: those of the axes whose variants play the
/// same moves.
pub fn count(root: &Path) -> Result<Vec<InstructionFigure>> {
    let lines = run_equal(root, &Ready::find(Target::host())?, &[])?;
    Ok(figures(variants(&lines, |axis, variant| axis.plays_alike && variant.is_available())?))
}

/// Counts the instructions of a build for a target: those of the axes whose variants play the same
/// moves, then those of [`WHOLES`]. Leaves out variants that the target or valgrind's CPU does not
/// have.
pub fn counts_for(root: &Path, ready: &Ready) -> Result<Vec<InstructionFigure>> {
    let lines = run_equal(root, ready, &WHOLES)?;
    let mut figures = figures(variants(&lines, |axis, _| axis.plays_alike)?);
    figures.retain(|figure| figure.instructions_per_op > InstructionFigure::NOTHING);
    figures.extend(wholes(&lines)?);
    Ok(figures)
}

fn figures(counts: Vec<Count>) -> Vec<InstructionFigure> {
    counts.into_iter().map(|count| count.figure).collect()
}

/// Returns for each variant of an axis the stacks of the instructions that its kernels execute on
/// recorded operands. The outermost frame of a stack is the mode. Leaves out variants that the
/// target or valgrind's CPU does not have.
pub fn stacks(root: &Path, ready: &Ready, axis: &'static Axis) -> Result<Vec<(&'static str, Stacks)>> {
    let options = format!("--callgrind-args={}", stacks::OPTIONS);
    // The name of a group continues with a number if its operands are recorded, otherwise with the
    // name of the operands.
    let wanted = format!("instructions::{}_[0-9]*", axis.name);
    let mut command = command(root, ready, Some(&wanted))?;
    // With line tables alone, the names of inlined functions would lack their paths.
    command.arg(options).env("CARGO_PROFILE_BENCH_DEBUG", "limited");
    let lines = counted_lines(&mut command)?;
    let stacks_of = |variant: &'static Variant| -> Result<(&str, Stacks)> {
        let mut merged = Stacks::new();
        let is_of = |line: &&Line| {
            line.function == variant.identifier && line.instructions_per_op > InstructionFigure::NOTHING
        };
        for line in lines.iter().filter(is_of) {
            let mode = line.mode.context("the count is of no mode")?;
            let (program, written) = line.files.as_ref().context("the runner does not say where it wrote")?;
            let found =
                stacks::read(written, program, WRAPPER).with_context(|| written.display().to_string())?;
            merged.extend(stacks::under(mode.name(), &found));
        }
        Ok((variant.name, merged))
    };
    let variants = axis.variants.iter().map(stacks_of).collect::<Result<Vec<_>>>()?;
    Ok(variants.into_iter().filter(|(_, stacks)| !stacks.is_empty()).collect())
}

/// Returns the pattern that matches the groups of an axis, or of one of [`WHOLES`].
fn of_group(name: &str) -> String {
    format!("instructions::{name}_*")
}

/// Runs the counting bench of a target and returns the runner's output. If `wanted` is given, only
/// groups whose names match that pattern run.
fn run(root: &Path, ready: &Ready, wanted: Option<&str>) -> Result<Vec<Line>> {
    counted_lines(&mut command(root, ready, wanted)?)
}

fn command(root: &Path, ready: &Ready, wanted: Option<&str>) -> Result<Command> {
    tools::ensure(root, Tool::Valgrind)?;
    let runner = tools::ensure(root, Tool::Runner)?;
    let folder = runner.parent().context("the path of the runner names no folder")?;
    // The bench looks for its runner on the PATH. There is also a variable with its path, but it is
    // read when the bench is compiled.
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path)))
        .context("the path to the runner cannot be put on PATH")?;
    let mut command = cargo_bench_for(root, [kernels::COUNTED], ready);
    command.args(["--", "--output-format=json", "--nosummary", "--parallel=auto", "--home"]);
    command.arg(workspace::target(root).join("gungraun").join(&ready.target.name)).env("PATH", path);
    command.args(wanted);
    Ok(command)
}

fn counted_lines(command: &mut Command) -> Result<Vec<Line>> {
    lines(&succeed(command, "the instructions could not be counted")?)
}

/// Runs the counting bench one group at a time, for the axes whose variants play the same moves and
/// for `others`, and returns the runner's output. The axis `endgame` is not among them: its
/// variants play different moves, and counting it takes minutes, because each run unpacks the
/// tables. `cargo studies endgame` counts it.
fn run_equal(root: &Path, ready: &Ready, others: &[&str]) -> Result<Vec<Line>> {
    let axes = axes::with_kernels().filter(|axis| axis.plays_alike).map(|axis| axis.name);
    let lines = axes.chain(others.iter().copied()).map(|group| run(root, ready, Some(&of_group(group))));
    Ok(lines.collect::<Result<Vec<_>>>()?.concat())
}

/// The runner's output for one bench.
#[derive(Clone, Debug)]
struct Line {
    /// The axis, or one of [`WHOLES`].
    group: String,
    operands: String,
    /// The variant, as an identifier.
    function: String,
    mode: Option<Mode>,
    instructions_per_op: f64,
    /// The program, and the file that callgrind wrote for it.
    files: Option<(PathBuf, PathBuf)>,
}

fn lines(printed: &str) -> Result<Vec<Line>> {
    let lines = printed.lines().filter(|line| line.starts_with('{'));
    lines.map(|text| line(text).with_context(|| format!("the runner printed: {text:.200}"))).collect()
}

/// Parses one line of the runner's output. A group is named after the axis, the operands unless
/// they are the recorded ones, and the number of operations: `popcount_16384`, `endgame_krkp_1024`.
fn line(text: &str) -> Result<Line> {
    const INSTRUCTIONS: &str = "/profiles/0/data/total/metrics/Ir/values/new";
    let summary: serde_json::Value = serde_json::from_str(text)?;
    let word = |field: &str| summary[field].as_str();
    let found = (word("group"), word("function_name"), summary.pointer(INSTRUCTIONS));
    let (Some(group), Some(function), Some(instructions)) = found else {
        bail!("this is not the summary that we know")
    };
    let instructions = instructions.as_f64().context("the count is not a number")?;
    let (name, operations) = group.rsplit_once('_').context("the group is not a name and a number")?;
    let operations: f64 = operations.parse().context("the group does not end with a number of operations")?;
    ensure!(operations >= 1.0, "the group has no operations");
    let (group, operands) = name.split_once('_').unwrap_or((name, RECORDED));
    let files = word("benchmark_exe").zip(word("output_dir")).zip(word("id"));
    let files = files.map(|((program, folder), id)| {
        (program.into(), Path::new(folder).join(format!("callgrind.{function}.{id}.out")))
    });
    Ok(Line {
        group: group.to_owned(),
        operands: operands.to_owned(),
        function: function.to_owned(),
        mode: word("id").and_then(Mode::named),
        instructions_per_op: instructions / operations,
        files,
    })
}

fn wholes(lines: &[Line]) -> Result<Vec<InstructionFigure>> {
    let mut figures = Vec::new();
    for group in WHOLES {
        let group_lines: Vec<&Line> = lines.iter().filter(|line| line.group == group).collect();
        ensure!(!group_lines.is_empty(), "no instructions were counted of {group}");
        figures.extend(group_lines.into_iter().map(|line| InstructionFigure {
            axis: group.to_owned(),
            variant: line.function.clone(),
            operands: if group == "perft" { "published" } else { RECORDED }.to_owned(),
            mode: Mode::Throughput,
            instructions_per_op: line.instructions_per_op,
        }));
    }
    Ok(figures)
}

/// Returns the counts of the variants for which `has` is true.
fn variants(lines: &[Line], has: impl Fn(&Axis, &Variant) -> bool) -> Result<Vec<Count>> {
    for line in lines.iter().filter(|line| !WHOLES.contains(&line.group.as_str())) {
        let Line { group, function, .. } = line;
        let axis = axes::with_kernels().find(|axis| axis.name == group);
        let axis = axis.with_context(|| format!("there is no such axis: {group}"))?;
        let is_known =
            function == CONTROL || axis.variants.iter().any(|variant| variant.identifier == function);
        ensure!(is_known, "there is no such variant: {group}/{function}");
        ensure!(line.mode.is_some(), "the count of {group}/{function} is of no mode");
    }
    let mut counts = Vec::new();
    for axis in axes::with_kernels() {
        let axis_lines: Vec<&Line> = lines.iter().filter(|line| line.group == axis.name).collect();
        // Every axis has recorded operands; they come first, then the others in their order.
        let mut sets = vec![RECORDED];
        for line in &axis_lines {
            if !sets.contains(&line.operands.as_str()) {
                sets.push(&line.operands);
            }
        }
        for (operands, mode) in sets.into_iter().flat_map(|operands| Mode::ALL.map(|mode| (operands, mode))) {
            let instructions_of = |function: &str| {
                let is_of = |line: &&&Line| {
                    line.operands == operands && line.mode == Some(mode) && line.function == function
                };
                axis_lines.iter().find(is_of).map(|line| line.instructions_per_op)
            };
            for variant in axis.variants.iter().filter(|variant| has(axis, variant)) {
                let instructions_per_op = instructions_of(variant.identifier).with_context(|| {
                    let what = format!("{}/{}, {operands}, {mode:?}", axis.name, variant.name);
                    format!("no instructions were counted of {what}")
                })?;
                let figure = InstructionFigure {
                    axis: axis.name.to_owned(),
                    variant: variant.name.to_owned(),
                    operands: operands.to_owned(),
                    mode,
                    instructions_per_op,
                };
                if axes::is_counted(&figure) {
                    counts.push(Count { figure, control: instructions_of(CONTROL) });
                }
            }
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(group: &str, function: &str, id: &str, instructions: u64) -> String {
        format!(
            r#"{{"version":"7","group":"{group}","function_name":"{function}","id":"{id}","profiles":[{{"tool":"Callgrind",
            "data":{{"parts":[],"total":{{"metrics":{{"Ir":{{"values":{{"new":{instructions},"old":1}}}}}},"regressions":[]}}}}}}]}}"#
        )
        .replace('\n', " ")
    }

    /// Output with a thousand instructions for each variant in each mode on the recorded operands,
    /// for a hundred operations (fifty for the axis `repetition`).
    fn runner_output() -> Vec<String> {
        let mut output = vec!["Running benches/instructions.rs".to_owned()];
        for axis in axes::with_kernels() {
            let operations = if axis.name == "repetition" { 50 } else { 100 };
            for mode in ["latency", "throughput"] {
                let group = format!("{}_{operations}", axis.name);
                output.extend(
                    axis.variants.iter().map(|variant| printed(&group, variant.identifier, mode, 1000)),
                );
            }
        }
        output
    }

    fn read(printed: &[String]) -> Result<Vec<Count>> {
        variants(&lines(&printed.join("\n"))?, |_, variant| variant.is_available())
    }

    #[test]
    fn variants_that_a_target_lacks_are_not_expected_and_whole_parts_are_read_apart() {
        let output = [
            printed("popcount_100", "swar", "latency", 1000),
            printed("popcount_100", "swar", "throughput", 500),
            printed("evaluation_10", "default", "throughput", 700),
            printed("perft_1000", "portable", "throughput", 4000),
        ];
        let read = lines(&output.join("\n")).unwrap();
        let is_there = |axis: &Axis, variant: &Variant| (axis.name, variant.name) == ("popcount", "swar");
        let counts = variants(&read, is_there).unwrap();
        let each: Vec<_> = counts.iter().map(|count| count.figure.instructions_per_op).collect();
        assert_eq!(each, [10.0, 5.0]);
        let wholes = super::wholes(&read).unwrap();
        let wholes = wholes.iter().map(|whole| (&*whole.axis, &*whole.variant, whole.instructions_per_op));
        let wanted = [("evaluation", "default", 70.0), ("perft", "portable", 4.0)];
        assert_eq!(wholes.collect::<Vec<_>>(), wanted);
        let error = super::wholes(&read[3..]).unwrap_err().to_string();
        assert!(error.contains("no instructions were counted of evaluation"), "{error}");
    }

    #[test]
    fn counts_are_per_operation_and_come_with_the_controls_count() {
        let mut output = runner_output();
        assert!(read(&output).unwrap().iter().all(|count| count.control.is_none()));
        output.push(printed("popcount_100", "control", "latency", 300));
        let counts = read(&output).unwrap();
        for (variant, expected) in [("swar", (10.0, Some(3.0))), ("distance", (20.0, None))] {
            let count = counts.iter().find(|count| count.figure.variant == variant).unwrap();
            assert_eq!((count.figure.instructions_per_op, count.control), expected);
        }
    }

    #[test]
    fn a_variant_that_valgrind_cannot_run_has_no_count() {
        let few = |line: String| line.replace(r#""new":1000"#, r#""new":4"#);
        let is_few =
            |line: &String| ["hardware", "lazy"].iter().any(|name| line.contains(&format!(r#""{name}""#)));
        let output = runner_output().into_iter().map(|line| if is_few(&line) { few(line) } else { line });
        let counts = read(&output.collect::<Vec<_>>()).unwrap();
        let has = |variant: &str| counts.iter().any(|count| count.figure.variant == variant);
        assert!(!has("hardware") && has("lazy") && has("swar"));
    }

    #[test]
    fn recorded_operands_come_first_and_every_variant_is_expected_on_each() {
        let mut output = runner_output();
        for variant in ["none", "rules", "exact"] {
            output.extend(
                ["latency", "throughput"].map(|mode| printed("endgame_krkp_10", variant, mode, 1000)),
            );
        }
        let figures = figures(read(&output).unwrap());
        let rules = figures.iter().filter(|figure| figure.axis == "endgame" && figure.variant == "rules");
        let each: Vec<_> =
            rules.map(|figure| (figure.operands.as_str(), figure.instructions_per_op)).collect();
        assert_eq!(each, [("recorded", 10.0), ("recorded", 10.0), ("krkp", 100.0), ("krkp", 100.0)]);
        output.pop();
        let error = read(&output).unwrap_err().to_string();
        assert_eq!(error, "no instructions were counted of endgame/exact, krkp, Throughput");
    }

    #[test]
    fn a_missing_variant_and_output_of_another_form_are_errors() {
        for (line, message) in [
            (printed("popcount_100", "swar", "latency", 1000), "no instructions were counted of popcount/"),
            (printed("popcount_100", "abacus", "latency", 1000), "there is no such variant"),
            (printed("abacus_100", "swar", "latency", 1000), "there is no such axis"),
            (printed("popcount_100", "swar", "sideways", 1000), "is of no mode"),
            (printed("popcount", "swar", "latency", 1000), "the group is not a name and a number"),
            (r#"{"group":"popcount_100"}"#.to_owned(), "not the summary that we know"),
        ] {
            let error = format!("{:#}", read(&[line]).unwrap_err());
            assert!(error.contains(message), "{error}");
        }
    }
}
