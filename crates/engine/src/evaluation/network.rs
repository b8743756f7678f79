//! A small neural network.

use super::Evaluation;

/// A network of one hidden layer, updated move by move.
#[derive(Clone, Copy, Debug)]
pub struct Network;

impl Evaluation for Network {
    const NAME: &'static str = "network";
    const USES_NETWORK: bool = true;
}
