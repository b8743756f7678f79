//! The lab's predictions for a machine before it measured, made until 2026. Nothing uses them any
//! more, but older records contain them, and a seal covers the whole record.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;

/// What a CPU would choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Prediction {
    /// The CPU, by LLVM's name of the model that is gone by.
    pub cpu: String,
    /// SHA-256 of the engine's source whose instructions were counted; none where that was not kept yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<String>,
    /// How many cycles a node is taken to take.
    pub cycles_per_node: f64,
    /// The axes, in the order of the tables.
    pub axes: Vec<PredictedAxis>,
    /// Hazards of that CPU, by name.
    pub hazards: Vec<String>,
    /// What to build, were it so.
    #[serde(flatten)]
    pub build: Build,
}

/// An axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PredictedAxis {
    /// Its name.
    pub name: String,
    /// The variant that the default build has on that CPU.
    pub default: String,
    /// The variant with the largest gain, if that is more than the threshold of measured ones; else the default.
    pub winner: String,
    /// Its variants but the default.
    pub variants: Vec<Predicted>,
}

/// A variant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Predicted {
    /// Its name.
    pub variant: String,
    /// Its gain over the default build, or why none is predicted.
    pub gain: Result<f64, String>,
    /// What that is predicted from.
    pub from: Basis,
}

/// What a gain is predicted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The static cost of its kernel, as often as a node asks it.
    Cost,
    /// The instructions of a node.
    Instructions,
    /// Nothing.
    Nothing,
}
