//! Computes the costs of the innermost loops of a suite's listings on named CPUs, by the models in
//! llvm-mca. `docs/codegen.md` explains the figures, and what the models leave out.
//!
//! The costs are computed from the text of the listings. A loop that calls a function has no cost,
//! because the called code is not in it. An assembler accepts any instruction for any CPU, and
//! llvm-mca would invent a figure for an instruction that the CPU lacks. So the features that an
//! x86 loop needs are read from its machine code, and compared with those that the CPU has
//! according to the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::Listing;
use super::assembly::{self, ask};
use super::loops::{self, Loop};
use crate::build::targets;
use crate::machine::tools::{self, Tool};
use crate::terminal::format::hundredths;
use outpace::os::children;

/// x86 CPUs by LLVM's names: Intel's and then AMD's, each from old to new. LLVM has no separate
/// model for Nehalem and uses Sandy Bridge's.
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

const ARM: [&str; 3] = ["cortex-a72", "neoverse-n1", "apple-m1"];

/// Number of simulated iterations. It is large enough that the first ones do not matter.
const ITERATIONS: u32 = 300;

/// Costs of a suite's loops on one target.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Costs {
    pub tool: String,
    pub command: String,
    /// Costs of the loops, in the order of the variants and of the loops' positions.
    #[serde(rename = "loop", default)]
    pub loops: Vec<LoopCost>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LoopCost {
    pub variant: String,
    pub function: String,
    /// First label of the loop.
    pub label: String,
    pub instructions: usize,
    /// Reason to treat the figures with caution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// Cycles per iteration when simulated, by CPU. An iteration waits for results of the one
    /// before.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cycles: BTreeMap<String, f64>,
    /// Lower bound of the cycles per iteration from the execution ports alone, by CPU.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ports: BTreeMap<String, f64>,
    /// Features that the loop needs and a CPU lacks, or llvm-mca's message if its model does not
    /// know the loop, by CPU.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub lacks: BTreeMap<String, String>,
}

/// Returns the path of the file with the costs of a suite's loops:
/// `asm/<target>/<suite>/costs.toml`.
pub fn path(root: &Path, target: &str, suite: &str) -> PathBuf {
    root.join("asm").join(target).join(suite).join("costs.toml")
}

impl Costs {
    /// Returns the text of the file: a paragraph for each loop, with a line for each kind of
    /// figure.
    pub fn print(&self) -> Result<String> {
        const FIELDS: [&str; 8] =
            ["variant", "function", "label", "instructions", "remark", "cycles", "ports", "lacks"];
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let mut text = format!("tool = {}\ncommand = {}\n", quoted(&self.tool), quoted(&self.command));
        for cost in &self.loops {
            let values = toml::Table::try_from(cost)?;
            text += "\n[[loop]]\n";
            for (field, value) in FIELDS.iter().filter_map(|field| values.get_key_value(*field)) {
                text += &format!("{field} = {value}\n");
            }
        }
        Ok(text)
    }

    pub fn parse(text: &str) -> Result<Self> {
        Ok(toml::from_str(text)?)
    }
}

/// Returns a loop as input for an assembler, and the CPU features that it needs.
fn block(mca: &Path, triple: &str, found: &Loop<'_>) -> Result<(String, BTreeSet<&'static str>)> {
    let is_arm = triple.starts_with("aarch64");
    let lines = found.instructions.iter().map(|line| assembly::line(line, is_arm) + "\n");
    let text: String = lines.collect();
    let needs = if is_arm { BTreeSet::new() } else { assembly::needs(mca, triple, &text)? };
    Ok((text, needs))
}

