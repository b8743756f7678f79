//! The axis `evaluation`: what says how much a position is worth.
//!
//! Terms that people have thought of, or a small neural network that has learnt from games. The variants differ in what is played, so each
//! has a signature of its own, and they are compared in games (`docs/search.md`). Within `network` all variants of the axis `simd` are one
//! engine, node for node; within `classical` those of `score`, `side` and `weights` are.
//!
//! A variant does not know what either is: they are the matter of `eval` and `network`.

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

/// What evaluates.
pub trait Evaluation: Copy + Debug + Send + Sync + 'static {
    /// The variant's name: its cargo feature's suffix, its bench id, its listing's file name, its key in the records.
    const NAME: &'static str;

    /// Whether the network is asked. Where it is not, the search has no code for it, and the program has no network.
    const USES_NETWORK: bool;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_the_files_and_one_asks_the_network() {
        assert_eq!([Classical::NAME, Network::NAME], ["classical", "network"]);
        assert_eq!([Classical::USES_NETWORK, Network::USES_NETWORK], [false, true]);
    }
}
