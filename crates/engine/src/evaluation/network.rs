//! Evaluation by a small neural network.

use super::Evaluation;

/// A network with one hidden layer, updated with every move.
#[derive(Clone, Copy, Debug)]
pub struct Network;

impl Evaluation for Network {
    const NAME: &'static str = "network";
    const USES_NETWORK: bool = true;
}
