//! Figures of a kernel's machine code: its size, its mix of instructions, and the modelled costs of
//! its loops on named CPUs.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Figures of one listing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CodeFigure {
    /// Size in bytes, including padding; `null` if the listing does not show it.
    pub bytes: Option<u64>,
    /// Number of occurrences of each mnemonic without padding, the most frequent first.
    pub mix: Vec<(String, usize)>,
    /// Instructions that the platform's lowest CPU lacks and that the code of the same variant for
    /// that CPU does not use: the compiler replaced steps of the source by them.
    pub recognised: Vec<String>,
    /// Longest innermost loop of each timed function that has a loop.
    pub loops: Vec<LoopFigure>,
}

/// Figures of one loop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LoopFigure {
    /// Function that has the loop: `latency` or `throughput`.
    pub function: String,
    /// Number of instructions without padding.
    pub instructions: usize,
    /// Reason why the costs are missing or must be read with care.
    pub remark: Option<String>,
    /// Cycles for each iteration, by CPU: simulated by llvm-mca, in which an iteration waits for
    /// the results of the one before.
    pub cycles: BTreeMap<String, f64>,
    /// Lower bound of the cycles for each iteration from the CPU's execution ports alone, by CPU.
    pub ports: BTreeMap<String, f64>,
    /// Instruction sets that the loop uses and the CPU does not have, or llvm-mca's message if its
    /// model of the CPU does not know an instruction, by CPU.
    pub lacks: BTreeMap<String, String>,
}