/// Computes the costs of all innermost loops in the listings of these variants, which are for the
/// platform with this triple.
pub fn measure(
    root: &Path,
    triple: &str,
    listings: &[(&'static str, Listing)],
    command: String,
) -> Result<Costs> {
    let mca = tools::ensure(root, Tool::Mca)?;
    let version = tools::find(root, Tool::Mca)?.map(|found| found.version).unwrap_or_default();
    let mut costs = Costs { tool: format!("llvm-mca {version}"), command, loops: Vec::new() };
    // The block of each loop, or None for a loop that calls a function.
    let mut blocks = Vec::new();
    for (variant, listing) in listings {
        for function in &listing.functions {
            for found in loops::innermost(&function.lines) {
                let calls =
                    found.calls().map(|callee| format!("calls {callee}, which is not in the loop: no cost"));
                let place = || format!("in {variant}, {}, {}", function.name, found.label);
                let block = calls.is_none().then(|| block(&mca, triple, &found)).transpose();
                blocks.push(block.with_context(place)?);
                let branches =
                    || "has branches: computed as if every instruction ran in each iteration".to_owned();
                costs.loops.push(LoopCost {
                    variant: (*variant).to_owned(),
                    function: function.name.clone(),
                    label: found.label.to_owned(),
                    instructions: found.instructions.len(),
                    remark: calls.or_else(|| found.has_branches().then(branches)),
                    ..LoopCost::default()
                });
            }
        }
    }
    let cpus = if triple.starts_with("aarch64") { &ARM[..] } else { &X86[..] };
    for &cpu in cpus {
        let has = targets::features(Some(triple), cpu)?;
        let mut regions = Vec::new();
        for (at, block) in blocks.iter().enumerate() {
            let Some((text, needs)) = block else { continue };
            let is_missing = |need: &&str| !has.iter().any(|feature| feature == need);
            let lacks: Vec<&str> = needs.iter().copied().filter(is_missing).collect();
            if lacks.is_empty() {
                regions.push((at, text.as_str()));
            } else {
                costs.loops[at].lacks.insert(cpu.to_owned(), lacks.join(", "));
            }
        }
        // If the model does not know an instruction, llvm-mca fails for all loops. Then each loop
        // is simulated by itself.
        let mut answers = simulate(&mca, triple, cpu, &regions).unwrap_or_default();
        for region @ (at, _) in regions {
            let answer = match answers.remove(&at) {
                Some(answer) => Ok(answer),
                None => simulate(&mca, triple, cpu, &[region]).and_then(|mut single| {
                    single.remove(&at).context("llvm-mca gives no figure of the loop")
                }),
            };
            let cost = &mut costs.loops[at];
            match answer {
                Ok(summary) => {
                    let cycles = f64::from(summary.total_cycles) / f64::from(ITERATIONS);
                    cost.cycles.insert(cpu.to_owned(), hundredths(cycles));
                    cost.ports.insert(cpu.to_owned(), hundredths(summary.block_r_throughput));
                }
                Err(error) => {
                    children::check()?;
                    let first = format!("{error:#}").lines().next().unwrap_or_default().to_owned();
                    cost.lacks.insert(cpu.to_owned(), first);
                }
            }
        }
    }
    Ok(costs)
}

/// Fields of llvm-mca's answer that are used.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Answer {
    code_regions: Vec<Region>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Region {
    name: String,
    summary_view: Summary,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Summary {
    total_cycles: u32,
    #[serde(rename = "BlockRThroughput")]
    block_r_throughput: f64,
}

/// Simulates these loops on this CPU. Returns their summaries by number.
fn simulate(
    mca: &Path,
    triple: &str,
    cpu: &str,
    regions: &[(usize, &str)],
) -> Result<BTreeMap<usize, Summary>> {
    if regions.is_empty() {
        return Ok(BTreeMap::new());
    }
    let mut text = assembly::syntax(triple).to_owned();
    for (at, region) in regions {
        text += &format!("# LLVM-MCA-BEGIN {at}\n{region}# LLVM-MCA-END\n");
    }
    let mut command = Command::new(mca);
    command.arg(format!("-mtriple={triple}")).arg(format!("-mcpu={cpu}"));
    command.arg(format!("-iterations={ITERATIONS}"));
    command.args(["-json", "-instruction-info=false", "-resource-pressure=false"]);
    let answer: Answer =
        serde_json::from_str(&ask(command, &text)?).context("llvm-mca's answer cannot be parsed")?;
    let numbered = |region: Region| Ok((region.name.parse()?, region.summary_view));
    answer.code_regions.into_iter().map(numbered).collect()
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

    /// Needs llvm-mca of the compiler's major version. The costs of this chain are easy to compute
    /// by hand.
    #[test]
    fn costs_of_a_chain_are_the_sum_of_its_latencies() {
        let root = workspace::root().unwrap();
        if tools::find(&root, Tool::Mca).unwrap().is_none() {
            eprintln!("skipped: llvm-mca of the compiler's LLVM is not installed");
            return;
        }
        let listings = [("hardware", Listing::parse(POPCOUNT).unwrap())];
        let costs = measure(&root, "x86_64-unknown-linux-gnu", &listings, "test".to_owned()).unwrap();
        let [popcnt, vector, call] = costs.loops.as_slice() else { panic!("{costs:#?}") };
        // On Haswell `popcnt` takes three cycles, and `xor` and `and` take one each.
        assert!((popcnt.cycles["haswell"] - 5.0).abs() < 0.1, "{popcnt:?}");
        assert!((popcnt.cycles["znver4"] - 3.0).abs() < 0.1, "{popcnt:?}");
        assert!(popcnt.lacks.is_empty() && popcnt.remark.is_none());
        assert_eq!(vector.lacks["haswell"], "avx512vpopcntdq");
        assert!(!vector.cycles.contains_key("haswell") && vector.cycles.contains_key("znver4"));
        assert!(call.cycles.is_empty() && call.remark.as_ref().unwrap().contains("plywright::f"));
    }
}
