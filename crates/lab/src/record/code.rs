//! The composition of one kernel's machine code, and the cost of its loops on CPUs that are not
//! here.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The code of one listing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CodeFigure {
    /// Its size, padding and all; none if the listing does not tell it.
    pub bytes: Option<u64>,
    /// How often each mnemonic occurs, padding apart; the most frequent first.
    pub mix: Vec<(String, usize)>,
    /// Operations that the source did not ask for and the platform's lowest CPU lacks.
    pub recognised: Vec<String>,
    /// The longest innermost loop of each function that is timed and has one.
    pub loops: Vec<LoopFigure>,
}

/// One loop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LoopFigure {
    /// The function that it is in: `latency`, `throughput`.
    pub function: String,
    /// How many instructions it has, padding apart.
    pub instructions: usize,
    /// Why its costs are not to be taken as they are, or why there are none.
    pub remark: Option<String>,
    /// Cycles a turn by a model, each turn waiting for what it needs of the one before, by CPU.
    pub cycles: BTreeMap<String, f64>,
    /// Cycles a turn that the CPU's ports need at least, by CPU.
    pub ports: BTreeMap<String, f64>,
    /// What a CPU lacks to run it, by CPU.
    pub lacks: BTreeMap<String, String>,
}
