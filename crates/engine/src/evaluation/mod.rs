//! The axis `evaluation`: the way to value a position.
//!
//! The value comes from hand-written terms or from a small neural network that has learnt from
//! games. The variants play different moves, so each has its own signature, and they are compared
//! in games (`docs/search.md`). With `network`, all variants of the axis `simd` search the same
//! nodes. With `classical`, all variants of `score`, `side` and `weights` do.
//!
//! A variant contains neither: the terms are in `eval`, the network in `network`.

use std::fmt::Debug;

use plywright_parts::axis;

axis! {
    name: evaluation,
    variant: Evaluation,
    asks: "what says how much a position is worth?",
    plays_alike: false,
    registry: evaluation_variants,
    default: Network,
    network => Network ["evaluation-network"],
    classical => Classical ["evaluation-classical"],
}

/// A way to evaluate positions.
pub trait Evaluation: Copy + Debug + Send + Sync + 'static {
    /// Name of the variant: the suffix of its cargo feature, its bench id, the file name of its
    /// listing, and its key in the records.
    const NAME: &'static str;

    /// True if the network is asked. If false, the search has no code for it, and the program
    /// contains no network.
    const USES_NETWORK: bool;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_variant_network_uses_the_network() {
        assert_eq!([Classical::NAME, Network::NAME], ["classical", "network"]);
        assert_eq!([Classical::USES_NETWORK, Network::USES_NETWORK], [false, true]);
    }
}
