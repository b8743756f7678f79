//! Evaluation by a small neural network.

use super::Evaluation;

/// A network with one hidden layer, which is updated from an earlier position instead of computed
/// anew.
#[derive(Clone, Copy, Debug)]
pub struct Network;

impl Evaluation for Network {
    const NAME: &'static str = "network";
    const USES_NETWORK: bool = true;
}
