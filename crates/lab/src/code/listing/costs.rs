//! What the innermost loops of a suite's listings would cost on CPUs that are not here, by the models in llvm-mca.
//!
//! The costs are made from the listings' own text, so they are those of the code that is kept. Two figures for each loop
//! and CPU, both in cycles an iteration: what it takes when each iteration waits for what it needs of the one before
//! (`cycles`: the figure for a chain), and what the CPU's ports allow at best (`ports`: the reciprocal throughput of the block).
//!
//! They are a model's: caches always hit, branches are always foreseen, and every instruction of the loop runs each
//! time. Where a load is folded into an operation, the model may let the load wait for what only the operation needs; a
//! chain through `xor r9, qword ptr [rax]` then counts the load, which a real CPU does ahead. A loop that calls is not costed, since the callee is not in it. An assembler takes any instruction for any CPU, and
//! llvm-mca would make up a figure; so what a loop needs is read from its machine code and held against what the
//! compiler says that the CPU has.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::assembly::ask;
use super::{Listing, assembly, loops};
use crate::build::targets;
use crate::machine::tools::{self, Tool};

/// The CPUs of x86, by LLVM's names, oldest first. LLVM has no model of its own for Nehalem and takes Sandy Bridge's.
const X86: [&str; 9] = [
    "nehalem",
    "haswell",
    "skylake",
    "icelake-server",
    "alderlake",
    "sapphirerapids",
    "znver2",
    "znver3",
    "znver4",
];

/// The CPUs of 64-bit ARM.
const ARM: [&str; 3] = ["cortex-a72", "neoverse-n1", "apple-m1"];

/// The iterations that are simulated: enough for the first ones not to show.
const ITERATIONS: u32 = 300;

/// The costs of a suite's loops on one target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Costs {
    /// The tool and its version.
    pub(crate) tool: String,
    /// The command that makes this again.
    pub(crate) command: String,
    /// The loops, in the order of the variants and of their places.
    #[serde(rename = "loop", default)]
    pub(crate) loops: Vec<LoopCost>,
}

/// The costs of one loop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct LoopCost {
    /// The variant whose listing it is in.
    pub(crate) variant: String,
    /// The function in that.
    pub(crate) function: String,
    /// The first label of the loop.
    pub(crate) label: String,
    /// How many instructions it has.
    pub(crate) instructions: usize,
    /// Why the figures are not to be taken as they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) remark: Option<String>,
    /// Cycles an iteration, in a chain of iterations, by CPU.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) cycles: BTreeMap<String, f64>,
    /// Cycles an iteration that the ports need at least, by CPU.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) ports: BTreeMap<String, f64>,
    /// What a CPU does not have of what the loop needs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) lacks: BTreeMap<String, String>,
}

/// Where the costs of a suite's loops are kept: `asm/<target>/<suite>/costs.toml`.
pub(crate) fn path(root: &Path, target: &str, suite: &str) -> PathBuf {
    root.join("asm").join(target).join(suite).join("costs.toml")
}

impl Costs {
    /// The file's text: one loop a paragraph, one kind of figure a line.
    pub(crate) fn print(&self) -> String {
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let mut text = format!("tool = {}\ncommand = {}\n", quoted(&self.tool), quoted(&self.command));
        for one in &self.loops {
            let _ = write!(
                text,
                "\n[[loop]]\nvariant = {}\nfunction = {}\nlabel = {}\ninstructions = {}\n",
                quoted(&one.variant),
                quoted(&one.function),
                quoted(&one.label),
                one.instructions
            );
            if let Some(remark) = &one.remark {
                let _ = writeln!(text, "remark = {}", quoted(remark));
            }
            for (name, figures) in [("cycles", &one.cycles), ("ports", &one.ports)] {
                if !figures.is_empty() {
                    let figures: Vec<_> =
                        figures.iter().map(|(cpu, cycles)| format!("{cpu} = {cycles:?}")).collect();
                    let _ = writeln!(text, "{name} = {{ {} }}", figures.join(", "));
                }
            }
            if !one.lacks.is_empty() {
                let lacks: Vec<_> =
                    one.lacks.iter().map(|(cpu, what)| format!("{cpu} = {}", quoted(what))).collect();
                let _ = writeln!(text, "lacks = {{ {} }}", lacks.join(", "));
            }
        }
        text
    }

    /// Reads what [`Costs::print`] wrote.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        Ok(toml::from_str(text)?)
    }
}

