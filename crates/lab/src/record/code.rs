//! What the machine code of one kernel is made of, and what its loops would cost on CPUs that are not here.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The code of one listing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct CodeFigure {
    /// Its size, padding and all; none if the listing does not tell it.
    pub(crate) bytes: Option<u64>,
    /// How often each mnemonic occurs, padding apart; the most frequent first.
    pub(crate) mix: Vec<(String, usize)>,
    /// Operations that the source did not ask for and the platform's lowest CPU lacks.
    pub(crate) recognised: Vec<String>,
    /// The longest innermost loop of each function that is timed and has one.
    pub(crate) loops: Vec<LoopFigure>,
}

/// One loop.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct LoopFigure {
    /// The function that it is in: `latency`, `throughput`.
    pub(crate) function: String,
    /// How many instructions it has, padding apart.
    pub(crate) instructions: usize,
    /// Why its costs are not to be taken as they are, or why there are none.
    pub(crate) remark: Option<String>,
    /// Cycles a turn by a model, each turn waiting for what it needs of the one before, by CPU.
    pub(crate) cycles: BTreeMap<String, f64>,
    /// Cycles a turn that the CPU's ports need at least, by CPU.
    pub(crate) ports: BTreeMap<String, f64>,
    /// What a CPU lacks to run it, by CPU.
    pub(crate) lacks: BTreeMap<String, String>,
}