/// Works out the costs of all innermost loops in these listings, which are for the platform of that triple.
pub(crate) fn measure(
    root: &Path,
    triple: &str,
    listings: &[(&'static str, Listing)],
    command: String,
) -> Result<Costs> {
    let mca = tools::ensure(root, Tool::Mca)?;
    let version = tools::find(root, Tool::Mca)?.map(|found| found.version).unwrap_or_default();
    let is_arm = triple.starts_with("aarch64");
    let mut costs = Costs { tool: format!("llvm-mca {version}"), command, loops: Vec::new() };
    let mut texts = Vec::new();
    let mut needs = Vec::new();
    for (variant, listing) in listings {
        for function in &listing.functions {
            for found in loops::innermost(&function.lines) {
                let text: String =
                    found.instructions.iter().map(|line| assembly::line(line, is_arm) + "\n").collect();
                let mut one = LoopCost {
                    variant: (*variant).to_owned(),
                    function: function.name.clone(),
                    label: found.label.to_owned(),
                    instructions: found.instructions.len(),
                    ..LoopCost::default()
                };
                one.remark = match found.calls() {
                    Some(callee) => Some(format!("calls {callee}, which is not in the loop: no cost")),
                    None => {
                        found.has_branches().then(|| "has branches: as if all of it ran each time".to_owned())
                    }
                };
                let is_whole = found.calls().is_none();
                needs.push(match is_whole && !is_arm {
                    true => assembly::needs(&mca, triple, &text)
                        .with_context(|| format!("in {variant}, {}, {}", function.name, found.label))?,
                    false => BTreeSet::new(),
                });
                texts.push(is_whole.then_some(text));
                costs.loops.push(one);
            }
        }
    }
    let cpus = if is_arm { &ARM[..] } else { &X86[..] };
    for &cpu in cpus {
        let has = targets::features(Some(triple), cpu)?;
        let mut regions = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            let lacks: Vec<&str> =
                needs[at].iter().copied().filter(|need| !has.iter().any(|feature| feature == need)).collect();
            if lacks.is_empty() {
                regions.extend(text.as_ref().map(|text| (at, text.as_str())));
            } else {
                costs.loops[at].lacks.insert(cpu.to_owned(), lacks.join(", "));
            }
        }
        let simulated = match simulate(&mca, triple, cpu, &regions) {
            Ok(summaries) => summaries.into_iter().map(Ok).collect(),
            // One loop that the model does not know spoils all of them, so each is asked for alone.
            Err(_) => regions
                .iter()
                .map(|region| {
                    let alone = simulate(&mca, triple, cpu, std::slice::from_ref(region))?;
                    alone.into_iter().next().context("no answer")
                })
                .collect::<Vec<Result<_>>>(),
        };
        for ((at, _), summary) in regions.iter().zip(simulated) {
            let one = &mut costs.loops[*at];
            match summary {
                Ok(summary) => {
                    let cycles = f64::from(summary.total_cycles) / f64::from(ITERATIONS);
                    one.cycles.insert(cpu.to_owned(), hundredths(cycles));
                    one.ports.insert(cpu.to_owned(), hundredths(summary.block_r_throughput));
                }
                Err(error) => {
                    let told = format!("{error:#}");
                    let first = told.lines().next().unwrap_or_default().to_owned();
                    one.lacks.insert(cpu.to_owned(), first);
                }
            }
        }
    }
    Ok(costs)
}

/// llvm-mca's answer, as far as it is needed.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "CodeRegions")]
    regions: Vec<Region>,
}

#[derive(Deserialize)]
struct Region {
    #[serde(rename = "Name")]
    name: String,
    #[serde(rename = "SummaryView")]
    summary: Summary,
}

#[derive(Deserialize)]
struct Summary {
    #[serde(rename = "TotalCycles")]
    total_cycles: u32,
    #[serde(rename = "BlockRThroughput")]
    block_r_throughput: f64,
}

/// Simulates these loops on that CPU, and gives their summaries in the same order.
fn simulate(mca: &Path, triple: &str, cpu: &str, regions: &[(usize, &str)]) -> Result<Vec<Summary>> {
    if regions.is_empty() {
        return Ok(Vec::new());
    }
    let mut text = assembly::syntax(triple).to_owned();
    for (at, region) in regions {
        let _ = write!(text, "# LLVM-MCA-BEGIN {at}\n{region}# LLVM-MCA-END\n");
    }
    let mut command = Command::new(mca);
    command.arg(format!("-mtriple={triple}")).arg(format!("-mcpu={cpu}"));
    command.arg(format!("-iterations={ITERATIONS}"));
    command.args(["-json", "-instruction-info=false", "-resource-pressure=false"]);
    let answer: Answer =
        serde_json::from_slice(&ask(command, &text)?).context("llvm-mca's answer is no JSON")?;
    let mut summaries: BTreeMap<_, _> =
        answer.regions.into_iter().map(|region| (region.name, region.summary)).collect();
    let of = |(at, _): &(usize, &str)| {
        summaries.remove(&at.to_string()).with_context(|| format!("llvm-mca says nothing of loop {at}"))
    };
    regions.iter().map(of).collect()
}

fn hundredths(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    const POPCOUNT: &str = "\
latency:
.L0:
    xor r9, rax
    popcnt r9, r9
    and r9d, esi
    add r8, 0x8
    cmp rdx, r8
    jne .L0
.L1:
    vpopcntq zmm0, zmmword ptr [.C0]
    dec rcx
    jne .L1
.L2:
    call plywright::f
    dec rcx
    jne .L2
    ret
";

    /// Where llvm-mca of the compiler's major is here: the figures of a chain that is easily added up by hand.
    #[test]
    fn a_chain_costs_what_it_costs_and_a_cpu_without_the_instruction_gets_no_figure() {
        let root = workspace::root().unwrap();
        if tools::find(&root, Tool::Mca).unwrap().is_none() {
            eprintln!("skipped: llvm-mca of the compiler's LLVM is not here");
            return;
        }
        let listings = [("hardware", Listing::parse(POPCOUNT).unwrap())];
        let costs = measure(&root, "x86_64-unknown-linux-gnu", &listings, "test".to_owned()).unwrap();
        let [popcnt, vector, call] = costs.loops.as_slice() else { panic!("{costs:#?}") };
        // On Haswell `popcnt` takes three cycles, `xor` and `and` one each.
        assert!((popcnt.cycles["haswell"] - 5.0).abs() < 0.1, "{popcnt:?}");
        assert!((popcnt.cycles["znver4"] - 3.0).abs() < 0.1, "{popcnt:?}");
        assert!(popcnt.lacks.is_empty() && popcnt.remark.is_none());
        assert_eq!(vector.lacks["haswell"], "avx512vpopcntdq");
        assert!(!vector.cycles.contains_key("haswell") && vector.cycles.contains_key("znver4"));
        assert!(call.cycles.is_empty() && call.remark.as_ref().unwrap().contains("plywright::f"));
        assert_eq!(Costs::parse(&costs.print()).unwrap(), costs);
    }
}
